//! Positions, moves and games as text: a chapter for each standard.

pub mod fen;
pub mod pgn;
pub mod san;
pub mod uci;
