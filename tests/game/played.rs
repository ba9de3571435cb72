//! Games that have been played, from text.

use chess_arbiter::{Game, Outcome, Reason};

use crate::from_text::{candidate, position};

/// A game from a FEN, after some moves in UCI notation.
#[track_caller]
pub fn played(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(position(fen));
    apply(&mut game, moves);
    game
}

/// Makes some moves in UCI notation, one after the other.
#[track_caller]
pub fn apply(game: &mut Game, moves: &str) {
    for uci in moves.split_whitespace() {
        game.apply(candidate(uci)).unwrap_or_else(|refusal| panic!("{uci}: {refusal}"));
    }
}

/// Four plies that bring the pieces back to where they stood.
pub const THERE_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8 ";

/// The outcome of a drawn game.
pub fn drawn(reason: Reason) -> Option<Outcome> {
    Some(Outcome { winner: None, reason })
}
