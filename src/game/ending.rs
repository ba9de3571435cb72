//! How the game ended. A game ends once: what is played on afterwards, in analysis, changes nothing.

use super::line::Line;
use super::repetition::FIVEFOLD;
use crate::outcome::{Outcome, Reason, SEVENTY_FIVE_MOVES};
use crate::position::Undo;
#[cfg(feature = "helpmate")]
use crate::{outcome::OnTime, types::Color};

/// The fewest plies without a capture or a pawn move that bring a position back for the fifth time: each time
/// takes both players a move away and a move back.
const PLIES_TO_FIVEFOLD: usize = 4 * (FIVEFOLD - 1);

impl Line {
    /// How the game ended: see [`super::Game::outcome`].
    pub fn outcome(&self) -> Option<Outcome> {
        let here = self.outcome_here();
        self.earlier_outcome(here).or(here)
    }

    /// How the game ends when a player's time runs out: see [`super::Game::outcome_on_time`].
    #[cfg(feature = "helpmate")]
    pub fn outcome_on_time(&self, loser: Color) -> OnTime {
        self.position.flag_fallen(loser, self.outcome())
    }

    /// How a position before the last one ended the game.
    fn earlier_outcome(&self, here: Option<Outcome>) -> Option<Outcome> {
        let first = self.first_to_examine(here)?;
        let mut line = Self { position: self.position_at(first)?, past: self.past.get(..first)?.to_vec() };
        for undo in self.past.get(first..)? {
            // Where a move was made, there was a legal one.
            let outcome = if undo.mv().is_some() { line.drawn_here() } else { line.outcome_here() };
            if outcome.is_some() {
                return outcome;
            }
            match undo.mv() {
                Some(mv) => line.play(mv),
                None => line.pass()?,
            }
        }
        None
    }

    /// The plies before the first position, other than the last, that may have ended the game; `None` in most
    /// games, which have nothing to examine. If the game ended as a dead one does, an earlier position may have
    /// been dead already.
    fn first_to_examine(&self, here: Option<Outcome>) -> Option<usize> {
        if here
            .is_some_and(|outcome| matches!(outcome.reason, Reason::Stalemate | Reason::InsufficientMaterial))
        {
            return Some(0);
        }
        let mut reversible = 0;
        self.past.iter().position(|undo| {
            let may_have_ended = reversible >= PLIES_TO_FIVEFOLD
                || undo.halfmove_clock() >= SEVENTY_FIVE_MOVES
                || undo.mv().is_none();
            reversible = if is_reversible(undo) { reversible + 1 } else { 0 };
            may_have_ended
        })
    }

    /// How the last position ended the game, whatever was before.
    fn outcome_here(&self) -> Option<Outcome> {
        self.position.outcome_without_moves().or_else(|| self.drawn_here())
    }

    /// The draw that the last position brought about, if its player has a legal move.
    fn drawn_here(&self) -> Option<Outcome> {
        let by_position = self.position.drawn();
        match by_position {
            Some(Outcome { reason: Reason::InsufficientMaterial | Reason::DeadPosition, .. }) => by_position,
            _ if self.is_fivefold() => Some(Outcome::draw(Reason::FivefoldRepetition)),
            _ => by_position,
        }
    }

    /// Whether the last position is on the board for the fifth time (FIDE 9.6.1).
    fn is_fivefold(&self) -> bool {
        let last = self.past.iter().rev().take(PLIES_TO_FIVEFOLD);
        last.filter(|undo| is_reversible(undo)).count() == PLIES_TO_FIVEFOLD && self.repetitions() >= FIVEFOLD
    }
}

/// Whether a position before the move can come back after it. None comes back after a null move.
fn is_reversible(undo: &Undo) -> bool {
    undo.mv().is_some_and(|mv| !mv.is_irreversible())
}
