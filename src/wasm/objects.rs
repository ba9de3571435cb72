//! What is rich and rare, as lists of what it consists of: JavaScript names the parts (`pkg/lib/objects.js`), as it
//! names squares and moves.

use wasm_bindgen::JsValue;

use crate::fen::FenProblem;
use crate::judge::{Language, Refusal};
use crate::pgn::{PgnError, PgnErrorKind};
use crate::san::SanError;
use crate::text::Text;

/// `FenProblem[]` of the package's types.
pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    list(problems, problem)
}

fn problem(problem: &FenProblem) -> JsValue {
    parts([
        problem.code().into(),
        text(problem),
        problem.field().map_or(JsValue::NULL, |field| field.name().into()),
        list(problem.squares(), text),
        problem.is_repaired().into(),
    ])
}

/// `Refusal` of the package's types.
pub(super) fn refusal(refusal: &Refusal, language: Language) -> JsValue {
    parts([
        refusal.code().name().into(),
        refusal.article().into(),
        refusal.message(language).into(),
        list(refusal.by(), |placed| text(&placed.square)),
        list(refusal.on(), text),
    ])
}

/// Why text names no move, for `MoveTextError`; with the refusal if a piece was meant whose move is refused.
pub(super) fn san_error(error: &SanError, language: Language) -> JsValue {
    let (refusal, candidate) = match error {
        SanError::Refused(refused) => (refusal(refused, language), text(&refused.candidate())),
        _ => (JsValue::NULL, JsValue::NULL),
    };
    parts([error.code().into(), text(error), candidates(error), refusal, candidate])
}

/// The moves that an ambiguous text may mean.
fn candidates(error: &SanError) -> JsValue {
    list(if let SanError::Ambiguous(moves) = error { moves.as_slice() } else { &[] }, text)
}

/// `PgnError` of the package's types.
pub(super) fn pgn_error(error: &PgnError) -> JsValue {
    let none = || parts([]);
    let (candidates, refusal, problems) = match &error.kind {
        PgnErrorKind::Move(SanError::Refused(refused)) => {
            (none(), refusal(refused, Language::English), none())
        }
        PgnErrorKind::Move(error) => (candidates(error), JsValue::NULL, none()),
        PgnErrorKind::Fen(error) => (none(), JsValue::NULL, problems(error.problems())),
        _ => (none(), JsValue::NULL, none()),
    };
    parts([
        error.kind.code().into(),
        text(error),
        (error.game as u32).into(),
        (error.line as u32).into(),
        (error.column as u32).into(),
        error.token.as_str().into(),
        candidates,
        refusal,
        problems,
    ])
}

fn text(value: &impl Text) -> JsValue {
    value.to_text().into()
}

fn list<T>(items: &[T], value: impl Fn(&T) -> JsValue) -> JsValue {
    let values: Box<[JsValue]> = items.iter().map(value).collect();
    values.into()
}

fn parts<const COUNT: usize>(parts: [JsValue; COUNT]) -> JsValue {
    let parts: Box<[JsValue]> = Box::new(parts);
    parts.into()
}
