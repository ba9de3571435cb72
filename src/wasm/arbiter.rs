//! The class behind `Game` and behind the stateless functions: each method unpacks what JavaScript sends, asks the
//! game, and packs the answer.

use wasm_bindgen::prelude::*;

use super::packed::{
    pack_candidate, pack_claims, pack_outcome, pack_piece, pack_san, pack_squares, unpack_candidate,
    unpack_color, unpack_language, unpack_square,
};
use super::{answers, buffer, mode};
use crate::game::Game;
use crate::notation::san::{ReadSan, San};
use crate::position::Position;
use crate::types::{Color, Move};

/// A game. Moves, squares and pieces are packed as `layout.rs` says. A method that answers with a list writes it to
/// the static buffer and returns its length.
#[wasm_bindgen]
pub struct Arbiter {
    game: Game,
    /// The moves that are being packed. It is kept, so that its memory is used again.
    list: Vec<Move>,
}

#[wasm_bindgen]
impl Arbiter {
    /// Reads a FEN; `undefined` if it is refused.
    #[wasm_bindgen(js_name = fromFen)]
    pub fn from_fen(fen: &str, chess960: bool) -> Option<Self> {
        Some(Self { game: read(fen, chess960)?, list: Vec::new() })
    }

    /// Reads another FEN into this object, and returns whether it is accepted. If it is refused, nothing changes.
    pub fn read(&mut self, fen: &str, chess960: bool) -> bool {
        let game = read(fen, chess960);
        game.map(|game| self.game = game).is_some()
    }

    /// Whether a packed candidate is legal.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, candidate: u32) -> bool {
        self.game.position().is_legal(unpack_candidate(candidate))
    }

    /// The legal moves from a square, in the buffer.
    #[wasm_bindgen(js_name = movesFrom)]
    pub fn moves_from(&mut self, square: u32) -> usize {
        self.list.clear();
        self.game.position().each_move_from(unpack_square(square), |mv| self.list.push(mv));
        self.pack_list()
    }

    /// All legal moves, in the buffer.
    pub fn moves(&mut self) -> usize {
        self.list.clear();
        self.game.position().each_move(|mv| self.list.push(mv));
        self.pack_list()
    }

    /// The two squares of each legal move, in the buffer.
    pub fn destinations(&self) -> usize {
        buffer::fill(|push| self.game.position().each_move(|mv| push(pack_squares(mv.from(), mv.to()))))
    }

    /// The packed candidate that text in algebraic notation names, or an array that says why it names none.
    #[wasm_bindgen(js_name = readSan)]
    pub fn read_san(&self, text: &str, strictly: bool, language: u32) -> JsValue {
        let how = if strictly { ReadSan::Strictly } else { ReadSan::Leniently };
        match self.game.position().read_san(text, how) {
            Ok(mv) => pack_candidate(mv).into(),
            Err(error) => answers::san_error(&error, unpack_language(language)),
        }
    }

    /// Makes a packed candidate and returns the packed move; 0, and nothing changes, if it is not legal.
    pub fn apply(&mut self, candidate: u32) -> u32 {
        let turn = self.turn_color();
        let legal = self.game.position().legal_move(unpack_candidate(candidate));
        legal.map_or(0, |mv| pack_san(self.game.apply_legal(mv), turn))
    }

    /// The packed move if a candidate is legal; otherwise its refusal, in the language with a number.
    pub fn judge(&self, candidate: u32, language: u32) -> JsValue {
        let position = self.game.position();
        match position.judge(unpack_candidate(candidate)) {
            Ok(mv) => pack_san(position.san(mv), self.turn_color()).into(),
            Err(refusal) => answers::refusal(&refusal, unpack_language(language)),
        }
    }

    /// The FEN after a packed candidate; `undefined` if it is not legal. Nothing changes.
    #[wasm_bindgen(js_name = fenAfter)]
    pub fn fen_after(&self, candidate: u32) -> JsValue {
        let mut position = self.game.position().clone();
        position.legal_move(unpack_candidate(candidate)).map_or(JsValue::UNDEFINED, |mv| {
            position.play_unchecked(mv);
            position.fen().into()
        })
    }

    /// Takes the last move back and returns it, packed; 0 at the start.
    pub fn undo(&mut self) -> u32 {
        self.game.undo().map_or(0, |san| pack_san(san, self.turn_color()))
    }

    /// Repeats the move that was last taken back and returns it, packed; 0 if there is none.
    pub fn redo(&mut self) -> u32 {
        let turn = self.turn_color();
        self.game.redo().map_or(0, |san| pack_san(san, turn))
    }

    /// The move that was made after a number of plies, packed; 0 if none was.
    #[wasm_bindgen(js_name = madeAfter)]
    pub fn made_after(&self, plies: usize) -> u32 {
        let ago = self.game.history().len().saturating_sub(plies);
        let color = if ago.is_multiple_of(2) { self.turn_color() } else { !self.turn_color() };
        self.game.made_after(plies).map_or(0, |san| pack_san(san, color))
    }

    /// The FEN after a number of plies; `undefined` beyond the last move.
    #[wasm_bindgen(js_name = fenAt)]
    pub fn fen_at(&self, ply: usize) -> JsValue {
        self.game.position_at(ply).map_or(JsValue::UNDEFINED, |position| position.fen().into())
    }

    /// Whether the player to move is in check.
    #[wasm_bindgen(js_name = inCheck)]
    pub fn in_check(&self) -> bool {
        self.game.position().in_check()
    }

    /// The piece on a square, packed; 0 if there is none.
    pub fn get(&self, square: u32) -> u32 {
        let square = unpack_square(square);
        self.game.position().board().get(square).map_or(0, |piece| pack_piece(square, piece))
    }

    /// All pieces, in the buffer.
    pub fn pieces(&self) -> usize {
        let pieces = self.game.position().board().pieces();
        buffer::fill(|push| pieces.for_each(|(square, piece)| push(pack_piece(square, piece))))
    }

    /// The square of a player's king.
    pub fn king(&self, color: u32) -> u32 {
        self.game.position().board().king(unpack_color(color)).index().into()
    }

    /// The squares of the pieces of a colour that attack a square, in the buffer.
    pub fn attackers(&self, square: u32, by: u32) -> usize {
        let attackers = self.game.position().attackers(unpack_square(square), unpack_color(by));
        buffer::fill(|push| attackers.for_each(|square| push(square.index().into())))
    }

    /// The number of move sequences of a length.
    pub fn perft(&self, depth: u32) -> f64 {
        self.game.position().perft(depth) as f64
    }

    /// The position as FEN.
    pub fn fen(&self) -> JsValue {
        self.game.position().fen().into()
    }

    /// Who is to move: 0 for White, 1 for Black.
    pub fn turn(&self) -> u32 {
        self.turn_color() as u32
    }

    /// Whether castling is written as Chess960 writes it.
    pub fn chess960(&self) -> bool {
        self.game.position().chess960()
    }

    /// How the game ended, packed; 0 while it goes on.
    pub fn outcome(&self) -> u32 {
        self.game.outcome().map_or(0, pack_outcome)
    }

    /// The draws that may be claimed, packed.
    pub fn claims(&self) -> u32 {
        pack_claims(&self.game.claims())
    }

    /// How often the position has occurred, this time included.
    pub fn repetitions(&self) -> usize {
        self.game.repetitions()
    }
}

impl Arbiter {
    fn turn_color(&self) -> Color {
        self.game.position().turn()
    }

    /// Packs the moves of the list, with their notation, into the buffer.
    fn pack_list(&self) -> usize {
        let turn = self.turn_color();
        let mut position = self.game.position().clone();
        let mut san = |mv: Move| -> San {
            let (san, undo) = position.play_with_san(mv);
            position.undo(undo);
            san
        };
        buffer::fill(|push| self.list.iter().for_each(|&mv| push(pack_san(san(mv), turn))))
    }
}

fn read(fen: &str, chess960: bool) -> Option<Game> {
    Position::from_fen(fen, mode(chess960)).ok().map(Game::new)
}
