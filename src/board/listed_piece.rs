//! A listed piece: a piece of either player where it stands, in the two bytes that the lists of the board hold.
//!
//! The low byte is its square, and the next one says what it is. So what a piece could attack on a square and
//! around it is one look into a table, at an index that is one subtraction.

use super::cell::Cell;
use super::geometry::{self, THREATS, Threats};
use crate::types::Square;

#[derive(Clone, Copy, Debug)]
pub(crate) struct ListedPiece(u16);

impl ListedPiece {
    /// Nobody: what the slots beyond the end of a list hold.
    pub const NONE: Self = Self(0);

    #[inline]
    pub const fn new(cell: Cell, square: Square) -> Self {
        Self((cell.piece_code() as u16) << 8 | square.address() as u16)
    }

    /// Where it stands.
    #[inline]
    pub const fn square(self) -> Square {
        Square::at(self.0 as u8)
    }

    /// What it is: see [`Cell::piece_code`].
    #[inline]
    pub const fn piece_code(self) -> usize {
        (self.0 >> 8) as usize
    }

    /// Whether it walks until something stops it (3.5): a bishop, rook or queen.
    #[inline]
    pub const fn slides(self) -> bool {
        geometry::slides(self.piece_code())
    }

    /// What it could attack on a square and around it, if nothing were in its way.
    #[inline]
    pub const fn threats(self, square: Square) -> Threats {
        THREATS[geometry::threats_index(self.0, square)]
    }
}
