//! A step on the mailbox: what is added to the address of a square to reach another.

use std::ops::Neg;

/// A difference between two addresses, modulo 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step(pub(super) u8);

impl Step {
    /// No step: the two squares share no line.
    pub const NONE: Self = Self::new(0, 0);
    pub const NORTH: Self = Self::new(0, 1);
    pub const SOUTH: Self = Self::new(0, -1);
    pub const EAST: Self = Self::new(1, 0);
    pub const WEST: Self = Self::new(-1, 0);

    /// A step of some files and ranks, each -7 to 7.
    pub const fn new(files: i8, ranks: i8) -> Self {
        Self((files as u8).wrapping_add((ranks as u8) << 4))
    }

    /// The index in a table of all 256 differences.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This step and then another, as one step.
    pub const fn and(self, then: Self) -> Self {
        Self(self.0.wrapping_add(then.0))
    }

    /// Whether the step goes along the line of another: the same way or the opposite one.
    pub fn is_along(self, line: Self) -> bool {
        self == line || self == -line
    }
}

impl Neg for Step {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}
