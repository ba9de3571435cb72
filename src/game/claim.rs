//! The draws that a player may claim: threefold repetition and fifty moves (FIDE 9.2, 9.3).

use super::Game;
use super::repetition::{FIVEFOLD, THREEFOLD};

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

impl Game {
    /// The draws that the player to move may claim; none once the game is over.
    ///
    /// ```
    /// use chess_arbiter::{Claim, Game, Position};
    /// let mut game = Game::new(Position::default());
    /// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2) {
    ///     game.apply(uci.parse()?)?;
    /// }
    /// assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn claims(&self) -> Vec<Claim> {
        let repetitions = self.repetitions();
        let threefold = (repetitions >= THREEFOLD).then_some(Claim::ThreefoldRepetition);
        let fifty = (self.position.halfmove_clock >= FIFTY_MOVES).then_some(Claim::FiftyMoves);
        let is_over = || repetitions >= FIVEFOLD || self.position.outcome().is_some();
        let claims = [threefold, fifty].into_iter().flatten();
        claims.filter(|_| !is_over()).collect()
    }
}
