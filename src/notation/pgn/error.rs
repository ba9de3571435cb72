//! What can be wrong with a game of a file so that a part of it is lost, and where in the file.

use std::error::Error;

use super::warning::PgnWarningKind;
use crate::notation::fen::FenError;
use crate::notation::san::SanError;
use crate::text::{Quoted, Text, display_text, push};

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnErrorKind {
    /// A move cannot be read or is not legal.
    Move(SanError),
    /// A tag pair is not `[Name "Value"]`.
    TagSyntax,
    /// The `FEN` tag is refused.
    Fen(FenError),
    /// The `Variant` tag names neither chess nor Chess960.
    UnknownVariant,
    /// A `{` has no `}`.
    OpenComment,
    /// A `(` has no `)`.
    OpenVariation,
    /// A `)` has no `(`.
    StrayVariationEnd,
    /// A variation begins before any move that it could replace.
    VariationWithoutMove,
    /// Variations are nested more than a hundred times.
    TooDeep,
    /// The file is read strictly, and the standard does not allow this.
    NotStandard(PgnWarningKind),
}

/// A problem and the offset in the text at which it was found.
pub(super) type Problem = (PgnErrorKind, usize);

impl PgnErrorKind {
    /// A name of the kind for programs, such as `open-comment`; for a move, that of [`SanError::code`].
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
            Self::NotStandard(kind) => kind.code(),
        }
    }
}

impl Text for PgnErrorKind {
    fn push_to(&self, text: &mut String) {
        let message = match self {
            Self::Move(error) => return error.push_to(text),
            Self::Fen(error) => return error.push_to(text),
            Self::NotStandard(kind) => return kind.push_to(text),
            Self::TagSyntax => "A tag pair is written [Name \"Value\"].",
            Self::UnknownVariant => "Only chess and Chess960 are known.",
            Self::OpenComment => "The comment is not closed.",
            Self::OpenVariation => "The variation is not closed.",
            Self::StrayVariationEnd => "No variation is open here.",
            Self::VariationWithoutMove => "There is no move that the variation could replace.",
            Self::TooDeep => "Variations are nested more than a hundred times.",
        };
        push!(text, message);
    }
}

impl Error for PgnErrorKind {}

/// Why a game, or a part of it, cannot be read, and where in the file.
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
    /// The token at that position, such as a move or a tag; at most 40 characters of it.
    pub token: String,
}

impl Text for PgnError {
    fn push_to(&self, text: &mut String) {
        for (name, number) in [("Game ", self.game), ("line ", self.line), ("column ", self.column)] {
            push!(text, name, &(number as u32), ", ");
        }
        push!(text, &Quoted(&self.token), ": ", &self.kind);
    }
}

display_text!(PgnErrorKind, PgnError);

impl Error for PgnError {}
