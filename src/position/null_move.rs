//! The null move: the player to move passes. The laws know no such move, but analysis in PGN files uses it.

use super::Position;
use crate::types::Color;

impl Position {
    /// The position after the player to move has passed; `None` in check, since the king could then be taken.
    pub(crate) fn after_null_move(&self) -> Option<Self> {
        if self.in_check() {
            return None;
        }
        let passed = u16::from(self.turn == Color::Black);
        Some(Self {
            turn: !self.turn,
            en_passant: None,
            halfmove_clock: self.halfmove_clock.saturating_add(1),
            fullmove_number: self.fullmove_number.saturating_add(passed),
            ..self.clone()
        })
    }
}
