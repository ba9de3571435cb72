//! Writes a legal move in algebraic notation.

use super::letters::PieceLetters;
use crate::position::{Position, Undo};
use crate::text::{Text, display_text, push};
use crate::types::{Candidate, CastlingSide, Move, Piece, PieceKind, Square};

/// What a move does to the opponent's king, and the sign for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Suffix {
    /// Nothing: no sign.
    None,
    /// It gives check: `+`.
    Check,
    /// It gives checkmate: `#`.
    Checkmate,
}

/// A move in Standard Algebraic Notation: the move, and what its text needs besides. Made by [`Position::san`], and
/// written by its `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct San {
    mv: Move,
    names_file: bool,
    names_rank: bool,
    suffix: Suffix,
}

impl San {
    /// The move.
    pub const fn mv(self) -> Move {
        self.mv
    }

    /// Whether the text names the file that the piece comes from.
    pub const fn names_file(self) -> bool {
        self.names_file
    }

    /// Whether the text names the rank that the piece comes from.
    pub const fn names_rank(self) -> bool {
        self.names_rank
    }

    /// What the move does to the opponent's king.
    pub const fn suffix(self) -> Suffix {
        self.suffix
    }
}

impl Text for San {
    fn push_to(&self, text: &mut String) {
        self.push_in(PieceLetters::ENGLISH, text);
    }
}

display_text!(San);

impl San {
    /// The text with the letters that a language has for the pieces: see [`PieceLetters`].
    pub fn in_letters(&self, letters: &PieceLetters) -> String {
        let mut text = String::new();
        self.push_in(letters, &mut text);
        text
    }

    fn push_in(&self, letters: &PieceLetters, text: &mut String) {
        match self.mv.castling() {
            Some(CastlingSide::King) => push!(text, "O-O"),
            Some(CastlingSide::Queen) => push!(text, "O-O-O"),
            None => self.push_squares(letters, text),
        }
        push!(text, ["", "+", "#"][self.suffix as usize]);
    }

    /// Pushes a move other than castling: piece, origin, capture, target and promotion.
    fn push_squares(&self, letters: &PieceLetters, text: &mut String) {
        let mv = self.mv;
        if mv.piece() != PieceKind::Pawn {
            push!(text, letters.letter(mv.piece()));
        }
        if self.names_file {
            push!(text, &mv.from().file().letter());
        }
        if self.names_rank {
            push!(text, &mv.from().rank().digit());
        }
        if mv.captured().is_some() {
            push!(text, "x");
        }
        mv.to().push_to(text);
        if let Some(kind) = mv.promotion() {
            push!(text, "=", letters.letter(kind));
        }
    }
}

impl Position {
    /// A legal move in Standard Algebraic Notation: the shortest form that names no other legal move, with
    /// `+` or `#`.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse()?;
    /// let san = |uci: &str| Some(position.san(position.legal_move(uci.parse().ok()?)?).to_string());
    /// assert_eq!(san("e1g1").as_deref(), Some("O-O"));
    /// assert_eq!(san("a1a8").as_deref(), Some("Ra8+"));
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn san(&self, mv: Move) -> San {
        self.clone().play_with_san(mv).0
    }

    /// Makes a legal move, and returns its notation and what takes it back.
    #[inline]
    pub(crate) fn play_with_san(&mut self, mv: Move) -> (San, Undo) {
        let (names_file, names_rank) = self.origin(mv);
        let undo = self.play_unchecked(mv);
        let suffix = match self.in_check() {
            false => Suffix::None,
            true if self.has_legal_move() => Suffix::Check,
            true => Suffix::Checkmate,
        };
        (San { mv, names_file, names_rank, suffix }, undo)
    }

    /// Whether the text must name the file and the rank that the piece comes from. It must if it has rivals: other pieces
    /// of its kind that may legally go to the same square. The capture of a pawn always names its file.
    fn origin(&self, mv: Move) -> (bool, bool) {
        match mv.piece() {
            PieceKind::Pawn => (mv.captured().is_some(), false),
            PieceKind::King => (false, false),
            kind => {
                let is_rival =
                    |&from: &Square| from != mv.from() && self.is_legal(Candidate { from, ..mv.candidate() });
                let (mut any, mut on_file, mut on_rank) = (false, false, false);
                for rival in self.board.squares_of(Piece::new(self.turn, kind)).filter(is_rival) {
                    any = true;
                    on_file |= rival.file() == mv.from().file();
                    on_rank |= rival.rank() == mv.from().rank();
                }
                (any && (!on_file || on_rank), any && on_file)
            }
        }
    }
}
