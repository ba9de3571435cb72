//! The two players.

use std::ops::Not;

use super::{Rank, Step};
use crate::text::{Text, display_text};

/// A player: White or Black.
///
/// ```
/// use chess_arbiter::Color;
/// assert_eq!(!Color::White, Color::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Color {
    /// The player who moves first.
    White,
    /// The other player.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The letter of FEN (PGN standard 16.1.3.2): `'w'` or `'b'`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The rank on which this player's king and rooks begin: the first or the eighth.
    pub const fn back_rank(self) -> Rank {
        match self {
            Self::White => Rank::First,
            Self::Black => Rank::Eighth,
        }
    }

    /// The rank on which this player's pawns begin, and from which they may make a double step (3.7a).
    pub const fn pawn_rank(self) -> Rank {
        match self {
            Self::White => Rank::Second,
            Self::Black => Rank::Seventh,
        }
    }

    /// The rank that this player's pawns cross in a double step. A pawn that takes one of them en passant
    /// lands there (3.7c).
    pub const fn crossed_rank(self) -> Rank {
        match self {
            Self::White => Rank::Third,
            Self::Black => Rank::Sixth,
        }
    }

    /// The step straight ahead of this player's pawns (3.7a).
    pub(crate) const fn forward(self) -> Step {
        match self {
            Self::White => Step::NORTH,
            Self::Black => Step::SOUTH,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The name in a sentence: `White` or `Black`.
impl Text for Color {
    fn push_to(&self, text: &mut String) {
        text.push_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        });
    }
}

display_text!(Color);
