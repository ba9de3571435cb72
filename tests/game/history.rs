//! The moves of a game, in order and with their notation; undo and redo.

use chess_arbiter::{Game, Position, Reason, RefusalCode, STARTING_FEN};

use crate::from_text::{candidate, position};
use crate::played::{apply, drawn, played};

#[test]
fn the_moves_are_there_in_order_with_their_notation() {
    let game = played(STARTING_FEN, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    let history: Vec<String> = game.history().map(|san| san.to_string()).collect();
    assert_eq!(history, ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
    assert_eq!(game.history().len(), 7);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = played(STARTING_FEN, "e2e4 e7e5");
    game.undo();
    let before = (game.position().clone(), game.history().len());
    let refusal = game.apply(candidate("e7e4")).expect_err("it is not legal");
    assert_eq!(refusal.code(), RefusalCode::PawnMove);
    assert_eq!((game.position().clone(), game.history().len()), before);
    assert_eq!(game.redo().map(|san| san.to_string()).as_deref(), Some("e5"));
}

#[test]
fn what_was_taken_back_can_be_made_again_until_another_move_is_made() {
    let mut game = played(STARTING_FEN, "e2e4 e7e5 g1f3");
    let taken_back: Vec<_> = std::iter::from_fn(|| game.undo()).map(|san| san.to_string()).collect();
    assert_eq!(taken_back, ["Nf3", "e5", "e4"]);
    assert_eq!(game.position(), &Position::default());
    assert_eq!(game.redo().map(|san| san.to_string()).as_deref(), Some("e4"));
    // A new move drops the moves that could be made again, even if it is the same as the next of them.
    apply(&mut game, "e7e5");
    assert_eq!(game.redo(), None);
    assert_eq!(game.undo().map(|san| san.to_string()).as_deref(), Some("e5"));
    assert_eq!(game.history().len(), 1);
}

#[test]
fn the_position_after_each_ply_can_be_asked_for() {
    let game = played(STARTING_FEN, "e2e4 e7e5 g1f3");
    assert_eq!(game.position_at(0), Some(Position::default()));
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(game.position_at(1).map(|position| position.fen()).as_deref(), Some(after_e4));
    assert_eq!(game.position_at(3).as_ref(), Some(game.position()));
    assert_eq!(game.position_at(4), None);
    assert_eq!(game.position_at(usize::MAX), None);
}

#[test]
fn a_game_goes_on_after_it_has_ended_if_the_laws_of_moving_allow() {
    let mut game = Game::new(position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"));
    assert_eq!(game.outcome(), drawn(Reason::InsufficientMaterial));
    apply(&mut game, "f1g3");
    assert_eq!(game.history().len(), 1);
}

#[test]
fn a_game_can_be_shown_while_it_is_debugged() {
    let shown = format!("{:?}", played(STARTING_FEN, "e2e4"));
    assert!(shown.contains("e4: Piece") && !shown.contains("e2: Piece"), "{shown}");
}
