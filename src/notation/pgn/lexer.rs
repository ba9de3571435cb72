//! Cuts a text into tokens. A token is a slice of the text, and its offset is told with it.

use std::cell::Cell;

use super::seek::{
    BRACES_END, LINE_END, NAME_END, NON_DIGIT, NON_MARK, SYMBOL_END, Stop, VISIBLE, is_blank, seek,
};
use crate::text::part;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A tag pair `[Name "Value"]`: its name, and its value with the escapes in it. `None` if what follows the `[` is
    /// not a tag pair; it is skipped up to its `]`, or to the end of its line.
    Tag(Option<(&'a str, &'a str)>),
    /// The text between braces, or after a semicolon. If the braces are not closed, the text up to the next game.
    Comment { text: &'a str, is_closed: bool },
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and the digits after it, or a sign such as `!?`.
    Nag(&'a str),
    /// Anything else: a move, a move number, a result.
    Symbol(&'a str),
}

/// A token and the offset at which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Located<'a> {
    pub token: Token<'a>,
    pub start: usize,
}

/// A line that begins so is the first of a game, even inside a comment that is not closed.
pub(super) const GAME_BEGINS: &str = "[Event \"";

#[derive(Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// Where the next token is looked for.
    offset: usize,
    /// Whether the end of the text has been met, by this lexer or a clone. If the text is only a part of a file, the last
    /// token may then be another one, or mean something else.
    has_met_end: &'a Cell<bool>,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str, has_met_end: &'a Cell<bool>) -> Self {
        let offset = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, offset, has_met_end }
    }

    /// Where the next token is looked for.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Goes on from another offset.
    pub fn resume(&mut self, offset: usize) {
        self.offset = offset;
    }

    fn byte(&self, offset: usize) -> Option<u8> {
        self.text.as_bytes().get(offset).copied()
    }

    #[inline(never)]
    fn seek(&self, from: usize, stop: Stop) -> usize {
        let offset = seek(self.text, from, stop);
        if offset == self.text.len() {
            self.has_met_end.set(true);
        }
        offset
    }

    /// Whether a line begins at an offset.
    pub fn begins_line(&self, offset: usize) -> bool {
        offset == 0
            || matches!(self.byte(offset - 1), Some(b'\n' | b'\r'))
            || part(self.text, ..offset).ends_with('\u{feff}')
    }

    /// Skips white space, control characters and `%` lines (PGN standard 6).
    fn skip_blank(&mut self) {
        loop {
            self.offset = self.seek(self.offset, VISIBLE);
            match self.byte(self.offset) {
                Some(b'%') if self.begins_line(self.offset) => self.offset = self.seek(self.offset, LINE_END),
                Some(0x80..) if self.blank_at(self.offset) > 0 => self.offset += self.blank_at(self.offset),
                _ => return,
            }
        }
    }

    /// The length of the blank character at an offset that is not ASCII; 0 if none stands there.
    fn blank_at(&self, offset: usize) -> usize {
        let letter = part(self.text, offset..).chars().next();
        letter.filter(|&letter| is_blank_character(letter)).map_or(0, char::len_utf8)
    }

    pub fn next(&mut self) -> Option<Located<'a>> {
        self.skip_blank();
        let start = self.offset;
        let token = match self.byte(start)? {
            b'{' => self.braces(),
            b'[' => self.tag(),
            b'(' => self.up_to(start + 1, Token::Open),
            b')' => self.up_to(start + 1, Token::Close),
            b'*' => self.up_to(start + 1, Token::Symbol("*")),
            b';' => {
                self.offset = self.seek(start, LINE_END);
                Token::Comment { text: part(self.text, start + 1..self.offset), is_closed: true }
            }
            b'$' => {
                self.offset = self.seek(start + 1, NON_DIGIT);
                Token::Nag(part(self.text, start..self.offset))
            }
            b'!' | b'?' => {
                self.offset = self.seek(start, NON_MARK);
                Token::Nag(part(self.text, start..self.offset))
            }
            _ => {
                self.offset = self.end_of_symbol(start);
                Token::Symbol(part(self.text, start..self.offset))
            }
        };
        Some(Located { token, start })
    }

    /// A token of which only the end has to be noted.
    fn up_to(&mut self, end: usize, token: Token<'a>) -> Token<'a> {
        self.offset = end;
        token
    }

    /// A comment in braces. One that is not closed reaches to the next line that begins a game, or to the end of the
    /// text.
    fn braces(&mut self) -> Token<'a> {
        let start = self.offset + 1;
        let mut end = self.seek(start, BRACES_END);
        while self.byte(end) == Some(b'[') && !self.begins_game(end) {
            end = self.seek(end + 1, BRACES_END);
        }
        let is_closed = self.byte(end) == Some(b'}');
        self.offset = if is_closed { end + 1 } else { end };
        Token::Comment { text: part(self.text, start..end), is_closed }
    }

    /// Whether a line begins at an offset, and is the first of a game.
    fn begins_game(&self, offset: usize) -> bool {
        matches!(self.byte(offset - 1), Some(b'\n' | b'\r'))
            && part(self.text, offset..).starts_with(GAME_BEGINS)
    }

    /// Whether a blank line, or white space with one in it, stands before an offset.
    pub fn follows_blank_line(&self, offset: usize) -> bool {
        let before = self.text.as_bytes().get(..offset).unwrap_or_default();
        let mut line_ends = 0;
        let mut next = 0;
        for &byte in before.iter().rev().take_while(|&&byte| is_blank(byte)) {
            // Of a carriage return and a line feed, the second is counted.
            line_ends += u32::from(byte == b'\n' || byte == b'\r' && next != b'\n');
            next = byte;
        }
        line_ends >= 2
    }

    /// A tag pair `[Name "Value"]`. White space may stand between its parts, and `\` escapes a quote or itself. A value
    /// ends with its line at the latest, so a quote that is not closed spoils one line and not the file.
    fn tag(&mut self) -> Token<'a> {
        let start = self.offset;
        let pair = self.tag_pair();
        if pair.is_none() {
            self.offset = self.end_of_bracket(start);
        }
        Token::Tag(pair)
    }

    /// The end of what is in brackets but is no tag pair. If a quote stands in it, it is the rest of the line, since the
    /// value may have brackets in it.
    fn end_of_bracket(&self, start: usize) -> usize {
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let length = rest.iter().position(|&byte| matches!(byte, b']' | b'"' | b'\n' | b'\r'));
        match length.and_then(|length| rest.get(length).map(|byte| (start + length, byte))) {
            Some((end, b']')) => end + 1,
            Some((end, _)) => self.seek(end, LINE_END),
            None => self.seek(self.text.len(), LINE_END),
        }
    }

    fn tag_pair(&mut self) -> Option<(&'a str, &'a str)> {
        let name_start = self.seek(self.offset + 1, VISIBLE);
        let name_end = self.seek(name_start, NAME_END);
        let quote = self.seek(name_end, VISIBLE);
        if name_end == name_start || self.byte(quote) != Some(b'"') {
            return None;
        }
        let end = self.end_of_value(quote + 1)?;
        self.offset = self.seek(end + 1, VISIBLE) + 1;
        let name = part(self.text, name_start..name_end).trim_matches(is_blank_character);
        if name.is_empty() { None } else { Some((name, part(self.text, quote + 1..end))) }
    }

    /// Where the quote stands that ends the value of a tag.
    fn end_of_value(&self, start: usize) -> Option<usize> {
        let mut end = start;
        let mut unescaped = None;
        // Some programs do not escape the quotes inside a value, so only a quote before a bracket ends it. Some do not
        // escape a backslash either: one before the last quote of the line cannot have been meant for that quote.
        loop {
            match self.byte(end) {
                None => {
                    self.has_met_end.set(true);
                    return unescaped;
                }
                Some(b'\n' | b'\r') => return unescaped,
                Some(b'\\') if self.byte(end + 1) == Some(b'"') => {
                    if self.closes_line(end + 1) {
                        unescaped = Some(end + 1);
                    }
                    end += 2;
                }
                Some(b'\\') if self.byte(end + 1) == Some(b'\\') => end += 2,
                Some(b'"') if self.byte(self.seek(end + 1, VISIBLE)) == Some(b']') => return Some(end),
                _ => end += 1,
            }
        }
    }

    /// Whether a quote closes the last tag of its line.
    fn closes_line(&self, quote: usize) -> bool {
        let bracket = self.seek(quote + 1, VISIBLE);
        let next = self.seek(bracket + 1, VISIBLE);
        let ends_line = || part(self.text, bracket + 1..next).contains(['\n', '\r']);
        self.byte(bracket) == Some(b']') && (next == self.text.len() || ends_line())
    }

    /// The end of a symbol. A promotion in parentheses, `e8(Q)`, belongs to it.
    fn end_of_symbol(&self, start: usize) -> usize {
        let end = self.end_of_run(start + 1);
        match self.text.as_bytes().get(end..end + 3) {
            Some(b"(Q)" | b"(R)" | b"(B)" | b"(N)") => self.end_of_run(end + 3),
            None => {
                self.has_met_end.set(true);
                end
            }
            _ => end,
        }
    }

    /// The end of a run of characters that neither separate symbols nor begin another token.
    fn end_of_run(&self, from: usize) -> usize {
        let mut end = self.seek(from, SYMBOL_END);
        while let Some(0x80..) = self.byte(end)
            && self.blank_at(end) == 0
        {
            end = self.seek(end + 1, SYMBOL_END);
        }
        end
    }
}

/// Whether a tag of this name, once written, is read as the same name.
pub(super) fn is_tag_name(name: &str) -> bool {
    let whole = !name.is_empty() && name.trim_matches(is_blank_character) == name;
    whole && seek(name, 0, NAME_END) == name.len()
}

/// White space, such as a no-break space, or a byte order mark.
fn is_blank_character(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// A position in a text, in bytes and as a person counts it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Location {
    /// In bytes.
    pub offset: usize,
    /// From 0.
    pub line: usize,
    /// In characters, from 0.
    pub column: usize,
}

impl Location {
    /// A later location in the text. Only the text between the two is counted.
    pub fn advanced_to(self, offset: usize, text: &str) -> Self {
        let between = part(text, self.offset..offset);
        let bytes = between.as_bytes();
        let line_ends = bytes.iter().filter(|&&byte| byte == b'\n' || byte == b'\r').count();
        if line_ends == 0 {
            return Self { offset, column: self.column + columns(between), ..self };
        }
        // A carriage return before a line feed ends the same line.
        let is_pair = |start: &usize| matches!(text.as_bytes().get(*start..start + 2), Some(b"\r\n"));
        let pairs = if bytes.contains(&b'\r') { (self.offset..offset).filter(is_pair).count() } else { 0 };
        let line = self.line + line_ends - pairs;
        let last_line = between.rfind(['\n', '\r']).map_or(0, |line_end| line_end + 1);
        Self { offset, line, column: columns(part(between, last_line..)) }
    }
}

/// How many columns a part of a line takes: its characters, except for byte order marks.
fn columns(part: &str) -> usize {
    part.chars().filter(|&letter| letter != '\u{feff}').count()
}
