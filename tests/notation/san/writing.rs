//! How a move is written.

use chess_arbiter::{STARTING_FEN, San};

use super::{assert_written, assert_written_in};
use crate::from_text::{candidate, chess960, position};

#[test]
fn a_pawn_is_named_by_its_square_and_a_piece_by_its_letter() {
    assert_written(STARTING_FEN, "e2e4", "e4");
    assert_written(STARTING_FEN, "g1f3", "Nf3");
    assert_written("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1b5", "Bb5+");
    assert_written("4k3/8/8/8/8/8/8/4K1Q1 w - - 0 1", "g1c5", "Qc5");
    assert_written("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h7", "Rh7");
    assert_written("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d2", "Kd2");
}

#[test]
fn a_capture_has_an_x_and_a_pawn_then_names_its_file() {
    assert_written("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", "Nxd5");
    assert_written("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5");
    assert_written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6");
}

#[test]
fn a_promotion_names_the_piece() {
    const FEN: &str = "3n4/4P1k1/8/8/8/8/8/K7 w - - 0 1";
    assert_written(FEN, "e7e8q", "e8=Q");
    assert_written(FEN, "e7e8n", "e8=N+");
    assert_written(FEN, "e7d8r", "exd8=R");
    assert_written(FEN, "e7d8b", "exd8=B");
}

#[test]
fn castling_is_written_with_letters_whatever_its_gesture() {
    const FEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (uci, san) in [("e1g1", "O-O"), ("e1h1", "O-O"), ("e1c1", "O-O-O"), ("e1a1", "O-O-O")] {
        assert_written(FEN, uci, san);
    }
    assert_written("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+");
    // Its own rooks and the file shut the king in.
    assert_written("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O#");
}

#[test]
fn castling_in_chess960_is_written_alike() {
    let position = chess960("1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
    assert_written_in(&position, "c1g1", "O-O");
    assert_written_in(&position, "c1b1", "O-O-O");
}

#[test]
fn check_and_mate_are_marked() {
    assert_written("4k3/8/8/8/8/8/8/K6R w - - 0 1", "h1h8", "Rh8+");
    assert_written("4k3/R7/8/8/8/8/8/K6R w - - 0 1", "h1h8", "Rh8#");
    // By discovery, and in double check.
    assert_written("4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1", "e2c3", "Nc3+");
    assert_written("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4d6", "Nd6+");
    // Stalemate has no mark.
    assert_written("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "f2f7", "Qf7");
}

#[test]
fn a_rival_is_told_apart_by_file() {
    const FEN: &str = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    assert_written(FEN, "b1d2", "Nbd2");
    assert_written(FEN, "f1d2", "Nfd2");
    // Where the ranks differ too, the file goes first.
    assert_written("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "f3d2", "Nfd2");
}

#[test]
fn a_rival_on_the_same_file_is_told_apart_by_rank() {
    const FEN: &str = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
    assert_written(FEN, "a1a3", "R1a3");
    assert_written(FEN, "a5a3", "R5a3");
}

/// The queen on the corner shares its file with one rival and its rank with the other.
#[test]
fn where_neither_is_enough_both_are_named() {
    const ONE: &str = "8/7k/8/Q7/8/6K1/8/Q3Q3 w - - 0 1";
    assert_written(ONE, "a1c3", "Qa1c3");
    assert_written(ONE, "a5c3", "Q5c3");
    assert_written(ONE, "e1c3", "Qec3");
    const OTHER: &str = "8/7k/8/8/Q2Q4/8/8/Q5K1 w - - 0 1";
    assert_written(OTHER, "a4d1", "Qa4d1");
    assert_written(OTHER, "d4d1", "Qdd1");
    assert_written(OTHER, "a1d1", "Q1d1");
}

#[test]
fn a_pinned_piece_is_no_rival_unless_it_stays_on_its_pin() {
    assert_written("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1", "b1c3", "Nc3");
    const FEN: &str = "1k2r3/8/8/8/R7/8/4R3/4K3 w - - 0 1";
    assert_written(FEN, "a4e4", "Rae4");
    assert_written(FEN, "e2e4", "Ree4");
}

#[test]
fn what_must_be_told_of_the_origin_is_there_for_programs() {
    let position = position("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1");
    let san: San = position.san(position.legal_move(candidate("a1a3")).expect("legal"));
    assert!(!san.names_file() && san.names_rank());
    assert_eq!(san.mv().to_string(), "a1a3");
}
