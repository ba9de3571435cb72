//! Castling rights (3.8b): which rook each king may still castle with.

use std::fmt;

use super::{Color, File, Square};
use crate::text::Text;

/// The side to which a king castles (3.8b).
///
/// ```
/// use chess_arbiter::{CastlingSide, File};
/// assert_eq!((CastlingSide::Queen.king_file(), CastlingSide::Queen.rook_file()), (File::C, File::D));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum CastlingSide {
    /// Towards the h-file.
    King,
    /// Towards the a-file.
    Queen,
}

impl CastlingSide {
    /// Both sides, the king's first: the order of FEN (PGN standard 16.1.3.3).
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The file on which the king lands: `g` or `c`, in Chess960 too.
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// The file on which the rook lands: `f` or `d`, in Chess960 too.
    pub const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }

    /// The file on which the rook begins in the usual starting position: `h` or `a`.
    pub const fn rook_home(self) -> File {
        match self {
            Self::King => File::H,
            Self::Queen => File::A,
        }
    }

    /// The square on which a player's rook begins in the usual starting position.
    pub(crate) const fn rook_home_of(self, color: Color) -> Square {
        Square::new(self.rook_home(), color.back_rank())
    }
}

/// `kingside` or `queenside`.
impl Text for CastlingSide {
    fn push_to(&self, text: &mut String) {
        text.push_str(match self {
            Self::King => "kingside",
            Self::Queen => "queenside",
        });
    }
}

/// The castling rights of both players (3.8b). A right is kept as the square of its rook, which is all that
/// Chess960 needs as well.
///
/// ```
/// use chess_arbiter::{CastlingSide, Color, Position};
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let rights = position.castling();
/// assert_eq!(rights.rook(Color::White, CastlingSide::King), Some("h1".parse()?));
/// assert_eq!(rights.rook(Color::White, CastlingSide::Queen), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CastlingRights {
    rooks: [[Square; 2]; 2],
}

impl CastlingRights {
    /// No rights at all.
    pub const NONE: Self = Self { rooks: [[Square::OFF_BOARD; 2]; 2] };

    /// The square of the rook with which a player may still castle to a side; `None` if that right is gone.
    pub fn rook(self, color: Color, side: CastlingSide) -> Option<Square> {
        let rook = self.rooks[color as usize][side as usize];
        (rook != Square::OFF_BOARD).then_some(rook)
    }

    /// All four rights as one number: different rights have different numbers.
    pub(crate) fn bits(self) -> u32 {
        let rooks = self.rooks.as_flattened();
        rooks.iter().fold(0, |bits, rook| bits << 8 | rook.address() as u32)
    }

    /// Gives a player the right to castle to a side with the rook on a square.
    pub(crate) fn grant(&mut self, color: Color, side: CastlingSide, rook: Square) {
        self.rooks[color as usize][side as usize] = rook;
    }

    /// Takes both rights from a player whose king has moved.
    pub(crate) fn king_moved(&mut self, color: Color) {
        self.rooks[color as usize] = [Square::OFF_BOARD; 2];
    }

    /// Takes away the right that belongs to the rook of a square: the rook has moved or has been taken.
    pub(crate) fn rook_left(&mut self, square: Square) {
        for rook in self.rooks.as_flattened_mut() {
            if *rook == square {
                *rook = Square::OFF_BOARD;
            }
        }
    }
}

/// The squares of the rooks: White's first, the king's side first. `None` where a right is gone.
impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rooks = |color| CastlingSide::ALL.map(|side| self.rook(color, side));
        f.debug_tuple("CastlingRights").field(&Color::ALL.map(rooks)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_that_is_gone_is_printed_as_none() {
        assert_eq!(format!("{:?}", CastlingRights::NONE), "CastlingRights([[None, None], [None, None]])");
        let mut rights = CastlingRights::NONE;
        rights.grant(Color::Black, CastlingSide::Queen, Square::new(File::A, Color::Black.back_rank()));
        assert_eq!(format!("{rights:?}"), "CastlingRights([[None, None], [None, Some(a8)]])");
    }
}
