//! A game as a tree of moves, kept in one list so that nothing recurses.

use super::annotation::Comment;
use crate::notation::san::San;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::types::Color;

/// The result of a game (PGN standard 8.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum GameResult {
    /// `*`: it goes on, or the result is not known.
    #[default]
    Unknown,
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Unknown, Self::WhiteWins, Self::BlackWins, Self::Draw];

    /// The result as PGN writes it.
    pub const fn text(self) -> &'static str {
        ["*", "1-0", "0-1", "1/2-1/2"][self as usize]
    }

    /// The result of a text, which may have a real half or a long dash; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Self> {
        Some(match text {
            "*" => Self::Unknown,
            "1-0" => Self::WhiteWins,
            "0-1" => Self::BlackWins,
            "1/2-1/2" | "½-½" | "1/2" | "½" => Self::Draw,
            _ => return None,
        })
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome.map(|outcome| outcome.winner) {
            None => Self::Unknown,
            Some(None) => Self::Draw,
            Some(Some(Color::White)) => Self::WhiteWins,
            Some(Some(Color::Black)) => Self::BlackWins,
        }
    }
}

/// A move in a tree: a legal one, or the null move (`--`), which is allowed inside variations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A legal move.
    Move(San),
    /// The player passes.
    Null,
}

/// One move of a game, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub step: Step,
    /// Who moves.
    pub color: Color,
    /// The number of the move.
    pub number: u16,
    /// Numeric annotations (PGN standard 10): 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// Comments before the move: at the start of a variation, or after one.
    pub comments_before: Vec<Comment>,
    /// Comments after the move.
    pub comments: Vec<Comment>,
    /// The next move of the same line.
    pub next: Option<usize>,
    /// The first moves of the variations that replace this move.
    pub variations: Vec<usize>,
}

/// A game of a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pgn {
    /// The tags in their order: names and values.
    pub tags: Vec<(String, String)>,
    /// Where the game starts.
    pub start: Position,
    /// Comments before the first move.
    pub comments: Vec<Comment>,
    /// Every move of the game and its variations; the first, if there is one, begins the main line.
    pub nodes: Vec<Node>,
    /// The result at the end of the moves.
    pub result: GameResult,
}

/// A game of which nothing is known.
impl Default for Pgn {
    fn default() -> Self {
        Self::starting_from(Position::default())
    }
}

impl Pgn {
    /// A game of which only the start is known.
    pub(crate) const fn starting_from(start: Position) -> Self {
        Self { tags: Vec::new(), start, comments: Vec::new(), nodes: Vec::new(), result: GameResult::Unknown }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The result that the tags name.
    pub(super) fn result_tag(&self) -> GameResult {
        self.tag("Result").and_then(GameResult::from_text).unwrap_or_default()
    }

    /// The moves of the main line, in order.
    pub fn main_line(&self) -> impl Iterator<Item = &Node> {
        std::iter::successors(self.nodes.first(), |node| node.next.and_then(|next| self.nodes.get(next)))
    }

    /// The tree in the order in which it is written: each move, then the variations that replace it, then the
    /// next move of its line.
    pub fn visits(&self) -> impl Iterator<Item = Visit<'_>> {
        let mut waiting = Vec::from_iter(self.nodes.first().map(Visit::Move));
        std::iter::from_fn(move || {
            let visit = waiting.pop()?;
            if let Visit::Move(node) = visit {
                let node_at = |index: usize| self.nodes.get(index).map(Visit::Move);
                waiting.extend(node.next.and_then(node_at));
                for variation in node.variations.iter().rev().filter_map(|&first| node_at(first)) {
                    waiting.extend([Visit::Close, variation, Visit::Open]);
                }
            }
            Some(visit)
        })
    }
}

/// What one meets on the way through a tree.
#[derive(Clone, Copy, Debug)]
pub enum Visit<'a> {
    /// A move.
    Move(&'a Node),
    /// A variation begins, which replaces the last move.
    Open,
    /// The variation ends.
    Close,
}
