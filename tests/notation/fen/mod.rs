//! FEN: what is read, what is repaired, what is refused and why, and what is written.

mod all_at_once;
mod any_text;
mod castling;
mod clocks;
mod composed;
mod en_passant;
mod hostile;
mod oddly_written;
mod refused;
mod sound;

use chess_arbiter::{CastlingMode, CastlingSide, Color, FenField, Position, Square, validate_fen};

/// What one problem says: code, field, squares and whether it is repaired.
type Said<'a> = (&'a str, Option<FenField>, &'a str, bool);

const PLACEMENT: Option<FenField> = Some(FenField::Placement);
const CASTLING: Option<FenField> = Some(FenField::Castling);
const EN_PASSANT: Option<FenField> = Some(FenField::EnPassant);
const FULLMOVE: Option<FenField> = Some(FenField::Fullmove);

/// The problems of a FEN are exactly these, in this order; it is read if and only if all are repaired.
#[track_caller]
fn assert_problems(fen: &str, expected: &[Said]) {
    assert_problems_in(fen, CastlingMode::Standard, expected);
}

#[track_caller]
fn assert_problems_in(fen: &str, mode: CastlingMode, expected: &[Said]) {
    let problems = validate_fen(fen, mode);
    let squares: Vec<String> = problems.iter().map(|problem| names(problem.squares())).collect();
    let said: Vec<Said> = (problems.iter().zip(&squares))
        .map(|(problem, squares)| (problem.code(), problem.field(), squares.as_str(), problem.is_repaired()))
        .collect();
    assert_eq!(said, expected, "{fen}");
    match Position::from_fen(fen, mode) {
        Ok(_) => assert!(expected.iter().all(|&(.., repaired)| repaired), "{fen} was read"),
        Err(error) => {
            assert!(expected.iter().any(|&(.., repaired)| !repaired), "{fen} was refused");
            assert_eq!(error.problems(), problems, "{fen}");
        }
    }
}

/// The names of some squares, in one text.
fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// The FEN is read without any problem and written as it was.
#[track_caller]
fn assert_unchanged(fen: &str, mode: CastlingMode) {
    assert_eq!(validate_fen(fen, mode), [], "{fen}");
    assert_becomes(fen, mode, fen);
}

/// The FEN is read, and written as `expected`.
#[track_caller]
fn assert_becomes(fen: &str, mode: CastlingMode, expected: &str) {
    let position = Position::from_fen(fen, mode).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(position.fen(), expected);
    assert_eq!(position.to_string(), expected);
}

/// The rook with which a player may castle to a side stands on this square.
#[track_caller]
fn assert_castling_rook(position: &Position, color: Color, side: CastlingSide, square: &str) {
    let rook = position.castling().rook(color, side);
    assert_eq!(rook.map(|rook| rook.to_string()).as_deref(), Some(square), "{position}");
}
