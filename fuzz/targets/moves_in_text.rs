//! Any text as moves: in algebraic notation, in UCI, and before the judge.
#![no_main]

use chess_arbiter::{Candidate, PieceLetters, Position, ReadSan};
use chess_arbiter_fuzz::input::Input;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let mut position = input.start();
    for _ in 0..input.below(100) {
        let Some(mv) = input.legal_move(&position) else { break };
        position.play_unchecked(mv);
    }
    let letters: Vec<_> = PieceLetters::all().collect();
    let letters = input.pick(&letters).unwrap_or(PieceLetters::ENGLISH);
    for word in input.text().split_whitespace() {
        for letters in [PieceLetters::ENGLISH, letters] {
            read(&position, word, letters);
        }
        if let Ok(candidate) = word.parse() {
            judge(&position, candidate);
        }
    }
});

fn read(position: &Position, word: &str, letters: &PieceLetters) {
    let strictly = position.read_san_in(word, ReadSan::Strictly, letters);
    match position.read_san_in(word, ReadSan::Leniently, letters) {
        Ok(mv) => {
            assert_eq!(position.legal_move(mv.candidate()), Some(mv));
            let written = position.san(mv).in_letters(letters);
            assert_eq!(position.read_san_in(&written, ReadSan::Strictly, letters), Ok(mv));
            assert_eq!(strictly.is_ok(), written == word);
        }
        Err(error) => {
            assert!(strictly.is_err());
            assert!(!error.to_string().is_empty());
        }
    }
}

fn judge(position: &Position, candidate: Candidate) {
    assert_eq!(position.judge(candidate).ok(), position.legal_move(candidate));
    assert_eq!(position.is_legal(candidate), position.judge(candidate).is_ok());
    if let Err(refusal) = position.judge(candidate) {
        assert!(!refusal.to_string().is_empty());
        for placed in refusal.by() {
            assert_eq!(position.board().get(placed.square), Some(placed.piece));
        }
    }
}
