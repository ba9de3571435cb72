//! The board: a mailbox of 256 cells, and the squares of each player's pieces.
//!
//! The 8x8 board lies in the middle of a 16x16 array whose border is a sentinel. Every `u8` is a valid
//! index, so that no access is checked or unsafe, a step is one wrapping addition, and a slider walks until
//! it meets a cell that is not empty, the border included.

use std::fmt;

use crate::cell::Cell;
use crate::man::Man;
use crate::types::{Color, Piece, PieceKind, Square, Step};

/// The pieces on their squares.
///
/// ```
/// use chess_arbiter::{Piece, Position};
/// let position = Position::default();
/// assert_eq!(position.board().get("g1".parse()?), Piece::from_letter('N'));
/// assert_eq!(position.board().pieces().count(), 32);
/// # Ok::<(), chess_arbiter::ParseSquareError>(())
/// ```
#[derive(Clone)]
pub struct Board {
    cells: [Cell; 256],
    /// Each player's men, the king first.
    lists: [List; 2],
    /// Where in its list the piece of a square is. Stale where no piece stands.
    places: [u8; 256],
}

/// The most pieces a player can have.
pub(crate) const MOST_PIECES: usize = 16;

#[derive(Clone, Copy)]
struct List {
    men: [Man; MOST_PIECES],
    len: u8,
}

/// Masks a place, so that the compiler sees that it lies in the list.
const PLACE: usize = MOST_PIECES - 1;

const NO_PIECES: [Cell; 256] = {
    let mut cells = [Cell::BORDER; 256];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        cells[square.address()] = Cell::EMPTY;
        index += 1;
    }
    cells
};

impl Board {
    /// A board without pieces. The first place of each list waits for its king, which every position has.
    pub(crate) const WITHOUT_KINGS: Self = {
        let list = List { men: [Man::NONE; MOST_PIECES], len: 1 };
        Self { cells: NO_PIECES, lists: [list; 2], places: [0; 256] }
    };

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.cell(square).piece()
    }

    /// All pieces and their squares, White's first, each player's king first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| self.men(color))
            .filter_map(|man| self.get(man.square()).map(|piece| (man.square(), piece)))
    }

    /// The squares of a player's pieces of one kind.
    pub(crate) fn squares_of(&self, piece: Piece) -> impl Iterator<Item = Square> {
        let mover = Cell::new(piece).mover();
        let alike = self.men(piece.color).iter().filter(move |man| man.mover() == mover);
        alike.map(|man| man.square())
    }

    /// The square of a player's king.
    pub fn king(&self, color: Color) -> Square {
        self.lists[color as usize].men[0].square()
    }

    /// What is on a square, or on the border.
    #[inline]
    pub(crate) fn cell(&self, square: Square) -> Cell {
        self.cells[square.address()]
    }

    /// A player's men, the king first.
    #[inline]
    pub(crate) fn men(&self, color: Color) -> &[Man] {
        let list = &self.lists[color as usize];
        &list.men[..(list.len as usize).min(MOST_PIECES)]
    }

    /// Where the piece of a square is in its player's list: 0 to 15.
    #[inline]
    pub(crate) fn place(&self, square: Square) -> usize {
        self.places[square.address()] as usize & PLACE
    }

    /// What stands on a square, if it is a knight or a slider.
    #[inline]
    pub(crate) fn officer(&self, square: Square) -> Option<PieceKind> {
        self.cell(square).kind().filter(|kind| !matches!(kind, PieceKind::Pawn | PieceKind::King))
    }

    /// The first square from another one, step by step, that is not empty: it may be on the border.
    #[inline]
    pub(crate) fn first_met(&self, from: Square, step: Step) -> Square {
        let mut square = from.step(step);
        while self.cell(square).is_empty() {
            square = square.step(step);
        }
        square
    }

    /// Puts a player's king on an empty square, first in its list.
    pub(crate) fn put_king(&mut self, square: Square, cell: Cell, color: Color) {
        self.cells[square.address()] = cell;
        self.lists[color as usize].men[0] = Man::new(cell, square);
    }

    /// Puts a piece that is no king on an empty square, last in its list.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, cell: Cell, color: Color) {
        let list = &mut self.lists[color as usize];
        self.cells[square.address()] = cell;
        self.places[square.address()] = list.len;
        list.men[list.len as usize & PLACE] = Man::new(cell, square);
        list.len += 1;
    }

    /// Takes a piece off its square; the last of its list takes its place there, which is returned.
    #[inline]
    pub(crate) fn take(&mut self, square: Square, color: Color) -> u8 {
        let list = &mut self.lists[color as usize];
        let place = self.places[square.address()];
        list.len -= 1;
        let last = list.men[list.len as usize & PLACE];
        list.men[place as usize & PLACE] = last;
        self.places[last.square().address()] = place;
        self.cells[square.address()] = Cell::EMPTY;
        place
    }

    /// Undoes [`Board::take`]: the piece returns to its square and its place.
    #[inline]
    pub(crate) fn put_back(&mut self, square: Square, cell: Cell, color: Color, place: u8) {
        let list = &mut self.lists[color as usize];
        let moved = list.men[place as usize & PLACE];
        list.men[list.len as usize & PLACE] = moved;
        self.places[moved.square().address()] = list.len;
        list.men[place as usize & PLACE] = Man::new(cell, square);
        self.places[square.address()] = place;
        self.cells[square.address()] = cell;
        list.len += 1;
    }

    /// Moves a piece to an empty square; it keeps its place in its list.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square, color: Color) {
        let (cell, place) = (self.cells[from.address()], self.places[from.address()]);
        self.cells[from.address()] = Cell::EMPTY;
        self.set(to, cell, place, color);
    }

    /// Lifts king and rook and sets them down again, since they may land where the other stood (3.8b).
    pub(crate) fn swap_castlers(&mut self, from: [Square; 2], to: [Square; 2], color: Color) {
        let lifted = from.map(|square| (self.cells[square.address()], self.places[square.address()]));
        for square in from {
            self.cells[square.address()] = Cell::EMPTY;
        }
        for (square, (cell, place)) in to.into_iter().zip(lifted) {
            self.set(square, cell, place, color);
        }
    }

    /// Sets the man of a place down on a square.
    #[inline]
    fn set(&mut self, square: Square, cell: Cell, place: u8, color: Color) {
        self.cells[square.address()] = cell;
        self.places[square.address()] = place;
        self.lists[color as usize].men[place as usize & PLACE] = Man::new(cell, square);
    }

    /// Empties a cell but leaves its piece in its list: a board to look through, not one to play on.
    pub(crate) fn lift(&mut self, square: Square) {
        self.cells[square.address()] = Cell::EMPTY;
    }

    /// Turns the piece on a square into another of the same player.
    #[inline]
    pub(crate) fn replace(&mut self, square: Square, cell: Cell, color: Color) {
        self.set(square, cell, self.places[square.address()], color);
    }
}

/// Equal boards have the same pieces on the same squares.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.cells == other.cells
    }
}

impl Eq for Board {}

/// The pieces by their squares.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pieces()).finish()
    }
}
