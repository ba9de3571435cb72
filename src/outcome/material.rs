//! Whether a player's pieces can give checkmate at all.
//!
//! Only the material is looked at: whether any position with these pieces, or with what pawns may become, is
//! checkmate. Whether play can lead from here to there is not asked.

use crate::board::Board;
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
        Color::ALL.into_iter().all(|color| self.has_insufficient_material(color))
    }

    /// Whether the material alone rules out that a player gives checkmate by any sequence of legal moves. When
    /// the opponent's time runs out, the game is then drawn (FIDE 6.9). Whose turn it is does not matter, nor
    /// whether the position is already a stalemate.
    ///
    /// The opponent's pieces count too, since they may stand in the way of their own king:
    ///
    /// | the player has, beside the king | checkmate is ruled out |
    /// |---|---|
    /// | nothing | always |
    /// | one knight | if the opponent has nothing but queens |
    /// | bishops that all stand on one colour | if the opponent has no pawn, no knight and no bishop on the other colour |
    /// | anything else | never |
    ///
    /// ```
    /// # use chess_arbiter::{Color, Position};
    /// let position: Position = "4k2r/8/8/8/8/8/8/4KN2 w - - 0 1".parse()?;
    /// assert!(!position.has_insufficient_material(Color::White)); // The rook may block its king's way.
    /// let position: Position = "4k2q/8/8/8/8/8/8/4KN2 w - - 0 1".parse()?;
    /// assert!(position.has_insufficient_material(Color::White));
    /// assert!(!position.has_insufficient_material(Color::Black));
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn has_insufficient_material(&self, color: Color) -> bool {
        let ours = Force::of(&self.board, color);
        // A lone king is mated by a rook or a queen, which a pawn may become.
        if ours.pawns + ours.rooks + ours.queens > 0 {
            return false;
        }
        let theirs = Force::of(&self.board, !color);
        match (ours.knights, ours.light_bishops > 0, ours.dark_bishops > 0) {
            // A king gives no check.
            (0, false, false) => true,
            // A lone king can leave any square that a knight attacks, wherever the other king stands. So a
            // piece of its own must stand where it could go. A queen there could take the knight; any other
            // piece may stand so that it cannot.
            (1, false, false) => {
                theirs.pawns + theirs.knights + theirs.light_bishops + theirs.dark_bishops + theirs.rooks == 0
            }
            // The king is attacked along a diagonal. Two of the squares that it could go to along rank and
            // file lie beside the first square of that diagonal. No bishop attacks them, and the other king
            // can attack only one. A rook or a queen there could go to the diagonal, where it blocks or takes
            // the bishop; a bishop of the same colour cannot stand there. Any other piece can, and may be
            // unable to help: a pawn, a knight, or a bishop of the other colour.
            (0, true, false) => theirs.pawns + theirs.knights + theirs.dark_bishops == 0,
            (0, false, true) => theirs.pawns + theirs.knights + theirs.light_bishops == 0,
            // A lone king is mated by two knights, by a bishop and a knight, and by bishops of both colours.
            _ => false,
        }
    }
}

/// How many pieces a player has beside the king.
#[derive(Default)]
struct Force {
    pawns: u8,
    knights: u8,
    light_bishops: u8,
    dark_bishops: u8,
    rooks: u8,
    queens: u8,
}

impl Force {
    #[inline(never)] // Kept out of line: one copy in the module.
    fn of(board: &Board, color: Color) -> Self {
        let mut force = Self::default();
        for square in board.listed(color).iter().map(|piece| piece.square()) {
            match board.cell(square).kind() {
                Some(PieceKind::Pawn) => force.pawns += 1,
                Some(PieceKind::Knight) => force.knights += 1,
                Some(PieceKind::Bishop) if square.is_light() => force.light_bishops += 1,
                Some(PieceKind::Bishop) => force.dark_bishops += 1,
                Some(PieceKind::Rook) => force.rooks += 1,
                Some(PieceKind::Queen) => force.queens += 1,
                Some(PieceKind::King) | None => {}
            }
        }
        force
    }
}
