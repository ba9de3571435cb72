//! Which pieces attack a square.
//!
//! For each enemy piece one look into a table says whether it could attack the square. Only if it could, and
//! it is a slider, the squares between are looked at. A pinned piece attacks like any other (3.1, 3.9).

use super::Board;
use super::geometry::{HERE, step_along};
use super::listed_piece::ListedPiece;
use crate::types::{Color, Square, Step};

impl Board {
    /// Whether any of a player's pieces attacks a square (3.1).
    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.listed(by).iter().any(|&piece| self.listed_attacks(piece, square))
    }

    /// Whether the piece on a square attacks another square (3.1), which means that it could take there.
    #[inline]
    pub(crate) fn attacks(&self, from: Square, to: Square) -> bool {
        self.listed_attacks(ListedPiece::new(self.cell(from), from), to)
    }

    /// The squares of a player's pieces that attack a square (3.1), in no order.
    pub(crate) fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        let attackers = self.listed(by).iter().filter(move |&&piece| self.listed_attacks(piece, square));
        attackers.map(|piece| piece.square())
    }

    /// [`Board::attackers`] as a list, from a1 to h8.
    #[inline(never)] // Kept out of line: one copy in the module.
    pub(crate) fn list_attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let mut list = Vec::new();
        self.attackers(square, by).for_each(|attacker| insert_in_order(&mut list, attacker));
        list
    }

    /// Whether a listed piece attacks a square (3.1).
    #[inline]
    fn listed_attacks(&self, piece: ListedPiece, to: Square) -> bool {
        let from = piece.square();
        piece.threats(to) & HERE != 0
            && (!piece.slides() || self.first_met_before(from, to, step_along(from.difference(to))) == to)
    }

    /// The first square after `from` that is not empty, or `to` if all squares before `to` are empty.
    #[inline]
    pub(super) fn first_met_before(&self, from: Square, to: Square, step: Step) -> Square {
        let mut square = from.step(step);
        while square != to && self.cell(square).is_empty() {
            square = square.step(step);
        }
        square
    }
}

/// Inserts a square into a list that is in order, a1 to h8.
#[inline(never)] // Kept out of line: one copy in the module.
pub(crate) fn insert_in_order(list: &mut Vec<Square>, mut square: Square) {
    for place in list.iter_mut() {
        if *place > square {
            std::mem::swap(place, &mut square);
        }
    }
    list.push(square);
}
