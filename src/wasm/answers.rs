//! Structured answers, sent as positional arrays: problems of a FEN, refusals, and errors of SAN and PGN.
//!
//! `pkg/lib/answers.js` gives each element its property's name, so the order of the elements must be the same in
//! both files.

use serde::ser::{Serialize, Serializer};
use wasm_bindgen::JsValue;

use crate::judge::{Language, Refusal};
use crate::notation::fen::FenProblem;
use crate::notation::pgn::{PgnError, PgnErrorKind, PgnWarning};
use crate::notation::san::SanError;
use crate::text::Text;
use crate::types::Square;

/// An element of an answer. All answers use this one type, so the module has one copy of the code that serializes.
enum Part {
    Nothing,
    Number(u32),
    Name(&'static str),
    Text(String),
    List(Vec<Part>),
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => serializer.serialize_none(),
            Self::Number(number) => serializer.serialize_u32(*number),
            Self::Name(name) => serializer.serialize_str(name),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(parts) => serializer.collect_seq(parts),
        }
    }
}

/// `FenProblem[]` of the package's types.
pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    to_js(&list(problems, problem))
}

fn problem(problem: &FenProblem) -> Part {
    Part::List(vec![
        Part::Name(problem.code()),
        text(problem),
        problem.field().map_or(Part::Nothing, |field| Part::Name(field.name())),
        list(problem.squares(), square),
        Part::Number(problem.is_repaired().into()),
    ])
}

/// `Refusal` of the package's types.
pub(super) fn refusal(refusal: &Refusal, language: Language) -> JsValue {
    to_js(&refused(refusal, language))
}

fn refused(refusal: &Refusal, language: Language) -> Part {
    Part::List(vec![
        Part::Name(refusal.code().name()),
        Part::Name(refusal.article()),
        Part::Text(refusal.message(language)),
        list(refusal.by(), |placed| square(&placed.square)),
        list(refusal.on(), square),
    ])
}

/// Why text names no move, for `MoveTextError`. If it names a move that is refused, the refusal and that move too.
pub(super) fn san_error(error: &SanError, language: Language) -> JsValue {
    let (refusal, candidate) = match error {
        SanError::Refused(refusal) => (refused(refusal, language), text(&refusal.candidate())),
        _ => (Part::Nothing, Part::Nothing),
    };
    to_js(&Part::List(vec![Part::Name(error.code()), text(error), candidates(error), refusal, candidate]))
}

/// The moves that ambiguous text may mean.
fn candidates(error: &SanError) -> Part {
    list(if let SanError::Ambiguous(moves) = error { moves.as_slice() } else { &[] }, text)
}

/// `PgnError` of the package's types.
pub(super) fn pgn_error(error: &PgnError) -> JsValue {
    to_js(&pgn_error_part(error))
}

/// `errors` and `warnings` of `PgnGame` of the package's types.
pub(super) fn pgn_problems(errors: &[PgnError], warnings: &[PgnWarning]) -> JsValue {
    let warning = |warning: &PgnWarning| {
        Part::List(vec![
            Part::Name(warning.kind.code()),
            text(warning),
            Part::Number(warning.line as u32),
            Part::Number(warning.column as u32),
            Part::Text(warning.token.clone()),
        ])
    };
    to_js(&Part::List(vec![list(errors, pgn_error_part), list(warnings, warning)]))
}

fn pgn_error_part(error: &PgnError) -> Part {
    let none = || Part::List(Vec::new());
    let (candidates, refusal, problems) = match &error.kind {
        PgnErrorKind::Move(SanError::Refused(refusal)) => {
            (none(), refused(refusal, Language::English), none())
        }
        PgnErrorKind::Move(error) => (candidates(error), Part::Nothing, none()),
        PgnErrorKind::Fen(error) => (none(), Part::Nothing, list(error.problems(), problem)),
        _ => (none(), Part::Nothing, none()),
    };
    Part::List(vec![
        Part::Name(error.kind.code()),
        text(error),
        Part::Number(error.game as u32),
        Part::Number(error.line as u32),
        Part::Number(error.column as u32),
        Part::Text(error.token.clone()),
        candidates,
        refusal,
        problems,
    ])
}

/// A square by its number.
fn square(square: &Square) -> Part {
    Part::Number(square.index().into())
}

fn text(value: &impl Text) -> Part {
    Part::Text(value.to_text())
}

fn list<T>(items: &[T], part: impl Fn(&T) -> Part) -> Part {
    Part::List(items.iter().map(part).collect())
}

/// Serializing cannot fail: every kind of part is a value of JavaScript.
fn to_js(part: &Part) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    part.serialize(&serializer).unwrap_or(JsValue::UNDEFINED)
}
