//! Perft of two other crates for WebAssembly. Both count the moves of the last ply without making them, as
//! chess-arbiter does.

use cozy_chess::Board;
use shakmaty::{CastlingMode, Chess, fen::Fen};
use wasm_bindgen::prelude::wasm_bindgen;

/// Counts with shakmaty; -1 if the FEN is refused.
#[wasm_bindgen]
pub fn shakmaty_perft(fen: &str, depth: u32) -> f64 {
    let position =
        fen.parse::<Fen>().ok().and_then(|fen| fen.into_position::<Chess>(CastlingMode::Standard).ok());
    position.map_or(-1.0, |position| shakmaty::perft(&position, depth) as f64)
}

/// Counts with cozy-chess; -1 if the FEN is refused.
#[wasm_bindgen]
pub fn cozy_perft(fen: &str, depth: u32) -> f64 {
    fen.parse::<Board>().map_or(-1.0, |board| cozy_count(&board, depth) as f64)
}

/// The crate has no perft of its own: this is that of its example, with the last ply counted as it recommends.
fn cozy_count(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    match depth {
        0 => return 1,
        1 => {
            board.generate_moves(|moves| {
                count += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for chess_move in moves {
                    let mut after = board.clone();
                    after.play_unchecked(chess_move);
                    count += cozy_count(&after, depth - 1);
                }
                false
            });
        }
    }
    count
}
