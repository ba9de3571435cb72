//! What a board asks at every move allocates nothing: not to answer, nor to make a move and take it back.
//!
//! In WebAssembly the same code runs; there `tests/js/memory.test.js` looks at the size of the memory.

use std::hint::black_box;

use allocation_counter::measure;
use chess_arbiter::{Candidate, CastlingMode, Game, Position, Square};

/// How many allocations some work makes.
fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

/// Positions with and without check, castling, promotions and en passant, each with every candidate of two squares.
fn questions() -> Vec<(Position, Vec<Candidate>)> {
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        "rnbqk1nr/pppp1ppp/8/4p3/1bP5/3P4/PP2PPPP/RNBQKBNR w KQkq - 1 3",
    ];
    let candidates: Vec<Candidate> = Square::all()
        .flat_map(|from| Square::all().map(move |to| Candidate { from, to, promotion: None }))
        .collect();
    fens.map(|fen| {
        let position = Position::from_fen(fen, CastlingMode::Standard).expect("a sound FEN");
        (position, candidates.clone())
    })
    .into()
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(black_box(vec![1]))), 1);
}

#[test]
fn is_legal_allocates_nothing() {
    for (position, candidates) in questions() {
        let count = allocations(|| {
            black_box(candidates.iter().filter(|&&candidate| position.is_legal(candidate)).count());
        });
        assert_eq!(count, 0, "{}", position.fen());
    }
}

#[test]
fn in_check_allocates_nothing() {
    for (position, _) in questions() {
        let count = allocations(|| {
            black_box(position.in_check());
        });
        assert_eq!(count, 0, "{}", position.fen());
    }
}

#[test]
fn a_move_made_and_taken_back_allocates_nothing() {
    for (mut position, _) in questions() {
        for mv in position.moves() {
            let count = allocations(|| {
                let undo = position.play_unchecked(mv);
                position.undo(undo);
            });
            assert_eq!(count, 0, "{mv} in {}", position.fen());
        }
    }
}

/// The history grows as a `Vec` does, by doubling; while it has room, a game allocates nothing either.
#[test]
fn a_game_allocates_for_its_history_alone() {
    for (position, _) in questions() {
        let moves = position.moves();
        let mut game = Game::new(position);
        game.apply(moves[0].candidate()).expect("a legal move");
        game.undo();
        for mv in moves {
            let count = allocations(|| {
                game.apply(mv.candidate()).expect("a legal move");
                game.undo();
            });
            assert_eq!(count, 0, "{mv}");
        }
    }
}
