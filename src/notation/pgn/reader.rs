//! Reads a file game by game: the tags of each, then its moves by the parser. After a bad game it looks for the next.

use super::annotation::Comment;
use super::error::{PgnError, PgnErrorKind, Problem};
use super::lexer::{GAME_BEGINS, Lexer, Located, Location, Token};
use super::parser::MovetextParser;
use super::result::GameResult;
use super::tree::Pgn;
use crate::notation::fen::{CastlingMode, STARTING_FEN};
use crate::position::Position;
use crate::text::{cut, find, part, push, trim};

/// Reads the games of a file one after the other. A bad game gives an error, and the games after it are still read.
///
/// ```
/// use chess_arbiter::read_pgn;
/// let mut games = read_pgn("[White \"Fool\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 Ke7 *");
/// let first = games.next().expect("a game")?;
/// assert_eq!((first.tag("White"), first.main_line().count()), (Some("Fool"), 4));
/// let error = games.next().expect("a game").unwrap_err();
/// assert_eq!((error.game, error.line, error.column, error.token.as_str()), (2, 5, 7, "Ke7"));
/// assert!(games.next().is_none());
/// # Ok::<(), chess_arbiter::PgnError>(())
/// ```
pub fn read_pgn(text: &str) -> impl Iterator<Item = Result<Pgn, PgnError>> {
    let (mut cursor, standard_start) = (PgnCursor::default(), Position::default());
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
    /// Where the next game is looked for.
    offset: usize,
    /// How many games have been read.
    count: usize,
    /// The offset at which the last game begins.
    start: usize,
    /// Where the last bad game begins. Lines are counted only up to the last error, since only an error names its line.
    counted: Location,
}

impl PgnCursor {
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
        let mut games = Games { text, standard_start, lexer: Lexer::new(text), cursor: *self };
        if self.offset > 0 {
            games.lexer.resume(self.offset);
        }
        let game = games.next_game();
        *self = Self { offset: games.lexer.offset(), ..games.cursor };
        game
    }
}

/// A reader at work: the cursor, and what it needs to read on.
struct Games<'a> {
    text: &'a str,
    standard_start: &'a Position,
    lexer: Lexer<'a>,
    cursor: PgnCursor,
}

impl<'a> Games<'a> {
    /// Reads the next game. After a bad one, the lexer stands where the next may begin.
    fn next_game(&mut self) -> Option<Result<Pgn, PgnError>> {
        let first = self.lexer.clone().next()?;
        self.cursor.count += 1;
        self.cursor.start = first.start;
        Some(self.read_game().map_err(|(kind, offset)| {
            self.lexer.resume(self.next_game_after(offset));
            self.error(kind, offset)
        }))
    }

    /// Reads the tags and the comments before the moves, then the moves.
    fn read_game(&mut self) -> Result<Pgn, Problem> {
        let mut pgn = Pgn::starting_from(self.standard_start.clone());
        while let Some(Located { token, start }) = self.lexer.next() {
            match token {
                Token::Tag(pair) => {
                    let (name, value) = pair.ok_or((PgnErrorKind::TagSyntax, start))?;
                    if name == "Event" && pgn.tag(name).is_some() {
                        self.lexer.resume(start); // The next game begins: this one has no moves.
                        break;
                    }
                    pgn.tags.push((name.into(), unescape(value)));
                    read_start(&mut pgn, name).map_err(|kind| (kind, start))?;
                }
                Token::Comment(text) => {
                    pgn.comments.push(Comment::read(text.ok_or((PgnErrorKind::OpenComment, start))?));
                }
                _ => {
                    self.lexer.resume(start);
                    break;
                }
            }
        }
        MovetextParser::new(pgn).read(self.text, &mut self.lexer)
    }

    /// Where to go on after a game with an error at an offset: after its result, or where the tags of the next game
    /// begin. The game is read once more from its start, to know how many variations are open at the error.
    fn next_game_after(&self, bad: usize) -> usize {
        let mut lexer = self.lexer.clone();
        lexer.resume(self.cursor.start);
        let mut depth = 0_usize;
        let (mut in_tags, mut has_event) = (true, false);
        while let Some(Located { token, start }) = lexer.next() {
            match token {
                Token::Tag(_) => {
                    let begins_game = part(self.text, start..).starts_with(GAME_BEGINS);
                    if start > bad && (!in_tags || has_event && begins_game) {
                        return start;
                    }
                    has_event |= begins_game;
                }
                Token::Comment(None) => in_tags = false,
                Token::Comment(Some(_)) => {}
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Symbol(text)
                    if start >= bad && depth == 0 && GameResult::from_text(text).is_some() =>
                {
                    return lexer.offset();
                }
                Token::Symbol(_) | Token::Nag(_) => in_tags = false,
            }
        }
        self.text.len()
    }

    /// The error at an offset, with its line, its column and its token.
    fn error(&mut self, kind: PgnErrorKind, offset: usize) -> PgnError {
        self.cursor.counted = self.cursor.counted.advanced_to(self.cursor.start, self.text);
        let Location { line, column, .. } = self.cursor.counted.advanced_to(offset, self.text);
        let mut lexer = self.lexer.clone();
        lexer.resume(offset);
        let end = match lexer.next().map(|located| located.token) {
            Some(Token::Comment(_)) => offset + 1,
            _ => lexer.offset(),
        };
        let token = part(self.text, offset..end);
        let shown = token.char_indices().nth(LONGEST_TOKEN).map_or(token.len(), |(index, _)| index);
        let token = part(token, ..shown).to_owned();
        PgnError { kind, game: self.cursor.count, line: line + 1, column: column + 1, token }
    }
}

/// The longest token that an error shows, in characters; a longer one is cut off.
const LONGEST_TOKEN: usize = 40;

/// Sets the starting position, if the tag that was just read says something of it.
fn read_start(pgn: &mut Pgn, name: &str) -> Result<(), PgnErrorKind> {
    if !matches!(name, "FEN" | "Variant") {
        return Ok(());
    }
    let mode = castling_mode(pgn.tag("Variant").unwrap_or_default()).ok_or(PgnErrorKind::UnknownVariant)?;
    let fen = pgn.tag("FEN").unwrap_or(STARTING_FEN);
    pgn.start = Position::from_fen(fen, mode).map_err(PgnErrorKind::Fen)?;
    Ok(())
}

/// The rules that a `Variant` tag names, as sites spell them; `None` for other variants.
fn castling_mode(variant: &str) -> Option<CastlingMode> {
    let name = trim(variant).to_ascii_lowercase();
    if ["", "standard", "chess", "normal", "from position"].contains(&name.as_str()) {
        return Some(CastlingMode::Standard);
    }
    let is_chess960 = find(&name, "960").or_else(|| find(&name, "fischer")).is_some();
    is_chess960.then_some(CastlingMode::Chess960)
}

/// The value of a tag without its escapes. A backslash that escapes neither a quote nor a backslash stays.
fn unescape(value: &str) -> String {
    let mut unescaped = String::with_capacity(value.len());
    let mut rest = value;
    while let Some((before, after)) = cut(rest, b'\\') {
        let escapes = after.starts_with(['"', '\\']);
        push!(&mut unescaped, before, if escapes { part(after, ..1) } else { "\\" });
        rest = if escapes { part(after, 1..) } else { after };
    }
    push!(&mut unescaped, rest);
    unescaped
}
