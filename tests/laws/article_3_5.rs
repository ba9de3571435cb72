//! 3.5: the bishop, the rook and the queen do not jump over any piece.

use chess_arbiter::STARTING_FEN;

use crate::assertions::{assert_goes_to, assert_illegal, assert_in_check};

#[test]
fn a_bishop_stops_before_its_own_and_on_the_opponents_piece() {
    let fen = "7k/8/6p1/1P6/4B3/5N2/2p5/K7 w - - 0 1";
    assert_goes_to(fen, "e4", "d3 c2 f5 g6 d5 c6 b7 a8");
    assert_illegal(fen, "e4b1 e4h7 e4f3 e4g2 e4h1");
}

#[test]
fn a_rook_stops_before_its_own_and_on_the_opponents_piece() {
    let fen = "7k/8/3p4/8/1p1R2P1/8/3N4/K7 w - - 0 1";
    assert_goes_to(fen, "d4", "d3 d5 d6 b4 c4 e4 f4");
    assert_illegal(fen, "d4d2 d4d1 d4d7 d4d8 d4a4 d4g4 d4h4");
}

#[test]
fn a_queen_stops_before_its_own_and_on_the_opponents_piece() {
    let fen = "7k/3p4/1P3p2/8/1p1Q2P1/8/1p1N1P2/7K w - - 0 1";
    assert_goes_to(fen, "d4", "d3 d5 d6 d7 b4 c4 e4 f4 c3 b2 e3 c5 e5 f6");
    assert_illegal(fen, "d4d8 d4a4 d4a1 d4g7 d4h8 d4a7 d4d1 d4h4 d4g1");
}

#[test]
fn surrounded_by_their_own_they_cannot_move_at_all() {
    for from in ["a1", "c1", "d1", "f1", "h1"] {
        assert_goes_to(STARTING_FEN, from, "");
    }
}

#[test]
fn surrounded_by_the_opponents_they_reach_only_their_neighbours() {
    let ring = |letter| format!("k7/8/2ppp3/2p{letter}p3/2ppp3/8/8/K7 w - - 0 1");
    assert_goes_to(&ring('B'), "d5", "c6 e6 c4 e4");
    assert_goes_to(&ring('R'), "d5", "d6 d4 c5 e5");
    assert_goes_to(&ring('Q'), "d5", "c6 e6 c4 e4 d6 d4 c5 e5");
}

#[test]
fn a_piece_in_the_way_also_hides_an_attack() {
    // The pawn on e4 hides the king from the rook; once it is gone, the king is in check.
    assert_in_check("4r2k/8/8/8/4p3/8/8/4K3 w - - 0 1", false);
    assert_in_check("4r2k/8/8/8/8/8/8/4K3 w - - 0 1", true);
}
