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

mod attacks;
mod board;
mod castling;
mod cell;
mod chess960;
mod en_passant;
mod fen;
mod game;
mod geometry;
mod judge;
mod man;
mod material;
mod movegen;
mod null_move;
mod outcome;
mod perft;
mod pgn;
mod play;
mod position;
mod san;
mod text;
mod types;
mod uci;
#[cfg(target_arch = "wasm32")]
mod wasm;
mod zobrist;

pub use board::Board;
pub use fen::{CastlingMode, FenError, FenField, FenProblem, LONGEST_FEN, STARTING_FEN, validate_fen};
pub use game::{Claim, Game};
pub use judge::{Language, Placed, Refusal, RefusalCode};
pub use outcome::{Outcome, Reason};
pub use pgn::{
    Arrow, Brush, Comment, Evaluation, GameResult, Highlight, Node, Pgn, PgnBuilder, PgnCursor, PgnError,
    PgnErrorKind, Step, Visit, read_pgn,
};
pub use play::{NotLegalHere, Undo};
pub use position::Position;
pub use san::{ReadSan, San, SanError, Suffix};
pub use types::{
    Candidate, Castling, CastlingSide, Color, File, Move, MoveKind, ParseSquareError, Piece, PieceKind, Rank,
    Square,
};
pub use uci::ParseCandidateError;

/// The example in the README is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
