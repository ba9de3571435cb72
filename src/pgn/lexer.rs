//! From text to tokens, each with its place. A token is a slice of the text.

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

    fn bytes(&self) -> &'a [u8] {
        self.text.as_bytes()
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.bytes().get(at).copied()
    }

    /// Whether a place is the beginning of a line.
    fn begins_line(&self, at: usize) -> bool {
        at == 0
            || matches!(self.byte(at - 1), Some(b'\n' | b'\r'))
            || part(self.text, ..at).ends_with('\u{feff}')
    }

    /// The first place from another one whose byte answers; the end of the text if there is none.
    fn find(&self, from: usize, answers: impl Fn(u8) -> bool) -> usize {
        let rest = self.bytes().get(from..).unwrap_or_default();
        rest.iter().position(|&byte| answers(byte)).map_or(self.text.len(), |offset| from + offset)
    }

    fn end_of_line(&self, from: usize) -> usize {
        self.find(from, |byte| matches!(byte, b'\n' | b'\r'))
    }

    /// Passes over white space and `%` lines.
    fn skip_blank(&mut self) {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b'%' if self.begins_line(self.at) => self.at = self.end_of_line(self.at),
                _ if byte.is_ascii_whitespace() => self.at += 1,
                0xc2 | 0xe2 | 0xef if self.blank_character() > 0 => self.at += self.blank_character(),
                _ => break,
            }
        }
    }

    /// The length of a white space character that is not ASCII, such as a no-break space, or of a byte order mark.
    fn blank_character(&self) -> usize {
        let next = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        next.filter(|&letter| letter.is_whitespace() || letter == '\u{feff}').map_or(0, char::len_utf8)
    }

    pub fn next(&mut self) -> Option<Located<'a>> {
        self.skip_blank();
        let start = self.at;
        let token = match self.byte(start)? {
            b'{' => self.braces(),
            b';' => {
                self.at = self.end_of_line(start);
                Token::Comment(self.text.get(start + 1..self.at))
            }
            b'[' => self.tag(),
            b'(' => self.single(Token::Open),
            b')' => self.single(Token::Close),
            b'$' => {
                self.at = self.find(start + 1, |byte| !byte.is_ascii_digit());
                Token::Nag(part(self.text, start..self.at))
            }
            b'!' | b'?' => {
                self.at = self.find(start, |byte| !matches!(byte, b'!' | b'?'));
                Token::Nag(part(self.text, start..self.at))
            }
            b'*' => self.single(Token::Symbol("*")),
            _ => self.symbol(),
        };
        Some(Located { token, start })
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    fn braces(&mut self) -> Token<'a> {
        let start = self.at + 1;
        let end = self.find(start, |byte| byte == b'}');
        self.at = (end + 1).min(self.text.len());
        Token::Comment(Some(part(self.text, start..end)).filter(|_| end < self.text.len()))
    }

    /// `[Name "Value"]`, in which white space may stand anywhere and `\` escapes a quote or itself.
    fn tag(&mut self) -> Token<'a> {
        let start = self.at;
        let pair = self.tag_pair();
        if pair.is_none() {
            self.at = self.end_of_line(start);
        }
        Token::Tag(pair)
    }

    fn tag_pair(&mut self) -> Option<(&'a str, &'a str)> {
        let visible = |byte: u8| !byte.is_ascii_whitespace();
        let name_start = self.find(self.at + 1, visible);
        let name_end =
            self.find(name_start, |byte| byte.is_ascii_whitespace() || matches!(byte, b'"' | b']'));
        let quote = self.find(name_end, visible);
        let mut end = quote + 1;
        while self.byte(end)? != b'"' {
            end += if self.byte(end) == Some(b'\\') { 2 } else { 1 };
        }
        let bracket = self.find(end + 1, visible);
        let sound =
            self.byte(quote) == Some(b'"') && self.byte(bracket) == Some(b']') && name_end > name_start;
        if !sound {
            return None;
        }
        self.at = bracket + 1;
        Some((self.text.get(name_start..name_end)?, self.text.get(quote + 1..end)?))
    }

    /// A run of characters that none of the others ends. A promotion in parentheses, `e8(Q)`, belongs to it.
    fn symbol(&mut self) -> Token<'a> {
        let start = self.at;
        let ends = |byte: u8| {
            byte.is_ascii_whitespace()
                || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' | b'*')
        };
        let mut end = self.find(start + 1, ends);
        if let Some(b"(Q)" | b"(R)" | b"(B)" | b"(N)") = self.bytes().get(end..end + 3) {
            end = self.find(end + 3, ends);
        }
        self.at = end;
        Token::Symbol(part(self.text, start..end))
    }
}

/// Line and column of a place, from 0, counted on from a place whose line is known.
pub(super) fn line_and_column(text: &str, known: (usize, usize), at: usize) -> (usize, usize) {
    let (known_at, known_line) = known;
    let between = part(text, known_at..at).as_bytes();
    let breaks = between.iter().enumerate().filter(|&(index, &byte)| {
        byte == b'\n' || byte == b'\r' && text.as_bytes().get(known_at + index + 1) != Some(&b'\n')
    });
    let line = known_line + breaks.count();
    let line_start = part(text, ..at).rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let column = part(text, line_start..at).chars().filter(|&letter| letter != '\u{feff}').count();
    (line, column)
}
