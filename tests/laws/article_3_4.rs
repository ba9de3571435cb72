//! 3.4: the queen goes to any square along the file, the rank or a diagonal on which it stands.

use crate::assertions::{assert_goes_to, assert_illegal};

#[test]
fn from_the_middle_of_the_board_it_sees_27_squares() {
    let fen = "6k1/8/8/8/3Q4/8/8/4K3 w - - 0 1";
    let along_file_and_rank = "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4";
    let along_diagonals = "a1 b2 c3 e5 f6 g7 h8 g1 f2 e3 c5 b6 a7";
    assert_goes_to(fen, "d4", &format!("{along_file_and_rank} {along_diagonals}"));
}

#[test]
fn from_a_corner_it_sees_21_squares() {
    let fen = "8/5k2/8/8/8/8/4K3/Q7 w - - 0 1";
    let along_file_and_rank = "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1";
    assert_goes_to(fen, "a1", &format!("{along_file_and_rank} b2 c3 d4 e5 f6 g7 h8"));
}

#[test]
fn it_does_not_go_like_a_knight_nor_off_its_lines() {
    assert_illegal("6k1/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4e6 d4f5 d4f3 d4e2 d4c2 d4b3 d4b5 d4c6 d4g6 d4a8");
}

#[test]
fn it_takes_at_the_end_of_its_way() {
    // A pawn on each of its eight lines, two squares away.
    let fen = "7k/8/1p1p1p2/8/1p1Q1p2/8/1p1p1p2/7K w - - 0 1";
    assert_goes_to(fen, "d4", "b6 c5 d6 d5 f6 e5 b4 c4 f4 e4 b2 c3 d2 d3 f2 e3");
}
