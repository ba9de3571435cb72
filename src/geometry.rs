//! How pieces move on an empty board, as tables that the compiler builds.
//!
//! On the mailbox, `to - from` (modulo 256) is unique for every pair of squares. So one byte says which
//! movers could attack along a difference, another which step leads along it, and a third which of the
//! squares around a king a piece could attack, all of them without knowing where on the board one is.

use crate::types::{Square, Step};

/// The eight ways of a king (3.8a) and a queen (3.4), clockwise from north.
pub(crate) const KING_STEPS: [Step; 8] = [
    Step::new(0, 1),
    Step::new(1, 1),
    Step::new(1, 0),
    Step::new(1, -1),
    Step::new(0, -1),
    Step::new(-1, -1),
    Step::new(-1, 0),
    Step::new(-1, 1),
];

/// The four ways of a rook (3.3).
pub(crate) const ROOK_STEPS: [Step; 4] = [KING_STEPS[0], KING_STEPS[2], KING_STEPS[4], KING_STEPS[6]];

/// The four ways of a bishop (3.2).
pub(crate) const BISHOP_STEPS: [Step; 4] = [KING_STEPS[1], KING_STEPS[3], KING_STEPS[5], KING_STEPS[7]];

/// The eight leaps of a knight (3.6).
pub(crate) const KNIGHT_STEPS: [Step; 8] = [
    Step::new(1, 2),
    Step::new(2, 1),
    Step::new(2, -1),
    Step::new(1, -2),
    Step::new(-1, -2),
    Step::new(-2, -1),
    Step::new(-2, 1),
    Step::new(-1, 2),
];

/// The place in [`KING_STEPS`] of a step along a rank, if it is one.
pub(crate) fn rank_way(step: Step) -> Option<usize> {
    match step {
        Step::EAST => Some(2),
        Step::WEST => Some(6),
        _ => None,
    }
}

/// A set of movers, a bit each (see `Cell::mover`).
type Movers = u8;

const WHITE_PAWN: Movers = 1 << 1;
const BLACK_PAWN: Movers = 1 << 2;
const KNIGHT: Movers = 1 << 3;
const BISHOP: Movers = 1 << 4;
const ROOK: Movers = 1 << 5;
const QUEEN: Movers = 1 << 6;
const KING: Movers = 1 << 7;
const SLIDERS: Movers = BISHOP | ROOK | QUEEN;

/// Whether a mover walks until something stops it (3.5): a bishop, rook or queen.
pub(crate) const fn slides(mover: usize) -> bool {
    SLIDERS >> mover & 1 == 1
}

/// Whether a mover could attack a square that lies at this difference from its own, if nothing is between.
pub(crate) const fn could_attack(mover: usize, difference: Step) -> bool {
    ATTACKERS[difference.index()] >> mover & 1 == 1
}

/// The step that leads along a difference, or [`Step::NONE`] if the two squares share no line.
pub(crate) const fn step_along(difference: Step) -> Step {
    STEPS[difference.index()]
}

/// Which of the squares around a king a mover could attack from a square at this difference from the king:
/// a bit for each of [`KING_STEPS`].
pub(crate) const fn king_zone(mover: usize, difference: Step) -> u8 {
    KING_ZONES[mover][difference.index()]
}

/// The squares from one to another on the same line, without the first; none if they are the same.
pub(crate) fn walk(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = step_along(from.difference(to));
    let mut square = from;
    std::iter::from_fn(move || {
        let more = square != to;
        more.then(|| {
            square = square.step(step);
            square
        })
    })
}

static ATTACKERS: [Movers; 256] = ATTACKERS_TABLE;
static STEPS: [Step; 256] = step_table();
static KING_ZONES: [[u8; 256]; 8] = king_zone_table();

const ATTACKERS_TABLE: [Movers; 256] = {
    let mut table = [0; 256];
    let mut way = 0;
    while way < 8 {
        table[KNIGHT_STEPS[way].index()] |= KNIGHT;
        let step = KING_STEPS[way];
        table[step.index()] |= KING;
        let line = if way % 2 == 0 { ROOK } else { BISHOP };
        let mut difference = step;
        let mut distance = 1;
        while distance < 8 {
            table[difference.index()] |= line | QUEEN;
            difference = difference.and(step);
            distance += 1;
        }
        way += 1;
    }
    // 3.7b: a pawn takes diagonally in front of it.
    table[KING_STEPS[1].index()] |= WHITE_PAWN;
    table[KING_STEPS[7].index()] |= WHITE_PAWN;
    table[KING_STEPS[3].index()] |= BLACK_PAWN;
    table[KING_STEPS[5].index()] |= BLACK_PAWN;
    table
};

const fn step_table() -> [Step; 256] {
    let mut table = [Step::NONE; 256];
    let mut way = 0;
    while way < 8 {
        let mut difference = KING_STEPS[way];
        let mut distance = 1;
        while distance < 8 {
            table[difference.index()] = KING_STEPS[way];
            difference = difference.and(KING_STEPS[way]);
            distance += 1;
        }
        way += 1;
    }
    table
}

const fn king_zone_table() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut difference = 0;
    while difference < 256 {
        let mut way = 0;
        while way < 8 {
            let to_zone = KING_STEPS[way].index().wrapping_sub(difference) & 255;
            let mut mover = 1;
            while mover < 8 {
                table[mover][difference] |= (ATTACKERS_TABLE[to_zone] >> mover & 1) << way;
                mover += 1;
            }
            way += 1;
        }
        difference += 1;
    }
    table
}
