//! How often the position has been on the board (FIDE 9.2.3).

use super::line::Line;
use crate::board::Board;

/// The repetitions after which a draw may be claimed (FIDE 9.2).
pub(super) const THREEFOLD: usize = 3;

/// The repetitions after which the game is drawn (FIDE 9.6.1).
pub(super) const FIVEFOLD: usize = 5;

impl Line {
    /// How often the position has been on the board, this time included: see [`super::Game::repetitions`].
    pub fn repetitions(&self) -> usize {
        // Moves are taken back on a board, as far as the last capture or pawn move: until then pieces only
        // shift. What is counted is on how many squares that board differs from the one now. At 0 the pieces
        // stand as they do now.
        let now = &self.position;
        let reversible = self.past.len().min(now.halfmove_clock.into());
        let (mut board, mut turn) = (now.board.clone(), now.turn);
        let (mut times, mut different) = (1, 0);
        for (plies, undo) in self.past.iter().enumerate().rev().take(reversible) {
            // No game leads over a null move. Rights that are lost do not come back. Castling, which would
            // shift two pieces, ends the search here too.
            let Some(mv) = undo.mv().filter(|_| undo.castling() == now.castling) else { break };
            let [from, to] = [mv.from(), mv.to()];
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

    /// Whether an en passant capture was legal after a number of plies.
    fn could_take_en_passant(&self, plies: usize) -> bool {
        let crossed = self.past.get(plies).and_then(|undo| undo.en_passant());
        crossed.and_then(|_| self.position_at(plies)?.legal_en_passant()).is_some()
    }
}
