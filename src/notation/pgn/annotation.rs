//! Comments, and what the commands in them say: clock times, evaluations, coloured squares and arrows.

use super::command::{COMMANDS, Value};
use super::lexer::GAME_BEGINS;
use super::seek::{LINE_END, seek};
use crate::text::{find, part, push};
use crate::types::Square;

/// A comment: its text, and what its commands, such as `[%clk 0:10:00]`, say. A command that is not known or not well
/// formed stays in the text. A comment that was read also keeps all of its raw text, and is written back so unless its
/// other fields have been changed.
///
/// ```
/// use chess_arbiter::pgn::{Evaluation, read_pgn};
/// let pgn = read_pgn("1. e4 { [%eval 0.3] [%clk 0:10:00] the best } *").next().ok_or("no game")??;
/// let comment = &pgn.nodes[0].comments[0];
/// assert_eq!((comment.text.as_str(), comment.clock), ("the best", Some(600_000)));
/// assert_eq!(comment.evaluation, Some(Evaluation::Centipawns(30)));
/// assert_eq!(comment.raw.as_deref(), Some(" [%eval 0.3] [%clk 0:10:00] the best "));
/// assert!(pgn.to_string().contains("{ [%eval 0.3] [%clk 0:10:00] the best }"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Comment {
    /// The text without the commands that were read. It is one line: a line break is read as a space.
    pub text: String,
    /// The time left on the clock after the move, in milliseconds: `[%clk]`.
    pub clock: Option<u32>,
    /// The time that the move took, in milliseconds: `[%emt]`.
    pub elapsed: Option<u32>,
    /// An engine's evaluation of the position: `[%eval]`.
    pub evaluation: Option<Evaluation>,
    /// The depth of the evaluation in plies, if it is told: `[%eval 0.25,20]`.
    pub depth: Option<u32>,
    /// Coloured squares: `[%csl]`.
    pub squares: Vec<Highlight>,
    /// Arrows: `[%cal]`.
    pub arrows: Vec<Arrow>,
    /// The text between the braces as it was read, with its commands, white space and line ends. `None` for a comment
    /// that was not read from a file.
    pub raw: Option<String>,
}

/// An engine's evaluation, from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this number of moves; negative if Black mates.
    Mate(i32),
}

/// The colour of a square or an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Brush {
    Green,
    Red,
    Yellow,
    Blue,
}

impl Brush {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter that stands for the colour in PGN: `G`, `R`, `Y` or `B`.
    pub const fn letter(self) -> char {
        b"GRYB"[self as usize] as char
    }
}

/// A coloured square: `[%csl Ge4]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// Its colour.
    pub brush: Brush,
    /// The square.
    pub square: Square,
}

/// An arrow: `[%cal Ge2e4]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Its colour.
    pub brush: Brush,
    /// The square where it begins.
    pub from: Square,
    /// The square that it points to.
    pub to: Square,
}

impl Comment {
    /// Reads the text between the braces.
    pub(super) fn read(raw: &str) -> Self {
        let mut comment = Self { raw: Some(raw.to_owned()), ..Self::default() };
        let Some(first) = command_at(raw) else {
            comment.text = one_line(raw);
            return comment;
        };
        let mut text = String::new();
        let (mut rest, mut start) = (raw, Some(first));
        while let Some(begin) = start
            && let Some(length) = part(rest, begin..).bytes().position(|byte| byte == b']')
        {
            let end = begin + length;
            let after = part(rest, end + 1..);
            if comment.command(part(rest, begin + 2..end)).is_some() {
                push!(&mut text, part(rest, ..begin).trim_end());
                if !text.ends_with(' ') {
                    push!(&mut text, " ");
                }
                rest = after.trim_start();
            } else {
                push!(&mut text, part(rest, ..end + 1));
                rest = after;
            }
            start = command_at(rest);
        }
        push!(&mut text, rest);
        comment.text = one_line(&text);
        comment
    }

    /// Reads a command into its field. `None` if the command is not known or not well formed, or if the field is set.
    fn command(&mut self, command: &str) -> Option<()> {
        let has_name = |name: &str| part(command, ..name.len()).eq_ignore_ascii_case(name);
        let known = COMMANDS.iter().find(|known| has_name(known.name))?;
        let rest = part(command, known.name.len()..);
        let value = rest.strip_prefix(':').unwrap_or(rest).trim_start();
        // White space or a colon must separate the name from the value.
        if value.len() == rest.len() { None } else { (known.read)(self, Value(value.trim_end())) }
    }

    /// The raw text, if reading it gives this comment: then nothing was changed. It must also be text that a comment can
    /// hold, since a program can have made it up.
    pub(super) fn unchanged_raw(&self) -> Option<&str> {
        let raw = self.raw.as_deref()?;
        let has_line_end = seek(raw, 0, LINE_END) < raw.len();
        let begins_game = || raw.split(['\n', '\r']).skip(1).any(|line| line.starts_with(GAME_BEGINS));
        let can_be_held = !has_line_end || find(raw, "}").is_none() && !begins_game();
        (can_be_held && Self::read(raw) == *self).then_some(raw)
    }

    /// The text between the braces: the commands, then the comment's own text.
    pub(super) fn write(&self) -> String {
        let mut text = String::new();
        for command in &COMMANDS {
            let mut value = String::new();
            (command.write)(self, &mut value);
            if !value.is_empty() {
                let begin = if text.is_empty() { "[%" } else { " [%" };
                push!(&mut text, begin, command.name, " ", value.as_str(), "]");
            }
        }
        // A line break would end a comment after a semicolon. Only a program can have put one there.
        let line = one_line(&self.text);
        if !text.is_empty() && !line.is_empty() {
            push!(&mut text, " ");
        }
        push!(&mut text, line.as_str());
        text
    }
}

/// The offset of the first command in a text.
fn command_at(text: &str) -> Option<usize> {
    text.as_bytes().windows(2).position(|pair| pair == b"[%")
}

/// The text on one line: each line break, with the white space around it, becomes one space.
fn one_line(text: &str) -> String {
    if seek(text, 0, LINE_END) == text.len() {
        return text.trim().to_owned();
    }
    let mut line = String::with_capacity(text.len());
    let mut start = 0;
    while start < text.len() {
        let end = seek(text, start, LINE_END);
        let words = part(text, start..end).trim();
        if !line.is_empty() && !words.is_empty() {
            push!(&mut line, " ");
        }
        push!(&mut line, words);
        start = end + 1;
    }
    line
}
