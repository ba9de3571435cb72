//! A quick try for a helpmate: both players play at once what seems to help, until a mating picture can be
//! reached. Nothing is compared, remembered or looked at twice. A little noise makes each line another one.

use super::picture::reach_picture;
use super::scene::Scene;
use super::squares::Squares;
use crate::board::geometry::{HERE, KING_STEPS};
use crate::board::{Cell, ListedPiece, piece_code};
use crate::position::Position;
use crate::types::{Color, Move, Piece, PieceKind, Square};

/// The most plies of one line, before it ends in a picture.
const PLIES: usize = 40;

/// The quick tries of one question.
pub(super) struct Dive {
    winner: Color,
    /// The state of the noise.
    noise: u64,
    /// The moves made so far.
    nodes: u32,
}

impl Dive {
    pub fn new(winner: Color) -> Self {
        Self { winner, noise: 0x9e37_79b9_7f4a_7c15, nodes: 0 }
    }

    /// The number of moves that were made.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Plays some lines, with up to so many moves in all; returns the first that ends in mate.
    pub fn run(&mut self, start: &Position, lines: usize, most: u32) -> Option<Vec<Move>> {
        (0..lines).find_map(|_| self.line(start, most))
    }

    /// Plays one line; returns it if it ends in mate.
    fn line(&mut self, start: &Position, most: u32) -> Option<Vec<Move>> {
        let mut position = start.clone();
        let mut line = Vec::with_capacity(PLIES + 12);
        for ply in 0..PLIES {
            if self.nodes >= most {
                return None;
            }
            let scene = Scene::of(&position, self.winner);
            if (ply == 0 || position.turn == self.winner)
                && reach_picture(&position, self.winner, &scene, &mut line, &mut self.nodes)
            {
                return Some(line);
            }
            let mv = match position.turn == self.winner {
                true => self.winners_move(&position, &scene)?,
                false => self.losers_move(&position, &scene)?,
            };
            self.nodes += 1;
            position.play_unchecked(mv);
            line.push(mv);
        }
        None
    }

    /// A small number that looks random, the same in each search (xorshift; Marsaglia, 2003).
    fn noise(&mut self) -> i32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 7;
        self.noise ^= self.noise << 17;
        (self.noise >> 60) as i32
    }

    /// The king comes near, pawns run, and pieces take flights away from the other king.
    fn winners_move(&mut self, position: &Position, scene: &Scene) -> Option<Move> {
        let king = scene.king;
        let pieces = position.board.listed(self.winner).iter();
        let heavy = pieces
            .map(|piece| piece.piece_code())
            .any(|code| code == piece_code::ROOK || code == piece_code::QUEEN);
        let pawn_move = if heavy { 2 } else { 16 };
        best(position, |mv| {
            let good = match mv.piece {
                PieceKind::King => 6 * (distance(mv.from, king) - distance(mv.to, king)),
                PieceKind::Pawn if mv.promotion.is_none() => pawn_move,
                kind => {
                    let piece = ListedPiece::new(position.board.cell(mv.from), mv.from);
                    let cell = Cell::new(Piece::new(self.winner, mv.promotion.unwrap_or(kind)));
                    let (before, after) = (piece.threats(king), ListedPiece::new(cell, mv.to).threats(king));
                    let taken_away = (after & scene.ways).count_ones() as i32;
                    let given_back = (before & scene.open & !scene.ways).count_ones() as i32;
                    let early_check = i32::from(after & HERE != 0);
                    let queens = i32::from(mv.promotion == Some(PieceKind::Queen));
                    8 * taken_away - 4 * given_back - 8 * early_check + 40 * queens
                }
            };
            good - 4 * i32::from(mv.captured.is_some()) + self.noise()
        })
    }

    /// The king goes where it has few ways, to a corner if there is nothing better; its men fill its flights, and take
    /// and check as little as possible.
    fn losers_move(&mut self, position: &Position, scene: &Scene) -> Option<Move> {
        let (king, board) = (scene.king, &position.board);
        let (loser, ways) = (!self.winner, scene.ways.count_ones() as i32);
        best(position, |mv| {
            let good = if mv.piece == PieceKind::King {
                let open =
                    KING_STEPS.iter().filter(|&&step| !board.cell(mv.to.step(step)).blocks(loser)).count();
                6 * (ways - open as i32) + 6 * (corner(king) - corner(mv.to)) + 8
            } else {
                let after = ListedPiece::new(board.cell(mv.from), mv.to);
                let fills = i32::from(Squares::one(mv.to).meets(scene.flights));
                let leaves = i32::from(distance(mv.from, king) == 1);
                let checks = i32::from(after.threats(board.king(self.winner)) & HERE != 0);
                16 * fills - 12 * leaves - 12 * checks
            };
            let loss = mv.captured.map_or(0, |kind| if kind >= PieceKind::Rook { 60 } else { 12 });
            good - loss + self.noise()
        })
    }
}

/// The legal move that is worth most.
fn best(position: &Position, mut worth: impl FnMut(Move) -> i32) -> Option<Move> {
    let mut best = None;
    position.each_move(|mv| {
        let worth = worth(mv);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, mv));
        }
    });
    best.map(|(_, mv)| mv)
}

/// How many steps along ranks and files it is to the nearest corner.
pub(super) fn corner(square: Square) -> i32 {
    let file = (square.file() as i32).min(7 - square.file() as i32);
    let rank = (square.rank() as i32).min(7 - square.rank() as i32);
    file + rank
}

/// How many steps of a king it is from one square to another.
pub(super) fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    let ranks = (one.rank() as u8).abs_diff(other.rank() as u8);
    files.max(ranks).into()
}
