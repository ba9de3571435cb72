//! A listed piece: an entry of a piece list, which says in two bytes what a piece is and where it stands.
//!
//! The low byte is its square, the high byte its piece code. So one subtraction gives the index of the table
//! that says what the piece could attack on a square and around it.

use super::cell::Cell;
use super::geometry::{self, THREATS, Threats};
use crate::types::Square;

/// A piece of either player on its square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ListedPiece(u16);

impl ListedPiece {
    /// No piece: what the slots beyond the end of a list hold.
    pub const NONE: Self = Self(0);

    /// No king: what the first slot holds until the king is put. Its address lies on the border, so far from the board
    /// that no piece threatens it, and near enough for the table of threats.
    pub const NO_KING: Self = Self(0x80);

    /// The piece of a cell on a square.
    #[inline]
    pub const fn new(cell: Cell, square: Square) -> Self {
        Self((cell.piece_code() as u16) << 8 | square.address() as u16)
    }

    /// The square where it stands.
    #[inline]
    pub const fn square(self) -> Square {
        Square::at(self.0 as u8)
    }

    /// The same piece on another square.
    #[cfg(feature = "helpmate")]
    pub const fn moved(self, to: Square) -> Self {
        Self(self.0 & 0xff00 | to.address() as u16)
    }

    /// The code that says what it is: see [`Cell::piece_code`].
    #[inline]
    pub const fn piece_code(self) -> usize {
        (self.0 >> 8) as usize
    }

    /// Whether it is a slider (3.5): a bishop, rook or queen.
    #[inline]
    pub const fn slides(self) -> bool {
        geometry::slides(self.piece_code())
    }

    /// Which of a square and the eight around it the piece could attack, if nothing were in its way.
    #[inline]
    pub const fn threats(self, square: Square) -> Threats {
        THREATS[geometry::threats_index(self.0, square)]
    }
}
