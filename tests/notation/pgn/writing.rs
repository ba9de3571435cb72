//! What is written, and that it is read as it was.

use chess_arbiter::{Comment, Evaluation, Pgn, PgnBuilder, read_pgn};

use super::corpus::corpus;
use super::{assert_round_trip, game};
use crate::from_text::candidate;
use crate::random::Random;

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
        written.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. e4 *\n")
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

/// A program can put text into a game that no PGN file can hold.
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

/// A game of one comment.
fn written(comment: Comment) -> String {
    let mut builder = PgnBuilder::new(Pgn::default());
    builder.comment(comment);
    builder.finish(None).expect("no variation is open").to_string()
}

#[test]
fn a_comment_has_a_space_between_its_commands_and_its_text_and_no_other() {
    let text = || String::from("an open game");
    let evaluation = Some(Evaluation::Centipawns(17));
    let plain = written(Comment { text: text(), ..Comment::default() });
    assert!(plain.contains("{an open game}"), "{plain}");
    let command = written(Comment { evaluation, ..Comment::default() });
    assert!(command.contains("{[%eval 0.17]}"), "{command}");
    let both = written(Comment { text: text(), evaluation, ..Comment::default() });
    assert!(both.contains("{[%eval 0.17] an open game}"), "{both}");
}

/// The first line of a comment that has two fits beside the move, though both together would not.
#[test]
fn lines_of_a_comment_are_counted_one_by_one() {
    let comment = format!("{{{}\n{}}}", "a".repeat(60), "b".repeat(30));
    let written = game(&format!("1. e4 {comment} e5 *")).to_string();
    assert!(written.contains(&format!("\n1. e4 {comment} 1... e5 *")), "{written}");
}

/// The first word of each line would have been too long for the line before.
#[test]
fn lines_are_as_full_as_80_columns_allow() {
    let moves = "Nf6 Ng1 Ng8 Nf3 ".repeat(20);
    for length in 1..80 {
        let written = game(&format!("1. Nf3 {{a\n{}}} {moves} *", "b".repeat(length))).to_string();
        let lines: Vec<_> = written.trim_end().lines().skip_while(|line| !line.starts_with('b')).collect();
        for pair in lines.windows(2) {
            let word = pair[1].split(' ').next().unwrap_or_default();
            assert!(pair[0].len() <= 80 && pair[0].len() + 1 + word.len() > 80, "{written}");
        }
    }
}

#[test]
fn no_line_is_left_empty_before_a_word_that_is_longer_than_a_line() {
    let comment = format!("{{{}}}", "a".repeat(100));
    let written = game(&format!("{comment} 1. e4 *")).to_string();
    assert!(written.contains(&format!("]\n\n{comment}\n1. e4 *")), "{written}");
}

/// Comments of odd pieces: written in braces where possible, and after a semicolon otherwise.
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
        // Once it has been read, a comment stays the same through writing and reading.
        let first = game(&builder.finish(None).expect("no variation is open").to_string());
        assert_eq!(first.nodes[0].comments.len(), 2);
        assert_round_trip(&first);
    }
}

#[test]
fn a_clock_shows_a_fraction_of_a_second_only_where_it_has_one() {
    for (milliseconds, time) in
        [(9_000, "0:00:09"), (3_723_400, "1:02:03.4"), (50, "0:00:00.05"), (45_296_789, "12:34:56.789")]
    {
        let written = written(Comment { clock: Some(milliseconds), ..Comment::default() });
        assert!(written.contains(&format!("{{[%clk {time}]}}")), "{written}");
    }
}

#[test]
fn a_builder_refuses_what_no_file_could_have() {
    let mut builder = PgnBuilder::new(Pgn::default());
    assert_eq!(builder.open().map_err(|error| error.code()), Err("variation-without-move"));
    assert_eq!(builder.close().map_err(|error| error.code()), Err("stray-variation-end"));
    for uci in ["e2e4", "f7f6", "d1h5"] {
        let mv = builder.position().legal_move(candidate(uci)).expect("legal");
        builder.play(mv);
    }
    assert_eq!(builder.pass().map_err(|error| error.code()), Err("illegal-move"), "in check");
    builder.open().expect("there is a move to replace");
    builder.pass().expect("one may pass");
    assert_eq!(builder.finish(None).map_err(|error| error.code()), Err("open-variation"));
}
