//! What was repaired or skipped while a game was read, and where in the file. The game lost nothing by it that could be
//! read; where it did, there is an error: see `error.rs`.

use super::error::{PgnErrorKind, Problem};
use crate::notation::fen::FenProblem;
use crate::text::{Quoted, Text, display_text, push, push_enumeration};

/// What was repaired or skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnWarningKind {
    /// A word between the moves is neither a move nor an annotation. Skipped.
    UnknownWord,
    /// The number after `$` is missing or greater than 65535. Skipped.
    NagSyntax,
    /// A variation has no moves. Left out; its comments belong to the move that it would replace.
    EmptyVariation,
    /// A result stands in a variation. Skipped.
    ResultInVariation,
    /// A result is not spelled as the standard says, or the `Result` tag is none at all.
    OddResult,
    /// The result after the moves is not that of the `Result` tag. The one that says more counts; if both do, the one
    /// after the moves.
    ResultMismatch,
    /// There is no result after the moves.
    MissingResult,
    /// Tags that every game has are missing.
    MissingTags(Vec<&'static str>),
    /// The game has a tag of this name already, and that one counts.
    RepeatedTag,
    /// A quote or a backslash in the value of a tag has no backslash before it.
    TagEscape,
    /// No tag says that the game is Chess960, but only there are its castling rights possible.
    UndeclaredChess960,
    /// The position of the `FEN` tag was repaired.
    Fen(FenProblem),
    /// The game has more problems than are listed.
    More,
}

impl PgnWarningKind {
    /// The place of the kind in [`WARNINGS`].
    pub(crate) const fn number(&self) -> usize {
        match self {
            Self::UnknownWord => 0,
            Self::NagSyntax => 1,
            Self::EmptyVariation => 2,
            Self::ResultInVariation => 3,
            Self::OddResult => 4,
            Self::ResultMismatch => 5,
            Self::MissingResult => 6,
            Self::MissingTags(_) => 7,
            Self::RepeatedTag => 8,
            Self::TagEscape => 9,
            Self::UndeclaredChess960 => 10,
            Self::Fen(_) => 11,
            Self::More => 12,
        }
    }

    /// A name of the kind for programs, such as `unknown-word`; for a position, that of [`FenProblem::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Fen(problem) => problem.code(),
            _ => WARNINGS[self.number()].0,
        }
    }

    /// Whether the standard allows it in a file that a program did not write for export. All else is refused if a file
    /// is read strictly; of further problems, the first is enough.
    const fn is_allowed(&self) -> bool {
        matches!(self, Self::MissingTags(_) | Self::More)
    }
}

/// The code and the English sentence of each kind, in the order of [`PgnWarningKind::number`]. Missing tags and a position
/// have sentences of their own. `pkg/languages/en.js` has the same sentences.
pub(crate) const WARNINGS: [(&str, &str); 13] = [
    ("unknown-word", "This is neither a move nor an annotation."),
    ("nag-syntax", "A numeric annotation is $0 to $65535."),
    ("empty-variation", "The variation has no moves."),
    ("result-in-variation", "A variation has no result."),
    ("odd-result", "A result is written 1-0, 0-1, 1/2-1/2 or *."),
    ("result-mismatch", "The result after the moves is not that of the Result tag."),
    ("missing-result", "There is no result after the moves."),
    ("missing-tag", ""),
    ("repeated-tag", "The game has this tag already."),
    ("tag-escape", "A quote or a backslash in a tag is written with a backslash before it."),
    ("undeclared-chess960", "Only in Chess960 are these castling rights possible."),
    ("bad-fen", ""),
    ("more-problems", "The game has more problems than are listed."),
];

impl Text for PgnWarningKind {
    fn push_to(&self, text: &mut String) {
        match self {
            Self::Fen(problem) => problem.push_to(text),
            Self::MissingTags(names) => {
                push!(text, if names.len() == 1 { "The tag " } else { "The tags " });
                push_enumeration(names, ", ", " and ", text);
                push!(text, if names.len() == 1 { " is missing." } else { " are missing." });
            }
            _ => text.push_str(WARNINGS[self.number()].1),
        }
    }
}

/// What was repaired or skipped in a game, and where in the file.
///
/// ```
/// use chess_arbiter::read_pgn;
/// let game = read_pgn("1. e4 e5 novelty 2. Nf3 *").next().expect("a game")?;
/// assert_eq!(game.main_line().count(), 3);
/// let warning = &game.warnings[0];
/// assert_eq!((warning.kind.code(), warning.column, warning.token.as_str()), ("unknown-word", 10, "novelty"));
/// # Ok::<(), chess_arbiter::PgnError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnWarning {
    /// What was repaired or skipped.
    pub kind: PgnWarningKind,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The token at that position; at most 40 characters of it.
    pub token: String,
}

impl Text for PgnWarning {
    fn push_to(&self, text: &mut String) {
        for (name, number) in [("Line ", self.line), ("column ", self.column)] {
            push!(text, name, &(number as u32), ", ");
        }
        push!(text, &Quoted(&self.token), ": ", &self.kind);
    }
}

display_text!(PgnWarningKind, PgnWarning);

/// The most errors, and the most warnings, that are listed of one game.
pub(super) const MOST_LISTED: usize = 100;

/// What is found wrong with one game, with offsets in the text, in the order in which it is found. Most games have
/// nothing, so the code that adds something is marked cold.
pub(super) struct Report {
    is_strict: bool,
    pub errors: Vec<Problem>,
    pub warnings: Vec<(PgnWarningKind, usize)>,
}

impl Report {
    pub fn new(is_strict: bool) -> Self {
        Self { is_strict, errors: Vec::new(), warnings: Vec::new() }
    }

    /// Whether the file is read strictly.
    pub fn is_strict(&self) -> bool {
        self.is_strict
    }

    /// Whether a further error would be listed.
    pub fn has_room(&self) -> bool {
        self.errors.len() < MOST_LISTED
    }

    #[cold]
    #[inline(never)]
    pub fn error(&mut self, kind: PgnErrorKind, offset: usize) {
        if self.has_room() {
            self.errors.push((kind, offset));
        } else {
            self.warn(PgnWarningKind::More, offset);
        }
    }

    /// Adds a warning; an error, if the file is read strictly and the standard does not allow it.
    #[cold]
    #[inline(never)]
    pub fn warn(&mut self, kind: PgnWarningKind, offset: usize) {
        if self.is_strict && !kind.is_allowed() {
            self.error(PgnErrorKind::NotStandard(kind), offset);
        } else if self.warnings.len() < MOST_LISTED {
            self.warnings.push((kind, offset));
        } else if self.warnings.len() == MOST_LISTED {
            self.warnings.push((PgnWarningKind::More, offset));
        }
    }

    /// Forgets what was found at an offset and after it.
    pub fn forget_from(&mut self, offset: usize) {
        self.errors.retain(|(_, found)| *found < offset);
        self.warnings.retain(|(_, found)| *found < offset);
    }
}
