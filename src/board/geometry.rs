//! How pieces move on an empty board, as tables that the compiler builds.
//!
//! On the mailbox, the difference `to - from` (modulo 256) tells how two squares lie to each other, wherever
//! on the board they are. So the tables are indexed by a difference. One says which piece codes could attack
//! along it, one which step leads along it, and one which squares around a king a piece could attack.

use super::cell::piece_code;
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

/// The index in [`KING_STEPS`] of a step along a rank; `None` for any other step.
pub(crate) fn rank_way(step: Step) -> Option<usize> {
    match step {
        Step::EAST => Some(2),
        Step::WEST => Some(6),
        _ => None,
    }
}

/// A set of piece codes, a bit for each.
type PieceCodes = u8;

const WHITE_PAWN: PieceCodes = 1 << piece_code::WHITE_PAWN;
const BLACK_PAWN: PieceCodes = 1 << piece_code::BLACK_PAWN;
const KNIGHT: PieceCodes = 1 << piece_code::KNIGHT;
const BISHOP: PieceCodes = 1 << piece_code::BISHOP;
const ROOK: PieceCodes = 1 << piece_code::ROOK;
const QUEEN: PieceCodes = 1 << piece_code::QUEEN;
const KING: PieceCodes = 1 << piece_code::KING;
const SLIDERS: PieceCodes = BISHOP | ROOK | QUEEN;

/// Whether a piece code is that of a slider, which goes on until something stops it (3.5): a bishop, rook or
/// queen.
pub(crate) const fn slides(piece_code: usize) -> bool {
    SLIDERS >> piece_code & 1 == 1
}

/// Which of a square and the eight around it a piece could attack, if nothing were in its way: a bit for each
/// of [`KING_STEPS`], and [`HERE`].
pub(crate) type Threats = u16;

/// The bit for the square itself.
pub(crate) const HERE: Threats = 1 << 8;

/// The index in [`THREATS`] for the two bytes of a `ListedPiece` and a square: the piece code, then the
/// difference plus 128. Two addresses on the board differ by less than 128, so that the subtraction stays
/// within the low byte.
pub(crate) const fn threats_index(piece: u16, square: Square) -> usize {
    piece.wrapping_sub(square.address() as u16).wrapping_add(128) as usize & (THREATS.len() - 1)
}

/// Whether a piece with this code could attack the square at a difference from its own, if nothing is
/// between.
pub(crate) const fn could_attack(piece_code: usize, difference: Step) -> bool {
    ATTACKERS[difference.index()] >> piece_code & 1 == 1
}

/// The step that leads along a difference, or [`Step::NONE`] if the two squares share no line.
pub(crate) const fn step_along(difference: Step) -> Step {
    STEPS[difference.index()]
}

/// The squares from one to another on the same line, without the first and with the last; none if they are
/// the same.
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

/// For each difference, the step that leads along it.
static STEPS: [Step; 256] = step_table();

/// What each piece code could attack around a square: see [`threats_index`].
pub(crate) static THREATS: [Threats; 2048] = threat_table();

/// For each difference, the piece codes that could attack along it.
static ATTACKERS: [PieceCodes; 256] = {
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

const fn threat_table() -> [Threats; 2048] {
    let mut table = [0; 2048];
    let mut index = 0;
    while index < table.len() {
        let piece_code = index >> 8;
        let here = Square::at(index as u8).difference(Square::at(128));
        table[index] = if could_attack(piece_code, here) { HERE } else { 0 };
        let mut way = 0;
        while way < 8 {
            table[index] |= (could_attack(piece_code, here.and(KING_STEPS[way])) as Threats) << way;
            way += 1;
        }
        index += 1;
    }
    table
}
