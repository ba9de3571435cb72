//! A set of squares in 64 bits, and where kings, knights, pawns and sliders go from all of them at once. With it
//! the distances of squares, which the guesses count in.
//!
//! A mailbox answers for one piece on one square. The questions here are about all squares that a man can ever
//! reach, so that one operation on a set does the work of a loop.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::board::geometry::KING_STEPS;
use crate::types::{Color, Square};

/// A set of squares: a bit for each, by [`Square::index`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares(u64);

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;
const AB_FILES: u64 = A_FILE | A_FILE << 1;
const GH_FILES: u64 = H_FILE | H_FILE >> 1;

impl Squares {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self(!0);
    /// The first and the last rank, where pawns promote.
    pub const LAST_RANKS: Self = Self(0xff00_0000_0000_00ff);

    pub const fn one(square: Square) -> Self {
        Self(1 << square.index())
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The members, each as a set of its own.
    pub fn each(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }

    const fn east(self) -> Self {
        Self((self.0 & !H_FILE) << 1)
    }

    const fn west(self) -> Self {
        Self((self.0 & !A_FILE) >> 1)
    }

    const fn north(self) -> Self {
        Self(self.0 << 8)
    }

    const fn south(self) -> Self {
        Self(self.0 >> 8)
    }

    /// One step straight ahead of a player's pawns (3.7a).
    pub const fn ahead(self, color: Color) -> Self {
        match color {
            Color::White => self.north(),
            Color::Black => self.south(),
        }
    }

    /// The squares that a player's pawns here attack (3.7b).
    pub const fn pawn_attacks(self, color: Color) -> Self {
        let ahead = self.ahead(color);
        Self(ahead.east().0 | ahead.west().0)
    }

    /// The leaps of a knight (3.6).
    pub const fn knight_leaps(self) -> Self {
        let one = (self.0 & !H_FILE) << 1 | (self.0 & !A_FILE) >> 1;
        let two = (self.0 & !GH_FILES) << 2 | (self.0 & !AB_FILES) >> 2;
        Self(one << 16 | one >> 16 | two << 8 | two >> 8)
    }

    /// One step along the diagonals.
    pub const fn diagonal_steps(self) -> Self {
        let beside = self.east().0 | self.west().0;
        Self(beside << 8 | beside >> 8)
    }

    /// One step along ranks and files.
    pub const fn straight_steps(self) -> Self {
        Self(self.east().0 | self.west().0 | self.north().0 | self.south().0)
    }

    /// The squares that a bishop on one of these attacks, if it passes over some squares only.
    pub fn bishop_attacks(self, empty: Self) -> Self {
        let Self(empty) = empty;
        Self(
            up::<9>(self.0, empty & !A_FILE, !A_FILE)
                | up::<7>(self.0, empty & !H_FILE, !H_FILE)
                | down::<9>(self.0, empty & !H_FILE, !H_FILE)
                | down::<7>(self.0, empty & !A_FILE, !A_FILE),
        )
    }

    /// The squares that a rook on one of these attacks, if it passes over some squares only.
    pub fn rook_attacks(self, empty: Self) -> Self {
        let Self(empty) = empty;
        Self(
            up::<8>(self.0, empty, !0)
                | down::<8>(self.0, empty, !0)
                | up::<1>(self.0, empty & !A_FILE, !A_FILE)
                | down::<1>(self.0, empty & !H_FILE, !H_FILE),
        )
    }

    /// The squares that a queen on one of these attacks, if it passes over some squares only.
    pub fn queen_attacks(self, empty: Self) -> Self {
        self.bishop_attacks(empty) | self.rook_attacks(empty)
    }

    /// The squares to which some of the steps of a king lead: a bit for each of [`KING_STEPS`].
    pub fn around(king: Square, ways: u8) -> Self {
        let mut squares = Self::NONE;
        let mut rest = ways;
        while rest != 0 {
            squares |= Self::one(king.step(KING_STEPS[rest.trailing_zeros() as usize & 7]));
            rest &= rest - 1;
        }
        squares
    }

    /// The square with the lowest number.
    pub fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as u8)
    }

    /// Whether all of them lie on the file of a single square.
    pub const fn on_files(self, square: Self) -> bool {
        self.0 & !(A_FILE << (square.0.trailing_zeros() & 7)) == 0
    }

    /// Of squares beside a single one, those on its other side.
    pub fn opposite(self, center: Self) -> Self {
        let middle = center.0.trailing_zeros();
        let mirrored = self.each().map(|square| (2 * middle).wrapping_sub(square.0.trailing_zeros()));
        let all = mirrored.fold(0, |all, index| all | 1u64.checked_shl(index).unwrap_or(0));
        Self(all) & center.king_steps()
    }

    /// The steps of a king (3.8a).
    pub const fn king_steps(self) -> Self {
        Self(self.diagonal_steps().0 | self.straight_steps().0)
    }
}

/// All squares that are met by going up some squares of index at a time from a set, over squares that are
/// passed, doubling the distance each time: after one, two and four steps all seven are done.
#[inline]
const fn up<const BY: u32>(from: u64, passed: u64, board: u64) -> u64 {
    let (mut all, mut passed) = (from, passed);
    all |= passed & all << BY;
    passed &= passed << BY;
    all |= passed & all << (2 * BY);
    passed &= passed << (2 * BY);
    all |= passed & all << (4 * BY);
    all << BY & board
}

/// As [`up`], the other way.
#[inline]
const fn down<const BY: u32>(from: u64, passed: u64, board: u64) -> u64 {
    let (mut all, mut passed) = (from, passed);
    all |= passed & all >> BY;
    passed &= passed >> BY;
    all |= passed & all >> (2 * BY);
    passed &= passed >> (2 * BY);
    all |= passed & all >> (4 * BY);
    all >> BY & board
}

/// The corners where a mate is to be expected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Corners {
    /// a1 and h8.
    Dark,
    /// a8 and h1.
    Light,
    /// All four.
    All,
}

impl Corners {
    /// How many steps along ranks and files it is to the nearest of them.
    pub(super) fn distance(self, square: Square) -> i32 {
        let (file, rank) = (square.file() as i32, square.rank() as i32);
        let (to_dark, to_light) =
            ((file + rank).min(14 - file - rank), (file + 7 - rank).min(7 - file + rank));
        match self {
            Self::Dark => to_dark,
            Self::Light => to_light,
            Self::All => to_dark.min(to_light),
        }
    }
}

/// How many steps of a king it is from one square to another.
pub(super) fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    let ranks = (one.rank() as u8).abs_diff(other.rank() as u8);
    files.max(ranks).into()
}

impl FromIterator<Square> for Squares {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(Self::NONE, |all, square| all | Self::one(square))
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Squares {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for Squares {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}
