//! Any text as a PGN file. What is read of it is written, and read as the same.
#![no_main]

use chess_arbiter::PieceLetters;
use chess_arbiter::pgn::{PgnOptions, ReadPgn, read_pgn_with};
use chess_arbiter_fuzz::pgn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    for how in [ReadPgn::Leniently, ReadPgn::Strictly] {
        for letters in ["en", "de", "ru"].into_iter().filter_map(PieceLetters::of) {
            for game in read_pgn_with(&text, PgnOptions { how, letters }) {
                match game {
                    Ok(game) => pgn::check(&game, how),
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
        }
    }
});
