//! The bindings: what crosses into JavaScript, and how. No rule of chess is decided here. It may use every floor of
//! the crate; nothing else in the crate may use it.
//!
//! | file | what crosses |
//! |---|---|
//! | `layout` | nothing: the bit fields, item codes and limits that both sides use |
//! | `packed` | squares, moves, pieces and outcomes as integers, so that a call costs nanoseconds |
//! | `buffer` | a list of packed integers, in a static buffer that JavaScript reads through a view |
//! | `allocator` | nothing: where the module gets memory from |
//! | `answers` | refusals, problems and errors, as codes and data, in arrays |
//! | `pgn` | games, as numbers in memory and one text |
//! | `snapshot` | a position, as a few integers that JavaScript can keep |
//! | `helpmate` | whether a player can give checkmate, and what a fallen flag means |
//! | `workspace` | the questions about a position, and the one position that they are about |
//!
//! The other side is `pkg/lib`.

#[cfg(feature = "allocator")]
mod allocator;
mod answers;
mod buffer;
#[cfg(feature = "helpmate")]
mod helpmate;
mod layout;
mod packed;
#[cfg(feature = "pgn")]
mod pgn;
mod snapshot;
mod workspace;

use js_sys::WebAssembly::Memory;
use wasm_bindgen::prelude::*;

use crate::notation::fen::validate_fen;
#[cfg(feature = "extras")]
use crate::position::Position;

/// Everything that is wrong with a FEN, as codes and data.
#[wasm_bindgen(js_name = validateFen)]
pub fn validate(fen: &str, options: u32) -> JsValue {
    answers::problems(&validate_fen(fen, packed::unpack_options(options)))
}

/// The FEN of a starting position of Chess960 by its number; `undefined` if it is over 959.
#[cfg(feature = "extras")]
#[wasm_bindgen]
pub fn chess960(number: u32) -> JsValue {
    let start = u16::try_from(number).ok().and_then(Position::chess960_start);
    start.map_or(JsValue::UNDEFINED, |position| position.fen().into())
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
