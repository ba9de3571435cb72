//! Random games, and all that is said of their positions, as one number a walk. `tests/js/walks.test.js` plays the same
//! walks through the npm package, so that the crate as it runs natively and the built module are held against each other.
//!
//! `tests/data/walks.json` keeps the numbers of the first walks. The environment can ask for others, which are printed:
//!
//! ```sh
//! CHESS_ARBITER_WALKS=500-599 cargo test --test positions walks -- --nocapture
//! ```

use std::collections::BTreeMap;
use std::fmt::Write;

use chess_arbiter::{Color, Game, Move, PieceKind, Position};
use serde_json::Value;

use crate::environment;

/// So many positions are in a walk.
const POSITIONS: usize = 10_000;

/// A game has at most so many plies.
const LONGEST_GAME: usize = 250;

/// So many moves are judged in each position.
const JUDGED: usize = 4;

/// Xorshift with 32 bits, which JavaScript computes as fast.
struct Random(u32);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize % end
    }
}

/// FNV-1a with 32 bits, of texts.
struct Digest(u32);

impl Digest {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}

/// Plays the games of a walk, and returns its number.
fn walk(number: u32) -> String {
    let mut random = Random((number + 1).wrapping_mul(0x9E37_79B1));
    let mut digest = Digest(0x811C_9DC5);
    let mut positions = 0;
    while positions < POSITIONS {
        let start = if random.below(2) == 0 { 518 } else { random.below(960) as u16 };
        let start = match start {
            518 => Position::default(),
            number => Position::chess960_start(number).expect("there are 960"),
        };
        let mut game = Game::new(start);
        for _ in 0..1 + random.below(LONGEST_GAME) {
            let moves = moves(game.position());
            digest.add(&said_of(&game, &moves));
            for _ in 0..JUDGED {
                digest.add(&ruling(&game, &moves, &mut random));
            }
            positions += 1;
            let Some(mv) = chosen(&moves, &mut random) else { break };
            game.apply(mv.candidate()).expect("a legal move");
        }
        for _ in 0..random.below(4) {
            game.undo();
        }
        digest.add(&game.position().fen());
    }
    format!("{:08x}", digest.0)
}

/// The legal moves by their text, which is the same order everywhere.
fn moves(position: &Position) -> BTreeMap<String, Move> {
    position.moves().into_iter().map(|mv| (mv.to_string(), mv)).collect()
}

/// The FEN, check, the outcome, repetitions, claims, and each move with its notation, kind and capture.
fn said_of(game: &Game, moves: &BTreeMap<String, Move>) -> String {
    let position = game.position();
    let mut text = format!("{} {}", position.fen(), position.in_check());
    if let Some(outcome) = game.outcome() {
        let winner = outcome.winner.map_or('-', Color::letter);
        let _ = write!(text, " {winner} {}", outcome.reason.name());
    }
    let _ = write!(text, " {}", game.repetitions());
    for claim in game.claims() {
        let _ = write!(text, " {}", claim.name());
    }
    for (uci, &mv) in moves {
        let captured = mv.captured().map_or('-', PieceKind::letter);
        let _ = write!(text, " {uci} {} {} {captured}", position.san(mv), mv.kind() as u8);
    }
    text
}

/// What is said of a move that may be legal: half of them are of a piece that can move.
fn ruling(game: &Game, moves: &BTreeMap<String, Move>, random: &mut Random) -> String {
    let movers: Vec<u8> = moves.values().map(|mv| mv.from().index()).collect();
    let from = match random.below(2) == 0 && !movers.is_empty() {
        true => movers[random.below(movers.len())].into(),
        false => random.below(64),
    };
    let to = (from + 1 + random.below(63)) % 64;
    let promotion = ["", "", "", "q", "n", "k"][random.below(6)];
    let square = |index: usize| chess_arbiter::Square::from_index(index as u8).expect("a square");
    let candidate = format!("{}{}{promotion}", square(from), square(to));
    match game.position().judge(candidate.parse().expect("a move")) {
        Ok(mv) => format!(" {candidate} {}", game.position().san(mv)),
        Err(refusal) => {
            let mut text = format!(" {candidate} {} by", refusal.code().name());
            for placed in refusal.by() {
                let _ = write!(text, " {}", placed.square);
            }
            text.push_str(" on");
            for square in refusal.on() {
                let _ = write!(text, " {square}");
            }
            let _ = write!(text, " {refusal}");
            text
        }
    }
}

/// The next move: once in four times one that captures, promotes or castles, if there is one.
fn chosen(moves: &BTreeMap<String, Move>, random: &mut Random) -> Option<Move> {
    let is_rare = |mv: &Move| mv.captured().is_some() || mv.promotion().is_some() || mv.castling().is_some();
    let rare: Vec<Move> = moves.values().copied().filter(is_rare).collect();
    let all: Vec<Move> = moves.values().copied().collect();
    let from = if random.below(4) == 0 && !rare.is_empty() { rare } else { all };
    (!from.is_empty()).then(|| from[random.below(from.len())])
}

#[test]
fn walks_are_those_that_the_package_takes() {
    if let Some(walks) = environment::walks() {
        walks.for_each(|number| println!("walk {number} {}", walk(number)));
        return;
    }
    let expected: Value = serde_json::from_str(include_str!("../data/walks.json")).expect("JSON");
    let expected = expected.as_array().expect("a list");
    assert!(!expected.is_empty());
    for (number, expected) in (0..).zip(expected) {
        assert_eq!(Value::from(walk(number)), *expected, "walk {number}");
    }
}
