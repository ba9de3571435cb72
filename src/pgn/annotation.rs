//! Comments, and the commands in them: clock times, evaluations, coloured squares and arrows.

use crate::text::{Text, find, part, push, push_list};
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
    /// How many plies deep the engine has looked, if that is told: `[%eval 0.25,20]`.
    pub depth: Option<u32>,
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
        while let Some(start) = find(rest, "[%") {
            let (before, after) = (part(rest, ..start), part(rest, start + 2..));
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
            "eval" => {
                let read = evaluation(value);
                let sound = fill(&mut self.evaluation, read.map(|(evaluation, _)| evaluation));
                self.depth = if sound { read.and_then(|(_, depth)| depth) } else { self.depth };
                sound
            }
            "csl" => extend(&mut self.squares, value, highlight),
            "cal" => extend(&mut self.arrows, value, arrow),
            _ => false,
        }
    }

    /// Writes the comment as it stands between the braces: the commands, then the text.
    pub(super) fn write(&self, text: &mut String) {
        let mut parts = Vec::new();
        let mut command = |name: &str, value: String| parts.push(["[%", name, " ", &value, "]"].concat());
        if let Some(evaluation) = self.evaluation {
            let depth = self.depth.map_or(String::new(), |depth| [",", &depth.to_text()].concat());
            command("eval", evaluation.to_text() + &depth);
        }
        for (name, time) in [("clk", self.clock), ("emt", self.elapsed)] {
            time.into_iter().for_each(|time| command(name, Time(time).to_text()));
        }
        if !self.squares.is_empty() {
            command("csl", list_text(&self.squares));
        }
        if !self.arrows.is_empty() {
            command("cal", list_text(&self.arrows));
        }
        // A line break, which only a program can have put there, would end a comment after a semicolon.
        let line = one_line(&self.text);
        if !line.is_empty() {
            parts.push(line);
        }
        text.push_str(&parts.join(" "));
    }
}

fn list_text<T: Text>(items: &[T]) -> String {
    let mut text = String::new();
    push_list(items, ",", &mut text);
    text
}

impl Text for Highlight {
    fn push_to(&self, text: &mut String) {
        push!(text, &self.brush.letter(), &self.square);
    }
}

impl Text for Arrow {
    fn push_to(&self, text: &mut String) {
        push!(text, &self.brush.letter(), &self.from, &self.to);
    }
}

impl Text for Evaluation {
    fn push_to(&self, text: &mut String) {
        let (mark, value, is_mate) = match *self {
            Self::Mate(moves) => ("#", moves, true),
            Self::Centipawns(value) => ("", value, false),
        };
        push!(text, mark, if value < 0 { "-" } else { "" });
        if is_mate {
            value.unsigned_abs().push_to(text);
        } else {
            push!(text, &(value.unsigned_abs() / 100), ".");
            push_digits(value.unsigned_abs() % 100, 2, text);
        }
    }
}

/// A number in at least so many digits.
fn push_digits(number: u32, digits: u32, text: &mut String) {
    for place in (0..digits).rev() {
        text.push(char::from(b'0' + (number / 10_u32.pow(place) % 10) as u8));
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
    let mut seconds: u32 = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
    }
    let thousandths = leading_digits(fraction, 3)?;
    seconds.checked_mul(1000)?.checked_add(thousandths).filter(|_| whole.split(':').count() <= 3)
}

/// Milliseconds as `h:mm:ss`, with a fraction only if there is one.
struct Time(u32);

impl Text for Time {
    fn push_to(&self, text: &mut String) {
        let [seconds, thousandths] = [self.0 / 1000, self.0 % 1000];
        (seconds / 3600).push_to(text);
        for part in [seconds / 60 % 60, seconds % 60] {
            text.push(':');
            push_digits(part, 2, text);
        }
        if thousandths > 0 {
            text.push('.');
            push_digits(thousandths, 3, text);
            text.truncate(text.trim_end_matches('0').len());
        }
    }
}

/// `0.25`, `-1.5`, `#3`, `#-3`, and a depth that may follow: `0.25,20`.
fn evaluation(text: &str) -> Option<(Evaluation, Option<u32>)> {
    let (value, depth) = match text.split_once(',') {
        Some((value, depth)) => (value.trim(), Some(number(depth.trim())?)),
        None => (text, None),
    };
    let (is_mate, signed) = value.strip_prefix('#').map_or((false, value), |moves| (true, moves));
    let (is_negative, unsigned) = match signed.strip_prefix('-') {
        Some(unsigned) => (true, unsigned),
        None => (false, signed.strip_prefix('+').unwrap_or(signed)),
    };
    let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let whole = i32::try_from(number(whole)?).ok()?;
    let size = match is_mate {
        true => Some(whole).filter(|_| fraction.is_empty())?,
        false => whole.checked_mul(100)?.checked_add(leading_digits(fraction, 2)?.cast_signed())?,
    };
    let value = if is_negative { -size } else { size };
    Some((if is_mate { Evaluation::Mate(value) } else { Evaluation::Centipawns(value) }, depth))
}

/// A number in digits alone, of which there is at least one.
fn number(text: &str) -> Option<u32> {
    let digits = |number: u32, byte: u8| {
        let digit = u32::from(byte.checked_sub(b'0').filter(|digit| *digit < 10)?);
        number.checked_mul(10)?.checked_add(digit)
    };
    text.bytes().try_fold(0, digits).filter(|_| !text.is_empty())
}

/// The first digits of a fraction as a number, filled up with zeros; `None` if there is anything but digits.
fn leading_digits(fraction: &str, count: u32) -> Option<u32> {
    let kept = fraction.bytes().take(count as usize).chain(std::iter::repeat(b'0')).take(count as usize);
    let all_digits = fraction.bytes().all(|byte| byte.is_ascii_digit());
    all_digits.then(|| kept.fold(0, |number, byte| number * 10 + u32::from(byte - b'0')))
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
