//! Making a move and taking it back: of a position, and of a game with its history and its notation.

use chess_arbiter::{Game, Move};
use criterion::{Criterion, Throughput};

use crate::positions::positions;

pub fn bench(criterion: &mut Criterion) {
    let positions = positions();
    let moves: Vec<Vec<Move>> = positions.iter().map(|position| position.moves()).collect();
    let mut group = criterion.benchmark_group("play");
    group.throughput(Throughput::Elements(moves.iter().flatten().count() as u64));

    let mut played = positions.clone();
    group.bench_function("play_unchecked and undo", |bencher| {
        bencher.iter(|| {
            for (position, moves) in played.iter_mut().zip(&moves) {
                for &mv in moves {
                    let undo = position.play_unchecked(mv);
                    position.undo(undo);
                }
            }
        });
    });

    let mut games: Vec<Game> = positions.into_iter().map(Game::new).collect();
    group.bench_function("Game::apply and Game::undo", |bencher| {
        bencher.iter(|| {
            for (game, moves) in games.iter_mut().zip(&moves) {
                for &mv in moves {
                    game.apply(mv.candidate()).expect("a legal move");
                    game.undo();
                }
            }
        });
    });
    group.finish();
}
