//! The search for a helpmate: every position that can be reached is looked at once, the most promising first.
//!
//! It ends in one of three ways:
//!
//! - It finds a mate, and the moves that lead to it.
//! - Nothing is left to look at: then no mate can be reached. A position was left out only if material or
//!   structure prove that no mate can follow from it.
//! - It has tried as many moves as it may, or there is no memory left: then nothing is known.
//!
//! Positions are compared in full (see `key.rs`), so that none is taken for another.

use super::CanMate;
use super::estimate::{FARTHEST, estimates};
use super::key::Key;
use super::seen::{NONE, Seen, SeenList};
use super::structure;
use crate::position::Position;
use crate::types::{Color, Move};

/// The most positions that are remembered. With the table that finds them again they take 64 megabytes.
const MOST_POSITIONS: usize = 1_250_000;

/// Which positions are taken in turn. The first order takes mostly the most promising ones, and now and then the oldest:
/// so the search does not stay in a corner from which no mate can be reached. If memory runs out, the search begins anew
/// with the next order, which trusts one estimate alone, and then with the last, which trusts the other.
const TURNS: [[Next; 4]; 3] =
    [[Next::Oldest, Next::By(0), Next::By(1), Next::By(0)], [Next::By(1); 4], [Next::By(0); 4]];

/// Which position is taken next.
#[derive(Clone, Copy)]
enum Next {
    Oldest,
    /// The most promising one by the estimate with a number.
    By(usize),
}

pub(super) struct Search {
    winner: Color,
    /// All positions that were reached, in this order.
    seen: SeenList,
    /// Where in `seen` a position is: at its hash, or at the next place that was vacant.
    places: Vec<u32>,
    /// For each value of the two estimates, the position that was reached last.
    queues: [[u32; FARTHEST as usize + 1]; 2],
    /// The first position in `seen` whose moves may not have been tried.
    oldest: u32,
}

impl Search {
    fn new(winner: Color) -> Self {
        Self {
            winner,
            seen: SeenList::default(),
            places: vec![NONE; 1 << 10],
            queues: [[NONE; FARTHEST as usize + 1]; 2],
            oldest: 0,
        }
    }

    /// Searches from a position, and tries up to so many moves in all.
    pub fn decide(start: &Position, winner: Color, most: u32) -> CanMate {
        let mut left = most;
        for turns in TURNS {
            // The memory of the search before is free again by now.
            let found = Self::new(winner).run(start, turns, &mut left);
            if found != CanMate::Undecided {
                return found;
            }
        }
        CanMate::Undecided
    }

    /// Searches in one order.
    fn run(&mut self, start: &Position, turns: [Next; 4], left: &mut u32) -> CanMate {
        let mut position = start.clone();
        let mut turns = turns.into_iter().cycle();
        if self.remember(&position, NONE, None).is_none() {
            return CanMate::Undecided;
        }
        while let Some(next) = turns.next()
            && let Some(index) = self.take(next)
            && let Some(seen) = self.seen.get_mut(index)
        {
            seen.set_tried();
            seen.key.unpack(&mut position);
            for mv in position.moves() {
                let Some(fewer) = left.checked_sub(1) else { return CanMate::Undecided };
                *left = fewer;
                let undo = position.play_unchecked(mv);
                if position.turn != self.winner && position.is_checkmate() {
                    return CanMate::Yes(self.line(start, index, mv));
                }
                if self.remember(&position, index, Some(mv)).is_none() {
                    return CanMate::Undecided;
                }
                position.undo(undo);
            }
        }
        CanMate::No
    }

    /// Remembers a position, unless it was reached before or no mate can follow from it. `None` if there is no
    /// memory left.
    fn remember(&mut self, position: &Position, parent: u32, by: Option<Move>) -> Option<()> {
        let key = Key::of(position);
        let place = self.place(key);
        // Only what changes for good can rule out a mate that was possible before.
        if self.places.get(place) != Some(&NONE)
            || by.is_some_and(Move::is_irreversible) && self.is_hopeless(position)
        {
            return Some(());
        }
        let [one, other] = estimates(position, self.winner).map(|estimate| estimate as usize);
        let next = [*self.queues[0].get(one)?, *self.queues[1].get(other)?];
        let index = self.seen.push(Seen::new(key, parent, next), MOST_POSITIONS)?;
        *self.places.get_mut(place)? = index;
        *self.queues[0].get_mut(one)? = index;
        *self.queues[1].get_mut(other)? = index;
        let is_full = self.seen.len() > self.places.len() / 8 * 5;
        if is_full { self.enlarge() } else { Some(()) }
    }

    /// Whether material or structure prove that no mate can follow.
    fn is_hopeless(&self, position: &Position) -> bool {
        position.has_insufficient_material(self.winner) || structure::rules_out_mate(position, self.winner)
    }

    /// The place in `places` where a position is, or where it is to be put.
    fn place(&self, key: Key) -> usize {
        let mask = self.places.len() - 1;
        let mut place = key.hash() as usize & mask;
        while let Some(seen) = self.places.get(place).and_then(|&index| self.seen.get(index)) {
            if seen.key == key {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    /// Doubles the number of places. `None` if there is no memory left.
    fn enlarge(&mut self) -> Option<()> {
        let count = self.places.len();
        self.places.try_reserve_exact(count).ok()?;
        self.places.clear();
        self.places.resize(2 * count, NONE);
        for index in 0..self.seen.len() as u32 {
            let place = self.place(self.seen.get(index)?.key);
            *self.places.get_mut(place)? = index;
        }
        Some(())
    }

    /// Takes the next position whose moves are to be tried.
    fn take(&mut self, next: Next) -> Option<u32> {
        let Next::By(number) = next else {
            while self.seen.get(self.oldest)?.is_tried() {
                self.oldest += 1;
            }
            return Some(self.oldest);
        };
        for queue in self.queues.get_mut(number)? {
            while let Some(seen) = self.seen.get(*queue) {
                let index = std::mem::replace(queue, *seen.next.get(number)?);
                if !seen.is_tried() {
                    return Some(index);
                }
            }
        }
        None
    }

    /// The moves from the start to a position, and one more.
    fn line(&self, start: &Position, last: u32, mv: Move) -> Vec<Move> {
        let mut keys: Vec<Key> = Vec::new();
        let mut index = last;
        while let Some(seen) = self.seen.get(index) {
            keys.push(seen.key);
            index = seen.parent();
        }
        let mut position = start.clone();
        let mut line = Vec::with_capacity(keys.len());
        for key in keys.into_iter().rev().skip(1) {
            let leads_there = |mv: &Move| {
                let mut after = position.clone();
                after.play_unchecked(*mv);
                Key::of(&after) == key
            };
            if let Some(mv) = position.moves().into_iter().find(leads_there) {
                position.play_unchecked(mv);
                line.push(mv);
            }
        }
        line.push(mv);
        line
    }
}
