//! 3.6: the knight goes two squares along a row and one more to the left or right. It lands on the other
//! colour, and it jumps over any piece.

use chess_arbiter::{PieceKind, STARTING_FEN};

use crate::assertions::{assert_after, assert_goes_to, assert_illegal};
use crate::from_text::position;

#[test]
fn from_the_middle_of_the_board_it_has_eight_moves() {
    assert_goes_to("7k/8/8/8/3N4/8/8/K7 w - - 0 1", "d4", "e6 f5 f3 e2 c2 b3 b5 c6");
}

#[test]
fn from_a_corner_it_has_two_and_at_the_edge_three_or_four() {
    assert_goes_to("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1", "b3 c2");
    assert_goes_to("4k2N/8/8/8/8/8/8/4K3 w - - 0 1", "h8", "f7 g6");
    assert_goes_to("4k3/8/8/8/8/8/8/K5N1 w - - 0 1", "g1", "e2 f3 h3");
    assert_goes_to("4k3/8/8/8/7N/8/8/K7 w - - 0 1", "h4", "g6 f5 f3 g2");
    assert_goes_to("4k3/8/8/N7/8/8/8/4K3 w - - 0 1", "a5", "b7 c6 c4 b3");
}

#[test]
fn it_jumps_over_pieces_of_both_players_and_takes_none_of_them() {
    let fen = "k7/8/8/2ppp3/2PNP3/2PPP3/8/K7 w - - 0 1";
    assert_goes_to(fen, "d4", "e6 f5 f3 e2 c2 b3 b5 c6");
    assert_after(fen, "d4f5", "k7/8/8/2pppN2/2P1P3/2PPP3/8/K7 b - - 1 1");
}

#[test]
fn in_the_starting_position_it_jumps_over_the_pawns() {
    assert_goes_to(STARTING_FEN, "b1", "a3 c3");
    assert_goes_to(STARTING_FEN, "g1", "f3 h3");
}

#[test]
fn it_lands_on_the_other_colour() {
    for fen in ["7k/8/8/8/3N4/8/8/K7 w - - 0 1", "7k/8/8/8/4N3/8/8/K7 w - - 0 1"] {
        let knight = position(fen).moves().into_iter().filter(|mv| mv.piece() == PieceKind::Knight);
        assert_eq!(knight.clone().count(), 8);
        assert!(knight.clone().all(|mv| mv.from().is_light() != mv.to().is_light()), "{fen}");
    }
}

#[test]
fn it_takes_where_it_lands_but_not_its_own() {
    assert_goes_to("7k/8/2p1P3/8/3N4/1p3P2/8/K7 w - - 0 1", "d4", "c6 f5 e2 c2 b3 b5");
}

#[test]
fn it_goes_no_other_way() {
    assert_illegal("7k/8/8/8/3N4/8/8/K7 w - - 0 1", "d4d5 d4e5 d4d6 d4f6 d4e7 d4g5 d4d4 d4b4");
}
