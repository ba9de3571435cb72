//! Kinds of piece, and a piece of one of the players.

use super::Color;
use crate::text::{Text, display_text};

/// A kind of piece.
///
/// ```
/// use chess_arbiter::PieceKind;
/// assert_eq!(PieceKind::from_letter('n'), Some(PieceKind::Knight));
/// assert_eq!(PieceKind::Knight.name(), "knight");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum PieceKind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl PieceKind {
    /// All kinds, from pawn to king.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become on the last rank (3.7d), the queen first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The letter of UCI, and of Black's pieces in FEN: `p n b r q k`.
    pub const fn letter(self) -> char {
        b"pnbrqk"[self as usize] as char
    }

    /// The kind with a letter of UCI, one of `p n b r q k`; `None` for any other letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' => Self::Pawn,
            'n' => Self::Knight,
            'b' => Self::Bishop,
            'r' => Self::Rook,
            'q' => Self::Queen,
            'k' => Self::King,
            _ => return None,
        })
    }

    /// The English name, in lower case.
    pub const fn name(self) -> &'static str {
        ["pawn", "knight", "bishop", "rook", "queen", "king"][self as usize]
    }
}

impl Text for PieceKind {
    fn push_to(&self, text: &mut String) {
        text.push_str(self.name());
    }
}

display_text!(PieceKind);

/// A piece of one of the players.
///
/// ```
/// use chess_arbiter::{Color, Piece, PieceKind};
/// let piece = Piece::new(Color::White, PieceKind::Knight);
/// assert_eq!(piece.letter(), 'N');
/// assert_eq!(Piece::from_letter('N'), Some(piece));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What kind of piece it is.
    pub kind: PieceKind,
}

impl Piece {
    /// The piece of a colour and a kind.
    pub const fn new(color: Color, kind: PieceKind) -> Self {
        Self { color, kind }
    }

    /// The letter of FEN (PGN standard 16.1.3.1): upper case for White, lower case for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.kind.letter().to_ascii_uppercase(),
            Color::Black => self.kind.letter(),
        }
    }

    /// The piece with a letter of FEN, such as `'N'` or `'n'`; `None` for any other letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        PieceKind::from_letter(letter.to_ascii_lowercase()).map(|kind| Self::new(color, kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_read_by_its_letter_and_by_no_other() {
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let piece = Piece::new(color, kind);
                assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            }
        }
        let letters = (0..=u8::MAX).map(char::from).filter_map(Piece::from_letter);
        assert_eq!(letters.count(), 12);
    }
}
