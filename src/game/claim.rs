//! The draws that a player may claim: threefold repetition and fifty moves (FIDE 9.2, 9.3).

use super::line::Line;
use super::repetition::THREEFOLD;

/// A draw that the player to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The same position is on the board for at least the third time (FIDE 9.2).
    ThreefoldRepetition,
    /// Fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
}

impl Claim {
    /// The claim as text: `"threefold-repetition"` or `"fifty-moves"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThreefoldRepetition => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
        }
    }
}

/// The plies without a capture or a pawn move after which a draw may be claimed (FIDE 9.3).
const FIFTY_MOVES: u16 = 100;

impl Line {
    /// The draws that the player to move may claim: see [`super::Game::claims`].
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims = self.reached();
        if !claims.is_empty() && self.outcome().is_some() {
            claims.clear();
        }
        claims
    }

    /// The draws that could be claimed if the game were not over.
    pub fn reached(&self) -> Vec<Claim> {
        let threefold = (self.repetitions() >= THREEFOLD).then_some(Claim::ThreefoldRepetition);
        let fifty = (self.position.halfmove_clock >= FIFTY_MOVES).then_some(Claim::FiftyMoves);
        let mut claims = Vec::new();
        claims.extend(threefold);
        claims.extend(fifty);
        claims
    }
}
