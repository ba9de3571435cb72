//! How often the position has been there (FIDE 9.2.3).

use super::Game;
use crate::position::Position;

impl Game {
    /// How often the position has been on the board, this time included. Positions are the same if the same
    /// player is to move, the pieces stand alike and the same moves are possible, castling and en passant
    /// included (FIDE 9.2.3).
    ///
    /// On the way back to the last capture or pawn move, it is counted on how many squares something else stood:
    /// only where that is none are the positions compared.
    pub fn repetitions(&self) -> usize {
        let now = &self.position;
        let reversible = self.past.len().min(now.halfmove_clock.into());
        let mut then = now.clone();
        let (mut times, mut different) = (1, 0);
        for ply in self.past.iter().rev().take(reversible) {
            let mv = ply.san.mv();
            let on_its_squares = |then: &Position| {
                let differs = |square| then.board.cell(square) != now.board.cell(square);
                usize::from(differs(mv.from())) + usize::from(differs(mv.to()))
            };
            different -= on_its_squares(&then);
            then.undo(ply.undo);
            // Rights that are lost do not come back; castling, which moves pieces on other squares too, is among these.
            if then.castling != now.castling {
                break;
            }
            different += on_its_squares(&then);
            times += usize::from(different == 0 && then.is_same_as(now));
        }
        times
    }
}
