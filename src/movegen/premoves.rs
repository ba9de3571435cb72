//! Premoves: where a piece of the player who is not to move could go on its next turn.

use crate::position::Position;
use crate::types::Square;

impl Position {
    /// The squares to which the piece on a square could go on its next turn, if it belongs to the player who
    /// is not to move: those that a legal move reaches after some legal move of the other player. They come
    /// from a1 to h8, each once. Castling goes where [`crate::Move::to`] says.
    ///
    /// None if the square is empty, if the piece is that of the player to move, or if the game is over.
    ///
    /// ```
    /// # use chess_arbiter::{Position, Square};
    /// let position = Position::default();
    /// let squares = |from: &str| from.parse().map(|from| position.premoves(from));
    /// assert_eq!(squares("d7")?, ["d5".parse::<Square>()?, "d6".parse()?]);
    /// assert_eq!(squares("d2")?, []);
    /// # Ok::<(), chess_arbiter::ParseSquareError>(())
    /// ```
    pub fn premoves(&self, square: Square) -> Vec<Square> {
        let mut reached = 0_u64;
        if self.board.cell(square).is(!self.turn) {
            let mut after = self.clone();
            self.each_move(|mv| {
                let undo = after.play_unchecked(mv);
                after.each_move_from(square, |mv| reached |= 1 << mv.to().index());
                after.undo(undo);
            });
        }
        Square::all().filter(|square| reached >> square.index() & 1 == 1).collect()
    }
}
