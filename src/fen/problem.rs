//! What can be wrong with a FEN, as values: each has a code, the field and the squares that it concerns, and
//! a sentence. One line a problem in each table below.

use std::error::Error;

use crate::text::{Quoted, Text, display_text, push, push_list};
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

/// One thing that is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenProblem {
    /// There are fewer than four or more than six fields.
    FieldCount(usize),
    /// The text is longer than any FEN.
    TooLong,
    /// There are not eight ranks.
    RankCount(usize),
    /// A rank does not have eight squares.
    RankLength(Rank, usize),
    /// A letter of a rank is neither a piece nor a number of empty squares; where, if it is on the board.
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
    /// A player has more than eight pawns.
    TooManyPawns(Color),
    /// A player has more promoted pieces than pawns are missing.
    TooManyPromoted(Color),
    /// The player who is not to move is in check; the king and the attackers.
    OpponentInCheck(Color, Vec<Square>),
    /// The player to move is in check in a way that no move can bring about; the king and the checkers.
    ImpossibleCheck(Color, Vec<Square>),
    /// A castling right whose king or rook does not stand where it must. Repaired: the right is dropped.
    CastlingImpossible(Color, CastlingSide),
    /// No pawn can just have passed the en passant square. Repaired: it is dropped.
    EnPassantImpossible(Square),
    /// The move number is 0. Repaired: it is 1.
    FullmoveZero,
}

impl FenProblem {
    /// What is wrong, for a program.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::FieldCount(_) => "field-count",
            Self::TooLong => "too-long",
            Self::RankCount(_) => "rank-count",
            Self::RankLength(..) => "rank-length",
            Self::PieceLetter(..) => "piece-letter",
            Self::TurnSyntax(_) => "turn-syntax",
            Self::CastlingSyntax(_) => "castling-syntax",
            Self::EnPassantSyntax(_) => "en-passant-syntax",
            Self::HalfmoveSyntax(_) => "halfmove-syntax",
            Self::FullmoveSyntax(_) => "fullmove-syntax",
            Self::KingMissing(_) => "king-missing",
            Self::KingDoubled(..) => "king-doubled",
            Self::KingsAdjacent(_) => "kings-adjacent",
            Self::PawnOnBackRank(_) => "pawn-on-back-rank",
            Self::TooManyPieces(_) => "too-many-pieces",
            Self::TooManyPawns(_) => "too-many-pawns",
            Self::TooManyPromoted(_) => "too-many-promoted",
            Self::OpponentInCheck(..) => "opponent-in-check",
            Self::ImpossibleCheck(..) => "impossible-check",
            Self::CastlingImpossible(..) => "castling-impossible",
            Self::EnPassantImpossible(_) => "en-passant-impossible",
            Self::FullmoveZero => "fullmove-zero",
        }
    }

    /// The field in which it is found; `None` when it concerns the text as a whole.
    pub const fn field(&self) -> Option<FenField> {
        match self {
            Self::FieldCount(_) | Self::TooLong => None,
            Self::TurnSyntax(_) => Some(FenField::Turn),
            Self::CastlingSyntax(_) | Self::CastlingImpossible(..) => Some(FenField::Castling),
            Self::EnPassantSyntax(_) | Self::EnPassantImpossible(_) => Some(FenField::EnPassant),
            Self::HalfmoveSyntax(_) => Some(FenField::Halfmove),
            Self::FullmoveSyntax(_) | Self::FullmoveZero => Some(FenField::Fullmove),
            _ => Some(FenField::Placement),
        }
    }

    /// The squares that it concerns; may be empty.
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::KingDoubled(_, squares)
            | Self::PawnOnBackRank(squares)
            | Self::OpponentInCheck(_, squares)
            | Self::ImpossibleCheck(_, squares) => squares,
            Self::KingsAdjacent(squares) => squares,
            Self::PieceLetter(_, _, Some(square)) | Self::EnPassantImpossible(square) => {
                std::slice::from_ref(square)
            }
            _ => &[],
        }
    }

    /// Whether the FEN is read all the same, with this put right.
    pub const fn is_repaired(&self) -> bool {
        matches!(self, Self::CastlingImpossible(..) | Self::EnPassantImpossible(_) | Self::FullmoveZero)
    }
}

/// The problem in one sentence.
impl Text for FenProblem {
    fn push_to(&self, text: &mut String) {
        match self {
            Self::FieldCount(found) => push!(
                text,
                "A FEN has four to six fields, separated by spaces; this text has ",
                &(*found as u32),
                ".",
            ),
            Self::TooLong => push!(text, "The text is longer than any FEN."),
            Self::RankCount(found) => push!(
                text,
                "The board has eight ranks, separated by '/'; the placement has ",
                &(*found as u32),
                ".",
            ),
            Self::RankLength(rank, found) => {
                push!(text, "Rank ", &rank.digit(), " has ", &(*found as u32), " squares instead of eight.");
            }
            Self::PieceLetter(letter, rank, _) => push!(
                text,
                &Quoted(letter.encode_utf8(&mut [0; 4])),
                " on rank ",
                &rank.digit(),
                " is neither a piece (PNBRQK, pnbrqk) nor a number of empty squares (1 to 8).",
            ),
            Self::TurnSyntax(found) => {
                push!(text, "The player to move must be 'w' or 'b', not ", &Quoted(found), ".");
            }
            Self::CastlingSyntax(found) => push!(
                text,
                "The castling rights must be '-' or some of KQkq (or letters of files), not ",
                &Quoted(found),
                ".",
            ),
            Self::EnPassantSyntax(found) => push!(
                text,
                "The en passant square must be '-' or a square of the third or sixth rank, not ",
                &Quoted(found),
                ".",
            ),
            Self::HalfmoveSyntax(found) => {
                push!(text, "The halfmove clock must be a number from 0 to 65535, not ", &Quoted(found), ".");
            }
            Self::FullmoveSyntax(found) => {
                push!(text, "The move number must be a number from 1 to 65535, not ", &Quoted(found), ".");
            }
            Self::KingMissing(color) => push!(text, color, " has no king."),
            Self::KingDoubled(color, squares) => {
                push!(text, color, " has ", &(squares.len() as u32), " kings: on ", &Listed(squares), ".",)
            }
            Self::KingsAdjacent([white, black]) => {
                push!(text, "The kings on ", white, " and ", black, " stand next to one another.");
            }
            Self::PawnOnBackRank(squares) => {
                push!(text, "No pawn can stand on the first or last rank: see ", &Listed(squares), ".");
            }
            Self::TooManyPieces(color) => push!(text, color, " has more than sixteen pieces."),
            Self::TooManyPawns(color) => push!(text, color, " has more than eight pawns."),
            Self::TooManyPromoted(color) => {
                push!(text, color, " has more promoted pieces than pawns are missing.");
            }
            Self::OpponentInCheck(color, squares) => {
                let king = squares.get(..1).unwrap_or_default();
                push!(
                    text,
                    color,
                    " is in check on ",
                    &Listed(king),
                    " although it is the other player's turn."
                );
            }
            Self::ImpossibleCheck(color, squares) => {
                let checkers = squares.get(1..).unwrap_or_default();
                push!(text, "No move can give check to ", color, " from ", &Listed(checkers), " at once.");
            }
            Self::CastlingImpossible(color, side) => {
                let side = match side {
                    CastlingSide::King => " cannot castle kingside",
                    CastlingSide::Queen => " cannot castle queenside",
                };
                push!(text, color, side, ": the king or the rook does not stand where it must.");
            }
            Self::EnPassantImpossible(square) => push!(text, "No pawn can just have passed ", square, "."),
            Self::FullmoveZero => push!(text, "The move number is 0; moves are counted from 1."),
        }
    }
}

/// Squares in a sentence: `a1`, `a1 and b1`, `a1, b1 and c1`.
struct Listed<'a>(&'a [Square]);

impl Text for Listed<'_> {
    fn push_to(&self, text: &mut String) {
        if let [others @ .., last] = self.0 {
            push_list(others, ", ", text);
            push!(text, if others.is_empty() { "" } else { " and " }, last);
        }
    }
}

/// The text is no FEN, or what it says cannot be a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    problems: Vec<FenProblem>,
}

impl FenError {
    pub(super) fn new(problems: Vec<FenProblem>) -> Self {
        Self { problems }
    }

    /// Everything that is wrong, repaired problems too.
    pub fn problems(&self) -> &[FenProblem] {
        &self.problems
    }
}

/// The sentences of all problems that refuse the FEN.
impl Text for FenError {
    fn push_to(&self, text: &mut String) {
        let refusing = self.problems.iter().filter(|problem| !problem.is_repaired());
        push_list(&refusing.collect::<Vec<_>>(), " ", text);
    }
}

display_text!(FenProblem, FenError);

impl Error for FenError {}
