//! What is found in files.
//!
//! Beside each file of the corpus lies an outline of its games, `<habit>.txt`. With `UPDATE_OUTLINES=1` in the environment the
//! outlines are written anew: check the difference before you commit it.

use std::fmt::Write;

use chess_arbiter::pgn::PgnOptions;
use chess_arbiter::{
    CastlingMode, Comment, Evaluation, Node, Pgn, PgnCursor, PgnError, Position, Step, Visit, read_pgn,
};

use super::corpus::{corpus, data};
use super::game;

/// The outline of a text, for people to read: its games as trees, and its errors.
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
    // Hardly a game of the corpus has all seven tags.
    for warning in pgn.warnings.iter().filter(|warning| warning.kind.code() != "missing-tag") {
        let _ = writeln!(lines, "{}: {warning}", warning.kind.code());
    }
    for error in &pgn.errors {
        lines += &error_line(error);
    }
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
        let has_raw = comment.raw.as_deref().is_some_and(|raw| raw.trim() != comment.text);
        lines.extend(has_raw.then(|| format!(", raw {:?}", comment.raw.as_deref().unwrap_or_default())));
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

#[test]
fn a_cursor_gives_the_games_of_a_file_one_by_one() {
    let file = "1. e4 *\n\n1. d4 d5 1/2-1/2";
    let mut cursor = PgnCursor::new(PgnOptions::default());
    let games = std::iter::from_fn(|| cursor.next_game(file)).collect::<Vec<_>>();
    assert_eq!(games, read_pgn(file).collect::<Vec<_>>());
    assert_eq!(games.len(), 2);
}

/// The first game has no moves. Where a tag comes that it has already, the next game began at the last blank line.
#[test]
fn a_comment_between_the_tags_of_two_games_belongs_to_the_second() {
    let file = "[Round \"1\"]\n\n[White \"A\"]\n{about the second}\n[Round \"2\"]\n\n1. d4 *";
    let games = read_pgn(file).map(|game| game.expect("it can be read")).collect::<Vec<_>>();
    let comments = |pgn: &Pgn| pgn.comments.iter().map(|comment| comment.text.clone()).collect::<Vec<_>>();
    assert_eq!(games.iter().map(comments).collect::<Vec<_>>(), [vec![], vec!["about the second".to_owned()]]);
    assert_eq!(games[1].tag("White"), Some("A"));
}
