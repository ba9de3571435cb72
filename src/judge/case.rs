//! The case before the arbiter: a position, a candidate, and what every law asks of them.

use super::refusal::{Detail, Placed, Refusal, RefusalCode};
use crate::board::Board;
use crate::board::Checks;
use crate::position::Position;
use crate::types::{Candidate, CastlingSide, Color, File, Piece, PieceKind, Square, Step};

pub(super) struct Case<'a> {
    pub position: &'a Position,
    pub candidate: Candidate,
    /// What stands on the square that the candidate begins on.
    pub mover: Option<Piece>,
    /// The square of the king of the player to move.
    pub king: Square,
    pub checks: Checks,
    /// The side to which the king is to castle, if the candidate is the gesture of castling.
    pub castling: Option<CastlingSide>,
}

impl<'a> Case<'a> {
    pub fn new(position: &'a Position, candidate: Candidate) -> Self {
        let king = position.board.king(position.turn);
        Self {
            position,
            candidate,
            mover: position.board.get(candidate.from),
            king,
            checks: Checks::find(&position.board, king, position.turn, 0),
            castling: gesture(position, candidate),
        }
    }

    pub fn us(&self) -> Color {
        self.position.turn
    }

    pub fn them(&self) -> Color {
        !self.position.turn
    }

    /// The kind of the piece that is to move.
    pub fn kind(&self) -> Option<PieceKind> {
        self.mover.map(|piece| piece.kind)
    }

    /// The step from the one square of the candidate to the other.
    pub fn difference(&self) -> Step {
        self.candidate.from.difference(self.candidate.to)
    }

    /// The piece on a square, as it is blamed.
    pub fn placed(&self, square: Square) -> Option<Placed> {
        self.position.board.get(square).map(|piece| Placed { square, piece })
    }

    /// The enemies that attack a square of a board, which may be another one than that of the position.
    pub fn attackers(&self, board: &Board, square: Square) -> Vec<Square> {
        board.list_attackers(square, self.them())
    }

    /// Those of some squares on which something stands.
    #[inline(never)]
    pub fn occupied(&self, squares: &[Square]) -> Vec<Square> {
        let mut occupied = squares.to_vec();
        occupied.retain(|&square| !self.position.board.cell(square).is_empty());
        occupied
    }

    /// Whether the candidate takes en passant (3.7c), as far as its geometry goes.
    pub fn is_en_passant(&self) -> bool {
        self.kind() == Some(PieceKind::Pawn)
            && self.position.en_passant == Some(self.candidate.to)
            && self.candidate.to.file() != self.candidate.from.file()
    }

    /// A refusal for a reason, with the squares of the pieces to blame and the squares that it is about.
    pub fn refuse(&self, code: RefusalCode, by: &[Square], on: &[Square]) -> Option<Refusal> {
        Some(self.refusal(code, by, on))
    }

    /// The same, where a refusal is certain.
    #[inline(never)]
    pub fn refusal(&self, code: RefusalCode, by: &[Square], on: &[Square]) -> Refusal {
        let mut placed = Vec::new();
        for &square in by {
            placed.extend(self.placed(square));
        }
        Refusal {
            code,
            detail: self.detail(code),
            candidate: self.candidate,
            mover: self.mover,
            player: self.us(),
            king: self.king,
            castling: self.castling,
            by: placed,
            on: on.to_vec(),
        }
    }

    /// What more is known than the code tells.
    fn detail(&self, code: RefusalCode) -> Option<Detail> {
        let Candidate { from, to, .. } = self.candidate;
        let at_home = self.position.chess960 || self.king.file() == File::E;
        let rook = Some(Piece::new(self.us(), PieceKind::Rook));
        let rook_at_home = || {
            self.castling.is_some_and(|side| {
                let home = side.rook_home_of(self.us());
                [to, home].iter().any(|&square| self.position.board.get(square) == rook)
            })
        };
        match code {
            RefusalCode::OwnPiece if from == to => Some(Detail::SameSquare),
            RefusalCode::CastlingMoved if !at_home => Some(Detail::KingAway),
            RefusalCode::CastlingMoved if !rook_at_home() => Some(Detail::NoRook),
            RefusalCode::Pinned if self.is_en_passant() => Some(Detail::EnPassant),
            _ => None,
        }
    }
}

/// 3.8b: the gesture of castling is a king on its home square that moves two squares along its rank, or a king
/// that is put on its own rook.
fn gesture(position: &Position, candidate: Candidate) -> Option<CastlingSide> {
    let Candidate { from, to, .. } = candidate;
    let us = position.turn;
    let own = |kind| Some(Piece::new(us, kind));
    let rank = us.back_rank();
    if position.board.get(from) != own(PieceKind::King) || !from.is_on(rank) || !to.is_on(rank) {
        return None;
    }
    let two_squares = |side: &CastlingSide| from.file() == File::E && to.file() == side.king_file();
    match position.board.get(to) {
        rook if rook == own(PieceKind::Rook) && to > from => Some(CastlingSide::King),
        rook if rook == own(PieceKind::Rook) => Some(CastlingSide::Queen),
        // Two squares onto another piece of its own: that alone refuses it (3.1).
        Some(piece) if piece.color == us => None,
        _ => CastlingSide::ALL.into_iter().find(two_squares),
    }
}
