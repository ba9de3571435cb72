//! One given move: which legal move a candidate names, and playing a move only if it is legal.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use super::generator::{GO_ON, Generator};
use crate::position::{Position, Undo};
use crate::types::{Candidate, CastlingSide, Move, PieceKind};

/// The move is not legal in this position: it was generated in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegalHere(pub Move);

impl fmt::Display for NotLegalHere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the move {} is not legal in this position", self.0)
    }
}

impl Error for NotLegalHere {}

impl Position {
    /// Whether a candidate names a legal move; see [`Position::legal_move`].
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// assert!(Position::default().is_legal("e2e4".parse()?));
    /// assert!(!Position::default().is_legal("e2e5".parse()?));
    /// # Ok::<(), chess_arbiter::ParseCandidateError>(())
    /// ```
    pub fn is_legal(&self, candidate: Candidate) -> bool {
        self.legal_move(candidate).is_some()
    }

    /// The legal move that a candidate names; `None` if the laws refuse it.
    ///
    /// Castling is named by the king's two squares or by the king's square and its rook's. A pawn that
    /// reaches the last rank must name the piece that it becomes (3.7d), and no other move may name one.
    ///
    /// ```
    /// # use chess_arbiter::{Position, PieceKind};
    /// let position: Position = "8/P7/8/8/8/8/8/k1K5 w - - 0 1".parse()?;
    /// let mv = position.legal_move("a7a8r".parse()?).ok_or("not legal")?;
    /// assert_eq!(mv.promotion(), Some(PieceKind::Rook));
    /// assert_eq!(position.legal_move("a7a8".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// The candidate without its promotion, unless it takes a pawn of the player to move to its last rank.
    ///
    /// Many boards name a queen with every drop, in case it promotes. The laws refuse a promotion that is not
    /// due (3.7d), so whoever reads such a drop calls this first.
    ///
    /// ```
    /// # use chess_arbiter::{Candidate, Position};
    /// let idle: Candidate = "e2e4q".parse()?;
    /// assert!(!Position::default().is_legal(idle));
    /// assert!(Position::default().is_legal(Position::default().without_idle_promotion(idle)));
    /// # Ok::<(), chess_arbiter::ParseCandidateError>(())
    /// ```
    pub fn without_idle_promotion(&self, candidate: Candidate) -> Candidate {
        let promotes = self.is_own_pawn(candidate.from) && candidate.to.is_on((!self.turn).back_rank());
        Candidate { promotion: candidate.promotion.filter(|_| promotes), ..candidate }
    }

    /// Makes a legal move.
    ///
    /// # Errors
    /// If the move is not legal here, which can only be if it comes from another position. Nothing changes.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let mut position = Position::default();
    /// let before = position.clone();
    /// let undo = position.play(position.moves()[0])?;
    /// position.undo(undo);
    /// assert_eq!(position, before);
    /// # Ok::<(), chess_arbiter::NotLegalHere>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<Undo, NotLegalHere> {
        match self.legal_move(mv.candidate()) {
            Some(legal) if legal == mv => Ok(self.play_unchecked(mv)),
            _ => Err(NotLegalHere(mv)),
        }
    }

    /// The legal move of a knight or a slider that a candidate names: to a square that it attacks and that no
    /// piece of its own stands on, if its pin and a check allow it (3.9).
    fn legal_knight_or_slider_move(&self, kind: PieceKind, candidate: Candidate) -> Option<Move> {
        let Candidate { from, to, promotion } = candidate;
        let own = |square| self.board.cell(square).is(self.turn);
        if promotion.is_some() || !own(from) || own(to) || !self.board.attacks(from, to) {
            return None;
        }
        let slot = self.board.slot(from);
        // It has no moves to list: only its checks and pins are asked.
        let generator = Generator::new(self, self.turn, slot..slot);
        let Generator { king, ref checks, .. } = generator;
        let allowed = checks.keep_pin(&self.board, from, to) && checks.answered_at(&self.board, king, to);
        allowed.then(|| generator.plain(from, to, kind))
    }

    /// Whether a candidate names a legal move that begins on the same square.
    fn names(&self, candidate: Candidate, mv: Move) -> bool {
        match mv.castling() {
            None => candidate.to == mv.to && candidate.promotion == mv.promotion,
            Some(side) => candidate.promotion.is_none() && self.names_castling(candidate, side),
        }
    }

    /// Whether a candidate asks for castling to a side with the rook that may castle there (3.8b).
    fn names_castling(&self, candidate: Candidate, side: CastlingSide) -> bool {
        let gesture = self.castling_gesture(candidate);
        gesture.is_some_and(|path| path.side == side && self.may_castle(path))
    }
}
