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
    /// A file is read part by part, and the game is too long for that.
    TooLong,
    /// The file is read strictly, and the standard does not allow this.
    NotStandard(PgnWarningKind),
}

/// A problem and the offset in the text at which it was found.
pub(super) type Problem = (PgnErrorKind, usize);

impl PgnErrorKind {
    /// The place of the kind in [`ERRORS`].
    pub(crate) const fn number(&self) -> usize {
        match self {
            Self::Move(_) => 0,
            Self::TagSyntax => 1,
            Self::Fen(_) => 2,
            Self::UnknownVariant => 3,
            Self::OpenComment => 4,
            Self::OpenVariation => 5,
            Self::StrayVariationEnd => 6,
            Self::VariationWithoutMove => 7,
            Self::TooDeep => 8,
            Self::TooLong => 9,
            Self::NotStandard(_) => 10,
        }
    }

    /// A name of the kind for programs, such as `open-comment`; for a move, that of [`SanError::code`], and for
    /// what the standard does not allow, that of [`PgnWarningKind::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Move(error) => error.code(),
            Self::NotStandard(kind) => kind.code(),
            _ => ERRORS[self.number()].0,
        }
    }
}

/// The code and the English sentence of each kind, in the order of [`PgnErrorKind::number`]. Those of a move, of a FEN
/// and of what the standard does not allow have sentences of their own. `pkg/languages/en.js` has the same sentences.
pub(crate) const ERRORS: [(&str, &str); 11] = [
    ("move", ""),
    ("tag-syntax", "A tag pair is written [Name \"Value\"]."),
    ("bad-fen", ""),
    ("unknown-variant", "Only chess and Chess960 are known."),
    ("open-comment", "The comment is not closed."),
    ("open-variation", "The variation is not closed."),
    ("stray-variation-end", "No variation is open here."),
    ("variation-without-move", "There is no move that the variation could replace."),
    ("too-deep", "Variations are nested more than a hundred times."),
    ("game-too-long", "The game is too long."),
    ("not-standard", ""),
];

impl Text for PgnErrorKind {
    fn push_to(&self, text: &mut String) {
        match self {
            Self::Move(error) => error.push_to(text),
            Self::Fen(error) => error.push_to(text),
            Self::NotStandard(kind) => kind.push_to(text),
            _ => text.push_str(ERRORS[self.number()].1),
        }
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
