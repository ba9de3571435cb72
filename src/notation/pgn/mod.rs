//! Portable Game Notation: files of games, as sites and programs really write them.
//!
//! ```
//! use chess_arbiter::pgn::{GameResult, read_pgn};
//!
//! let file = r#"
//! [White "Legal"]
//! [Black "Saint Brie"]
//!
//! 1. e4 e5 2. Nf3 d6 (2... Nc6 {is more usual.}) 3. Bc4 Bg4? 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0
//!
//! 1. e4 Ke6 *
//! "#;
//! let mut games = read_pgn(file);
//!
//! let game = games.next().ok_or("no game")??;
//! assert_eq!(game.tag("White"), Some("Legal"));
//! assert_eq!(game.result, GameResult::WhiteWins);
//! assert_eq!(game.main_line().count(), 13);
//! assert!(game.to_string().starts_with("[Event \"?\"]\n"));
//!
//! let game = games.next().ok_or("no game")??;
//! let error = &game.errors[0];
//! assert_eq!((error.game, error.line, error.column, error.kind.code()), (2, 7, 7, "illegal-move"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The format is that of the PGN standard of 1994. [`read_pgn`] gives a [`Pgn`] for each game: its tags, and a tree of
//! moves with comments, annotations and variations. [`PgnBuilder`] makes one move by move, and the `Display` of a
//! [`Pgn`] writes it.
//!
//! # What is read
//! - Import format: any order of tags, any line breaks, `;` comments, `%` lines, a missing result. A tag that repeats one
//!   after a blank line begins the next game, and so does the number of a first move after a blank line.
//! - Moves in any notation that [`ReadSan::Leniently`](crate::san::ReadSan::Leniently) reads, with the letters of any
//!   language ([`PgnOptions::letters`]), and null moves (`--`), except in check.
//! - The signs of annotators, such as `!?`, `+-` or `∞`, as the numeric annotations that they stand for.
//! - The commands `[%clk]`, `[%emt]`, `[%eval]`, `[%csl]` and `[%cal]` in comments: see [`Comment`].
//! - The tags `FEN` and `Variant`, which decide the starting position: that of chess or of Chess960. A FEN whose castling
//!   rights only Chess960 allows is read as such without a `Variant` tag.
//!
//! # What is repaired, and what is lost
//! Every move is checked. What cannot be read costs as little as possible: a bad move, the rest of its line; an error in
//! a variation, the rest of that variation; a bad tag, that tag. The rest of the game comes, with the [`PgnError`]s in
//! [`Pgn::errors`]. What was skipped or repaired without a loss, such as an unknown word or a castling right that
//! cannot be, is told in [`Pgn::warnings`]. No game costs another one. With [`ReadPgn::Strictly`] it is all or nothing,
//! and what the standard does not allow is refused. Nothing recurses, so no input can exhaust the stack.
//!
//! # What is written
//! Export format (section 3.2): the seven tags that every game has, then the other tags, then lines of at most 80
//! columns. What is written is read as the same tree.

mod annotation;
mod builder;
mod command;
pub(crate) mod error;
mod lexer;
mod options;
mod parser;
#[cfg(any(test, target_arch = "wasm32"))]
pub(crate) mod parts;
mod reader;
mod result;
mod seek;
mod sign;
mod start;
mod tags;
mod tree;
pub(crate) mod warning;
mod writer;

pub use annotation::{Arrow, Brush, Comment, Evaluation, Highlight};
pub use builder::{DEEPEST_NESTING, PgnBuilder};
pub use error::{PgnError, PgnErrorKind};
pub use options::{PgnOptions, ReadPgn};
pub use reader::{PgnCursor, read_pgn, read_pgn_with};
pub use result::GameResult;
pub use tree::{Node, Pgn, Step, Visit};
pub use warning::{PgnWarning, PgnWarningKind};
