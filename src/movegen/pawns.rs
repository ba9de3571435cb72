//! Moves of the pawn: steps (3.7a), captures (3.7b), en passant (3.7c) and promotion (3.7d).

use super::generator::{Flow, GO_ON, Generator, Side, Sink};
use crate::types::{Move, MoveKind, PieceKind, Square, Step};

impl<S: Side> Generator<'_, S> {
    /// Emits the moves of a pawn that its pin allows, without en passant captures.
    #[inline]
    pub(super) fn pawn_moves(&self, from: Square, pin: Step, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let board = &self.position.board;
        let allows = |step: Step| pin == Step::NONE || step.is_along(pin);
        let forward = self.us().forward();
        let one = from.step(forward);
        if board.cell(one).is_empty() && allows(forward) {
            self.pawn_arrives(from, one, sink)?;
            let two = one.step(forward);
            if from.is_on(self.us().pawn_rank()) && board.cell(two).is_empty() {
                sink(Move { kind: MoveKind::DoubleStep, ..self.plain(from, two, PieceKind::Pawn) })?;
            }
        }
        for step in self.captures() {
            let to = from.step(step);
            if board.cell(to).is(self.them()) && allows(step) {
                self.pawn_arrives(from, to, sink)?;
            }
        }
        GO_ON
    }

    /// Emits a step or a capture; on the last rank (3.7d), one move for each piece that the pawn may become.
    #[inline]
    fn pawn_arrives(&self, from: Square, to: Square, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let mv = self.plain(from, to, PieceKind::Pawn);
        if !to.is_on(self.them().back_rank()) {
            return sink(mv);
        }
        for kind in PieceKind::PROMOTIONS {
            sink(Move { promotion: Some(kind), ..mv })?;
        }
        GO_ON
    }

    /// 3.7c: emits the en passant captures that leave the king unattacked.
    #[inline]
    pub(super) fn en_passant(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let Some(to) = self.position.en_passant else { return GO_ON };
        for step in self.captures() {
            let from = to.step(-step);
            if self.position.is_own_pawn(from)
                && self.slots.contains(&self.position.board.slot(from))
                && self.position.en_passant_is_safe(from, to)
            {
                sink(Move {
                    captured: Some(PieceKind::Pawn),
                    kind: MoveKind::EnPassant,
                    ..self.plain(from, to, PieceKind::Pawn)
                })?;
            }
        }
        GO_ON
    }

    /// The two steps by which a pawn takes (3.7b).
    #[inline]
    fn captures(&self) -> [Step; 2] {
        let forward = self.us().forward();
        [forward.and(Step::WEST), forward.and(Step::EAST)]
    }
}
