//! What the targets share.

pub mod input;
pub mod pgn;
