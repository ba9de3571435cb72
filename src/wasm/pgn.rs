//! PGN across the boundary. A game is a list of numbers, and one text that all its strings are cut from in turn:
//! so a large file costs a few calls a game. `pkg/lib/pgn.js` is the other side of this file.

use wasm_bindgen::prelude::*;

use super::objects;
use super::packed::{pack_san, unpack_candidate, unpack_square};
use crate::fen::CastlingMode;
use crate::pgn::{
    Arrow, Brush, Comment, Evaluation, GameResult, Highlight, Node, Pgn, PgnBuilder, PgnCursor, Step, Visit,
};
use crate::position::Position;
use crate::text::Text;

/// What a number in the list announces; a move is announced by itself (`pack_san` sets its bit 29).
#[derive(Clone, Copy)]
#[repr(u32)]
enum Item {
    /// A tag: the lengths of name and value follow.
    Tag,
    /// A comment: the length of its text follows. What it says besides comes next, in items of its own.
    Comment,
    /// The numbers that follow: milliseconds.
    Clock,
    Elapsed,
    /// Hundredths of a pawn, or moves to mate.
    Centipawns,
    Mate,
    /// Square and colour; two squares and colour.
    Highlight,
    Arrow,
    Nag,
    Open,
    Close,
    /// A null move: who passes.
    Null,
    /// The number of the result.
    Result,
    /// The starting position: whether it is Chess960, and the length of its FEN.
    Start,
    /// The plies that an evaluation looked ahead.
    Depth,
}

const ITEMS: [Item; 15] = [
    Item::Tag,
    Item::Comment,
    Item::Clock,
    Item::Elapsed,
    Item::Centipawns,
    Item::Mate,
    Item::Highlight,
    Item::Arrow,
    Item::Nag,
    Item::Open,
    Item::Close,
    Item::Null,
    Item::Result,
    Item::Start,
    Item::Depth,
];

const MOVE: u32 = 1 << 29;

/// Reads a file game by game.
#[wasm_bindgen]
pub struct PgnReader {
    text: String,
    cursor: PgnCursor,
    game: Packed,
}

#[wasm_bindgen]
impl PgnReader {
    /// Begins to read a file.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> Self {
        Self { text, cursor: PgnCursor::default(), game: Packed::default() }
    }

    /// Reads the next game: `true` if there is one, `undefined` at the end, an error object if it is bad.
    pub fn next(&mut self) -> JsValue {
        match self.cursor.next_game(&self.text) {
            None => JsValue::UNDEFINED,
            Some(Err(error)) => objects::pgn_error(&error),
            Some(Ok(pgn)) => {
                self.game = Packed::of(&pgn);
                JsValue::TRUE
            }
        }
    }

    /// The numbers of the game.
    pub fn numbers(&self) -> Vec<u32> {
        self.game.numbers.clone()
    }

    /// The strings of the game, one after the other.
    pub fn strings(&mut self) -> String {
        std::mem::take(&mut self.game.strings)
    }
}

/// Writes a game in export format; `undefined` if a move of it is not legal or its numbers make no sense.
#[wasm_bindgen(js_name = writePgn)]
pub fn write_pgn(numbers: &[u32], strings: &str) -> Option<String> {
    let mut unpacker = Unpacker { numbers: numbers.iter(), strings };
    unpacker.pgn().map(|pgn| pgn.to_text())
}

#[derive(Default)]
struct Packed {
    numbers: Vec<u32>,
    strings: String,
}

impl Packed {
    fn of(pgn: &Pgn) -> Self {
        let mut packed = Self::default();
        for (name, value) in &pgn.tags {
            packed.item(Item::Tag, []);
            packed.string(name);
            packed.string(value);
        }
        packed.item(Item::Start, [pgn.start.chess960().into()]);
        packed.string(&pgn.start.fen());
        packed.comments(&pgn.comments);
        for visit in pgn.visits() {
            match visit {
                Visit::Move(node) => packed.node(node),
                Visit::Open => packed.item(Item::Open, []),
                Visit::Close => packed.item(Item::Close, []),
            }
        }
        packed.item(Item::Result, [pgn.result as u32]);
        packed
    }

    fn node(&mut self, node: &Node) {
        self.comments(&node.comments_before);
        match node.step {
            Step::Move(san) => self.numbers.push(pack_san(san, node.color)),
            Step::Null => self.item(Item::Null, [node.color as u32]),
        }
        for &nag in &node.nags {
            self.item(Item::Nag, [nag.into()]);
        }
        self.comments(&node.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.item(Item::Comment, []);
            self.string(&comment.text);
            comment.clock.into_iter().for_each(|time| self.item(Item::Clock, [time]));
            comment.elapsed.into_iter().for_each(|time| self.item(Item::Elapsed, [time]));
            match comment.evaluation {
                None => {}
                Some(Evaluation::Centipawns(value)) => self.item(Item::Centipawns, [value.cast_unsigned()]),
                Some(Evaluation::Mate(moves)) => self.item(Item::Mate, [moves.cast_unsigned()]),
            }
            comment.depth.into_iter().for_each(|depth| self.item(Item::Depth, [depth]));
            for it in &comment.squares {
                self.item(Item::Highlight, [u32::from(it.square.index()) | (it.brush as u32) << 12]);
            }
            for it in &comment.arrows {
                let squares = u32::from(it.from.index()) | u32::from(it.to.index()) << 6;
                self.item(Item::Arrow, [squares | (it.brush as u32) << 12]);
            }
        }
    }

    fn item<const COUNT: usize>(&mut self, item: Item, numbers: [u32; COUNT]) {
        self.numbers.push(item as u32);
        self.numbers.extend(numbers);
    }

    /// Adds a string, and its length as JavaScript counts it.
    fn string(&mut self, string: &str) {
        self.numbers.push(string.encode_utf16().count() as u32);
        self.strings.push_str(string);
    }
}

/// Reads what [`Packed`] writes; every step gives `None` for what makes no sense.
struct Unpacker<'a> {
    numbers: std::slice::Iter<'a, u32>,
    strings: &'a str,
}

impl Unpacker<'_> {
    fn pgn(&mut self) -> Option<Pgn> {
        let mut pgn = Pgn::default();
        let mut item = self.number()?;
        while item == Item::Tag as u32 {
            pgn.tags.push((self.string()?, self.string()?));
            item = self.number()?;
        }
        if item != Item::Start as u32 {
            return None;
        }
        let mode = if self.number()? == 1 { CastlingMode::Chess960 } else { CastlingMode::Standard };
        pgn.start = Position::from_fen(&self.string()?, mode).ok()?;
        let mut builder = PgnBuilder::new(pgn);
        let mut comment: Option<Comment> = None;
        while let Some(number) = self.number() {
            let item = if number & MOVE == 0 { Some(*ITEMS.get(number as usize)?) } else { None };
            if let (Some(comment), Some(item)) = (&mut comment, item)
                && self.annotate(comment, item)?
            {
                continue;
            }
            comment.take().into_iter().for_each(|comment| builder.comment(comment));
            match item {
                None => {
                    let mv = builder.position().legal_move(unpack_candidate(packed_candidate(number)))?;
                    builder.play(mv);
                }
                Some(Item::Comment) => comment = Some(Comment { text: self.string()?, ..Comment::default() }),
                Some(Item::Nag) => builder.annotate(u8::try_from(self.number()?).ok()?),
                Some(Item::Open) => builder.open().ok()?,
                Some(Item::Close) => builder.close().ok()?,
                Some(Item::Null) => {
                    self.number()?;
                    builder.pass().ok()?;
                }
                Some(Item::Result) => {
                    let result = *GameResult::ALL.get(self.number()? as usize)?;
                    return builder.finish(Some(result)).ok();
                }
                Some(_) => return None,
            }
        }
        None
    }

    /// Adds to a comment what an item says of it; `false` if the item is about something else.
    fn annotate(&mut self, comment: &mut Comment, item: Item) -> Option<bool> {
        match item {
            Item::Clock => comment.clock = Some(self.number()?),
            Item::Elapsed => comment.elapsed = Some(self.number()?),
            Item::Centipawns => {
                comment.evaluation = Some(Evaluation::Centipawns(self.number()?.cast_signed()));
            }
            Item::Mate => comment.evaluation = Some(Evaluation::Mate(self.number()?.cast_signed())),
            Item::Depth => comment.depth = Some(self.number()?),
            Item::Highlight => {
                let number = self.number()?;
                comment.squares.push(Highlight { brush: brush(number)?, square: unpack_square(number) });
            }
            Item::Arrow => {
                let number = self.number()?;
                let [from, to] = [unpack_square(number), unpack_square(number >> 6)];
                comment.arrows.push(Arrow { brush: brush(number)?, from, to });
            }
            _ => return Some(false),
        }
        Some(true)
    }

    fn number(&mut self) -> Option<u32> {
        self.numbers.next().copied()
    }

    /// Cuts off the next string, whose length is counted as JavaScript does.
    fn string(&mut self) -> Option<String> {
        let mut length = self.number()? as usize;
        let mut end = self.strings.len();
        for (at, letter) in self.strings.char_indices() {
            if length == 0 {
                end = at;
                break;
            }
            length = length.checked_sub(letter.len_utf16())?;
        }
        let (string, rest) = self.strings.split_at(end);
        self.strings = rest;
        (length == 0).then(|| string.to_owned())
    }
}

/// The squares and the promotion of a packed move.
fn packed_candidate(packed: u32) -> u32 {
    packed & 0xfff | (packed >> 18 & 7) << 12
}

fn brush(packed: u32) -> Option<Brush> {
    Brush::ALL.get((packed >> 12) as usize).copied()
}
