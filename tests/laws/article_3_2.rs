//! 3.2: the bishop goes to any square along a diagonal on which it stands.

use crate::assertions::{assert_goes_to, assert_illegal};
use crate::from_text::position;

#[test]
fn from_the_middle_of_the_board_it_sees_thirteen_squares() {
    let fen = "7k/8/8/8/4B3/8/8/4K3 w - - 0 1";
    assert_goes_to(fen, "e4", "b1 c2 d3 f5 g6 h7 h1 g2 f3 d5 c6 b7 a8");
}

#[test]
fn from_a_corner_it_sees_one_diagonal() {
    assert_goes_to("7k/8/8/8/8/8/8/4K2B w - - 0 1", "h1", "g2 f3 e4 d5 c6 b7 a8");
    assert_goes_to("B6k/8/8/8/8/8/8/4K3 w - - 0 1", "a8", "b7 c6 d5 e4 f3 g2 h1");
}

#[test]
fn from_the_edge_it_does_not_go_round_the_board() {
    assert_goes_to("7k/8/8/7B/8/8/8/4K3 w - - 0 1", "h5", "g6 f7 e8 g4 f3 e2 d1");
    assert_goes_to("7k/8/8/8/B7/8/8/4K3 w - - 0 1", "a4", "b5 c6 d7 e8 b3 c2 d1");
}

#[test]
fn it_goes_neither_along_a_file_nor_along_a_rank_nor_like_a_knight() {
    assert_illegal("7k/8/8/8/4B3/8/8/4K3 w - - 0 1", "e4e5 e4e8 e4a4 e4h4 e4f6 e4d2 e4c5 e4h8");
}

#[test]
fn it_never_leaves_the_colour_of_its_squares() {
    for fen in ["7k/8/8/8/4B3/8/8/4K3 w - - 0 1", "6k1/8/8/8/3B4/8/8/4K3 w - - 0 1"] {
        let bishop =
            position(fen).moves().into_iter().filter(|mv| mv.piece() == chess_arbiter::PieceKind::Bishop);
        assert!(bishop.clone().count() > 10);
        assert!(bishop.clone().all(|mv| mv.from().is_light() == mv.to().is_light()), "{fen}");
    }
}

#[test]
fn it_takes_at_the_end_of_its_way() {
    let fen = "7k/8/2p5/8/4B3/3p4/8/4K3 w - - 0 1";
    assert_goes_to(fen, "e4", "d3 f5 g6 h7 h1 g2 f3 d5 c6");
}
