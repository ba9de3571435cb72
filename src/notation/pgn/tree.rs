//! A game as a tree of moves. Its nodes stand in one list and refer to each other by index, so no code that walks the
//! tree has to recurse.

use super::annotation::Comment;
use super::error::PgnError;
use super::result::GameResult;
use super::warning::PgnWarning;
use crate::notation::san::San;
use crate::position::Position;
use crate::types::Color;

/// What a node stands for: a legal move, or a null move (`--`), which no law allows but analysis uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A legal move.
    Move(San),
    /// A null move: the player passes.
    Null,
}

/// A move of a game or of a variation, with its annotations, its comments and its place in the tree.
///
/// A comment belongs to exactly one list, and [`PgnBuilder::comment`](super::PgnBuilder::comment) decides to which:
///
/// | the comment stands | it is found in |
/// |---|---|
/// | before the first move of the game | [`Pgn::comments`] |
/// | after a move | `comments` of that move |
/// | at the start of a variation | `comments_before` of its first move |
/// | after a variation | `comments_before` of the next move of the line that goes on |
/// | after a variation with which its line ends | `comments` of the last move of that line |
/// | in a variation without moves | `comments` of the move that it would replace |
///
/// Writing puts each comment back where reading finds it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub step: Step,
    /// The player who moves.
    pub color: Color,
    /// The number of the move, as in `12.`.
    pub number: u16,
    /// Numeric annotations (PGN standard 10): 1 is `!`, 2 is `?`.
    pub nags: Vec<u16>,
    /// Comments before the move: at the start of a variation, or between the variations that replace the move before
    /// and this one. Empty for the first move of the game, whose comments are [`Pgn::comments`], and wherever the
    /// previous move is directly before this one.
    pub comments_before: Vec<Comment>,
    /// Comments after the move, before any variation that replaces it.
    pub comments: Vec<Comment>,
    /// The next move of the same line: an index into [`Pgn::nodes`].
    pub next: Option<usize>,
    /// The first moves of the variations that replace this move: indices into [`Pgn::nodes`].
    pub variations: Vec<usize>,
}

/// A game of a PGN file: tags, a starting position, a tree of moves, and a result. It is read by
/// [`read_pgn`](super::read_pgn), made by a [`PgnBuilder`](super::PgnBuilder), and written by its `Display`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pgn {
    /// The tags in the order in which they were read: names and values.
    pub tags: Vec<(String, String)>,
    /// The position in which the game starts.
    pub start: Position,
    /// Comments before the first move; all comments of a game without moves.
    pub comments: Vec<Comment>,
    /// Every move of the game and of its variations. The first, if there is one, begins the main line.
    pub nodes: Vec<Node>,
    /// The result: that at the end of the moves or, where it is missing or `*`, that of the `Result` tag.
    pub result: GameResult,
    /// What could not be read: the game has what comes before, and what comes after is lost. An error in a variation
    /// costs the rest of that variation only. Empty if the whole game was read.
    pub errors: Vec<PgnError>,
    /// What was repaired or skipped while the game was read.
    pub warnings: Vec<PgnWarning>,
}

/// A game from the standard starting position of which nothing else is known.
impl Default for Pgn {
    fn default() -> Self {
        Self::starting_from(Position::default())
    }
}

impl Pgn {
    /// A game of which only the starting position is known.
    pub(crate) const fn starting_from(start: Position) -> Self {
        Self {
            tags: Vec::new(),
            start,
            comments: Vec::new(),
            nodes: Vec::new(),
            result: GameResult::Unknown,
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// The value of the first tag of this name, or `None` if there is none.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The result that the `Result` tag names.
    pub(super) fn result_tag(&self) -> GameResult {
        self.tag("Result").and_then(GameResult::from_text).unwrap_or_default()
    }

    /// The moves of the main line, in order.
    pub fn main_line(&self) -> impl Iterator<Item = &Node> {
        std::iter::successors(self.nodes.first(), |node| node.next.and_then(|next| self.nodes.get(next)))
    }

    /// The tree in the order in which PGN writes it: each move, then the variations that replace it, then the
    /// next move of its line.
    ///
    /// ```
    /// use chess_arbiter::pgn::{Pgn, Step, Visit, read_pgn};
    /// let pgn: Pgn = read_pgn("1. e4 (1. d4 d5) 1... e5 *").next().ok_or("no game")??;
    /// let mut words = Vec::new();
    /// for visit in pgn.visits() {
    ///     words.push(match visit {
    ///         Visit::Move(node) => match node.step {
    ///             Step::Move(san) => san.to_string(),
    ///             Step::Null => "--".to_string(),
    ///         },
    ///         Visit::Open => "(".to_string(),
    ///         Visit::Close => ")".to_string(),
    ///     });
    /// }
    /// assert_eq!(words.join(" "), "e4 ( d4 d5 ) e5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

/// A stop on the way through the tree: see [`Pgn::visits`].
#[derive(Clone, Copy, Debug)]
pub enum Visit<'a> {
    /// A move.
    Move(&'a Node),
    /// A variation begins. It replaces the last move of the line.
    Open,
    /// The variation that began last ends.
    Close,
}
