//! Dead positions and fallen flags. The answers of the search are packed as `layout.rs` says.

use wasm_bindgen::prelude::*;

use super::layout::{CAN_MATE, CANNOT_MATE, MATE_UNDECIDED, OUTCOME_UNDECIDED};
use super::packed::{pack_outcome, pack_san, unpack_color};
use super::workspace::Workspace;
use crate::outcome::CanMate;
use crate::position::Position;
use crate::types::Move;

/// Whether a player can give checkmate: first the answer, then the moves that lead to it. They come as an array of
/// their own, since they may be more than the buffer holds.
#[wasm_bindgen(js_name = canMate)]
pub fn can_mate(color: u32, nodes: u32) -> Vec<u32> {
    Workspace::ask(|workspace| {
        let position = workspace.line.position();
        match position.can_mate(unpack_color(color), nodes) {
            CanMate::Yes(line) => pack_line(position.clone(), &line),
            CanMate::No => vec![CANNOT_MATE],
            CanMate::Undecided => vec![MATE_UNDECIDED],
        }
    })
}

/// How the game ends when a player's time runs out.
#[wasm_bindgen(js_name = outcomeOnTime)]
pub fn outcome_on_time(color: u32) -> u32 {
    Workspace::ask(|workspace| {
        let on_time = workspace.line.outcome_on_time(unpack_color(color));
        pack_outcome(on_time.outcome) | if on_time.decided { 0 } else { OUTCOME_UNDECIDED }
    })
}

/// The moves with their notation.
fn pack_line(mut position: Position, line: &[Move]) -> Vec<u32> {
    let mut packed = vec![CAN_MATE];
    for &mv in line {
        let turn = position.turn();
        let (san, _) = position.play_with_san(mv);
        packed.push(pack_san(san, turn));
    }
    packed
}
