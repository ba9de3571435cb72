//! How far a position seems to be from a helpmate: guesses, which decide only what is looked at first.

use super::squares::{Corners, distance};
use crate::board::{Board, Checks, piece_code};
use crate::position::Position;
use crate::types::{Color, Rank, Square};

/// The largest estimate.
pub(super) const FARTHEST: u32 = 255;

/// What it takes more than with a rook or a queen if a pawn has to promote first.
const WITH_PAWN: i32 = 30;
/// What it takes more with a knight or a bishop, which needs help.
const WITH_MINOR: i32 = 40;
/// What each flight of the king counts.
const FLIGHT: i32 = 5;

/// Two estimates: the smaller, the nearer. They differ in what the flights of the king count if a knight or a bishop
/// is to mate: nothing, since the king has a way to go first; or as much as otherwise, since it is there.
pub(super) fn estimates(position: &Position, winner: Color) -> [u32; 2] {
    let board = &position.board;
    let king = board.king(!winner);
    let steps = Checks::open_steps(board, king, !winner);
    let flights = FLIGHT * Checks::find(board, king, !winner, steps).safe_steps.count_ones() as i32;
    let (edge, kings) = (Corners::All.distance(king), distance(king, board.king(winner)));
    let (mut by_minor, mut by_other) = (FARTHEST as i32, FARTHEST as i32);
    for piece in board.listed(winner).iter().skip(1) {
        let near = distance(piece.square(), king);
        match piece.piece_code() {
            piece_code::ROOK | piece_code::QUEEN => by_other = by_other.min(3 * edge + 3 * kings + near),
            piece_code::KNIGHT | piece_code::BISHOP => {
                by_minor = by_minor.min(WITH_MINOR + 4 * edge + 3 * kings + near);
            }
            _ => {
                let steps = promotion_steps(board, piece.square(), winner);
                by_other = by_other.min(WITH_PAWN + edge + kings + 6 * steps);
            }
        }
    }
    let ([own, next_own], [_, next_other]) =
        (two_nearest(board, king, !winner), two_nearest(board, king, winner));
    // The king's own men can be in its way, or a second piece can help the first.
    let company = (2 * own + next_own).min(3 * next_other);
    let (by_minor, by_other) = (by_minor + company, by_other + flights);
    [by_minor.min(by_other), (by_minor + flights).min(by_other)]
        .map(|estimate| (estimate as u32).min(FARTHEST))
}

/// The steps that a pawn has to go, and more for what stands in its way.
fn promotion_steps(board: &Board, from: Square, color: Color) -> i32 {
    let last = if color == Color::White { Rank::Eighth } else { Rank::First };
    let mut square = from;
    let mut steps = 0;
    while !square.is_on(last) {
        square = square.step(color.forward());
        steps += match board.cell(square).piece_code() {
            0 => 1,
            piece_code::WHITE_PAWN | piece_code::BLACK_PAWN => 6,
            _ => 2,
        };
    }
    steps
}

/// How far a player's two nearest men are from a king, without the player's own king.
fn two_nearest(board: &Board, king: Square, color: Color) -> [i32; 2] {
    let (mut nearest, mut next) = (8, 8);
    for piece in board.listed(color).iter().skip(1) {
        let near = distance(piece.square(), king);
        next = next.min(near.max(nearest));
        nearest = nearest.min(near);
    }
    [nearest, next]
}
