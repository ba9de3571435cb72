//! One cell of the mailbox: empty, border, or a piece, in one byte.
//!
//! The low three bits are the *piece code*: the kind of piece, with white pawns told from black ones, since
//! they move in opposite directions. It indexes the tables of `geometry`. Above it there is one bit for each
//! colour and one for the border. The border has neither a colour nor a piece code, so it stops a slider and
//! nobody can take it.

use crate::types::{Color, Piece, PieceKind};

/// What one address of the mailbox holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(u8);

/// The bits of the piece code.
const PIECE_CODE: u8 = 0b0111;

/// The kind of piece for each piece code.
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

/// The piece codes, from 1: 0 says that there is no piece.
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
    /// A square on which nothing stands.
    pub const EMPTY: Self = Self(0);
    /// An address beside the 8x8 board.
    pub const BORDER: Self = Self(0b10_0000);

    /// The cell that holds a piece.
    pub const fn new(piece: Piece) -> Self {
        let piece_code = match (piece.kind, piece.color) {
            (PieceKind::Pawn, Color::White) => piece_code::WHITE_PAWN as u8,
            (kind, _) => kind as u8 + piece_code::BLACK_PAWN as u8,
        };
        Self(piece_code | Self::color_bit(piece.color))
    }

    /// The bit that marks the pieces of a colour.
    const fn color_bit(color: Color) -> u8 {
        0b1000 << color as u8
    }

    /// Whether it is a square on which nothing stands. The border is not empty.
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

    /// The [`piece_code`]: 0 for no piece, then white pawn, black pawn, knight, bishop, rook, queen, king.
    pub const fn piece_code(self) -> usize {
        (self.0 & PIECE_CODE) as usize
    }

    /// The kind of piece that stands here.
    pub const fn kind(self) -> Option<PieceKind> {
        KINDS[self.piece_code()]
    }

    /// The piece that stands here.
    pub fn piece(self) -> Option<Piece> {
        let color = if self.is(Color::White) { Color::White } else { Color::Black };
        self.kind().map(|kind| Piece::new(color, kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_gives_back_the_piece_that_it_holds() {
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let cell = Cell::new(Piece::new(color, kind));
                assert_eq!(cell.piece(), Some(Piece::new(color, kind)));
                assert!(cell.is(color) && !cell.is(!color) && !cell.is_empty());
            }
        }
    }

    #[test]
    fn the_border_is_not_empty_and_holds_no_piece() {
        assert!(!Cell::BORDER.is_empty());
        assert_eq!(Cell::BORDER.piece(), None);
        assert!(Color::ALL.iter().all(|&color| !Cell::BORDER.is(color)));
    }
}
