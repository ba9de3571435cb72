//! Which pieces attack a square, which of them give check, and which pins they hold.
//!
//! One look into a table for each enemy piece, and a walk only when the table says that it could be.
//! A pinned piece attacks like any other (3.1, 3.9).

use crate::board::{Board, MOST_PIECES};
use crate::geometry::{KING_STEPS, could_attack, king_zone, slides, step_along, walk};
use crate::types::{Color, Square, Step};

impl Board {
    /// Whether the piece on a square attacks another square (3.1): it could take there.
    #[inline]
    pub(crate) fn attacks(&self, from: Square, to: Square) -> bool {
        let mover = self.cell(from).mover();
        let difference = from.difference(to);
        could_attack(mover, difference)
            && (!slides(mover) || self.first_met_before(from, to, step_along(difference)) == to)
    }

    /// The first square from `from` that is not empty, or `to` if all before it are.
    #[inline]
    fn first_met_before(&self, from: Square, to: Square, step: Step) -> Square {
        let mut square = from.step(step);
        while square != to && self.cell(square).is_empty() {
            square = square.step(step);
        }
        square
    }

    /// The squares of a player's pieces that attack a square (3.1).
    pub(crate) fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        self.squares(by).iter().copied().filter(move |&from| self.attacks(from, square))
    }

    /// Whether any of a player's pieces attacks a square (3.1).
    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.squares(by).iter().any(|&from| self.attacks(from, square))
    }

    /// Which of the squares around a player's king, among `wanted`, the opponent attacks, seen through the
    /// king itself, which is leaving (3.8a). A bit for each of [`KING_STEPS`].
    #[inline]
    pub(crate) fn danger(&self, king: Square, by: Color, wanted: u8) -> u8 {
        let mut safe = wanted;
        for &from in self.squares(by) {
            if safe == 0 {
                break;
            }
            let mover = self.cell(from).mover();
            let mut zone = king_zone(mover, king.difference(from)) & safe;
            if zone != 0 && slides(mover) {
                zone = self.slider_zone(from, king, zone);
            }
            safe &= !zone;
        }
        wanted & !safe
    }

    /// Those squares of a zone around a king to which a slider has a clear way.
    #[inline]
    fn slider_zone(&self, from: Square, king: Square, zone: u8) -> u8 {
        let mut attacked = 0;
        let mut rest = zone;
        while rest != 0 {
            let way = rest.trailing_zeros();
            rest &= rest - 1;
            let to = king.step(KING_STEPS[way as usize & 7]);
            let step = step_along(from.difference(to));
            let mut met = self.first_met_before(from, to, step);
            if met == king {
                met = self.first_met_before(king, to, step);
            }
            attacked |= u8::from(met == to) << way;
        }
        attacked
    }
}

/// The squares that answer a single check, if any piece but the king goes there: the checker's, where it is
/// taken, and those between it and the king, where it is blocked (3.9).
pub(crate) struct Answers {
    squares: [Square; 8],
}

impl Answers {
    #[inline]
    pub fn new(board: &Board, king: Square, checker: Square) -> Self {
        let mut squares = [checker; 8];
        if slides(board.cell(checker).mover()) {
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

/// The checks against a player's king and the pins that hold its pieces to it (3.9).
pub(crate) struct Checks {
    /// How many pieces give check: 0, 1 or 2.
    pub count: u8,
    /// The square of the last checker found.
    pub checker: Square,
    /// For each place in the player's list, the step along its pin, or [`Step::NONE`].
    pins: [Step; MOST_PIECES],
}

impl Checks {
    #[inline]
    pub fn find(board: &Board, king: Square, us: Color) -> Self {
        let mut checks = Self { count: 0, checker: Square::OFF_BOARD, pins: [Step::NONE; MOST_PIECES] };
        for &from in board.squares(!us) {
            let mover = board.cell(from).mover();
            let difference = from.difference(king);
            if !could_attack(mover, difference) {
                continue;
            }
            if !slides(mover) {
                checks.add(from);
                continue;
            }
            let step = step_along(difference);
            let met = board.first_met(from, step);
            if met == king {
                checks.add(from);
            } else if board.cell(met).is(us) && board.first_met(met, step) == king {
                checks.pins[board.place(met)] = step;
            }
        }
        checks
    }

    fn add(&mut self, checker: Square) {
        self.count += 1;
        self.checker = checker;
    }

    /// The step along the pin of the piece on a square, or [`Step::NONE`].
    #[inline]
    pub fn pin(&self, board: &Board, square: Square) -> Step {
        self.pins[board.place(square)]
    }
}
