//! FEN: reading and writing.

use std::hint::black_box;

use criterion::{Criterion, Throughput};

use crate::positions::{FENS, positions, read};

pub fn bench(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("fen");
    group.throughput(Throughput::Elements(FENS.len() as u64));
    group.bench_function("from_fen", |bencher| {
        bencher.iter(|| FENS.iter().filter(|fen| read(black_box(fen)).in_check()).count());
    });
    group.bench_function("to FEN", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position).fen().len()).sum::<usize>());
    });
    group.finish();
}
