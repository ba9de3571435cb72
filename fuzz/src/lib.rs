//! What the targets share.

pub mod compose;
pub mod input;
pub mod pgn;

#[path = "../../tests/support/mirror.rs"]
pub mod mirror;
