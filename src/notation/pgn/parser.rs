//! Reads the movetext of one game: each token becomes a call of the [`PgnBuilder`]. The tags are behind it by then; see
//! `reader.rs`.
//!
//! A line ends at what cannot be read: the main line or the variation that it stands in. What is left of it is passed
//! over, only to find where it ends.

use super::annotation::Comment;
use super::builder::PgnBuilder;
use super::command::Value;
use super::error::PgnErrorKind;
use super::lexer::{Lexer, Located, Token};
use super::options::PgnOptions;
use super::result::GameResult;
use super::seek::{LINE_END, NON_DIGIT, seek};
use super::sign::{may_end_with_sign, number_of_marks, split_sign, with_plain_dashes};
use super::tree::Pgn;
use super::warning::{PgnWarningKind, Report};
use crate::notation::san::{SanError, is_null_move};
use crate::text::{is_dash, part};
use crate::types::Move;

pub(super) struct MovetextParser<'r> {
    builder: PgnBuilder,
    options: PgnOptions,
    /// [`PgnOptions::is_usual`].
    is_usual: bool,
    report: &'r mut Report,
    /// What is passed over, if anything is.
    skipped: Option<Skipped>,
    /// Whether a word of the movetext has been read.
    has_begun: bool,
    /// Up to where the comments after a blank line are known to belong to this game.
    own_comments: usize,
}

/// A part of the movetext that is passed over.
#[derive(Clone, Copy)]
struct Skipped {
    /// How many variations are open in it.
    depth: usize,
    /// Whether the line is lost: it goes on to the end of the line, and not only to that of a variation in it.
    is_line: bool,
}

/// How the movetext of a game ends.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    /// The result after the moves.
    pub result: Option<GameResult>,
    /// Where the last token of the game begins.
    pub last: usize,
}

impl<'r> MovetextParser<'r> {
    /// Begins with a game of which only the tags and the first comments have been read.
    pub fn new(pgn: Pgn, options: PgnOptions, report: &'r mut Report) -> Self {
        Self {
            builder: PgnBuilder::new(pgn),
            options,
            is_usual: options.is_usual(),
            report,
            skipped: None,
            has_begun: false,
            own_comments: 0,
        }
    }

    /// Passes over the rest of the line.
    pub fn lose_line(&mut self) {
        self.skipped = Some(Skipped { depth: 0, is_line: true });
    }

    /// Reads up to the result and the comments that belong to it, or to where the next game begins.
    /// `start` is where the game begins.
    pub fn read(mut self, text: &str, start: usize, lexer: &mut Lexer) -> (Pgn, Ending) {
        let mut ending = Ending { result: None, last: start };
        while let Some(Located { token, start }) = lexer.next() {
            match token {
                Token::Symbol(symbol) if !self.begins_game(symbol, start, lexer) => {
                    if let Some(result) = self.symbol(symbol, start, lexer) {
                        ending = Ending { result: Some(result), last: start };
                        self.comments_after_result(text, lexer);
                        break;
                    }
                }
                Token::Comment { text, is_closed } if !self.is_of_next_game(start, lexer) => {
                    if !is_closed {
                        self.report.error(PgnErrorKind::OpenComment, start);
                    }
                    if self.skipped.is_none() {
                        self.builder.comment(Comment::read(text));
                    }
                }
                Token::Open => self.open(text, start, lexer),
                Token::Close => self.close(start),
                Token::Nag(sign) => self.nag(sign, start),
                Token::Tag(None) if !lexer.begins_line(start) => {
                    self.warn(PgnWarningKind::UnknownWord, start)
                }
                Token::Tag(_) | Token::Symbol(_) | Token::Comment { .. } => {
                    lexer.resume(start);
                    break;
                }
            }
            ending.last = start;
        }
        if !self.builder.is_in_main_line() {
            self.report.error(PgnErrorKind::OpenVariation, self.builder.line_start());
        }
        (self.builder.end(ending.result), ending)
    }

    /// Whether no variation is open, not even one that is passed over.
    fn is_in_main_line(&self) -> bool {
        self.builder.is_in_main_line() && self.skipped.is_none_or(|skipped| skipped.depth == 0)
    }

    /// Whether the game has moves, be they lost, and no variation is open.
    fn may_end(&self) -> bool {
        (self.builder.has_moves() || self.has_begun && self.skipped.is_some()) && self.is_in_main_line()
    }

    /// Whether a symbol begins the next game: it is the number of a first move after a blank line, although this game
    /// has moves.
    fn begins_game(&self, symbol: &str, start: usize, lexer: &Lexer) -> bool {
        is_first_number(symbol) && self.may_end() && lexer.follows_blank_line(start)
    }

    /// Whether a comment stands between a blank line and the number of a first move, and so belongs to the next game.
    fn is_of_next_game(&mut self, start: usize, lexer: &Lexer) -> bool {
        if start < self.own_comments || !lexer.follows_blank_line(start) || !self.may_end() {
            return false;
        }
        let mut ahead = lexer.clone();
        let mut next = ahead.next();
        while let Some(Located { token: Token::Comment { .. }, .. }) = next {
            next = ahead.next();
        }
        self.own_comments = ahead.offset();
        matches!(next, Some(Located { token: Token::Symbol(symbol), .. }) if is_first_number(symbol))
    }

    fn warn(&mut self, kind: PgnWarningKind, start: usize) {
        if self.skipped.is_none() {
            self.report.warn(kind, start);
        }
    }

    /// Opens a variation. One that cannot be is passed over.
    fn open(&mut self, text: &str, start: usize, lexer: &mut Lexer) {
        if let Some(skipped) = &mut self.skipped {
            skipped.depth += 1;
        } else if part(text, start..).starts_with("(=)") {
            // The offer of a draw, as score sheets have it.
            lexer.resume(start + "(=)".len());
            self.warn(PgnWarningKind::UnknownWord, start);
        } else if let Err(kind) = self.builder.open_at(start) {
            self.report.error(kind, start);
            self.skipped = Some(Skipped { depth: 1, is_line: false });
        }
    }

    fn close(&mut self, start: usize) {
        if let Some(skipped) = &mut self.skipped
            && skipped.depth > 0
        {
            skipped.depth -= 1;
            if skipped.depth == 0 && !skipped.is_line {
                self.skipped = None;
            }
            return;
        }
        let is_empty = self.builder.is_line_empty() && self.skipped.is_none();
        match self.builder.close() {
            Ok(()) if is_empty => self.report.warn(PgnWarningKind::EmptyVariation, start),
            Ok(()) => self.skipped = None,
            Err(kind) if self.skipped.is_none() => self.report.error(kind, start),
            Err(_) => {}
        }
    }

    /// Reads `$` with a number, or marks such as `!?`.
    fn nag(&mut self, text: &str, start: usize) {
        if self.skipped.is_some() {
            return;
        }
        let (number, kind) = match text.strip_prefix('$') {
            Some(digits) => {
                let number = Value(digits).number().and_then(|number| u16::try_from(number).ok());
                (number, PgnWarningKind::NagSyntax)
            }
            None => (number_of_marks(text), PgnWarningKind::UnknownWord),
        };
        match number {
            Some(number) => self.builder.annotate(number),
            None => self.report.warn(kind, start),
        }
    }

    /// Reads a symbol: a move with its number or without, an annotation, or a result. Returns the result if it ends the
    /// game.
    fn symbol(&mut self, text: &str, start: usize, lexer: &mut Lexer) -> Option<GameResult> {
        self.has_begun = true;
        // Most symbols are a move alone, which begins with a letter, or a number alone.
        let mut name = text;
        if !text.as_bytes().first().is_some_and(u8::is_ascii_alphabetic) {
            if is_number(text) {
                return None;
            }
            if let Some(result) = spaced_result(text, lexer).or_else(|| GameResult::from_text(text)) {
                return self.result(result, text, start);
            }
            name = without_number(text);
        }
        if self.skipped.is_none() && !name.is_empty() {
            self.word(name, start + text.len() - name.len());
        }
        None
    }

    /// Reads a result, and returns it if it ends the game.
    fn result(&mut self, result: GameResult, text: &str, start: usize) -> Option<GameResult> {
        if !self.is_in_main_line() {
            // Some programs end a variation with a result.
            self.warn(PgnWarningKind::ResultInVariation, start);
            return None;
        }
        if text != result.text() {
            self.report.warn(PgnWarningKind::OddResult, start);
        }
        Some(result)
    }

    /// Reads a word: a move, with the signs of an evaluation behind it or without, or such signs alone.
    fn word(&mut self, text: &str, start: usize) {
        if may_end_with_sign(text) && !self.report.is_strict() {
            self.word_with_signs(text, start);
        } else if let Err(error) = self.play(text) {
            self.refuse(error, text, start);
        }
    }

    #[cold]
    #[inline(never)]
    fn word_with_signs(&mut self, text: &str, start: usize) {
        // A letter at the end may belong to the move: `e8N`.
        if text.ends_with(['N', 'R']) && self.play(text).is_ok() {
            return;
        }
        let plain = with_plain_dashes(text);
        let mut name = plain.as_str();
        let mut signs = Vec::new();
        while let Some((before, sign)) = split_sign(name) {
            // So may one before a sign: `e8=NN`.
            if !signs.is_empty() && name.ends_with('N') && self.find(name).is_ok() {
                break;
            }
            signs.push(sign);
            name = before;
        }
        if !name.is_empty()
            && let Err(error) = self.play(name)
        {
            // Without a sign, the text is shown as it was written.
            return self.refuse(error, if signs.is_empty() { text } else { name }, start);
        }
        for sign in signs.into_iter().rev() {
            self.builder.annotate(sign.number(self.builder.last_mover()));
        }
    }

    /// The move of this name.
    fn find(&self, name: &str) -> Result<Move, SanError> {
        let position = self.builder.position();
        match self.is_usual {
            true => position.find_english(name),
            false => position.find_san(name, self.options.san(), self.options.letters),
        }
    }

    /// Plays the move of this name, or a null move.
    fn play(&mut self, name: &str) -> Result<(), SanError> {
        match self.find(name) {
            Ok(mv) => {
                self.builder.play(mv);
                Ok(())
            }
            Err(SanError::NullMove) if !self.report.is_strict() => self.builder.pass(),
            Err(error) => Err(error),
        }
    }

    /// A word that names no legal move: either it looks like a move, and the line is lost, or it is skipped.
    #[cold]
    #[inline(never)]
    fn refuse(&mut self, error: SanError, text: &str, start: usize) {
        if is_part_of_a_move(text) && !self.report.is_strict() {
            return;
        }
        if !looks_like_a_move(text) && !is_null_move(text) {
            return self.report.warn(PgnWarningKind::UnknownWord, start);
        }
        let error = match error {
            SanError::Unreadable if self.report.has_room() => self.builder.position().unreadable_san(text),
            error => error,
        };
        self.report.error(PgnErrorKind::Move(error), start);
        self.lose_line();
    }

    /// Reads the comments after the result that still belong to this game: those on the same line, and those
    /// at the end of the file. Any other belongs to the next game.
    fn comments_after_result(&mut self, text: &str, lexer: &mut Lexer) {
        let mut ahead = lexer.clone();
        let mut end = lexer.offset();
        loop {
            match ahead.next() {
                Some(Located { token: Token::Comment { is_closed: true, .. }, start }) => {
                    if seek(part(text, ..start), end, LINE_END) == start {
                        end = ahead.offset();
                    }
                }
                Some(_) => break,
                None => {
                    end = ahead.offset();
                    break;
                }
            }
        }
        while lexer.offset() < end
            && let Some(Located { token: Token::Comment { text, .. }, .. }) = lexer.next()
        {
            self.builder.comment(Comment::read(text));
        }
    }
}

/// Whether a symbol is or begins with the number of White's first move: `1`, `1.` or `1.e4`, and not `1...`.
fn is_first_number(symbol: &str) -> bool {
    match *symbol.as_bytes() {
        [b'1'] | [b'1', b'.'] => true,
        [b'1', b'.', next, ..] => next != b'.',
        _ => false,
    }
}

/// Whether a symbol is a number of a move, with its dots.
fn is_number(symbol: &str) -> bool {
    symbol.ends_with('.') && symbol.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

/// The points that a result written with spaces, such as `1 - 0`, begins with.
const POINTS: [&str; 5] = ["0", "1", "1/2", "½", "0.5"];

/// A result that is written with spaces, of which the first points have been read.
fn spaced_result(points: &str, lexer: &mut Lexer) -> Option<GameResult> {
    if !POINTS.contains(&points) {
        return None;
    }
    let mut ahead = lexer.clone();
    let mut whole = points.to_owned();
    for _ in 0..2 {
        let Token::Symbol(symbol) = ahead.next()?.token else { return None };
        whole.push_str(symbol);
    }
    let result = GameResult::from_text(&whole)?;
    *lexer = ahead;
    Some(result)
}

/// Whether a word that stands alone belongs to the move before it.
fn is_part_of_a_move(text: &str) -> bool {
    matches!(text, "e.p." | "ep" | "e.p" | "+" | "++" | "#")
}

/// Whether a word that names no legal move was meant to be one: it names a square, if perhaps one that is not on the
/// board, or castling.
fn looks_like_a_move(text: &str) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'0'..=b'9']);
    let is_castling = || {
        let mut letters = text.chars().filter(|letter| *letter != '-' && !is_dash(*letter));
        (0..2).all(|_| matches!(letters.next(), Some('O' | 'o' | '0')))
    };
    text.as_bytes().windows(2).any(is_square) || is_castling()
}

/// A symbol without the move number that it begins with, such as `12.` or `12...`. Nothing is left of a number alone
/// or of dots alone; `0000` is a null move.
fn without_number(text: &str) -> &str {
    let rest = part(text, seek(text, 0, NON_DIGIT)..);
    let mut name = rest;
    while let Some(after) = name.strip_prefix('.').or_else(|| name.strip_prefix('…')) {
        name = after;
    }
    let has_dots = name.len() < rest.len();
    let is_number = rest.is_empty() && text != "0000";
    let begins_move = rest.as_bytes().first().is_some_and(u8::is_ascii_alphabetic);
    if has_dots || is_number || begins_move { name } else { text }
}
