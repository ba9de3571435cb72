//! Moves of the king: steps (3.8a) and castling (3.8b).

use super::generator::{Flow, GO_ON, Generator, Side, Sink};
use crate::board::geometry::{KING_STEPS, rank_way};
use crate::position::CastlingPath;
use crate::types::{CastlingRights, CastlingSide, Move, MoveKind, PieceKind, Square, Step};

impl<S: Side> Generator<'_, S> {
    /// 3.8a: emits the king's steps, one square in any direction, to where it cannot be taken.
    #[inline]
    pub(super) fn king_moves(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let mut rest = self.checks.safe_steps;
        while rest != 0 {
            let to = self.king.step(KING_STEPS[rest.trailing_zeros() as usize & 7]);
            sink(self.plain(self.king, to, PieceKind::King))?;
            rest &= rest - 1;
        }
        GO_ON
    }

    /// 3.8b: emits castling. The caller knows that the king is not in check.
    #[inline]
    pub(super) fn castling(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        if self.position.castling == CastlingRights::NONE {
            return GO_ON;
        }
        for side in CastlingSide::ALL {
            let Some(rook) = self.position.castling.rook(self.us(), side) else { continue };
            let path = CastlingPath { king: self.king, rook, side };
            if self.is_vacant(&path) && self.is_safe(&path) {
                sink(self.castle(&path))?;
            }
        }
        GO_ON
    }

    /// The move that castles: to the square where the king lands, or in Chess960 to the rook's.
    fn castle(&self, path: &CastlingPath) -> Move {
        let to = if self.position.chess960 { path.rook } else { path.king_to() };
        Move {
            from: self.king,
            to,
            piece: PieceKind::King,
            captured: None,
            promotion: None,
            kind: MoveKind::castle(path.side),
        }
    }

    /// Whether nothing but the king and the rook stands where either of them passes or lands.
    fn is_vacant(&self, path: &CastlingPath) -> bool {
        path.squares().all(|square| {
            square == path.king || square == path.rook || self.position.board.cell(square).is_empty()
        })
    }

    /// Whether no square that the king crosses or lands on is attacked. In Chess960 the rook may shield its
    /// king from an attacker along the rank, and castling would take that shield away: such a rook is pinned.
    fn is_safe(&self, path: &CastlingPath) -> bool {
        let board = &self.position.board;
        let is_safe = |square: Square| match rank_way(self.king.difference(square)) {
            Some(way) if board.cell(square).is_empty() => self.checks.safe_steps >> way & 1 == 1,
            _ => !board.is_attacked(square, self.them()),
        };
        self.checks.pin(board, path.rook) == Step::NONE && path.king_squares().all(is_safe)
    }
}
