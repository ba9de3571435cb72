//! The dead positions (FIDE 5.2.2) that are found quickly enough for [`Position::outcome`], which a board asks
//! for after every move: blocked ones, and those in which all that is left leads by force to a stalemate, to
//! too little material, or to a blocked position.

use std::ops::ControlFlow;

use super::reach::Reach;
use super::structure::may_mate;
use crate::board::{ListedPiece, piece_code};
use crate::position::Position;
use crate::types::{Color, Move};

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
        self.is_insufficient_material() || self.is_blocked_or_forced()
    }

    /// Whether the position is dead though the material would allow a mate.
    pub(crate) fn is_blocked_or_forced(&self) -> bool {
        is_blocked(self) || {
            let mut left = MOST_NODES;
            moves_if_few(self).is_some() && all_lead_to_death(&mut self.clone(), &mut left)
        }
    }
}

/// Whether the structure shows that neither player can mate. It is only asked of positions without knights, rooks
/// and queens, which are rarely walled in; so most positions of games cost next to nothing. No pawn of a blocked
/// position can promote, so that it stays one of these.
fn is_blocked(position: &Position) -> bool {
    let board = &position.board;
    let is_strong = |piece: &ListedPiece| {
        matches!(piece.piece_code(), piece_code::KNIGHT | piece_code::ROOK | piece_code::QUEEN)
    };
    let any_strong = Color::ALL.into_iter().any(|color| board.listed(color).iter().any(is_strong));
    !any_strong
        && Reach::of(position).is_some_and(|reach| {
            let cannot_mate = |color| position.has_insufficient_material(color) || !may_mate(&reach, color);
            Color::ALL.into_iter().all(cannot_mate)
        })
}

/// The legal moves, if there are few.
fn moves_if_few(position: &Position) -> Option<Few> {
    let mut moves = Few::default();
    let mut count = 0;
    let flow = position.generate(&mut |mv| match moves.get_mut(count) {
        Some(place) => {
            *place = Some(mv);
            count += 1;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    });
    flow.is_continue().then_some(moves)
}

/// Up to [`FEW_MOVES`] moves.
type Few = [Option<Move>; FEW_MOVES];

/// Whether every move leads to a dead position. It is one if all moves from it do, however many those are in a
/// row: so this is a proof as soon as the recursion comes to an end.
fn all_lead_to_death(position: &mut Position, left: &mut u32) -> bool {
    let Some(moves) = moves_if_few(position) else { return false };
    if moves[0].is_none() {
        return !position.in_check();
    }
    moves.into_iter().flatten().all(|mv| {
        let Some(fewer) = left.checked_sub(1) else { return false };
        *left = fewer;
        let undo = position.play_unchecked(mv);
        let dead =
            position.is_insufficient_material() || is_blocked(position) || all_lead_to_death(position, left);
        position.undo(undo);
        dead
    })
}
