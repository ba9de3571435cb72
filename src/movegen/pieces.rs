//! Moves of the knight, the bishop, the rook and the queen, and what a pin leaves of them (3.9).

use super::generator::{Flow, GO_ON, Generator, Side, Sink};
use crate::board::geometry::{BISHOP_STEPS, KING_STEPS, KNIGHT_STEPS, ROOK_STEPS};
use crate::board::{ListedPiece, piece_code};
use crate::types::{PieceKind, Square, Step};

impl<S: Side> Generator<'_, S> {
    /// Emits the moves of a piece other than the king that its pin allows, without en passant captures.
    #[inline]
    pub(super) fn moves_of(&self, piece: ListedPiece, pin: Step, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let from = piece.square();
        match piece.piece_code() {
            piece_code::WHITE_PAWN | piece_code::BLACK_PAWN => self.pawn_moves(from, pin, sink),
            piece_code::KNIGHT if pin == Step::NONE => self.knight_moves(from, sink),
            piece_code::BISHOP => self.slides(from, pin, PieceKind::Bishop, &BISHOP_STEPS, sink),
            piece_code::ROOK => self.slides(from, pin, PieceKind::Rook, &ROOK_STEPS, sink),
            piece_code::QUEEN => self.slides(from, pin, PieceKind::Queen, &KING_STEPS, sink),
            _ => GO_ON,
        }
    }

    /// 3.6: emits the moves of a knight, which jumps.
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

    /// 3.2 to 3.5: emits the moves of a slider along each of its lines: as far as the line is free, and the
    /// capture of the first piece on it if that is an enemy.
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
        let along = [pin, -pin];
        let steps = match pin {
            Step::NONE => steps,
            _ if steps.contains(&pin) => &along,
            _ => return GO_ON,
        };
        for &step in steps {
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
