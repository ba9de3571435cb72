//! Which pieces attack a square, which of them give check, and which pins they hold.
//!
//! One look into a table for each enemy piece, and a walk only when the table says that it could be.
//! A pinned piece attacks like any other (3.1, 3.9).

use super::Board;
use super::geometry::{HERE, KING_STEPS, step_along};
use super::listed_piece::ListedPiece;
use crate::types::{Color, Square, Step};

impl Board {
    /// Whether the piece on a square attacks another square (3.1): it could take there.
    #[inline]
    pub(crate) fn attacks(&self, from: Square, to: Square) -> bool {
        self.listed_attacks(ListedPiece::new(self.cell(from), from), to)
    }

    /// Whether a piece attacks a square (3.1).
    #[inline]
    fn listed_attacks(&self, piece: ListedPiece, to: Square) -> bool {
        let from = piece.square();
        piece.threats(to) & HERE != 0
            && (!piece.slides() || self.first_met_before(from, to, step_along(from.difference(to))) == to)
    }

    /// The first square from `from` that is not empty, or `to` if all before it are.
    #[inline]
    pub(super) fn first_met_before(&self, from: Square, to: Square, step: Step) -> Square {
        let mut square = from.step(step);
        while square != to && self.cell(square).is_empty() {
            square = square.step(step);
        }
        square
    }

    /// The squares of a player's pieces that attack a square (3.1).
    pub(crate) fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        let attackers = self.listed(by).iter().filter(move |&&piece| self.listed_attacks(piece, square));
        attackers.map(|piece| piece.square())
    }

    /// The same in a list.
    #[inline(never)] // It would be there several times.
    pub(crate) fn list_attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let mut list = Vec::new();
        self.attackers(square, by).for_each(|attacker| list.push(attacker));
        list
    }

    /// The steps that lead a player's king to squares that are empty or hold an enemy: a bit for each of [`KING_STEPS`].
    #[inline]
    pub(crate) fn open_steps(&self, king: Square, us: Color) -> u8 {
        let mut open = 0;
        for (way, step) in KING_STEPS.into_iter().enumerate() {
            open |= u8::from(!self.cell(king.step(step)).blocks(us)) << way;
        }
        open
    }

    /// Whether any of a player's pieces attacks a square (3.1).
    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.listed(by).iter().any(|&piece| self.listed_attacks(piece, square))
    }
}
