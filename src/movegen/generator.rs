//! The generator: checks and pins are found once, from the king, and then each piece emits only legal moves.

use std::ops::{ControlFlow, Range};

use crate::board::{Answers, Checks};
use crate::position::Position;
use crate::types::{Color, Move, MoveKind, PieceKind, Square};

/// What a sink answers: go on, or stop.
pub(super) type Flow = ControlFlow<()>;

pub(super) const GO_ON: Flow = ControlFlow::Continue(());

/// What takes the moves.
pub(super) trait Sink: FnMut(Move) -> Flow {}

impl<S: FnMut(Move) -> Flow + ?Sized> Sink for S {}

/// A sink of which nothing is known. The generator is compiled for it once, and once more for counting, where a
/// call for each move would be most of the work.
pub(super) type AnySink<'a> = dyn FnMut(Move) -> Flow + 'a;

/// Whose turn it is: a colour, or a type that stands for one when the generator is compiled for it.
pub(super) trait Side: Copy {
    fn color(self) -> Color;
}

impl Side for Color {
    #[inline]
    fn color(self) -> Color {
        self
    }
}

#[derive(Clone, Copy)]
pub(super) struct White;

impl Side for White {
    #[inline]
    fn color(self) -> Color {
        Color::White
    }
}

#[derive(Clone, Copy)]
pub(super) struct Black;

impl Side for Black {
    #[inline]
    fn color(self) -> Color {
        Color::Black
    }
}

/// What the generator knows of a position before it looks at the first piece. Whose turn it is may be known when
/// it is compiled: see [`Side`].
pub(super) struct Generator<'a, S: Side> {
    pub position: &'a Position,
    pub us: S,
    pub king: Square,
    /// Which of the player's pieces are to move, by their slots in the list. The king is the first.
    pub slots: Range<usize>,
    pub checks: Checks,
}

impl<'a, S: Side> Generator<'a, S> {
    #[inline]
    pub fn new(position: &'a Position, us: S, slots: Range<usize>) -> Self {
        let (board, king) = (&position.board, position.board.king(us.color()));
        let steps = if slots.start == 0 { board.open_steps(king, us.color()) } else { 0 };
        Self { position, us, king, slots, checks: Checks::find(board, king, us.color(), steps) }
    }

    #[inline]
    pub fn us(&self) -> Color {
        self.us.color()
    }

    #[inline]
    pub fn them(&self) -> Color {
        !self.us.color()
    }

    /// Emits the moves of a player who is not in check.
    #[inline]
    pub fn free_moves(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        if self.slots.start == 0 {
            self.king_moves(sink)?;
            self.castling(sink)?;
        }
        self.piece_moves(sink)?;
        self.en_passant(sink)
    }

    /// Emits the moves of all pieces but the king that their pins allow.
    #[inline]
    fn piece_moves(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let listed = self.position.board.listed(self.us());
        let slots = self.slots.start.max(1)..self.slots.end.min(listed.len());
        let listed = listed.get(slots.clone()).unwrap_or_default();
        let pins = self.checks.pins.get(slots).unwrap_or_default();
        for (&piece, &pin) in listed.iter().zip(pins) {
            self.moves_of(piece, pin, sink)?;
        }
        GO_ON
    }

    /// A move that is neither a capture en passant, nor castling, nor a promotion.
    #[inline]
    pub fn plain(&self, from: Square, to: Square, piece: PieceKind) -> Move {
        let captured = self.position.board.cell(to).kind();
        Move { from, to, piece, captured, promotion: None, kind: MoveKind::Normal }
    }
}

impl Generator<'_, Color> {
    /// Emits the legal moves.
    pub fn moves(&self, sink: &mut AnySink) -> Flow {
        match self.checks.count {
            0 => self.free_moves(sink),
            1 => {
                let answers = Answers::new(&self.position.board, self.king, self.checks.checker);
                self.king_moves(sink)?;
                let sieve: &mut AnySink = &mut |mv| if answers.contains(mv.to) { sink(mv) } else { GO_ON };
                self.piece_moves(sieve)?;
                self.en_passant(sink)
            }
            _ => self.king_moves(sink), // In double check only the king can move.
        }
    }
}
