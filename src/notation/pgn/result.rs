//! The result of a game. No other file of the crate spells one.

use crate::outcome::Outcome;
use crate::text::is_dash;
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

    /// The result that a text is: one of the four that PGN writes, or the points of both players in another way: with
    /// any dash or a colon (`1–0`, `0:1`), with halves as `1/2`, `½`, `0.5` or `0,5`. A half alone is a draw. `None` if
    /// it is no result.
    pub fn from_text(text: &str) -> Option<Self> {
        match text {
            UNKNOWN => Some(Self::Unknown),
            WHITE_WINS => Some(Self::WhiteWins),
            BLACK_WINS => Some(Self::BlackWins),
            DRAW => Some(Self::Draw),
            // This is asked of each word of a game, and few begin like a result.
            _ => match text.as_bytes().first()? {
                b'0' | b'1' | b'.' | b',' | 0x80.. => Self::from_points(text),
                _ => None,
            },
        }
    }

    /// The result that the points of both players are.
    fn from_points(text: &str) -> Option<Self> {
        let is_between = |letter: char| matches!(letter, '-' | ':') || is_dash(letter);
        let (white, black) = match text.split_once(is_between) {
            Some((white, black)) => (Points::read(white)?, Points::read(black)?),
            None if matches!(text, "1/2" | "½") => (Points::Half, Points::Half),
            None => return None,
        };
        match (white, black) {
            (Points::One, Points::Zero) => Some(Self::WhiteWins),
            (Points::Zero, Points::One) => Some(Self::BlackWins),
            (Points::Half, Points::Half) => Some(Self::Draw),
            _ => None,
        }
    }

    const fn of(outcome: Outcome) -> Self {
        match outcome.winner {
            None => Self::Draw,
            Some(Color::White) => Self::WhiteWins,
            Some(Color::Black) => Self::BlackWins,
        }
    }
}

/// The points of a player.
enum Points {
    Zero,
    Half,
    One,
}

impl Points {
    fn read(text: &str) -> Option<Self> {
        match text {
            "0" | "0.0" | "0,0" => Some(Self::Zero),
            "½" | "1/2" | "0.5" | "0,5" | ".5" | ",5" => Some(Self::Half),
            "1" | "1.0" | "1,0" => Some(Self::One),
            _ => None,
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
