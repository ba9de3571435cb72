//! Whether a player can give checkmate by any series of legal moves: dead positions (FIDE 5.2.2) and fallen
//! flags (FIDE 6.9).
//!
//! An answer is never wrong. *Yes* comes with the moves, and they end in mate. *No* comes from a proof: the
//! material, the structure, or a search that has seen all positions that can be reached. What neither finds
//! within its bound is left undecided.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | the API: `can_mate` |
//! | `on_time.rs` | `outcome_on_time`: what a fallen flag means |
//! | `dead.rs` | `is_dead`: the proof that is quick enough for `outcome` |
//! | `reach.rs` | which squares each man can ever reach |
//! | `structure.rs` | whether any of them allow a mate |
//! | `search.rs` | the search, which finds a mate or sees everything |
//! | `seen.rs` | the positions that it has reached |
//! | `key.rs` | a position in 256 bits, without loss |
//! | `estimate.rs` | which position the search looks at first |
//! | `dive.rs`, `picture.rs`, `scene.rs` | quick tries for a mate, which answer for most positions of games |
//! | `squares.rs` | sets of squares |

mod dead;
mod dive;
mod estimate;
mod key;
mod on_time;
mod picture;
mod reach;
mod scene;
mod search;
mod seen;
mod squares;
mod structure;

pub use on_time::OnTime;

use crate::position::Position;
use crate::types::{Color, Move};
use dive::Dive;
use search::Search;

/// Whether a player can give checkmate: see [`Position::can_mate`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CanMate {
    /// Yes: these legal moves of both players end in it. None, if it is on the board.
    Yes(Vec<Move>),
    /// No: no series of legal moves does.
    No,
    /// It was not found out within the bound.
    Undecided,
}

/// How many quick tries come before the look at the structure, which most positions of games then need not have.
const FIRST_LINES: usize = 2;

/// How many come after it.
const MORE_LINES: usize = 60;

impl Position {
    /// The bound with which [`Position::outcome_on_time`] asks [`Position::can_mate`]. It decides nearly all
    /// positions of games.
    pub const FAST_NODES: u32 = 20_000;

    /// Whether a player can give checkmate by any series of legal moves, and by which (FIDE 5.2.2, 6.9). The
    /// counters do not matter: a draw by them has to be claimed, or ends the game by itself, but makes no move
    /// illegal.
    ///
    /// The bound is the number of moves that may be tried. With 10,000,000, which takes a few seconds, nearly
    /// every position is decided. The positions that are remembered take up to 64 megabytes.
    ///
    /// ```
    /// use chess_arbiter::{CanMate, Color, Position};
    /// // No pawn can ever move again, and no king can pass them.
    /// let wall: Position = "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1".parse()?;
    /// assert_eq!(wall.can_mate(Color::White, 1_000), CanMate::No);
    ///
    /// let knight: Position = "8/8/8/8/8/5k1p/8/5N1K w - - 0 1".parse()?;
    /// let CanMate::Yes(line) = knight.can_mate(Color::White, 100_000) else { panic!() };
    /// let mut position = knight.clone();
    /// for mv in line {
    ///     position.play(mv)?;
    /// }
    /// assert!(position.is_checkmate());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_mate(&self, winner: Color, nodes: u32) -> CanMate {
        if !self.has_legal_move() {
            return if self.in_check() && self.turn != winner {
                CanMate::Yes(Vec::new())
            } else {
                CanMate::No
            };
        }
        if self.has_insufficient_material(winner) {
            return CanMate::No;
        }
        // The same position gets the same line, whichever moves led to it.
        let position = Self { board: self.board.in_order(), ..self.clone() };
        let mut dive = Dive::new(&position, winner);
        if let Some(line) = dive.run(&position, FIRST_LINES, nodes) {
            return CanMate::Yes(line);
        }
        if structure::rules_out_mate(&position, winner) {
            return CanMate::No;
        }
        if let Some(line) = dive.run(&position, MORE_LINES, nodes) {
            return CanMate::Yes(line);
        }
        Search::decide(&position, winner, nodes.saturating_sub(dive.nodes()))
    }
}
