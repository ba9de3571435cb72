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
//! # Where to find what
//!
//! The crate is built in floors, each of which uses only those below it. From the ground up:
//!
//! | floor | what it is | begin with |
//! |---|---|---|
//! | types | squares, pieces and moves | [`Square`], [`Piece`], [`Candidate`], [`Move`] |
//! | board | the mailbox | [`Board`] |
//! | position | a board and what the past still allows; making moves and taking them back | [`Position`], [`Position::play_unchecked`], [`Undo`] |
//! | movegen | legal moves | [`Position::moves`], [`Position::legal_move`], [`Position::play`], [`Position::perft`] |
//! | outcome | how a position ends the game, and whether a player can mate at all | [`Position::outcome`], [`Outcome`], `Position::can_mate` (feature `helpmate`) |
//! | judge | which law refuses a move, and because of which pieces | [`Position::judge`], [`Refusal`], [`RefusalCode`] |
//! | notation | positions, moves and games as text | the modules [`fen`], [`uci`], [`san`], [`pgn`] |
//! | game | the moves that led to a position, repetition, claims of a draw and how it ended | [`Game`], [`Claim`] |
//!
//! On top of them are the bindings for WebAssembly: the npm package `chess-arbiter` has the same rules for
//! browsers and every other JavaScript runtime.

// The allocator of the npm package must say what memory there is; nothing else needs unsafe code.
#![cfg_attr(not(feature = "allocator"), forbid(unsafe_code))]

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
pub use judge::{Placed, Refusal, RefusalCode};
pub use movegen::NotLegalHere;
pub use notation::fen::{
    CastlingMode, FenError, FenField, FenOptions, FenProblem, LONGEST_FEN, STARTING_FEN, Setup, validate_fen,
};
#[cfg(feature = "pgn")]
pub use notation::pgn;
#[cfg(feature = "pgn")]
pub use notation::pgn::{
    Arrow, Brush, Comment, Evaluation, GameResult, Highlight, Node, Pgn, PgnBuilder, PgnCursor, PgnError,
    PgnErrorKind, PgnOptions, PgnWarning, PgnWarningKind, ReadPgn, Step, Visit, read_pgn, read_pgn_with,
};
pub use notation::san::{PieceLetters, ReadSan, San, SanError, Suffix};
pub use notation::uci::ParseCandidateError;
pub use notation::{fen, san, uci};
#[cfg(feature = "helpmate")]
pub use outcome::{CanMate, OnTime};
pub use outcome::{Outcome, Reason};
pub use position::{Position, Undo};
pub use types::{
    Candidate, CastlingRights, CastlingSide, Color, File, Move, MoveKind, ParseSquareError, Piece, PieceKind,
    Rank, Square,
};

/// The example in the README is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
