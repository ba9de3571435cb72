//! Moves on a position, from text.

use chess_arbiter::Position;

use crate::from_text::candidate;

/// Makes some moves in UCI notation, one after the other.
#[track_caller]
pub fn play(position: &mut Position, moves: &str) {
    for uci in moves.split_whitespace() {
        let mv = position.legal_move(candidate(uci));
        let mv = mv.unwrap_or_else(|| panic!("{uci} is not legal in {position}"));
        position.play(mv).unwrap_or_else(|error| panic!("{error}: {position}"));
    }
}
