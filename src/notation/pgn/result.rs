//! The result of a game. No other file of the crate spells one.

use crate::outcome::Outcome;
use crate::types::Color;

/// The result of a game (PGN standard 8.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum GameResult {
    /// `*`: the game goes on, or its result is not known.
    #[default]
    Unknown,
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
}

const UNKNOWN: &str = "*";
const WHITE_WINS: &str = "1-0";
const BLACK_WINS: &str = "0-1";
const DRAW: &str = "1/2-1/2";

impl GameResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Unknown, Self::WhiteWins, Self::BlackWins, Self::Draw];

    /// The result as PGN writes it.
    pub const fn text(self) -> &'static str {
        [UNKNOWN, WHITE_WINS, BLACK_WINS, DRAW][self as usize]
    }

    /// The result that a text is: one of the four that PGN writes, or another way to write a draw (`½-½`, `½`, `1/2`).
    /// `None` if it is no result.
    pub fn from_text(text: &str) -> Option<Self> {
        Some(match text {
            UNKNOWN => Self::Unknown,
            WHITE_WINS => Self::WhiteWins,
            BLACK_WINS => Self::BlackWins,
            DRAW | "½-½" | "1/2" | "½" => Self::Draw,
            _ => return None,
        })
    }

    const fn of(outcome: Outcome) -> Self {
        match outcome.winner {
            None => Self::Draw,
            Some(Color::White) => Self::WhiteWins,
            Some(Color::Black) => Self::BlackWins,
        }
    }
}

/// The result of a game that has ended, or [`GameResult::Unknown`] while it goes on.
impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        outcome.map_or(Self::Unknown, Self::of)
    }
}

impl Outcome {
    /// The result as PGN writes it (PGN standard 8.2.6): `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        GameResult::of(self).text()
    }
}
