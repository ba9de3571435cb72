//! The bindings: what crosses into JavaScript, and how. No rule of chess is decided here. It may use every floor of
//! the crate; nothing else in the crate may use it.
//!
//! | file | what crosses |
//! |---|---|
//! | `layout` | nothing: the bit fields, item codes and limits that both sides use |
//! | `packed` | squares, moves, pieces and outcomes as integers, so that a call costs nanoseconds |
//! | `buffer` | a list of packed integers, in a static buffer that JavaScript reads through a view |
//! | `answers` | refusals, problems and errors, as positional arrays through serde-wasm-bindgen |
//! | `pgn` | games, as numbers in memory and one text |
//! | `arbiter` | the class that holds a game |
//!
//! The other side is `pkg/lib`.

mod answers;
mod arbiter;
mod buffer;
mod layout;
mod packed;
mod pgn;

use js_sys::WebAssembly::Memory;
use wasm_bindgen::prelude::*;

use crate::judge::Language;
use crate::notation::fen::{CastlingMode, validate_fen};
use crate::position::Position;

/// As fast as the allocator of the standard library, and less than half its size.
#[cfg(feature = "allocator")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Everything that is wrong with a FEN, as an array of positional arrays.
#[wasm_bindgen(js_name = validateFen)]
pub fn validate(fen: &str, chess960: bool) -> JsValue {
    answers::problems(&validate_fen(fen, mode(chess960)))
}

/// The FEN of a starting position of Chess960 by its number; `undefined` if it is over 959.
#[wasm_bindgen]
pub fn chess960(number: u32) -> JsValue {
    let start = u16::try_from(number).ok().and_then(Position::chess960_start);
    start.map_or(JsValue::UNDEFINED, |position| position.fen().into())
}

/// The number of the language with a tag; that of English if it is unknown.
#[wasm_bindgen]
pub fn language(tag: &str) -> u32 {
    Language::from_tag(tag) as u32
}

/// The address of the static buffer in the module's memory.
#[wasm_bindgen(js_name = bufferAddress)]
pub fn buffer_address() -> *const u32 {
    buffer::address()
}

/// The module's memory.
#[wasm_bindgen(js_name = moduleMemory)]
pub fn module_memory() -> Memory {
    wasm_bindgen::memory().unchecked_into()
}

fn mode(chess960: bool) -> CastlingMode {
    if chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard }
}
