//! The bytes of a fuzzer as decisions.

use chess_arbiter::{Move, Position};

/// Reads decisions from the front of the bytes. When they have run out, each decision is the first choice.
pub struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    /// One of them, or `None` if there are none.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        if choices.is_empty() { None } else { choices.get(self.below(choices.len())).copied() }
    }

    /// The usual start, or one of Chess960.
    pub fn start(&mut self) -> Position {
        let number = u16::from_be_bytes([self.byte(), self.byte()]);
        Position::chess960_start(number).unwrap_or_default()
    }

    /// A legal move, rare kinds of it rather often; `None` if there is none.
    pub fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.moves();
        let rare = moves
            .iter()
            .filter(|mv| mv.captured().is_some() || mv.promotion().is_some() || mv.castling().is_some());
        let rare: Vec<_> = rare.copied().collect();
        let byte = usize::from(self.byte());
        let choices = if byte >= 192 && !rare.is_empty() { &rare } else { &moves };
        (!choices.is_empty()).then(|| choices[byte % choices.len()])
    }

    /// What is left, as text.
    pub fn text(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }
}
