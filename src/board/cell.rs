//! One cell of the mailbox: empty, border, or a piece, in one byte.
//!
//! The low three bits are the *piece_code*, a kind that tells white pawns from black ones, since they move in
//! opposite directions: it indexes the tables of `geometry`. Above it, one bit a colour. The border has
//! neither a colour nor a piece_code: it stops a slider and is nobody's to take.

use crate::types::{Color, Piece, PieceKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(u8);

const PIECE_CODE: u8 = 0b0111;
const KINDS: [Option<PieceKind>; 8] = [
    None,
    Some(PieceKind::Pawn),
    Some(PieceKind::Pawn),
    Some(PieceKind::Knight),
    Some(PieceKind::Bishop),
    Some(PieceKind::Rook),
    Some(PieceKind::Queen),
    Some(PieceKind::King),
];

/// The piece codes: what indexes the tables of `geometry`.
pub(crate) mod piece_code {
    pub const WHITE_PAWN: usize = 1;
    pub const BLACK_PAWN: usize = 2;
    pub const KNIGHT: usize = 3;
    pub const BISHOP: usize = 4;
    pub const ROOK: usize = 5;
    pub const QUEEN: usize = 6;
    pub const KING: usize = 7;
}

impl Cell {
    pub const EMPTY: Self = Self(0);
    pub const BORDER: Self = Self(0b10_0000);

    pub const fn new(piece: Piece) -> Self {
        let piece_code = match (piece.kind, piece.color) {
            (PieceKind::Pawn, Color::White) => 1,
            (kind, _) => kind as u8 + 2,
        };
        Self(piece_code | Self::color_bit(piece.color))
    }

    const fn color_bit(color: Color) -> u8 {
        0b1000 << color as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a piece of this colour stands here.
    pub const fn is(self, color: Color) -> bool {
        self.0 & Self::color_bit(color) != 0
    }

    /// Whether a piece of this colour may not stop here: one of its own does, or it is the border.
    pub const fn blocks(self, color: Color) -> bool {
        self.0 & (Self::color_bit(color) | Self::BORDER.0) != 0
    }

    /// The piece_code: 0 for no piece, then white pawn, black pawn, knight, bishop, rook, queen, king.
    pub const fn piece_code(self) -> usize {
        (self.0 & PIECE_CODE) as usize
    }

    pub const fn kind(self) -> Option<PieceKind> {
        KINDS[self.piece_code()]
    }

    pub fn piece(self) -> Option<Piece> {
        let color = if self.is(Color::White) { Color::White } else { Color::Black };
        self.kind().map(|kind| Piece::new(color, kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_holds_each_piece() {
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let cell = Cell::new(Piece::new(color, kind));
                assert_eq!(cell.piece(), Some(Piece::new(color, kind)));
                assert!(cell.is(color) && !cell.is(!color) && !cell.is_empty());
            }
        }
    }

    #[test]
    fn the_border_is_neither_empty_nor_anybody_s() {
        assert!(!Cell::BORDER.is_empty());
        assert_eq!(Cell::BORDER.piece(), None);
        assert!(Color::ALL.iter().all(|&color| !Cell::BORDER.is(color)));
    }
}
