//! PGN: reading a file of a hundred games, and writing them.

use chess_arbiter::{Pgn, read_pgn};
use criterion::{Criterion, Throughput};

/// Two games that everybody knows, Anderssen against Dufresne and Morphy in the opera, fifty times each.
const GAMES: &str = r#"[Event "Berlin"]
[White "Anderssen, Adolf"]
[Black "Dufresne, Jean"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6
10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6
18. exf6 Rg8 19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 24. Bxe7# 1-0

[Event "Paris Opera"]
[White "Morphy, Paul"]
[Black "Duke of Brunswick and Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 {The bishop comes next.} Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7
8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7
16. Qb8+ Nxb8 17. Rd8# 1-0

"#;

pub fn bench(criterion: &mut Criterion) {
    let text = GAMES.repeat(50);
    let games: Vec<Pgn> = read_pgn(&text).collect::<Result<_, _>>().expect("sound games");
    let mut group = criterion.benchmark_group("pgn");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("read_pgn", |bencher| {
        bencher.iter(|| read_pgn(&text).map(|game| game.map_or(0, |game| game.nodes.len())).sum::<usize>());
    });
    group.bench_function("to PGN", |bencher| {
        bencher.iter(|| games.iter().map(|game| game.to_string().len()).sum::<usize>());
    });
    group.finish();
}
