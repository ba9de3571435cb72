//! How far a position seems to be from a helpmate: a guess, which decides only what is looked at first.

use super::dive::{corner, distance};
use crate::board::{Board, piece_code};
use crate::position::Position;
use crate::types::{Color, Rank, Square};

/// The largest estimate.
pub(super) const FARTHEST: u32 = 255;

/// What it takes with a rook or a queen: both kings near each other, the loser's in a corner.
const WITH_PIECE: i32 = 0;
/// What it takes more if a pawn has to promote first.
const WITH_PAWN: i32 = 30;
/// What it takes more with a knight or a bishop and the loser's own men.
const WITH_MINOR: i32 = 40;

/// The estimate: the smaller, the nearer.
pub(super) fn estimate(position: &Position, winner: Color) -> u32 {
    let board = &position.board;
    let king = board.king(!winner);
    let (edge, kings) = (corner(king), distance(king, board.king(winner)));
    let ways = board.listed(winner).iter().skip(1).map(|piece| {
        let near = distance(piece.square(), king);
        match piece.piece_code() {
            piece_code::ROOK | piece_code::QUEEN => WITH_PIECE + 3 * edge + 3 * kings + near,
            piece_code::KNIGHT | piece_code::BISHOP => {
                WITH_MINOR + 4 * edge + 3 * kings + near + company(board, king, !winner)
            }
            _ => WITH_PAWN + edge + kings + 6 * promotion_steps(board, piece.square(), winner),
        }
    });
    (ways.min().unwrap_or(0) as u32).min(FARTHEST)
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

/// How far the two nearest of a player's men are from its own king, where they could be in its way.
fn company(board: &Board, king: Square, color: Color) -> i32 {
    let (mut nearest, mut next) = (8, 8);
    for piece in board.listed(color).iter().skip(1) {
        let near = distance(piece.square(), king);
        next = next.min(near.max(nearest));
        nearest = nearest.min(near);
    }
    2 * nearest + next
}
