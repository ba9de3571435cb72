//! A whole game, taken back and made again.

use chess_arbiter::Game;

use crate::random::Random;
use crate::random_positions::{random_chess960_start, sound_position};

/// `undo`, `redo` and `position_at` give back each position of a random game, equal in every field.
#[test]
fn a_random_game_goes_back_and_forth_exactly() {
    let mut random = Random::new(9);
    for _ in 0..300 {
        let mut game = Game::new(match random.below(2) {
            0 => random_chess960_start(&mut random),
            _ => sound_position(&mut random),
        });
        let mut positions = vec![game.position().clone()];
        for _ in 0..100 {
            let moves = game.position().moves();
            if moves.is_empty() {
                break;
            }
            game.apply(random.pick(&moves).candidate()).expect("it is legal");
            positions.push(game.position().clone());
        }
        for (ply, position) in positions.iter().enumerate() {
            assert_eq!(game.position_at(ply).as_ref(), Some(position));
        }
        let history: Vec<_> = game.history().collect();
        for (position, san) in positions.iter().zip(&history).rev() {
            assert_eq!(game.undo().as_ref(), Some(san));
            assert_eq!(game.position(), position);
        }
        assert_eq!((game.undo(), game.history().len()), (None, 0));
        for (position, san) in positions.iter().skip(1).zip(&history) {
            assert_eq!(game.redo().as_ref(), Some(san));
            assert_eq!(game.position(), position);
        }
        assert_eq!(game.redo(), None);
    }
}
