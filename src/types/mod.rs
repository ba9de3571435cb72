//! The vocabulary: what a square, a piece or a move is. No rule is decided here.

mod castling_rights;
mod color;
mod moves;
mod piece;
mod square;
mod step;

pub use castling_rights::{Castling, CastlingSide};
pub use color::Color;
pub use moves::{Candidate, Move, MoveKind};
pub use piece::{Piece, PieceKind};
pub use square::{File, ParseSquareError, Rank, Square};
pub(crate) use step::Step;
