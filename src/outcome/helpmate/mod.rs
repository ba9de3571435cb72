//! Whether a player can give checkmate by any series of legal moves (FIDE 5.2.2, 6.9).

mod estimate;
mod key;
mod reach;
mod search;
mod squares;
mod structure;

use crate::position::Position;
use crate::types::{Color, Move};
use search::{Found, Search};

/// Whether a player can give checkmate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CanMate {
    /// Yes, and by these moves, of both players.
    Yes(Vec<Move>),
    /// No series of legal moves leads to it.
    No,
    /// It was not found out.
    Undecided,
}

impl Position {
    /// TODO
    pub fn can_mate(&self, winner: Color, nodes: u64) -> CanMate {
        self.can_mate_counting(winner, nodes).0
    }

    /// TODO
    pub fn can_mate_counting(&self, winner: Color, nodes: u64) -> (CanMate, u64) {
        if !self.has_legal_move() {
            return (if self.in_check() && self.turn != winner { CanMate::Yes(Vec::new()) } else { CanMate::No }, 0);
        }
        if self.has_insufficient_material(winner) || structure::rules_out_mate(self, winner) {
            return (CanMate::No, 0);
        }
        let mut search = Search::new(winner);
        let found = match search.run(self, nodes) {
            Found::Mate(line) => CanMate::Yes(line),
            Found::Nothing => CanMate::No,
            Found::CutShort => CanMate::Undecided,
        };
        (found, search.nodes())
    }
}
