//! Standard Algebraic Notation: moves as people write them, such as `Nf3`, `exd5` or `O-O`.
//!
//! ```
//! use chess_arbiter::Position;
//! use chess_arbiter::san::{ReadSan, SanError};
//!
//! let position = Position::default();
//! let mv = position.read_san("Nf3", ReadSan::Strictly)?;
//! assert_eq!(mv.to_string(), "g1f3");
//! assert_eq!(position.san(mv).to_string(), "Nf3");
//!
//! let error = position.read_san("Ke2", ReadSan::Leniently).unwrap_err();
//! assert_eq!(error.code(), "illegal-move");
//! # Ok::<(), SanError>(())
//! ```
//!
//! The notation is that of the PGN standard, section 8.2.3. A text names a move only in a position, so reading and
//! writing are methods of [`Position`](crate::Position).
//!
//! - Written by [`Position::san`](crate::Position::san): the shortest form that names no other legal move, with `+` or `#`.
//! - Read by [`Position::read_san`](crate::Position::read_san): with [`ReadSan::Leniently`], also the many forms that
//!   people and programs write instead; with [`ReadSan::Strictly`], only the form that is written here.
//! - With the letters of other languages, by [`Position::read_san_in`](crate::Position::read_san_in) and
//!   [`San::in_letters`]: see [`PieceLetters`].
//!
//! Where no move can be found, a [`SanError`] says why. If the laws refuse the move, it holds the
//! [`Refusal`](crate::Refusal).

mod letters;
pub(crate) mod read;
mod text;
mod write;

pub use letters::PieceLetters;
#[cfg(feature = "pgn")]
pub(crate) use read::is_null_move;
pub use read::{ReadSan, SanError};
pub use write::{San, Suffix};
