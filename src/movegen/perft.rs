//! Perft: the number of move sequences of a length, the usual test of a move generator and of its speed.

use crate::position::Position;
use crate::types::Move;

impl Position {
    /// The number of sequences of `depth` legal moves from here: 1 for depth 0. Each further ply multiplies
    /// the work by about 30.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// assert_eq!(Position::default().perft(3), 8_902);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ => self.clone().count_sequences(depth, &mut Vec::new()),
        }
    }

    /// The same for a depth of at least 1, with one list of moves for all plies: the moves of a ply lie above
    /// those of the ply before.
    fn count_sequences(&mut self, depth: u32, moves: &mut Vec<Move>) -> u64 {
        if depth == 1 {
            return self.count_moves() as u64;
        }
        let first = moves.len();
        self.each_move(|mv| moves.push(mv));
        let mut total = 0;
        while moves.len() > first
            && let Some(mv) = moves.pop()
        {
            let undo = self.play_unchecked(mv);
            total += self.count_sequences(depth - 1, moves);
            self.undo(undo);
        }
        total
    }
}
