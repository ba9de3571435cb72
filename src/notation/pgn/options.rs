//! How a file of games is read.

use crate::notation::san::{PieceLetters, ReadSan};

/// How much of what people and programs write is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ReadPgn {
    /// Whatever can be read: a game comes up to what cannot, and what was repaired or skipped is told.
    #[default]
    Leniently,
    /// Only what the standard allows in a file: a game without any error, with moves in Standard Algebraic Notation.
    Strictly,
}

/// The options of reading: see [`read_pgn_with`](super::read_pgn_with).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnOptions {
    /// How much is read.
    pub how: ReadPgn,
    /// The letters of the pieces in the moves.
    pub letters: &'static PieceLetters,
}

/// Leniently, with English letters.
impl Default for PgnOptions {
    fn default() -> Self {
        Self { how: ReadPgn::Leniently, letters: PieceLetters::ENGLISH }
    }
}

impl PgnOptions {
    pub(super) fn is_strict(self) -> bool {
        self.how == ReadPgn::Strictly
    }

    /// How moves are read.
    pub(super) fn san(self) -> ReadSan {
        if self.is_strict() { ReadSan::Strictly } else { ReadSan::Leniently }
    }

    /// Whether moves are read leniently and with English letters, as most files are.
    pub(super) fn is_usual(self) -> bool {
        !self.is_strict() && self.letters.is_english()
    }
}
