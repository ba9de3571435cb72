//! The checks against a king, the pins that hold its pieces to it (3.9), and the steps that are safe for it
//! (3.8a).

use super::geometry::{HERE, KING_STEPS, Threats, slides, step_along, walk};
use super::{Board, MOST_PIECES};
use crate::types::{Color, Square, Step};

/// The squares where a piece other than the king answers a single check (3.9): the checker's square, where it
/// is taken, and those between it and the king, where it is blocked.
pub(crate) struct Answers {
    squares: [Square; 8],
}

impl Answers {
    /// The answers to the check that a checker gives to a king.
    #[inline(never)] // Kept out of line: one copy in the module.
    pub fn new(board: &Board, king: Square, checker: Square) -> Self {
        let mut squares = [checker; 8];
        if slides(board.cell(checker).piece_code()) {
            for (square, answer) in walk(king, checker).zip(&mut squares) {
                *answer = square;
            }
        }
        Self { squares }
    }

    /// Whether a piece other than the king answers the check when it goes to a square.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.squares.contains(&square)
    }
}

/// The checks against a player's king, the pins that hold its pieces to it (3.9), and where it may step
/// (3.8a).
pub(crate) struct Checks {
    /// The number of pieces that give check: at most 2 in a game, and more only in a composed position.
    pub count: u8,
    /// The square of the checker that was found last; off the board if there is none.
    pub checker: Square,
    /// Of the steps that [`Checks::find`] was asked about, those that lead to where the king cannot be taken:
    /// a bit for each of [`KING_STEPS`].
    pub safe_steps: u8,
    /// For each slot of the player's list, the step along the pin of its piece, or [`Step::NONE`].
    pub pins: [Step; MOST_PIECES],
}

impl Checks {
    /// The steps that lead a player's king to a square that is empty or holds an enemy: a bit for each of
    /// [`KING_STEPS`].
    #[inline]
    pub fn open_steps(board: &Board, king: Square, us: Color) -> u8 {
        let mut open = 0;
        for (way, step) in KING_STEPS.into_iter().enumerate() {
            open |= u8::from(!board.cell(king.step(step)).blocks(us)) << way;
        }
        open
    }

    /// Finds the checks and pins of a player's king with one look at each enemy, and which of some steps are
    /// safe: a bit for each of [`KING_STEPS`].
    #[inline]
    pub fn find(board: &Board, king: Square, us: Color, steps: u8) -> Self {
        let mut checks =
            Self { count: 0, checker: Square::OFF_BOARD, safe_steps: steps, pins: [Step::NONE; MOST_PIECES] };
        for &piece in board.listed(!us) {
            let threats = piece.threats(king) & (HERE | Threats::from(checks.safe_steps));
            if threats == 0 {
                continue;
            }
            if piece.slides() {
                checks.slider(board, king, us, piece.square(), threats);
                continue;
            }
            checks.safe_steps &= !(threats as u8);
            if threats & HERE != 0 {
                checks.add(piece.square());
            }
        }
        checks
    }

    /// Finds what a slider does of all that it threatens: whether it gives check, or else pins the first
    /// piece that it meets, and which squares around the king it attacks because its way to them is clear.
    #[inline]
    fn slider(&mut self, board: &Board, king: Square, us: Color, from: Square, threats: Threats) {
        if threats & HERE != 0 {
            let step = step_along(from.difference(king));
            let met = board.first_met(from, step);
            if met == king {
                self.add(from);
            } else if board.cell(met).is(us) && board.first_met(met, step) == king {
                self.pins[board.slot(met)] = step;
            }
        }
        let mut ways = threats as u8;
        while ways != 0 {
            let way = ways.trailing_zeros();
            ways &= ways - 1;
            if sees_beside(board, king, from, king.step(KING_STEPS[way as usize & 7])) {
                self.safe_steps &= !(1 << way);
            }
        }
    }

    fn add(&mut self, checker: Square) {
        self.count += 1;
        self.checker = checker;
    }

    /// The step along the pin of the piece on a square, or [`Step::NONE`].
    #[inline]
    pub fn pin(&self, board: &Board, square: Square) -> Step {
        self.pins[board.slot(square)]
    }

    /// Whether a piece other than the king stays on the line of its pin, if it has one, when it goes from one
    /// square to another.
    pub fn keep_pin(&self, board: &Board, from: Square, to: Square) -> bool {
        let pin = self.pin(board, from);
        pin == Step::NONE || step_along(from.difference(to)).is_along(pin)
    }

    /// Whether a piece other than the king leaves no check unanswered when it goes to a square.
    pub fn answered_at(&self, board: &Board, king: Square, to: Square) -> bool {
        match self.count {
            0 => true,
            1 => Answers::new(board, king, self.checker).contains(to),
            _ => false,
        }
    }
}

/// Whether a slider's way to a square beside the king is clear. It sees through the king itself, which leaves
/// its square when it steps there.
#[inline]
fn sees_beside(board: &Board, king: Square, from: Square, to: Square) -> bool {
    let step = step_along(from.difference(to));
    let mut met = board.first_met_before(from, to, step);
    if met == king {
        met = board.first_met_before(king, to, step);
    }
    met == to
}
