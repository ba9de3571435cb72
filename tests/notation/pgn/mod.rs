//! PGN: files as they really are, errors with their places, and what is written.

mod corpus;
mod errors;
mod limits;
mod reading;
mod tolerance;
mod writing;

use chess_arbiter::{Comment, Pgn, read_pgn};

/// The only game of a text, which is read without an error.
#[track_caller]
fn game(text: &str) -> Pgn {
    let pgn = any_game(text);
    assert_eq!(pgn.errors, [], "{text}");
    pgn
}

/// The only game of a text, as far as it can be read.
#[track_caller]
fn any_game(text: &str) -> Pgn {
    let mut games = read_pgn(text);
    let game = games.next().unwrap_or_else(|| panic!("no game in {text}"));
    assert!(games.next().is_none(), "more than one game in {text}");
    game.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The same game with comments as a program makes them: without their raw texts.
fn without_raw_comments(pgn: &Pgn) -> Pgn {
    let mut pgn = pgn.clone();
    let of_moves =
        pgn.nodes.iter_mut().flat_map(|node| node.comments_before.iter_mut().chain(&mut node.comments));
    pgn.comments.iter_mut().chain(of_moves).for_each(|comment| comment.raw = None);
    pgn
}

/// Two games are the same but for what writing decides: the tag of the result, those of the start, and the raw text of
/// comments that a program made.
#[track_caller]
fn assert_same(found: &Pgn, expected: &Pgn, context: &str) {
    let [found, expected] = [found, expected].map(without_raw_comments);
    assert_eq!(found.nodes, expected.nodes, "{context}");
    assert_eq!(found.comments, expected.comments, "{context}");
    assert_eq!(found.result, expected.result, "{context}");
    assert_eq!(found.start.fen(), expected.start.fen(), "{context}");
    assert_eq!(found.start.chess960(), expected.start.chess960(), "{context}");
    const DECIDED: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];
    for (name, _) in expected.tags.iter().filter(|(name, _)| !DECIDED.contains(&name.as_str())) {
        assert_eq!(found.tag(name), expected.tag(name), "{name}: {context}");
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

/// Whether a line has a space at which it may be broken: a single one, and what follows may begin a line.
fn can_be_broken(line: &str) -> bool {
    line.match_indices(' ').any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + 1..]);
        let is_single = !before.ends_with(char::is_whitespace) && !after.starts_with(char::is_whitespace);
        is_single && !after.starts_with('%') && !after.starts_with("[Event")
    })
}

/// Written and read again, the game is the same, and it is written the same. Comments are written as they were read or,
/// without their raw texts, in lines of 80 columns.
#[track_caller]
fn assert_round_trip(pgn: &Pgn) {
    let written = pgn.to_string();
    let read = game(&written);
    assert_same(&read, pgn, &written);
    assert_eq!(read.to_string(), written);
    for (found, expected) in comments_of(&read).zip(comments_of(pgn)) {
        assert!(expected.raw.is_none() || found.raw == expected.raw, "{found:?} {expected:?}");
    }
    let made = without_raw_comments(pgn);
    let written = made.to_string();
    assert_export_format(&written);
    assert_same(&game(&written), &made, &written);
}

fn comments_of(pgn: &Pgn) -> impl Iterator<Item = &Comment> {
    pgn.comments
        .iter()
        .chain(pgn.nodes.iter().flat_map(|node| node.comments_before.iter().chain(&node.comments)))
}
