//! The way of a castling (3.8b): where king and rook pass and land, in Chess960 as in chess.

use crate::board::geometry::walk;
use crate::types::{CastlingSide, Square};

/// A king and the rook with which it castles to a side; all on one rank.
pub(crate) struct CastlingPath {
    pub king: Square,
    pub rook: Square,
    pub side: CastlingSide,
}

impl CastlingPath {
    /// Where the king lands.
    pub fn king_to(&self) -> Square {
        Square::new(self.side.king_file(), self.king.rank())
    }

    /// Where the rook lands.
    pub fn rook_to(&self) -> Square {
        Square::new(self.side.rook_file(), self.king.rank())
    }

    /// The squares where either of them stands, passes or lands: since they pass one another, it is all from
    /// the westernmost to the easternmost.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let ends = [self.king, self.rook, self.king_to(), self.rook_to()];
        let west = ends.into_iter().fold(self.king, Square::min);
        let east = ends.into_iter().fold(self.king, Square::max);
        std::iter::once(west).chain(walk(west, east))
    }

    /// The squares that the king enters: those that it crosses, in order, and the one where it lands.
    pub fn king_squares(&self) -> impl Iterator<Item = Square> + use<> {
        walk(self.king, self.king_to())
    }
}
