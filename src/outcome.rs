//! How a position ends the game.

use crate::position::Position;
use crate::types::Color;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player to move is in check and has no legal move (FIDE 5.1.1).
    Checkmate,
    /// The player to move is not in check and has no legal move (FIDE 5.2.1).
    Stalemate,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, or `None` for a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: Reason,
}

impl Position {
    /// How the position ends the game, or `None` if there is a legal move.
    ///
    /// ```
    /// use chess_arbiter::{Color, Position, Reason};
    /// let mate: Position = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse()?;
    /// let outcome = mate.outcome().expect("the game is over");
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Color::Black), Reason::Checkmate));
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.has_legal_move(), self.in_check()) {
            (true, _) => None,
            (false, true) => Some(Outcome { winner: Some(!self.turn), reason: Reason::Checkmate }),
            (false, false) => Some(Outcome { winner: None, reason: Reason::Stalemate }),
        }
    }

    /// Whether the player to move is checkmated (FIDE 5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether the player to move is stalemated (FIDE 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }
}
