//! Moves as UCI writes them: `e2e4`, `e7e8q`, `e1g1`; king takes rook in Chess960.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::text::{Text, display_text, push};
use crate::types::{Candidate, Move, PieceKind};

/// The text is not a move in UCI notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCandidateError;

impl fmt::Display for ParseCandidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move: UCI names two squares and the piece a pawn becomes, as in e2e4 or e7e8q")
    }
}

impl Error for ParseCandidateError {}

impl FromStr for Candidate {
    type Err = ParseCandidateError;

    fn from_str(text: &str) -> Result<Self, ParseCandidateError> {
        let square = |range| {
            let name: &str = text.get(range).ok_or(ParseCandidateError)?;
            name.parse().map_err(|_| ParseCandidateError)
        };
        let promotion = match text.get(4..).unwrap_or_default() {
            "" => None,
            letter => Some(letter.parse().ok().and_then(PieceKind::from_letter).ok_or(ParseCandidateError)?),
        };
        Ok(Self { from: square(0..2)?, to: square(2..4)?, promotion })
    }
}

impl Text for Candidate {
    fn push_to(&self, text: &mut String) {
        push!(text, &self.from, &self.to);
        if let Some(kind) = self.promotion {
            push!(text, &kind.letter());
        }
    }
}

/// The move in UCI notation.
impl Text for Move {
    fn push_to(&self, text: &mut String) {
        self.candidate().push_to(text);
    }
}

display_text!(Candidate, Move);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_is_written_as_it_is_read() {
        for text in ["e2e4", "a7a8q", "h2h1n", "e1g1", "e7e8k"] {
            assert_eq!(text.parse::<Candidate>().map(|candidate| candidate.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn other_text_is_not_a_candidate() {
        for text in ["", "e2", "e2e", "e2e9", "e2-e4", "e7e8Q", "e7e8qq", "0000", "é2e4", "e2e4 "] {
            assert_eq!(text.parse::<Candidate>(), Err(ParseCandidateError), "{text}");
        }
    }
}
