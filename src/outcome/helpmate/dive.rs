//! A quick try for a helpmate: each player makes the move that seems to help most, until a mating picture can be
//! reached. There is no search: no line is compared with another, and no position remembered. A little noise makes
//! each line different.

use super::picture::{MOST_PLIES, reach_picture};
use super::scene::Scene;
use super::squares::{Corners, Squares, distance};
use crate::board::geometry::{HERE, KING_STEPS};
use crate::board::{Cell, ListedPiece, piece_code};
use crate::position::Position;
use crate::types::{Color, Move, Piece, PieceKind};

/// The most plies of one line, before it ends in a picture.
const PLIES: usize = 40;

// What speaks for and against a move, in points. The noise is 0 to 15 of them.

/// For each step that the winner's king comes nearer.
const KING_NEARER: i32 = 6;
/// For a move of a pawn; less if there is a rook or a queen already.
const PAWN_RUNS: i32 = 20;
const PAWN_RUNS_WITH_HEAVY: i32 = 8;
/// For each flight that a piece takes away, and against each that it gives back.
const FLIGHT_TAKEN: i32 = 8;
const FLIGHT_GIVEN: i32 = 5;
/// For a new queen.
const NEW_QUEEN: i32 = 24;
/// Against a check, which drives the king away.
const EARLY_CHECK: i32 = 5;
/// Against taking one of the men that could stand in the king's way.
const HELPER_TAKEN: i32 = 5;

/// For any move of the loser's king.
const KING_MOVES: i32 = 8;
/// For each way that it then has less, and for each step nearer to a corner.
const WAY_LESS: i32 = 6;
const CORNER_NEARER: i32 = 6;
/// For a man that fills a flight, and against one that leaves its place beside the king.
const FLIGHT_FILLED: i32 = 16;
const PLACE_LEFT: i32 = 12;
/// Against a check to the winner's king.
const CHECK_BACK: i32 = 8;
/// Against taking one of the winner's men: a rook or a queen, or any other.
const HEAVY_TAKEN: i32 = 80;
const LIGHT_TAKEN: i32 = 16;

/// The quick tries of one question.
pub(super) struct Dive {
    winner: Color,
    /// Where a mate is likely.
    corners: Corners,
    /// The state of the noise.
    noise: u64,
    /// The moves made so far.
    nodes: u32,
}

impl Dive {
    pub fn new(position: &Position, winner: Color) -> Self {
        Self { winner, corners: corners_to_mate_in(position, winner), noise: 0x9e37_79b9_7f4a_7c15, nodes: 0 }
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
        let mut line = Vec::with_capacity(PLIES + MOST_PLIES);
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
        let pawn_runs = if heavy { PAWN_RUNS_WITH_HEAVY } else { PAWN_RUNS };
        best(position, |mv| {
            let good = match mv.piece {
                PieceKind::King => KING_NEARER * (distance(mv.from, king) - distance(mv.to, king)),
                PieceKind::Pawn if mv.promotion.is_none() => pawn_runs,
                kind => {
                    let piece = ListedPiece::new(position.board.cell(mv.from), mv.from);
                    let cell = Cell::new(Piece::new(self.winner, mv.promotion.unwrap_or(kind)));
                    let (before, after) = (piece.threats(king), ListedPiece::new(cell, mv.to).threats(king));
                    let taken_away = (after & scene.ways).count_ones() as i32;
                    let given_back = (before & scene.open & !scene.ways).count_ones() as i32;
                    let early_check = i32::from(after & HERE != 0);
                    let queens = i32::from(mv.promotion == Some(PieceKind::Queen));
                    FLIGHT_TAKEN * taken_away - FLIGHT_GIVEN * given_back - EARLY_CHECK * early_check
                        + NEW_QUEEN * queens
                }
            };
            good - HELPER_TAKEN * i32::from(mv.captured.is_some()) + self.noise()
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
                WAY_LESS * (ways - open as i32)
                    + CORNER_NEARER * (self.corners.distance(king) - self.corners.distance(mv.to))
                    + KING_MOVES
            } else {
                let after = ListedPiece::new(board.cell(mv.from), mv.to);
                let fills = i32::from(Squares::one(mv.to).meets(scene.flights));
                let leaves = i32::from(distance(mv.from, king) == 1);
                let checks = i32::from(after.threats(board.king(self.winner)) & HERE != 0);
                FLIGHT_FILLED * fills - PLACE_LEFT * leaves - CHECK_BACK * checks
            };
            let loss =
                mv.captured.map_or(0, |kind| if kind >= PieceKind::Rook { HEAVY_TAKEN } else { LIGHT_TAKEN });
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

/// The corners that bishops of one color can attack; all, if the winner has other men too, or none.
fn corners_to_mate_in(position: &Position, winner: Color) -> Corners {
    let mut men = position.board.listed(winner).iter().skip(1);
    let light = men.clone().next().map(|man| man.square().is_light());
    let bishops = light.filter(|&light| {
        men.all(|man| man.piece_code() == piece_code::BISHOP && man.square().is_light() == light)
    });
    match bishops {
        Some(false) => Corners::Dark,
        Some(true) => Corners::Light,
        None => Corners::All,
    }
}
