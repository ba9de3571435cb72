//! What the integration tests share: positions from FEN, short assertions on moves, and a random generator.
//!
//! The laws treat White and Black alike. So the assertions check each position twice: as it is written, and
//! mirrored, with the colours exchanged and the board turned over.

// Each test file uses a part of this module.
#![allow(dead_code)]

pub mod random;

use std::collections::BTreeSet;

use chess_arbiter::{Candidate, CastlingMode, FenError, Move, Position, Square};

/// The position of a sound FEN. Castling rights that name files (`HAha`) make it a Chess960 position.
#[track_caller]
pub fn position(fen: &str) -> Position {
    sound(Position::from_fen(fen, CastlingMode::Standard), fen)
}

/// The position of a sound FEN, whose castling rights are understood as in Chess960.
#[track_caller]
pub fn chess960(fen: &str) -> Position {
    sound(Position::from_fen(fen, CastlingMode::Chess960), fen)
}

#[track_caller]
fn sound(read: Result<Position, FenError>, fen: &str) -> Position {
    read.unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[track_caller]
pub fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is no square"))
}

#[track_caller]
pub fn candidate(uci: &str) -> Candidate {
    uci.parse().unwrap_or_else(|_| panic!("{uci} is no move"))
}

/// Makes some moves in UCI notation, one after the other.
#[track_caller]
pub fn play(position: &mut Position, moves: &str) {
    for uci in moves.split_whitespace() {
        let mv = position.legal_move(candidate(uci));
        let mv = mv.unwrap_or_else(|| panic!("{uci} is not legal in {position}"));
        position.play(mv).unwrap_or_else(|error| panic!("{error}: {position}"));
    }
}

/// The one legal move that a text in UCI notation names.
#[track_caller]
pub fn legal_move(fen: &str, uci: &str) -> Move {
    position(fen).legal_move(candidate(uci)).unwrap_or_else(|| panic!("{uci} is not legal in {fen}"))
}

/// The piece on a square can go to exactly these squares.
#[track_caller]
pub fn assert_goes_to(fen: &str, from: &str, squares: &str) {
    for (fen, from, squares) in both([fen, from, squares]) {
        let found: BTreeSet<Square> =
            position(&fen).moves_from(square(&from)).into_iter().map(Move::to).collect();
        let expected: BTreeSet<Square> = squares.split_whitespace().map(square).collect();
        assert_eq!(found, expected, "from {from} in {fen}");
    }
}

/// These moves are legal.
#[track_caller]
pub fn assert_legal(fen: &str, moves: &str) {
    assert_legality(fen, moves, true);
}

/// These moves are not legal.
#[track_caller]
pub fn assert_illegal(fen: &str, moves: &str) {
    assert_legality(fen, moves, false);
}

#[track_caller]
fn assert_legality(fen: &str, moves: &str, expected: bool) {
    for (fen, moves, _) in both([fen, moves, ""]) {
        for uci in moves.split_whitespace() {
            assert_eq!(position(&fen).is_legal(candidate(uci)), expected, "{uci} in {fen}");
        }
    }
}

/// These are all the legal moves.
#[track_caller]
pub fn assert_all_moves(fen: &str, moves: &str) {
    for (fen, moves, _) in both([fen, moves, ""]) {
        let found: BTreeSet<String> = position(&fen).moves().iter().map(Move::to_string).collect();
        let expected: BTreeSet<String> = moves.split_whitespace().map(String::from).collect();
        assert_eq!(found, expected, "in {fen}");
    }
}

/// After some moves, the FEN is this one, but for the move number.
#[track_caller]
pub fn assert_after(fen: &str, moves: &str, expected: &str) {
    let numberless = |fen: &str| fen.split_whitespace().take(5).collect::<Vec<_>>().join(" ");
    for (fen, moves, expected) in both([fen, moves, expected]) {
        let mut position = position(&fen);
        play(&mut position, &moves);
        assert_eq!(numberless(&position.fen()), numberless(&expected), "after {moves} in {fen}");
    }
}

/// Whether the player to move is in check.
#[track_caller]
pub fn assert_in_check(fen: &str, expected: bool) {
    for (fen, ..) in both([fen, "", ""]) {
        assert_eq!(position(&fen).in_check(), expected, "{fen}");
    }
}

/// The pieces that give check to the player to move are exactly those on these squares.
#[track_caller]
pub fn assert_checkers(fen: &str, squares: &str) {
    for (fen, squares, _) in both([fen, squares, ""]) {
        let found: BTreeSet<Square> = position(&fen).checkers().collect();
        let expected: BTreeSet<Square> = squares.split_whitespace().map(square).collect();
        assert_eq!(found, expected, "{fen}");
    }
}

/// The pieces of the player who is *not* to move that attack a square are exactly those on these squares.
#[track_caller]
pub fn assert_attackers(fen: &str, on: &str, squares: &str) {
    for (fen, on, squares) in both([fen, on, squares]) {
        let position = position(&fen);
        let found: BTreeSet<Square> = position.attackers(square(&on), !position.turn()).collect();
        let expected: BTreeSet<Square> = squares.split_whitespace().map(square).collect();
        assert_eq!(found, expected, "of {on} in {fen}");
    }
}

/// A FEN (or the first of the texts) and texts of squares, as they are and mirrored.
fn both([fen, text, more]: [&str; 3]) -> [(String, String, String); 2] {
    let mirrored = |text: &str| if text.contains('/') { mirrored_fen(text) } else { mirrored_squares(text) };
    [(fen.into(), text.into(), more.into()), (mirrored(fen), mirrored(text), mirrored(more))]
}

/// The FEN with the colours exchanged and the board turned over.
pub fn mirrored_fen(fen: &str) -> String {
    let mut fields = fen.split_whitespace();
    let mut next = || fields.next().unwrap_or_else(|| panic!("{fen} lacks a field"));
    let exchange = |text: &str| -> String {
        text.chars()
            .map(|letter| match letter.is_ascii_uppercase() {
                true => letter.to_ascii_lowercase(),
                false => letter.to_ascii_uppercase(),
            })
            .collect()
    };
    let placement = next().rsplit('/').map(exchange).collect::<Vec<_>>().join("/");
    let turn = if next() == "w" { "b" } else { "w" };
    let rights = exchange(next());
    let (white, black): (String, String) = rights.chars().partition(char::is_ascii_uppercase);
    let en_passant = mirrored_squares(next());
    let clocks = fields.collect::<Vec<_>>().join(" ");
    format!("{placement} {turn} {white}{black} {en_passant} {clocks}")
}

/// Squares and moves with the board turned over: each rank is counted from the other side.
pub fn mirrored_squares(text: &str) -> String {
    text.chars()
        .map(|letter| match letter.to_digit(10) {
            Some(digit) => char::from_digit(9 - digit, 10).unwrap_or(letter),
            None => letter,
        })
        .collect()
}
