//! Notation: positions as FEN, moves as SAN and UCI, games as PGN. What is read, what is refused and why, and what is
//! written.

mod fen;
mod messages;
mod pgn;
mod san;
mod uci;

#[path = "../support/from_text.rs"]
mod from_text;
#[path = "../support/play.rs"]
mod play;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/random_positions.rs"]
mod random_positions;
