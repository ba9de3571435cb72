//! From a game to its text, in export format (PGN standard 3.2): the seven tags first, lines of at most 80
//! columns, and a number before each move of White and after each interruption.

use std::fmt;

use super::annotation::Comment;
use super::tree::{Node, Pgn, Step, Visit};
use crate::position::Position;
use crate::types::Color;

/// The tags that every game has, in their order, with what is written where nothing is known.
const SEVEN_TAGS: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags that the starting position decides.
const START_TAGS: [&str; 3] = ["Variant", "SetUp", "FEN"];

/// The longest line.
const COLUMNS: usize = 80;

/// The game in PGN export format.
impl fmt::Display for Pgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        let mut movetext = Movetext::default();
        movetext.game(self);
        writeln!(f, "\n{}", movetext.text)
    }
}

impl Pgn {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in SEVEN_TAGS {
            let value = if name == "Result" { self.result.text() } else { self.tag(name).unwrap_or(unknown) };
            write_tag(f, name, value)?;
        }
        let rest = self.tags.iter().filter(|(name, _)| {
            SEVEN_TAGS.iter().all(|(known, _)| known != name) && !self.start_decides(name)
        });
        for (name, value) in rest {
            write_tag(f, name, value)?;
        }
        if self.start.chess960() {
            write_tag(f, "Variant", "Chess960")?;
        }
        if self.has_setup() {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &self.start.fen())?;
        }
        Ok(())
    }

    /// Whether the game starts from another than the usual position.
    fn has_setup(&self) -> bool {
        self.start != Position::default()
    }

    fn start_decides(&self, name: &str) -> bool {
        match name {
            "Variant" => self.start.chess960(),
            _ => START_TAGS.contains(&name),
        }
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// Moves, comments and results, broken into lines.
#[derive(Default)]
struct Movetext {
    text: String,
    column: usize,
    /// Whether a move of Black needs its number: after anything but a move of White.
    interrupted: bool,
    /// Whether the next word follows without a space: after an opening parenthesis.
    glued: bool,
}

impl Movetext {
    fn game(&mut self, pgn: &Pgn) {
        self.interrupted = true;
        self.comments(&pgn.comments);
        for visit in pgn.visits() {
            match visit {
                Visit::Move(node) => self.node(node),
                Visit::Open => {
                    self.word("(");
                    self.glued = true;
                    self.interrupted = true;
                }
                Visit::Close => {
                    self.glue(")");
                    self.interrupted = true;
                }
            }
        }
        self.word(pgn.result.text());
    }

    fn node(&mut self, node: &Node) {
        self.comments(&node.comments_before);
        if node.color == Color::White {
            self.word(&format!("{}.", node.number));
        } else if self.interrupted {
            self.word(&format!("{}...", node.number));
        }
        match node.step {
            Step::Move(san) => self.word(&san.to_string()),
            Step::Null => self.word("--"),
        }
        self.interrupted = false;
        for nag in &node.nags {
            self.word(&format!("${nag}"));
        }
        self.comments(&node.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let mut text = String::new();
            comment.write(&mut text);
            if text.contains('}') {
                self.rest_of_line(&text);
            } else {
                self.braces(&text);
            }
            self.interrupted = true;
        }
    }

    /// A comment in braces. Lines are broken at single spaces only, so that reading finds the same text.
    fn braces(&mut self, text: &str) {
        let mut words = Vec::new();
        let mut start = 0;
        for (at, _) in text.match_indices(' ') {
            let single = !text[..at].ends_with(' ') && !text[at + 1..].starts_with(' ');
            if single && at > start {
                words.push(&text[start..at]);
                start = at + 1;
            }
        }
        words.push(&text[start..]);
        let last = words.len() - 1;
        for (index, word) in words.into_iter().enumerate() {
            let open = if index == 0 { "{" } else { "" };
            let close = if index == last { "}" } else { "" };
            self.word(&format!("{open}{word}{close}"));
        }
    }

    /// A comment that has a brace in it stands after a semicolon, alone in the rest of its line.
    fn rest_of_line(&mut self, text: &str) {
        self.word(&format!(";{text}"));
        self.text.push('\n');
        self.column = 0;
    }

    /// Writes a word after a space or on a new line.
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        let follows = self.column > 0 && !self.glued;
        if follows && self.column + 1 + width > COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else if follows {
            self.text.push(' ');
            self.column += 1;
        }
        self.glued = false;
        self.glue(word);
    }

    fn glue(&mut self, word: &str) {
        self.text.push_str(word);
        self.column += word.chars().count();
    }
}
