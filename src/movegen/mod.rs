//! Legal moves: listed, counted, looked for, and one by one.
//!
//! Checks and pins are found once, from the king, and then each piece emits only legal moves. No move is made
//! to see whether it is legal, except the en passant capture, which takes two pieces off one line at once.
//! The generator hands its moves to a sink, which may stop it. So listing, counting, "is there any?" and "is
//! this one legal?" are the same code.
//!
//! It says whether a move is legal, never why not: that is `judge`. It uses `types`, `board` and `position`
//! only.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | the API: `moves`, `moves_from`, `each_move`, `each_move_from`, `count_moves`, `has_legal_move` |
//! | `candidate.rs` | one given move: `is_legal`, `legal_move`, `play`, `without_idle_promotion` |
//! | `premoves.rs` | where a piece of the other player may go on its next turn |
//! | `perft.rs` | `perft` |
//! | `generator.rs` | the order in which the pieces are asked, and what a sink is |
//! | `king.rs` | steps of the king, and castling |
//! | `pawns.rs` | steps, captures, en passant and promotion |
//! | `pieces.rs` | knights and sliders, and what a pin leaves of them |

mod candidate;
mod generator;
mod king;
mod pawns;
mod perft;
mod pieces;
mod premoves;

use std::ops::ControlFlow;

pub use candidate::NotLegalHere;
use generator::{AnySink, Black, Flow, GO_ON, Generator, Side, White};

use crate::board::MOST_PIECES;
use crate::position::Position;
use crate::types::{Color, Move, Square};

impl Position {
    /// All legal moves of the player to move.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// assert_eq!(Position::default().moves().len(), 20);
    /// ```
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.each_move(|mv| moves.push(mv));
        moves
    }

    /// The legal moves of the piece on a square: none if the square is empty or the piece is not the player's
    /// to move. A pawn that reaches the last rank has four moves to the same square (3.7d).
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// assert_eq!(Position::default().moves_from("g1".parse()?).len(), 2);
    /// # Ok::<(), chess_arbiter::ParseSquareError>(())
    /// ```
    pub fn moves_from(&self, square: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move_from(square, |mv| moves.push(mv));
        moves
    }

    /// Hands every legal move to a visitor, without allocating.
    ///
    /// ```
    /// # use chess_arbiter::{PieceKind, Position};
    /// let mut knight_moves = 0;
    /// Position::default().each_move(|mv| knight_moves += u32::from(mv.piece() == PieceKind::Knight));
    /// assert_eq!(knight_moves, 4);
    /// ```
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        let _ = self.generate(&mut |mv| {
            visit(mv);
            GO_ON
        });
    }

    /// Hands every legal move of the piece on a square to a visitor, without allocating; see
    /// [`Position::moves_from`].
    pub fn each_move_from(&self, square: Square, mut visit: impl FnMut(Move)) {
        let _ = self.generate_from(square, &mut |mv| {
            visit(mv);
            GO_ON
        });
    }

    /// The number of legal moves, which is faster to have than their list.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// assert_eq!(Position::default().count_moves(), 20);
    /// ```
    pub fn count_moves(&self) -> usize {
        match self.turn {
            Color::White => self.count_moves_of(White),
            Color::Black => self.count_moves_of(Black),
        }
    }

    /// Whether the player to move has any legal move: if not, it is checkmate or stalemate (FIDE 5.1.1,
    /// 5.2.1).
    pub fn has_legal_move(&self) -> bool {
        self.generate(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Hands every legal move to a sink until it breaks.
    pub(crate) fn generate(&self, sink: &mut AnySink) -> Flow {
        Generator::new(self, self.turn, 0..MOST_PIECES).moves(sink)
    }

    /// Hands every legal move of the piece on a square to a sink until it breaks.
    fn generate_from(&self, from: Square, sink: &mut AnySink) -> Flow {
        if !self.board.cell(from).is(self.turn) {
            return GO_ON;
        }
        let slot = self.board.slot(from);
        Generator::new(self, self.turn, slot..slot + 1).moves(sink)
    }

    /// The number of legal moves, with code for the colour of the player to move.
    fn count_moves_of(&self, us: impl Side) -> usize {
        let generator = Generator::new(self, us, 0..MOST_PIECES);
        let mut count = 0;
        if generator.checks.count > 0 {
            self.each_move(|_| count += 1);
            return count;
        }
        // A local, so that the compiler keeps it in a register.
        let mut free = 0;
        let _ = generator.free_moves(&mut |_| {
            free += 1;
            GO_ON
        });
        free
    }
}
