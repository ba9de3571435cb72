//! Forsyth-Edwards Notation: a position as one line of text.
//!
//! ```
//! use chess_arbiter::Position;
//! use chess_arbiter::fen::{CastlingMode, validate_fen};
//!
//! let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
//! let position: Position = fen.parse()?;
//! assert_eq!(position.fen(), fen);
//!
//! let problems = validate_fen("4k3/8/8/8/8/8/8/8 w - - 0 1", CastlingMode::Standard);
//! assert_eq!(problems[0].code(), "king-missing");
//! assert_eq!(problems[0].to_string(), "White has no king.");
//! # Ok::<(), chess_arbiter::fen::FenError>(())
//! ```
//!
//! The format is that of the PGN standard, section 16.1, with X-FEN and Shredder-FEN for Chess960. Six fields are
//! separated by white space:
//!
//! | field | written as |
//! |---|---|
//! | placement | the pieces, rank by rank from the eighth; a digit is a number of empty squares |
//! | turn | `w` or `b` |
//! | castling | some of `KQkq`, or the files of the rooks such as `HAha`; `-` for none |
//! | en passant | the square that a pawn has just crossed, or `-` |
//! | halfmove clock | plies since the last capture or pawn move; 0 if left out |
//! | move number | counted from 1, one more after each move of Black; 1 if left out |
//!
//! # What is read
//! [`Position::from_fen`], and `parse` for [`CastlingMode::Standard`]. A FEN that cannot be a position is refused: a king
//! is missing, or the player who is not to move is in check. What merely contradicts the board is repaired: a castling
//! right with no king or rook at home is dropped, and so is an en passant square that no pawn can just have crossed.
//! Text that is only written oddly is read if there is no doubt what it means. All problems are found, not only the
//! first. With [`FenOptions::composed`], what is impossible only in a game is accepted. Each is a [`FenProblem`] that
//! names its field and its squares; [`validate_fen`]
//! lists them.
//!
//! # What is written
//! [`Position::fen`], and the `Display` of a position. An en passant square is written only if a legal en passant capture
//! exists, so equal positions have equal FENs.

mod census;
mod chess960;
pub(crate) mod problem;
mod read;
mod setup;
mod validate;
mod write;

use std::str::FromStr;

use problem::Problems;
pub use problem::{FenError, FenField, FenProblem};
pub use setup::Setup;

use crate::board::Board;
use crate::position::Position;
use crate::types::{CastlingRights, Color};

/// The FEN of the standard starting position.
pub const STARTING_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The longest text that is read, in bytes. Every FEN is shorter than 100.
pub const LONGEST_FEN: usize = 256;

/// How castling rights are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CastlingMode {
    /// Chess: king and rooks start on their home squares, and a right without them there is dropped.
    /// A FEN that names rooks by their files (Shredder-FEN, `HAha`) is read as Chess960 nevertheless.
    #[default]
    Standard,
    /// Chess960: a right names a rook on any square of the back rank. `KQkq` name the outermost one on that side
    /// (X-FEN).
    Chess960,
}

/// How a FEN is read. Wherever it is asked for, a [`CastlingMode`] will do.
///
/// ```
/// use chess_arbiter::{FenOptions, Position};
/// let three_checks = "4r1k1/8/8/8/7b/3n4/8/4K3 w - - 0 1";
/// assert!(Position::from_fen(three_checks, FenOptions::default()).is_err());
/// let composed = FenOptions { composed: true, ..FenOptions::default() };
/// assert_eq!(Position::from_fen(three_checks, composed)?.checkers().count(), 3);
/// # Ok::<(), chess_arbiter::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct FenOptions {
    /// How castling rights are read.
    pub castling: CastlingMode,
    /// Whether to accept a position that no game can reach but on which every law is clear: with more than eight
    /// pawns, more promoted pieces than pawns are missing, or checks that no move can give at once. Problemists and
    /// teachers compose such positions. The limit of sixteen pieces stays.
    pub composed: bool,
}

impl From<CastlingMode> for FenOptions {
    fn from(castling: CastlingMode) -> Self {
        Self { castling, composed: false }
    }
}

impl Position {
    /// Reads a FEN; `options` say how, or a [`CastlingMode`] alone.
    ///
    /// Fields are separated by white space. The halfmove clock and the move number may be left out: they are
    /// then 0 and 1.
    ///
    /// # Errors
    /// If the text is not a FEN, or if it describes an impossible position. The error lists every problem.
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
    pub fn from_fen(fen: &str, options: impl Into<FenOptions>) -> Result<Self, FenError> {
        Self::read_fen(fen, options.into())
    }

    /// [`Position::from_fen`] for options of one type: one copy in the module.
    fn read_fen(fen: &str, options: FenOptions) -> Result<Self, FenError> {
        let mut position = BLANK;
        let problems = examine(fen, options, &mut position);
        match problems.iter().all(FenProblem::is_repaired) {
            true => Ok(position),
            false => Err(FenError::new(problems)),
        }
    }
}

impl Default for Position {
    fn default() -> Self {
        let mut position = BLANK;
        examine(STARTING_FEN, FenOptions::default(), &mut position);
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

/// All problems of a FEN, or none if it is sound. A FEN of which every problem is repaired can be read: see
/// [`FenProblem::is_repaired`]. The options are those of [`Position::from_fen`].
///
/// ```
/// use chess_arbiter::{CastlingMode, validate_fen};
/// let problems = validate_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1", CastlingMode::Standard);
/// assert_eq!(problems[0].code(), "castling-impossible");
/// assert!(problems[0].is_repaired());
/// ```
pub fn validate_fen(fen: &str, options: impl Into<FenOptions>) -> Vec<FenProblem> {
    examine(fen, options.into(), &mut BLANK.clone())
}

/// An empty board, which a FEN is read into.
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

/// Finds all problems of a FEN, and makes the position that it describes from a blank one. The position is complete only
/// if every problem is repaired.
#[inline(never)] // Kept out of line: one copy in the module.
fn examine(fen: &str, options: FenOptions, position: &mut Position) -> Vec<FenProblem> {
    let mut problems = Problems::default();
    if let Some(fields) = read::read(fen, position, &mut problems) {
        validate::validate(position, &fields, options, &mut problems);
    }
    problems.list
}
