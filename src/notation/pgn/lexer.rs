//! From text to tokens, each with its place. A token is a slice of the text.

use super::seek::{BRACES_END, LINE_END, NAME_END, NO_DIGIT, NO_MARK, SYMBOL_END, Stop, VISIBLE, seek};
use crate::text::part;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[` begins a tag pair: its name and its raw value, or `None` if it is not written as one.
    Tag(Option<(&'a str, &'a str)>),
    /// What stands between braces, or after a semicolon; `None` if the braces are not closed.
    Comment(Option<&'a str>),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and what follows it, or a sign such as `!?`.
    Nag(&'a str),
    /// Anything else: a move, a move number, a result.
    Symbol(&'a str),
}

/// A token and where in the text it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Located<'a> {
    pub token: Token<'a>,
    pub start: usize,
}

/// How a line begins that is certain to be the first of a game, even where a brace is still open.
pub(super) const GAME_BEGINS: &str = "[Event \"";

#[derive(Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 } }
    }

    /// Where the next token is looked for.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes on from another place.
    pub fn resume(&mut self, at: usize) {
        self.at = at;
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn seek(&self, from: usize, stop: Stop) -> usize {
        seek(self.text, from, stop)
    }

    /// Whether a place is the beginning of a line.
    fn begins_line(&self, at: usize) -> bool {
        at == 0
            || matches!(self.byte(at - 1), Some(b'\n' | b'\r'))
            || part(self.text, ..at).ends_with('\u{feff}')
    }

    /// Passes over white space, control characters and `%` lines.
    fn skip_blank(&mut self) {
        loop {
            self.at = self.seek(self.at, VISIBLE);
            match self.byte(self.at) {
                Some(b'%') if self.begins_line(self.at) => self.at = self.seek(self.at, LINE_END),
                Some(0x80..) if self.blank_at(self.at) > 0 => self.at += self.blank_at(self.at),
                _ => return,
            }
        }
    }

    /// The length of a white space character that is not ASCII, such as a no-break space, or of a byte order mark.
    fn blank_at(&self, at: usize) -> usize {
        let letter = part(self.text, at..).chars().next();
        letter.filter(|&letter| is_blank_character(letter)).map_or(0, char::len_utf8)
    }

    pub fn next(&mut self) -> Option<Located<'a>> {
        self.skip_blank();
        let start = self.at;
        let token = match self.byte(start)? {
            b'{' => self.braces(),
            b'[' => self.tag(),
            b'(' => self.up_to(start + 1, Token::Open),
            b')' => self.up_to(start + 1, Token::Close),
            b'*' => self.up_to(start + 1, Token::Symbol("*")),
            b';' => {
                self.at = self.seek(start, LINE_END);
                Token::Comment(Some(part(self.text, start + 1..self.at)))
            }
            b'$' => {
                self.at = self.seek(start + 1, NO_DIGIT);
                Token::Nag(part(self.text, start..self.at))
            }
            b'!' | b'?' => {
                self.at = self.seek(start, NO_MARK);
                Token::Nag(part(self.text, start..self.at))
            }
            _ => {
                self.at = self.end_of_symbol(start);
                Token::Symbol(part(self.text, start..self.at))
            }
        };
        Some(Located { token, start })
    }

    fn up_to(&mut self, end: usize, token: Token<'a>) -> Token<'a> {
        self.at = end;
        token
    }

    /// A comment that is not closed reaches to the end of the text, or to a line that begins a game.
    fn braces(&mut self) -> Token<'a> {
        let start = self.at + 1;
        let mut end = self.seek(start, BRACES_END);
        while self.byte(end) == Some(b'[') && !self.begins_game(end) {
            end = self.seek(end + 1, BRACES_END);
        }
        let closed = self.byte(end) == Some(b'}');
        self.at = if closed { end + 1 } else { end };
        Token::Comment(closed.then_some(part(self.text, start..end)))
    }

    /// Whether a line that begins here is certain to be the first of a game.
    fn begins_game(&self, at: usize) -> bool {
        matches!(self.byte(at - 1), Some(b'\n' | b'\r')) && part(self.text, at..).starts_with(GAME_BEGINS)
    }

    /// `[Name "Value"]`, in which white space may stand anywhere and `\` escapes a quote or itself. A value ends
    /// with its line at the latest: a quote that is not closed costs one line, not the file.
    fn tag(&mut self) -> Token<'a> {
        let start = self.at;
        let pair = self.tag_pair();
        if pair.is_none() {
            self.at = self.seek(start, LINE_END);
        }
        Token::Tag(pair)
    }

    fn tag_pair(&mut self) -> Option<(&'a str, &'a str)> {
        let name_start = self.seek(self.at + 1, VISIBLE);
        let name_end = self.seek(name_start, NAME_END);
        let quote = self.seek(name_end, VISIBLE);
        if name_end == name_start || self.byte(quote) != Some(b'"') {
            return None;
        }
        let mut end = quote + 1;
        // Some programs do not escape a quote inside the value: then no bracket follows it.
        loop {
            match self.byte(end)? {
                b'\n' | b'\r' => return None,
                b'\\' if matches!(self.byte(end + 1), Some(b'"' | b'\\')) => end += 2,
                b'"' if self.byte(self.seek(end + 1, VISIBLE)) == Some(b']') => break,
                _ => end += 1,
            }
        }
        self.at = self.seek(end + 1, VISIBLE) + 1;
        let name = part(self.text, name_start..name_end).trim_matches(is_blank_character);
        if name.is_empty() { None } else { Some((name, part(self.text, quote + 1..end))) }
    }

    /// The end of a run of characters that begin nothing else. A promotion in parentheses, `e8(Q)`, belongs to it.
    fn end_of_symbol(&self, start: usize) -> usize {
        let end = self.end_of_run(start + 1);
        match self.text.as_bytes().get(end..end + 3) {
            Some(b"(Q)" | b"(R)" | b"(B)" | b"(N)") => self.end_of_run(end + 3),
            _ => end,
        }
    }

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

/// Whether a tag of this name is read as it is written.
pub(super) fn is_tag_name(name: &str) -> bool {
    let whole = !name.is_empty() && name.trim_matches(is_blank_character) == name;
    whole && seek(name, 0, NAME_END) == name.len()
}

/// White space that is not ASCII, such as a no-break space, or a byte order mark.
fn is_blank_character(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// A place in a text, as a reader counts it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// In bytes.
    pub at: usize,
    /// From 0.
    pub line: usize,
    /// In characters, from 0.
    pub column: usize,
}

impl Place {
    /// A later place in the text: what lies between is counted, and nothing else.
    pub fn moved_to(mut self, at: usize, text: &str) -> Self {
        let between = text.get(self.at..at).unwrap_or_default();
        for (offset, letter) in between.char_indices() {
            match letter {
                '\r' if text.as_bytes().get(self.at + offset + 1) == Some(&b'\n') => {}
                '\n' | '\r' => (self.line, self.column) = (self.line + 1, 0),
                '\u{feff}' => {}
                _ => self.column += 1,
            }
        }
        Self { at, ..self }
    }
}
