//! How often the position has been there (FIDE 9.2.3).

use super::Game;

impl Game {
    /// How often the position has been on the board, this time included. Positions are the same if the same
    /// player is to move, the pieces stand alike and the same moves are possible, castling and en passant
    /// included (FIDE 9.2.3).
    ///
    /// The hashes since the last capture or pawn move tell where it may have been; the positions
    /// themselves decide.
    pub fn repetitions(&self) -> usize {
        let reversible = self.past.len().min(self.position.halfmove_clock.into());
        let first = self.past.len() - reversible;
        let alike = |ply: &usize| self.past[*ply].hash == self.hash;
        let earlier = (first..self.past.len()).filter(alike);
        let same = |ply: usize| self.position_at(ply).is_some_and(|then| then.is_same_as(&self.position));
        1 + earlier.filter(|&ply| same(ply)).count()
    }
}
