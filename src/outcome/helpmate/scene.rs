//! What surrounds the loser's king, as the quick tries look at it.

use super::squares::Squares;
use crate::board::Checks;
use crate::board::geometry::Threats;
use crate::position::Position;
use crate::types::{Color, Square};

/// The squares around the loser's king, and where the men stand.
pub(super) struct Scene {
    /// The loser's king.
    pub king: Square,
    /// The steps that would be safe for it: a bit for each of the king's steps.
    pub ways: Threats,
    /// The steps to squares that are empty or hold one of the winner's men.
    pub open: Threats,
    /// The squares to which they lead.
    pub flights: Squares,
    /// The squares on which nobody stands.
    pub empty: Squares,
    /// The squares of the winner's men.
    pub winners: Squares,
}

impl Scene {
    pub fn of(position: &Position, winner: Color) -> Self {
        let board = &position.board;
        let king = board.king(!winner);
        let steps = Checks::open_steps(board, king, !winner);
        let ways = Threats::from(Checks::find(board, king, !winner, steps).safe_steps);
        let men = |color| board.listed(color).iter().map(|man| man.square()).collect::<Squares>();
        let (winners, losers) = (men(winner), men(!winner));
        Self {
            king,
            ways,
            open: Threats::from(steps),
            flights: Squares::around(king, ways as u8),
            empty: !(winners | losers),
            winners,
        }
    }
}
