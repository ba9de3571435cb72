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

    /// Passes over white space, control characters and `%` lines.
    fn skip_blank(&mut self) {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b'%' if self.begins_line(self.at) => self.at = self.end_of_line(self.at),
                _ if is_blank(byte) => self.at += 1,
                0x80.. if self.blank_character() > 0 => self.at += self.blank_character(),
                _ => break,
            }
        }
    }

    /// The length of a white space character that is not ASCII, such as a no-break space, or of a byte order mark.
    fn blank_character(&self) -> usize {
        let next = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        next.filter(|&letter| is_blank_character(letter)).map_or(0, char::len_utf8)
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

    /// A comment that is not closed reaches to the end of the text, or to a line that begins a game.
    fn braces(&mut self) -> Token<'a> {
        let start = self.at + 1;
        let bytes = self.bytes();
        let begins_game = |at: usize| {
            matches!(self.byte(at - 1), Some(b'\n' | b'\r')) && part(self.text, at..).starts_with(GAME_BEGINS)
        };
        let ends = |&at: &usize| match bytes.get(at) {
            Some(b'[') => begins_game(at),
            byte => matches!(byte, Some(b'}') | None),
        };
        let end = (start..bytes.len()).find(ends).unwrap_or(bytes.len());
        let closed = self.byte(end) == Some(b'}');
        self.at = if closed { end + 1 } else { end };
        Token::Comment(Some(part(self.text, start..end)).filter(|_| closed))
    }

    /// `[Name "Value"]`, in which white space may stand anywhere and `\` escapes a quote or itself. A value ends
    /// with its line at the latest: a quote that is not closed costs one line, not the file.
    fn tag(&mut self) -> Token<'a> {
        let start = self.at;
        let pair = self.tag_pair();
        if pair.is_none() {
            self.at = self.end_of_line(start);
        }
        Token::Tag(pair)
    }

    fn tag_pair(&mut self) -> Option<(&'a str, &'a str)> {
        let visible = |byte: u8| !is_blank(byte);
        let name_start = self.find(self.at + 1, visible);
        let name_end = self.find(name_start, |byte| is_blank(byte) || matches!(byte, b'"' | b']'));
        let quote = self.find(name_end, visible);
        if name_end == name_start || self.byte(quote) != Some(b'"') {
            return None;
        }
        let mut end = quote + 1;
        // Some programs do not escape a quote inside the value: then no bracket follows it.
        loop {
            match self.byte(end)? {
                b'\n' | b'\r' => return None,
                b'\\' if matches!(self.byte(end + 1), Some(b'"' | b'\\')) => end += 2,
                b'"' if self.byte(self.find(end + 1, visible)) == Some(b']') => break,
                _ => end += 1,
            }
        }
        self.at = self.find(end + 1, visible) + 1;
        let name = part(self.text, name_start..name_end).trim_matches(is_blank_character);
        Some((name, part(self.text, quote + 1..end))).filter(|(name, _)| !name.is_empty())
    }

    /// A run of characters that none of the others ends. A promotion in parentheses, `e8(Q)`, belongs to it.
    fn symbol(&mut self) -> Token<'a> {
        let start = self.at;
        let ends = |byte: u8| {
            is_blank(byte)
                || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' | b'*')
        };
        let mut end = self.find(start + 1, ends);
        if let Some(b"(Q)" | b"(R)" | b"(B)" | b"(N)") = self.bytes().get(end..end + 3) {
            end = self.find(end + 3, ends);
        }
        let run = part(self.text, start..end);
        let blank = if run.is_ascii() { None } else { run.find(is_blank_character) };
        let symbol = part(run, ..blank.unwrap_or(run.len()));
        self.at = start + symbol.len();
        Token::Symbol(symbol)
    }
}

/// White space and control characters; some old files end with one.
fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}

/// Whether a tag of this name is read as it is written.
pub(super) fn is_tag_name(name: &str) -> bool {
    let whole = !name.is_empty() && name.trim_matches(is_blank_character) == name;
    whole && !name.bytes().any(|byte| is_blank(byte) || matches!(byte, b'"' | b']'))
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
