//! Whether a player can still mate, in positions composed of the bytes or reached by moves: a line is played, what is
//! denied is looked for, and no two answers contradict each other.
#![no_main]

use chess_arbiter::{CanMate, CastlingMode, Color, FenOptions, Move, Position, Reason};
use chess_arbiter_fuzz::compose::composed;
use chess_arbiter_fuzz::input::Input;
use chess_arbiter_fuzz::mirror::mirrored_fen;
use libfuzzer_sys::fuzz_target;

/// Little enough for many positions to be left undecided.
const FEW_NODES: u32 = 300;

/// Enough for nearly all.
const MANY_NODES: u32 = 5_000;

/// A mate that is denied is looked for so deep, and among so many positions.
const PLIES: usize = 5;
const MOST_POSITIONS: usize = 400;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let is_walk = input.byte() % 4 == 0;
    let start = if is_walk { Some(input.start()) } else { composed(&mut input) };
    let Some(mut position) = start else { return };
    for _ in 0..input.below(if is_walk { 160 } else { 8 }) {
        let Some(mv) = input.legal_move(&position) else { break };
        position.play_unchecked(mv);
    }
    let answers = Color::ALL.map(|winner| check(&position, winner));
    check_dead(&position, answers);
    if input.byte() % 32 == 0 {
        Color::ALL.into_iter().for_each(|loser| check_on_time(&position, loser));
    }
});

/// What is answered: `None` if it is undecided.
fn ask(position: &Position, winner: Color, nodes: u32) -> Option<bool> {
    match position.can_mate(winner, nodes) {
        CanMate::Yes(line) => {
            assert!(mates(position, winner, &line), "no mate by {winner}: {position}, {line:?}");
            Some(true)
        }
        CanMate::No => Some(false),
        CanMate::Undecided => None,
    }
}

fn mates(position: &Position, winner: Color, line: &[Move]) -> bool {
    let mut after = position.clone();
    line.iter().all(|&mv| after.play(mv).is_ok()) && after.is_checkmate() && after.turn() != winner
}

/// Asks with either bound, and of the mirror image. Returns what the larger bound finds.
fn check(position: &Position, winner: Color) -> Option<bool> {
    let quick = ask(position, winner, FEW_NODES);
    let answer = ask(position, winner, MANY_NODES);
    assert!(quick.is_none() || quick == answer, "{winner}, {quick:?} and {answer:?}: {position}");
    let same = ask(&mirrored(position), !winner, FEW_NODES);
    assert!(same.is_none() || answer.is_none() || same == answer, "{winner}, mirrored {same:?}: {position}");
    if answer == Some(false) {
        check_no_mate(position, winner);
    }
    assert!(!position.has_insufficient_material(winner) || answer == Some(false), "{winner}: {position}");
    answer
}

fn mirrored(position: &Position) -> Position {
    let castling = if position.chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let options = FenOptions { castling, composed: true };
    Position::from_fen(&mirrored_fen(&position.fen()), options).expect("a position")
}

/// Plain trying finds no mate.
fn check_no_mate(position: &Position, winner: Color) {
    let mut left = MOST_POSITIONS;
    let found = finds_mate(&mut position.clone(), winner, PLIES, &mut left);
    assert!(!found, "{winner} can mate: {position}");
}

fn finds_mate(position: &mut Position, winner: Color, plies: usize, left: &mut usize) -> bool {
    *left = left.saturating_sub(1);
    if position.is_checkmate() {
        return position.turn() != winner;
    }
    plies > 0
        && *left > 0
        && position.moves().into_iter().any(|mv| {
            let undo = position.play_unchecked(mv);
            let found = finds_mate(position, winner, plies - 1, left);
            position.undo(undo);
            found
        })
}

/// A dead position is one in which nobody can mate, whatever is played next.
fn check_dead(position: &Position, answers: [Option<bool>; 2]) {
    let reason = position.outcome().map(|outcome| outcome.reason);
    let is_mate = reason == Some(Reason::Checkmate);
    assert!(answers != [Some(false); 2] || !is_mate, "{position}");
    if matches!(reason, Some(Reason::DeadPosition | Reason::InsufficientMaterial)) {
        assert!(position.is_dead(), "{position}");
    }
    if position.is_dead() {
        assert!(!answers.contains(&Some(true)), "a mate in a dead position: {position}");
        for winner in Color::ALL {
            check_no_mate(position, winner);
        }
    }
}

/// A fallen flag loses, unless the other player cannot mate or the game is over.
fn check_on_time(position: &Position, loser: Color) {
    let found = position.outcome_on_time(loser);
    if let Some(outcome) = position.outcome() {
        assert_eq!(found.outcome, outcome, "{position}");
        return;
    }
    let answer = ask(position, !loser, Position::FAST_NODES);
    assert_eq!(found.outcome.reason, Reason::Time);
    assert_eq!(found.outcome.winner, (answer != Some(false)).then_some(!loser), "{position}");
    assert_eq!(found.decided, answer.is_some(), "{position}");
}
