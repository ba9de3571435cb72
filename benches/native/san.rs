//! Algebraic notation: writing and reading.

use std::hint::black_box;

use chess_arbiter::{Move, Position, ReadSan};
use criterion::{Criterion, Throughput};

use crate::positions::positions;

pub fn bench(criterion: &mut Criterion) {
    let positions = positions();
    let moves: Vec<(&Position, Move)> = positions
        .iter()
        .flat_map(|position| position.moves().into_iter().map(move |mv| (position, mv)))
        .collect();
    let mut group = criterion.benchmark_group("san");
    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("san", |bencher| {
        bencher.iter(|| {
            let length = |(position, mv): &(&Position, Move)| black_box(position).san(*mv).to_string().len();
            moves.iter().map(length).sum::<usize>()
        });
    });

    let texts: Vec<(&Position, String)> =
        moves.iter().map(|&(position, mv)| (position, position.san(mv).to_string())).collect();
    for (name, how) in [("read_san leniently", ReadSan::Leniently), ("read_san strictly", ReadSan::Strictly)]
    {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                texts.iter().filter(|(position, text)| position.read_san(text, how).is_ok()).count()
            });
        });
    }
    group.finish();
}
