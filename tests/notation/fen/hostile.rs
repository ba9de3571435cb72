//! Hostile text: control characters, look-alikes, endless repetition. It is refused, and quoted with escapes.

use chess_arbiter::{CastlingMode, LONGEST_FEN, Position, STARTING_FEN, validate_fen};

#[test]
fn text_of_any_kind_is_refused_without_panic() {
    let ranks = "8/8/8/8/8/8/8/8";
    for text in [
        "\0".to_owned(),
        format!("{STARTING_FEN}\0"),
        format!("\u{feff}{STARTING_FEN}"),
        STARTING_FEN.replace(' ', "\u{a0}"),
        STARTING_FEN.replace('r', "♜"),
        STARTING_FEN.replace('8', "８"),
        format!("{ranks} \u{202e}w - - 0 1"),
        "𝔯𝔫𝔟𝔮𝔨𝔟𝔫𝔯/8/8/8/8/8/8/8 w - - 0 1".into(),
        "k".repeat(LONGEST_FEN) + " w - - 0 1",
        format!("{} w - - 0 1", "k".repeat(200)),
        format!("{}k w - - 0 1", "8".repeat(200)),
        format!("{ranks} w - - 0 1 {}", "1 ".repeat(60)),
        format!("{} w - - 0 1", "/".repeat(200)),
    ] {
        let problems = validate_fen(&text, CastlingMode::Standard);
        assert!(problems.iter().any(|problem| !problem.is_repaired()), "{text:?}");
        assert!(Position::from_fen(&text, CastlingMode::Chess960).is_err(), "{text:?}");
    }
}

#[test]
fn what_it_quotes_is_escaped() {
    let fen = "4k3/8/8/8/8/8/8/4K3 \u{1b}[31m\u{202e} - - 0 1";
    let problem = validate_fen(fen, CastlingMode::Standard).remove(0);
    assert_eq!(problem.code(), "turn-syntax");
    assert!(problem.to_string().is_ascii(), "{problem}");
}

#[test]
fn every_piece_on_every_square_at_once() {
    for piece in "pnbrqkPNBRQK".chars() {
        let rank = piece.to_string().repeat(8);
        let fen = format!("{} w KQkq - 0 1", [rank.as_str(); 8].join("/"));
        assert!(!validate_fen(&fen, CastlingMode::Standard).is_empty(), "{fen}");
        assert!(Position::from_fen(&fen, CastlingMode::Chess960).is_err(), "{fen}");
    }
}

/// The letters of all scripts are shown, and what shows nothing of its own is escaped.
#[test]
fn what_can_be_seen_is_quoted_as_it_is() {
    let quoted = |field: &str| {
        let fen = format!("4k3/8/8/8/8/8/8/4K3 {field} - - 0 1");
        let problems = validate_fen(&fen, CastlingMode::Standard);
        problems.first().map(ToString::to_string).unwrap_or_default()
    };
    for shown in ["К", "ш", "♘", "½–½", "白", "ß", "'", "\\", "\""] {
        assert!(quoted(shown).contains(&format!("'{shown}'")), "{}", quoted(shown));
    }
    for (hidden, escaped) in [
        ("\0", "\\u{0}"),
        ("\x7f", "\\u{7f}"),
        ("\u{ad}", "\\u{ad}"),
        ("w\u{200b}", "w\\u{200b}"),
        ("и\u{306}", "и\\u{306}"),
        ("\u{e000}", "\\u{e000}"),
    ] {
        assert!(quoted(hidden).contains(&format!("'{escaped}'")), "{}", quoted(hidden));
    }
}
