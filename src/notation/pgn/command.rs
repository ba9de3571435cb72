//! The commands in comments, such as `[%clk 0:10:00]`, and how each is read and written.

use super::annotation::{Arrow, Brush, Comment, Evaluation, Highlight};
use crate::text::{Text, part, push, push_list};
use crate::types::{File, Rank, Square};

/// A command: its name, and how its value is read and written.
pub(super) struct Command {
    pub name: &'static str,
    /// Reads the value into the comment. `None`, and the comment stays as it was, if the value is not well formed or
    /// the comment has one already.
    pub read: fn(&mut Comment, Value) -> Option<()>,
    /// Writes the value from the comment, or nothing if the comment has none.
    pub write: fn(&Comment, &mut String),
}

/// The known commands, in the order in which they are written.
pub(super) const COMMANDS: [Command; 5] = [
    Command {
        name: "eval",
        read: |comment, value| {
            let (evaluation, depth) = value.evaluation()?;
            set(&mut comment.evaluation, evaluation)?;
            comment.depth = depth;
            Some(())
        },
        write: |comment, text| {
            if let Some(evaluation) = comment.evaluation {
                evaluation.push_to(text);
                if let Some(depth) = comment.depth {
                    push!(text, ",", &depth);
                }
            }
        },
    },
    Command {
        name: "clk",
        read: |comment, value| set(&mut comment.clock, value.milliseconds()?),
        write: |comment, text| push_time(comment.clock, text),
    },
    Command {
        name: "emt",
        read: |comment, value| set(&mut comment.elapsed, value.milliseconds()?),
        write: |comment, text| push_time(comment.elapsed, text),
    },
    Command {
        name: "csl",
        read: |comment, value| value.list(&mut comment.squares, Value::highlight),
        write: |comment, text| push_list(&comment.squares, ",", text),
    },
    Command {
        name: "cal",
        read: |comment, value| value.list(&mut comment.arrows, Value::arrow),
        write: |comment, text| push_list(&comment.arrows, ",", text),
    },
];

/// Sets a field; `None` if it is set already.
fn set<T>(field: &mut Option<T>, value: T) -> Option<()> {
    if field.is_some() {
        return None;
    }
    *field = Some(value);
    Some(())
}

/// The rest of a command's value that has not been read yet. The value has no white space around it.
pub(super) struct Value<'a>(pub &'a str);

impl Value<'_> {
    /// Skips a sign if it comes next, and tells whether it did.
    fn take(&mut self, sign: u8) -> bool {
        let comes = self.0.as_bytes().first() == Some(&sign);
        if comes {
            self.0 = part(self.0, 1..);
        }
        comes
    }

    fn skip_blank(&mut self) {
        self.0 = self.0.trim_start();
    }

    /// `None` unless the whole value has been read.
    fn end(&self) -> Option<()> {
        self.0.is_empty().then_some(())
    }

    /// Reads the next letter, if it is ASCII and has a meaning.
    fn letter<T>(&mut self, meaning: impl Fn(char) -> Option<T>) -> Option<T> {
        let meant = meaning(char::from(*self.0.as_bytes().first()?))?;
        self.0 = part(self.0, 1..);
        Some(meant)
    }

    fn digit(&mut self) -> Option<u32> {
        self.letter(|letter| letter.to_digit(10))
    }

    /// A number of at least one digit.
    pub fn number(&mut self) -> Option<u32> {
        let mut number = self.digit()?;
        while let Some(digit) = self.digit() {
            number = number.checked_mul(10)?.checked_add(digit)?;
        }
        Some(number)
    }

    /// A decimal fraction, in units of its last digit that counts: with two decimals, `.5` is 50. The point and the
    /// digits may both be missing, and further digits are dropped.
    fn fraction(&mut self, decimals: u32) -> u32 {
        self.take(b'.');
        let (mut number, mut worth) = (0, 10_u32.pow(decimals));
        while let Some(digit) = self.digit() {
            worth /= 10;
            number += digit * worth;
        }
        number
    }

    /// A time `h:mm:ss.f`. The hours, the minutes and the fraction may be missing; points may stand instead of the
    /// colons, and a comma instead of the point. Also a time with units, such as `1h 30m 5s`.
    fn milliseconds(self) -> Option<u32> {
        let separator = if self.0.bytes().filter(|&byte| byte == b'.').count() == 2 { b'.' } else { b':' };
        if self.0.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            self.with_units()
        } else {
            self.clock(separator)
        }
    }

    /// A time as a clock shows it.
    fn clock(mut self, separator: u8) -> Option<u32> {
        let mut seconds = self.number()?;
        for _ in 0..2 {
            if self.take(separator) {
                seconds = seconds.checked_mul(60)?.checked_add(self.number()?)?;
            }
        }
        if self.0.starts_with(',') {
            self.0 = part(self.0, 1..);
        }
        let thousandths = self.fraction(3);
        self.end()?;
        seconds.checked_mul(1000)?.checked_add(thousandths)
    }

    /// A time with a unit behind each number, the largest first.
    fn with_units(mut self) -> Option<u32> {
        const UNITS: [(char, u32); 4] = [('d', 86_400), ('h', 3_600), ('m', 60), ('s', 1)];
        let mut milliseconds = 0_u32;
        let mut units = UNITS.into_iter();
        while !self.0.is_empty() {
            let number = self.number()?;
            let thousandths = self.fraction(3);
            self.skip_blank();
            let letter = self.letter(|letter| Some(letter.to_ascii_lowercase()))?;
            let (_, seconds) = units.find(|(unit, _)| *unit == letter)?;
            // `min` and `sec` are longer than their letters.
            while self.letter(|letter| letter.is_ascii_alphabetic().then_some(())).is_some() {}
            let whole = number.checked_mul(seconds)?.checked_mul(1000)?;
            milliseconds = milliseconds.checked_add(whole)?.checked_add(thousandths.checked_mul(seconds)?)?;
            self.skip_blank();
        }
        Some(milliseconds)
    }

    /// An evaluation `0.25`, `.5`, `-1.5`, `#3`, `#-3`, `-#3` or `M3`, and the depth, if it follows as in `0.25,20` or
    /// `0.25/20`.
    fn evaluation(mut self) -> Option<(Evaluation, Option<u32>)> {
        let (sign_first, mut is_negative) = self.sign();
        let is_mate = self.take(b'#') || self.take(b'M');
        if !sign_first {
            (_, is_negative) = self.sign();
        }
        let begins_with_point =
            self.0.starts_with('.') && self.0.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let whole = match begins_with_point && !is_mate {
            true => 0,
            false => i64::from(self.number()?),
        };
        let size = match is_mate {
            true => {
                self.take(b'.');
                whole
            }
            false => whole * 100 + i64::from(self.fraction(2)),
        };
        let value = i32::try_from(if is_negative { -size } else { size }).ok()?;
        self.skip_blank();
        let depth = match self.take(b',') || self.take(b'/') {
            true => {
                self.skip_blank();
                Some(self.number()?)
            }
            false => None,
        };
        self.end()?;
        Some((if is_mate { Evaluation::Mate(value) } else { Evaluation::Centipawns(value) }, depth))
    }

    /// Skips a sign if one comes next. Tells whether one did, and whether it was a minus.
    fn sign(&mut self) -> (bool, bool) {
        let is_negative = self.take(b'-');
        (is_negative || self.take(b'+'), is_negative)
    }

    /// Adds the items between commas to a list: all of them, or none if one is not well formed.
    fn list<T>(mut self, list: &mut Vec<T>, read: fn(&mut Self) -> Option<T>) -> Option<()> {
        let known = list.len();
        while let Some(item) = read(&mut self) {
            list.push(item);
            self.skip_blank();
            if self.0.is_empty() {
                return Some(());
            }
            if !self.take(b',') {
                break;
            }
            self.skip_blank();
        }
        list.truncate(known);
        None
    }

    fn highlight(&mut self) -> Option<Highlight> {
        Some(Highlight { brush: self.brush()?, square: self.square()? })
    }

    fn arrow(&mut self) -> Option<Arrow> {
        Some(Arrow { brush: self.brush()?, from: self.square()?, to: self.square()? })
    }

    fn brush(&mut self) -> Option<Brush> {
        self.letter(|letter| Brush::ALL.into_iter().find(|brush| brush.letter() == letter))
    }

    fn square(&mut self) -> Option<Square> {
        let file = self.letter(File::from_letter)?;
        Some(Square::new(file, self.letter(Rank::from_digit)?))
    }
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
        let (Self::Mate(value) | Self::Centipawns(value)) = *self;
        let (is_mate, size) = (matches!(self, Self::Mate(_)), value.unsigned_abs());
        push!(text, if is_mate { "#" } else { "" }, if value < 0 { "-" } else { "" });
        if is_mate {
            size.push_to(text);
        } else {
            push!(text, &(size / 100), ".", &(size / 10 % 10), &(size % 10));
        }
    }
}

/// Pushes milliseconds as `h:mm:ss`, with a fraction of a second if there is one.
fn push_time(time: Option<u32>, text: &mut String) {
    let Some(time) = time else { return };
    let [seconds, thousandths] = [time / 1000, time % 1000];
    (seconds / 3600).push_to(text);
    for part in [seconds / 60 % 60, seconds % 60] {
        push!(text, ":", &(part / 10), &(part % 10));
    }
    if thousandths > 0 {
        push!(text, ".");
    }
    let (mut rest, mut worth) = (thousandths, 100);
    while rest > 0 {
        (rest / worth).push_to(text);
        (rest, worth) = (rest % worth, worth / 10);
    }
}
