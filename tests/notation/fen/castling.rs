//! Castling rights: as in chess (`KQkq`), and by the files of the rooks (X-FEN and Shredder-FEN).

use chess_arbiter::{CastlingMode, CastlingSide, Color, FenProblem, Position, STARTING_FEN, validate_fen};

use super::{
    CASTLING, assert_becomes, assert_castling_rook, assert_problems, assert_problems_in, assert_unchanged,
};
use crate::from_text::{chess960, position};
use crate::play::play;
use crate::random_positions::chess960_start;

const CHESS960: CastlingMode = CastlingMode::Chess960;

#[test]
fn rights_without_king_or_rook_at_home_are_repaired_away() {
    let impossible = ("castling-impossible", CASTLING, "", true);
    for (fen, count, expected) in [
        ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", 4, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", 2, "r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3KR2 w KQkq - 0 1", 1, "r3k2r/8/8/8/8/8/8/R3KR2 w Qkq - 0 1"),
        ("r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", 2, "r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1"),
        // A rook of the other player's, and another piece.
        ("4k3/8/8/8/8/4P3/3PPP2/r2BKB1r w KQ - 0 1", 2, "4k3/8/8/8/8/4P3/3PPP2/r2BKB1r w - - 0 1"),
        ("4k3/8/8/8/8/8/8/N3K2B w KQ - 0 1", 2, "4k3/8/8/8/8/8/8/N3K2B w - - 0 1"),
    ] {
        assert_problems(fen, &vec![impossible; count]);
        assert_becomes(fen, CastlingMode::Standard, expected);
    }
}

#[test]
fn the_problem_names_the_player_and_the_side() {
    let problems = validate_fen("4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", CastlingMode::Standard);
    let expected = [(Color::White, CastlingSide::King), (Color::Black, CastlingSide::Queen)];
    assert_eq!(problems, expected.map(|(color, side)| FenProblem::CastlingImpossible(color, side)));
}

#[test]
fn what_is_no_right_or_is_named_twice_is_refused() {
    for text in ["KK", "KQkqK", "x", "K-", "--", "i", "0", "KQxq", "HH", "é", "ß"] {
        let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R w {text} - 0 1");
        assert_problems(&fen, &[("castling-syntax", CASTLING, "", false)]);
    }
}

#[test]
fn x_fen_names_the_outermost_rook() {
    let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1";
    assert_unchanged(fen, CHESS960);
    let position = chess960(fen);
    assert_castling_rook(&position, Color::White, CastlingSide::King, "g1");
    assert_castling_rook(&position, Color::Black, CastlingSide::Queen, "b8");
    // Of two rooks on one side it is the outer one.
    let position = chess960("4k3/8/8/8/8/8/8/RR2KR1R w KQ - 0 1");
    assert_castling_rook(&position, Color::White, CastlingSide::King, "h1");
    assert_castling_rook(&position, Color::White, CastlingSide::Queen, "a1");
}

#[test]
fn an_inner_rook_is_named_by_its_file() {
    assert_unchanged("rr2k1rr/8/8/8/8/8/8/RR2KR1R w FBgb - 0 1", CHESS960);
    assert_unchanged("rr2k1rr/8/8/8/8/8/8/RR2KR1R w KBgq - 0 1", CHESS960);
    // Once the outer rook has gone, the inner one is the outermost.
    let mut position = chess960("4k2r/8/8/8/8/8/8/4KR1R w Fk - 0 1");
    play(&mut position, "h1h2");
    assert_eq!(position.fen(), "4k2r/8/8/8/8/8/7R/4KR2 b Kk - 1 1");
    play(&mut position, "e8d8 h2h1");
    assert_eq!(position.fen(), "3k3r/8/8/8/8/8/8/4KR1R b F - 3 2");
}

#[test]
fn shredder_fen_is_written_where_it_was_read() {
    let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1";
    assert_eq!(validate_fen(fen, CHESS960), []);
    assert_unchanged(fen, CHESS960);
    assert_unchanged(fen, CastlingMode::Standard);
    assert_unchanged(&STARTING_FEN.replace("KQkq", "HAha"), CastlingMode::Standard);
}

#[test]
fn shredder_fen_is_read_as_chess960_again_after_a_move() {
    let mut position = position("1r2k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w HBhb - 0 1");
    play(&mut position, "a2a3");
    let again: Position = position.fen().parse().expect("a sound FEN");
    assert_eq!(again, position);
    assert_castling_rook(&again, Color::Black, CastlingSide::Queen, "b8");
}

#[test]
fn letters_of_files_make_it_chess960_in_either_mode() {
    let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1";
    assert_eq!(position(fen), chess960(fen));
    assert!(position(fen).chess960());
    assert!(!position(STARTING_FEN).chess960());
    assert!(chess960(STARTING_FEN).chess960());
}

#[test]
fn both_ways_of_naming_may_be_mixed() {
    let fen = "r3k2r/8/8/8/8/8/8/RR2K2R w KBkq - 0 1";
    assert_unchanged(fen, CHESS960);
    assert_unchanged(fen, CastlingMode::Standard);
}

#[test]
fn in_chess960_rights_without_a_rook_on_that_side_are_repaired_away() {
    let impossible = ("castling-impossible", CASTLING, "", true);
    for (fen, count, expected) in [
        // No rook on the king's side of the king: the outermost rook stands on the other side.
        ("4k3/8/8/8/8/8/8/R2RK3 w KQ - 0 1", 1, "4k3/8/8/8/8/8/8/R2RK3 w Q - 0 1"),
        ("4k3/8/8/8/8/8/8/R3K3 w HA - 0 1", 1, "4k3/8/8/8/8/8/8/R3K3 w A - 0 1"),
        // No king on the back rank.
        ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", 2, "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"),
        // A second rook on the same side: the king has one right a side.
        ("4k3/8/8/8/8/8/8/4KRR1 w GF - 0 1", 1, "4k3/8/8/8/8/8/8/4KRR1 w G - 0 1"),
        // The file of the king itself.
        ("4k3/8/8/8/8/8/8/R3K3 w AE - 0 1", 1, "4k3/8/8/8/8/8/8/R3K3 w A - 0 1"),
        // A king in the corner, which cannot have begun between its rooks.
        ("4k3/8/8/8/8/8/8/K6R w H - 0 1", 1, "4k3/8/8/8/8/8/8/K6R w - - 0 1"),
    ] {
        assert_problems_in(fen, CHESS960, &vec![impossible; count]);
        assert_becomes(fen, CHESS960, expected);
    }
}

#[test]
fn all_960_starts_are_written_as_they_are_read() {
    for number in 0..960 {
        let shredder = chess960_start(number, number);
        let x_fen = shredder.split(' ').next().expect("the pieces").to_owned() + " w KQkq - 0 1";
        assert_unchanged(&shredder, CastlingMode::Standard);
        assert_unchanged(&x_fen, CHESS960);
        assert!(position(&shredder).is_same_as(&chess960(&x_fen)));
    }
}
