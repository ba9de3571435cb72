//! Blocked positions, composed at random, against a plain search that prunes nothing.

use std::collections::HashSet;
use std::env;

use chess_arbiter::{Color, Position};

use crate::can_mate;
use crate::random::Random;

/// The most positions that the plain search looks at.
const MOST: usize = 2_000;

/// Whether a player can mate, by looking at all positions that can be reached; `None` if there are too many.
fn plain_search(start: &Position, winner: Color) -> Option<bool> {
    if start.is_checkmate() {
        return Some(start.turn() != winner);
    }
    let mut seen = HashSet::from([start.zobrist()]);
    let mut queue = vec![start.clone()];
    while let Some(position) = queue.pop() {
        for mv in position.moves() {
            let mut after = position.clone();
            after.play_unchecked(mv);
            if after.turn() != winner && after.is_checkmate() {
                return Some(true);
            }
            if seen.insert(after.zobrist()) {
                queue.push(after);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(false)
}

/// Pawns that face each other on some files, kings, and a few bishops, knights and rooks.
fn compose(random: &mut Random) -> Option<Position> {
    let mut cells = [['1'; 8]; 8];
    let pairs = 2 + random.below(5);
    for _ in 0..pairs {
        let (file, rank) = (random.below(8), 1 + random.below(5));
        if (0..8).all(|rank| cells[rank][file] == '1') {
            cells[rank][file] = 'P';
            // Mostly they block each other at once.
            let gap = usize::from(random.once_in(6));
            cells[(rank + 1 + gap).min(6)][file] = 'p';
        }
    }
    let pieces = ["", "B", "b", "Bb", "N", "n", "BB", "bb", "R", "Bn"];
    for piece in format!("Kk{}", random.pick(&pieces)).chars() {
        let (file, rank) = (random.below(8), random.below(8));
        if cells[rank][file] != '1' {
            return None;
        }
        cells[rank][file] = piece;
    }
    let ranks: Vec<String> = cells.iter().rev().map(|rank| rank.iter().collect()).collect();
    let fen = format!("{} {} - - 0 1", ranks.join("/"), random.pick(&['w', 'b']));
    fen.parse().ok()
}

/// `CHESS_ARBITER_BLOCKED` asks for more than the usual number, of each answer.
#[test]
fn blocked_positions_are_decided_as_by_a_plain_search() {
    let wanted = env::var("CHESS_ARBITER_BLOCKED").ok().map_or(6, |number| number.parse().expect("a number"));
    let mut random = Random::new(16);
    let (mut yes, mut no) = (0, 0);
    while yes < wanted || no < wanted {
        let Some(position) = compose(&mut random) else { continue };
        for winner in Color::ALL {
            let Some(expected) = plain_search(&position, winner) else { continue };
            let counted = if expected { &mut yes } else { &mut no };
            *counted += 1;
            if *counted <= wanted {
                assert_eq!(can_mate(&position, winner, 1_000_000), Some(expected), "{winner} in {position}");
            }
        }
    }
}

/// What is dead stays dead: from a position that is known to be dead, every move leads to one that is known too.
#[test]
fn a_dead_position_stays_dead() {
    let mut random = Random::new(5);
    let mut dead = 0;
    while dead < 60 {
        let Some(position) = compose(&mut random) else { continue };
        if position.is_dead() {
            dead += 1;
            for mv in position.moves() {
                let mut after = position.clone();
                after.play_unchecked(mv);
                assert!(after.is_dead(), "{mv} in {position}");
                assert!(!after.is_checkmate(), "{mv} in {position}");
            }
        }
    }
}

/// A position is only called dead if neither player can mate.
#[test]
fn dead_positions_are_dead_by_a_plain_search() {
    let mut random = Random::new(11);
    let mut checked = 0;
    while checked < 12 {
        let Some(position) = compose(&mut random) else { continue };
        if position.is_dead() && !position.is_insufficient_material() {
            for winner in Color::ALL {
                let found = plain_search(&position, winner);
                assert_ne!(found, Some(true), "{winner} in {position}");
                checked += usize::from(found.is_some());
            }
        }
    }
}
