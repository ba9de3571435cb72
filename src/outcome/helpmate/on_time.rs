//! What a fallen flag means (FIDE 6.9).

use super::CanMate;
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::types::Color;

/// How the game ends when a player's time runs out: see [`Position::outcome_on_time`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnTime {
    /// The outcome: lost, or drawn.
    pub outcome: Outcome,
    /// Whether it is certain. If not, the game counts as lost, since no proof was found that the opponent
    /// cannot give checkmate; [`Position::can_mate`] with a larger bound may find one.
    pub decided: bool,
}

impl Position {
    /// How the game ends when a player's time runs out. The player loses; but the game is drawn if the
    /// opponent cannot give checkmate by any series of legal moves (FIDE 6.9). If the position has already
    /// ended the game, that stands.
    ///
    /// It tries up to [`Position::FAST_NODES`] moves.
    ///
    /// ```
    /// use chess_arbiter::{Color, Position, Reason};
    /// let position: Position = "7k/8/8/8/8/8/8/KQ6 w - - 0 1".parse()?;
    /// let flag = position.outcome_on_time(Color::Black);
    /// assert_eq!((flag.outcome.winner, flag.outcome.reason), (Some(Color::White), Reason::Time));
    /// let flag = position.outcome_on_time(Color::White); // Black has nothing but the king.
    /// assert_eq!((flag.outcome.winner, flag.decided), (None, true));
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn outcome_on_time(&self, loser: Color) -> OnTime {
        self.flag_fallen(loser, self.outcome())
    }

    /// What a fallen flag means. If the game is over, its outcome stands.
    pub(crate) fn flag_fallen(&self, loser: Color, outcome: Option<Outcome>) -> OnTime {
        if let Some(outcome) = outcome {
            return OnTime { outcome, decided: true };
        }
        let can_mate = self.can_mate(!loser, Self::FAST_NODES);
        let winner = (can_mate != CanMate::No).then_some(!loser);
        OnTime { outcome: Outcome { winner, reason: Reason::Time }, decided: can_mate != CanMate::Undecided }
    }
}
