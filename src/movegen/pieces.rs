//! Moves of the knight, the bishop, the rook and the queen, and what a pin leaves of them (3.9).

use super::{Flow, GO_ON, Generator, Side, Sink};
use crate::geometry::{BISHOP_STEPS, KING_STEPS, KNIGHT_STEPS, ROOK_STEPS};
use crate::types::{PieceKind, Square, Step};

impl<S: Side> Generator<'_, S> {
    /// Emits the moves of one piece that its pin allows; none for the king.
    #[inline]
    pub(super) fn piece_moves(&self, from: Square, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let board = &self.position.board;
        let pin = self.checks.pin(board, from);
        match board.cell(from).kind() {
            Some(PieceKind::Pawn) => self.pawn_moves(from, pin, sink),
            Some(PieceKind::Knight) if pin == Step::NONE => self.knight_moves(from, sink),
            Some(PieceKind::Bishop) => self.slides(from, pin, PieceKind::Bishop, &BISHOP_STEPS, sink),
            Some(PieceKind::Rook) => self.slides(from, pin, PieceKind::Rook, &ROOK_STEPS, sink),
            Some(PieceKind::Queen) => self.slides(from, pin, PieceKind::Queen, &KING_STEPS, sink),
            _ => GO_ON,
        }
    }

    /// 3.6: the knight, which jumps.
    #[inline]
    fn knight_moves(&self, from: Square, sink: &mut (impl Sink + ?Sized)) -> Flow {
        for step in KNIGHT_STEPS {
            let to = from.step(step);
            if !self.position.board.cell(to).blocks(self.us()) {
                sink(self.plain(from, to, PieceKind::Knight))?;
            }
        }
        GO_ON
    }

    /// 3.2 to 3.5: along each line, as far as it is free, and the first enemy piece on it.
    #[inline]
    fn slides(
        &self,
        from: Square,
        pin: Step,
        piece: PieceKind,
        steps: &[Step],
        sink: &mut (impl Sink + ?Sized),
    ) -> Flow {
        let board = &self.position.board;
        for &step in steps {
            if pin != Step::NONE && !step.is_along(pin) {
                continue;
            }
            let mut to = from.step(step);
            while board.cell(to).is_empty() {
                sink(self.plain(from, to, piece))?;
                to = to.step(step);
            }
            if board.cell(to).is(self.them()) {
                sink(self.plain(from, to, piece))?;
            }
        }
        GO_ON
    }
}
