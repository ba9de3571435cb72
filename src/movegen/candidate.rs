//! Which legal move does a candidate name?

use std::ops::ControlFlow;

use super::generator::{GO_ON, Generator};
use crate::position::Position;
use crate::types::{Candidate, CastlingSide, File, Move, PieceKind, Square};

impl Position {
    /// The legal move that a candidate names, or `None` if the laws refuse it.
    ///
    /// Castling is named by the king's two squares or by the king and its own rook. A pawn that reaches the
    /// last rank must name the piece it becomes (3.7d), and no other move may name one.
    pub fn legal_move(&self, candidate: Candidate) -> Option<Move> {
        if let Some(kind) = self.board.knight_or_slider(candidate.from) {
            return self.legal_knight_or_slider_move(kind, candidate);
        }
        let mut found = None;
        let _ = self.generate_from(candidate.from, &mut |mv| {
            if self.names(candidate, mv) {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            GO_ON
        });
        found
    }

    /// The legal move of a knight or a slider that a candidate names: to a square that it attacks and its own pieces
    /// leave free, if its pin and a check allow it (3.9).
    fn legal_knight_or_slider_move(&self, kind: PieceKind, candidate: Candidate) -> Option<Move> {
        let Candidate { from, to, promotion } = candidate;
        let own = |square| self.board.cell(square).is(self.turn);
        if promotion.is_some() || !own(from) || own(to) || !self.board.attacks(from, to) {
            return None;
        }
        let slot = self.board.slot(from);
        let generator = Generator::new(self, self.turn, slot..slot + 1);
        let Generator { king, ref checks, .. } = generator;
        let allowed = checks.keep_pin(&self.board, from, to) && checks.answered_at(&self.board, king, to);
        allowed.then(|| generator.plain(from, to, kind))
    }

    /// Whether a candidate is legal; see [`Position::legal_move`].
    pub fn is_legal(&self, candidate: Candidate) -> bool {
        self.legal_move(candidate).is_some()
    }

    /// Whether a candidate from the square of a legal move names that move.
    #[inline]
    fn names(&self, candidate: Candidate, mv: Move) -> bool {
        match mv.castling() {
            None => candidate.to == mv.to && candidate.promotion == mv.promotion,
            Some(side) => candidate.promotion.is_none() && self.names_castling(candidate, side),
        }
    }

    /// Whether a candidate that begins on the king's square is the gesture of castling to a side (3.8b): the
    /// king is put on its own rook, or moves two squares from its home towards it.
    fn names_castling(&self, candidate: Candidate, side: CastlingSide) -> bool {
        let Candidate { from, to, .. } = candidate;
        let two_squares = from.file() == File::E && to == Square::new(side.king_file(), from.rank());
        two_squares || self.castling.rook(self.turn, side) == Some(to)
    }
}
