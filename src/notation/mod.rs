//! Positions, moves and games as text. Each standard is a public module of the crate:
//!
//! | module | what it reads and writes | standard |
//! |---|---|---|
//! | [`fen`] | a position | PGN standard 16.1, X-FEN, Shredder-FEN |
//! | [`san`] | a move, as people write it | PGN standard 8.2.3 |
//! | [`uci`] | a move, as engines write it | Universal Chess Interface |
//! | [`pgn`] | games with comments and variations | PGN standard |
//!
//! Text is turned into values here, and values into text. No rule of chess is decided here: whether a move is legal is
//! asked of `movegen`, and why it is not, of `judge`. Only `fen` decides something itself: which positions
//! are impossible.
//!
//! This floor may use `types`, `board`, `position`, `movegen`, `outcome` and `judge`, but not `game` or `wasm`.

pub mod fen;
#[cfg(feature = "pgn")]
pub mod pgn;
pub mod san;
pub mod uci;
