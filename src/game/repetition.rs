//! How often the position has been there (FIDE 9.2.3).

use super::{Game, Ply};
use crate::board::Board;

impl Game {
    /// How often the position has been on the board, this time included. Positions are the same if the same
    /// player is to move, the pieces stand alike and the same moves are possible, castling and en passant
    /// included (FIDE 9.2.3).
    ///
    /// On the way back to the last capture or pawn move only pieces shift, and it is counted on how many squares
    /// something else stood.
    pub fn repetitions(&self) -> usize {
        let now = &self.position;
        let reversible = self.past.len().min(now.halfmove_clock.into());
        let (mut board, mut turn) = (now.board.clone(), now.turn);
        let (mut times, mut different) = (1, 0);
        for (plies, Ply { san, undo }) in self.past.iter().enumerate().rev().take(reversible) {
            // Rights that are lost do not come back; castling, which shifts two pieces, is among what loses them.
            if undo.castling() != now.castling {
                break;
            }
            let [from, to] = [san.mv().from(), san.mv().to()];
            let differs = |board: &Board, square| usize::from(board.cell(square) != now.board.cell(square));
            let on_its_squares = |board: &Board| differs(board, from) + differs(board, to);
            different -= on_its_squares(&board);
            turn = !turn;
            board.shift(to, from, turn);
            different += on_its_squares(&board);
            times += usize::from(different == 0 && turn == now.turn && !self.could_take_en_passant(plies));
        }
        times
    }

    /// Whether en passant was legal after a number of plies.
    fn could_take_en_passant(&self, plies: usize) -> bool {
        let crossed = self.past.get(plies).and_then(|ply| ply.undo.en_passant());
        crossed.and_then(|_| self.position_at(plies)?.legal_en_passant()).is_some()
    }
}
