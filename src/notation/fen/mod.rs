//! Forsyth-Edwards Notation (PGN standard 16.1), with X-FEN and Shredder-FEN for Chess960.
//!
//! Reading refuses what cannot be a position, and repairs what merely contradicts the board: castling rights
//! with no king or rook at home, an en passant square with no pawn that has just passed it. Each problem is
//! a value that says which field and which squares it concerns, and all of them are found, not the first.
//! Writing names an en passant square only if a legal en passant capture exists, so that equal positions
//! have equal FENs.

mod census;
mod chess960;
mod problem;
mod read;
mod validate;
mod write;

use std::str::FromStr;

use problem::Problems;
pub use problem::{FenError, FenField, FenProblem};

use crate::board::Board;
use crate::position::Position;
use crate::types::{CastlingRights, Color};

/// The FEN of the usual starting position.
pub const STARTING_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The longest text that is looked at, in bytes: the longest FEN is shorter than 100.
pub const LONGEST_FEN: usize = 256;

/// How castling rights are to be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CastlingMode {
    /// Chess: king and rooks begin on their home squares, and a right without them there is repaired away.
    /// A FEN that names rooks by their files (Shredder-FEN, `HAha`) is read as Chess960 all the same.
    #[default]
    Standard,
    /// Chess960: a right names a rook wherever it stands (X-FEN: `KQkq` the outermost on that side).
    Chess960,
}

impl Position {
    /// Reads a FEN.
    ///
    /// Fields are separated by white space. The halfmove clock and the move number may be left out: they are
    /// then 0 and 1.
    ///
    /// # Errors
    /// If the text is no FEN, or if what it says cannot be a position. The error lists every problem.
    ///
    /// ```
    /// use chess_arbiter::{CastlingMode, Position};
    /// let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1";
    /// let position = Position::from_fen(fen, CastlingMode::Chess960)?;
    /// assert_eq!(position.to_string(), fen);
    /// let error = Position::from_fen("8/8/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard).unwrap_err();
    /// assert_eq!(error.to_string(), "Black has no king.");
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn from_fen(fen: &str, mode: CastlingMode) -> Result<Self, FenError> {
        let mut position = BLANK;
        let problems = examine(fen, mode, &mut position);
        match problems.iter().all(FenProblem::is_repaired) {
            true => Ok(position),
            false => Err(FenError::new(problems)),
        }
    }
}

impl Default for Position {
    fn default() -> Self {
        let mut position = BLANK;
        examine(STARTING_FEN, CastlingMode::Standard, &mut position);
        position
    }
}

/// Reads a FEN as [`Position::from_fen`] does in [`CastlingMode::Standard`].
impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        Self::from_fen(fen, CastlingMode::Standard)
    }
}

/// Everything that is wrong with a FEN: nothing when it is sound. If every problem is repaired, the FEN is
/// accepted.
///
/// ```
/// use chess_arbiter::{CastlingMode, validate_fen};
/// let problems = validate_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1", CastlingMode::Standard);
/// assert_eq!(problems[0].code(), "castling-impossible");
/// assert!(problems[0].is_repaired());
/// ```
pub fn validate_fen(fen: &str, mode: CastlingMode) -> Vec<FenProblem> {
    examine(fen, mode, &mut BLANK.clone())
}

/// What a FEN is read into.
const BLANK: Position = Position {
    board: Board::WITHOUT_KINGS,
    turn: Color::White,
    castling: CastlingRights::NONE,
    en_passant: None,
    halfmove_clock: 0,
    fullmove_number: 1,
    chess960: false,
    shredder_fen: false,
};

/// All problems of a FEN. Unless one of them refuses it, a blank position becomes the one that it describes.
fn examine(fen: &str, mode: CastlingMode, position: &mut Position) -> Vec<FenProblem> {
    let mut problems = Problems::default();
    if let Some(setup) = read::read(fen, position, &mut problems) {
        validate::complete(position, &setup, mode, &mut problems);
    }
    problems.list
}
