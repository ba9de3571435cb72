//! Reads a file game by game: the tags of each, then its moves by the parser. What is wrong with a game costs no other.

use std::cell::Cell;

use super::annotation::Comment;
use super::error::{PgnError, PgnErrorKind, Problem};
use super::lexer::{Lexer, Located, Location, Token};
use super::options::PgnOptions;
use super::parser::{Ending, MovetextParser};
use super::result::GameResult;
use super::start::set_start;
use super::tags::{TagPlaces, TagSection, missing_tags, unescape};
use super::tree::Pgn;
use super::warning::{PgnWarning, PgnWarningKind, Report};
use crate::notation::san::SanError;
use crate::position::Position;
use crate::text::part;

/// Reads the games of a file one after the other, leniently: see [`read_pgn_with`].
///
/// A game that cannot be read to its end comes as far as it can be read. What could not be read is in [`Pgn::errors`],
/// and what was repaired or skipped in [`Pgn::warnings`].
///
/// # Errors
/// Of a game of which nothing can be read: it has no position to start from, or it is no game at all. The games after it
/// are still read.
///
/// ```
/// use chess_arbiter::read_pgn;
/// let mut games = read_pgn("[White \"Fool\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 Ke7 *\n\n[FEN \"?\"] *");
/// let first = games.next().expect("a game")?;
/// assert_eq!((first.tag("White"), first.main_line().count()), (Some("Fool"), 4));
/// let second = games.next().expect("a game")?;
/// assert_eq!(second.main_line().count(), 1);
/// let error = &second.errors[0];
/// assert_eq!((error.game, error.line, error.column, error.token.as_str()), (2, 5, 7, "Ke7"));
/// let error = games.next().expect("a game").unwrap_err();
/// assert_eq!(error.kind.code(), "bad-fen");
/// assert!(games.next().is_none());
/// # Ok::<(), chess_arbiter::PgnError>(())
/// ```
pub fn read_pgn(text: &str) -> impl Iterator<Item = Result<Pgn, PgnError>> {
    read_pgn_with(text, PgnOptions::default())
}

/// Reads the games of a file one after the other.
///
/// # Errors
/// Leniently, as [`read_pgn`]. Strictly, of each game with an error, or with anything that the standard does not allow:
/// the first of them.
///
/// ```
/// use chess_arbiter::pgn::{PgnOptions, ReadPgn, read_pgn_with};
/// let options = PgnOptions { how: ReadPgn::Strictly, ..PgnOptions::default() };
/// let mut games = read_pgn_with("1. e4 e5 2. Ng1-f3 * 1. e4 e5 *", options);
/// assert_eq!(games.next().expect("a game").unwrap_err().token, "Ng1-f3");
/// assert!(games.next().expect("a game").is_ok());
/// ```
pub fn read_pgn_with(text: &str, options: PgnOptions) -> impl Iterator<Item = Result<Pgn, PgnError>> {
    let (mut cursor, standard_start) = (PgnCursor::new(options), Position::default());
    std::iter::from_fn(move || cursor.next_game_from(text, &standard_start))
}

/// How far a file has been read. It serves callers that cannot keep the iterator of [`read_pgn`], since that borrows
/// the text.
///
/// ```
/// use chess_arbiter::pgn::PgnCursor;
/// let text = "1. e4 e5 * 1. d4 *";
/// let mut cursor = PgnCursor::default();
/// let mut lengths = Vec::new();
/// while let Some(game) = cursor.next_game(text) {
///     lengths.push(game?.nodes.len());
/// }
/// assert_eq!(lengths, [2, 1]);
/// # Ok::<(), chess_arbiter::pgn::PgnError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct PgnCursor {
    pub(super) options: PgnOptions,
    /// Where the next game is looked for.
    pub(super) offset: usize,
    /// How many games have been read.
    pub(super) count: usize,
    /// The offset at which the last game begins.
    pub(super) start: usize,
    /// Where the last game with a problem begins. Lines are counted only up to there, since only a problem names its
    /// line.
    pub(super) counted: Location,
}

impl PgnCursor {
    /// Begins to read a file.
    pub fn new(options: PgnOptions) -> Self {
        Self { options, ..Self::default() }
    }

    /// Reads the next game of a text, or `None` at its end. The text must be the same at every call.
    pub fn next_game(&mut self, text: &str) -> Option<Result<Pgn, PgnError>> {
        self.next_game_from(text, &Position::default())
    }

    /// The same as [`PgnCursor::next_game`] for a caller that keeps the standard starting position, so that it is made
    /// once for a file and not once for each game.
    pub(crate) fn next_game_from(
        &mut self,
        text: &str,
        standard_start: &Position,
    ) -> Option<Result<Pgn, PgnError>> {
        let has_met_end = Cell::new(false);
        let mut games = self.games(text, standard_start, &has_met_end);
        let game = games.next_game();
        *self = games.into_cursor();
        game
    }

    /// Goes on with reading a text. The flag is set when the end of the text is met, be it only by looking ahead.
    pub(super) fn games<'a>(
        self,
        text: &'a str,
        standard_start: &'a Position,
        has_met_end: &'a Cell<bool>,
    ) -> Games<'a> {
        let mut lexer = Lexer::new(text, has_met_end);
        if self.offset > 0 {
            lexer.resume(self.offset);
        }
        Games { text, standard_start, lexer, cursor: self }
    }
}

/// A reader at work: the cursor, and what it needs to read on.
pub(super) struct Games<'a> {
    text: &'a str,
    standard_start: &'a Position,
    pub(super) lexer: Lexer<'a>,
    pub(super) cursor: PgnCursor,
}

impl<'a> Games<'a> {
    /// Reads the next game. Whatever is wrong with it, the lexer then stands where the game after it begins.
    pub(super) fn next_game(&mut self) -> Option<Result<Pgn, PgnError>> {
        let first = self.lexer.clone().next()?;
        self.cursor.count += 1;
        self.cursor.start = first.start;
        let mut report = Report::new(self.cursor.options.is_strict());
        let mut pgn = Pgn::starting_from(self.standard_start.clone());
        let places = self.read_tags(&mut pgn, &mut report);
        let no_start = set_start(&mut pgn, &places, &mut report).err();
        let mut parser = MovetextParser::new(pgn, self.cursor.options, &mut report);
        if no_start.is_some() {
            parser.lose_line();
        }
        let (mut pgn, ending) = parser.read(self.text, first.start, &mut self.lexer);
        check_result(&pgn, &places, ending, &mut report);
        let missing = missing_tags(&pgn);
        if !missing.is_empty() {
            report.warn(PgnWarningKind::MissingTags(missing), places.first.unwrap_or(first.start));
        }
        if let Some(problem) = no_start.or_else(|| refused(&pgn, ending, &mut report)) {
            let mut here = self.at_start();
            return Some(Err(self.located_error(problem, &mut here)));
        }
        if !report.errors.is_empty() || !report.warnings.is_empty() {
            self.attach(report, &mut pgn);
        }
        Some(Ok(pgn))
    }

    /// How far the text has been read.
    pub(super) fn into_cursor(self) -> PgnCursor {
        PgnCursor { offset: self.lexer.offset(), ..self.cursor }
    }

    /// Reads the tags and the comments before the moves, and tells where the tags that matter stand.
    fn read_tags(&mut self, pgn: &mut Pgn, report: &mut Report) -> TagPlaces {
        let mut section = TagSection::default();
        while let Some(Located { token, start }) = self.lexer.next() {
            match token {
                Token::Tag(Some((name, value))) => {
                    if self.lexer.follows_blank_line(start) {
                        section.begin_part(start, pgn);
                    }
                    if section.begins_game(name, pgn) {
                        let next = section.leave(name, start, pgn);
                        report.forget_from(next);
                        self.lexer.resume(next);
                        break;
                    }
                    if section.add(name, start, pgn) {
                        report.warn(PgnWarningKind::RepeatedTag, start);
                    }
                    pgn.tags.push((name.into(), unescape(value, start, report)));
                }
                Token::Tag(None) => section.add_unreadable(part(self.text, start..), start, report),
                Token::Comment { text, is_closed } => {
                    pgn.comments.push(Comment::read(text));
                    if !is_closed {
                        report.error(PgnErrorKind::OpenComment, start);
                    }
                }
                _ => {
                    self.lexer.resume(start);
                    break;
                }
            }
        }
        section.places()
    }

    /// Where the last game begins. Lines are counted up to it.
    pub(super) fn at_start(&mut self) -> Location {
        self.cursor.counted = self.cursor.counted.advanced_to(self.cursor.start, self.text);
        self.cursor.counted
    }

    /// Adds what was found wrong with a game to it, with lines, columns and tokens.
    #[cold]
    #[inline(never)]
    fn attach(&mut self, report: Report, pgn: &mut Pgn) {
        let mut here = self.at_start();
        for problem in report.errors {
            pgn.errors.push(self.located_error(problem, &mut here));
        }
        let mut here = self.at_start();
        for (kind, offset) in report.warnings {
            let Place { line, column, token } = self.place(offset, &mut here);
            pgn.warnings.push(PgnWarning { kind, line, column, token });
        }
    }

    /// An error with its line, its column and its token. See [`Games::place`].
    pub(super) fn located_error(&self, (kind, offset): Problem, here: &mut Location) -> PgnError {
        let Place { line, column, token } = self.place(offset, here);
        PgnError { kind, game: self.cursor.count, line, column, token }
    }

    /// Where an offset is. It is counted from `here`, which moves there, or from the start of the game if it lies
    /// before.
    fn place(&self, offset: usize, here: &mut Location) -> Place {
        let from = if offset < here.offset { self.cursor.counted } else { *here };
        *here = from.advanced_to(offset, self.text);
        let mut lexer = self.lexer.clone();
        lexer.resume(offset);
        let end = match lexer.next().map(|located| located.token) {
            Some(Token::Comment { .. }) => offset + 1,
            _ => lexer.offset(),
        };
        let token = part(self.text, offset..end);
        let shown = token.char_indices().nth(LONGEST_TOKEN).map_or(token.len(), |(index, _)| index);
        Place { line: here.line + 1, column: here.column + 1, token: part(token, ..shown).to_owned() }
    }
}

/// The place of an error or a warning, as a person counts.
struct Place {
    line: usize,
    column: usize,
    token: String,
}

/// The longest token that an error shows, in characters; a longer one is cut off.
const LONGEST_TOKEN: usize = 40;

/// Compares the result after the moves with the tag.
fn check_result(pgn: &Pgn, places: &TagPlaces, ending: Ending, report: &mut Report) {
    let tag = pgn.tag("Result").unwrap_or_default();
    let named = GameResult::from_text(tag);
    if let Some(place) = places.result
        && named.is_none_or(|named| named.text() != tag)
    {
        report.warn(PgnWarningKind::OddResult, place);
    }
    match (ending.result, named) {
        (None, _) => report.warn(PgnWarningKind::MissingResult, ending.last),
        (Some(result), Some(named)) if result != named => {
            report.warn(PgnWarningKind::ResultMismatch, ending.last);
        }
        _ => {}
    }
}

/// The error that refuses a game: the first if it is read strictly; otherwise only that of a game without anything that
/// could be read but its result.
fn refused(pgn: &Pgn, ending: Ending, report: &mut Report) -> Option<Problem> {
    let is_blank = pgn.tags.is_empty() && pgn.nodes.is_empty() && pgn.comments.is_empty();
    if !report.is_strict() && !is_blank {
        return None;
    }
    let first_error = std::mem::take(&mut report.errors).into_iter().next();
    if first_error.is_some() || ending.result.is_some() {
        return first_error;
    }
    let word = report.warnings.iter().find(|(kind, _)| matches!(kind, PgnWarningKind::UnknownWord));
    word.map(|(_, word)| (PgnErrorKind::Move(SanError::Unreadable), *word))
}
