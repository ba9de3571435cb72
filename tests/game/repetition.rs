//! When a position is the same as before (FIDE 9.2.3), and what follows.

use chess_arbiter::{Claim, Game, Position, Reason, STARTING_FEN};

use crate::from_text::position;
use crate::played::{THERE_AND_BACK, apply, drawn, played};

#[test]
fn the_third_time_may_be_claimed_and_the_fifth_ends_the_game() {
    let mut game = Game::new(Position::default());
    for (times, claims, outcome) in [
        (1, vec![], None),
        (2, vec![], None),
        (3, vec![Claim::ThreefoldRepetition], None),
        (4, vec![Claim::ThreefoldRepetition], None),
        (5, vec![], drawn(Reason::FivefoldRepetition)),
    ] {
        assert_eq!((game.repetitions(), game.claims(), game.outcome()), (times, claims, outcome));
        apply(&mut game, THERE_AND_BACK);
    }
    // What was taken back does not count.
    for times in (1..=6).rev() {
        assert_eq!(game.repetitions(), times);
        assert_eq!((0..4).filter_map(|_| game.undo()).count(), if times > 1 { 4 } else { 0 });
    }
}

#[test]
fn the_times_need_not_follow_one_another() {
    let game = played(STARTING_FEN, "g1f3 g8f6 b1c3 b8c6 c3b1 c6b8 f3g1 f6g8 b1c3 b8c6 g1f3 g8f6");
    // The same position came about by another order of moves.
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn another_player_to_move_makes_another_position() {
    // The rook loses a move on its way.
    let mut game = played("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8d8 a2a3 d8e8 a3a1");
    assert_eq!(game.repetitions(), 1);
    apply(&mut game, "e8d8 a1a2 d8e8 a2a1");
    assert_eq!(game.repetitions(), 2);
}

/// FIDE 9.2.3.2: a king or a rook that could castle no longer can after its return.
#[test]
fn other_castling_rights_make_another_position() {
    let fen = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
    let mut game = played(fen, "e1f1 e8f8 f1e1 f8e8");
    assert_eq!(game.repetitions(), 1);
    apply(&mut game, "e1f1 e8f8 f1e1 f8e8");
    assert_eq!(game.repetitions(), 2);
    // One right of four is enough.
    let mut game = played(fen, "h1g1 e8f8 g1h1 f8e8");
    assert_eq!(game.repetitions(), 1);
    apply(&mut game, "h1g1 e8f8 g1h1 f8e8");
    assert_eq!(game.repetitions(), 2);
}

/// A right that is kept counts even where castling is not possible at the moment.
#[test]
fn a_right_that_cannot_be_used_now_is_a_right() {
    let game = played(STARTING_FEN, "g1f3 g8f6 h1g1 f6g8 g1h1 g8f6 f3g1 f6g8");
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_possible_en_passant_capture_makes_another_position() {
    // After e2e4 the pawn on d4 may take; two moves later it may no longer.
    let mut game = played("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 e8e7 e1d1 e7e8 d1e1");
    assert_eq!(game.repetitions(), 1);
    apply(&mut game, "e8e7 e1d1 e7e8 d1e1");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn a_double_step_that_no_pawn_can_take_makes_no_other_position() {
    let game = played("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8e7 e1d1 e7e8 d1e1");
    assert_eq!(game.repetitions(), 2);
}

/// The pawn on d4 is pinned by the rook on d1: taking on e3 would expose its king.
#[test]
fn an_en_passant_capture_that_is_not_legal_makes_no_other_position() {
    let game = played("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2e4 d8d7 e1f1 d7d8 f1e1");
    assert_eq!(game.repetitions(), 2);
    // Without the rook it is legal.
    let game = played("3k4/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 d8d7 e1f1 d7d8 f1e1");
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn pieces_of_a_kind_may_change_places() {
    let game = played(STARTING_FEN, "b1c3 b8c6 g1f3 g8f6 c3e4 c6e5 f3g1 f6g8 e4c3 e5c6 c3b1 c6b8");
    assert_eq!(game.repetitions(), 2);
    // The knights of White end up on each other's squares.
    let swap = "b1a3 b8a6 a3c4 a6b8 c4e3 b8a6 g1f3 a6b8 f3d4 b8a6 d4b3 a6b8 b3a1";
    let mut game = Game::new(position("1n2k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"));
    for uci in swap.split_whitespace().take(8) {
        apply(&mut game, uci);
    }
    apply(&mut game, "f3d2 b8a6 d2b1 a6b8 e3f1 b8a6 f1h2 a6b8 h2f3 b8a6 f3g1 a6b8");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn what_came_before_the_start_of_the_game_is_not_known() {
    let game = Game::new(position("4k3/8/8/8/8/8/8/R3K3 w - - 90 80"));
    assert_eq!(game.repetitions(), 1);
}

/// Two players shuffle for 68,000 plies: counting repetitions stays fast.
#[test]
fn a_very_long_game_is_counted_quickly() {
    let mut game = Game::new(Position::default());
    apply(&mut game, &THERE_AND_BACK.repeat(16_000));
    assert_eq!(game.position().halfmove_clock(), 64_000);
    assert_eq!(game.repetitions(), 16_001);
    assert_eq!(game.outcome(), drawn(Reason::FivefoldRepetition));
    apply(&mut game, &THERE_AND_BACK.repeat(1_000));
    // The halfmove clock has stopped at its limit, and no position before its reach is counted.
    assert_eq!(game.position().halfmove_clock(), u16::MAX);
    assert!(game.repetitions() > 16_001);
}
