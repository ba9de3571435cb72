//! What is rich and rare, as plain objects.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::fen::{FenField, FenProblem};
use crate::judge::{Language, Refusal};
use crate::pgn::{PgnError, PgnErrorKind};
use crate::san::SanError;
use crate::text::Text;

/// `FenProblem` of the package's types.
#[derive(Serialize)]
struct ProblemObject {
    code: &'static str,
    message: String,
    field: Option<&'static str>,
    squares: Vec<String>,
    repaired: bool,
}

impl From<&FenProblem> for ProblemObject {
    fn from(problem: &FenProblem) -> Self {
        Self {
            code: problem.code(),
            message: problem.to_text(),
            field: problem.field().map(FenField::name),
            squares: problem.squares().iter().map(Text::to_text).collect(),
            repaired: problem.is_repaired(),
        }
    }
}

pub(super) fn problems(problems: &[FenProblem]) -> JsValue {
    to_js(&problems.iter().map(ProblemObject::from).collect::<Vec<_>>())
}

/// Why text names no move, for `MoveTextError`; with the refusal if a piece was meant whose move is refused.
#[derive(Serialize)]
struct SanErrorObject {
    code: &'static str,
    message: String,
    candidates: Vec<String>,
    refusal: Option<RefusalObject>,
    candidate: Option<String>,
}

pub(super) fn san_error(error: &SanError, language: Language) -> JsValue {
    let candidates = if let SanError::Ambiguous(moves) = error { moves.as_slice() } else { &[] };
    let refusal = if let SanError::Refused(refusal) = error { Some(refusal) } else { None };
    to_js(&SanErrorObject {
        code: error.code(),
        message: error.to_text(),
        candidates: candidates.iter().map(Text::to_text).collect(),
        refusal: refusal.map(|refusal| RefusalObject::new(refusal, language)),
        candidate: refusal.map(|refusal| refusal.candidate().to_text()),
    })
}

/// `PgnError` of the package's types.
#[derive(Serialize)]
struct PgnErrorObject {
    code: &'static str,
    message: String,
    game: usize,
    line: usize,
    column: usize,
    token: String,
    candidates: Vec<String>,
    refusal: Option<RefusalObject>,
    problems: Vec<ProblemObject>,
}

pub(super) fn pgn_error(error: &PgnError) -> JsValue {
    let mut object = PgnErrorObject {
        code: error.kind.code(),
        message: error.to_text(),
        game: error.game,
        line: error.line,
        column: error.column,
        token: error.token.clone(),
        candidates: Vec::new(),
        refusal: None,
        problems: Vec::new(),
    };
    match &error.kind {
        PgnErrorKind::Move(SanError::Refused(refusal)) => {
            object.refusal = Some(RefusalObject::new(refusal, Language::English));
        }
        PgnErrorKind::Move(SanError::Ambiguous(moves)) => {
            object.candidates = moves.iter().map(Text::to_text).collect();
        }
        PgnErrorKind::Fen(error) => {
            object.problems = error.problems().iter().map(ProblemObject::from).collect();
        }
        _ => {}
    }
    to_js(&object)
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

impl RefusalObject {
    fn new(refusal: &Refusal, language: Language) -> Self {
        Self {
            code: refusal.code().name(),
            article: refusal.article(),
            message: refusal.message(language),
            by: refusal.by().iter().map(|placed| placed.square.to_text()).collect(),
            on: refusal.on().iter().map(Text::to_text).collect(),
        }
    }
}

pub(super) fn refusal(refusal: &Refusal, language: Language) -> JsValue {
    to_js(&RefusalObject::new(refusal, language))
}

/// A plain object; nothing that is given to it can fail to be one.
fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).unwrap_or(JsValue::UNDEFINED)
}
