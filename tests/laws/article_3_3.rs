//! 3.3: the rook goes to any square along the file or the rank on which it stands.

use crate::assertions::{assert_goes_to, assert_illegal};

#[test]
fn it_sees_fourteen_squares_from_anywhere() {
    assert_goes_to("7k/8/8/8/3R4/8/8/K7 w - - 0 1", "d4", "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4");
    assert_goes_to("8/7k/8/8/8/8/8/R6K w - - 0 1", "a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1");
    assert_goes_to("8/5k2/8/7R/8/8/8/K7 w - - 0 1", "h5", "h1 h2 h3 h4 h6 h7 h8 a5 b5 c5 d5 e5 f5 g5");
}

#[test]
fn it_goes_neither_along_a_diagonal_nor_like_a_knight() {
    assert_illegal("7k/8/8/8/3R4/8/8/K7 w - - 0 1", "d4e5 d4c3 d4g7 d4f5 d4e6 d4b3 d4a7 d4h1");
}

#[test]
fn it_takes_at_the_end_of_its_way() {
    assert_goes_to("7k/8/3n4/8/1p1R4/8/3p4/K7 w - - 0 1", "d4", "b4 c4 e4 f4 g4 h4 d2 d3 d5 d6");
}

#[test]
fn at_the_edge_it_does_not_go_round_the_board() {
    // h4 and a5 are neighbours in the way squares are counted, and not on the board.
    assert_illegal("6k1/8/8/8/7R/8/8/K7 w - - 0 1", "h4a5 h4a3 h4b5");
}
