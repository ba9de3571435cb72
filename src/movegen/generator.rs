//! The generator: what is known of a position before the first piece is asked, and the order in which they
//! are asked.

use std::ops::{ControlFlow, Range};

use crate::board::{Answers, Checks};
use crate::position::Position;
use crate::types::{Color, Move, MoveKind, PieceKind, Square};

/// What a sink answers: go on, or stop.
pub(super) type Flow = ControlFlow<()>;

/// The answer of a sink that wants the next move.
pub(super) const GO_ON: Flow = ControlFlow::Continue(());

/// What takes the moves, one after the other.
pub(super) trait Sink: FnMut(Move) -> Flow {}

impl<S: FnMut(Move) -> Flow + ?Sized> Sink for S {}

/// A sink that is called through a pointer, so that the generator is compiled for all such sinks once.
/// Counting has a sink of its own type, since a call for each move would be most of its work.
pub(super) type AnySink<'a> = dyn FnMut(Move) -> Flow + 'a;

/// Whose turn it is: a colour, or a type that stands for one colour, so that the compiler knows it.
pub(super) trait Side: Copy {
    /// The player to move.
    fn color(self) -> Color;
}

impl Side for Color {
    #[inline]
    fn color(self) -> Color {
        self
    }
}

/// White is to move.
#[derive(Clone, Copy)]
pub(super) struct White;

impl Side for White {
    #[inline]
    fn color(self) -> Color {
        Color::White
    }
}

/// Black is to move.
#[derive(Clone, Copy)]
pub(super) struct Black;

impl Side for Black {
    #[inline]
    fn color(self) -> Color {
        Color::Black
    }
}

/// A position with all that is found out about it before the first piece is asked for its moves.
pub(super) struct Generator<'a, S: Side> {
    pub position: &'a Position,
    /// The player to move.
    pub us: S,
    /// The square of that player's king.
    pub king: Square,
    /// The slots of the pieces that are asked for moves. The king's slot is 0.
    pub slots: Range<usize>,
    /// The checks against the king and the pins of the pieces; the safe steps only if the king is asked.
    pub checks: Checks,
}

impl<'a, S: Side> Generator<'a, S> {
    /// A generator for the pieces of the player to move in some slots.
    #[inline]
    pub fn new(position: &'a Position, us: S, slots: Range<usize>) -> Self {
        let (board, king) = (&position.board, position.board.king(us.color()));
        let steps = if slots.start == 0 { Checks::open_steps(board, king, us.color()) } else { 0 };
        Self { position, us, king, slots, checks: Checks::find(board, king, us.color(), steps) }
    }

    /// The colour of the player to move.
    #[inline]
    pub fn us(&self) -> Color {
        self.us.color()
    }

    /// The colour of the other player.
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

    /// Emits the moves of all pieces but the king that their pins allow, without en passant captures.
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

    /// A move of kind [`MoveKind::Normal`] that does not promote.
    #[inline]
    pub fn plain(&self, from: Square, to: Square, piece: PieceKind) -> Move {
        let captured = self.position.board.cell(to).kind();
        Move { from, to, piece, captured, promotion: None, kind: MoveKind::Normal }
    }
}

impl Generator<'_, Color> {
    /// Emits the legal moves. This is where the number of checks decides what may move (3.9).
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
