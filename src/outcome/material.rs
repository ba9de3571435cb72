//! Whether the pieces on the board can give checkmate at all.

use crate::position::Position;
use crate::types::{Color, PieceKind};

impl Position {
    /// Whether the material alone rules out that any sequence of moves leads to checkmate (FIDE 5.2.2). So it
    /// is with the two kings, the kings and one knight, or the kings and any number of bishops that all stand
    /// on one colour.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let knight: Position = "4k3/8/8/8/8/8/8/4KN2 w - - 0 1".parse()?;
    /// let pawn: Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse()?;
    /// assert!(knight.is_insufficient_material() && !pawn.is_insufficient_material());
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn is_insufficient_material(&self) -> bool {
        let (mut knights, mut light, mut dark) = (0, 0, 0);
        for color in Color::ALL {
            for square in self.board.listed(color).iter().map(|piece| piece.square()) {
                match self.board.cell(square).kind() {
                    Some(PieceKind::King) | None => {}
                    Some(PieceKind::Knight) => knights += 1,
                    Some(PieceKind::Bishop) if square.is_light() => light += 1,
                    Some(PieceKind::Bishop) => dark += 1,
                    Some(PieceKind::Pawn | PieceKind::Rook | PieceKind::Queen) => return false,
                }
            }
        }
        matches!((knights, light, dark), (0 | 1, 0, 0) | (0, _, 0) | (0, 0, _))
    }
}
