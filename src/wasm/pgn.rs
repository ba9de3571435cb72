//! PGN across the boundary. A game is a list of numbers, and one text that all its strings are cut from in turn:
//! so a large file costs a few calls a game. `pkg/lib/pgn.js` is the other side of this file.

use wasm_bindgen::prelude::*;

use super::objects;
use super::packed::{pack_san, unpack_candidate, unpack_square};
use crate::notation::fen::CastlingMode;
use crate::notation::pgn::{
    Arrow, Brush, Comment, Evaluation, GameResult, Highlight, Node, Pgn, PgnBuilder, PgnCursor, Step, Visit,
};
use crate::position::Position;
use crate::text::Text;

// What a number in the list announces; a move is announced by itself, since `pack_san` sets its bit 29.

/// A tag: the lengths of name and value follow.
const TAG: u32 = 0;
/// The starting position: whether it is Chess960, and the length of its FEN.
const START: u32 = 1;
/// A comment: the length of its text follows. What it says besides comes next, in items from `CLOCK` on.
const COMMENT: u32 = 2;
const NAG: u32 = 3;
const OPEN: u32 = 4;
const CLOSE: u32 = 5;
/// A null move: who passes.
const NULL_MOVE: u32 = 6;
/// The number of the result.
const RESULT: u32 = 7;
/// The number that follows: milliseconds.
const CLOCK: u32 = 8;
const ELAPSED: u32 = 9;
/// Hundredths of a pawn, or moves to mate.
const CENTIPAWNS: u32 = 10;
const MATE: u32 = 11;
/// The plies that an evaluation looked ahead.
const DEPTH: u32 = 12;
/// Square and colour; two squares and colour.
const HIGHLIGHT: u32 = 13;
const ARROW: u32 = 14;

const MOVE: u32 = 1 << 29;

/// Reads a file game by game.
#[wasm_bindgen]
pub struct PgnReader {
    text: String,
    /// Where a game starts whose tags do not say: a FEN need not be read for each.
    usual: Position,
    cursor: PgnCursor,
    game: Packed,
}

#[wasm_bindgen]
impl PgnReader {
    /// Begins to read a file.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> Self {
        Self { text, usual: Position::default(), cursor: PgnCursor::default(), game: Packed::default() }
    }

    /// Reads the next game, and tells how many numbers it is: `undefined` at the end, an error object if it is bad.
    pub fn next(&mut self) -> JsValue {
        match self.cursor.next_game_from(&self.text, &self.usual) {
            None => JsValue::UNDEFINED,
            Some(Err(error)) => objects::pgn_error(&error),
            Some(Ok(pgn)) => {
                self.game.pack(&pgn);
                self.game.numbers.len().into()
            }
        }
    }

    /// The address of the game's numbers, which stay there until the next game is read.
    pub fn numbers(&self) -> *const u32 {
        self.game.numbers.as_ptr()
    }

    /// The strings of the game, one after the other.
    pub fn strings(&self) -> JsValue {
        self.game.strings.as_str().into()
    }
}

/// Writes a game in export format; `undefined` if a move of it is not legal or its numbers make no sense.
#[wasm_bindgen(js_name = writePgn)]
pub fn write_pgn(numbers: &[u32], strings: &str) -> JsValue {
    let mut unpacker = Unpacker { numbers, strings };
    unpacker.pgn().map_or(JsValue::UNDEFINED, |pgn| pgn.to_text().into())
}

#[derive(Default)]
struct Packed {
    numbers: Vec<u32>,
    strings: String,
}

impl Packed {
    fn pack(&mut self, pgn: &Pgn) {
        self.numbers.clear();
        self.strings.clear();
        for (name, value) in &pgn.tags {
            self.numbers.push(TAG);
            self.string(name);
            self.string(value);
        }
        self.item(START, pgn.start.chess960().into());
        self.string(&pgn.start.fen());
        self.comments(&pgn.comments);
        for visit in pgn.visits() {
            match visit {
                Visit::Move(node) => self.node(node),
                Visit::Open => self.numbers.push(OPEN),
                Visit::Close => self.numbers.push(CLOSE),
            }
        }
        self.item(RESULT, pgn.result as u32);
    }

    fn node(&mut self, node: &Node) {
        self.comments(&node.comments_before);
        match node.step {
            Step::Move(san) => self.numbers.push(pack_san(san, node.color)),
            Step::Null => self.item(NULL_MOVE, node.color as u32),
        }
        for &nag in &node.nags {
            self.item(NAG, nag.into());
        }
        self.comments(&node.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.numbers.push(COMMENT);
            self.string(&comment.text);
            let (centipawns, mate) = match comment.evaluation {
                None => (None, None),
                Some(Evaluation::Centipawns(value)) => (Some(value.cast_unsigned()), None),
                Some(Evaluation::Mate(moves)) => (None, Some(moves.cast_unsigned())),
            };
            let amounts = [
                (CLOCK, comment.clock),
                (ELAPSED, comment.elapsed),
                (CENTIPAWNS, centipawns),
                (MATE, mate),
                (DEPTH, comment.depth),
            ];
            for (item, amount) in amounts {
                if let Some(amount) = amount {
                    self.item(item, amount);
                }
            }
            for it in &comment.squares {
                self.item(HIGHLIGHT, u32::from(it.square.index()) | (it.brush as u32) << 12);
            }
            for it in &comment.arrows {
                let squares = u32::from(it.from.index()) | u32::from(it.to.index()) << 6;
                self.item(ARROW, squares | (it.brush as u32) << 12);
            }
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

/// How many units of UTF-16 the character has that a byte begins; none for a byte that begins no character.
fn utf16_length(byte: u8) -> u32 {
    match byte {
        0x80..0xc0 => 0,
        0xf0.. => 2,
        _ => 1,
    }
}

/// Reads what [`Packed`] writes; every step gives `None` for what makes no sense.
struct Unpacker<'a> {
    numbers: &'a [u32],
    strings: &'a str,
}

impl Unpacker<'_> {
    fn pgn(&mut self) -> Option<Pgn> {
        let mut tags = Vec::new();
        while self.take(TAG) {
            tags.push((self.string()?, self.string()?));
        }
        if !self.take(START) {
            return None;
        }
        let mode = if self.number()? == 1 { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let start = Position::from_fen(&self.string()?, mode).ok()?;
        let mut builder = PgnBuilder::new(Pgn { tags, ..Pgn::starting_from(start) });
        loop {
            match self.number()? {
                packed @ MOVE.. => {
                    let mv = builder.position().legal_move(unpack_candidate(packed_candidate(packed)))?;
                    builder.play(mv);
                }
                COMMENT => builder.comment(self.comment()?),
                NAG => builder.annotate(u8::try_from(self.number()?).ok()?),
                OPEN => builder.open().ok()?,
                CLOSE => builder.close().ok()?,
                NULL_MOVE => {
                    self.number()?;
                    builder.pass().ok()?;
                }
                RESULT => {
                    let result = *GameResult::ALL.get(self.number()? as usize)?;
                    return builder.finish(Some(result)).ok();
                }
                _ => return None,
            }
        }
    }

    /// A comment, and the items that say something of it.
    fn comment(&mut self) -> Option<Comment> {
        let mut comment = Comment { text: self.string()?, ..Comment::default() };
        while let &[item @ CLOCK..=ARROW, number, ref rest @ ..] = self.numbers {
            self.numbers = rest;
            match item {
                CLOCK => comment.clock = Some(number),
                ELAPSED => comment.elapsed = Some(number),
                CENTIPAWNS => comment.evaluation = Some(Evaluation::Centipawns(number.cast_signed())),
                MATE => comment.evaluation = Some(Evaluation::Mate(number.cast_signed())),
                DEPTH => comment.depth = Some(number),
                HIGHLIGHT => {
                    comment.squares.push(Highlight { brush: brush(number)?, square: unpack_square(number) });
                }
                _ => {
                    let [from, to] = [unpack_square(number), unpack_square(number >> 6)];
                    comment.arrows.push(Arrow { brush: brush(number)?, from, to });
                }
            }
        }
        Some(comment)
    }

    /// Passes over an item, if it comes next.
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

    /// Cuts off the next string, whose length is counted as JavaScript does.
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

/// The squares and the promotion of a packed move.
fn packed_candidate(packed: u32) -> u32 {
    packed & 0xfff | (packed >> 18 & 7) << 12
}

fn brush(packed: u32) -> Option<Brush> {
    Brush::ALL.get((packed >> 12) as usize).copied()
}
