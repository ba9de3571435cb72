//! Perft of well-known positions, to the published figures.

use chess_arbiter::{CastlingMode, Position};

#[track_caller]
fn assert_perft(fen: &str, depth: u32, expected: u64) {
    let position = Position::from_fen(fen, CastlingMode::Standard).expect("a sound FEN");
    assert_eq!(position.perft(depth), expected, "perft {depth} of {fen}");
}

#[test]
fn the_starting_position() {
    assert_perft(chess_arbiter::STARTING_FEN, 5, 4_865_609);
}

#[test]
fn kiwipete_where_everything_happens_at_once() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_perft(fen, 4, 4_085_603);
}

#[test]
fn an_endgame_full_of_en_passant_pins() {
    assert_perft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083);
}

#[test]
fn a_position_full_of_promotions() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assert_perft(fen, 5, 15_833_292);
    assert_perft("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 5, 15_833_292);
}

#[test]
fn a_position_that_caught_many_generators() {
    assert_perft("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487);
}

#[test]
fn a_quiet_middlegame() {
    let fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    assert_perft(fen, 4, 3_894_594);
}
