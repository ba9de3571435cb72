//! Writes a game in export format (PGN standard 3.2): the seven tags of every game first, lines of at most 80 columns,
//! and a number before each move of White, and before a move of Black that begins a line or follows a comment. A comment
//! that was read and not changed is written as it was, however long its lines are.

use super::annotation::Comment;
use super::lexer::{GAME_BEGINS, is_tag_name};
use super::result::GameResult;
use super::seek::{LINE_END, seek};
use super::start::names_chess;
use super::tree::{Node, Pgn, Step, Visit};
use crate::notation::fen::STARTING_FEN;
use crate::text::{Text, display_text, find, part, push};
use crate::types::Color;

/// The tags that every game has, in their order, and the value that stands for an unknown one.
pub(super) const SEVEN_TAGS: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", GameResult::Unknown.text()),
];

/// The tags that describe the starting position. They are written from [`Pgn::start`] and not from [`Pgn::tags`].
const START_TAGS: [&str; 3] = ["Variant", "SetUp", "FEN"];

/// The greatest length of a line, in characters.
const COLUMNS: usize = 80;

/// The game in PGN export format. A tag whose name cannot be written, such as one with a space, is left
/// out, and so is one that contradicts the starting position.
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
            if is_tag_name(name) && !is_seven(name) && !self.start_decides(name, value) {
                push_tag(name, value, text);
            }
        }
        if self.start.chess960() {
            push_tag("Variant", "Chess960", text);
        }
        let fen = self.start.fen();
        if fen != STARTING_FEN || self.start.chess960() {
            push_tag("SetUp", "1", text);
            push_tag("FEN", &fen, text);
        }
    }

    /// Whether a tag is written from the starting position. A `Variant` tag that names chess in other words is kept as it is.
    fn start_decides(&self, name: &str, value: &str) -> bool {
        match name {
            "Variant" => self.start.chess960() || !names_chess(value),
            _ => START_TAGS.contains(&name),
        }
    }
}

fn push_tag(name: &str, value: &str, text: &mut String) {
    push!(text, "[", name, " \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => push!(text, "\\", &letter),
            // A value has one line in PGN. Only a program can have put a line break there.
            '\n' | '\r' => push!(text, " "),
            _ => push!(text, &letter),
        }
    }
    push!(text, "\"]\n");
}

/// The movetext, broken into lines as it is written.
#[derive(Default)]
struct Movetext {
    text: String,
    /// The length of the last line of `text`, in characters.
    column: usize,
    /// The last word, which is not in `text` yet, with the parentheses that belong to it.
    word: String,
    /// Whether that word is a comment of several lines, written as it was read.
    has_lines: bool,
    /// Whether a move of Black needs its number: always, except after a move of White or its annotations.
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
                    push!(&mut self.word, ")");
                    self.interrupted = true;
                }
            }
        }
        self.word(pgn.result.text());
        self.flush();
    }

    fn node(&mut self, node: &Node) {
        self.comments(&node.comments_before);
        if node.color == Color::White || self.interrupted {
            self.begin_word();
            let dots = if node.color == Color::White { "." } else { "..." };
            push!(&mut self.word, &u32::from(node.number), dots);
        }
        self.begin_word();
        match node.step {
            Step::Move(san) => san.push_to(&mut self.word),
            Step::Null => push!(&mut self.word, "--"),
        }
        self.interrupted = false;
        for &nag in &node.nags {
            self.word("$");
            u32::from(nag).push_to(&mut self.word);
        }
        self.comments(&node.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            match comment.unchanged_raw() {
                Some(raw) if find(raw, "}").is_some() => self.rest_of_line(raw),
                Some(raw) => {
                    self.word("{");
                    push!(&mut self.word, raw, "}");
                    self.has_lines = seek(raw, 0, LINE_END) < raw.len();
                }
                None => self.made_comment(&comment.write()),
            }
            self.interrupted = true;
        }
    }

    /// A comment that is not written as it was read: its lines may be broken.
    fn made_comment(&mut self, text: &str) {
        if find(text, "}").is_some() {
            self.rest_of_line(text);
        } else {
            self.braces(text);
        }
    }

    /// A comment in braces. A line is broken only at a single space, since reading turns a line break into one space.
    /// It is not broken before `%`, which escapes a line, nor before the text with which a game begins.
    fn braces(&mut self, text: &str) {
        self.word("{");
        let mut rest = text;
        let mut start = 0;
        while let Some(length) = find(part(rest, start..), " ") {
            let space = start + length;
            let (before, after) = (part(rest, ..space), part(rest, space + 1..));
            start = space + 1;
            let single = !before.ends_with(char::is_whitespace) && !after.starts_with(char::is_whitespace);
            if single && space > 0 && !after.starts_with('%') && !after.starts_with(GAME_BEGINS) {
                push!(&mut self.word, before);
                self.begin_word();
                (rest, start) = (after, 0);
            }
        }
        push!(&mut self.word, rest, "}");
    }

    /// A comment with a closing brace in it, which braces cannot hold: after a semicolon, up to the end of its line.
    fn rest_of_line(&mut self, text: &str) {
        self.word(";");
        push!(&mut self.word, text);
        self.flush();
        push!(&mut self.text, "\n");
        self.column = 0;
    }

    /// Begins a new word with this text.
    fn word(&mut self, word: &str) {
        self.begin_word();
        push!(&mut self.word, word);
    }

    /// Writes the last word, unless an opening parenthesis glues the next one to it.
    fn begin_word(&mut self) {
        if !std::mem::take(&mut self.glued) {
            self.flush();
        }
    }

    /// Writes the last word, after a space or on a new line.
    #[inline(never)]
    fn flush(&mut self) {
        let has_lines = std::mem::take(&mut self.has_lines);
        let first_line = if has_lines { seek(&self.word, 0, LINE_END) } else { self.word.len() };
        let width = count_characters(part(&self.word, ..first_line));
        if width == 0 {
            return;
        }
        if self.column > 0 && self.column + 1 + width > COLUMNS {
            push!(&mut self.text, "\n");
            self.column = 0;
        } else if self.column > 0 {
            push!(&mut self.text, " ");
            self.column += 1;
        }
        push!(&mut self.text, self.word.as_str());
        self.column += width;
        if has_lines {
            let last_line = self.word.rfind(['\n', '\r']).map_or(0, |line_end| line_end + 1);
            self.column = count_characters(part(&self.word, last_line..));
        }
        self.word.clear();
    }
}

/// The number of characters: the bytes that do not continue one.
fn count_characters(text: &str) -> usize {
    text.bytes().filter(|byte| byte & 0xc0 != 0x80).count()
}
