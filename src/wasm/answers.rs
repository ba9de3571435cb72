//! Structured answers, sent as lists of numbers: problems of a FEN, refusals, and errors of SAN and PGN. They hold codes,
//! squares, pieces and counts, but no sentence: the package has those, in each language.
//!
//! `pkg/lib/answers.js` reads the numbers in the order in which they are written here. What may be missing is 0, and else
//! counted from 1. A list is its length and what it consists of; a text is a list of characters.

use js_sys::Uint32Array;
use wasm_bindgen::JsValue;

use super::packed::{pack_candidate, pack_kind, pack_piece};
use crate::judge::Refusal;
use crate::notation::fen::FenProblem;
use crate::notation::pgn::{PgnError, PgnErrorKind};
use crate::notation::san::SanError;
use crate::types::Square;

/// The numbers of an answer.
#[derive(Default)]
struct Answer(Vec<u32>);

/// All problems of a FEN.
pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    send(|answer| answer.problems(problems))
}

/// Why a move is refused.
pub(super) fn refusal(refusal: &Refusal) -> JsValue {
    send(|answer| answer.refusal(refusal))
}

/// Why text names no move.
pub(super) fn san_error(error: &SanError) -> JsValue {
    send(|answer| answer.san_error(error))
}

/// Why a game cannot be read.
pub(super) fn pgn_error(error: &PgnError) -> JsValue {
    send(|answer| {
        answer.numbers([error.kind.number(), error.game, error.line, error.column]);
        answer.text(&error.token);
        match &error.kind {
            PgnErrorKind::Move(error) => answer.san_error(error),
            PgnErrorKind::Fen(error) => answer.problems(error.problems()),
            _ => {}
        }
    })
}

impl Answer {
    fn problems(&mut self, problems: &[FenProblem]) {
        self.list(problems, Self::problem);
    }

    fn problem(&mut self, problem: &FenProblem) {
        let facts = problem.facts();
        self.numbers([
            problem.number(),
            problem.is_repaired().into(),
            from_one(facts.player.map(|player| player as usize)),
            from_one(facts.side.map(|side| side as usize)),
            from_one(facts.rank.map(|rank| rank as usize)),
            facts.count,
        ]);
        self.squares(facts.squares);
        self.text(facts.text.as_deref().unwrap_or_default());
    }

    fn refusal(&mut self, refusal: &Refusal) {
        let candidate = refusal.candidate;
        self.numbers([
            refusal.code as usize,
            from_one(refusal.detail.map(|detail| detail as usize)),
            refusal.player as usize,
            from_one(refusal.castling.map(|side| side as usize)),
        ]);
        self.number(refusal.king.index().into());
        self.number(pack_candidate(candidate));
        self.number(refusal.mover.map_or(0, |mover| pack_piece(candidate.from, mover)));
        self.list(&refusal.by, |answer, placed| answer.number(pack_piece(placed.square, placed.piece)));
        self.squares(&refusal.on);
    }

    fn san_error(&mut self, error: &SanError) {
        self.number(error.number() as u32);
        match error {
            SanError::Unreadable | SanError::NullMove => {}
            SanError::NoSuchPiece(kind) => self.number(pack_kind(Some(*kind))),
            SanError::Ambiguous(moves) => {
                self.list(moves, |answer, mv| answer.number(pack_candidate(mv.candidate())));
            }
            SanError::Refused(refusal) => self.refusal(refusal),
        }
    }

    fn squares(&mut self, squares: &[Square]) {
        self.list(squares, |answer, square| answer.number(square.index().into()));
    }

    fn list<T>(&mut self, items: &[T], push: impl Fn(&mut Self, &T)) {
        self.number(items.len() as u32);
        items.iter().for_each(|item| push(self, item));
    }

    fn text(&mut self, text: &str) {
        self.number(text.chars().count() as u32);
        self.0.extend(text.chars().map(u32::from));
    }

    fn numbers<const N: usize>(&mut self, numbers: [usize; N]) {
        numbers.into_iter().for_each(|number| self.number(number as u32));
    }

    #[inline(never)] // Kept out of line: one copy in the module.
    fn number(&mut self, number: u32) {
        self.0.push(number);
    }
}

/// The number of what may be missing.
fn from_one(number: Option<usize>) -> usize {
    number.map_or(0, |number| number + 1)
}

fn send(write: impl FnOnce(&mut Answer)) -> JsValue {
    let mut answer = Answer::default();
    write(&mut answer);
    Uint32Array::from(answer.0.as_slice()).into()
}
