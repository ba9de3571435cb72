//! A game: a position, the moves that led to it, and those that were taken back.

mod repetition;

use crate::judge::Refusal;
use crate::notation::san::San;
use crate::outcome::{FIFTY_MOVES, Outcome, Reason};
use crate::position::Position;
use crate::position::Undo;
use crate::types::{Candidate, Move};

/// A game from some position on.
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
    /// What was taken back, the move that comes next last.
    future: Vec<Move>,
}

/// A move that was made, and what takes it back.
#[derive(Clone, Debug)]
struct Ply {
    san: San,
    undo: Undo,
}

/// A draw that the player to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The same position is there for the third time (FIDE 9.2).
    ThreefoldRepetition,
    /// Fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
}

impl Claim {
    /// The claim as text: `threefold-repetition` or `fifty-moves`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThreefoldRepetition => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
        }
    }
}

impl Game {
    /// A game that begins with a position.
    pub fn new(position: Position) -> Self {
        Self { position, past: Vec::new(), future: Vec::new() }
    }

    /// The position that stands on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The [`Position::zobrist`] hash of the position.
    pub fn zobrist(&self) -> u64 {
        self.position.zobrist()
    }

    /// Makes a legal move. What was taken back before is forgotten.
    ///
    /// # Errors
    /// If a law refuses the move. Nothing changes.
    pub fn apply(&mut self, candidate: Candidate) -> Result<San, Refusal> {
        self.position.judge(candidate).map(|mv| self.apply_legal(mv))
    }

    /// Makes a move that is known to be legal here.
    pub(crate) fn apply_legal(&mut self, mv: Move) -> San {
        self.future.clear();
        self.make(mv)
    }

    fn make(&mut self, mv: Move) -> San {
        let (san, undo) = self.position.play_with_san(mv);
        self.past.push(Ply { san, undo });
        san
    }

    /// Takes the last move back, and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<San> {
        let ply = self.past.pop()?;
        self.position.undo(ply.undo);
        self.future.push(ply.san.mv());
        Some(ply.san)
    }

    /// Makes the move that was last taken back again, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<San> {
        let mv = self.future.pop()?;
        Some(self.make(mv))
    }

    /// The moves that were made, in order.
    pub fn history(&self) -> impl ExactSizeIterator<Item = San> {
        self.past.iter().map(|ply| ply.san)
    }

    /// The move that was made after a number of plies; `None` if none was.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn made_after(&self, plies: usize) -> Option<San> {
        self.past.get(plies).map(|ply| ply.san)
    }

    /// The position after a number of plies: 0 is the start; `None` beyond the last move.
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        let later = self.past.get(ply..)?;
        let mut position = self.position.clone();
        later.iter().rev().for_each(|ply| position.undo(ply.undo));
        Some(position)
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_position = self.position.outcome();
        let ended = by_position.is_some_and(|outcome| outcome.reason != Reason::SeventyFiveMoves);
        match !ended && self.repetitions() >= 5 {
            true => Some(Outcome::draw(Reason::FivefoldRepetition)),
            false => by_position,
        }
    }

    /// The draws that the player to move may claim; none once the game is over.
    pub fn claims(&self) -> Vec<Claim> {
        let threefold = (self.repetitions() >= 3).then_some(Claim::ThreefoldRepetition);
        let fifty = (self.position.halfmove_clock >= FIFTY_MOVES).then_some(Claim::FiftyMoves);
        let claims = [threefold, fifty].into_iter().flatten();
        claims.filter(|_| self.outcome().is_none()).collect()
    }
}
