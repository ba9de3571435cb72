//! Which pieces attack a square, which of them give check, and which pins they hold.
//!
//! One look into a table for each enemy piece, and a walk only when the table says that it could be.
//! A pinned piece attacks like any other (3.1, 3.9).

use crate::board::{Board, MOST_PIECES};
use crate::geometry::{HERE, KING_STEPS, Threats, slides, step_along, walk};
use crate::man::Man;
use crate::types::{Color, Square, Step};

impl Board {
    /// Whether the piece on a square attacks another square (3.1): it could take there.
    #[inline]
    pub(crate) fn attacks(&self, from: Square, to: Square) -> bool {
        self.man_attacks(Man::new(self.cell(from), from), to)
    }

    /// Whether a man attacks a square (3.1).
    #[inline]
    fn man_attacks(&self, man: Man, to: Square) -> bool {
        let from = man.square();
        man.threats(to) & HERE != 0
            && (!man.slides() || self.first_met_before(from, to, step_along(from.difference(to))) == to)
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
        let attackers = self.men(by).iter().filter(move |&&man| self.man_attacks(man, square));
        attackers.map(|man| man.square())
    }

    /// The same in a list.
    #[inline(never)] // It would be there several times.
    pub(crate) fn list_attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let mut list = Vec::new();
        self.attackers(square, by).for_each(|attacker| list.push(attacker));
        list
    }

    /// The steps that lead a player's king to squares that are empty or hold an enemy: a bit for each of [`KING_STEPS`].
    #[inline]
    pub(crate) fn open_steps(&self, king: Square, us: Color) -> u8 {
        let mut open = 0;
        for (way, step) in KING_STEPS.into_iter().enumerate() {
            open |= u8::from(!self.cell(king.step(step)).blocks(us)) << way;
        }
        open
    }

    /// Whether any of a player's pieces attacks a square (3.1).
    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.men(by).iter().any(|&man| self.man_attacks(man, square))
    }
}

/// The squares that answer a single check, if any piece but the king goes there: the checker's, where it is
/// taken, and those between it and the king, where it is blocked (3.9).
pub(crate) struct Answers {
    squares: [Square; 8],
}

impl Answers {
    #[inline(never)] // It would be there several times.
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

/// The checks against a player's king, the pins that hold its pieces to it (3.9), and where it may step (3.8a).
pub(crate) struct Checks {
    /// How many pieces give check: 0, 1 or 2.
    pub count: u8,
    /// The square of the last checker found.
    pub checker: Square,
    /// Which of the steps that were asked about lead to where the king cannot be taken: a bit for each of
    /// [`KING_STEPS`].
    pub safe_steps: u8,
    /// For each place in the player's list, the step along its pin, or [`Step::NONE`].
    pub pins: [Step; MOST_PIECES],
}

impl Checks {
    /// Looks at each enemy once.
    #[inline]
    pub fn find(board: &Board, king: Square, us: Color, steps: u8) -> Self {
        let mut checks =
            Self { count: 0, checker: Square::OFF_BOARD, safe_steps: steps, pins: [Step::NONE; MOST_PIECES] };
        for &man in board.men(!us) {
            let threats = man.threats(king) & (HERE | Threats::from(checks.safe_steps));
            if threats == 0 {
                continue;
            }
            if man.slides() {
                checks.slider(board, king, us, man.square(), threats);
                continue;
            }
            checks.safe_steps &= !(threats as u8);
            if threats & HERE != 0 {
                checks.add(man.square());
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
                self.pins[board.place(met)] = step;
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
        self.pins[board.place(square)]
    }

    /// Whether a man other than the king keeps to its pin, if it has one, when it goes from one square to another.
    pub fn keep_pin(&self, board: &Board, from: Square, to: Square) -> bool {
        let pin = self.pin(board, from);
        pin == Step::NONE || step_along(from.difference(to)).is_along(pin)
    }

    /// Whether a man other than the king answers the checks, if there are any, when it goes to a square.
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
