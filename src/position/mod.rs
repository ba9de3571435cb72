//! A position: the board, whose turn it is, and what the past still allows (castling, en passant, the
//! counters).
//!
//! It knows how a move changes it, but not which moves are legal, how they are written, or which moves led to
//! it: those are `movegen`, `notation` and `game`. It uses `types` and `board` only.
//!
//! `Position` is what the whole crate is about, and each floor adds its own verbs to it:
//!
//! | verb | file |
//! |---|---|
//! | `board`, `turn`, `castling`, `en_passant`, `halfmove_clock`, `fullmove_number`, `chess960` | `position/mod.rs` |
//! | `in_check`, `checkers`, `attackers` | `position/mod.rs`, with `board/attacks.rs` |
//! | `play_unchecked`, `undo` | `position/play.rs` |
//! | `legal_en_passant` | `position/en_passant.rs` |
//! | `castling_gesture`, `may_castle` | `position/castling_path.rs` |
//! | `zobrist`, `is_same_as` | `position/zobrist.rs` |
//! | `pass` | `position/null_move.rs` |
//! | `moves`, `moves_from`, `each_move`, `each_move_from`, `count_moves`, `has_legal_move` | `movegen/mod.rs` |
//! | `legal_move`, `is_legal`, `play`, `without_idle_promotion` | `movegen/candidate.rs` |
//! | `premoves` | `movegen/premoves.rs` |
//! | `perft` | `movegen/perft.rs` |
//! | `outcome`, `is_checkmate`, `is_stalemate` | `outcome/mod.rs` |
//! | `is_insufficient_material`, `has_insufficient_material` | `outcome/material.rs` |
//! | `can_mate`, `is_dead`, `outcome_on_time` (feature `helpmate`) | `outcome/helpmate/mod.rs`, `dead.rs`, `on_time.rs` |
//! | `judge`, `judge_pass` | `judge/mod.rs` |
//! | `castling_lost` | `judge/castling.rs` |
//! | `from_fen`, `default`, `parse` | `notation/fen/mod.rs` |
//! | `fen`, `to_string`, `key` | `notation/fen/write.rs` |
//! | `chess960_start` | `notation/fen/chess960.rs` |
//! | `read_san` | `notation/san/read.rs` |
//! | `san`, `play_with_san` | `notation/san/write.rs` |
//!
//! Repetition and claims of a draw depend on the moves before, and so belong to `crate::Game`.

mod castling_path;
mod en_passant;
mod null_move;
mod play;
mod zobrist;

pub(crate) use castling_path::CastlingPath;
pub use play::Undo;

use crate::board::Board;
use crate::types::{CastlingRights, Color, Square};

/// A position that can be on a board, with all that the laws need to know of the moves before it: castling
/// rights, en passant and the counters.
///
/// Two positions are equal when every field is, counters included; [`Position::is_same_as`] leaves the
/// counters out. `Position::default()` is the usual starting position.
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
    pub(crate) castling: CastlingRights,
    /// The square that a pawn has just crossed by a double step, if an enemy pawn stands where it could take
    /// it there.
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
    pub(crate) chess960: bool,
    /// Whether the castling rights are written as in Shredder-FEN, because they were read so.
    pub(crate) shredder_fen: bool,
}

/// Equal in every field, except for how the castling rights are written.
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

    /// The player to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The castling rights of both players (3.8b).
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square that a pawn has just crossed by a double step (3.7c), if an enemy pawn stands where it
    /// could take it there, legally or not: see [`Position::legal_en_passant`].
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The number of plies since the last capture or pawn move, from 0 (PGN standard 16.1.3.5).
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move that is being played, from 1; it grows after each move of Black (PGN standard
    /// 16.1.3.6).
    pub fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// Whether it is a position of Chess960, where castling is written as king takes rook.
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

    /// The squares of the pieces that give check to the player to move (3.9), in no particular order.
    pub fn checkers(&self) -> impl Iterator<Item = Square> {
        self.attackers(self.board.king(self.turn), !self.turn)
    }

    /// The squares of a player's pieces that attack a square, pinned ones too (3.1), in no particular order.
    ///
    /// ```
    /// # use chess_arbiter::{Color, Position};
    /// let position = Position::default();
    /// let attackers = position.attackers("f3".parse()?, Color::White);
    /// assert_eq!(attackers.count(), 3); // The pawns on e2 and g2, and the knight on g1.
    /// # Ok::<(), chess_arbiter::ParseSquareError>(())
    /// ```
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        self.board.attackers(square, by)
    }
}
