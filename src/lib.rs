//! The laws of chess, decided: legal moves, FEN, Chess960, check and mate, on a mailbox of 256 squares.
//!
//! ```
//! use chess_arbiter::Position;
//!
//! let mut position = Position::default();
//! let e4 = position.legal_move("e2e4".parse()?).ok_or("not legal")?;
//! position.play(e4)?;
//! assert!(!position.in_check());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same rules in the browser and on any JavaScript runtime are the npm package `chess-arbiter`.

mod board;
mod game;
mod judge;
mod movegen;
mod notation;
mod outcome;
mod position;
mod text;
mod types;
#[cfg(target_arch = "wasm32")]
mod wasm;

// The module is built for WebAssembly alone, but its layout is compared with that of the package natively.
#[cfg(all(test, not(target_arch = "wasm32")))]
#[path = "wasm/layout.rs"]
mod layout;

pub use board::Board;
pub use game::{Claim, Game};
pub use judge::{Language, Placed, Refusal, RefusalCode};
pub use notation::fen::{
    CastlingMode, FenError, FenField, FenProblem, LONGEST_FEN, STARTING_FEN, validate_fen,
};
pub use notation::pgn::{
    Arrow, Brush, Comment, Evaluation, GameResult, Highlight, Node, Pgn, PgnBuilder, PgnCursor, PgnError,
    PgnErrorKind, Step, Visit, read_pgn,
};
pub use notation::san::{ReadSan, San, SanError, Suffix};
pub use notation::uci::ParseCandidateError;
pub use notation::{fen, pgn, san, uci};
pub use outcome::{Outcome, Reason};
pub use position::{NotLegalHere, Position, Undo};
pub use types::{
    Candidate, Castling, CastlingSide, Color, File, Move, MoveKind, ParseSquareError, Piece, PieceKind, Rank,
    Square,
};

/// The example in the README is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
