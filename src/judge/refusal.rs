//! A refusal, as a value: the law, the pieces to blame and the squares that it is about.

use std::error::Error;

use super::language::Language;
use crate::text::{Text, display_text};
use crate::types::{Candidate, CastlingSide, Color, Piece, Square};

/// Why a candidate is refused, in the order in which an arbiter would explain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum RefusalCode {
    /// Nothing stands on the first square.
    NoPiece,
    /// The piece belongs to the player who is not to move.
    NotYourTurn,
    /// A piece of one's own stands where it goes.
    OwnPiece,
    /// Not how a bishop moves.
    BishopMove,
    /// Not how a rook moves.
    RookMove,
    /// Not how a queen moves.
    QueenMove,
    /// Not how a knight moves.
    KnightMove,
    /// More than one square, and not a castling gesture.
    KingMove,
    /// Not how a pawn moves or takes at all.
    PawnMove,
    /// Two squares, not on its first move.
    PawnFirstMove,
    /// A square that must be vacant is not.
    PawnBlocked,
    /// A diagonal step, and nothing there to take.
    PawnCapture,
    /// The pawn beside has not just made its double step.
    EnPassantLate,
    /// A bishop, rook or queen would jump.
    PathBlocked,
    /// The piece that is named is not one that a pawn may become.
    PromotionPiece,
    /// A piece is named for a move that does not promote.
    PromotionNotDue,
    /// The king or the rook has moved, or there is no rook.
    CastlingMoved,
    /// A piece stands between king and rook.
    CastlingBlocked,
    /// The king is in check.
    CastlingInCheck,
    /// A square that the king crosses is attacked.
    CastlingThroughCheck,
    /// The square where the king lands is attacked.
    CastlingIntoCheck,
    /// The king would step onto an attacked square.
    KingAttacked,
    /// The king is in check and the move does not end it.
    InCheck,
    /// The move would expose its own king.
    Pinned,
    /// A pawn reaches the last rank and names no piece; the move is legal in every other way.
    PromotionRequired,
}

/// The name and the article of each code, in the order of the codes.
const CODES: [(RefusalCode, &str, &str); RefusalCode::COUNT] = [
    (RefusalCode::NoPiece, "no-piece", "3.1"),
    (RefusalCode::NotYourTurn, "not-your-turn", "1.2"),
    (RefusalCode::OwnPiece, "own-piece", "3.1"),
    (RefusalCode::BishopMove, "bishop-move", "3.2"),
    (RefusalCode::RookMove, "rook-move", "3.3"),
    (RefusalCode::QueenMove, "queen-move", "3.4"),
    (RefusalCode::KnightMove, "knight-move", "3.6"),
    (RefusalCode::KingMove, "king-move", "3.8a"),
    (RefusalCode::PawnMove, "pawn-move", "3.7a"),
    (RefusalCode::PawnFirstMove, "pawn-first-move", "3.7a"),
    (RefusalCode::PawnBlocked, "pawn-blocked", "3.7a"),
    (RefusalCode::PawnCapture, "pawn-capture", "3.7b"),
    (RefusalCode::EnPassantLate, "en-passant-late", "3.7c"),
    (RefusalCode::PathBlocked, "path-blocked", "3.5"),
    (RefusalCode::PromotionPiece, "promotion-piece", "3.7d"),
    (RefusalCode::PromotionNotDue, "promotion-not-due", "3.7d"),
    (RefusalCode::CastlingMoved, "castling-moved", "3.8b"),
    (RefusalCode::CastlingBlocked, "castling-blocked", "3.8b"),
    (RefusalCode::CastlingInCheck, "castling-in-check", "3.8b"),
    (RefusalCode::CastlingThroughCheck, "castling-through-check", "3.8b"),
    (RefusalCode::CastlingIntoCheck, "castling-into-check", "3.8b"),
    (RefusalCode::KingAttacked, "king-attacked", "3.8a"),
    (RefusalCode::InCheck, "in-check", "3.9"),
    (RefusalCode::Pinned, "pinned", "3.9"),
    (RefusalCode::PromotionRequired, "promotion-required", "3.7d"),
];

impl RefusalCode {
    pub(super) const COUNT: usize = Self::PromotionRequired as usize + 1;

    /// All codes, in the order in which the laws are asked.
    pub fn all() -> impl Iterator<Item = Self> {
        CODES.into_iter().map(|(code, _, _)| code)
    }

    /// The code as text, such as `"path-blocked"`.
    pub const fn name(self) -> &'static str {
        CODES[self as usize].1
    }

    /// The article that refuses: of `3.1` to `3.9`, or of the FIDE laws where it is outside chapter 3.
    pub const fn article(self) -> &'static str {
        CODES[self as usize].2
    }
}

/// What more is known of a refusal, where its code alone would tell less than the whole story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Detail {
    /// The piece is put back where it stood.
    SameSquare,
    /// Castling: the king is not at home.
    KingAway,
    /// Castling: no rook is at home.
    NoRook,
    /// It is an en passant capture that would expose the king.
    EnPassant,
}

impl Detail {
    pub(super) const COUNT: usize = Self::EnPassant as usize + 1;
}

/// A piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
}

/// Why a candidate is refused: see [`crate::Position::judge`]. As text it is one English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub(super) code: RefusalCode,
    pub(super) detail: Option<Detail>,
    pub(super) candidate: Candidate,
    pub(super) mover: Option<Piece>,
    pub(super) player: Color,
    pub(super) king: Square,
    pub(super) castling: Option<CastlingSide>,
    pub(super) by: Vec<Placed>,
    pub(super) on: Vec<Square>,
}

impl Refusal {
    /// Which reason it is.
    pub fn code(&self) -> RefusalCode {
        self.code
    }

    /// The article that refuses; see [`RefusalCode::article`].
    pub fn article(&self) -> &'static str {
        self.code.article()
    }

    /// What was asked for.
    pub fn candidate(&self) -> Candidate {
        self.candidate
    }

    /// The pieces that cause the refusal.
    pub fn by(&self) -> &[Placed] {
        &self.by
    }

    /// The squares that it is about.
    pub fn on(&self) -> &[Square] {
        &self.on
    }

    /// The refusal in one sentence, which names the pieces and the squares.
    pub fn message(&self, language: Language) -> String {
        language.sentence(self)
    }
}

impl Text for Refusal {
    fn push_to(&self, text: &mut String) {
        text.push_str(&self.message(Language::English));
    }
}

display_text!(Refusal);

impl Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_each_code_at_its_place() {
        for (place, (code, _, _)) in CODES.into_iter().enumerate() {
            assert_eq!(code as usize, place);
        }
    }
}
