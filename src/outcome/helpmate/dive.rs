//! A quick try for a helpmate: both players play at once what seems to help, and nothing is looked at twice.

use super::picture::reach_picture;
use super::scene::Scene;
use super::squares::Squares;
use crate::board::geometry::{HERE, KING_STEPS};
use crate::board::{Cell, ListedPiece};
use crate::position::Position;
use crate::types::{Color, Move, Piece, PieceKind, Square};

/// The most plies of one line, before it ends in a picture.
const PLIES: usize = 30;

/// The most lines that are played.
const LINES: usize = 8;

pub(super) struct Dive {
    winner: Color,
    noise: u64,
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

    /// Plays some lines, with up to so many moves; returns the first that ends in mate.
    pub fn run(&mut self, start: &Position, most: u32) -> Option<Vec<Move>> {
        (0..LINES).find_map(|_| self.line(start, most))
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

    fn random(&mut self) -> i32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 7;
        self.noise ^= self.noise << 17;
        (self.noise >> 60) as i32
    }

    fn winners_move(&mut self, position: &Position, scene: &Scene) -> Option<Move> {
        let king = scene.king;
        let mut best = (i32::MIN, None);
        let heavy =
            position.board.listed(self.winner).iter().any(|piece| matches!(piece.piece_code(), 5 | 6));
        let pawns = if heavy { 2 } else { 16 };
        position.each_move(|mv| {
            let mut score = self.random();
            match mv.piece {
                PieceKind::King => score -= 6 * (distance(mv.to, king) - distance(mv.from, king)),
                PieceKind::Pawn if mv.promotion.is_none() => {
                    score += pawns;
                }
                _ => {
                    let after = Cell::new(Piece::new(self.winner, mv.promotion.unwrap_or(mv.piece)));
                    let threats = ListedPiece::new(after, mv.to).threats(king);
                    let before = ListedPiece::new(position.board.cell(mv.from), mv.from).threats(king);
                    let check = threats & HERE != 0;
                    let covered = (threats & scene.ways).count_ones() as i32;
                    let lost = (before & !scene.ways & 0xff).count_ones() as i32;
                    score += 8 * covered - 4 * lost - 8 * check as i32;
                    if mv.promotion == Some(PieceKind::Queen) {
                        score += 40;
                    }
                }
            }
            if mv.captured.is_some() {
                score -= 4;
            }
            if score > best.0 {
                best = (score, Some(mv));
            }
        });
        best.1
    }

    fn losers_move(&mut self, position: &Position, scene: &Scene) -> Option<Move> {
        let king = scene.king;
        let mut best = (i32::MIN, None);
        let loser = !self.winner;
        let ways = scene.ways.count_ones() as i32;
        position.each_move(|mv| {
            let mut score = self.random();
            if mv.piece == PieceKind::King {
                let board = &position.board;
                let open =
                    KING_STEPS.iter().filter(|&&step| !board.cell(mv.to.step(step)).blocks(loser)).count()
                        as i32;
                score += 6 * (ways - open) + 8 + 6 * (corner(king) - corner(mv.to));
            } else {
                if Squares::one(mv.to).meets(scene.flights) {
                    score += 16;
                }
                if distance(mv.from, king) == 1 {
                    score -= 12;
                }
                let code = ListedPiece::new(position.board.cell(mv.from), mv.to);
                if code.threats(position.board.king(self.winner)) & HERE != 0 {
                    score -= 12;
                }
            }
            if let Some(kind) = mv.captured {
                score -= if kind >= PieceKind::Rook { 60 } else { 12 };
            }
            if score > best.0 {
                best = (score, Some(mv));
            }
        });
        best.1
    }
}

fn corner(square: Square) -> i32 {
    let file = (square.file() as i32).min(7 - square.file() as i32);
    let rank = (square.rank() as i32).min(7 - square.rank() as i32);
    file + rank
}

fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    let ranks = (one.rank() as u8).abs_diff(other.rank() as u8);
    files.max(ranks).into()
}
