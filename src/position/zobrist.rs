//! When positions are the same, and Zobrist hashing (Zobrist, 1970): a position as 64 bits, from one random
//! number for each of its features.
//!
//! The random numbers are computed, not stored: each is SplitMix64 (Steele, Lea and Flood, 2014) of a number
//! that names the feature. That costs a few multiplications, but a table would make the download larger.

use super::Position;
use crate::types::{Piece, Square};

/// The random number of a feature.
const fn key(feature: u64) -> u64 {
    let seed = (feature + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The random number of a piece on a square.
const fn piece_key(piece: Piece, square: Square) -> u64 {
    key((piece.color as u64) << 11 | (piece.kind as u64) << 8 | square.index() as u64)
}

/// Marks the one feature that is not a piece on a square: turn, castling rights and en passant together.
const NOT_A_PIECE: u64 = 1 << 63;

impl Position {
    /// The Zobrist hash of all that makes positions the same (FIDE 9.2.3): the pieces, who is to move, the
    /// castling rights, and en passant where it is legal. Different positions may share a hash.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let position = Position::default();
    /// let later: Position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3".parse()?;
    /// assert_eq!(position.zobrist(), later.zobrist());
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn zobrist(&self) -> u64 {
        let en_passant = self.legal_en_passant().map_or(0, |square| 1 + u64::from(square.index()));
        let rest =
            NOT_A_PIECE | (self.turn as u64) << 40 | en_passant << 32 | u64::from(self.castling.bits());
        self.board.pieces().fold(key(rest), |hash, (square, piece)| hash ^ piece_key(piece, square))
    }

    /// Whether two positions are the same (FIDE 9.2.3): the same player to move, the same pieces on the same
    /// squares, and the same moves possible, castling and en passant included. The counters do not matter.
    /// [`Position::key`] says the same as a text.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let position = Position::default();
    /// let later: Position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3".parse()?;
    /// assert!(position.is_same_as(&later) && position != later);
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.castling == other.castling
            && self.board == other.board
            && self.legal_en_passant() == other.legal_en_passant()
    }
}
