//! Standard Algebraic Notation (PGN standard 8.2.3): moves as people write them.
//!
//! What is written is the shortest form that is not ambiguous; what is read may be that, or by default
//! whatever people and programs write instead.

mod read;
mod text;
mod write;

pub use read::{ReadSan, SanError};
pub use write::{San, Suffix};
