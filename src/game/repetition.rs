//! How often the position has been there (FIDE 9.2.3).

use super::Game;

impl Game {
    /// How often the position has been on the board, this time included. Positions are the same if the same
    /// player is to move, the pieces stand alike and the same moves are possible, castling and en passant
    /// included (FIDE 9.2.3).
    ///
    /// The hashes since the last capture or pawn move tell where it may have been; the positions
    /// themselves decide, on one way back.
    pub fn repetitions(&self) -> usize {
        let reversible = self.past.len().min(self.position.halfmove_clock.into());
        let mut then = self.position.clone();
        let earlier = self.past.iter().rev().take(reversible).filter(|ply| {
            then.undo(ply.undo);
            ply.hash == self.hash && then.is_same_as(&self.position)
        });
        1 + earlier.count()
    }
}
