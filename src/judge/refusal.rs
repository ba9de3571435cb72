//! A refusal as a value: the code, the article, the pieces to blame and the squares that it is about.

use std::error::Error;

use super::english;
use crate::text::{Text, display_text};
use crate::types::{Candidate, CastlingSide, Color, Piece, Square};

/// Why a candidate is refused. The codes stand in the order in which an arbiter would explain them: each is
/// the answer when what it says is so and no code before it is the answer.
///
/// ```
/// use chess_arbiter::RefusalCode;
/// assert_eq!((RefusalCode::Pinned.name(), RefusalCode::Pinned.article()), ("pinned", "3.9"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum RefusalCode {
    /// Nothing stands on the first square.
    NoPiece,
    /// The piece belongs to the player who is not to move.
    NotYourTurn,
    /// A piece of the same player stands where the piece would go, or the piece would stay where it is.
    /// Putting the king on its own rook is no such case where it may mean castling: where both are at home or,
    /// in Chess960, while the player has a right to castle.
    OwnPiece,
    /// No bishop moves like that: the two squares share no diagonal.
    BishopMove,
    /// No rook moves like that: the two squares share neither a file nor a rank.
    RookMove,
    /// No queen moves like that: the two squares share neither a file nor a rank nor a diagonal.
    QueenMove,
    /// No knight moves like that: the second square is not a knight's move away.
    KnightMove,
    /// The king would move more than one square, and it is no gesture of castling.
    KingMove,
    /// No pawn moves or takes like that: sideways, backwards or too far.
    PawnMove,
    /// A pawn would move two squares straight ahead, but it has left the rank where it began.
    PawnFirstMove,
    /// A square straight ahead of the pawn that must be vacant is not.
    PawnBlocked,
    /// A pawn would step diagonally ahead, and nothing is there to take.
    PawnCapture,
    /// A pawn would take the enemy pawn beside it en passant, but that pawn has not just moved two squares, as
    /// far as the position knows.
    EnPassantLate,
    /// A bishop, a rook or a queen would jump over a piece.
    PathBlocked,
    /// A promotion to a king or a pawn is asked for.
    PromotionPiece,
    /// A promotion is asked for, but no pawn reaches the last rank.
    PromotionNotDue,
    /// The right to castle is gone: the king or that rook has moved, or there is no rook.
    CastlingMoved,
    /// A square between king and rook is not vacant; in Chess960, also where either passes or lands.
    CastlingBlocked,
    /// The king would castle while it is in check.
    CastlingInCheck,
    /// A square that the king would cross in castling is attacked.
    CastlingThroughCheck,
    /// The square where the king would land in castling is attacked, or would be once the rook has left.
    CastlingIntoCheck,
    /// The king would step onto an attacked square. It does not shield that square from a checker.
    KingAttacked,
    /// The king is in check, and the move of another piece does not end it; nor does passing.
    InCheck,
    /// The move would expose its own king. An en passant capture may do so by taking two pawns off a line.
    Pinned,
    /// A pawn reaches the last rank and no piece is named; the move is legal in every other way.
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

    /// All codes, in the order in which an arbiter would explain them.
    pub fn all() -> impl Iterator<Item = Self> {
        CODES.into_iter().map(|(code, _, _)| code)
    }

    /// The code as text, such as `"path-blocked"`.
    pub const fn name(self) -> &'static str {
        CODES[self as usize].1
    }

    /// The article of the laws that refuses, such as `"3.5"`: of chapter 3, or `"1.2"`.
    pub const fn article(self) -> &'static str {
        CODES[self as usize].2
    }
}

/// A special case of a code, which has a sentence of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Detail {
    /// The piece would stay where it is.
    SameSquare,
    /// Castling: the king is not at home.
    KingAway,
    /// Castling: there is no rook.
    NoRook,
    /// An en passant capture would expose the king.
    EnPassant,
    /// An en passant capture would expose the king, so that a FEN does not say whether it is in time.
    EnPassantUnknown,
    /// A player in check would pass.
    Pass,
}

impl Detail {
    pub(super) const COUNT: usize = Self::Pass as usize + 1;
}

/// A piece and the square on which it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// The square on which it stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// Why a candidate or a pass is refused: see [`crate::Position::judge`] and [`crate::Position::judge_pass`]. `Display` writes it as one English sentence.
///
/// ```
/// use chess_arbiter::Position;
/// let refusal = Position::default().judge("a1a5".parse()?).unwrap_err();
/// let blamed: Vec<_> = refusal.by().iter().map(|placed| placed.square.to_string()).collect();
/// assert_eq!((refusal.article(), blamed), ("3.5", vec!["a2".to_string()]));
/// assert_eq!(refusal.to_string(), "The rook on a1 cannot reach a5: the pawn on a2 is in the way.");
/// # Ok::<(), chess_arbiter::ParseCandidateError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub(crate) code: RefusalCode,
    pub(crate) detail: Option<Detail>,
    pub(crate) candidate: Candidate,
    pub(crate) mover: Option<Piece>,
    pub(crate) player: Color,
    pub(crate) king: Square,
    pub(crate) castling: Option<CastlingSide>,
    pub(crate) by: Vec<Placed>,
    pub(crate) on: Vec<Square>,
}

impl Refusal {
    /// The code of the reason.
    pub fn code(&self) -> RefusalCode {
        self.code
    }

    /// The article that refuses; see [`RefusalCode::article`].
    pub fn article(&self) -> &'static str {
        self.code.article()
    }

    /// The candidate that is refused. That of a pass leads from the king's square to the king's square.
    pub fn candidate(&self) -> Candidate {
        self.candidate
    }

    /// The pieces that cause the refusal, by their squares from a1 to h8; empty where none does.
    pub fn by(&self) -> &[Placed] {
        &self.by
    }

    /// The squares that the refusal is about; empty where its pieces say it all.
    pub fn on(&self) -> &[Square] {
        &self.on
    }
}

/// The refusal as one English sentence, which names the pieces and the squares.
impl Text for Refusal {
    fn push_to(&self, text: &mut String) {
        english::push_sentence(self, text);
    }
}

display_text!(Refusal);

impl Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_codes_in_their_order() {
        for (index, (code, _, _)) in CODES.into_iter().enumerate() {
            assert_eq!(code as usize, index);
        }
    }
}
