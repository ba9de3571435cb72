//! A legal move, and a candidate that may turn out not to be one.

use super::{CastlingSide, Color, PieceKind, Square};

/// How a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// One piece goes to a square, and takes what stands there.
    Normal,
    /// A pawn's first move over two squares (3.7a).
    DoubleStep,
    /// The capture of a pawn that has just made its double step (3.7c).
    EnPassant,
    /// Castling towards the h-file (3.8b).
    CastleKingside,
    /// Castling towards the a-file (3.8b).
    CastleQueenside,
}

impl MoveKind {
    /// The kind of move that castles to a side.
    pub(crate) const fn castle(side: CastlingSide) -> Self {
        match side {
            CastlingSide::King => Self::CastleKingside,
            CastlingSide::Queen => Self::CastleQueenside,
        }
    }
}

/// A legal move, as the generator makes it: only a [`crate::Position`] can make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) piece: PieceKind,
    pub(crate) captured: Option<PieceKind>,
    pub(crate) promotion: Option<PieceKind>,
    pub(crate) kind: MoveKind,
}

impl Move {
    /// Where the piece comes from.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it goes to. For castling in Chess960 this is the square of the rook.
    pub const fn to(self) -> Square {
        self.to
    }

    /// What moves.
    pub const fn piece(self) -> PieceKind {
        self.piece
    }

    /// What is taken, if anything is.
    pub const fn captured(self) -> Option<PieceKind> {
        self.captured
    }

    /// What the pawn becomes, if it reaches the last rank (3.7d).
    pub const fn promotion(self) -> Option<PieceKind> {
        self.promotion
    }

    /// How the move is made.
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// The side to which it castles, if it does.
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.kind {
            MoveKind::CastleKingside => Some(CastlingSide::King),
            MoveKind::CastleQueenside => Some(CastlingSide::Queen),
            _ => None,
        }
    }

    /// Where the piece stands that a capture by a player takes: in en passant (3.7c), behind the square where the
    /// pawn lands.
    pub(crate) fn victim(self, us: Color) -> Square {
        match self.kind {
            MoveKind::EnPassant => self.to.step(-us.forward()),
            _ => self.to,
        }
    }

    /// The move as one may ask for it.
    pub const fn candidate(self) -> Candidate {
        Candidate { from: self.from, to: self.to, promotion: self.promotion }
    }
}

/// A move that somebody would like to make: two squares, and the piece that a pawn is to become.
///
/// ```
/// use chess_arbiter::{Candidate, Position};
/// let candidate: Candidate = "e2e4".parse()?;
/// assert!(Position::default().is_legal(candidate));
/// # Ok::<(), chess_arbiter::ParseCandidateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// Where the piece comes from.
    pub from: Square,
    /// Where it should go: castling is named by the king's two squares, or by the king and its own rook.
    pub to: Square,
    /// What the pawn is to become on the last rank.
    pub promotion: Option<PieceKind>,
}
