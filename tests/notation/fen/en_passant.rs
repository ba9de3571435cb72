//! The en passant square: written when a capture is legal, repaired away when no pawn can have crossed it.

use chess_arbiter::{CastlingMode, MoveKind, validate_fen};

use super::{EN_PASSANT, assert_becomes, assert_problems, assert_unchanged};
use crate::from_text::position;

#[test]
fn it_is_written_when_a_capture_is_legal() {
    assert_unchanged("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", CastlingMode::Standard);
    assert_unchanged("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2", CastlingMode::Standard);
}

#[test]
fn it_is_not_written_when_no_pawn_stands_beside() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(validate_fen(fen, CastlingMode::Standard), []);
    assert_becomes(fen, CastlingMode::Standard, &fen.replace("e3", "-"));
    assert_eq!(position(fen).en_passant(), None);
}

#[test]
fn it_is_not_written_when_the_capture_would_expose_the_king() {
    for fen in [
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
        "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "7k/6b1/8/3pP3/8/8/8/K7 w - d6 0 2",
    ] {
        assert_eq!(validate_fen(fen, CastlingMode::Standard), []);
        assert_becomes(fen, CastlingMode::Standard, &fen.replace("d6", "-"));
        assert_eq!(position(fen).legal_en_passant(), None);
    }
}

#[test]
fn it_is_written_when_one_of_two_captures_is_legal() {
    // The pawn on c5 is pinned, the one on e5 is free.
    assert_unchanged("2r4k/8/8/2PpP3/8/8/8/2K5 w - d6 0 2", CastlingMode::Standard);
}

#[test]
fn a_square_that_no_pawn_can_just_have_passed_is_repaired_away() {
    for (fen, named) in [
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2", "d6"),    // no pawn at all
        ("4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 2", "d6"),   // a knight
        ("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 2", "d6"),   // one's own pawn
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2", "d6"), // something on the square that it crossed
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6"), // something where it came from
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 2", "d3"),   // the rank of the other player's pawns
        ("4k3/8/8/3pP3/8/3n4/8/4K3 w - d6 0 2", "d6"), // a knight gives check: it was the one to move
        ("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 2", "d6"),  // a check that the pawn did not open
    ] {
        assert_problems(fen, &[("en-passant-impossible", EN_PASSANT, named, true)]);
        assert_becomes(fen, CastlingMode::Standard, &fen.replace(&format!(" {named} "), " - "));
        assert!(position(fen).moves().iter().all(|mv| mv.kind() != MoveKind::EnPassant), "{fen}");
    }
}

#[test]
fn a_check_by_the_pawn_or_by_what_it_opened_is_possible() {
    assert_unchanged("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2", CastlingMode::Standard);
    let opened = "4q2k/8/8/2Pp4/K7/8/8/8 w - d6 0 2";
    assert_eq!(validate_fen(opened, CastlingMode::Standard), []);
}

#[test]
fn what_is_no_square_of_these_ranks_is_refused() {
    for text in ["d5", "d4", "i6", "d", "d66", "D6", "--", "d9", "6d", "é6"] {
        let fen = format!("4k3/8/8/3pP3/8/8/8/4K3 w - {text} 0 2");
        assert_problems(&fen, &[("en-passant-syntax", EN_PASSANT, "", false)]);
    }
}
