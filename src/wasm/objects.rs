//! What is rich and rare, as plain objects.

use serde::ser::{Serialize, SerializeStruct, Serializer};
use wasm_bindgen::JsValue;

use crate::fen::{FenField, FenProblem};
use crate::judge::{Language, Refusal};
use crate::pgn::{PgnError, PgnErrorKind};
use crate::san::SanError;
use crate::text::Text;

/// A value of JavaScript. All objects are made of these, so that the code that serializes is there once.
enum Value {
    Null,
    Flag(bool),
    Number(u32),
    Name(&'static str),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(&'static str, Value)>),
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
            Self::Object(fields) => {
                let mut object = serializer.serialize_struct("", fields.len())?;
                for (name, value) in fields {
                    object.serialize_field(name, value)?;
                }
                object.end()
            }
        }
    }
}

/// `FenProblem[]` of the package's types.
pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    to_js(&list(problems, problem))
}

fn problem(problem: &FenProblem) -> Value {
    Value::Object(vec![
        ("code", Value::Name(problem.code())),
        ("message", text(problem)),
        ("field", problem.field().map(FenField::name).map_or(Value::Null, Value::Name)),
        ("squares", list(problem.squares(), text)),
        ("repaired", Value::Flag(problem.is_repaired())),
    ])
}

/// `Refusal` of the package's types.
pub(super) fn refusal(refusal: &Refusal, language: Language) -> JsValue {
    to_js(&refused(refusal, language))
}

fn refused(refusal: &Refusal, language: Language) -> Value {
    Value::Object(vec![
        ("code", Value::Name(refusal.code().name())),
        ("article", Value::Name(refusal.article())),
        ("message", Value::Text(refusal.message(language))),
        ("by", list(refusal.by(), |placed| text(&placed.square))),
        ("on", list(refusal.on(), text)),
    ])
}

/// Why text names no move, for `MoveTextError`; with the refusal if a piece was meant whose move is refused.
pub(super) fn san_error(error: &SanError, language: Language) -> JsValue {
    let (refusal, candidate) = match error {
        SanError::Refused(refusal) => (refused(refusal, language), text(&refusal.candidate())),
        _ => (Value::Null, Value::Null),
    };
    to_js(&Value::Object(vec![
        ("code", Value::Name(error.code())),
        ("message", text(error)),
        ("candidates", candidates(error)),
        ("refusal", refusal),
        ("candidate", candidate),
    ]))
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
    to_js(&Value::Object(vec![
        ("code", Value::Name(error.kind.code())),
        ("message", text(error)),
        ("game", Value::Number(error.game as u32)),
        ("line", Value::Number(error.line as u32)),
        ("column", Value::Number(error.column as u32)),
        ("token", Value::Text(error.token.clone())),
        ("candidates", candidates),
        ("refusal", refusal),
        ("problems", problems),
    ]))
}

fn text(value: &impl Text) -> Value {
    Value::Text(value.to_text())
}

fn list<T>(items: &[T], value: impl Fn(&T) -> Value) -> Value {
    Value::List(items.iter().map(value).collect())
}

/// A plain object; nothing that is given to it can fail to be one.
fn to_js(value: &Value) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).unwrap_or(JsValue::UNDEFINED)
}
