//! The checks against a king, and the pins that hold its pieces to it (3.9).

use super::geometry::{HERE, KING_STEPS, Threats, slides, step_along, walk};
use super::{Board, MOST_PIECES};
use crate::types::{Color, Square, Step};

/// The squares that answer a single check, if any piece but the king goes there: the checker's, where it is
/// taken, and those between it and the king, where it is blocked (3.9).
pub(crate) struct Answers {
    squares: [Square; 8],
}

impl Answers {
    #[inline(never)] // It would be there several times.
    pub fn new(board: &Board, king: Square, checker: Square) -> Self {
        let mut squares = [checker; 8];
        if slides(board.cell(checker).piece_code()) {
            for (square, answer) in walk(king, checker).zip(&mut squares) {
                *answer = square;
            }
        }
        Self { squares }
    }

    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.squares.contains(&square)
    }
}

/// The checks against a player's king, the pins that hold its pieces to it (3.9), and where it may step (3.8a).
pub(crate) struct Checks {
    /// How many pieces give check: 0, 1 or 2.
    pub count: u8,
    /// The square of the last checker found.
    pub checker: Square,
    /// Which of the steps that were asked about lead to where the king cannot be taken: a bit for each of
    /// [`KING_STEPS`].
    pub safe_steps: u8,
    /// For each slot in the player's list, the step along its pin, or [`Step::NONE`].
    pub pins: [Step; MOST_PIECES],
}

impl Checks {
    /// Looks at each enemy once.
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

    /// What a slider does of what it threatens: it checks, or pins the first piece that it meets, and it attacks the
    /// squares around the king to which its way is clear.
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

    /// Whether a piece other than the king keeps to its pin, if it has one, when it goes from one square to another.
    pub fn keep_pin(&self, board: &Board, from: Square, to: Square) -> bool {
        let pin = self.pin(board, from);
        pin == Step::NONE || step_along(from.difference(to)).is_along(pin)
    }

    /// Whether a piece other than the king answers the checks, if there are any, when it goes to a square.
    pub fn answered_at(&self, board: &Board, king: Square, to: Square) -> bool {
        match self.count {
            0 => true,
            1 => Answers::new(board, king, self.checker).contains(to),
            _ => false,
        }
    }
}

/// Whether a slider's way to a square beside the king is clear, seen through the king itself, which is leaving.
#[inline]
fn sees_beside(board: &Board, king: Square, from: Square, to: Square) -> bool {
    let step = step_along(from.difference(to));
    let mut met = board.first_met_before(from, to, step);
    if met == king {
        met = board.first_met_before(king, to, step);
    }
    met == to
}
