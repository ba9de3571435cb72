//! The moves of one game: from tokens to its tree, a line at a time. Lines that are interrupted by a variation
//! wait on a list.

use super::annotation::Comment;
use super::command::Value;
use super::error::{DEEPEST_NESTING, PgnErrorKind, Problem};
use super::lexer::{Lexer, Located, Token};
use super::seek::{LINE_END, NO_DIGIT, seek};
use super::tree::{GameResult, Node, Pgn, Step};
use crate::notation::san::{ReadSan, SanError};
use crate::position::Position;
use crate::position::Undo;
use crate::text::part;
use crate::types::{Color, Move};

/// A line that is being read: the main line or a variation.
struct Line {
    /// Where its next move is played.
    now: Position,
    /// Its last move, and the way back to the position before that.
    last: Option<(usize, Back)>,
    /// The move that the line replaces; `None` for the main line.
    replaces: Option<usize>,
    /// Comments that wait for the next move.
    waiting: Vec<Comment>,
    /// Annotations that wait for the first move, since they come before it.
    waiting_nags: Vec<u8>,
    /// Whether a comment would belong to the next move: at the start of a line, and after a variation.
    comment_waits: bool,
    /// Where the line begins in the text.
    start: usize,
}

/// Makes a [`Pgn`] move by move, in the order in which it is written.
///
/// ```
/// use chess_arbiter::{GameResult, Pgn, PgnBuilder};
/// let mut builder = PgnBuilder::new(Pgn::default());
/// for uci in ["e2e4", "e7e5"] {
///     let mv = builder.position().legal_move(uci.parse()?).ok_or("not legal")?;
///     builder.play(mv);
/// }
/// let pgn = builder.finish(Some(GameResult::Draw))?;
/// assert!(pgn.to_string().ends_with("\n\n1. e4 e5 1/2-1/2\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PgnBuilder {
    pgn: Pgn,
    line: Line,
    interrupted: Vec<Line>,
}

impl PgnBuilder {
    /// Begins with a game that has tags and a start, but no moves.
    #[inline(never)]
    pub fn new(pgn: Pgn) -> Self {
        let line = Line::new(pgn.start.clone(), None, 0);
        Self { pgn, line, interrupted: Vec::new() }
    }

    /// Reads up to the result, or to the tags of the next game.
    pub(super) fn read(mut self, text: &str, lexer: &mut Lexer) -> Result<Pgn, Problem> {
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
                    self.comment(Comment::read(text));
                }
                Token::Open => self.open_at(start).map_err(here)?,
                Token::Close => self.close().map_err(here)?,
                Token::Nag(sign) => {
                    nag_number(sign).map_err(here)?.into_iter().for_each(|number| self.annotate(number));
                }
                Token::Symbol(symbol) => match GameResult::from_text(symbol) {
                    Some(found) if self.interrupted.is_empty() => {
                        result = Some(found);
                        self.comments_after_result(text, lexer);
                        break;
                    }
                    Some(_) => {} // Some programs end a variation with a result.
                    None => self.symbol(symbol, start)?,
                },
            }
        }
        let start = self.line.start;
        self.finish(result).map_err(|kind| (kind, start))
    }

    /// Reads the comments behind the result that still belong to this game: those on the same line, and those
    /// that only the end of the text follows. Any other is the next game's.
    fn comments_after_result(&mut self, text: &str, lexer: &mut Lexer) {
        let mut ahead = lexer.clone();
        let mut end = lexer.at();
        loop {
            match ahead.next() {
                Some(Located { token: Token::Comment(Some(_)), start }) => {
                    if seek(part(text, ..start), end, LINE_END) == start {
                        end = ahead.at();
                    }
                }
                Some(_) => break,
                None => {
                    end = ahead.at();
                    break;
                }
            }
        }
        while lexer.at() < end
            && let Some(Located { token: Token::Comment(Some(comment)), .. }) = lexer.next()
        {
            self.comment(Comment::read(comment));
        }
    }

    /// The game, when all its moves have come; without a result, or with `*`, it has that of its tags.
    ///
    /// # Errors
    /// If a variation is still open.
    pub fn finish(mut self, result: Option<GameResult>) -> Result<Pgn, PgnErrorKind> {
        if !self.interrupted.is_empty() {
            return Err(PgnErrorKind::OpenVariation);
        }
        self.settle_comments();
        self.pgn.result = match result {
            None | Some(GameResult::Unknown) => self.pgn.result_tag(),
            Some(known) => known,
        };
        Ok(self.pgn)
    }

    /// Adds a comment on the last move, or on the next one where a line begins or goes on.
    pub fn comment(&mut self, comment: Comment) {
        let comments = match self.line.place() {
            Some(_) if self.line.comment_waits => &mut self.line.waiting,
            place => self.comments_on(place),
        };
        comments.push(comment);
    }

    /// The comments on a move, or those of the game.
    fn comments_on(&mut self, place: Option<usize>) -> &mut Vec<Comment> {
        match place.and_then(|place| self.pgn.nodes.get_mut(place)) {
            Some(node) => &mut node.comments,
            None => &mut self.pgn.comments,
        }
    }

    /// Gives comments that wait for a move that does not come to the last one, or to the one it would replace.
    fn settle_comments(&mut self) {
        let waiting = std::mem::take(&mut self.line.waiting);
        self.comments_on(self.line.place()).extend(waiting);
    }

    /// Begins a variation, which replaces the last move.
    ///
    /// # Errors
    /// If there is no move to replace, or if variations are nested too deeply.
    pub fn open(&mut self) -> Result<(), PgnErrorKind> {
        self.open_at(0)
    }

    fn open_at(&mut self, start: usize) -> Result<(), PgnErrorKind> {
        let (last, back) = self.line.last.as_ref().ok_or(PgnErrorKind::VariationWithoutMove)?;
        if self.interrupted.len() == DEEPEST_NESTING {
            return Err(PgnErrorKind::TooDeep);
        }
        let variation = Line::new(back.from(&self.line.now), Some(*last), start);
        self.interrupted.push(std::mem::replace(&mut self.line, variation));
        Ok(())
    }

    /// Ends a variation.
    ///
    /// # Errors
    /// If none is open.
    pub fn close(&mut self) -> Result<(), PgnErrorKind> {
        let outer = self.interrupted.pop().ok_or(PgnErrorKind::StrayVariationEnd)?;
        self.settle_comments();
        let variation = std::mem::replace(&mut self.line, outer);
        // One without moves leaves nothing but its comments.
        self.line.comment_waits |= variation.last.is_some();
        Ok(())
    }

    /// Adds a numeric annotation to the last move of the line, or to its first if none has come.
    pub fn annotate(&mut self, number: u8) {
        let last = self.line.last.as_ref().and_then(|&(last, _)| self.pgn.nodes.get_mut(last));
        last.map_or(&mut self.line.waiting_nags, |node| &mut node.nags).push(number);
    }

    /// Reads a move, after its number if there is one.
    fn symbol(&mut self, text: &str, start: usize) -> Result<(), Problem> {
        let name = without_number(text);
        if is_passed_over(name) {
            return Ok(());
        }
        self.make(name).map_err(|error| (PgnErrorKind::Move(error), start + text.len() - name.len()))
    }

    fn make(&mut self, name: &str) -> Result<(), SanError> {
        match self.line.now.read_san(name, ReadSan::Leniently) {
            Ok(mv) => {
                self.play(mv);
                Ok(())
            }
            Err(SanError::NullMove) => self.pass(),
            Err(error) => Err(error),
        }
    }

    /// Where the next move of the line is played.
    pub fn position(&self) -> &Position {
        &self.line.now
    }

    /// Makes the next move of the line, which must be legal there.
    pub fn play(&mut self, mv: Move) {
        let (color, number) = (self.line.now.turn(), self.line.now.fullmove_number());
        let (san, undo) = self.line.now.play_with_san(mv);
        self.add(Step::Move(san), color, number, Back::Undo(undo));
    }

    /// Makes a null move.
    ///
    /// # Errors
    /// If it is not inside a variation, or if the player is in check.
    pub fn pass(&mut self) -> Result<(), SanError> {
        let after = self.line.now.after_null_move().filter(|_| self.line.replaces.is_some());
        let after = after.ok_or(SanError::NullMove)?;
        let before = std::mem::replace(&mut self.line.now, after);
        self.add(Step::Null, before.turn(), before.fullmove_number(), Back::To(Box::new(before)));
        Ok(())
    }

    /// Adds a move to the line.
    fn add(&mut self, step: Step, color: Color, number: u16, back: Back) {
        let node = self.pgn.nodes.len();
        match self.line.place().and_then(|place| self.pgn.nodes.get_mut(place)) {
            Some(before) if self.line.last.is_some() => before.next = Some(node),
            Some(replaced) => replaced.variations.push(node),
            None => {}
        }
        self.pgn.nodes.push(Node {
            step,
            color,
            number,
            nags: std::mem::take(&mut self.line.waiting_nags),
            comments_before: std::mem::take(&mut self.line.waiting),
            comments: Vec::new(),
            next: None,
            variations: Vec::new(),
        });
        self.line.last = Some((node, back));
        self.line.comment_waits = false;
    }
}

/// The way back over the last move of a line.
enum Back {
    /// A move is taken back.
    Undo(Undo),
    /// Over a null move there is no way but to remember the position.
    To(Box<Position>),
}

impl Back {
    /// The position before the move, from the one after it.
    fn from(&self, after: &Position) -> Position {
        match self {
            Self::To(before) => Position::clone(before),
            Self::Undo(undo) => {
                let mut before = after.clone();
                before.undo(*undo);
                before
            }
        }
    }
}

impl Line {
    fn new(now: Position, replaces: Option<usize>, start: usize) -> Self {
        Self {
            now,
            last: None,
            replaces,
            waiting: Vec::new(),
            waiting_nags: Vec::new(),
            comment_waits: true,
            start,
        }
    }

    /// The place of its last move, or of the one it replaces: that is whose next move or variation comes.
    fn place(&self) -> Option<usize> {
        self.last.as_ref().map(|&(last, _)| last).or(self.replaces)
    }
}

/// What may stand alone besides moves and their numbers; nothing is what a number leaves.
fn is_passed_over(text: &str) -> bool {
    matches!(text, "" | "e.p." | "ep" | "e.p" | "+" | "++" | "#")
}

/// The signs of annotations, in the order of their numbers (PGN standard 10), from 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The number of an annotation `$1`, or of a sign that stands for one; `None` for other signs.
fn nag_number(text: &str) -> Result<Option<u8>, PgnErrorKind> {
    if !text.starts_with('$') {
        return Ok(SIGNS.into_iter().zip(1..).find(|(sign, _)| *sign == text).map(|(_, number)| number));
    }
    let number = Value(part(text, 1..)).number().and_then(|number| u8::try_from(number).ok());
    number.map(Some).ok_or(PgnErrorKind::NagSyntax)
}

/// What follows a move number such as `12.` or `12...`; nothing if the text is only a number or only dots.
fn without_number(text: &str) -> &str {
    let rest = part(text, seek(text, 0, NO_DIGIT)..);
    let mut name = rest;
    while let Some(after) = name.strip_prefix('.').or_else(|| name.strip_prefix('…')) {
        name = after;
    }
    let has_dots = name.len() < rest.len();
    let is_number = rest.is_empty() && text != "0000";
    if has_dots || is_number { name } else { text }
}
