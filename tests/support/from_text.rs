//! Positions and moves, from the text that a test writes: FEN and UCI notation.

use chess_arbiter::{Candidate, CastlingMode, FenError, Position};

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

/// The move that a text in UCI notation names, legal or not.
#[track_caller]
pub fn candidate(uci: &str) -> Candidate {
    uci.parse().unwrap_or_else(|_| panic!("{uci} is no move"))
}
