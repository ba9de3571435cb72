//! The case before the arbiter: a position and a candidate, with the facts that the laws ask for.

use super::refusal::{Detail, Placed, Refusal, RefusalCode};
use crate::board::{Board, Checks, insert_in_order};
use crate::position::{CastlingPath, Position};
use crate::types::{Candidate, Color, File, Piece, PieceKind, Square, Step};

/// A candidate that was not legal, in its position.
pub(super) struct Case<'a> {
    pub position: &'a Position,
    pub candidate: Candidate,
    /// The piece that is to move: the one on the candidate's first square, whichever player's it is.
    pub mover: Option<Piece>,
    /// The square of the king of the player to move.
    pub king: Square,
    /// The checks against that king, and the pins that hold its pieces.
    pub checks: Checks,
    /// The castling that the candidate asks for, if it is a gesture of castling.
    pub castling: Option<CastlingPath>,
}

impl<'a> Case<'a> {
    /// The case of a candidate in a position.
    pub fn new(position: &'a Position, candidate: Candidate) -> Self {
        let king = position.board.king(position.turn);
        Self {
            position,
            candidate,
            mover: position.board.get(candidate.from),
            king,
            checks: Checks::find(&position.board, king, position.turn, 0),
            castling: position.castling_gesture(candidate),
        }
    }

    /// The player to move.
    pub fn us(&self) -> Color {
        self.position.turn
    }

    /// The other player.
    pub fn them(&self) -> Color {
        !self.position.turn
    }

    /// The kind of the piece that is to move.
    pub fn kind(&self) -> Option<PieceKind> {
        self.mover.map(|piece| piece.kind)
    }

    /// The difference between the candidate's first square and its second.
    pub fn difference(&self) -> Step {
        self.candidate.from.difference(self.candidate.to)
    }

    /// The piece on a square, as a refusal blames it.
    pub fn placed(&self, square: Square) -> Option<Placed> {
        self.position.board.get(square).map(|piece| Placed { square, piece })
    }

    /// The squares of the enemy pieces that attack a square of a board: the position's own, or one after some
    /// change.
    pub fn attackers(&self, board: &Board, square: Square) -> Vec<Square> {
        board.list_attackers(square, self.them())
    }

    /// Those of some squares on which a piece stands.
    #[inline(never)] // Kept out of line: one copy in the module.
    pub fn occupied(&self, squares: &[Square]) -> Vec<Square> {
        let mut occupied = squares.to_vec();
        occupied.retain(|&square| !self.position.board.cell(square).is_empty());
        occupied
    }

    /// Whether the candidate is an en passant capture (3.7c), legal or not, of the pawn that has just made
    /// its double step.
    pub fn is_en_passant(&self) -> bool {
        self.kind() == Some(PieceKind::Pawn)
            && self.position.en_passant == Some(self.candidate.to)
            && self.candidate.to.file() != self.candidate.from.file()
    }

    /// A refusal with its code, the squares of the pieces to blame and the squares that it is about, as a law
    /// answers it.
    pub fn refuse(&self, code: RefusalCode, by: &[Square], on: &[Square]) -> Option<Refusal> {
        Some(self.refusal(code, by, on))
    }

    /// [`Case::refuse`] without the `Option`.
    #[inline(never)] // Kept out of line: one copy in the module.
    pub fn refusal(&self, code: RefusalCode, by: &[Square], on: &[Square]) -> Refusal {
        let mut in_order = Vec::new();
        by.iter().for_each(|&square| insert_in_order(&mut in_order, square));
        let placed = in_order.into_iter().filter_map(|square| self.placed(square));
        Refusal {
            code,
            detail: self.detail(code),
            candidate: self.candidate,
            mover: self.mover,
            player: self.us(),
            king: self.king,
            castling: self.castling.map(|path| path.side),
            by: placed.collect(),
            on: on.to_vec(),
        }
    }

    /// Whether the candidate, which would take a pawn en passant, may be in time although the position knows
    /// of no double step. A FEN does not tell of one if the capture would expose the king.
    fn may_be_in_time(&self) -> bool {
        let Candidate { from, to, .. } = self.candidate;
        self.position.halfmove_clock == 0
            && self.position.en_passant.is_none()
            && self.position.can_have_crossed(to)
            && !self.position.en_passant_is_safe(from, to)
    }

    /// What more is to be said than the code tells.
    fn detail(&self, code: RefusalCode) -> Option<Detail> {
        let Candidate { from, to, .. } = self.candidate;
        let at_home = self.position.chess960 || self.king.file() == File::E;
        let rook = Some(Piece::new(self.us(), PieceKind::Rook));
        let has_rook = || self.castling.is_some_and(|path| self.position.board.get(path.rook) == rook);
        match code {
            RefusalCode::OwnPiece if from == to => Some(Detail::SameSquare),
            RefusalCode::CastlingMoved if !at_home => Some(Detail::KingAway),
            RefusalCode::CastlingMoved if !has_rook() => Some(Detail::NoRook),
            RefusalCode::Pinned if self.is_en_passant() => Some(Detail::EnPassant),
            RefusalCode::EnPassantLate if self.may_be_in_time() => Some(Detail::EnPassantUnknown),
            _ => None,
        }
    }
}
