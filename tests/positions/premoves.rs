//! Premoves: where a piece could go on its next turn, whatever the opponent does.

use std::collections::BTreeSet;

use chess_arbiter::{Position, Square};

use crate::from_text::position;
use crate::random::Random;
use crate::varied::varied_position;

fn names(position: &Position, square: &str) -> String {
    let squares = position.premoves(square.parse().expect("a square"));
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// One move after the other, each with all moves that may follow.
fn by_hand(position: &Position, square: Square) -> Vec<Square> {
    let mut reached = BTreeSet::new();
    for mv in position.moves() {
        let mut after = position.clone();
        after.play(mv).expect("it is legal");
        let next = if position.board().get(square).is_some_and(|piece| piece.color == after.turn()) {
            after.moves()
        } else {
            Vec::new()
        };
        reached.extend(next.into_iter().filter(|next| next.from() == square).map(|next| next.to()));
    }
    reached.into_iter().collect()
}

#[test]
fn a_piece_may_retake_and_leave_a_pin() {
    // If the rook takes on d5, the pawn takes back; the pawn itself may step.
    let retake = position("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1");
    assert_eq!(names(&retake, "e6"), "d5 e5");
    // The rook on e1 pins the bishop, and may go.
    let pinned = position("4k3/4b3/8/8/8/8/8/K3R3 w - - 0 1");
    assert!(names(&pinned, "e7").contains("a3"));
}

#[test]
fn castling_goes_where_its_move_says() {
    assert!(names(&position("r3k3/8/8/8/8/8/8/4K3 w q - 0 1"), "e8").starts_with("d7 e7 f7 c8"));
    assert!(names(&position("r3k3/8/8/8/8/8/8/4K3 w a - 0 1"), "e8").contains("a8"));
}

#[test]
fn the_player_to_move_an_empty_square_and_a_game_that_is_over_have_none() {
    let start = Position::default();
    assert_eq!((names(&start, "e2"), names(&start, "e4")), (String::new(), String::new()));
    assert_eq!(names(&position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "f7"), "");
}

#[test]
fn they_are_the_moves_that_may_follow_any_move() {
    for seed in 0..500 {
        let position = varied_position(&mut Random::new(seed));
        for square in Square::all() {
            assert_eq!(position.premoves(square), by_hand(&position, square), "{square} in {position}");
        }
    }
}
