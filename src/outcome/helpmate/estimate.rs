//! How far a position seems to be from a helpmate: a guess, which decides only what is looked at first.

use crate::board::Board;
use crate::position::Position;
use crate::types::{Color, PieceKind, Rank, Square};

/// How many steps of a king it is from one square to another.
fn distance(one: Square, other: Square) -> u32 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    let ranks = (one.rank() as u8).abs_diff(other.rank() as u8);
    u32::from(files.max(ranks))
}

/// Estimates larger than this are taken for this.
pub(super) const FARTHEST: u32 = 255;

/// The estimate: the smaller, the nearer.
pub(super) fn estimate(position: &Position, winner: Color) -> u32 {
    let board = &position.board;
    let (king, own) = (board.king(!winner), board.king(winner));
    let mut nearest_heavy = None;
    let mut nearest_minor: Option<u32> = None;
    let mut pawn: Option<u32> = None;
    for listed in board.listed(winner) {
        let square = listed.square();
        let near = distance(square, king);
        match board.cell(square).kind() {
            Some(PieceKind::Queen | PieceKind::Rook) => {
                nearest_heavy = Some(nearest_heavy.map_or(near, |nearest: u32| nearest.min(near)));
            }
            Some(PieceKind::Knight | PieceKind::Bishop) => {
                nearest_minor = Some(nearest_minor.map_or(near, |nearest| nearest.min(near)));
            }
            Some(PieceKind::Pawn) => {
                let steps = promotion_steps(board, square, winner);
                pawn = Some(pawn.map_or(steps, |least| least.min(steps)));
            }
            _ => {}
        }
    }
    let corner = corner_distance(king);
    let kings = distance(king, own);
    let estimate = if let Some(near) = nearest_heavy {
        3 * corner + 3 * kings + near
    } else {
        let promoting = pawn.map(|steps| 30 + 6 * steps + corner + kings);
        let by_minor =
            nearest_minor.map(|near| 40 + 4 * corner + 3 * kings + near + blockers(board, king, !winner));
        match (promoting, by_minor) {
            (Some(one), Some(other)) => one.min(other),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => FARTHEST,
        }
    };
    estimate.min(FARTHEST)
}

fn corner_distance(square: Square) -> u32 {
    let file = (square.file() as u32).min(7 - square.file() as u32);
    let rank = (square.rank() as u32).min(7 - square.rank() as u32);
    file + rank
}

/// The steps that a pawn has to go, and more for what stands in its way.
fn promotion_steps(board: &Board, from: Square, color: Color) -> u32 {
    let last = if color == Color::White { Rank::Eighth } else { Rank::First };
    let mut square = from;
    let mut steps = 0;
    while !square.is_on(last) {
        square = square.step(color.forward());
        steps += 1;
        let cell = board.cell(square);
        if !cell.is_empty() {
            steps += if cell.kind() == Some(PieceKind::Pawn) { 5 } else { 1 };
        }
    }
    steps
}

/// How far the two nearest of a player's men are from its own king, where they could be in its way.
fn blockers(board: &Board, king: Square, color: Color) -> u32 {
    let (mut nearest, mut next) = (8, 8);
    for listed in &board.listed(color)[1..] {
        let near = distance(listed.square(), king);
        if near < nearest {
            next = nearest;
            nearest = near;
        } else if near < next {
            next = near;
        }
    }
    2 * nearest + next
}
