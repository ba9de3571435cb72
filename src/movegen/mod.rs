//! Legal moves, generated directly: checks and pins are found once, from the king, and then each piece
//! emits only legal moves. Nothing is made and tested, except the en passant capture, which vanishes two
//! pieces from a line at once.
//!
//! The generator hands its moves to a sink, which may stop it. So listing, counting, "is there any?" and
//! "is this one legal?" are the same code.

mod candidate;
mod generator;
mod king;
mod pawns;
mod perft;
mod pieces;

use std::ops::ControlFlow;

use generator::{AnySink, Black, Flow, GO_ON, Generator, Side, White};

use crate::board::MOST_PIECES;
use crate::position::Position;
use crate::types::{Color, Move, Square};

impl Position {
    /// Hands every legal move to a sink until it breaks.
    fn generate(&self, sink: &mut AnySink) -> Flow {
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

    /// Hands every legal move to a visitor, without allocating.
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        let _ = self.generate(&mut |mv| {
            visit(mv);
            GO_ON
        });
    }

    /// Hands every legal move of the piece on a square to a visitor, without allocating.
    pub fn each_move_from(&self, square: Square, mut visit: impl FnMut(Move)) {
        let _ = self.generate_from(square, &mut |mv| {
            visit(mv);
            GO_ON
        });
    }

    /// All legal moves.
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

    /// The legal moves of the piece on a square: none if there is none or if it is not its turn. A pawn that
    /// reaches the last rank has four moves to the same square.
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

    /// The number of legal moves.
    pub fn count_moves(&self) -> usize {
        match self.turn {
            Color::White => self.count_moves_of(White),
            Color::Black => self.count_moves_of(Black),
        }
    }

    fn count_moves_of(&self, us: impl Side) -> usize {
        let generator = Generator::new(self, us, 0..MOST_PIECES);
        let mut count = 0;
        if generator.checks.count > 0 {
            self.each_move(|_| count += 1);
            return count;
        }
        // Of its own, so that it is kept in a register.
        let mut free = 0;
        let _ = generator.free_moves(&mut |_| {
            free += 1;
            GO_ON
        });
        free
    }

    /// Whether the player to move has any legal move: if not, it is checkmate or stalemate.
    pub fn has_legal_move(&self) -> bool {
        self.generate(&mut |_| ControlFlow::Break(())).is_break()
    }
}
