//! How a position ends the game: checkmate, stalemate, too little material, a dead position, or seventy-five
//! moves.
//!
//! It does not count repetitions and knows no claims of a draw: both depend on the moves before, and are in
//! `game`. It uses `types`, `board`, `position` and `movegen`.

#[cfg(feature = "helpmate")]
mod helpmate;
mod material;

#[cfg(feature = "helpmate")]
pub use helpmate::{CanMate, OnTime};

use crate::position::Position;
use crate::types::Color;

/// Why a game is over (FIDE 5.1, 5.2, 9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player to move is in check and has no legal move (FIDE 5.1.1).
    Checkmate,
    /// The player to move is not in check and has no legal move (FIDE 5.2.1).
    Stalemate,
    /// The material allows no checkmate (FIDE 5.2.2): see [`Position::is_insufficient_material`].
    InsufficientMaterial,
    /// The same position has been on the board five times (FIDE 9.6.1).
    FivefoldRepetition,
    /// Seventy-five moves by each player without a capture or a pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
    /// Neither player can give checkmate by any series of legal moves (FIDE 5.2.2), though the material alone
    /// would allow it: see `Position::is_dead`, which the feature `helpmate` adds.
    DeadPosition,
    /// A player's time has run out (FIDE 6.9): see `Position::outcome_on_time`, which the feature `helpmate`
    /// adds.
    Time,
}

impl Reason {
    /// The reason as text, such as `"checkmate"` or `"insufficient-material"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::InsufficientMaterial => "insufficient-material",
            Self::FivefoldRepetition => "fivefold-repetition",
            Self::SeventyFiveMoves => "seventy-five-moves",
            Self::DeadPosition => "dead-position",
            Self::Time => "time",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, or `None` for a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: Reason,
}

impl Outcome {
    /// A draw for a reason.
    pub(crate) const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

/// The plies without a capture or a pawn move after which the game is drawn (FIDE 9.6.2).
pub(crate) const SEVENTY_FIVE_MOVES: u16 = 150;

impl Position {
    /// How the position ends the game; `None` if the game goes on. Repetition depends on the moves before:
    /// see [`crate::Game::outcome`].
    ///
    /// ```
    /// use chess_arbiter::{Color, Position, Reason};
    /// let mate: Position = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse()?;
    /// let outcome = mate.outcome().expect("the game is over");
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Color::Black), Reason::Checkmate));
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_without_moves().or_else(|| self.drawn())
    }

    /// Checkmate or stalemate; `None` if the player to move has a legal move.
    pub(crate) fn outcome_without_moves(&self) -> Option<Outcome> {
        match self.has_legal_move() {
            true => None,
            false if self.in_check() => Some(Outcome { winner: Some(!self.turn), reason: Reason::Checkmate }),
            false => Some(Outcome::draw(Reason::Stalemate)),
        }
    }

    /// The draw of a position that still has a legal move.
    pub(crate) fn drawn(&self) -> Option<Outcome> {
        match self.is_insufficient_material() {
            true => Some(Outcome::draw(Reason::InsufficientMaterial)),
            #[cfg(feature = "helpmate")]
            false if self.is_blocked_or_forced() => Some(Outcome::draw(Reason::DeadPosition)),
            false if self.halfmove_clock >= SEVENTY_FIVE_MOVES => {
                Some(Outcome::draw(Reason::SeventyFiveMoves))
            }
            false => None,
        }
    }

    /// Whether the player to move is checkmated: in check, without a legal move (FIDE 5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether the player to move is stalemated: not in check, without a legal move (FIDE 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }
}
