//! A position: the board, whose turn it is, and what the past still allows.

mod castling_path;
mod en_passant;
mod null_move;
mod play;
mod zobrist;

pub(crate) use castling_path::CastlingPath;
pub use play::{NotLegalHere, Undo};

use crate::board::Board;
use crate::types::{Castling, Color, Square};

/// A position that can be on a board, and all that the laws need to know of how it came about.
///
/// Two positions are equal when every field is, counters included. `Position::default()` is the usual starting position.
///
/// ```
/// use chess_arbiter::Position;
/// let mut position = Position::default();
/// let e4 = position.legal_move("e2e4".parse()?).expect("e4 is legal");
/// position.play(e4)?;
/// assert_eq!(position.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) castling: Castling,
    /// The square that a pawn has just crossed, if an enemy pawn stands where it could take it there.
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
    pub(crate) chess960: bool,
    /// Whether the castling rights are written as in Shredder-FEN, because they were read so.
    pub(crate) shredder_fen: bool,
}

/// Equal in every field but how the castling rights are written.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let state = |position: &Self| {
            let Self { turn, castling, en_passant, halfmove_clock, fullmove_number, chess960, .. } =
                *position;
            (turn, castling, en_passant, halfmove_clock, fullmove_number, chess960)
        };
        state(self) == state(other) && self.board == other.board
    }
}

impl Eq for Position {}

impl Position {
    /// The pieces on their squares.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Who may still castle with which rook (3.8b).
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// The square that a pawn has just crossed by a double step (3.7c), if an enemy pawn stands where it
    /// could take it there, legally or not: see [`Position::legal_en_passant`].
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The number of plies since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move that is being played, from 1; it grows after each move of Black.
    pub fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// Whether castling is written as Chess960 writes it: the king takes its own rook.
    pub fn chess960(&self) -> bool {
        self.chess960
    }

    /// Whether the player to move is in check (3.9).
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1".parse()?;
    /// assert!(position.in_check());
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn in_check(&self) -> bool {
        self.board.is_attacked(self.board.king(self.turn), !self.turn)
    }

    /// The pieces that give check to the player to move (3.9).
    pub fn checkers(&self) -> impl Iterator<Item = Square> {
        self.attackers(self.board.king(self.turn), !self.turn)
    }

    /// The pieces of a player that attack a square, pinned ones too (3.1).
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        self.board.attackers(square, by)
    }
}
