//! A game: a position, the moves that led to it, and those that were taken back; so also repetition and
//! claims of a draw.
//!
//! It has no variations, comments or tags, which are `notation::pgn`, and no clock. It may use every floor
//! below it: `types` to `notation`.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | [`Game`]: making moves, taking them back and making them again, with their notation |
//! | `line.rs` | a position and the way back, which a game is built on |
//! | `ending.rs` | how the game ended |
//! | `repetition.rs` | how often the position has been on the board |
//! | `claim.rs` | the draws that a player may claim |

mod claim;
mod ending;
mod line;
mod repetition;

pub use claim::Claim;
pub(crate) use line::Line;

use crate::judge::Refusal;
use crate::notation::san::San;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::types::{Candidate, Move};
#[cfg(feature = "helpmate")]
use crate::{outcome::OnTime, types::Color};

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
    line: Line,
    /// The moves of the line in notation.
    history: Vec<San>,
    /// The moves that were taken back: the next to make again is the last.
    future: Vec<Move>,
}

impl Game {
    /// The game that begins with a position.
    pub fn new(position: Position) -> Self {
        Self { line: Line::new(position), history: Vec::new(), future: Vec::new() }
    }

    /// The position on the board now.
    pub fn position(&self) -> &Position {
        self.line.position()
    }

    /// The hash of the position on the board: see [`Position::zobrist`].
    pub fn zobrist(&self) -> u64 {
        self.position().zobrist()
    }

    /// Makes the legal move that a candidate names. The moves that were taken back before are forgotten.
    ///
    /// # Errors
    /// The refusal, if a law refuses the candidate. Nothing changes.
    pub fn apply(&mut self, candidate: Candidate) -> Result<San, Refusal> {
        self.position().judge(candidate).map(|mv| self.apply_legal(mv))
    }

    /// Makes a move that is known to be legal here.
    pub(crate) fn apply_legal(&mut self, mv: Move) -> San {
        self.future.clear();
        self.make(mv)
    }

    /// Makes a legal move, and keeps what was taken back.
    fn make(&mut self, mv: Move) -> San {
        let san = self.line.play_with_san(mv);
        self.history.push(san);
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
        let san = self.history.pop()?;
        self.line.undo();
        self.future.push(san.mv());
        Some(san)
    }

    /// Makes again the move that was last taken back, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<San> {
        let mv = self.future.pop()?;
        Some(self.make(mv))
    }

    /// The moves that were made, from the first to the last.
    pub fn history(&self) -> impl ExactSizeIterator<Item = San> {
        self.history.iter().copied()
    }

    /// The position after `ply` plies: 0 for the start; `None` beyond the last move.
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        self.line.position_at(ply)
    }

    /// How often the position has been on the board, this time included: at least 1. Positions are the same
    /// if the same player is to move, the same pieces stand on the same squares, and the same moves are
    /// possible, castling and en passant included (FIDE 9.2.3).
    ///
    /// ```
    /// # use chess_arbiter::{Game, Position};
    /// let mut game = Game::new(Position::default());
    /// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
    ///     game.apply(uci.parse()?)?;
    /// }
    /// assert_eq!(game.repetitions(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn repetitions(&self) -> usize {
        self.line.repetitions()
    }

    /// The draws that the player to move may claim; none once the game is over.
    ///
    /// ```
    /// use chess_arbiter::{Claim, Game, Position};
    /// let mut game = Game::new(Position::default());
    /// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2) {
    ///     game.apply(uci.parse()?)?;
    /// }
    /// assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn claims(&self) -> Vec<Claim> {
        self.line.claims()
    }

    /// How the game ended; `None` while it goes on.
    ///
    /// Checkmate and stalemate leave no move. A draw by too little material, by the fifth time of a position
    /// (FIDE 9.6.1) or by seventy-five moves (FIDE 9.6.2) does: the laws of moving say nothing against going
    /// on, as in analysis. But the game is over then, and stays so: the first ending counts, until it is taken
    /// back.
    ///
    /// ```
    /// use chess_arbiter::{Game, Position, Reason};
    /// let mut game = Game::new(Position::default());
    /// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(4) {
    ///     game.apply(uci.parse()?)?;
    /// }
    /// game.apply("e2e4".parse()?)?;
    /// assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::FivefoldRepetition));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// How the game ends when a player's time runs out (FIDE 6.9): see [`Position::outcome_on_time`]. If the
    /// game is over already, its outcome stands.
    ///
    /// ```
    /// use chess_arbiter::{Color, Game, Position, Reason};
    /// let flag = Game::new(Position::default()).outcome_on_time(Color::White);
    /// assert_eq!((flag.outcome.winner, flag.outcome.reason), (Some(Color::Black), Reason::Time));
    /// ```
    #[cfg(feature = "helpmate")]
    pub fn outcome_on_time(&self, loser: Color) -> OnTime {
        self.line.outcome_on_time(loser)
    }
}
