//! The board: a mailbox of 256 cells and a list of each player's pieces; and who attacks, checks and pins
//! whom.
//!
//! The 8x8 board lies in the middle of a 16x16 array whose border is a sentinel. Every `u8` is a valid index,
//! so that no access is checked or unsafe. A step is one wrapping addition. A slider goes on until it meets a
//! cell that is not empty, the border included.
//!
//! A board does not know whose turn it is or what was played before: that is a [`crate::Position`]. It uses
//! `types` only.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | [`Board`]: reading it, and putting, taking and moving pieces |
//! | `cell.rs` | what one address of the mailbox holds, in a byte |
//! | `listed_piece.rs` | an entry of a piece list, in two bytes |
//! | `geometry.rs` | how pieces move on an empty board, as tables |
//! | `attacks.rs` | which pieces attack a square |
//! | `checks.rs` | checks, pins and safe steps of a king |

mod attacks;
mod cell;
mod checks;
pub(crate) mod geometry;
mod listed_piece;

use std::fmt;

pub(crate) use attacks::insert_in_order;
pub(crate) use cell::{Cell, piece_code};
pub(crate) use checks::{Answers, Checks};
pub(crate) use listed_piece::ListedPiece;

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
    /// Each player's pieces, the king first.
    lists: [List; 2],
    /// For each address, the slot that its piece has in its player's list. Stale where no piece stands.
    slots: [u8; 256],
}

/// The most pieces that a player can have, and so the number of slots in a list.
pub(crate) const MOST_PIECES: usize = 16;

/// The pieces of one player, in the first `len` slots.
#[derive(Clone, Copy)]
struct List {
    pieces: [ListedPiece; MOST_PIECES],
    len: u8,
}

/// Changes no slot, and shows the compiler that it lies in the list.
const SLOT_MASK: usize = MOST_PIECES - 1;

/// The points of a piece (3.2 to 3.6) by its [`piece_code`].
const POINTS: [u32; 8] = [0, 1, 1, 3, 3, 5, 9, 0];

/// The border, and 64 empty squares.
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
    /// A board without pieces. The first slot of each list waits for its king, which every position has.
    pub(crate) const WITHOUT_KINGS: Self = {
        let mut list = List { pieces: [ListedPiece::NONE; MOST_PIECES], len: 1 };
        list.pieces[0] = ListedPiece::NO_KING;
        Self { cells: NO_PIECES, lists: [list; 2], slots: [0; 256] }
    };

    /// The piece on a square; `None` if it is empty.
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.cell(square).piece()
    }

    /// All pieces and their squares, White's first, each player's king first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| self.listed(color))
            .filter_map(|listed| self.get(listed.square()).map(|piece| (listed.square(), piece)))
    }

    /// The squares of a player's pieces of one kind.
    pub(crate) fn squares_of(&self, piece: Piece) -> impl Iterator<Item = Square> {
        let piece_code = Cell::new(piece).piece_code();
        let alike = self.listed(piece.color).iter().filter(move |piece| piece.piece_code() == piece_code);
        alike.map(|piece| piece.square())
    }

    /// The points of a player's pieces together (3.2 to 3.6): a pawn counts 1, a knight and a bishop 3, a rook
    /// 5, a queen 9. The king counts nothing.
    ///
    /// ```
    /// # use chess_arbiter::{Color, Position};
    /// assert_eq!(Position::default().board().points(Color::White), 39);
    /// ```
    pub fn points(&self, color: Color) -> u32 {
        self.listed(color).iter().map(|piece| POINTS[piece.piece_code() & 7]).sum()
    }

    /// The square of a player's king.
    pub fn king(&self, color: Color) -> Square {
        self.lists[color as usize].pieces[0].square()
    }

    /// The cell at a square, which may lie on the border.
    #[inline]
    pub(crate) fn cell(&self, square: Square) -> Cell {
        self.cells[square.address()]
    }

    /// A player's pieces, the king first.
    #[inline]
    pub(crate) fn listed(&self, color: Color) -> &[ListedPiece] {
        let list = &self.lists[color as usize];
        &list.pieces[..(list.len as usize).min(MOST_PIECES)]
    }

    /// The slot of the piece on a square in its player's list: 0 to 15. Stale if no piece stands there.
    #[inline]
    pub(crate) fn slot(&self, square: Square) -> usize {
        self.slots[square.address()] as usize & SLOT_MASK
    }

    /// The kind of piece on a square if it is a knight or a slider, so neither a pawn nor a king.
    #[inline]
    pub(crate) fn knight_or_slider(&self, square: Square) -> Option<PieceKind> {
        self.cell(square).kind().filter(|kind| !matches!(kind, PieceKind::Pawn | PieceKind::King))
    }

    /// The first square after another one, step by step, that is not empty. It may lie on the border.
    #[inline]
    pub(crate) fn first_met(&self, from: Square, step: Step) -> Square {
        let mut square = from.step(step);
        while self.cell(square).is_empty() {
            square = square.step(step);
        }
        square
    }

    /// The same pieces, listed from a1 to h8 after the kings: an order that does not tell how they came there.
    #[cfg(feature = "helpmate")]
    pub(crate) fn in_order(&self) -> Self {
        let mut board = Self::WITHOUT_KINGS;
        for square in Square::all() {
            if let Some(piece) = self.get(square) {
                board.place(square, piece);
            }
        }
        board
    }

    /// Puts a piece on an empty square of a board that is being set up.
    pub(crate) fn place(&mut self, square: Square, piece: Piece) {
        let cell = Cell::new(piece);
        match piece.kind {
            PieceKind::King => self.put_king(square, cell, piece.color),
            _ => self.put(square, cell, piece.color),
        }
    }

    /// Puts a player's king on an empty square, first in its list.
    fn put_king(&mut self, square: Square, cell: Cell, color: Color) {
        self.cells[square.address()] = cell;
        self.lists[color as usize].pieces[0] = ListedPiece::new(cell, square);
    }

    /// Puts a piece that is no king on an empty square, last in its list.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, cell: Cell, color: Color) {
        let list = &mut self.lists[color as usize];
        self.cells[square.address()] = cell;
        self.slots[square.address()] = list.len;
        list.pieces[list.len as usize & SLOT_MASK] = ListedPiece::new(cell, square);
        list.len += 1;
    }

    /// Takes a piece off its square and returns the slot that it had. The last piece of the list moves into
    /// that slot.
    #[inline]
    pub(crate) fn take(&mut self, square: Square, color: Color) -> u8 {
        let list = &mut self.lists[color as usize];
        let slot = self.slots[square.address()];
        list.len -= 1;
        let last = list.pieces[list.len as usize & SLOT_MASK];
        list.pieces[slot as usize & SLOT_MASK] = last;
        self.slots[last.square().address()] = slot;
        self.cells[square.address()] = Cell::EMPTY;
        slot
    }

    /// Undoes [`Board::take`]: the piece returns to its square and to the slot that it had. The one that moved into
    /// that slot still stands where it did at the end of the list.
    #[inline]
    pub(crate) fn put_back(&mut self, square: Square, cell: Cell, color: Color, slot: u8) {
        let list = &mut self.lists[color as usize];
        let moved = list.pieces[slot as usize & SLOT_MASK];
        self.slots[moved.square().address()] = list.len;
        list.pieces[slot as usize & SLOT_MASK] = ListedPiece::new(cell, square);
        self.slots[square.address()] = slot;
        self.cells[square.address()] = cell;
        list.len += 1;
    }

    /// Moves a piece to an empty square; it keeps its slot in its list.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square, color: Color) {
        let (cell, slot) = (self.cells[from.address()], self.slots[from.address()]);
        self.cells[from.address()] = Cell::EMPTY;
        self.set(to, cell, slot, color);
    }

    /// Moves king and rook in castling (3.8b). Both are lifted before either is set down, since one may land
    /// where the other stood.
    pub(crate) fn swap_castlers(&mut self, from: [Square; 2], to: [Square; 2], color: Color) {
        let lifted = from.map(|square| (self.cells[square.address()], self.slots[square.address()]));
        for square in from {
            self.cells[square.address()] = Cell::EMPTY;
        }
        for (square, (cell, slot)) in to.into_iter().zip(lifted) {
            self.set(square, cell, slot, color);
        }
    }

    /// Sets the piece of a slot down on a square.
    #[inline]
    fn set(&mut self, square: Square, cell: Cell, slot: u8, color: Color) {
        self.cells[square.address()] = cell;
        self.slots[square.address()] = slot;
        self.lists[color as usize].pieces[slot as usize & SLOT_MASK] = ListedPiece::new(cell, square);
    }

    /// Empties a square but leaves its piece in its list. Such a board shows what is seen through the piece;
    /// no move can be made on it.
    pub(crate) fn lift(&mut self, square: Square) {
        self.cells[square.address()] = Cell::EMPTY;
    }

    /// Turns the piece on a square into another of the same player.
    #[inline]
    pub(crate) fn replace(&mut self, square: Square, cell: Cell, color: Color) {
        self.set(square, cell, self.slots[square.address()], color);
    }
}

/// Equal boards have the same pieces on the same squares.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.cells == other.cells
    }
}

impl Eq for Board {}

/// A map from squares to pieces.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pieces()).finish()
    }
}
