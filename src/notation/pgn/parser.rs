//! Reads the movetext of one game: each token becomes a call of the [`PgnBuilder`]. The tags are behind it by then; see
//! `reader.rs`.

use super::annotation::Comment;
use super::builder::PgnBuilder;
use super::command::Value;
use super::error::{PgnErrorKind, Problem};
use super::lexer::{Lexer, Located, Token};
use super::result::GameResult;
use super::seek::{LINE_END, NON_DIGIT, seek};
use super::tree::Pgn;
use crate::notation::san::{ReadSan, SanError};
use crate::text::part;

pub(super) struct MovetextParser {
    builder: PgnBuilder,
}

impl MovetextParser {
    /// Begins with a game of which only the tags and the first comments have been read.
    pub fn new(pgn: Pgn) -> Self {
        Self { builder: PgnBuilder::new(pgn) }
    }

    /// Reads up to the result and the comments that belong to it, or to the tags of the next game.
    pub fn read(mut self, text: &str, lexer: &mut Lexer) -> Result<Pgn, Problem> {
        let mut result = None;
        while let Some(Located { token, start }) = lexer.next() {
            let here = |kind| (kind, start);
            match token {
                Token::Tag(_) => {
                    lexer.resume(start);
                    break;
                }
                Token::Comment(text) => {
                    let text = text.ok_or(here(PgnErrorKind::OpenComment))?;
                    self.builder.comment(Comment::read(text));
                }
                Token::Open => self.builder.open_at(start).map_err(here)?,
                Token::Close => self.builder.close().map_err(here)?,
                Token::Nag(sign) => {
                    let number = nag_number(sign).map_err(here)?;
                    number.into_iter().for_each(|number| self.builder.annotate(number));
                }
                Token::Symbol(symbol) => match GameResult::from_text(symbol) {
                    Some(found) if self.builder.is_in_main_line() => {
                        result = Some(found);
                        self.comments_after_result(text, lexer);
                        break;
                    }
                    Some(_) => {} // Some programs end a variation with a result.
                    None => self.symbol(symbol, start)?,
                },
            }
        }
        let start = self.builder.line_start();
        self.builder.finish(result).map_err(|kind| (kind, start))
    }

    /// Reads the comments after the result that still belong to this game: those on the same line, and those
    /// at the end of the file. Any other belongs to the next game.
    fn comments_after_result(&mut self, text: &str, lexer: &mut Lexer) {
        let mut ahead = lexer.clone();
        let mut end = lexer.offset();
        loop {
            match ahead.next() {
                Some(Located { token: Token::Comment(Some(_)), start }) => {
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
            && let Some(Located { token: Token::Comment(Some(comment)), .. }) = lexer.next()
        {
            self.builder.comment(Comment::read(comment));
        }
    }

    /// Reads a move, after its number if there is one.
    fn symbol(&mut self, text: &str, start: usize) -> Result<(), Problem> {
        let name = without_number(text);
        if is_ignored(name) {
            return Ok(());
        }
        self.play(name).map_err(|error| (PgnErrorKind::Move(error), start + text.len() - name.len()))
    }

    /// Plays the move of this name, or a null move.
    fn play(&mut self, name: &str) -> Result<(), SanError> {
        match self.builder.position().read_san(name, ReadSan::Leniently) {
            Ok(mv) => {
                self.builder.play(mv);
                Ok(())
            }
            Err(SanError::NullMove) => self.builder.pass(),
            Err(error) => Err(error),
        }
    }
}

/// Whether a symbol says nothing: it was only a move number, or it is a mark that stands apart from its move.
fn is_ignored(name: &str) -> bool {
    matches!(name, "" | "e.p." | "ep" | "e.p" | "+" | "++" | "#")
}

/// The signs of annotations, in the order of their numbers (PGN standard 10), from 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The number of an annotation `$1`, or of a sign that stands for one; `None` for any other sign.
fn nag_number(text: &str) -> Result<Option<u8>, PgnErrorKind> {
    if !text.starts_with('$') {
        return Ok(SIGNS.into_iter().zip(1..).find(|(sign, _)| *sign == text).map(|(_, number)| number));
    }
    let number = Value(part(text, 1..)).number().and_then(|number| u8::try_from(number).ok());
    number.map(Some).ok_or(PgnErrorKind::NagSyntax)
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
    if has_dots || is_number { name } else { text }
}
