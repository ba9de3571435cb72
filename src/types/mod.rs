//! The vocabulary: squares, steps, colours, pieces, moves and castling rights, each a type of its own.
//!
//! It knows no board and decides no rule: a [`Move`] here is only the record of one. This is the ground
//! floor. It uses nothing of the crate but `text`, to write names.

mod castling_rights;
mod color;
mod moves;
mod piece;
mod square;
mod step;

pub use castling_rights::{CastlingRights, CastlingSide};
pub use color::Color;
pub use moves::{Candidate, Move, MoveKind};
pub use piece::{Piece, PieceKind};
pub use square::{File, ParseSquareError, Rank, Square};
pub(crate) use step::Step;
