//! Castling rights: which rook each king may still castle with.

use std::fmt;

use super::{Color, File, Square};

/// The side to which a king castles (3.8b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum CastlingSide {
    /// Towards the h-file.
    King,
    /// Towards the a-file.
    Queen,
}

impl CastlingSide {
    /// Both sides, the king's first, as FEN writes them.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The file on which the king lands, in Chess960 too.
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// The file on which the rook lands, in Chess960 too.
    pub const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }

    /// The file on which the rook begins in the usual starting position.
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

/// The castling rights of both players (3.8b): a right is the square of its rook, so that Chess960 needs
/// nothing more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Castling {
    rooks: [[Square; 2]; 2],
}

impl Castling {
    /// No rights at all.
    pub const NONE: Self = Self { rooks: [[Square::OFF_BOARD; 2]; 2] };

    /// The square of the rook with which a player may still castle to a side.
    pub fn rook(self, color: Color, side: CastlingSide) -> Option<Square> {
        let rook = self.rooks[color as usize][side as usize];
        (rook != Square::OFF_BOARD).then_some(rook)
    }

    /// All four rights as one number, which is different for different rights.
    pub(crate) fn bits(self) -> u32 {
        let rooks = self.rooks.as_flattened();
        rooks.iter().fold(0, |bits, rook| bits << 8 | rook.address() as u32)
    }

    /// Gives a player the right to castle to a side with a rook.
    pub(crate) fn grant(&mut self, color: Color, side: CastlingSide, rook: Square) {
        self.rooks[color as usize][side as usize] = rook;
    }

    /// Takes both rights from a player whose king has moved.
    pub(crate) fn king_moved(&mut self, color: Color) {
        self.rooks[color as usize] = [Square::OFF_BOARD; 2];
    }

    /// Takes the right of a rook that has moved from a square or has been taken on it.
    pub(crate) fn rook_left(&mut self, square: Square) {
        for rook in self.rooks.as_flattened_mut() {
            if *rook == square {
                *rook = Square::OFF_BOARD;
            }
        }
    }
}

/// The squares of the rooks, White's first, and of each player the king's side first; `None` where a right is gone.
impl fmt::Debug for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rooks = |color| CastlingSide::ALL.map(|side| self.rook(color, side));
        f.debug_tuple("Castling").field(&Color::ALL.map(rooks)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_that_is_gone_can_be_printed() {
        assert_eq!(format!("{:?}", Castling::NONE), "Castling([[None, None], [None, None]])");
        let mut castling = Castling::NONE;
        castling.grant(Color::Black, CastlingSide::Queen, Square::new(File::A, Color::Black.back_rank()));
        assert_eq!(format!("{castling:?}"), "Castling([[None, None], [None, Some(a8)]])");
    }
}
