//! Moves in the notation of the Universal Chess Interface (UCI), the protocol of chess engines.
//!
//! ```
//! use chess_arbiter::{Candidate, Position};
//!
//! let position: Position = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1".parse()?;
//! let castling = position.legal_move("e1g1".parse()?).ok_or("not legal")?;
//! assert_eq!(castling.to_string(), "e1g1");
//!
//! let promotion: Candidate = "a7a8q".parse()?;
//! assert!(position.is_legal(promotion));
//! assert!("a8=Q".parse::<Candidate>().is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move is written as the square it starts from, the square it goes to, and the letter of the piece that a pawn
//! becomes: `e2e4`, `e7e8q`.
//!
//! - Read: the text becomes a [`Candidate`], which may or may not be legal. [`Position::legal_move`] gives the [`Move`]
//!   that it names. Castling may be written as the king's two squares (`e1g1`) or as king takes rook (`e1h1`).
//! - Written: the `Display` of a [`Move`] and of a [`Candidate`]. Castling is the king's two squares, and in Chess960 king
//!   takes rook.
//! - Not read: the null move `0000`, which no player may make; see [`Position::pass`].
//!
//! [`Position::legal_move`]: crate::Position::legal_move
//! [`Position::pass`]: crate::Position::pass

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::text::{Text, display_text, push};
use crate::types::{Candidate, Move, PieceKind};

/// The text is not a move in UCI notation. Reading a [`Candidate`] gives this error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCandidateError;

impl fmt::Display for ParseCandidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move: UCI names two squares and the piece a pawn becomes, as in e2e4 or e7e8q")
    }
}

impl Error for ParseCandidateError {}

/// Reads UCI notation, `e2e4` or `e7e8q`. The promotion is a small letter.
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

/// The candidate in UCI notation.
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
