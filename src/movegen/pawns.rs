//! Moves of the pawn: steps (3.7a), captures (3.7b), en passant (3.7c) and promotion (3.7d).

use super::{Flow, GO_ON, Generator};
use crate::types::{Move, MoveKind, PieceKind, Rank, Square, Step};

impl<const WHITE: bool> Generator<'_, WHITE> {
    const FORWARD: Step = Self::US.forward();
    const CAPTURES: [Step; 2] = [Self::FORWARD.and(Step::WEST), Self::FORWARD.and(Step::EAST)];
    const PAWN_RANK: Rank = Self::US.pawn_rank();
    const LAST_RANK: Rank = Self::THEM.back_rank();

    /// Emits the moves of a pawn that its pin allows, but for en passant.
    #[inline]
    pub(super) fn pawn_moves(&self, from: Square, pin: Step, sink: &mut impl FnMut(Move) -> Flow) -> Flow {
        let board = &self.position.board;
        let allows = |step: Step| pin == Step::NONE || step.is_along(pin);
        let one = from.step(Self::FORWARD);
        if board.cell(one).is_empty() && allows(Self::FORWARD) {
            self.pawn_arrives(from, one, sink)?;
            let two = one.step(Self::FORWARD);
            if from.is_on(Self::PAWN_RANK) && board.cell(two).is_empty() {
                sink(Move { kind: MoveKind::DoubleStep, ..self.plain(from, two, PieceKind::Pawn) })?;
            }
        }
        for step in Self::CAPTURES {
            let to = from.step(step);
            if board.cell(to).is(Self::THEM) && allows(step) {
                self.pawn_arrives(from, to, sink)?;
            }
        }
        GO_ON
    }

    /// Emits a step or a capture; on the last rank (3.7d), one move for each piece that the pawn may become.
    #[inline]
    fn pawn_arrives(&self, from: Square, to: Square, sink: &mut impl FnMut(Move) -> Flow) -> Flow {
        let mv = self.plain(from, to, PieceKind::Pawn);
        if !to.is_on(Self::LAST_RANK) {
            return sink(mv);
        }
        for kind in PieceKind::PROMOTIONS {
            sink(Move { promotion: Some(kind), ..mv })?;
        }
        GO_ON
    }

    /// 3.7c: en passant, from either side, if it does not expose the king.
    #[inline]
    pub(super) fn en_passant(&self, sink: &mut impl FnMut(Move) -> Flow) -> Flow {
        let Some(to) = self.position.en_passant else { return GO_ON };
        for step in Self::CAPTURES {
            let from = to.step(-step);
            if self.position.is_own_pawn(from) && self.position.en_passant_is_safe(from, to) {
                sink(Move {
                    captured: Some(PieceKind::Pawn),
                    kind: MoveKind::EnPassant,
                    ..self.plain(from, to, PieceKind::Pawn)
                })?;
            }
        }
        GO_ON
    }
}
