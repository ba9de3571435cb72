//! What is rich and rare, as plain objects.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::fen::{FenField, FenProblem};
use crate::judge::{Language, Refusal};
use crate::outcome::{Outcome, Reason};

/// `FenProblem` of the package's types.
#[derive(Serialize)]
struct ProblemObject {
    code: &'static str,
    message: String,
    field: Option<&'static str>,
    squares: Vec<String>,
    repaired: bool,
}

pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    let objects = problems.iter().map(|problem| ProblemObject {
        code: problem.code(),
        message: problem.to_string(),
        field: problem.field().map(FenField::name),
        squares: problem.squares().iter().map(ToString::to_string).collect(),
        repaired: problem.is_repaired(),
    });
    to_js(&objects.collect::<Vec<_>>())
}

/// `Outcome` of the package's types.
#[derive(Serialize)]
struct OutcomeObject {
    winner: Option<char>,
    reason: &'static str,
}

pub(super) fn outcome(outcome: Option<Outcome>) -> JsValue {
    let object = outcome.map(|outcome| OutcomeObject {
        winner: outcome.winner.map(crate::Color::letter),
        reason: match outcome.reason {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
        },
    });
    object.map_or(JsValue::UNDEFINED, |object| to_js(&object))
}

/// `Refusal` of the package's types.
#[derive(Serialize)]
struct RefusalObject {
    code: &'static str,
    article: &'static str,
    message: String,
    by: Vec<String>,
    on: Vec<String>,
}

pub(super) fn refusal(refusal: &Refusal, language: Language) -> JsValue {
    to_js(&RefusalObject {
        code: refusal.code().name(),
        article: refusal.article(),
        message: refusal.message(language),
        by: refusal.by().iter().map(|placed| placed.square.to_string()).collect(),
        on: refusal.on().iter().map(ToString::to_string).collect(),
    })
}

/// A plain object; nothing that is given to it can fail to be one.
fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).unwrap_or(JsValue::UNDEFINED)
}
