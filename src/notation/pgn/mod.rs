//! Portable Game Notation (PGN standard): files of games as sites and programs really write them.
//!
//! Reading gives a [`Pgn`] a game: its tags, and a tree of moves with comments, annotations and variations. A
//! bad game gives a [`PgnError`] that says where, and the other games of the file come through all the same.
//! Nothing here recurses, so that no file can be nested too deeply.

mod annotation;
mod command;
mod error;
mod lexer;
mod movetext;
mod reader;
mod seek;
mod tree;
mod writer;

pub use annotation::{Arrow, Brush, Comment, Evaluation, Highlight};
pub use error::{DEEPEST_NESTING, PgnError, PgnErrorKind};
pub use movetext::PgnBuilder;
pub use reader::{PgnCursor, read_pgn};
pub use tree::{GameResult, Node, Pgn, Step, Visit};
