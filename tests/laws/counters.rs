//! What a move does to the counters of a position: the halfmove clock, by which 9.3 and 9.6.2 draw a game, and the
//! move number.

use chess_arbiter::Position;

use crate::assertions::assert_after;
use crate::from_text::position;
use crate::play::play;

const AT_THEIR_LIMITS: &str = "4k3/8/8/8/8/8/8/4K2R w K - 65535 65535";

#[test]
fn captures_and_pawn_moves_set_the_halfmove_clock_to_0_and_others_count() {
    assert_after("4k3/8/8/8/8/8/P7/4K3 w - - 42 9", "a2a3", "4k3/8/8/8/8/P7/8/4K3 b - - 0 9");
    assert_after("4k3/8/8/8/8/8/r7/R3K3 w - - 42 9", "a1a2", "4k3/8/8/8/8/8/R7/4K3 b - - 0 9");
    assert_after("4k3/8/8/8/8/8/P7/4K3 w - - 42 9", "e1e2", "4k3/8/8/8/8/8/P3K3/8 b - - 43 9");
    assert_after("4k3/8/8/8/8/8/8/4K2R w K - 42 9", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 43 9");
}

#[test]
fn the_move_number_grows_after_black_s_move() {
    let mut position = Position::default();
    play(&mut position, "e2e4");
    assert_eq!(position.fullmove_number(), 1);
    play(&mut position, "e7e5");
    assert_eq!(position.fullmove_number(), 2);
}

#[test]
fn they_stop_at_their_limits() {
    for (moves, after) in [
        ("e1e2", "4k3/8/8/8/8/8/4K3/7R b - - 65535 65535"),
        ("e1g1 e8e7", "8/4k3/8/8/8/8/8/5RK1 w - - 65535 65535"),
    ] {
        let mut position = position(AT_THEIR_LIMITS);
        play(&mut position, moves);
        assert_eq!(position.fen(), after);
    }
}

#[test]
fn they_are_taken_back_at_their_limits() {
    let before = position(AT_THEIR_LIMITS);
    for mv in before.moves() {
        let mut after = before.clone();
        let undo = after.play(mv).expect("it is legal");
        after.undo(undo);
        assert_eq!(after, before, "{mv}");
    }
}
