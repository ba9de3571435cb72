//! What can be wrong with a FEN. Each problem is a value with a code, a field, squares and a sentence.

use std::borrow::Cow;
use std::error::Error;

use crate::text::{Quoted, Text, cut, display_text, fill, push, push_enumeration};
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

/// The code, the field, and the sentence with its slots, of each problem in the order of [`FenProblem::number`].
pub(crate) const PROBLEMS: [(&str, Option<FenField>, &str); FenProblem::FullmoveZero.number() + 1] = [
    ("field-count", None, "A FEN has four to six fields, separated by spaces; this text has {count}."),
    (
        "missing-fields",
        None,
        "A FEN has four to six fields; this text has {count}, and what is missing can only be '-'.",
    ),
    ("extra-spaces", None, "One space stands between two fields."),
    (
        "unclear-counter",
        Some(FenField::Halfmove),
        "With two spaces before it, the last number may be the halfmove clock or the move number.",
    ),
    ("empty-counter", None, "A counter is empty."),
    ("too-long", None, "The text is longer than any FEN."),
    (
        "rank-count",
        Some(FenField::Placement),
        "The board has eight ranks, separated by '/'; the placement has {count}.",
    ),
    ("rank-length", Some(FenField::Placement), "Rank {rank} has {count} {square|squares} instead of eight."),
    (
        "split-number",
        Some(FenField::Placement),
        "Rank {rank} counts empty squares that stand together in several numbers.",
    ),
    (
        "piece-letter",
        Some(FenField::Placement),
        "{text} on rank {rank} is neither a piece (PNBRQK, pnbrqk) nor a number of empty squares (1 to 8).",
    ),
    ("turn-syntax", Some(FenField::Turn), "The player to move must be 'w' or 'b', not {text}."),
    (
        "castling-syntax",
        Some(FenField::Castling),
        "The castling rights must be '-' or some of KQkq (or letters of files), not {text}.",
    ),
    (
        "en-passant-syntax",
        Some(FenField::EnPassant),
        "The en passant square must be '-' or a square of the third or sixth rank, not {text}.",
    ),
    (
        "halfmove-syntax",
        Some(FenField::Halfmove),
        "The halfmove clock must be a number from 0 to 65535, not {text}.",
    ),
    (
        "fullmove-syntax",
        Some(FenField::Fullmove),
        "The move number must be a number from 1 to 65535, not {text}.",
    ),
    ("king-missing", Some(FenField::Placement), "{player} has no king."),
    ("king-doubled", Some(FenField::Placement), "{player} has {count} kings: on {squares}."),
    ("kings-adjacent", Some(FenField::Placement), "The kings on {squares} stand next to one another."),
    (
        "pawn-on-back-rank",
        Some(FenField::Placement),
        "No pawn can stand on the first or last rank: see {squares}.",
    ),
    ("too-many-pieces", Some(FenField::Placement), "{player} has more than sixteen pieces."),
    ("too-many-pawns", Some(FenField::Placement), "{player} has more than eight pawns."),
    (
        "too-many-promoted",
        Some(FenField::Placement),
        "{player} has more promoted pieces than pawns are missing.",
    ),
    (
        "opponent-in-check",
        Some(FenField::Placement),
        "{player} is in check on {king} although it is the other player's turn.",
    ),
    (
        "impossible-check",
        Some(FenField::Placement),
        "No move can give check to {player} from {checkers} at once.",
    ),
    (
        "castling-impossible",
        Some(FenField::Castling),
        "{player} cannot castle {side}: the king or the rook does not stand where it must.",
    ),
    ("en-passant-impossible", Some(FenField::EnPassant), "No pawn can just have passed {squares}."),
    ("fullmove-zero", Some(FenField::Fullmove), "The move number is 0; moves are counted from 1."),
];

/// What the sentence of a problem says; what it does not say is left out.
#[derive(Default)]
pub(crate) struct Facts<'a> {
    pub player: Option<Color>,
    pub side: Option<CastlingSide>,
    pub rank: Option<Rank>,
    pub count: usize,
    pub squares: &'a [Square],
    /// What stands in the FEN instead.
    pub text: Option<Cow<'a, str>>,
}

impl FenProblem {
    /// The place of the problem in [`PROBLEMS`].
    pub(crate) const fn number(&self) -> usize {
        match self {
            Self::FieldCount(_) => 0,
            Self::MissingFields(_) => 1,
            Self::ExtraSpaces => 2,
            Self::UnclearCounter => 3,
            Self::EmptyCounter => 4,
            Self::TooLong => 5,
            Self::RankCount(_) => 6,
            Self::RankLength(..) => 7,
            Self::SplitNumber(_) => 8,
            Self::PieceLetter(..) => 9,
            Self::TurnSyntax(_) => 10,
            Self::CastlingSyntax(_) => 11,
            Self::EnPassantSyntax(_) => 12,
            Self::HalfmoveSyntax(_) => 13,
            Self::FullmoveSyntax(_) => 14,
            Self::KingMissing(_) => 15,
            Self::KingDoubled(..) => 16,
            Self::KingsAdjacent(_) => 17,
            Self::PawnOnBackRank(_) => 18,
            Self::TooManyPieces(_) => 19,
            Self::TooManyPawns { .. } => 20,
            Self::TooManyPromoted { .. } => 21,
            Self::OpponentInCheck(..) => 22,
            Self::ImpossibleCheck { .. } => 23,
            Self::CastlingImpossible(..) => 24,
            Self::EnPassantImpossible(_) => 25,
            Self::FullmoveZero => 26,
        }
    }

    /// What its sentence says.
    pub(crate) fn facts(&self) -> Facts<'_> {
        let mut facts = Facts { squares: self.squares(), ..Facts::default() };
        match self {
            Self::FieldCount(count) | Self::MissingFields(count) | Self::RankCount(count) => {
                facts.count = *count;
            }
            Self::SplitNumber(rank) => facts.rank = Some(*rank),
            Self::RankLength(rank, count) => (facts.rank, facts.count) = (Some(*rank), *count),
            Self::PieceLetter(letter, rank, _) => {
                facts.rank = Some(*rank);
                facts.text = Some(Cow::Owned(letter.to_text()));
            }
            Self::TurnSyntax(found)
            | Self::CastlingSyntax(found)
            | Self::EnPassantSyntax(found)
            | Self::HalfmoveSyntax(found)
            | Self::FullmoveSyntax(found) => facts.text = Some(Cow::Borrowed(found)),
            Self::KingDoubled(player, squares) => {
                facts.player = Some(*player);
                facts.count = squares.len();
            }
            Self::KingMissing(player)
            | Self::TooManyPieces(player)
            | Self::TooManyPawns { color: player, .. }
            | Self::TooManyPromoted { color: player, .. }
            | Self::OpponentInCheck(player, _)
            | Self::ImpossibleCheck { color: player, .. } => facts.player = Some(*player),
            Self::CastlingImpossible(player, side) => {
                (facts.player, facts.side) = (Some(*player), Some(*side));
            }
            Self::TooLong
            | Self::ExtraSpaces
            | Self::UnclearCounter
            | Self::EmptyCounter
            | Self::KingsAdjacent(_)
            | Self::PawnOnBackRank(_)
            | Self::EnPassantImpossible(_)
            | Self::FullmoveZero => {}
        }
        facts
    }

    /// A name of the problem for programs, such as `king-missing`.
    pub const fn code(&self) -> &'static str {
        PROBLEMS[self.number()].0
    }

    /// The field that it concerns; `None` if it concerns the text as a whole.
    pub const fn field(&self) -> Option<FenField> {
        PROBLEMS[self.number()].1
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

/// The problem in one English sentence. `pkg/languages/en.js` has the same sentences.
impl Text for FenProblem {
    fn push_to(&self, text: &mut String) {
        let facts = self.facts();
        fill(PROBLEMS[self.number()].2, text, &mut |slot, text| facts.push(slot, text));
    }
}

impl Facts<'_> {
    /// Writes what a slot of a sentence stands for. `{square|squares}` stands for its first half if the count is 1, and
    /// for its second if it is not.
    fn push(&self, slot: &str, text: &mut String) {
        if let Some((one, other)) = cut(slot, b'|') {
            text.push_str(if self.count == 1 { one } else { other });
            return;
        }
        match slot {
            "player" => self.player.into_iter().for_each(|player| player.push_to(text)),
            "side" => self.side.into_iter().for_each(|side| side.push_to(text)),
            "rank" => self.rank.into_iter().for_each(|rank| rank.digit().push_to(text)),
            "count" => (self.count as u32).push_to(text),
            "text" => self.text.iter().for_each(|found| Quoted(found).push_to(text)),
            "squares" => Listed(self.squares).push_to(text),
            // The king's square comes first, then those of the attackers.
            "king" => Listed(self.squares.get(..1).unwrap_or_default()).push_to(text),
            "checkers" => Listed(self.squares.get(1..).unwrap_or_default()).push_to(text),
            _ => debug_assert!(false, "no slot is called {slot}"),
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
