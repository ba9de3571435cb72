//! Whether a player can give checkmate by any series of legal moves: compared with brute force, and on composed
//! positions whose verdicts are argued.

mod blocked;
mod composed;
mod few_men;
mod on_time;
mod retrograde;

#[path = "../support/mirror.rs"]
mod mirror;
#[path = "../support/random.rs"]
mod random;

use chess_arbiter::{CanMate, Color, FenOptions, Position};

/// The position of a FEN, which may be one that no game leads to.
#[track_caller]
fn composed_position(fen: &str) -> Position {
    let options = FenOptions { composed: true, ..FenOptions::default() };
    Position::from_fen(fen, options).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What `can_mate` answers: `None` if it is undecided. A line is played, and must end in mate.
#[track_caller]
fn can_mate(position: &Position, winner: Color, nodes: u32) -> Option<bool> {
    match position.can_mate(winner, nodes) {
        CanMate::Yes(line) => {
            let mut after = position.clone();
            for mv in line {
                after.play(mv).unwrap_or_else(|error| panic!("{error}: {position}"));
            }
            assert!(after.is_checkmate() && after.turn() != winner, "no mate by {winner}: {position}");
            Some(true)
        }
        CanMate::No => Some(false),
        CanMate::Undecided => None,
    }
}
