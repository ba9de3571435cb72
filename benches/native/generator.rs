//! The generator: all moves into a list, counted without one, and perft.

use std::hint::black_box;

use criterion::{Criterion, Throughput};

use crate::positions::{FENS, positions, read};

pub fn bench(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("generator");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("moves", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position).moves().len()).sum::<usize>());
    });
    group.bench_function("count_moves", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position).count_moves()).sum::<usize>());
    });
    for (name, fen, depth) in [("perft of the start", FENS[0], 4), ("perft of Kiwipete", FENS[2], 3)] {
        let position = read(fen);
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&position).perft(depth)));
    }
    group.finish();
}
