//! Any text as a FEN, in each way of reading one.
#![no_main]

use chess_arbiter::{CastlingMode, FenOptions, FenProblem, Position, validate_fen};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for castling in [CastlingMode::Standard, CastlingMode::Chess960] {
        for composed in [false, true] {
            let options = FenOptions { castling, composed };
            let problems = validate_fen(text, options);
            let read = Position::from_fen(text, options);
            assert_eq!(read.is_ok(), problems.iter().all(FenProblem::is_repaired));
            problems.iter().for_each(|problem| assert!(!problem.to_string().is_empty()));
            if let Ok(position) = read {
                check(&position, composed);
            }
        }
    }
});

/// A position that was accepted is written, and read as the same.
fn check(position: &Position, composed: bool) {
    let castling = if position.chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let options = FenOptions { castling, composed };
    let fen = position.fen();
    // What makes a composed position impossible stays reported.
    assert!(composed || validate_fen(&fen, options).is_empty());
    let again = Position::from_fen(&fen, options).expect("what was written can be read");
    assert_eq!(again.fen(), fen);
    assert_eq!(again.zobrist(), position.zobrist());
    assert_eq!(again.outcome(), position.outcome());
    assert_eq!(again.moves().len(), position.count_moves());
}
