//! The moves of one game: from tokens to its tree, a line at a time. Lines that are interrupted by a variation
//! wait on a list.

use super::annotation::Comment;
use super::error::{DEEPEST_NESTING, PgnErrorKind, Problem};
use super::lexer::{Lexer, Located, Token};
use super::tree::{GameResult, Node, Pgn, Step};
use crate::position::Position;
use crate::san::{ReadSan, SanError};

/// A line that is being read: the main line or a variation.
struct Line {
    /// Where its next move is played.
    now: Position,
    /// Its last move, and the position before that.
    last: Option<(usize, Position)>,
    /// The move that the line replaces; `None` for the main line.
    replaces: Option<usize>,
    /// Comments that wait for the next move.
    waiting: Vec<Comment>,
    /// Whether a comment would belong to the next move: at the start of a line, and after a variation.
    comment_waits: bool,
    /// Where the line begins in the text.
    start: usize,
}

pub(super) struct Movetext {
    pgn: Pgn,
    line: Line,
    interrupted: Vec<Line>,
}

impl Movetext {
    pub fn new(pgn: Pgn) -> Self {
        let line = Line::new(pgn.start.clone(), None, 0);
        Self { pgn, line, interrupted: Vec::new() }
    }

    /// Reads up to the result, or to the tags of the next game.
    pub fn read(mut self, lexer: &mut Lexer) -> Result<Pgn, Problem> {
        let mut result = None;
        let mut before = lexer.clone();
        while let Some(Located { token, start }) = lexer.next() {
            let here = |kind| (kind, start);
            match token {
                Token::Tag(_) => {
                    *lexer = before;
                    break;
                }
                Token::Comment(text) => self.comment(text.ok_or(here(PgnErrorKind::OpenComment))?),
                Token::Open => self.open(start).map_err(here)?,
                Token::Close => self.close().map_err(here)?,
                Token::Nag(sign) => self.annotate(sign).map_err(here)?,
                Token::Symbol(text) => match GameResult::from_text(text) {
                    Some(found) if self.interrupted.is_empty() => {
                        result = Some(found);
                        break;
                    }
                    Some(_) => {} // Some programs end a variation with a result.
                    None => self.symbol(text, start)?,
                },
            }
            before = lexer.clone();
        }
        if !self.interrupted.is_empty() {
            return Err((PgnErrorKind::OpenVariation, self.line.start));
        }
        self.settle_comments();
        self.pgn.result = result.unwrap_or_else(|| self.pgn.result_tag());
        Ok(self.pgn)
    }

    fn comment(&mut self, raw: &str) {
        let comment = Comment::read(raw);
        match self.line.last {
            Some((last, _)) if !self.line.comment_waits => self.pgn.nodes[last].comments.push(comment),
            None if self.line.replaces.is_none() => self.pgn.comments.push(comment),
            _ => self.line.waiting.push(comment),
        }
    }

    /// Gives comments that wait for a move that does not come to the last one.
    fn settle_comments(&mut self) {
        let waiting = std::mem::take(&mut self.line.waiting);
        match self.line.last {
            Some((last, _)) => self.pgn.nodes[last].comments.extend(waiting),
            None => self.pgn.comments.extend(waiting),
        }
    }

    /// Begins a variation, which replaces the last move.
    fn open(&mut self, start: usize) -> Result<(), PgnErrorKind> {
        let (last, before) = self.line.last.as_ref().ok_or(PgnErrorKind::VariationWithoutMove)?;
        if self.interrupted.len() == DEEPEST_NESTING {
            return Err(PgnErrorKind::TooDeep);
        }
        let variation = Line::new(before.clone(), Some(*last), start);
        self.interrupted.push(std::mem::replace(&mut self.line, variation));
        Ok(())
    }

    fn close(&mut self) -> Result<(), PgnErrorKind> {
        let outer = self.interrupted.pop().ok_or(PgnErrorKind::StrayVariationEnd)?;
        self.settle_comments();
        self.line = outer;
        self.line.comment_waits = true;
        Ok(())
    }

    /// Adds a numeric annotation, or a sign that stands for one, to the last move.
    fn annotate(&mut self, sign: &str) -> Result<(), PgnErrorKind> {
        let number = match sign.strip_prefix('$') {
            Some(number) => number.parse().map_err(|_| PgnErrorKind::NagSyntax)?,
            None => sign_number(sign).unwrap_or_default(),
        };
        if let (Some((last, _)), 1..) = (&self.line.last, number) {
            self.pgn.nodes[*last].nags.push(number);
        }
        Ok(())
    }

    /// Reads a move, after its number if there is one.
    fn symbol(&mut self, text: &str, start: usize) -> Result<(), Problem> {
        let name = without_number(text);
        match name {
            "" | "e.p." | "ep" | "e.p" => Ok(()),
            _ => {
                self.make(name).map_err(|error| (PgnErrorKind::Move(error), start + text.len() - name.len()))
            }
        }
    }

    fn make(&mut self, name: &str) -> Result<(), SanError> {
        let before = self.line.now.clone();
        let step = match before.read_san(name, ReadSan::Leniently) {
            Ok(mv) => Step::Move(self.line.now.play_with_san(mv).0),
            Err(SanError::NullMove) if self.line.replaces.is_some() => {
                self.line.now = before.after_null_move().ok_or(SanError::NullMove)?;
                Step::Null
            }
            Err(error) => return Err(error),
        };
        self.add(step, before);
        Ok(())
    }

    /// Adds a move to the line.
    fn add(&mut self, step: Step, before: Position) {
        let node = self.pgn.nodes.len();
        self.pgn.nodes.push(Node {
            step,
            color: before.turn(),
            number: before.fullmove_number(),
            nags: Vec::new(),
            comments_before: std::mem::take(&mut self.line.waiting),
            comments: Vec::new(),
            next: None,
            variations: Vec::new(),
        });
        match (&self.line.last, self.line.replaces) {
            (Some((last, _)), _) => self.pgn.nodes[*last].next = Some(node),
            (None, Some(replaced)) => self.pgn.nodes[replaced].variations.push(node),
            (None, None) => {}
        }
        self.line.last = Some((node, before));
        self.line.comment_waits = false;
    }
}

impl Line {
    fn new(now: Position, replaces: Option<usize>, start: usize) -> Self {
        Self { now, last: None, replaces, waiting: Vec::new(), comment_waits: true, start }
    }
}

/// The number of a sign (PGN standard 10).
fn sign_number(sign: &str) -> Option<u8> {
    let signs = ["!", "?", "!!", "??", "!?", "?!"];
    signs.into_iter().zip(1..).find(|(known, _)| *known == sign).map(|(_, number)| number)
}

/// What follows a move number such as `12.` or `12...`; nothing if the text is only a number or only dots.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match rest.chars().next() {
        None if text == "0000" => text,
        None | Some('.' | '…') => rest.trim_start_matches(['.', '…']),
        Some(_) => text,
    }
}
