//! Structured answers, sent as positional arrays: problems of a FEN, refusals, and errors of SAN and PGN. They hold the
//! numbers of codes, squares, pieces and counts, but no sentence: the package has those, in each language.
//!
//! `pkg/lib/answers.js` gives each element its property's name, so the order of the elements must be the same in
//! both files. What may be missing is 0, and else counted from 1.

use serde::ser::{Serialize, Serializer};
use wasm_bindgen::JsValue;

use super::packed::{pack_candidate, pack_kind, pack_piece};
use crate::judge::Refusal;
use crate::notation::fen::FenProblem;
#[cfg(feature = "pgn")]
use crate::notation::pgn::{PgnError, PgnErrorKind, PgnWarning, PgnWarningKind};
use crate::notation::san::{PieceLetters, SanError, read};
use crate::types::Square;

/// An element of an answer. All answers use this one type, so the module has one copy of the code that serializes.
enum Part {
    Nothing,
    Number(u32),
    Text(String),
    List(Vec<Part>),
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => serializer.serialize_none(),
            Self::Number(number) => serializer.serialize_u32(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(parts) => serializer.collect_seq(parts),
        }
    }
}

/// All problems of a FEN.
pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    to_js(&list(problems, problem))
}

fn problem(problem: &FenProblem) -> Part {
    let facts = problem.facts();
    Part::List(vec![
        number(problem.number()),
        number(problem.is_repaired().into()),
        from_one(facts.player.map(|player| player as usize)),
        from_one(facts.side.map(|side| side as usize)),
        from_one(facts.rank.map(|rank| rank as usize)),
        number(facts.count),
        squares(facts.squares),
        facts.text.as_deref().map_or(Part::Nothing, text),
    ])
}

/// Why a move is refused.
pub(super) fn refusal(refusal: &Refusal) -> JsValue {
    to_js(&refused(refusal))
}

fn refused(refusal: &Refusal) -> Part {
    let candidate = refusal.candidate;
    Part::List(vec![
        number(refusal.code as usize),
        from_one(refusal.detail.map(|detail| detail as usize)),
        number(refusal.player as usize),
        from_one(refusal.castling.map(|side| side as usize)),
        square(&refusal.king),
        Part::Number(pack_candidate(candidate)),
        Part::Number(refusal.mover.map_or(0, |mover| pack_piece(candidate.from, mover))),
        list(&refusal.by, |placed| Part::Number(pack_piece(placed.square, placed.piece))),
        squares(&refusal.on),
    ])
}

/// Why text names no move.
pub(super) fn san_error(error: &SanError) -> JsValue {
    to_js(&unnamed(error))
}

/// The number of the error, and the one thing that it tells: a piece, moves, a refusal, languages, or notation.
fn unnamed(error: &SanError) -> Part {
    let told = match error {
        SanError::Unreadable | SanError::NullMove => Part::Nothing,
        SanError::Loose(san) => text(san),
        SanError::OtherLetters(letters) => Part::List(read::likely(letters).map(language).collect()),
        SanError::NoSuchPiece(kind) => Part::Number(pack_kind(Some(*kind))),
        SanError::Ambiguous(moves) => list(moves, |mv| Part::Number(pack_candidate(mv.candidate()))),
        SanError::Refused(refusal) => refused(refusal),
    };
    Part::List(vec![number(error.number()), told])
}

/// The code of a language, and its English name.
fn language(letters: &PieceLetters) -> Part {
    Part::List(vec![text(letters.code()), text(letters.language())])
}

/// Why a game cannot be read.
#[cfg(feature = "pgn")]
pub(super) fn pgn_error(error: &PgnError) -> JsValue {
    to_js(&pgn_error_part(error))
}

/// The errors and the warnings of a game that was read.
#[cfg(feature = "pgn")]
pub(super) fn pgn_problems(errors: &[PgnError], warnings: &[PgnWarning]) -> JsValue {
    let warning = |warning: &PgnWarning| {
        Part::List(vec![
            warning_kind(&warning.kind),
            number(warning.line),
            number(warning.column),
            text(&warning.token),
        ])
    };
    to_js(&Part::List(vec![list(errors, pgn_error_part), list(warnings, warning)]))
}

#[cfg(feature = "pgn")]
fn pgn_error_part(error: &PgnError) -> Part {
    let told = match &error.kind {
        PgnErrorKind::Move(error) => unnamed(error),
        PgnErrorKind::Fen(error) => list(error.problems(), problem),
        PgnErrorKind::NotStandard(kind) => warning_kind(kind),
        _ => Part::Nothing,
    };
    Part::List(vec![
        number(error.kind.number()),
        told,
        number(error.game),
        number(error.line),
        number(error.column),
        text(&error.token),
    ])
}

#[cfg(feature = "pgn")]
fn warning_kind(kind: &PgnWarningKind) -> Part {
    let told = match kind {
        PgnWarningKind::Fen(found) => problem(found),
        PgnWarningKind::MissingTags(names) => list(names, |name| text(name)),
        _ => Part::Nothing,
    };
    Part::List(vec![number(kind.number()), told])
}

fn squares(squares: &[Square]) -> Part {
    list(squares, square)
}

/// A square by its number.
fn square(square: &Square) -> Part {
    Part::Number(square.index().into())
}

/// The number of what may be missing.
fn from_one(number: Option<usize>) -> Part {
    Part::Number(number.map_or(0, |number| number as u32 + 1))
}

fn number(number: usize) -> Part {
    Part::Number(number as u32)
}

fn text(text: &str) -> Part {
    Part::Text(text.to_owned())
}

fn list<T>(items: &[T], part: impl Fn(&T) -> Part) -> Part {
    Part::List(items.iter().map(part).collect())
}

/// Serializing cannot fail: every kind of part is a value of JavaScript.
fn to_js(part: &Part) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    part.serialize(&serializer).unwrap_or(JsValue::UNDEFINED)
}
