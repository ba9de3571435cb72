//! What can be wrong with a FEN. Each problem is a value with a code, a field, squares and a sentence.

use std::error::Error;

use crate::text::{Quoted, Text, display_text, fill_in_order, push, push_enumeration};
use crate::types::{CastlingSide, Color, Rank, Square};

/// A field of a FEN, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenField {
    /// The pieces, rank by rank.
    Placement,
    /// Who is to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// The halfmove clock.
    Halfmove,
    /// The move number.
    Fullmove,
}

impl FenField {
    /// The name of the field: `placement`, `turn`, `castling`, `en-passant`, `halfmove`, `fullmove`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Placement => "placement",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::Halfmove => "halfmove",
            Self::Fullmove => "fullmove",
        }
    }
}

/// A problem of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenProblem {
    /// There are more than six fields, or so few that the position is in doubt.
    FieldCount(usize),
    /// The castling rights or the en passant square are left out, and there can be none. Repaired.
    MissingFields(usize),
    /// Fields are separated by more than one space. Repaired, since no field can be empty there.
    ExtraSpaces,
    /// Two spaces stand before the only counter, so that it may be either.
    UnclearCounter,
    /// A space stands at the end, where a counter was left out. Repaired: it is the usual 0 or 1.
    EmptyCounter,
    /// The text is longer than any FEN.
    TooLong,
    /// There are not eight ranks.
    RankCount(usize),
    /// A rank does not have eight squares.
    RankLength(Rank, usize),
    /// Empty squares that stand together are counted in several numbers. Repaired: they are added up.
    SplitNumber(Rank),
    /// A character of a rank is neither a piece nor a number of empty squares. The square is `None` if the rank is full
    /// before it.
    PieceLetter(char, Rank, Option<Square>),
    /// The player to move is neither `w` nor `b`.
    TurnSyntax(String),
    /// The castling rights cannot be read.
    CastlingSyntax(String),
    /// The en passant square is neither `-` nor a square of the third or the sixth rank.
    EnPassantSyntax(String),
    /// The halfmove clock is not a number from 0 to 65535.
    HalfmoveSyntax(String),
    /// The move number is not a number from 0 to 65535.
    FullmoveSyntax(String),
    /// A player has no king.
    KingMissing(Color),
    /// A player has more than one king.
    KingDoubled(Color, Vec<Square>),
    /// The kings stand next to one another.
    KingsAdjacent([Square; 2]),
    /// Pawns stand on the first or the last rank.
    PawnOnBackRank(Vec<Square>),
    /// A player has more than sixteen pieces.
    TooManyPieces(Color),
    /// A player has more than eight pawns. Accepted in a composed position.
    TooManyPawns {
        /// The player.
        color: Color,
        /// Whether the position was read as a composed one: see [`FenOptions::composed`](super::FenOptions).
        composed: bool,
    },
    /// A player has more promoted pieces than pawns are missing. Accepted in a composed position.
    TooManyPromoted {
        /// The player.
        color: Color,
        /// Whether the position was read as a composed one: see [`FenOptions::composed`](super::FenOptions).
        composed: bool,
    },
    /// The player who is not to move is in check; the king and the attackers.
    OpponentInCheck(Color, Vec<Square>),
    /// The player to move is in check in a way that no move can bring about. Accepted in a composed position.
    ImpossibleCheck {
        /// The player.
        color: Color,
        /// The king and the checkers.
        squares: Vec<Square>,
        /// Whether the position was read as a composed one: see [`FenOptions::composed`](super::FenOptions).
        composed: bool,
    },
    /// A castling right whose king or rook does not stand where it must. Repaired: the right is dropped.
    CastlingImpossible(Color, CastlingSide),
    /// No pawn can just have passed the en passant square. Repaired: it is dropped.
    EnPassantImpossible(Square),
    /// The move number is 0. Repaired: it is 1.
    FullmoveZero,
}

impl FenProblem {
    /// The code, the field, and the sentence with slots `{}`, which `push_to` fills in order.
    const fn row(&self) -> (&'static str, Option<FenField>, &'static str) {
        use FenField::{Castling, EnPassant, Fullmove, Halfmove, Placement, Turn};
        match self {
            Self::FieldCount(_) => {
                ("field-count", None, "A FEN has four to six fields, separated by spaces; this text has {}.")
            }
            Self::MissingFields(_) => (
                "missing-fields",
                None,
                "A FEN has four to six fields; this text has {}, and what is missing can only be '-'.",
            ),
            Self::ExtraSpaces => ("extra-spaces", None, "One space stands between two fields."),
            Self::UnclearCounter => (
                "unclear-counter",
                Some(Halfmove),
                "With two spaces before it, the last number may be the halfmove clock or the move number.",
            ),
            Self::EmptyCounter => ("empty-counter", None, "A counter is empty."),
            Self::TooLong => ("too-long", None, "The text is longer than any FEN."),
            Self::RankCount(_) => (
                "rank-count",
                Some(Placement),
                "The board has eight ranks, separated by '/'; the placement has {}.",
            ),
            Self::RankLength(..) => {
                ("rank-length", Some(Placement), "Rank {} has {} squares instead of eight.")
            }
            Self::SplitNumber(_) => (
                "split-number",
                Some(Placement),
                "Rank {} counts empty squares that stand together in several numbers.",
            ),
            Self::PieceLetter(..) => (
                "piece-letter",
                Some(Placement),
                "{} on rank {} is neither a piece (PNBRQK, pnbrqk) nor a number of empty squares (1 to 8).",
            ),
            Self::TurnSyntax(_) => {
                ("turn-syntax", Some(Turn), "The player to move must be 'w' or 'b', not {}.")
            }
            Self::CastlingSyntax(_) => (
                "castling-syntax",
                Some(Castling),
                "The castling rights must be '-' or some of KQkq (or letters of files), not {}.",
            ),
            Self::EnPassantSyntax(_) => (
                "en-passant-syntax",
                Some(EnPassant),
                "The en passant square must be '-' or a square of the third or sixth rank, not {}.",
            ),
            Self::HalfmoveSyntax(_) => (
                "halfmove-syntax",
                Some(Halfmove),
                "The halfmove clock must be a number from 0 to 65535, not {}.",
            ),
            Self::FullmoveSyntax(_) => (
                "fullmove-syntax",
                Some(Fullmove),
                "The move number must be a number from 1 to 65535, not {}.",
            ),
            Self::KingMissing(_) => ("king-missing", Some(Placement), "{} has no king."),
            Self::KingDoubled(..) => ("king-doubled", Some(Placement), "{} has {} kings: on {}."),
            Self::KingsAdjacent(_) => {
                ("kings-adjacent", Some(Placement), "The kings on {} stand next to one another.")
            }
            Self::PawnOnBackRank(_) => {
                ("pawn-on-back-rank", Some(Placement), "No pawn can stand on the first or last rank: see {}.")
            }
            Self::TooManyPieces(_) => {
                ("too-many-pieces", Some(Placement), "{} has more than sixteen pieces.")
            }
            Self::TooManyPawns { .. } => ("too-many-pawns", Some(Placement), "{} has more than eight pawns."),
            Self::TooManyPromoted { .. } => {
                ("too-many-promoted", Some(Placement), "{} has more promoted pieces than pawns are missing.")
            }
            Self::OpponentInCheck(..) => (
                "opponent-in-check",
                Some(Placement),
                "{} is in check on {} although it is the other player's turn.",
            ),
            Self::ImpossibleCheck { .. } => {
                ("impossible-check", Some(Placement), "No move can give check to {} from {} at once.")
            }
            Self::CastlingImpossible(..) => (
                "castling-impossible",
                Some(Castling),
                "{} cannot castle {}: the king or the rook does not stand where it must.",
            ),
            Self::EnPassantImpossible(_) => {
                ("en-passant-impossible", Some(EnPassant), "No pawn can just have passed {}.")
            }
            Self::FullmoveZero => {
                ("fullmove-zero", Some(Fullmove), "The move number is 0; moves are counted from 1.")
            }
        }
    }

    /// A name of the problem for programs, such as `king-missing`.
    pub const fn code(&self) -> &'static str {
        self.row().0
    }

    /// The field that it concerns; `None` if it concerns the text as a whole.
    pub const fn field(&self) -> Option<FenField> {
        self.row().1
    }

    /// The squares that it concerns, if any.
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::KingDoubled(_, squares)
            | Self::PawnOnBackRank(squares)
            | Self::OpponentInCheck(_, squares)
            | Self::ImpossibleCheck { squares, .. } => squares,
            Self::KingsAdjacent(squares) => squares,
            Self::PieceLetter(_, _, Some(square)) | Self::EnPassantImpossible(square) => {
                std::slice::from_ref(square)
            }
            _ => &[],
        }
    }

    /// Whether reading repairs this problem, or takes a composed position as it is, and so accepts the FEN.
    pub const fn is_repaired(&self) -> bool {
        match *self {
            Self::MissingFields(_)
            | Self::ExtraSpaces
            | Self::EmptyCounter
            | Self::SplitNumber(_)
            | Self::CastlingImpossible(..)
            | Self::EnPassantImpossible(_)
            | Self::FullmoveZero => true,
            Self::TooManyPawns { composed, .. }
            | Self::TooManyPromoted { composed, .. }
            | Self::ImpossibleCheck { composed, .. } => composed,
            _ => false,
        }
    }
}

/// The problems found while a FEN is read. Most FENs have none, so the code that adds one is marked cold.
#[derive(Default)]
pub(super) struct Problems {
    pub list: Vec<FenProblem>,
}

impl Problems {
    #[cold]
    #[inline(never)]
    pub fn push(&mut self, problem: FenProblem) {
        self.list.push(problem);
    }

    /// Adds the problem of a field that cannot be read.
    #[cold]
    #[inline(never)]
    pub fn unreadable(&mut self, problem: fn(String) -> FenProblem, field: &str) {
        self.push(problem(field.to_owned()));
    }
}

/// The problem in one sentence.
impl Text for FenProblem {
    fn push_to(&self, text: &mut String) {
        let mut say = |parts: &[&dyn Text]| fill_in_order(self.row().2, text, parts);
        let squares = self.squares();
        match self {
            Self::ExtraSpaces
            | Self::UnclearCounter
            | Self::EmptyCounter
            | Self::TooLong
            | Self::FullmoveZero => say(&[]),
            Self::FieldCount(found) | Self::MissingFields(found) | Self::RankCount(found) => {
                say(&[&(*found as u32)]);
            }
            Self::SplitNumber(rank) => say(&[&rank.digit()]),
            Self::RankLength(rank, found) => say(&[&rank.digit(), &(*found as u32)]),
            Self::PieceLetter(letter, rank, _) => {
                say(&[&Quoted(letter.encode_utf8(&mut [0; 4])), &rank.digit()]);
            }
            Self::TurnSyntax(found)
            | Self::CastlingSyntax(found)
            | Self::EnPassantSyntax(found)
            | Self::HalfmoveSyntax(found)
            | Self::FullmoveSyntax(found) => say(&[&Quoted(found)]),
            Self::KingMissing(color)
            | Self::TooManyPieces(color)
            | Self::TooManyPawns { color, .. }
            | Self::TooManyPromoted { color, .. } => say(&[color]),
            Self::KingDoubled(color, _) => say(&[color, &(squares.len() as u32), &Listed(squares)]),
            Self::KingsAdjacent(_) | Self::PawnOnBackRank(_) | Self::EnPassantImpossible(_) => {
                say(&[&Listed(squares)]);
            }
            // The king's square comes first, then those of the attackers.
            Self::OpponentInCheck(color, _) => say(&[color, &Listed(squares.get(..1).unwrap_or_default())]),
            Self::ImpossibleCheck { color, .. } => {
                say(&[color, &Listed(squares.get(1..).unwrap_or_default())])
            }
            Self::CastlingImpossible(color, CastlingSide::King) => say(&[color, &"kingside"]),
            Self::CastlingImpossible(color, CastlingSide::Queen) => say(&[color, &"queenside"]),
        }
    }
}

/// Squares in a sentence: `a1`, `a1 and b1`, `a1, b1 and c1`.
struct Listed<'a>(&'a [Square]);

impl Text for Listed<'_> {
    fn push_to(&self, text: &mut String) {
        push_enumeration(self.0, ", ", " and ", text);
    }
}

/// Why a FEN is refused: the text is not a FEN, or it describes an impossible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    problems: Vec<FenProblem>,
}

impl FenError {
    pub(super) fn new(problems: Vec<FenProblem>) -> Self {
        Self { problems }
    }

    /// All problems, those that reading repairs too.
    pub fn problems(&self) -> &[FenProblem] {
        &self.problems
    }
}

/// The sentences of all problems that are not repaired.
impl Text for FenError {
    fn push_to(&self, text: &mut String) {
        let mut between = "";
        for problem in self.problems.iter().filter(|problem| !problem.is_repaired()) {
            push!(text, between, problem);
            between = " ";
        }
    }
}

display_text!(FenProblem, FenError);

impl Error for FenError {}
