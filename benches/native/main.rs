//! How fast the crate is natively: one group for each of its jobs. `make bench-native` runs all of them;
//! `make bench-native ARGS=fen` those whose name contains `fen`.

#![allow(missing_docs)] // Criterion's macros write public functions.

mod attacks;
mod fen;
mod generator;
mod pgn;
mod play;
mod positions;
mod san;

use criterion::{criterion_group, criterion_main};

criterion_group!(benches, generator::bench, attacks::bench, play::bench, fen::bench, san::bench, pgn::bench);
criterion_main!(benches);
