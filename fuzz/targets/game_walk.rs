//! Moves, undos and redos in any order: a game stays what its moves make of it.
#![no_main]

use chess_arbiter::{CastlingMode, Game, Position};
use chess_arbiter_fuzz::input::Input;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let start = input.start();
    let mut game = Game::new(start.clone());
    while !input.is_empty() {
        match input.byte() {
            0..32 => {
                game.undo();
            }
            32..48 => {
                game.redo();
            }
            _ => {
                if let Some(mv) = input.legal_move(game.position()) {
                    game.apply(mv.candidate()).expect("a legal move");
                }
            }
        }
        check(game.position());
        assert!(game.repetitions() >= 1);
    }
    let plies = game.history().len();
    let last = game.position().clone();
    assert_eq!(game.position_at(plies), Some(last));
    while game.undo().is_some() {}
    assert_eq!(*game.position(), start);
    for _ in 0..plies {
        assert!(game.redo().is_some());
    }
});

/// What is kept from move to move equals what is found afresh.
fn check(position: &Position) {
    let mode = if position.chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let fresh = Position::from_fen(&position.fen(), mode).expect("a position of a game");
    assert_eq!(fresh.zobrist(), position.zobrist());
    assert_eq!(fresh.count_moves(), position.count_moves());
    assert_eq!(fresh.in_check(), position.in_check());
    assert_eq!(fresh.outcome(), position.outcome());
}
