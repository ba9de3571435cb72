//! From a game to its text, in export format (PGN standard 3.2): the seven tags first, lines of at most 80
//! columns, and a number before each move of White and after each interruption.

use super::annotation::Comment;
use super::lexer::{GAME_BEGINS, is_tag_name};
use super::tree::{Node, Pgn, Step, Visit};
use crate::position::Position;
use crate::text::{Text, display_text, part, push};
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

/// The game in PGN export format. A tag whose name cannot be written, such as one with a space, is left out.
impl Text for Pgn {
    fn push_to(&self, text: &mut String) {
        self.push_tags(text);
        let mut movetext = Movetext::default();
        movetext.game(self);
        push!(text, "\n", movetext.text.as_str(), "\n");
    }
}

display_text!(Pgn);

impl Pgn {
    fn push_tags(&self, text: &mut String) {
        for (name, unknown) in SEVEN_TAGS {
            let value = if name == "Result" { self.result.text() } else { self.tag(name).unwrap_or(unknown) };
            push_tag(name, value, text);
        }
        let is_seven = |name: &str| SEVEN_TAGS.iter().any(|(known, _)| *known == name);
        for (name, value) in &self.tags {
            if is_tag_name(name) && !is_seven(name) && !self.start_decides(name) {
                push_tag(name, value, text);
            }
        }
        if self.start.chess960() {
            push_tag("Variant", "Chess960", text);
        }
        if self.has_setup() {
            push_tag("SetUp", "1", text);
            push_tag("FEN", &self.start.fen(), text);
        }
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

fn push_tag(name: &str, value: &str, text: &mut String) {
    push!(text, "[", name, " \"");
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        // No value has a second line; only a program can have put one there.
        text.push(if matches!(letter, '\n' | '\r') { ' ' } else { letter });
    }
    text.push_str("\"]\n");
}

/// Moves, comments and results, broken into lines.
#[derive(Default)]
struct Movetext {
    text: String,
    column: usize,
    /// The last word, with the parentheses that stick to it.
    word: String,
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
                    self.word.push(')');
                    self.interrupted = true;
                }
            }
        }
        self.word(pgn.result.text());
        self.flush();
    }

    fn node(&mut self, node: &Node) {
        self.comments(&node.comments_before);
        let number = u32::from(node.number).to_text();
        if node.color == Color::White {
            self.word_of(&[&number, "."]);
        } else if self.interrupted {
            self.word_of(&[&number, "..."]);
        }
        match node.step {
            Step::Move(san) => self.word(&san.to_text()),
            Step::Null => self.word("--"),
        }
        self.interrupted = false;
        for nag in &node.nags {
            self.word_of(&["$", &u32::from(*nag).to_text()]);
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

    /// A comment in braces. Lines are broken at single spaces only, so that reading finds the same text, and not
    /// where a line would begin as an escaped one or a game's first does.
    fn braces(&mut self, text: &str) {
        let mut words = Vec::new();
        let mut start = 0;
        for (at, _) in text.match_indices(' ') {
            let (before, after) = (part(text, ..at), part(text, at + 1..));
            let single = !before.ends_with(char::is_whitespace) && !after.starts_with(char::is_whitespace);
            if single && at > start && !after.starts_with('%') && !after.starts_with(GAME_BEGINS) {
                words.push(part(text, start..at));
                start = at + 1;
            }
        }
        words.push(part(text, start..));
        let last = words.len() - 1;
        for (index, word) in words.into_iter().enumerate() {
            let open = if index == 0 { "{" } else { "" };
            let close = if index == last { "}" } else { "" };
            self.word_of(&[open, word, close]);
        }
    }

    /// A comment that has a brace in it stands after a semicolon, alone in the rest of its line.
    fn rest_of_line(&mut self, text: &str) {
        self.word_of(&[";", text]);
        self.flush();
        self.text.push('\n');
        self.column = 0;
    }

    /// Adds a word that is made of parts.
    fn word_of(&mut self, parts: &[&str]) {
        self.word(&parts.concat());
    }

    /// Adds a word, and writes the one before it.
    fn word(&mut self, word: &str) {
        if !std::mem::take(&mut self.glued) {
            self.flush();
        }
        self.word.push_str(word);
    }

    /// Writes the last word, after a space or on a new line.
    fn flush(&mut self) {
        let width = self.word.chars().count();
        if width == 0 {
            return;
        }
        if self.column > 0 && self.column + 1 + width > COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }
}
