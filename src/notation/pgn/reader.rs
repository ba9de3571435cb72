//! From tokens to games.

use super::annotation::Comment;
use super::error::{PgnError, PgnErrorKind, Problem};
use super::lexer::{GAME_BEGINS, Lexer, Located, Place, Token};
use super::movetext::PgnBuilder;
use super::tree::{GameResult, Pgn};
use crate::notation::fen::{CastlingMode, STARTING_FEN};
use crate::position::Position;
use crate::text::{cut, find, part, push, trim};

/// Reads the games of a file one after the other; a bad one gives an error, and the next ones come all the
/// same.
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
    let (mut cursor, usual) = (PgnCursor::default(), Position::default());
    std::iter::from_fn(move || cursor.next_game_from(text, &usual))
}

/// How far a file has been read: for a reader that cannot keep the iterator of [`read_pgn`].
#[derive(Clone, Copy, Debug, Default)]
pub struct PgnCursor {
    /// Where the next game is looked for.
    at: usize,
    /// How many games came before.
    count: usize,
    /// Where the last game began.
    start: usize,
    /// Where the last bad game began: lines are counted no further than they must be.
    counted: Place,
}

impl PgnCursor {
    /// Reads the next game of a text, always the same one; `None` at its end.
    pub fn next_game(&mut self, text: &str) -> Option<Result<Pgn, PgnError>> {
        self.next_game_from(text, &Position::default())
    }

    /// The same, where the usual starting position is at hand: a game starts with it unless its tags say otherwise.
    pub(crate) fn next_game_from(&mut self, text: &str, usual: &Position) -> Option<Result<Pgn, PgnError>> {
        let mut games = Games { text, usual, lexer: Lexer::new(text), cursor: *self };
        if self.at > 0 {
            games.lexer.resume(self.at);
        }
        let game = games.next_game();
        *self = Self { at: games.lexer.at(), ..games.cursor };
        game
    }
}

struct Games<'a> {
    text: &'a str,
    usual: &'a Position,
    lexer: Lexer<'a>,
    cursor: PgnCursor,
}

impl<'a> Games<'a> {
    fn next_game(&mut self) -> Option<Result<Pgn, PgnError>> {
        let first = self.lexer.clone().next()?;
        self.cursor.count += 1;
        self.cursor.start = first.start;
        Some(self.read_game().map_err(|(kind, at)| {
            self.lexer.resume(self.next_game_after(at));
            self.error(kind, at)
        }))
    }

    fn read_game(&mut self) -> Result<Pgn, Problem> {
        let mut pgn = Pgn::starting_from(self.usual.clone());
        while let Some(Located { token, start }) = self.lexer.next() {
            match token {
                Token::Tag(pair) => {
                    let (name, value) = pair.ok_or((PgnErrorKind::TagSyntax, start))?;
                    if name == "Event" && pgn.tag(name).is_some() {
                        self.lexer.resume(start); // Another game, and this one had no moves.
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
        PgnBuilder::new(pgn).read(self.text, &mut self.lexer)
    }

    /// Where to go on after a game that is bad at some place: at its result's end, or where the next game's tags
    /// begin. It is read once more from its start, to know how many variations are open there.
    fn next_game_after(&self, bad: usize) -> usize {
        let mut lexer = self.lexer.clone();
        lexer.resume(self.cursor.start);
        let mut depth = 0_usize;
        let (mut tags, mut named) = (true, false);
        while let Some(Located { token, start }) = lexer.next() {
            match token {
                Token::Tag(_) => {
                    let begins_game = part(self.text, start..).starts_with(GAME_BEGINS);
                    if start > bad && (!tags || named && begins_game) {
                        return start;
                    }
                    named |= begins_game;
                }
                Token::Comment(None) => tags = false,
                Token::Comment(Some(_)) => {}
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Symbol(text)
                    if start >= bad && depth == 0 && GameResult::from_text(text).is_some() =>
                {
                    return lexer.at();
                }
                Token::Symbol(_) | Token::Nag(_) => tags = false,
            }
        }
        self.text.len()
    }

    fn error(&mut self, kind: PgnErrorKind, at: usize) -> PgnError {
        self.cursor.counted = self.cursor.counted.moved_to(self.cursor.start, self.text);
        let Place { line, column, .. } = self.cursor.counted.moved_to(at, self.text);
        let mut lexer = self.lexer.clone();
        lexer.resume(at);
        let end = match lexer.next().map(|located| located.token) {
            Some(Token::Comment(_)) => at + 1,
            _ => lexer.at(),
        };
        let token = part(self.text, at..end);
        let longest = token.char_indices().nth(LONGEST_TOKEN).map_or(token.len(), |(at, _)| at);
        let token = part(token, ..longest).to_owned();
        PgnError { kind, game: self.cursor.count, line: line + 1, column: column + 1, token }
    }
}

/// The longest text that an error shows, in characters.
const LONGEST_TOKEN: usize = 40;

/// Sets the starting position when a tag that says it has been read.
fn read_start(pgn: &mut Pgn, name: &str) -> Result<(), PgnErrorKind> {
    if !matches!(name, "FEN" | "Variant") {
        return Ok(());
    }
    let mode = castling_mode(pgn.tag("Variant").unwrap_or_default()).ok_or(PgnErrorKind::UnknownVariant)?;
    let fen = pgn.tag("FEN").unwrap_or(STARTING_FEN);
    pgn.start = Position::from_fen(fen, mode).map_err(PgnErrorKind::Fen)?;
    Ok(())
}

/// The rules that a `Variant` tag names, in the spellings of the sites.
fn castling_mode(variant: &str) -> Option<CastlingMode> {
    let name = trim(variant).to_ascii_lowercase();
    if ["", "standard", "chess", "normal", "from position"].contains(&name.as_str()) {
        return Some(CastlingMode::Standard);
    }
    let is_chess960 = find(&name, "960").or_else(|| find(&name, "fischer")).is_some();
    is_chess960.then_some(CastlingMode::Chess960)
}

/// The value of a tag without its escapes. A backslash before anything else is only a backslash.
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
