//! Legal moves, generated directly: checks and pins are found once, from the king, and then each piece
//! emits only legal moves. Nothing is made and tested, except the en passant capture, which vanishes two
//! pieces from a line at once.
//!
//! The generator hands its moves to a sink, which may stop it. So listing, counting, "is there any?" and
//! "is this one legal?" are the same code.

mod king;
mod pawns;
mod pieces;

use std::ops::{ControlFlow, Range};

use crate::attacks::{Answers, Checks};
use crate::board::MOST_PIECES;
use crate::position::Position;
use crate::types::{Candidate, CastlingSide, Color, File, Move, PieceKind, Square};

/// What a sink answers: go on, or stop.
type Flow = ControlFlow<()>;

const GO_ON: Flow = ControlFlow::Continue(());

/// What takes the moves.
trait Sink: FnMut(Move) -> Flow {}

impl<S: FnMut(Move) -> Flow + ?Sized> Sink for S {}

/// A sink of which nothing is known. The generator is compiled for it once, and once more for counting, where a
/// call for each move would be most of the work.
type AnySink<'a> = dyn FnMut(Move) -> Flow + 'a;

/// Whose turn it is: a colour, or a type that stands for one when the generator is compiled for it.
trait Side: Copy {
    fn color(self) -> Color;
}

impl Side for Color {
    #[inline]
    fn color(self) -> Color {
        self
    }
}

#[derive(Clone, Copy)]
struct White;

impl Side for White {
    #[inline]
    fn color(self) -> Color {
        Color::White
    }
}

#[derive(Clone, Copy)]
struct Black;

impl Side for Black {
    #[inline]
    fn color(self) -> Color {
        Color::Black
    }
}

/// What the generator knows of a position before it looks at the first piece. Whose turn it is may be known when
/// it is compiled: see [`Side`].
struct Generator<'a, S: Side> {
    position: &'a Position,
    us: S,
    king: Square,
    /// Which of the player's men are to move, by their places in the list. The king is the first.
    places: Range<usize>,
    checks: Checks,
}

impl<'a, S: Side> Generator<'a, S> {
    #[inline]
    fn new(position: &'a Position, us: S, places: Range<usize>) -> Self {
        let (board, king) = (&position.board, position.board.king(us.color()));
        let steps = if places.start == 0 { board.open_steps(king, us.color()) } else { 0 };
        Self { position, us, king, places, checks: Checks::find(board, king, us.color(), steps) }
    }

    #[inline]
    fn us(&self) -> Color {
        self.us.color()
    }

    #[inline]
    fn them(&self) -> Color {
        !self.us.color()
    }

    /// Emits the moves of a player who is not in check.
    #[inline]
    fn free_moves(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        if self.places.start == 0 {
            self.king_moves(sink)?;
            self.castling(sink)?;
        }
        self.men_moves(sink)?;
        self.en_passant(sink)
    }

    /// Emits the moves of all men but the king that their pins allow.
    #[inline]
    fn men_moves(&self, sink: &mut (impl Sink + ?Sized)) -> Flow {
        let men = self.position.board.men(self.us());
        let places = self.places.start.max(1)..self.places.end.min(men.len());
        let men = men.get(places.clone()).unwrap_or_default();
        let pins = self.checks.pins.get(places).unwrap_or_default();
        for (&man, &pin) in men.iter().zip(pins) {
            self.man_moves(man, pin, sink)?;
        }
        GO_ON
    }

    /// A move that is neither a capture en passant, nor castling, nor a promotion.
    #[inline]
    fn plain(&self, from: Square, to: Square, piece: PieceKind) -> Move {
        let captured = self.position.board.cell(to).kind();
        Move { from, to, piece, captured, promotion: None, kind: crate::MoveKind::Normal }
    }
}

impl Generator<'_, Color> {
    /// Emits the legal moves.
    fn moves(&self, sink: &mut AnySink) -> Flow {
        match self.checks.count {
            0 => self.free_moves(sink),
            1 => {
                let answers = Answers::new(&self.position.board, self.king, self.checks.checker);
                self.king_moves(sink)?;
                let sieve: &mut AnySink = &mut |mv| if answers.contains(mv.to) { sink(mv) } else { GO_ON };
                self.men_moves(sieve)?;
                self.en_passant(sink)
            }
            _ => self.king_moves(sink), // In double check only the king can move.
        }
    }
}

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
        let place = self.board.place(from);
        Generator::new(self, self.turn, place..place + 1).moves(sink)
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

    /// The legal move that a candidate names, or `None` if the laws refuse it.
    ///
    /// Castling is named by the king's two squares or by the king and its own rook. A pawn that reaches the
    /// last rank must name the piece it becomes (3.7d), and no other move may name one.
    pub fn legal_move(&self, candidate: Candidate) -> Option<Move> {
        if let Some(kind) = self.board.officer(candidate.from) {
            return self.legal_officer_move(kind, candidate);
        }
        let mut found = None;
        let _ = self.generate_from(candidate.from, &mut |mv| {
            if self.names(candidate, mv) {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            GO_ON
        });
        found
    }

    /// The legal move of a knight or a slider that a candidate names: to a square that it attacks and its own men
    /// leave free, if its pin and a check allow it (3.9).
    fn legal_officer_move(&self, kind: PieceKind, candidate: Candidate) -> Option<Move> {
        let Candidate { from, to, promotion } = candidate;
        let own = |square| self.board.cell(square).is(self.turn);
        if promotion.is_some() || !own(from) || own(to) || !self.board.attacks(from, to) {
            return None;
        }
        let place = self.board.place(from);
        let generator = Generator::new(self, self.turn, place..place + 1);
        let Generator { king, ref checks, .. } = generator;
        let allowed = checks.keep_pin(&self.board, from, to) && checks.answered_at(&self.board, king, to);
        allowed.then(|| generator.plain(from, to, kind))
    }

    /// Whether a candidate is legal; see [`Position::legal_move`].
    pub fn is_legal(&self, candidate: Candidate) -> bool {
        self.legal_move(candidate).is_some()
    }

    /// Whether a candidate from the square of a legal move names that move.
    #[inline]
    fn names(&self, candidate: Candidate, mv: Move) -> bool {
        match mv.castling() {
            None => candidate.to == mv.to && candidate.promotion == mv.promotion,
            Some(side) => candidate.promotion.is_none() && self.names_castling(candidate, side),
        }
    }

    /// Whether a candidate that begins on the king's square is the gesture of castling to a side (3.8b): the
    /// king is put on its own rook, or moves two squares from its home towards it.
    fn names_castling(&self, candidate: Candidate, side: CastlingSide) -> bool {
        let Candidate { from, to, .. } = candidate;
        let two_squares = from.file() == File::E && to == Square::new(side.king_file(), from.rank());
        two_squares || self.castling.rook(self.turn, side) == Some(to)
    }
}
