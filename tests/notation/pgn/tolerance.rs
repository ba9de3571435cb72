//! What people and programs write against the standard: how it is read, what is told of it, and that it is refused where
//! a file is read strictly.

use chess_arbiter::pgn::{PgnOptions, ReadPgn, read_pgn_with};
use chess_arbiter::{Evaluation, GameResult, Pgn, PieceLetters, Step, read_pgn};

use super::{any_game, game};

/// The codes of the warnings of a game, but for the tags that are missing.
fn warnings(pgn: &Pgn) -> Vec<&'static str> {
    let codes = pgn.warnings.iter().map(|warning| warning.kind.code());
    codes.filter(|code| *code != "missing-tag").collect()
}

/// The numeric annotations of each move.
fn nags(text: &str) -> Vec<Vec<u16>> {
    let pgn = game(text);
    assert_eq!(warnings(&pgn), [""; 0], "{text}");
    pgn.nodes.into_iter().map(|node| node.nags).collect()
}

#[test]
fn an_evaluation_may_have_blanks_around_the_comma_before_its_depth() {
    for value in ["0.17,20", "0.17, 20", "0.17 ,20", "0.17 , 20", "0.17 / 20"] {
        let pgn = game(&format!("1. e4 {{[%eval {value}]}} *"));
        let comment = &pgn.nodes[0].comments[0];
        let read = (comment.evaluation, comment.depth);
        assert_eq!(read, (Some(Evaluation::Centipawns(17)), Some(20)), "{value}");
    }
}

#[test]
fn an_evaluation_may_be_of_any_size() {
    for (value, centipawns) in [("12.34", 1234), ("-10", -1000), ("115.5", 11_550), (".5", 50), ("-.25", -25)]
    {
        let pgn = game(&format!("1. e4 {{[%eval {value}]}} *"));
        assert_eq!(pgn.nodes[0].comments[0].evaluation, Some(Evaluation::Centipawns(centipawns)), "{value}");
    }
}

#[test]
fn signs_of_an_evaluation_are_annotations_attached_or_as_words() {
    assert_eq!(nags("1. e4 e5 ± 2. Nf3 *"), [vec![], vec![16], vec![]]);
    assert_eq!(nags("1. d4 += d5 2. c4 = e6 3. Nc3 N *"), [vec![14], vec![], vec![10], vec![], vec![146]]);
    assert_eq!(nags("1. e4+- e5 *"), [vec![18], vec![]]);
    assert_eq!(nags("1. e4‼ e5⁇ 2. Nf3⁉ Nc6□ *"), [vec![3], vec![4], vec![5], vec![7]]);
    assert_eq!(nags("1. e4 $902 e5 *"), [vec![902], vec![]]);
    let signs = [
        ("+/=", 14),
        ("=/+", 15),
        ("+/-", 16),
        ("-/+", 17),
        ("+-", 18),
        ("-+", 19),
        ("+−", 18),
        ("–+", 19),
        ("=+", 15),
        ("∓", 17),
        ("⩲", 14),
        ("⩱", 15),
        ("∞", 13),
        ("⁈", 6),
        ("=∞", 44),
        ("→", 40),
        ("⇆", 132),
        ("∆", 140),
    ];
    for (sign, number) in signs {
        assert_eq!(nags(&format!("1. e4 {sign} *")), [[number]], "{sign}");
        assert_eq!(nags(&format!("1. e4{sign} *")), [[number]], "{sign}");
        assert_eq!(nags(&format!("1. e4!{sign} *")), [[1, number]], "{sign}");
    }
    assert_eq!(nags("1. e4 e5→ *"), [vec![], vec![41]], "Black has the attack");
    assert_eq!(nags("1. f4 e5 2. g3 Qh4+-+ *")[3], [19]);
    assert_eq!(nags("1. f4 e5 2. g3 Qh4+= *")[3], [14]);
    assert_eq!(nags("1. e4=N *"), [[10, 146]]);
}

#[test]
fn a_promotion_is_no_sign() {
    let fen = "[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]";
    for (text, san, expected) in [
        ("e8=N", "e8=N", vec![]),
        ("e8N", "e8=N", vec![]),
        ("e8=Q+-", "e8=Q+", vec![18]),
        ("e8(R)+=", "e8=R+", vec![14]),
        ("e8=NN", "e8=N", vec![146]),
        ("e8=N=", "e8=N", vec![10]),
    ] {
        let pgn = game(&format!("{fen} 1. {text} *"));
        let Step::Move(found) = pgn.nodes[0].step else { panic!("{text}") };
        assert_eq!((found.to_string().as_str(), &pgn.nodes[0].nags), (san, &expected), "{text}");
    }
}

#[test]
fn signs_are_written_as_numbers() {
    assert!(
        game("1. e4 ± e5 N 2. Nf3 $300 *").to_string().ends_with("\n\n1. e4 $16 e5 $146 2. Nf3 $300 *\n")
    );
}

#[test]
fn an_unknown_word_is_told_and_skipped() {
    let pgn = game("1. e4 (=) e5 xyz 2. Nf3 [+0.3] !!! Nc6 $ } 3. Bb5 de *");
    assert_eq!(pgn.main_line().count(), 5);
    let words: Vec<_> = pgn.warnings.iter().map(|warning| (warning.column, warning.token.as_str())).collect();
    assert_eq!(words, [(7, "("), (14, "xyz"), (25, "[+0.3]"), (32, "!!!"), (40, "$"), (42, "}"), (51, "de")]);
}

#[test]
fn not_more_than_a_hundred_problems_of_a_game_are_listed() {
    let pgn = game(&format!("1. e4 {} *", "x ".repeat(1000)));
    assert_eq!((pgn.warnings.len(), warnings(&pgn).last()), (101, Some(&"more-problems")));
    let pgn = any_game(&format!("1. e4 {} e5 *", "(1. Ke3) ".repeat(1000)));
    assert_eq!((pgn.errors.len(), warnings(&pgn)), (100, vec!["more-problems"; 101]));
    assert_eq!(pgn.main_line().count(), 2);
}

/// The games of a text: for each its tags without their values, and how many moves it has.
fn games(text: &str) -> Vec<(String, usize)> {
    let games = read_pgn(text).map(|game| game.unwrap_or_else(|error| panic!("{error}")));
    let names = |pgn: &Pgn| pgn.tags.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" ");
    games.map(|pgn| (names(&pgn), pgn.main_line().count())).collect()
}

#[test]
fn tags_after_a_blank_line_begin_a_game_if_they_repeat_one() {
    let two = |text: &str, first: (&str, usize), second: (&str, usize)| {
        let expected = [first, second].map(|(names, moves)| (names.to_owned(), moves));
        for line_end in ["\n", "\r\n", "\r"] {
            assert_eq!(games(&text.replace('\n', line_end)), expected, "{text:?}");
        }
    };
    let white = "[White \"A\"]\n";
    let round = "[Round \"1\"]\n";
    two(&format!("{round}{white}\n{round}{white}"), ("Round White", 0), ("Round White", 0));
    // The repeated tag need not be the first after the blank line.
    two(&format!("{round}\n{white}{round}\n1. e4 *"), ("Round", 0), ("White Round", 1));
    // A blank line amid the tags of one game.
    assert_eq!(games(&format!("{round}\n{white}\n1. e4 *")), [("Round White".into(), 1)]);
    let pgn = game(&format!("{white}{white}\n1. e4 *"));
    assert_eq!(warnings(&pgn), ["repeated-tag"], "no blank line");
    let file = format!("{round}{white}\n").repeat(45);
    assert_eq!(games(&file).len(), 45);
    let many: String = (0..100).map(|number| format!("[Tag{number} \"\"]\n")).collect();
    assert_eq!(games(&format!("{many}\n[Tag63 \"\"]\n")).len(), 2);
    assert_eq!(games(&format!("{many}\n[Tag100 \"\"]\n")).len(), 1);
}

#[test]
fn what_is_odd_about_the_tags_of_the_next_game_is_told_of_that_game_alone() {
    let text = "[Round \"1\"]\n\n[White \"a \"b\" c\"]\n[Round \"1\"]\n\n1. e4 *";
    let odd = |pgn: Pgn| warnings(&pgn).contains(&"tag-escape");
    assert_eq!(read_pgn(text).flatten().map(odd).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn the_number_of_a_first_move_after_a_blank_line_begins_a_game() {
    let lengths = |text: &str| games(text).into_iter().map(|(_, moves)| moves).collect::<Vec<_>>();
    assert_eq!(lengths("1. e4 e5 2. Nf3\n\n1. d4 d5 2. c4\n"), [3, 3]);
    assert_eq!(lengths("1. e4 e5\r\n\r\n{next} 1.d4\n\n1 c4 c5"), [2, 1, 2]);
    assert_eq!(lengths("1. e4\n\n1... e5\n\n2. Nf3 *"), [3], "the same game goes on");
    assert_eq!(lengths("1. e4 e5\n\n(1... c5\n\n2. Nf3) 2. Nc3 *"), [3], "in a variation");
    assert_eq!(lengths("1. e4 (1. d4\n\n1... d5) e5 *"), [2]);
    assert_eq!(lengths("1. e4 e5\n1. d4 *"), [3], "no blank line: d4 is the third ply");
    assert_eq!(lengths("[Event \"x\"]\n\nA game:\n\n1. e4 *"), [1], "it has no moves before");
    let read: Vec<_> = read_pgn("1. e4 e5 2. Ke4 Kd5\n\n1. d4 *").flatten().collect();
    assert_eq!(read.iter().map(|pgn| pgn.errors.len()).collect::<Vec<_>>(), [1, 0]);
    assert_eq!(read_pgn("1. Ke4 Kd5\n\n1. d4 *").count(), 2, "though none of its moves can be read");
}

#[test]
fn results_are_read_as_people_write_them() {
    let results = [
        ("1–0", GameResult::WhiteWins),
        ("1—0", GameResult::WhiteWins),
        ("1:0", GameResult::WhiteWins),
        ("0−1", GameResult::BlackWins),
        ("0:1", GameResult::BlackWins),
        ("1 - 0", GameResult::WhiteWins),
        ("½–½", GameResult::Draw),
        ("½-½", GameResult::Draw),
        ("½:½", GameResult::Draw),
        ("½", GameResult::Draw),
        ("1/2", GameResult::Draw),
        ("0.5-0.5", GameResult::Draw),
        ("0,5:0,5", GameResult::Draw),
        ("1/2 - 1/2", GameResult::Draw),
        ("1/2–1/2", GameResult::Draw),
        ("1/2 : 1/2", GameResult::Draw),
    ];
    for (text, result) in results {
        let pgn = game(&format!("1. e4 e5 {text}\n\n"));
        assert_eq!((pgn.result, warnings(&pgn)), (result, vec!["odd-result"]), "{text}");
        let pgn = game(&format!("[Result \"{text}\"]\n\n1. e4 e5"));
        let of_tag = if text.contains(' ') { GameResult::Unknown } else { result };
        assert_eq!((pgn.result, warnings(&pgn)), (of_tag, vec!["odd-result", "missing-result"]), "{text}");
    }
    for text in
        ["1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *", "1. e4 1 e5 *", "1. e4 e5 2-0 *", "1. e4 e5 1-1 *"]
    {
        assert_eq!(game(text).result, GameResult::Unknown, "{text}");
    }
}

#[test]
fn a_result_that_contradicts_its_tag_is_told() {
    let pgn = game("[Result \"0-1\"]\n\n1. e4 1-0");
    assert_eq!((pgn.result, warnings(&pgn)), (GameResult::WhiteWins, vec!["result-mismatch"]));
    let pgn = game("[Result \"0-1\"]\n\n1. e4 *");
    assert_eq!((pgn.result, warnings(&pgn)), (GameResult::BlackWins, vec!["result-mismatch"]));
}

#[test]
fn chess960_need_not_be_declared() {
    let fen = "[FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1\"]\n";
    let pgn = game(&format!("{fen}\n1. b3 b6 2. Nf3 Nf6 3. O-O *"));
    assert!(pgn.start.chess960() && pgn.main_line().count() == 5);
    assert_eq!(warnings(&pgn), ["undeclared-chess960"]);
    for unsaid in ["?", "-", ""] {
        assert!(game(&format!("[Variant \"{unsaid}\"]\n{fen}\n1. b3 *")).start.chess960(), "{unsaid}");
    }
    // Where a tag says that it is chess, it is, and so where a board editor has left the rights behind.
    for other in [
        format!("[Variant \"Standard\"]\n{fen}\n1. b3 *"),
        "[FEN \"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1\"] 1. Ke2 *".into(),
        "[FEN \"4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1\"] 1. Ke2 *".into(),
    ] {
        let pgn = game(&other);
        assert!(!pgn.start.chess960() && warnings(&pgn)[0] == "castling-impossible", "{other}");
    }
}

#[test]
fn every_name_of_chess_is_chess() {
    for name in ["Regular", "Classical", "Standard Chess", "From Position", "?", "-", "normal"] {
        let pgn = game(&format!("[Variant \"{name}\"]\n\n1. e4 *"));
        assert!(!pgn.start.chess960() && warnings(&pgn).is_empty(), "{name}");
    }
    for name in ["fischerandom", "Freestyle", "Chess 960", "Fischer Random Chess", "chess960", "FRC"] {
        assert!(game(&format!("[Variant \"{name}\"]\n\n1. e4 *")).start.chess960(), "{name}");
    }
}

#[test]
fn a_tag_may_end_in_a_backslash() {
    let pgn = game("[Event \"Some Cup \\\"]\n[White \"A\"]\n\n1. e4 *");
    assert_eq!((pgn.tag("Event"), pgn.tag("White")), (Some("Some Cup \\"), Some("A")));
    assert_eq!(warnings(&pgn), ["tag-escape"]);
    assert_eq!(game(&pgn.to_string()).tag("Event"), Some("Some Cup \\"));
    let pgn = game("[Event \"a \\\"] b\"] [White \"A\"] 1. e4 *");
    assert_eq!((pgn.tag("Event"), pgn.tag("White")), (Some("a \"] b"), Some("A")), "an escaped quote");
    assert_eq!(game("[Event \"a \\\\\"]\n1. e4 *").tag("Event"), Some("a \\"));
    assert_eq!(game("[Event \"a \\\"]").tag("Event"), Some("a \\"), "at the end of the file");
}

#[test]
fn the_tags_that_every_game_has_are_missed() {
    let messages = |text: &str| game(text).warnings.iter().map(ToString::to_string).collect::<Vec<_>>();
    let tags = "[Event \"?\"] [Site \"?\"] [Date \"?\"] [Round \"?\"] [White \"?\"] [Result \"*\"]";
    assert_eq!(
        messages(&format!("{tags} 1. e4 *")),
        ["Line 1, column 1, '[Event \"?\"]': The tag Black is missing."]
    );
    assert_eq!(messages(&format!("{tags} [Black \"?\"] 1. e4 *")), [""; 0]);
    assert_eq!(messages("1. e4 *"), [""; 0], "moves alone are no game that lacks its tags");
}

#[test]
fn read_strictly_a_game_is_whole_and_to_the_standard_or_refused() {
    let options = PgnOptions { how: ReadPgn::Strictly, ..PgnOptions::default() };
    let sound = [
        "1. e4 e5 2. Nf3! $2 {a} (2. Nc3) Nc6 *",
        "[Event \"a \\\" \\\\\"]\n\n1. e4 e5 1-0",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"] 1. O-O *",
    ];
    for text in sound {
        assert!(
            read_pgn_with(text, options).all(|game| game.is_ok_and(|pgn| pgn.errors.is_empty())),
            "{text}"
        );
    }
    let refused = [
        ("1. e4 Ke7 e5 *", "illegal-move"),
        ("1. e4 e5 ± *", "unknown-word"),
        ("1. e4+- e5 *", "unreadable-move"),
        ("1. e2-e4 *", "unreadable-move"),
        ("1. e4 xyz e5 *", "unknown-word"),
        ("1. e4 -- *", "null-move"),
        ("1. e4 e5", "missing-result"),
        ("1. e4 e5 1:0", "odd-result"),
        ("1. e4 () e5 *", "empty-variation"),
        ("1. e4 (1. d4 Ke7) e5 *", "illegal-move"),
        ("[Result \"1-0\"] 1. e4 e5 0-1", "result-mismatch"),
        ("[Site \"a\"] [Site \"b\"] 1. e4 *", "repeated-tag"),
        ("[Site \"a \"b\" c\"] 1. e4 *", "tag-escape"),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"] 1. Kd2 *", "castling-impossible"),
    ];
    for (text, code) in refused {
        let mut games = read_pgn_with(text, options);
        let error = games.next().expect("a game").expect_err(text);
        assert_eq!(error.kind.code(), code, "{text}");
        assert!(games.next().is_none(), "{text}");
    }
    let file = "1. e4 Ke7 *\n\n1. d4 *";
    assert_eq!(read_pgn_with(file, options).map(|game| game.is_ok()).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn moves_may_have_the_letters_of_any_language() {
    let german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd4 6. Sxd4 exd4 *";
    let options = PgnOptions { letters: PieceLetters::of("de").expect("known"), ..PgnOptions::default() };
    let pgn = read_pgn_with(german, options).next().expect("a game").expect("sound");
    assert!(pgn.errors.is_empty() && pgn.main_line().count() == 12);
    let pgn = any_game(german);
    assert_eq!((pgn.main_line().count(), pgn.errors[0].kind.code()), (2, "unreadable-move"));
    assert!(pgn.errors[0].to_string().contains("with those of German"), "{}", pgn.errors[0]);
}
