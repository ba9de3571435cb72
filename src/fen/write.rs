//! From a position to its FEN.

use std::fmt::{self, Write};

use crate::position::Position;
use crate::types::{CastlingSide, Color, File, Piece, PieceKind, Rank, Square};

/// The FEN of the position (PGN standard 16.1). An en passant square is named only if a legal en passant
/// capture exists; in Chess960 a castling right names its rook by its file where `KQkq` would name another.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_placement(f)?;
        f.write_char(' ')?;
        f.write_char(self.turn.letter())?;
        f.write_char(' ')?;
        self.write_rights(f)?;
        match self.legal_en_passant() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

impl Position {
    /// The FEN of the position; the same text as its `Display`.
    pub fn fen(&self) -> String {
        self.to_string()
    }

    fn write_placement(&self, f: &mut impl Write) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.board.get(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        write_empty(f, empty)?;
                        f.write_char(piece.letter())?;
                        empty = 0;
                    }
                }
            }
            write_empty(f, empty)?;
            if rank != Rank::First {
                f.write_char('/')?;
            }
        }
        Ok(())
    }

    fn write_rights(&self, f: &mut impl Write) -> fmt::Result {
        let mut none = true;
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(letter) = self.right_letter(color, side) {
                    f.write_char(letter)?;
                    none = false;
                }
            }
        }
        if none { f.write_char('-') } else { Ok(()) }
    }

    /// `K` or `Q` where it names the right rook, else its file (X-FEN).
    fn right_letter(&self, color: Color, side: CastlingSide) -> Option<char> {
        let rook = self.castling.rook(color, side)?;
        let letter = match side {
            _ if outermost_rook(|square| self.board.get(square), color, side) != Some(rook) => {
                rook.file().letter()
            }
            CastlingSide::King => 'k',
            CastlingSide::Queen => 'q',
        };
        Some(if color == Color::White { letter.to_ascii_uppercase() } else { letter })
    }
}

fn write_empty(f: &mut impl Write, count: u32) -> fmt::Result {
    char::from_digit(count, 10).filter(|_| count > 0).map_or(Ok(()), |digit| f.write_char(digit))
}

/// The rook of a player that stands farthest to a side on the back rank (X-FEN).
pub(super) fn outermost_rook(
    get: impl Fn(Square) -> Option<Piece>,
    color: Color,
    side: CastlingSide,
) -> Option<Square> {
    let files: [File; 8] = match side {
        CastlingSide::Queen => File::ALL,
        CastlingSide::King => {
            let mut files = File::ALL;
            files.reverse();
            files
        }
    };
    let rook = Piece::new(color, PieceKind::Rook);
    files
        .map(|file| Square::new(file, color.back_rank()))
        .into_iter()
        .find(|&square| get(square) == Some(rook))
}
