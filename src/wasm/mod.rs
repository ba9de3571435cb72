//! The bindings: what crosses into JavaScript, and how. No rule of chess is decided here.
//!
//! Squares and moves cross as integers and JavaScript names them (`pkg/lib`): a call then costs nanoseconds.
//! A list of moves crosses in a static buffer that JavaScript reads through a view. What is rich and rare
//! crosses as lists of its parts, through serde-wasm-bindgen, and JavaScript names them too.

mod arbiter;
mod buffer;
mod objects;
mod packed;
mod pgn;

use js_sys::WebAssembly::Memory;
use wasm_bindgen::prelude::*;

use crate::judge::Language;
use crate::notation::fen::{CastlingMode, validate_fen};
use crate::position::Position;

/// As fast as that of the standard library, and less than half as large.
#[cfg(feature = "allocator")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Everything that is wrong with a FEN, as objects.
#[wasm_bindgen(js_name = validateFen)]
pub fn validate(fen: &str, chess960: bool) -> JsValue {
    objects::problems(&validate_fen(fen, mode(chess960)))
}

/// The FEN of a starting position of Chess960 by its number; `undefined` if it is over 959.
#[wasm_bindgen]
pub fn chess960(number: u32) -> JsValue {
    let start = u16::try_from(number).ok().and_then(Position::chess960_start);
    start.map_or(JsValue::UNDEFINED, |position| position.fen().into())
}

/// The number of a language by its tag; that of English, 0, if it is unknown.
#[wasm_bindgen]
pub fn language(tag: &str) -> u32 {
    Language::from_tag(tag) as u32
}

/// The address, in the module's memory, of the buffer that a list is read from.
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
