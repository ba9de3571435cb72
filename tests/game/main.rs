//! Games: history, undo and redo, repetition, draws and claims, the hash, and the starts of Chess960.

mod chess960_starts;
mod ends;
mod hash;
mod history;
mod repetition;
mod undoing;

mod played;

#[path = "../support/from_text.rs"]
mod from_text;
#[path = "../support/mirror.rs"]
mod mirror;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/random_positions.rs"]
mod random_positions;
