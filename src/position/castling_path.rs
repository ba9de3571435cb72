//! Castling (3.8b): which castling a candidate asks for, and where king and rook pass and land.
//!
//! All of it holds in Chess960 as in chess. Whether castling is legal is decided in `movegen`.

use super::Position;
use crate::board::geometry::walk;
use crate::types::{Candidate, CastlingSide, File, Piece, PieceKind, Square};

/// A king and the rook with which it castles to a side, on one rank.
#[derive(Clone, Copy)]
pub(crate) struct CastlingPath {
    /// The square of the king.
    pub king: Square,
    /// The square of the rook.
    pub rook: Square,
    /// The side to which the king castles.
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

    /// The squares where either of them stands, passes or lands. Since they pass each other, these are all
    /// squares from the westernmost to the easternmost.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let ends = [self.king, self.rook, self.king_to(), self.rook_to()];
        let west = ends.into_iter().fold(self.king, Square::min);
        let east = ends.into_iter().fold(self.king, Square::max);
        std::iter::once(west).chain(walk(west, east))
    }

    /// The squares that the king enters: those that it crosses, in order, then the one where it lands.
    pub fn king_squares(&self) -> impl Iterator<Item = Square> + use<> {
        walk(self.king, self.king_to())
    }
}

impl Position {
    /// The castling that a candidate asks for, legal or not; `None` if it is no gesture of castling.
    ///
    /// There are two gestures. The king is put on a rook of its own with which it could have the right to
    /// castle; that is then the rook to castle with. Or the king moves two squares along its rank from the
    /// e-file: then the rook is the one that the right names, or the one at home if the right is gone.
    pub(crate) fn castling_gesture(&self, candidate: Candidate) -> Option<CastlingPath> {
        let Candidate { from: king, to, .. } = candidate;
        let us = self.turn;
        let own = |kind| Some(Piece::new(us, kind));
        let rank = us.back_rank();
        if self.board.get(king) != own(PieceKind::King) || !king.is_on(rank) || !to.is_on(rank) {
            return None;
        }
        let on_its_path = |side: CastlingSide| {
            let rook = self.castling.rook(us, side).unwrap_or(side.rook_home_of(us));
            CastlingPath { king, rook, side }
        };
        let two_squares = |side: &CastlingSide| king.file() == File::E && to.file() == side.king_file();
        match self.board.get(to) {
            rook if rook == own(PieceKind::Rook) => {
                let side = if to > king { CastlingSide::King } else { CastlingSide::Queen };
                self.could_castle(king, to, side).then_some(CastlingPath { king, rook: to, side })
            }
            // Onto another piece of its own: 3.1 alone refuses that.
            Some(piece) if piece.color == us => None,
            _ => CastlingSide::ALL.into_iter().find(two_squares).map(on_its_path),
        }
    }

    /// Whether a king that is put on a rook of its own may mean to castle: both are where they stand at home
    /// or, in Chess960, where they may stand anywhere, the player has a right to castle left.
    fn could_castle(&self, king: Square, rook: Square, side: CastlingSide) -> bool {
        let has_right = |side| self.castling.rook(self.turn, side).is_some();
        match self.chess960 {
            true => CastlingSide::ALL.into_iter().any(has_right),
            false => king.file() == File::E && rook == side.rook_home_of(self.turn),
        }
    }

    /// Whether the player to move has the right to castle to this side with this rook.
    pub(crate) fn may_castle(&self, path: CastlingPath) -> bool {
        self.castling.rook(self.turn, path.side) == Some(path.rook)
    }
}
