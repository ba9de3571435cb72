//! The search for a helpmate: every position that can be reached is looked at once, the most promising first.
//!
//! It ends in one of three ways. It finds a mate, and the way to it. Or nothing is left to look at: then no
//! mate can be reached, since only positions from which none can come about were left out. Or it has made as
//! many moves as it may, or has no memory left.

use super::estimate::{FARTHEST, estimate};
use super::key::Key;
use super::structure;
use crate::position::Position;
use crate::types::{Color, Move, PieceKind};

/// How a search ended.
pub(super) enum Found {
    /// The moves to a mate.
    Mate(Vec<Move>),
    /// No mate can be reached.
    Nothing,
    /// It was cut short.
    CutShort,
}

/// The most positions that are kept: with all that belongs to each they take 64 megabytes.
const MOST_POSITIONS: usize = 1_200_000;

/// Stands for no position.
const NONE: u32 = u32::MAX;

/// What is known of a position that was reached.
struct Seen {
    key: Key,
    /// The position from which it was reached first.
    parent: u32,
    /// The next with the same estimate.
    next: u32,
    expanded: bool,
}

pub(super) struct Search {
    winner: Color,
    seen: Vec<Seen>,
    /// Where in `seen` a position is, by its hash.
    table: Vec<u32>,
    /// For each estimate the position to look at first.
    queues: [u32; FARTHEST as usize + 1],
    /// The next in the order in which they were reached.
    oldest: usize,
    nodes: u64,
}

impl Search {
    pub fn new(winner: Color) -> Self {
        Self { winner, seen: Vec::new(), table: vec![NONE; 1 << 10], queues: [NONE; 256], oldest: 0, nodes: 0 }
    }

    pub fn nodes(&self) -> u64 { self.nodes }

    pub fn run(&mut self, start: &Position, most: u64) -> Found {
        let mut position = start.clone();
        self.reach(&position, NONE, false);
        let mut moves = Vec::with_capacity(64);
        let mut turn = 0;
        while let Some(index) = self.take(turn) {
            turn += 1;
            self.seen[index as usize].expanded = true;
            self.seen[index as usize].key.unpack(&mut position);
            moves.clear();
            position.each_move(|mv| moves.push(mv));
            for &mv in &moves {
                self.nodes += 1;
                if self.nodes > most || self.seen.len() >= MOST_POSITIONS {
                    return Found::CutShort;
                }
                let undo = position.play_unchecked(mv);
                if position.turn != self.winner && position.is_checkmate() {
                    return Found::Mate(self.line(start, index, mv));
                }
                self.reach(&position, index, is_irreversible(mv));
                position.undo(undo);
            }
        }
        Found::Nothing
    }

    fn is_hopeless(&self, position: &Position) -> bool {
        position.has_insufficient_material(self.winner) || structure::rules_out_mate(position, self.winner)
    }

    /// Notes a position, if it was not reached before.
    fn reach(&mut self, position: &Position, parent: u32, irreversible: bool) {
        let key = Key::of(position);
        let mask = self.table.len() - 1;
        let mut slot = key.hash() as usize & mask;
        while self.table[slot] != NONE {
            if self.seen[self.table[slot] as usize].key == key {
                return;
            }
            slot = (slot + 1) & mask;
        }
        if irreversible && self.is_hopeless(position) {
            return;
        }
        let index = self.seen.len() as u32;
        self.table[slot] = index;
        let queue = &mut self.queues[estimate(position, self.winner) as usize];
        self.seen.push(Seen { key, parent, next: *queue, expanded: false });
        *queue = index;
        if self.seen.len() * 2 > self.table.len() {
            self.enlarge();
        }
    }

    fn enlarge(&mut self) {
        let mask = self.table.len() * 2 - 1;
        self.table.clear();
        self.table.resize(mask + 1, NONE);
        for (index, seen) in self.seen.iter().enumerate() {
            let mut slot = seen.key.hash() as usize & mask;
            while self.table[slot] != NONE {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = index as u32;
        }
    }

    /// Takes the next position to look at: mostly the most promising one, and now and then the oldest.
    fn take(&mut self, turn: u64) -> Option<u32> {
        if turn % 4 == 3 {
            while let Some(seen) = self.seen.get(self.oldest) {
                self.oldest += 1;
                if !seen.expanded {
                    return Some(self.oldest as u32 - 1);
                }
            }
            return None;
        }
        for queue in &mut self.queues {
            while *queue != NONE {
                let index = *queue;
                let seen = &self.seen[index as usize];
                *queue = seen.next;
                if !seen.expanded {
                    return Some(index);
                }
            }
        }
        None
    }

    /// The moves from the start to a position and one more.
    fn line(&self, start: &Position, last: u32, mv: Move) -> Vec<Move> {
        let mut keys = Vec::new();
        let mut index = last;
        while index != NONE {
            let seen = &self.seen[index as usize];
            keys.push(seen.key);
            index = seen.parent;
        }
        let mut line = Vec::new();
        let mut position = start.clone();
        for key in keys.iter().rev().skip(1) {
            let step = position.moves().into_iter().find(|&mv| {
                let mut after = position.clone();
                after.play_unchecked(mv);
                Key::of(&after) == *key
            });
            if let Some(step) = step {
                position.play_unchecked(step);
                line.push(step);
            }
        }
        line.push(mv);
        line
    }
}

/// Whether a position before the move can never come back.
fn is_irreversible(mv: Move) -> bool {
    mv.captured().is_some() || mv.piece() == PieceKind::Pawn
}
