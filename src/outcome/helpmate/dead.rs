//! The dead positions (FIDE 5.2.2) that are found quickly enough for [`Position::outcome`], which a board asks
//! for after every move: blocked ones, and those in which all that is left leads by force to a stalemate, to
//! too little material, or to a blocked position.

use super::reach::Reach;
use super::structure::may_mate;
use crate::position::Position;
use crate::types::Color;

/// The most legal moves that a position may have for its moves to count as forced.
const FEW_MOVES: usize = 3;

/// The most moves that are looked at.
const MOST_NODES: u32 = 60;

impl Position {
    /// Whether the position is quickly seen to be dead: neither player can give checkmate by any series of
    /// legal moves (FIDE 5.2.2). `false` says that no quick proof was found; [`Position::can_mate`] looks
    /// farther. Too little material counts too.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// // White has to take the queen, which leaves the two kings.
    /// let forced: Position = "7k/8/8/8/8/8/1q6/K7 w - - 0 1".parse()?;
    /// assert!(forced.is_dead());
    /// assert!(!Position::default().is_dead());
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn is_dead(&self) -> bool {
        is_dead_at_sight(self) || {
            let mut left = MOST_NODES;
            let mut position = self.clone();
            is_forced(self) && all_lead_to_death(&mut position, &mut left)
        }
    }
}

/// Whether neither player can mate by material and structure.
fn is_dead_at_sight(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|color| position.has_insufficient_material(color));
    if white && black {
        return true;
    }
    Reach::of(position).is_some_and(|reach| {
        (white || !may_mate(&reach, Color::White)) && (black || !may_mate(&reach, Color::Black))
    })
}

/// Whether there are few moves, or none.
fn is_forced(position: &Position) -> bool {
    position.count_moves() <= FEW_MOVES
}

/// Whether every move leads to a dead position. It is one if all moves from it do, however many those are in a
/// row: so this is a proof as soon as the recursion comes to an end.
fn all_lead_to_death(position: &mut Position, left: &mut u32) -> bool {
    let moves = position.moves();
    if moves.is_empty() {
        return !position.in_check();
    }
    moves.len() <= FEW_MOVES
        && moves.into_iter().all(|mv| {
            let Some(fewer) = left.checked_sub(1) else { return false };
            *left = fewer;
            let undo = position.play_unchecked(mv);
            let dead = is_dead_at_sight(position) || all_lead_to_death(position, left);
            position.undo(undo);
            dead
        })
}
