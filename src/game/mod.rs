//! A game: a position, the moves that led to it, and those that were taken back; so also repetition and
//! claims of a draw.
//!
//! It has no variations, comments or tags, which are `notation::pgn`, and no clock. It may use every floor
//! below it: `types` to `notation`.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | [`Game`]: making moves, taking them back, looking back, and how the game ended |
//! | `repetition.rs` | how often the position has been on the board |
//! | `claim.rs` | the draws that a player may claim |

mod claim;
mod repetition;

pub use claim::Claim;
use repetition::FIVEFOLD;

use crate::judge::Refusal;
use crate::notation::san::San;
use crate::outcome::{Outcome, Reason};
use crate::position::{Position, Undo};
use crate::types::{Candidate, Move};

/// A game that began with some position.
///
/// ```
/// use chess_arbiter::{Game, Position, Reason};
/// let mut game = Game::new(Position::default());
/// for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     game.apply(uci.parse()?)?;
/// }
/// assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
/// assert_eq!(game.history().last().map(|san| san.to_string()).as_deref(), Some("Qh4#"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    past: Vec<Ply>,
    /// The moves that were taken back: the next to make again is the last.
    future: Vec<Move>,
}

/// A move that was made, with what is needed to take it back.
#[derive(Clone, Debug)]
struct Ply {
    san: San,
    undo: Undo,
}

impl Game {
    /// The game that begins with a position.
    pub fn new(position: Position) -> Self {
        Self { position, past: Vec::new(), future: Vec::new() }
    }

    /// The position on the board now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The hash of the position on the board: see [`Position::zobrist`].
    pub fn zobrist(&self) -> u64 {
        self.position.zobrist()
    }

    /// Makes the legal move that a candidate names. The moves that were taken back before are forgotten.
    ///
    /// # Errors
    /// The refusal, if a law refuses the candidate. Nothing changes.
    pub fn apply(&mut self, candidate: Candidate) -> Result<San, Refusal> {
        self.position.judge(candidate).map(|mv| self.apply_legal(mv))
    }

    /// Makes a move that is known to be legal here.
    pub(crate) fn apply_legal(&mut self, mv: Move) -> San {
        self.future.clear();
        self.make(mv)
    }

    /// Makes a legal move, and keeps what was taken back.
    fn make(&mut self, mv: Move) -> San {
        let (san, undo) = self.position.play_with_san(mv);
        self.past.push(Ply { san, undo });
        san
    }

    /// Takes the last move back, and returns it; `None` at the start.
    ///
    /// ```
    /// # use chess_arbiter::{Game, Position};
    /// let mut game = Game::new(Position::default());
    /// game.apply("e2e4".parse()?)?;
    /// assert_eq!(game.undo().map(|san| san.to_string()).as_deref(), Some("e4"));
    /// assert_eq!(game.redo().map(|san| san.to_string()).as_deref(), Some("e4"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<San> {
        let ply = self.past.pop()?;
        self.position.undo(ply.undo);
        self.future.push(ply.san.mv());
        Some(ply.san)
    }

    /// Makes again the move that was last taken back, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<San> {
        let mv = self.future.pop()?;
        Some(self.make(mv))
    }

    /// The moves that were made, from the first to the last.
    pub fn history(&self) -> impl ExactSizeIterator<Item = San> {
        self.past.iter().map(|ply| ply.san)
    }

    /// The move that was made after `plies` plies: 0 for the first; `None` beyond the last.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn made_after(&self, plies: usize) -> Option<San> {
        self.past.get(plies).map(|ply| ply.san)
    }

    /// The position after `ply` plies: 0 for the start; `None` beyond the last move.
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        let later = self.past.get(ply..)?;
        let mut position = self.position.clone();
        later.iter().rev().for_each(|ply| position.undo(ply.undo));
        Some(position)
    }

    /// How the game ended, by the position or by a fivefold repetition (FIDE 9.6.1); `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_position = self.position.outcome();
        let ended = by_position.is_some_and(|outcome| outcome.reason != Reason::SeventyFiveMoves);
        match !ended && self.repetitions() >= FIVEFOLD {
            true => Some(Outcome::draw(Reason::FivefoldRepetition)),
            false => by_position,
        }
    }
}
