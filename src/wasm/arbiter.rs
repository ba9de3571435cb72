//! The class behind `Game` and behind the stateless functions: a position and the moves to take back.

use wasm_bindgen::prelude::*;

use super::packed::{pack_move, pack_piece, unpack_candidate, unpack_color, unpack_square};
use super::{buffer, mode, objects};
use crate::judge::Language;
use crate::play::Undo;
use crate::position::Position;

/// A position and its past. Integers are packed as `packed.rs` says; a count says how many of them the static
/// buffer holds.
#[wasm_bindgen]
pub struct Arbiter {
    position: Position,
    past: Vec<Undo>,
}

#[wasm_bindgen]
impl Arbiter {
    /// Reads a FEN; throws the list of its problems if it is refused.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: &str, chess960: bool) -> Result<Self, JsValue> {
        Ok(Self { position: read(fen, chess960)?, past: Vec::new() })
    }

    /// Reads another FEN into this object, which stays as it was if the FEN is refused.
    pub fn read(&mut self, fen: &str, chess960: bool) -> Result<(), JsValue> {
        self.position = read(fen, chess960)?;
        self.past.clear();
        Ok(())
    }

    /// Whether a packed candidate is legal.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, candidate: u32) -> bool {
        self.position.is_legal(unpack_candidate(candidate))
    }

    /// The legal moves from a square, packed in the buffer.
    #[wasm_bindgen(js_name = movesFrom)]
    pub fn moves_from(&self, square: u32) -> usize {
        let turn = self.position.turn();
        buffer::fill(|push| {
            self.position.each_move_from(unpack_square(square), |mv| push(pack_move(mv, turn)));
        })
    }

    /// All legal moves, packed in the buffer.
    pub fn moves(&self) -> usize {
        let turn = self.position.turn();
        buffer::fill(|push| self.position.each_move(|mv| push(pack_move(mv, turn))))
    }

    /// Makes a packed candidate and returns the packed move; 0, and nothing changes, if it is not legal.
    pub fn apply(&mut self, candidate: u32) -> u32 {
        let turn = self.position.turn();
        self.position.legal_move(unpack_candidate(candidate)).map_or(0, |mv| {
            self.past.push(self.position.play_unchecked(mv));
            pack_move(mv, turn)
        })
    }

    /// The refusal of a packed candidate, in the language of a tag; the packed move if it is legal.
    pub fn judge(&self, candidate: u32, language: &str) -> JsValue {
        match self.position.judge(unpack_candidate(candidate)) {
            Ok(mv) => pack_move(mv, self.position.turn()).into(),
            Err(refusal) => objects::refusal(&refusal, Language::from_tag(language)),
        }
    }

    /// The FEN after a packed candidate; `undefined` if it is not legal. Nothing changes.
    #[wasm_bindgen(js_name = fenAfter)]
    pub fn fen_after(&mut self, candidate: u32) -> Option<String> {
        let mv = self.position.legal_move(unpack_candidate(candidate))?;
        let undo = self.position.play_unchecked(mv);
        let fen = self.position.fen();
        self.position.undo(undo);
        Some(fen)
    }

    /// Takes the last move back and returns it, packed; 0 at the start.
    pub fn undo(&mut self) -> u32 {
        self.past.pop().map_or(0, |undo| {
            self.position.undo(undo);
            pack_move(undo.mv(), self.position.turn())
        })
    }

    /// Whether the player to move is in check.
    #[wasm_bindgen(js_name = inCheck)]
    pub fn in_check(&self) -> bool {
        self.position.in_check()
    }

    /// The piece on a square, packed; 0 if there is none.
    pub fn get(&self, square: u32) -> u32 {
        let square = unpack_square(square);
        self.position.board().get(square).map_or(0, |piece| pack_piece(square, piece))
    }

    /// All pieces, packed in the buffer.
    pub fn pieces(&self) -> usize {
        buffer::fill(|push| {
            self.position.board().pieces().for_each(|(square, piece)| push(pack_piece(square, piece)));
        })
    }

    /// The squares of the pieces of a colour that attack a square, in the buffer.
    pub fn attackers(&self, square: u32, by: u32) -> usize {
        let attackers = self.position.attackers(unpack_square(square), unpack_color(by));
        buffer::fill(|push| attackers.for_each(|square| push(square.index().into())))
    }

    /// The number of move sequences of a length.
    pub fn perft(&self, depth: u32) -> f64 {
        self.position.perft(depth) as f64
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        self.position.fen()
    }

    /// Who is to move: 0 for White, 1 for Black.
    pub fn turn(&self) -> u32 {
        self.position.turn() as u32
    }

    /// Whether castling is written as Chess960 writes it.
    pub fn chess960(&self) -> bool {
        self.position.chess960()
    }

    /// How the position ends the game; `undefined` if it does not.
    pub fn outcome(&self) -> JsValue {
        objects::outcome(self.position.outcome())
    }
}

fn read(fen: &str, chess960: bool) -> Result<Position, JsValue> {
    Position::from_fen(fen, mode(chess960)).map_err(|error| objects::problems(error.problems()))
}
