//! The Zobrist hash of positions and games.

use std::collections::{HashMap, HashSet};

use chess_arbiter::{Game, Position};

use crate::from_text::position;
use crate::random::Random;
use crate::random_positions::{random_chess960_start, sound_position};

/// The start of a random game: of chess, of Chess960, or composed.
fn start(random: &mut Random) -> Position {
    match random.below(3) {
        0 => Position::default(),
        1 => random_chess960_start(random),
        _ => sound_position(random),
    }
}

/// Repetitions by FIDE 9.2.3 itself: positions are the same if their FENs are, without the counters.
fn by_fen(game: &Game, plies: usize) -> usize {
    let key = |ply| {
        let position = game.position_at(ply).expect("it has been played");
        let fen = position.fen();
        fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
    };
    let last = key(plies);
    (0..=plies).filter(|&ply| key(ply) == last).count()
}

#[test]
fn of_a_game_is_that_of_its_position_after_every_move_and_every_undo() {
    let mut random = Random::new(5);
    for _ in 0..1_000 {
        let mut game = Game::new(start(&mut random));
        for _ in 0..80 {
            let moves = game.position().moves();
            match random.below(8) {
                0 => _ = game.undo(),
                1 => _ = game.redo(),
                _ if moves.is_empty() => break,
                _ => assert!(game.apply(random.pick(&moves).candidate()).is_ok()),
            }
            assert_eq!(game.zobrist(), game.position().zobrist(), "{}", game.position());
        }
    }
}

#[test]
fn positions_that_are_not_the_same_hardly_ever_share_one() {
    let mut random = Random::new(6);
    let mut seen: HashMap<u64, Position> = HashMap::new();
    for _ in 0..2_000 {
        let mut position = start(&mut random);
        for _ in 0..60 {
            let other = seen.entry(position.zobrist()).or_insert_with(|| position.clone());
            assert!(other.is_same_as(&position), "{other} and {position}");
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(random.pick(&moves));
        }
    }
    assert!(seen.len() > 50_000);
}

#[test]
fn each_part_of_a_position_changes_it() {
    let fens = [
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kkq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w Qkq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq - 0 1",
        "r3k2r/8/8/3pN3/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq - 0 1",
    ];
    let hashes: HashSet<u64> = fens.iter().map(|fen| position(fen).zobrist()).collect();
    assert_eq!(hashes.len(), fens.len());
    // The counters do not change it.
    assert_eq!(position(fens[0]).zobrist(), position("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 9 9").zobrist());
}

/// Games that shuffle a few pieces come back often.
#[test]
fn repetitions_are_those_of_equal_fens() {
    let mut random = Random::new(8);
    let mut most = 0;
    for _ in 0..60 {
        let fen = random.pick(&[
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
            "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        ]);
        let mut game = Game::new(position(fen));
        for ply in 1..=120 {
            // The first two or three moves alone, so that positions recur.
            let moves = game.position().moves();
            let few = &moves[..moves.len().min(3)];
            if few.is_empty() {
                break;
            }
            game.apply(random.pick(few).candidate()).expect("it is legal");
            let expected = by_fen(&game, ply);
            assert_eq!(game.repetitions(), expected, "{}", game.position());
            most = most.max(expected);
        }
    }
    assert!(most >= 5, "no position recurs more than {most} times");
}
