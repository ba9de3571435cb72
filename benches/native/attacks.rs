//! Attacks: whether the king is in check, which pieces attack a square, and whether a move is legal.

use std::hint::black_box;

use chess_arbiter::{Candidate, Color, Position, Square};
use criterion::{Criterion, Throughput};

use crate::positions::positions;

pub fn bench(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("attacks");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("in_check", |bencher| {
        bencher.iter(|| positions.iter().filter(|position| black_box(position).in_check()).count());
    });

    let centre: Square = "e5".parse().expect("a square");
    group.bench_function("attackers", |bencher| {
        bencher.iter(|| {
            let attackers = |position: &Position| black_box(position).attackers(centre, Color::White).count();
            positions.iter().map(attackers).sum::<usize>()
        });
    });

    let candidates: Vec<(&Position, Candidate)> = positions
        .iter()
        .flat_map(|position| position.moves().into_iter().map(move |mv| (position, mv.candidate())))
        .collect();
    group.throughput(Throughput::Elements(candidates.len() as u64));
    group.bench_function("is_legal", |bencher| {
        bencher.iter(|| {
            let legal =
                |(position, candidate): &&(&Position, Candidate)| black_box(position).is_legal(*candidate);
            candidates.iter().filter(legal).count()
        });
    });
    group.finish();
}
