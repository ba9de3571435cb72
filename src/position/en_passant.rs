//! The en passant capture (3.7c).
//!
//! It takes two pieces off one line at once. So it is the one move that is tried on a copy of the board to
//! see whether it leaves its king attacked.

use super::Position;
use crate::board::Board;
use crate::board::geometry::step_along;
use crate::types::{Piece, PieceKind, Square, Step};

impl Position {
    /// The square on which a legal en passant capture lands (3.7c); `None` if there is none. FEN names it,
    /// and it counts when positions are compared (FIDE 9.2.3).
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let position: Position = "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1".parse()?;
    /// assert_eq!(position.legal_en_passant(), Some("a3".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_en_passant(&self) -> Option<Square> {
        self.en_passant.filter(|&to| self.en_passant_takers(to).any(|from| self.en_passant_is_safe(from, to)))
    }

    /// Whether an enemy pawn can just have crossed a square by its double step (3.7c). It stands beyond that
    /// square, the two squares behind it are empty, and each checker is that pawn or a slider whose line it
    /// opened.
    pub(crate) fn can_have_crossed(&self, crossed: Square) -> bool {
        let board = &self.board;
        let them = !self.turn;
        let pawn = crossed.step(them.forward());
        let origin = crossed.step(-them.forward());
        let was_opened = |checker: Square| {
            let king = board.king(self.turn);
            let line = step_along(checker.difference(king));
            let leads_to = |square: Square| step_along(checker.difference(square)) == line;
            line != Step::NONE && leads_to(origin) && step_along(origin.difference(king)) == line
        };
        crossed.is_on(them.crossed_rank())
            && board.get(pawn) == Some(Piece::new(them, PieceKind::Pawn))
            && board.cell(crossed).is_empty()
            && board.cell(origin).is_empty()
            && self.checkers().all(|checker| checker == pawn || was_opened(checker))
    }

    /// Notes the square that a pawn has crossed by a double step, if an enemy pawn could take it there.
    pub(crate) fn note_crossed(&mut self, crossed: Square) {
        let taken = self.en_passant_takers(crossed).next().is_some();
        self.en_passant = taken.then_some(crossed);
    }

    /// The squares of the player's pawns that stand where they could take en passant on a square.
    pub(crate) fn en_passant_takers(&self, to: Square) -> impl Iterator<Item = Square> {
        let behind = to.step(-self.turn.forward());
        [behind.step(Step::WEST), behind.step(Step::EAST)].into_iter().filter(|&from| self.is_own_pawn(from))
    }

    /// Whether a pawn of the player to move stands on a square, which may be on the border.
    pub(crate) fn is_own_pawn(&self, square: Square) -> bool {
        let cell = self.board.cell(square);
        cell.is(self.turn) && cell.kind() == Some(PieceKind::Pawn)
    }

    /// Whether an en passant capture between two squares leaves its own king unattacked (3.9).
    pub(crate) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        !self.after_en_passant(from, to).is_attacked(self.board.king(self.turn), !self.turn)
    }

    /// The board after an en passant capture between two squares.
    pub(crate) fn after_en_passant(&self, from: Square, to: Square) -> Board {
        let mut after = self.board.clone();
        after.take(to.step(-self.turn.forward()), !self.turn);
        after.shift(from, to, self.turn);
        after
    }
}
