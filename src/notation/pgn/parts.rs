//! Reads a file part by part, for files that are larger than what one wants in memory. A game is read from a part once it
//! is certain where it ends; the next part has to begin with what is left of this one. Only the bindings need it: a Rust
//! program can map a file into memory.

use std::cell::Cell;

use super::error::{PgnError, PgnErrorKind};
use super::lexer::{GAME_BEGINS, Location};
use super::options::PgnOptions;
use super::reader::PgnCursor;
use super::tree::Pgn;
use crate::position::Position;
use crate::text::{find, part};

/// The longest game of a file that is read part by part, in bytes. It tells a text without an end from a game.
pub(crate) const LONGEST_GAME: usize = 1 << 21;

/// How many numbers say where the reading of a file stands between two parts.
pub(crate) const STANDING_LENGTH: usize = 5;

/// How much of a file a text is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    Whole,
    Part,
    LastPart,
}

/// How far a file has been read that may come in parts.
pub(crate) struct PartCursor {
    cursor: PgnCursor,
    extent: Extent,
    /// Whether a game was too long, and has not come to its end yet.
    is_amid_long_game: bool,
}

impl PartCursor {
    /// Begins to read a file that is given whole, unless [`PartCursor::go_on`] says otherwise.
    pub fn new(options: PgnOptions) -> Self {
        Self { cursor: PgnCursor::new(options), extent: Extent::Whole, is_amid_long_game: false }
    }

    /// Reads the next game of a text. `None` means that there is none, or that the next part is needed.
    pub fn next_game(&mut self, text: &str, standard_start: &Position) -> Option<Result<Pgn, PgnError>> {
        if self.is_amid_long_game && !self.pass_long_game(text) {
            return None;
        }
        let has_met_end = Cell::new(false);
        let mut games = self.cursor.games(text, standard_start, &has_met_end);
        let mut game = games.next_game();
        let is_uncertain = self.extent == Extent::Part && has_met_end.get();
        let (start, end) = (games.cursor.start, if is_uncertain { text.len() } else { games.lexer.offset() });
        let is_too_long = self.extent != Extent::Whole && game.is_some() && end - start > LONGEST_GAME;
        if is_uncertain && !is_too_long {
            return None;
        }
        if is_too_long {
            let mut here = games.at_start();
            game = Some(Err(games.located_error((PgnErrorKind::TooLong, start), &mut here)));
        }
        self.is_amid_long_game = is_uncertain;
        self.cursor = games.into_cursor();
        if is_uncertain {
            self.cursor.offset = before_tail(text);
        }
        game
    }

    /// Looks for the line that begins the next game, and returns whether it has come.
    fn pass_long_game(&mut self, text: &str) -> bool {
        let offset = &mut self.cursor.offset;
        while let Some(index) = find(part(text, *offset..), GAME_BEGINS) {
            *offset += index;
            if part(text, ..*offset).ends_with(['\n', '\r']) {
                self.is_amid_long_game = false;
                return true;
            }
            *offset += 1;
        }
        *offset = before_tail(text).max(*offset);
        false
    }

    /// Forgets what has been read of a text, and returns how much of its start that is. The last character is kept,
    /// since a line may have ended with it.
    pub fn forget(&mut self, text: &str) -> usize {
        let cursor = &mut self.cursor;
        let read = part(text, ..cursor.offset);
        let kept = read.char_indices().next_back().map_or(0, |(index, _)| index);
        cursor.counted = Location { offset: 0, ..cursor.counted.advanced_to(kept, text) };
        cursor.offset -= kept;
        kept
    }

    /// Where the reading stands after [`PartCursor::forget`]: what [`PartCursor::go_on`] needs.
    pub fn standing(&self) -> [usize; STANDING_LENGTH] {
        let PgnCursor { offset, count, counted, .. } = self.cursor;
        [offset, count, counted.line, counted.column, self.is_amid_long_game.into()]
    }

    /// Goes on with the next part, where the reading stood.
    pub fn go_on(&mut self, standing: [usize; STANDING_LENGTH], extent: Extent) {
        let [offset, count, line, column, is_amid_long_game] = standing;
        let counted = Location { offset: 0, line, column };
        self.cursor = PgnCursor { offset, count, counted, ..self.cursor };
        self.extent = extent;
        self.is_amid_long_game = is_amid_long_game != 0;
    }
}

/// The end of a text without what may be the start of the line that begins a game.
fn before_tail(text: &str) -> usize {
    text.floor_char_boundary(text.len().saturating_sub(GAME_BEGINS.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All games of a file that comes in parts, each with what is left of the one before it.
    fn read_parts<'a>(parts: impl Iterator<Item = &'a str>) -> Vec<Result<Pgn, PgnError>> {
        let start = Position::default();
        let mut games = Vec::new();
        let mut text = String::new();
        let mut standing = [0; STANDING_LENGTH];
        for (part, extent) in parts.map(|part| (part, Extent::Part)).chain([("", Extent::LastPart)]) {
            text.push_str(part);
            let mut cursor = PartCursor::new(PgnOptions::default());
            cursor.go_on(standing, extent);
            while let Some(game) = cursor.next_game(&text, &start) {
                games.push(game);
            }
            text.drain(..cursor.forget(&text));
            standing = cursor.standing();
        }
        games
    }

    fn characters(text: &str, length: usize) -> impl Iterator<Item = &str> {
        let mut rest = text;
        std::iter::from_fn(move || {
            let end = rest.ceil_char_boundary(length.min(rest.len()));
            let (next, after) = rest.split_at(end);
            rest = after;
            (!next.is_empty()).then_some(next)
        })
    }

    #[test]
    fn a_file_is_read_alike_whole_and_in_parts_of_any_length() {
        let file = "\u{feff}[Event \"a\\\"]\r\n[White \"é\"]\r\n\r\n1. e4 e5 (1... c5) {x} 1 - 0 {still} ; his\r\n\
            {of the next} 1. d4 d5 1-0%no line\n%a line\n\n[Round \"1\"]\n\n[White \"A\"]\n\n[Round \"2\"]\n\n\
            1. e4 Ke7 2. d4 *\n\n1. d4\n\n{of the next}\n1. a4 h5 2. a5 h4 3. a6 h3 4. axb7 hxg2 5. bxa8(Q) gxh1(Q)\n\n\
            1 - 0\n[Event \"b\"]\n{open\n\n[Event \"c\"]\n\n1. e4 ½ *";
        let whole: Vec<_> = crate::read_pgn(file).collect();
        assert_eq!(whole.len(), 10);
        for length in 1..file.len() {
            assert_eq!(read_parts(characters(file, length)), whole, "{length}");
        }
    }

    #[test]
    fn a_game_that_is_too_long_is_an_error_and_the_next_one_comes() {
        let moves = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(LONGEST_GAME / 8);
        let file = format!(
            "1. e4 *\n\n[Event \"long\"]\n\n{moves} {{no [Event \"x\"] begins}} {moves}\n[Event \"next\"]\n\n1. d4 Kd3 *"
        );
        let games = read_parts(characters(&file, 1 << 20));
        let [Ok(first), Err(error), Ok(last)] = &games[..] else { panic!("{} games", games.len()) };
        assert_eq!(first.nodes.len(), 1);
        assert_eq!((error.kind.code(), error.game, error.line, error.column), ("game-too-long", 2, 3, 1));
        assert_eq!((last.tag("Event"), last.errors[0].game, last.errors[0].line), (Some("next"), 3, 8));
    }

    /// A game that is too long: its comment is not closed, and no line begins another game.
    fn long_game() -> String {
        format!("1. e4 {{{}", "x".repeat(LONGEST_GAME))
    }

    #[test]
    fn of_a_long_game_that_no_other_follows_there_is_one_error() {
        let file = long_game() + " 1. d4 d5 *";
        let games = read_parts(characters(&file, LONGEST_GAME + 8));
        assert!(matches!(&games[..], [Err(_)]), "{} games", games.len());
    }

    #[test]
    fn the_line_that_begins_the_game_after_a_long_one_may_come_in_two_parts() {
        let file = long_game() + "\n[Event \"next\"]\n\n1. d4 *";
        let begin = file.rfind(GAME_BEGINS).expect("a line");
        for split in begin - 1..begin + GAME_BEGINS.len() {
            let (one, other) = file.split_at(split);
            let games = read_parts([one, other].into_iter());
            let [Err(_), Ok(next)] = &games[..] else { panic!("{} games", games.len()) };
            assert_eq!(next.tag("Event"), Some("next"));
        }
    }

    #[test]
    fn only_a_game_of_a_file_in_parts_is_too_long() {
        let start = Position::default();
        let whole = PartCursor::new(PgnOptions::default()).next_game(&long_game(), &start);
        assert!(matches!(whole, Some(Ok(_))));
        for before in ["\n".repeat(LONGEST_GAME + 1), "1. d4 *\n".repeat(LONGEST_GAME / 8 + 1)] {
            let games = read_parts(characters(&(before + "1. e4 *"), 2 * LONGEST_GAME));
            assert!(games.iter().all(Result::is_ok));
            assert_eq!(games.last().and_then(|game| Some(game.as_ref().ok()?.nodes.len())), Some(1));
        }
    }
}
