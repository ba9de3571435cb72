//! What can be wrong with a game in a file, and where.

use std::error::Error;
use std::fmt;

use crate::fen::FenError;
use crate::san::SanError;

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnErrorKind {
    /// A move that cannot be read or is not legal.
    Move(SanError),
    /// A tag pair is not `[Name "Value"]`.
    TagSyntax,
    /// The `FEN` tag is refused.
    Fen(FenError),
    /// The `Variant` tag names rules other than those of chess and Chess960.
    UnknownVariant,
    /// A `{` has no `}`.
    OpenComment,
    /// A `(` has no `)`.
    OpenVariation,
    /// A `)` has no `(`.
    StrayVariationEnd,
    /// A variation comes before any move that it could replace.
    VariationWithoutMove,
    /// Variations are nested more deeply than [`DEEPEST_NESTING`].
    TooDeep,
    /// A number after `$` is missing or over 255.
    NagSyntax,
}

/// A problem and the place in the text where it was found.
pub(super) type Problem = (PgnErrorKind, usize);

/// How deeply variations may be nested.
pub const DEEPEST_NESTING: usize = 100;

impl PgnErrorKind {
    /// What is wrong, for a program.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Move(error) => error.code(),
            Self::TagSyntax => "tag-syntax",
            Self::Fen(_) => "bad-fen",
            Self::UnknownVariant => "unknown-variant",
            Self::OpenComment => "open-comment",
            Self::OpenVariation => "open-variation",
            Self::StrayVariationEnd => "stray-variation-end",
            Self::VariationWithoutMove => "variation-without-move",
            Self::TooDeep => "too-deep",
            Self::NagSyntax => "nag-syntax",
        }
    }
}

impl fmt::Display for PgnErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => error.fmt(f),
            Self::Fen(error) => error.fmt(f),
            Self::TagSyntax => f.write_str("A tag pair is written [Name \"Value\"]."),
            Self::UnknownVariant => f.write_str("Only chess and Chess960 are known."),
            Self::OpenComment => f.write_str("The comment is not closed."),
            Self::OpenVariation => f.write_str("The variation is not closed."),
            Self::StrayVariationEnd => f.write_str("No variation is open here."),
            Self::VariationWithoutMove => f.write_str("There is no move that the variation could replace."),
            Self::TooDeep => f.write_str("Variations are nested more than a hundred times."),
            Self::NagSyntax => f.write_str("A numeric annotation is $0 to $255."),
        }
    }
}

impl Error for PgnErrorKind {}

/// A game that cannot be read: what is wrong, and where in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// What is wrong.
    pub kind: PgnErrorKind,
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text at that place: a move, a tag, a sign; cut off if it is long.
    pub token: String,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, game, line, column, token } = self;
        write!(f, "Game {game}, line {line}, column {column}, '{}': {kind}", token.escape_debug())
    }
}

impl Error for PgnError {}
