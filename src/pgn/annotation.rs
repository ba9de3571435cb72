//! Comments, and the commands in them: clock times, evaluations, coloured squares and arrows.

use std::fmt::Write;

use crate::types::Square;

/// A comment: its text, and what its commands (`[%clk 0:10:00]`) say. A command that is not known stays in the
/// text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Comment {
    /// The text without its known commands; line breaks are spaces.
    pub text: String,
    /// The time left on the clock after the move, in milliseconds: `[%clk]`.
    pub clock: Option<u32>,
    /// The time that the move took, in milliseconds: `[%emt]`.
    pub elapsed: Option<u32>,
    /// What an engine thinks of the position: `[%eval]`.
    pub evaluation: Option<Evaluation>,
    /// Coloured squares: `[%csl]`.
    pub squares: Vec<Highlight>,
    /// Arrows: `[%cal]`.
    pub arrows: Vec<Arrow>,
}

/// An engine's evaluation, seen from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if Black mates.
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

    /// The letter: `G R Y B`.
    pub const fn letter(self) -> char {
        b"GRYB"[self as usize] as char
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|brush| brush.letter() == letter)
    }
}

/// A coloured square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// Its colour.
    pub brush: Brush,
    /// Which square.
    pub square: Square,
}

/// An arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Its colour.
    pub brush: Brush,
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

impl Comment {
    /// Reads what stands between the braces.
    pub(super) fn read(raw: &str) -> Self {
        let mut comment = Self::default();
        let mut rest = raw;
        let mut text = String::new();
        while let Some((before, after)) = rest.split_once("[%") {
            let Some((command, after)) = after.split_once(']') else { break };
            let known = comment.command(command);
            text.push_str(if known { before.trim_end() } else { before });
            if known && !text.ends_with(' ') {
                text.push(' ');
            } else if !known {
                text.extend(["[%", command, "]"]);
            }
            rest = if known { after.trim_start() } else { after };
        }
        text.push_str(rest);
        comment.text = one_line(&text);
        comment
    }

    /// Takes over what a command says; `false` if it is not known or not sound, or there already.
    fn command(&mut self, command: &str) -> bool {
        let Some((name, value)) = command.split_once(char::is_whitespace) else { return false };
        let value = value.trim();
        match name {
            "clk" => fill(&mut self.clock, milliseconds(value)),
            "emt" => fill(&mut self.elapsed, milliseconds(value)),
            "eval" => fill(&mut self.evaluation, evaluation(value)),
            "csl" => extend(&mut self.squares, value, highlight),
            "cal" => extend(&mut self.arrows, value, arrow),
            _ => false,
        }
    }

    /// Writes the comment as it stands between the braces: the commands, then the text.
    pub(super) fn write(&self, text: &mut String) {
        let mut part = |written: std::fmt::Arguments| {
            let separator = if text.is_empty() { "" } else { " " };
            let _ = write!(text, "{separator}{written}");
        };
        if let Some(evaluation) = self.evaluation {
            match evaluation {
                Evaluation::Mate(moves) => part(format_args!("[%eval #{moves}]")),
                Evaluation::Centipawns(value) => {
                    let sign = if value < 0 { "-" } else { "" };
                    let [pawns, hundredths] = [value.unsigned_abs() / 100, value.unsigned_abs() % 100];
                    part(format_args!("[%eval {sign}{pawns}.{hundredths:02}]"));
                }
            }
        }
        for (name, time) in [("clk", self.clock), ("emt", self.elapsed)] {
            if let Some(time) = time {
                part(format_args!("[%{name} {}]", Time(time)));
            }
        }
        if !self.squares.is_empty() {
            let squares: Vec<_> =
                self.squares.iter().map(|it| format!("{}{}", it.brush.letter(), it.square)).collect();
            part(format_args!("[%csl {}]", squares.join(",")));
        }
        if !self.arrows.is_empty() {
            let arrows: Vec<_> =
                self.arrows.iter().map(|it| format!("{}{}{}", it.brush.letter(), it.from, it.to)).collect();
            part(format_args!("[%cal {}]", arrows.join(",")));
        }
        if !self.text.is_empty() {
            part(format_args!("{}", self.text));
        }
    }
}

/// Sets what is not set yet; `false` if there is nothing to set.
fn fill<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    let sound = field.is_none() && value.is_some();
    if sound {
        *field = value;
    }
    sound
}

/// Adds all items of a list, or none if one is not sound.
fn extend<T>(list: &mut Vec<T>, value: &str, read: fn(&str) -> Option<T>) -> bool {
    let items: Option<Vec<T>> = value.split(',').map(|item| read(item.trim())).collect();
    let sound = items.is_some();
    list.extend(items.into_iter().flatten());
    sound
}

/// A time `h:mm:ss.f`, of which the hours, the minutes and the fraction may be missing.
fn milliseconds(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let mut seconds: u32 = 0;
    for part in whole.split(':') {
        let part: u32 = Some(part).filter(|part| digits(part))?.parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    let thousandths: u32 = format!("{fraction:0<3}").get(..3).filter(|text| digits(text))?.parse().ok()?;
    (whole.split(':').count() <= 3 && digits(fraction)).then_some(())?;
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

/// Milliseconds as `h:mm:ss`, with a fraction only if there is one.
struct Time(u32);

impl std::fmt::Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [seconds, thousandths] = [self.0 / 1000, self.0 % 1000];
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match thousandths {
            0 => Ok(()),
            _ => f.write_str(format!(".{thousandths:03}").trim_end_matches('0')),
        }
    }
}

/// `0.25`, `-1.5`, `#3`, `#-3`; a depth after a comma is passed over.
fn evaluation(text: &str) -> Option<Evaluation> {
    let value = text.split(',').next()?.trim();
    if let Some(moves) = value.strip_prefix('#') {
        return moves.parse().ok().map(Evaluation::Mate);
    }
    let (negative, unsigned) = match value.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, value.strip_prefix('+').unwrap_or(value)),
    };
    let (pawns, fraction) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !all_digits(pawns) || !all_digits(fraction) {
        return None;
    }
    let pawns: i32 = pawns.parse().ok()?;
    let hundredths: i32 = format!("{fraction:0<2}").get(..2)?.parse().ok()?;
    let value = pawns.checked_mul(100)?.checked_add(hundredths)?;
    Some(Evaluation::Centipawns(if negative { -value } else { value }))
}

fn highlight(text: &str) -> Option<Highlight> {
    let mut letters = text.chars();
    let brush = Brush::from_letter(letters.next()?)?;
    Some(Highlight { brush, square: letters.as_str().parse().ok()? })
}

fn arrow(text: &str) -> Option<Arrow> {
    let mut letters = text.chars();
    let brush = Brush::from_letter(letters.next()?)?;
    let (from, to) = letters.as_str().split_at_checked(2)?;
    Some(Arrow { brush, from: from.parse().ok()?, to: to.parse().ok()? })
}

/// The text on one line: a line break, with the white space around it, is one space.
fn one_line(text: &str) -> String {
    let lines = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}
