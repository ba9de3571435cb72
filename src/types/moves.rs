//! A legal move, and a candidate: a move that somebody asks for, legal or not.

use super::{CastlingSide, Color, PieceKind, Square};

/// How a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// One piece goes to a square, and takes what stands there; a promotion too.
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

/// A legal move. Only a [`crate::Position`] makes one, so that holding one means that it was legal there.
///
/// ```
/// use chess_arbiter::{MoveKind, PieceKind, Position};
/// let mv = Position::default().legal_move("e2e4".parse()?).ok_or("not legal")?;
/// assert_eq!((mv.piece(), mv.kind(), mv.captured()), (PieceKind::Pawn, MoveKind::DoubleStep, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// The square from which the piece moves. For castling this is the king's.
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square to which it moves. For castling this is where the king lands, and in Chess960 the square of
    /// the rook.
    pub const fn to(self) -> Square {
        self.to
    }

    /// The kind of piece that moves: for castling the king, for a promotion the pawn.
    pub const fn piece(self) -> PieceKind {
        self.piece
    }

    /// The kind of piece that is taken; `None` if nothing is.
    pub const fn captured(self) -> Option<PieceKind> {
        self.captured
    }

    /// What the pawn becomes on the last rank (3.7d); `None` for any other move.
    pub const fn promotion(self) -> Option<PieceKind> {
        self.promotion
    }

    /// How the move is made.
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// The side to which the king castles (3.8b); `None` for any other move.
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.kind {
            MoveKind::CastleKingside => Some(CastlingSide::King),
            MoveKind::CastleQueenside => Some(CastlingSide::Queen),
            _ => None,
        }
    }

    /// The square of the piece that this move of a player takes, if it takes one. In en passant (3.7c) it
    /// lies behind the square where the pawn lands.
    pub(crate) fn capture_square(self, us: Color) -> Square {
        match self.kind {
            MoveKind::EnPassant => self.to.step(-us.forward()),
            _ => self.to,
        }
    }

    /// Whether a position before the move can never come back: a piece was taken, or a pawn moved.
    pub(crate) const fn is_irreversible(self) -> bool {
        self.captured.is_some() || matches!(self.piece, PieceKind::Pawn)
    }

    /// The candidate that names this move.
    pub const fn candidate(self) -> Candidate {
        Candidate { from: self.from, to: self.to, promotion: self.promotion }
    }
}

/// A move that somebody asks for, legal or not: two squares, and the piece that a pawn is to become.
///
/// ```
/// use chess_arbiter::{Candidate, Position};
/// let candidate: Candidate = "e2e4".parse()?;
/// assert!(Position::default().is_legal(candidate));
/// # Ok::<(), chess_arbiter::ParseCandidateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// The square from which a piece is to move.
    pub from: Square,
    /// The square to which it is to move. Castling is named by the king's two squares, or by the king's
    /// square and its rook's.
    pub to: Square,
    /// What the pawn is to become on the last rank (3.7d); `None` for any other move.
    pub promotion: Option<PieceKind>,
}
