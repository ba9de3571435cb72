//! PGN: files as they really are, errors with their places, and what is written.
//!
//! `tests/data/pgn` has one small file for each habit of sites and programs, and beside it what is found in it:
//! `<habit>.txt`, an outline of its games. With `UPDATE_OUTLINES=1` in the environment the outlines are written
//! anew, to be read before they are believed.

mod support;

use std::fmt::Write;
use std::path::PathBuf;
use std::time::Instant;

use chess_arbiter::{
    CastlingMode, Comment, Evaluation, Game, GameResult, Node, Pgn, PgnBuilder, PgnError, Position, Step,
    Visit, read_pgn,
};
use support::random::{Random, chess960_start, sound_position};
use support::*;

/// The files of the corpus: their names and their texts.
fn corpus() -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = std::fs::read_dir(data())
        .expect("the corpus is there")
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .map(|path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("it is UTF-8"))
        })
        .collect();
    files.sort();
    assert!(files.len() > 30);
    files
}

fn data() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "pgn"].iter().collect()
}

/// The only game of a text.
#[track_caller]
fn game(text: &str) -> Pgn {
    let mut games = read_pgn(text);
    let game = games.next().unwrap_or_else(|| panic!("no game in {text}"));
    assert!(games.next().is_none(), "more than one game in {text}");
    game.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What is found in a text, for people to read: its games as trees and its errors.
fn outline(text: &str) -> String {
    let games =
        read_pgn(text).map(|game| game.map_or_else(|error| error_line(&error), |pgn| game_lines(&pgn)));
    games.collect::<Vec<_>>().join("\n")
}

fn error_line(error: &PgnError) -> String {
    format!("{}: {error}\n", error.kind.code())
}

fn game_lines(pgn: &Pgn) -> String {
    let mut lines = String::new();
    for (name, value) in &pgn.tags {
        let _ = writeln!(lines, "{name} = {value}");
    }
    if pgn.start != Position::default() {
        let mode = if pgn.start.chess960() { "Chess960 " } else { "" };
        let _ = writeln!(lines, "start: {mode}{}", pgn.start);
    }
    comment_lines(&pgn.comments, "", &mut lines);
    let mut indent = String::new();
    for visit in pgn.visits() {
        match visit {
            Visit::Open => indent.push_str("    "),
            Visit::Close => indent.truncate(indent.len() - 4),
            Visit::Move(node) => {
                comment_lines(&node.comments_before, &indent, &mut lines);
                let _ = writeln!(lines, "{indent}{}", move_words(node));
                comment_lines(&node.comments, &format!("{indent}  "), &mut lines);
            }
        }
    }
    let _ = writeln!(lines, "result: {}", pgn.result.text());
    lines
}

fn move_words(node: &Node) -> String {
    let dots = if node.color == chess_arbiter::Color::White { "." } else { "..." };
    let step = match node.step {
        Step::Move(san) => format!("{san} ({})", san.mv()),
        Step::Null => "null move".into(),
    };
    let nags: String = node.nags.iter().map(|nag| format!(" ${nag}")).collect();
    format!("{}{dots} {step}{nags}", node.number)
}

fn comment_lines(comments: &[Comment], indent: &str, lines: &mut String) {
    for comment in comments {
        let _ = write!(lines, "{indent}{:?}", comment.text);
        let parts = [
            comment.clock.map(|clock| format!(", clock {clock} ms")),
            comment.elapsed.map(|elapsed| format!(", elapsed {elapsed} ms")),
            comment.evaluation.map(|evaluation| match evaluation {
                Evaluation::Centipawns(value) => format!(", evaluation {value}"),
                Evaluation::Mate(moves) => format!(", mate in {moves}"),
            }),
            comment.depth.map(|depth| format!(", depth {depth}")),
        ];
        lines.extend(parts.into_iter().flatten());
        lines.extend(comment.squares.iter().map(|it| format!(", {:?} {}", it.brush, it.square)));
        lines.extend(comment.arrows.iter().map(|it| format!(", {:?} {} to {}", it.brush, it.from, it.to)));
        lines.push('\n');
    }
}

#[test]
fn every_file_of_the_corpus_is_read_as_its_outline_says() {
    let update = std::env::var_os("UPDATE_OUTLINES").is_some();
    for (name, text) in corpus() {
        let path = data().join(format!("{name}.txt"));
        let found = outline(&text);
        if update {
            std::fs::write(&path, &found).expect("it can be written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(found == expected, "{name}: found\n{found}\nexpected\n{expected}");
    }
}

/// Two games are the same but for what writing decides: the tag of the result and those of the start.
#[track_caller]
fn assert_same(found: &Pgn, expected: &Pgn, context: &str) {
    assert_eq!(found.nodes, expected.nodes, "{context}");
    assert_eq!(found.comments, expected.comments, "{context}");
    assert_eq!(found.result, expected.result, "{context}");
    assert_eq!(found.start.fen(), expected.start.fen(), "{context}");
    assert_eq!(found.start.chess960(), expected.start.chess960(), "{context}");
    const DECIDED: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];
    for (name, value) in expected.tags.iter().filter(|(name, _)| !DECIDED.contains(&name.as_str())) {
        assert_eq!(found.tag(name), Some(value.as_str()), "{name}: {context}");
    }
}

/// What is written is in export format: the seven tags in their order, one tag to a line, an empty line, and lines
/// of 80 columns. Only what cannot be broken may be longer.
#[track_caller]
fn assert_export_format(written: &str) {
    const SEVEN: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    let (tags, moves) = written.split_once("\n\n").unwrap_or_else(|| panic!("no empty line: {written}"));
    for (line, name) in tags.lines().zip(SEVEN) {
        assert!(line.starts_with(&format!("[{name} \"")), "{name} is not {line}");
    }
    assert!(tags.lines().all(|line| line.starts_with('[') && line.ends_with("\"]")), "{tags}");
    assert!(moves.ends_with('\n') && !moves.contains("\n\n"), "{moves}");
    for line in moves.lines() {
        assert!(!line.ends_with(' ') && !line.is_empty() && !line.starts_with('%'), "{line:?}");
        let long = line.chars().count() > 80;
        assert!(!long || line.contains(';') || !can_be_broken(line), "{line}");
    }
}

/// Whether a line has a space at which it may be broken: a single one, with nothing behind it that means something
/// else at the beginning of a line.
fn can_be_broken(line: &str) -> bool {
    line.match_indices(' ').any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + 1..]);
        let is_single = !before.ends_with(char::is_whitespace) && !after.starts_with(char::is_whitespace);
        is_single && !after.starts_with('%') && !after.starts_with("[Event")
    })
}

/// Written and read again, the game is the same, and it is written the same.
#[track_caller]
fn assert_round_trip(pgn: &Pgn) {
    let written = pgn.to_string();
    assert_export_format(&written);
    let read = game(&written);
    assert_same(&read, pgn, &written);
    assert_eq!(read.to_string(), written);
}

mod writing {
    use super::*;

    #[test]
    fn every_game_of_the_corpus_is_read_as_it_was_before_it_was_written() {
        let mut games = 0;
        for (_, text) in corpus() {
            for pgn in read_pgn(&text).flatten() {
                assert_round_trip(&pgn);
                games += 1;
            }
        }
        assert!(games > 60, "{games}");
    }

    #[test]
    fn the_seven_tags_come_first_and_the_others_in_their_order() {
        let text = r#"[Annotator "A"] [White "W"] [ECO "C20"] [Event "E \"x\" \\"] 1. e4 e5 1-0"#;
        let expected = r#"[Event "E \"x\" \\"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "W"]
[Black "?"]
[Result "1-0"]
[Annotator "A"]
[ECO "C20"]

1. e4 e5 1-0
"#;
        assert_eq!(game(text).to_string(), expected);
    }

    #[test]
    fn a_game_from_another_position_says_so() {
        let pgn = game("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"] [White \"W\"] 40... Kd7 41. e4 *");
        let written = pgn.to_string();
        assert!(
            written.contains(
                "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. e4 *\n"
            )
        );
        let pgn = game(
            "[Variant \"Chess960\"] [FEN \"qrbbnkrn/pppppppp/8/8/8/8/PPPPPPPP/QRBBNKRN w KQkq - 0 1\"] 1. O-O *",
        );
        assert!(pgn.to_string().contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"qrbbnkrn/"));
    }

    #[test]
    fn black_has_a_number_after_every_interruption() {
        let text =
            "1. e4 {a} 1... e5 (1... c5 {b} 2. Nf3 (2. c3) 2... d6) 2. Nf3 $1 Nc6 ({c} 2... d6) {d} 3. Bb5 *";
        assert!(game(text).to_string().replace('\n', " ").ends_with(&format!(" {text} ")));
    }

    #[test]
    fn parentheses_stick_to_what_they_enclose_at_the_end_of_a_line_too() {
        for length in 40..70 {
            let text = format!("1. e4 {{{}}} (1. d4 d5) (1. c4 {{x}}) *", "x".repeat(length));
            let pgn = game(&text);
            assert_round_trip(&pgn);
            assert!(pgn.to_string().lines().all(|line| !line.ends_with('(') && !line.starts_with(')')));
        }
    }

    /// A text that a program has put together may have what no file can have.
    #[test]
    fn what_cannot_be_written_as_it_is_does_no_harm() {
        let mut pgn = game("1. e4 {comment} e5 1-0");
        pgn.tags.push(("Site".into(), "two\nlines\r\n\"]\n[Round \"5\"]".into()));
        pgn.tags.push(("Not a name".into(), "x".into()));
        pgn.tags.push((String::new(), "x".into()));
        pgn.tags.push(("a]b".into(), "x".into()));
        pgn.nodes[0].comments[0].text = "two\nlines } 1-0\n\n[Event \"x\"]\n\n".into();
        let read = game(&pgn.to_string());
        assert_eq!(read.tag("Site"), Some("two lines  \"] [Round \"5\"]"));
        assert_eq!(read.tags.len(), 7);
        assert_eq!(read.nodes[0].comments[0].text, "two lines } 1-0 [Event \"x\"]");
        assert_eq!(read.nodes.len(), 2);
    }

    /// Texts of odd pieces, in braces where that can be and after a semicolon otherwise.
    #[test]
    fn comments_of_all_kinds_are_read_as_they_were_written() {
        let pieces = [
            " ",
            "  ",
            "\t",
            "a",
            "word",
            "{",
            "}",
            "[%",
            "]",
            "[%clk 0:00:01]",
            "[%eval 1]",
            "[%csl Ra1]",
            "%",
            "%x",
            ";",
            "(",
            ")",
            "[Event \"",
            "\n",
            "\r\n",
            "\"",
            "\\",
            "é",
            "\u{a0}",
            "\u{3000}",
            "♞",
            "1-0",
            "$1",
            "*",
            "a-long-word-that-takes-much-of-a-line",
        ];
        let mut random = Random::new(7);
        for _ in 0..20_000 {
            let mut builder = PgnBuilder::new(Pgn::default());
            let mv = builder.position().legal_move(candidate("e2e4")).expect("legal");
            builder.play(mv);
            let count = random.below(40);
            let text = (0..count).map(|_| random.pick(&pieces)).collect::<String>();
            builder.comment(Comment { text, ..Comment::default() });
            builder.comment(Comment { text: "next".into(), ..Comment::default() });
            // What it says once it has been read is what it goes on saying.
            let first = game(&builder.finish(None).expect("no variation is open").to_string());
            assert_eq!(first.nodes[0].comments.len(), 2);
            assert_round_trip(&first);
        }
    }

    #[test]
    fn a_builder_refuses_what_no_file_could_have() {
        let mut builder = PgnBuilder::new(Pgn::default());
        assert_eq!(builder.open().map_err(|error| error.code()), Err("variation-without-move"));
        assert_eq!(builder.close().map_err(|error| error.code()), Err("stray-variation-end"));
        assert_eq!(builder.pass().map_err(|error| error.code()), Err("null-move"));
        let e4 = builder.position().legal_move(candidate("e2e4")).expect("legal");
        builder.play(e4);
        builder.open().expect("there is a move to replace");
        builder.pass().expect("inside a variation one may pass");
        assert_eq!(builder.finish(None).map_err(|error| error.code()), Err("open-variation"));
    }
}

mod limits {
    use super::*;

    /// A hundred levels, and no more.
    #[test]
    fn variations_may_be_nested_a_hundred_times() {
        let nested = |depth: usize| {
            let open: String = (0..depth).map(|level| ["(1. d4 ", "(1. e4 "][level % 2]).collect();
            format!("1. e4 {open}{} *", ")".repeat(depth))
        };
        let pgn = game(&nested(100));
        assert_eq!(pgn.nodes.len(), 101);
        assert_round_trip(&pgn);
        for depth in [101, 100_000] {
            let text = nested(depth) + "\n\n1. c4 *";
            let games: Vec<_> = read_pgn(&text).collect();
            let Err(error) = &games[0] else { panic!("{depth} levels") };
            assert_eq!(
                (error.kind.code(), error.column, error.token.as_str()),
                ("too-deep", 6 + 7 * 100 + 1, "(")
            );
            assert!(games[1].is_ok() && games.len() == 2);
        }
    }

    #[test]
    fn a_hundred_thousand_parentheses_are_an_error() {
        let text = format!("1. e4 {} 1-0\n\n[Event \"Next\"]\n1. d4 *", "(".repeat(100_000));
        let games: Vec<_> = read_pgn(&text).collect();
        assert_eq!(
            games[0].as_ref().map_err(|error| (error.kind.code(), error.column)),
            Err(("variation-without-move", 8))
        );
        assert!(games[1].is_ok() && games.len() == 2);
    }

    #[test]
    fn a_long_game_with_many_variations_is_read_and_written() {
        let mut text = String::from("1. e4 ");
        for _ in 0..20_000 {
            text += "(1. d4 {a} d5) ";
        }
        for _ in 0..5_000 {
            text += "Nf6 Nf3 Ng8 Ng1 ";
        }
        let pgn = game(&text);
        assert_eq!((pgn.nodes.len(), pgn.main_line().count()), (1 + 40_000 + 20_000, 20_001));
        assert_round_trip(&pgn);
    }

    /// Ways to make a reader begin again and again, each of some hundred kilobytes: what is read once takes
    /// milliseconds, what is read once more for each part of it takes minutes.
    #[test]
    fn no_text_takes_more_than_one_way_through_it() {
        let repeated = |part: &str| part.repeat(400_000 / part.len());
        let texts = [
            repeated("[a\n"),
            repeated("[a \"\n"),
            repeated("[a\\\"x\n"),
            repeated("[\n"),
            repeated("[a \"b\" \n\n"),
            repeated("{\n[Event \"x\"]\n"),
            repeated("{"),
            repeated("(\n"),
            repeated("1. e4 Ke7 * "),
            repeated("1. e4 * "),
            repeated("* {c} "),
            repeated("*\n{c}\n"),
            repeated("1. e4 (1. Ke7 *) * "),
            repeated(")"),
            repeated("[Event \"x\"]"),
            repeated("; c\n"),
            repeated("%\n"),
            repeated("\u{feff}"),
            repeated("$"),
            repeated("{[%clk} "),
            repeated("[% "),
            format!("1. e4 {{{}}} *", repeated("[%")),
            format!("1. e4 {{{}}} *", repeated("[%a] ")),
            format!("1. e4 {{{}}} *", repeated("[%clk 0:00:01] ")),
            format!("1. e4 {{{}}} *", repeated(" ")),
            format!("[Event \"{}\"]", repeated("\" ")),
            format!("[Event \"{}\"]", repeated("\\")),
            repeated("1. e4 (1. d4) "),
            repeated("x"),
            repeated("1. e4 e5 2. Nf3 ("),
        ];
        for text in texts {
            let start = Instant::now();
            let _ = read_pgn(&text).count();
            let took = start.elapsed();
            assert!(took.as_secs() < 8, "{took:?} for {}...", text.chars().take(20).collect::<String>());
        }
    }

    /// Games of many kinds in one file, which loses nothing on its way through reading, playing and writing.
    #[test]
    fn a_thousand_games_come_back_from_their_file() {
        let mut random = Random::new(1000);
        let games: Vec<Pgn> = (0..1_000).map(|number| random_game(&mut random, number)).collect();
        let file: String = games.iter().map(|pgn| format!("{pgn}\n")).collect();
        assert!(file.len() > 500_000);
        let read: Vec<Pgn> =
            read_pgn(&file).map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect();
        assert_eq!(read.len(), games.len());
        for (found, expected) in read.iter().zip(&games) {
            assert_same(found, expected, &expected.to_string());
            // The main line can be played, and ends where it says.
            let mut game = Game::new(found.start.clone());
            for node in found.main_line() {
                let Step::Move(san) = node.step else { panic!("a null move in the main line") };
                assert_eq!(
                    (node.number, node.color),
                    (game.position().fullmove_number(), game.position().turn())
                );
                assert_eq!(game.apply(san.mv().candidate()), Ok(san));
            }
        }
        let again: String = read.iter().map(|pgn| format!("{pgn}\n")).collect();
        assert!(again == file, "it is written differently");
    }

    /// As large as files of a site's month are. It takes some seconds, most of them for legal moves.
    #[test]
    fn a_file_of_50_megabytes_is_read() {
        let mut random = Random::new(50);
        let mut games = String::new();
        while games.len() < 1_000_000 {
            let mut pgn = Pgn { tags: vec![("Event".into(), "A large file".into())], ..Pgn::default() };
            let text =
                "A comment as annotators write them, of some lines, so that there is more text than moves. ";
            pgn.comments.push(Comment { text: text.repeat(40), ..Comment::default() });
            let mut builder = PgnBuilder::new(pgn);
            for _ in 0..60 {
                let moves = builder.position().moves();
                if moves.is_empty() {
                    break;
                }
                builder.play(random.pick(&moves));
            }
            games += &format!("{}\n", builder.finish(None).expect("no variation is open"));
        }
        let file = games.repeat(50);
        let expected = read_pgn(&games).filter(Result::is_ok).count() * 50;
        assert!(file.len() > 50_000_000);
        assert_eq!(read_pgn(&file).filter(Result::is_ok).count(), expected);
    }

    /// A random walk with comments, annotations and variations.
    fn random_game(random: &mut Random, number: usize) -> Pgn {
        let start = match random.below(4) {
            0 => support::position(&chess960_start(random.below(960), random.below(960))),
            1 => sound_position(random),
            _ => Position::default(),
        };
        let tags = vec![
            ("Event".into(), format!("Game {number} \\ \"quoted\"")),
            ("White".into(), "Ärger, Ünal".into()),
            ("Annotator".into(), "]{%;".into()),
        ];
        let mut builder = PgnBuilder::new(Pgn { tags, start, ..Pgn::default() });
        let mut depth = 0;
        for _ in 0..100 {
            match random.below(12) {
                0 => builder.comment(random_comment(random)),
                1 => builder.annotate(random.below(256) as u8),
                2 if depth < 4 && builder.open().is_ok() => {
                    depth += 1;
                    // A variation that has no move would leave nothing but its comments.
                    if !play_random(&mut builder, random) {
                        builder.close().expect("one is open");
                        depth -= 1;
                    }
                }
                3 if depth > 0 => {
                    builder.close().expect("one is open");
                    depth -= 1;
                }
                4 if depth > 0 => drop(builder.pass()),
                _ => drop(play_random(&mut builder, random)),
            }
        }
        for _ in 0..depth {
            builder.close().expect("one is open");
        }
        builder.finish(Some(random.pick(&GameResult::ALL))).expect("no variation is open")
    }

    fn play_random(builder: &mut PgnBuilder, random: &mut Random) -> bool {
        let moves = builder.position().moves();
        if let [_, ..] = moves.as_slice() {
            builder.play(random.pick(&moves));
        }
        !moves.is_empty()
    }

    fn random_comment(random: &mut Random) -> Comment {
        let texts =
            ["", "good", "a } brace", "two  spaces", "[%unknown 5] text", "Ünïcödé ♞", "%;()[]$1 1-0 *"];
        let mut comment =
            Comment { text: random.pick(&texts).repeat(1 + random.below(3)), ..Comment::default() };
        if random.once_in(2) {
            comment.clock = Some(random.below(10_000_000) as u32);
        }
        if random.once_in(3) {
            comment.elapsed = Some(random.below(100_000) as u32);
        }
        if random.once_in(3) {
            comment.evaluation = Some(match random.below(2) {
                0 => Evaluation::Mate(random.below(40) as i32 - 20),
                _ => Evaluation::Centipawns(random.below(4000) as i32 - 2000),
            });
            comment.depth = Some(random.below(60) as u32).filter(|_| random.once_in(2));
        }
        comment
    }
}

mod errors {
    use super::*;

    /// The place that an error tells: where its token stands in the text.
    #[track_caller]
    fn assert_located(error: &PgnError, text: &str) {
        let unified = text.replace("\r\n", "\n").replace('\r', "\n");
        let line = unified.split('\n').nth(error.line - 1);
        let line = line
            .unwrap_or_else(|| panic!("there is no line {}: {error}", error.line))
            .replace('\u{feff}', "");
        let rest: String = line.chars().skip(error.column - 1).collect();
        let token = error.token.split(['\n', '\r']).next().unwrap_or_default().replace('\u{feff}', "");
        assert!(!error.token.is_empty() && error.token.chars().count() <= 40, "{error}");
        assert!(rest.starts_with(&token), "{error}, but there stands {rest:?}");
        assert!(error.to_string().starts_with(&format!("Game {}, line {}", error.game, error.line)));
    }

    #[test]
    fn every_error_of_the_corpus_is_where_it_says() {
        let mut codes = std::collections::BTreeSet::new();
        for (_, text) in corpus() {
            for error in read_pgn(&text).filter_map(Result::err) {
                assert_located(&error, &text);
                codes.insert(error.kind.code());
            }
        }
        let expected = [
            "ambiguous-move",
            "bad-fen",
            "illegal-move",
            "nag-syntax",
            "no-such-piece",
            "null-move",
            "open-comment",
            "open-variation",
            "stray-variation-end",
            "tag-syntax",
            "unknown-variant",
            "unreadable-move",
            "variation-without-move",
        ];
        assert_eq!(codes.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn columns_are_counted_in_characters() {
        let error = read_pgn("{♞🙂é} 1. e4 {世界} Ke7 *").next().expect("a game").unwrap_err();
        assert_eq!((error.line, error.column, error.token.as_str()), (1, 18, "Ke7"));
    }

    #[test]
    fn a_long_token_is_cut_off() {
        let text = format!("1. e4 {} *", "x".repeat(1_000_000));
        let error = read_pgn(&text).next().expect("a game").unwrap_err();
        assert_eq!(error.token, "x".repeat(40));
        assert!(error.to_string().len() < 200);
    }

    #[test]
    fn an_illegal_move_comes_with_its_refusal_and_an_ambiguous_one_with_its_candidates() {
        use chess_arbiter::{PgnErrorKind, SanError};
        let kind = |text: &str| read_pgn(text).next().expect("a game").unwrap_err().kind;
        let PgnErrorKind::Move(SanError::Refused(refusal)) = kind("1. e4 e5 2. Bd2 *") else { panic!() };
        assert_eq!((refusal.code().name(), refusal.candidate().to_string().as_str()), ("own-piece", "c1d2"));
        let PgnErrorKind::Move(SanError::Ambiguous(moves)) = kind("1. Nf3 a6 2. d3 a5 3. Nd2 *") else {
            panic!()
        };
        assert_eq!(moves.len(), 2);
    }

    /// A file is changed at random. Whatever comes of it: no panic, each error at its place, each game sound, and the
    /// games before the first change as they were.
    #[test]
    fn changed_files_give_games_or_located_errors() {
        let files = corpus();
        let parts = [
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "\\",
            ";",
            "%",
            "\n%",
            "$",
            "$300",
            "*",
            "1-0",
            "--",
            "\n",
            "\r",
            "\r\n",
            " ",
            "\u{feff}",
            "\u{a0}",
            "[Event \"x\"]\n",
            "[FEN \"x\"]",
            "[%clk 1:00]",
            "e4",
            "Ke3",
            "O-O",
            "1.",
            "...",
            "♞",
            "🙂",
            "\0",
            "e8=(Q)",
            "½-½",
            "!?",
        ];
        let mut random = Random::new(99);
        let (mut games, mut errors) = (0, 0);
        for round in 0..20_000 {
            let (_, text) = &files[round % files.len()];
            let mut letters: Vec<char> = text.chars().collect();
            let mut first = letters.len();
            for _ in 0..1 + random.below(5) {
                let at = random.below(letters.len() + 1);
                first = first.min(at);
                match random.below(3) {
                    0 => drop(letters.drain(at..(at + random.below(8)).min(letters.len()))),
                    1 => drop(letters.splice(at..at, random.pick(&parts).chars())),
                    _ => letters.truncate(at.max(1)),
                }
            }
            let changed: String = letters.into_iter().collect();
            for (index, game) in read_pgn(&changed).enumerate() {
                match game {
                    Ok(pgn) => {
                        assert_same(&super::game(&pgn.to_string()), &pgn, &changed);
                        games += 1;
                    }
                    Err(error) => {
                        assert_eq!(error.game, index + 1);
                        assert_located(&error, &changed);
                        errors += 1;
                    }
                }
            }
        }
        assert!(games > 10_000 && errors > 5_000, "{games} games, {errors} errors");
    }

    /// One bad game in the middle, in every way in which a game can be bad, costs no other one.
    #[test]
    fn the_good_games_around_a_bad_one_come_through() {
        let bad = [
            "1. e4 Ke7 *",
            "1. e4 (1. d4 Ke7 *) e5 *",
            "1. e4 (",
            "1. e4 )",
            "1. e4 {",
            "1. e4 $300 *",
            "(1. e4) *",
            "[FEN \"x\"]\n\n1. e4 *",
            "[Variant \"x\"]\n\n1. e4 *",
            "[Site \"x]\n\n1. e4 *",
            "[Site x]\n\n1. e4",
            "1. e4 x",
            "x",
            "1. e4 --",
            "1. e4 ((((",
            "1. e4 e5 } *",
            "1. e4 (1. d4 {",
        ];
        for bad in bad {
            for line_end in ["\n", "\r\n", "\r"] {
                let good = "[Event \"Good\"]\n[Site \"?\"]\n\n1. e4 e5 {x} 2. Nf3 *\n\n";
                let file = format!("{good}[Event \"Bad\"]\n{bad}\n\n{good}{good}").replace('\n', line_end);
                let games: Vec<bool> = read_pgn(&file).map(|game| game.is_ok()).collect();
                assert_eq!(games, [true, false, true, true], "{file}");
            }
        }
    }

    #[test]
    fn text_that_is_no_file_of_games_has_no_games_or_errors() {
        for text in ["", " ", "\n\n", "\u{feff}", "%", "% nothing", "\0", "\u{1a}"] {
            assert_eq!(read_pgn(text).count(), 0, "{text:?}");
        }
    }

    #[test]
    fn random_text_never_panics() {
        let alphabet: Vec<char> =
            "()[]{};%$!?*.-=+#\"\\ \n\r\t10/2abcdefgh345678NBRQKO\u{feff}\u{a0}é🙂".chars().collect();
        let mut random = Random::new(3);
        for _ in 0..20_000 {
            let count = random.below(60);
            let text: String = (0..count).map(|_| random.pick(&alphabet)).collect();
            for game in read_pgn(&text) {
                match game {
                    Ok(pgn) => assert_round_trip(&pgn),
                    Err(error) => assert_located(&error, &text),
                }
            }
        }
    }
}

#[test]
fn the_mode_of_a_fen_is_that_of_the_variant_wherever_its_tag_stands() {
    const FEN: &str = "1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1";
    let expected = Position::from_fen(FEN, CastlingMode::Chess960).expect("sound");
    for tags in [["Variant \"Chess960\"", FEN], [FEN, "Variant \"Chess960\""]] {
        let text: String = tags
            .iter()
            .map(|tag| match tag.contains('/') {
                true => format!("[FEN \"{tag}\"]\n"),
                false => format!("[{tag}]\n"),
            })
            .collect();
        assert_eq!(game(&text).start, expected, "{text}");
    }
}
