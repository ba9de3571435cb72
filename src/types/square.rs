//! Files, ranks and squares.
//!
//! A square is its address in the mailbox of 256 cells (see [`crate::Board`]). So a `u8` always indexes the
//! board, and a step is one wrapping addition.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::Step;
use crate::text::{Text, display_text, push};

/// A file, from White's left to White's right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files, `a` to `h`.
    pub const ALL: [Self; 8] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// The letter, `'a'` to `'h'`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file with a letter `'a'` to `'h'`; `None` for any other letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        matches!(letter, 'a'..='h').then(|| Self::ALL[(letter as usize - 'a' as usize) & 7])
    }
}

/// A rank, from White's side to Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks, first to eighth.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The digit, `'1'` to `'8'`.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank with a digit `'1'` to `'8'`; `None` for any other character.
    pub fn from_digit(digit: char) -> Option<Self> {
        matches!(digit, '1'..='8').then(|| Self::ALL[(digit as usize - '1' as usize) & 7])
    }
}

/// A square of the board.
///
/// ```
/// use chess_arbiter::{File, Rank, Square};
/// let square = Square::new(File::E, Rank::Fourth);
/// assert_eq!(square.to_string(), "e4");
/// assert_eq!("e4".parse(), Ok(square));
/// assert_eq!(square.index(), 28);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// The address of a1: four files and four ranks of border come before it.
const ORIGIN: u8 = 0x44;

impl Square {
    /// An address on the border, which stands for no square. It never leaves the crate.
    pub(crate) const OFF_BOARD: Self = Self(0);

    /// The square on a file and a rank.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(ORIGIN + ((rank as u8) << 4) + file as u8)
    }

    /// All 64 squares, rank by rank: a1, b1, ... h8.
    pub fn all() -> impl Iterator<Item = Self> {
        Rank::ALL.into_iter().flat_map(|rank| File::ALL.into_iter().map(move |file| Self::new(file, rank)))
    }

    /// The file on which the square lies.
    pub const fn file(self) -> File {
        File::ALL[((self.0 & 15) - 4) as usize & 7]
    }

    /// The rank on which the square lies.
    pub const fn rank(self) -> Rank {
        Rank::ALL[((self.0 >> 4) - 4) as usize & 7]
    }

    /// The number of the square: 0 (a1), 1 (b1) to 63 (h8).
    pub const fn index(self) -> u8 {
        ((self.0 - ORIGIN) + ((self.0 - ORIGIN) & 7)) >> 1
    }

    /// The square with a number 0 (a1) to 63 (h8); `None` for a larger number.
    pub const fn from_index(index: u8) -> Option<Self> {
        match index {
            0..64 => Some(Self(ORIGIN + ((index >> 3) << 4) + (index & 7))),
            _ => None,
        }
    }

    /// Whether the square is a light one; a1 is dark.
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 4)) & 1 == 1
    }

    /// The square at an address in the mailbox.
    pub(crate) const fn at(address: u8) -> Self {
        Self(address)
    }

    /// The address in the mailbox.
    pub(crate) const fn address(self) -> usize {
        self.0 as usize
    }

    /// Whether the square lies on a rank.
    pub(crate) const fn is_on(self, rank: Rank) -> bool {
        self.0 >> 4 == 4 + rank as u8
    }

    /// The square one step away, which may lie on the border.
    pub(crate) const fn step(self, step: Step) -> Self {
        Self(self.0.wrapping_add(step.0))
    }

    /// What must be added to this square to reach another. It tells how many files and how many ranks apart
    /// they are, and in which direction.
    pub(crate) const fn difference(self, to: Self) -> Step {
        Step(to.0.wrapping_sub(self.0))
    }
}

impl Text for Square {
    fn push_to(&self, text: &mut String) {
        push!(text, &self.file().letter(), &self.rank().digit());
    }
}

display_text!(Square);

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a square, `a1` to `h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: a square is named by a letter a to h and a digit 1 to 8")
    }
}

impl Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut letters = text.chars();
        let (Some(file), Some(rank), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(ParseSquareError);
        };
        match (File::from_letter(file), Rank::from_digit(rank)) {
            (Some(file), Some(rank)) => Ok(Self::new(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_keeps_its_file_rank_number_and_name() {
        for (number, square) in Square::all().enumerate() {
            assert_eq!(square.index() as usize, number);
            assert_eq!(Square::from_index(square.index()), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(Square::from_index(64), None);
    }

    #[test]
    fn a1_is_dark_and_h1_is_light() {
        assert!(!Square::new(File::A, Rank::First).is_light());
        assert!(Square::new(File::H, Rank::First).is_light());
        assert_eq!(Square::all().filter(|square| square.is_light()).count(), 32);
    }

    #[test]
    fn other_text_is_not_a_square() {
        for text in ["", "e", "e9", "i4", "E4", "e44", "é4", "4e"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }
}
