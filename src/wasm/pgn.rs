//! PGN across the boundary. A game is a list of items (`layout.rs`), and one text from which its strings are cut in
//! turn. So a large file costs a few calls a game. The other side is `pkg/lib/pgn`.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

use super::layout::{
    MOVE_MARK, PGN_ARROW, PGN_BRUSH_SHIFT, PGN_CENTIPAWNS, PGN_CLOCK, PGN_CLOSE, PGN_COMMENT,
    PGN_COMMENT_BEFORE, PGN_DEPTH, PGN_ELAPSED, PGN_HIGHLIGHT, PGN_MATE, PGN_NAG, PGN_NULL_MOVE, PGN_OPEN,
    PGN_RAW, PGN_RAW_IS_TEXT, PGN_RESULT, PGN_START, PGN_TAG, TO_SHIFT,
};
use super::packed::{
    pack_san, pack_squares, unpack_candidate, unpack_letters, unpack_options, unpack_square,
};
use super::{answers, buffer};
use crate::notation::pgn::parts::{Extent, PartCursor};
use crate::notation::pgn::{
    Arrow, Brush, Comment, Evaluation, GameResult, Highlight, Node, Pgn, PgnBuilder, PgnError, PgnOptions,
    PgnWarning, ReadPgn, Step, Visit,
};
use crate::position::Position;
use crate::text::{Text, part};

/// Reads a file game by game, given whole or part by part.
#[wasm_bindgen]
pub struct PgnReader {
    text: String,
    /// Where a game starts if its tags do not say, made once instead of for each game.
    usual: Position,
    cursor: PartCursor,
    /// What was wrong with the game.
    errors: Vec<PgnError>,
    warnings: Vec<PgnWarning>,
}

#[wasm_bindgen]
impl PgnReader {
    /// Begins to read a file, strictly or leniently, with the piece letters of a language.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String, strict: bool, pieces: &str) -> Self {
        let how = if strict { ReadPgn::Strictly } else { ReadPgn::Leniently };
        let options = PgnOptions { how, letters: unpack_letters(pieces) };
        Self {
            text,
            usual: Position::default(),
            cursor: PartCursor::new(options),
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Makes the text a part of a file, perhaps the last. The static buffer says where the reading stood after the part
    /// before it, as [`PgnReader::standing`] tells; zeros for the first.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, is_last: bool) {
        let extent = if is_last { Extent::LastPart } else { Extent::Part };
        self.cursor.go_on(std::array::from_fn(|index| buffer::read(index) as usize), extent);
    }

    /// Writes to the buffer where the reading stands, and returns how long the rest of the text is that the next part
    /// has to begin with, as JavaScript counts.
    pub fn standing(&mut self) -> u32 {
        let forgotten = self.cursor.forget(&self.text);
        buffer::fill(|push| self.cursor.standing().into_iter().for_each(|number| push(number as u32)));
        part(&self.text, forgotten..).bytes().map(utf16_length).sum()
    }

    /// Reads the next game and returns how many numbers it takes: an array with the error if it cannot be read, and
    /// `undefined` at the end, or if the game ends in another part.
    pub fn next(&mut self) -> JsValue {
        match self.cursor.next_game(&self.text, &self.usual) {
            None => JsValue::UNDEFINED,
            Some(Err(error)) => answers::pgn_error(&error),
            Some(Ok(pgn)) => {
                let length = Packed::hold(&pgn);
                (self.errors, self.warnings) = (pgn.errors, pgn.warnings);
                length.into()
            }
        }
    }

    /// What was wrong with the game: a list of errors and one of warnings; `undefined` if nothing was.
    pub fn problems(&self) -> JsValue {
        match self.errors.is_empty() && self.warnings.is_empty() {
            true => JsValue::UNDEFINED,
            false => answers::pgn_problems(&self.errors, &self.warnings),
        }
    }
}

/// A game that JavaScript has packed, checked and named anew.
#[wasm_bindgen]
pub struct CheckedGame {
    pgn: Result<Pgn, u32>,
}

#[wasm_bindgen]
impl CheckedGame {
    /// Checks a game: its start, and that each move is legal where it stands.
    #[wasm_bindgen(constructor)]
    pub fn new(numbers: &[u32], strings: &str) -> Self {
        let mut unpacker = Unpacker { numbers, strings, moves: 0 };
        Self { pgn: unpacker.pgn().ok_or(unpacker.moves) }
    }

    /// The number of the move that is not legal, counted from 1 as they are written; 0 if the start is refused, and
    /// `undefined` if nothing is wrong.
    pub fn bad(&self) -> JsValue {
        self.pgn.as_ref().err().map_or(JsValue::UNDEFINED, |&bad| bad.into())
    }

    /// The game in export format.
    pub fn text(&self) -> JsValue {
        self.pgn.as_ref().map_or(JsValue::UNDEFINED, |pgn| pgn.to_text().into())
    }

    /// Packs the game as a reader does, and returns how many numbers it takes.
    pub fn pack(&self) -> usize {
        self.pgn.as_ref().map_or(0, Packed::hold)
    }
}

thread_local! {
    /// The game that was packed last. It stays until the next is packed, so that its memory is used again.
    static PACKED: Cell<Packed> = const { Cell::new(Packed { numbers: Vec::new(), strings: String::new() }) };
}

/// The address of the numbers of the game that was packed last.
#[wasm_bindgen(js_name = gameNumbers)]
pub fn game_numbers() -> *const u32 {
    Packed::ask(|packed| packed.numbers.as_ptr())
}

/// The strings of the game that was packed last, one after another.
#[wasm_bindgen(js_name = gameStrings)]
pub fn game_strings() -> JsValue {
    Packed::ask(|packed| packed.strings.as_str().into())
}

/// A game as numbers and strings.
#[derive(Default)]
struct Packed {
    numbers: Vec<u32>,
    strings: String,
}

impl Packed {
    fn ask<T>(question: impl FnOnce(&mut Self) -> T) -> T {
        let mut packed = PACKED.take();
        let answer = question(&mut packed);
        PACKED.set(packed);
        answer
    }

    /// Packs a game to be fetched, and returns how many numbers it takes.
    fn hold(pgn: &Pgn) -> usize {
        Self::ask(|packed| {
            packed.pack(pgn);
            packed.numbers.len()
        })
    }

    fn pack(&mut self, pgn: &Pgn) {
        self.numbers.clear();
        self.strings.clear();
        for (name, value) in &pgn.tags {
            self.numbers.push(PGN_TAG);
            self.string(name);
            self.string(value);
        }
        self.item(PGN_START, pgn.start.chess960().into());
        self.string(&pgn.start.fen());
        self.comments(PGN_COMMENT, &pgn.comments);
        for visit in pgn.visits() {
            match visit {
                Visit::Move(node) => self.node(node),
                Visit::Open => self.numbers.push(PGN_OPEN),
                Visit::Close => self.numbers.push(PGN_CLOSE),
            }
        }
        self.item(PGN_RESULT, pgn.result as u32);
    }

    fn node(&mut self, node: &Node) {
        self.comments(PGN_COMMENT_BEFORE, &node.comments_before);
        match node.step {
            Step::Move(san) => self.numbers.push(pack_san(san, node.color)),
            Step::Null => self.item(PGN_NULL_MOVE, node.color as u32),
        }
        for &nag in &node.nags {
            self.item(PGN_NAG, nag.into());
        }
        self.comments(PGN_COMMENT, &node.comments);
    }

    /// Adds comments under the item code that says where they belong.
    fn comments(&mut self, item: u32, comments: &[Comment]) {
        for comment in comments {
            self.numbers.push(item);
            self.string(&comment.text);
            match &comment.raw {
                Some(raw) if *raw == comment.text => self.numbers.push(PGN_RAW_IS_TEXT),
                Some(raw) => {
                    self.numbers.push(PGN_RAW);
                    self.string(raw);
                }
                None => {}
            }
            self.amount(PGN_CLOCK, comment.clock);
            self.amount(PGN_ELAPSED, comment.elapsed);
            match comment.evaluation {
                None => {}
                Some(Evaluation::Centipawns(value)) => self.item(PGN_CENTIPAWNS, value.cast_unsigned()),
                Some(Evaluation::Mate(moves)) => self.item(PGN_MATE, moves.cast_unsigned()),
            }
            self.amount(PGN_DEPTH, comment.depth);
            for it in &comment.squares {
                self.item(PGN_HIGHLIGHT, u32::from(it.square.index()) | pack_brush(it.brush));
            }
            for it in &comment.arrows {
                self.item(PGN_ARROW, pack_squares(it.from, it.to) | pack_brush(it.brush));
            }
        }
    }

    fn amount(&mut self, item: u32, amount: Option<u32>) {
        if let Some(amount) = amount {
            self.item(item, amount);
        }
    }

    fn item(&mut self, item: u32, number: u32) {
        self.numbers.extend_from_slice(&[item, number]);
    }

    /// Adds a string, and its length as JavaScript counts it.
    #[inline(never)]
    fn string(&mut self, string: &str) {
        self.numbers.push(string.bytes().map(utf16_length).sum());
        self.strings.push_str(string);
    }
}

/// How many units of UTF-16 a character takes, by its first byte; 0 for its other bytes.
fn utf16_length(byte: u8) -> u32 {
    match byte {
        0x80..0xc0 => 0,
        0xf0.. => 2,
        _ => 1,
    }
}

/// Reads a game that JavaScript has packed. It is laid out like [`Packed`], except that a move is a candidate with
/// the mark of a move. Each step gives `None` where the numbers are not a game.
struct Unpacker<'a> {
    numbers: &'a [u32],
    strings: &'a str,
    /// How many moves have been read, the one that is being read included.
    moves: u32,
}

impl Unpacker<'_> {
    fn pgn(&mut self) -> Option<Pgn> {
        let mut tags = Vec::new();
        while self.take(PGN_TAG) {
            tags.push((self.string()?, self.string()?));
        }
        if !self.take(PGN_START) {
            return None;
        }
        let options = unpack_options(self.number()?);
        let start = Position::from_fen(&self.string()?, options).ok()?;
        let mut builder = PgnBuilder::new(Pgn { tags, ..Pgn::starting_from(start) });
        loop {
            match self.number()? {
                packed @ MOVE_MARK.. => {
                    self.moves += 1;
                    let mv = builder.position().legal_move(unpack_candidate(packed))?;
                    builder.play(mv);
                }
                // Where it belongs, its place in the text decides.
                PGN_COMMENT | PGN_COMMENT_BEFORE => builder.comment(self.comment()?),
                PGN_NAG => builder.annotate(u16::try_from(self.number()?).ok()?),
                PGN_OPEN => builder.open().ok()?,
                PGN_CLOSE => builder.close().ok()?,
                PGN_NULL_MOVE => {
                    self.moves += 1;
                    self.number()?;
                    builder.pass().ok()?;
                }
                PGN_RESULT => {
                    let result = *GameResult::ALL.get(self.number()? as usize)?;
                    return builder.finish(Some(result)).ok();
                }
                _ => return None,
            }
        }
    }

    /// A comment, with the items that belong to it.
    fn comment(&mut self) -> Option<Comment> {
        let mut comment = Comment { text: self.string()?, ..Comment::default() };
        if self.take(PGN_RAW_IS_TEXT) {
            comment.raw = Some(comment.text.clone());
        } else if self.take(PGN_RAW) {
            comment.raw = Some(self.string()?);
        }
        while let &[item @ PGN_CLOCK..=PGN_ARROW, number, ref rest @ ..] = self.numbers {
            self.numbers = rest;
            match item {
                PGN_CLOCK => comment.clock = Some(number),
                PGN_ELAPSED => comment.elapsed = Some(number),
                PGN_CENTIPAWNS => comment.evaluation = Some(Evaluation::Centipawns(number.cast_signed())),
                PGN_MATE => comment.evaluation = Some(Evaluation::Mate(number.cast_signed())),
                PGN_DEPTH => comment.depth = Some(number),
                PGN_HIGHLIGHT => {
                    comment
                        .squares
                        .push(Highlight { brush: unpack_brush(number)?, square: unpack_square(number) });
                }
                _ => {
                    let [from, to] = [unpack_square(number), unpack_square(number >> TO_SHIFT)];
                    comment.arrows.push(Arrow { brush: unpack_brush(number)?, from, to });
                }
            }
        }
        Some(comment)
    }

    /// Skips an item code if it comes next, and returns whether it did.
    fn take(&mut self, item: u32) -> bool {
        match self.numbers {
            [first, rest @ ..] if *first == item => {
                self.numbers = rest;
                true
            }
            _ => false,
        }
    }

    fn number(&mut self) -> Option<u32> {
        let (&number, rest) = self.numbers.split_first()?;
        self.numbers = rest;
        Some(number)
    }

    /// Cuts off the next string. Its length is in units of UTF-16, as JavaScript counts.
    fn string(&mut self) -> Option<String> {
        let mut left = self.number()?;
        let mut end = 0;
        for byte in self.strings.bytes() {
            match left.checked_sub(utf16_length(byte)) {
                Some(fewer) => left = fewer,
                None if left == 0 => break,
                None => return None,
            }
            end += 1;
        }
        let (string, rest) = self.strings.split_at_checked(end)?;
        self.strings = rest;
        (left == 0).then(|| string.to_owned())
    }
}

fn pack_brush(brush: Brush) -> u32 {
    (brush as u32) << PGN_BRUSH_SHIFT
}

fn unpack_brush(packed: u32) -> Option<Brush> {
    Brush::ALL.get((packed >> PGN_BRUSH_SHIFT) as usize).copied()
}
