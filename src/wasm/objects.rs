//! What is rich and rare, as lists of what it consists of: JavaScript names the parts (`pkg/lib/objects.js`), as it
//! names squares and moves.

use serde::ser::{Serialize, Serializer};
use wasm_bindgen::JsValue;

use crate::fen::{FenField, FenProblem};
use crate::judge::{Language, Refusal};
use crate::pgn::{PgnError, PgnErrorKind};
use crate::san::SanError;
use crate::text::Text;

/// A value of JavaScript. All is made of these, so that the code that serializes is there once.
enum Value {
    Null,
    Flag(bool),
    Number(u32),
    Name(&'static str),
    Text(String),
    List(Vec<Value>),
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => serializer.serialize_u32(*number),
            Self::Name(name) => serializer.serialize_str(name),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(values) => serializer.collect_seq(values),
        }
    }
}

/// `FenProblem[]` of the package's types.
pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    to_js(&list(problems, problem))
}

fn problem(problem: &FenProblem) -> Value {
    Value::List(vec![
        Value::Name(problem.code()),
        text(problem),
        problem.field().map(FenField::name).map_or(Value::Null, Value::Name),
        list(problem.squares(), text),
        Value::Flag(problem.is_repaired()),
    ])
}

/// `Refusal` of the package's types.
pub(super) fn refusal(refusal: &Refusal, language: Language) -> JsValue {
    to_js(&refused(refusal, language))
}

fn refused(refusal: &Refusal, language: Language) -> Value {
    Value::List(vec![
        Value::Name(refusal.code().name()),
        Value::Name(refusal.article()),
        Value::Text(refusal.message(language)),
        list(refusal.by(), |placed| text(&placed.square)),
        list(refusal.on(), text),
    ])
}

/// Why text names no move, for `MoveTextError`; with the refusal if a piece was meant whose move is refused.
pub(super) fn san_error(error: &SanError, language: Language) -> JsValue {
    let (refusal, candidate) = match error {
        SanError::Refused(refusal) => (refused(refusal, language), text(&refusal.candidate())),
        _ => (Value::Null, Value::Null),
    };
    to_js(&Value::List(vec![Value::Name(error.code()), text(error), candidates(error), refusal, candidate]))
}

/// The moves that an ambiguous text may mean.
fn candidates(error: &SanError) -> Value {
    list(if let SanError::Ambiguous(moves) = error { moves.as_slice() } else { &[] }, text)
}

/// `PgnError` of the package's types.
pub(super) fn pgn_error(error: &PgnError) -> JsValue {
    let none = || Value::List(Vec::new());
    let (candidates, refusal, problems) = match &error.kind {
        PgnErrorKind::Move(SanError::Refused(refusal)) => {
            (none(), refused(refusal, Language::English), none())
        }
        PgnErrorKind::Move(error) => (candidates(error), Value::Null, none()),
        PgnErrorKind::Fen(error) => (none(), Value::Null, list(error.problems(), problem)),
        _ => (none(), Value::Null, none()),
    };
    to_js(&Value::List(vec![
        Value::Name(error.kind.code()),
        text(error),
        Value::Number(error.game as u32),
        Value::Number(error.line as u32),
        Value::Number(error.column as u32),
        Value::Text(error.token.clone()),
        candidates,
        refusal,
        problems,
    ]))
}

fn text(value: &impl Text) -> Value {
    Value::Text(value.to_text())
}

fn list<T>(items: &[T], value: impl Fn(&T) -> Value) -> Value {
    Value::List(items.iter().map(value).collect())
}

/// Nothing that is given to it can fail to be a value of JavaScript.
fn to_js(value: &Value) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).unwrap_or(JsValue::UNDEFINED)
}
