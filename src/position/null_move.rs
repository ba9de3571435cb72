//! The null move: the player to move passes. No law allows it, but analysis uses it, in PGN files too.

use super::Position;
use super::play::Undo;

impl Position {
    /// Passes: the other player is to move, and nothing else happens on the board. No law allows that;
    /// analysis uses it to ask what a player threatens. An en passant capture is no longer possible, and the
    /// counters go on as after a move that takes nothing.
    ///
    /// Returns what takes it back; `None`, and nothing changes, in check, since the king could then be taken:
    /// [`Position::judge_pass`] says by which pieces.
    ///
    /// ```
    /// # use chess_arbiter::{Color, Position};
    /// let mut position = Position::default();
    /// let undo = position.pass().ok_or("in check")?;
    /// assert_eq!((position.turn(), undo.mv()), (Color::Black, None));
    /// position.undo(undo);
    /// assert_eq!(position, Position::default());
    /// # Ok::<(), &str>(())
    /// ```
    pub fn pass(&mut self) -> Option<Undo> {
        (!self.in_check()).then(|| {
            let undo = self.start_ply(None);
            self.halfmove_clock = self.halfmove_clock.saturating_add(1);
            self.end_ply();
            undo
        })
    }
}
