//! Algebraic notation: what is written, what is read strictly and leniently, and what is refused and why.

mod letters;
mod properties;
mod reading;
mod refusing;
mod writing;

use chess_arbiter::{Position, ReadSan, SanError};

use crate::from_text::{candidate, position};

/// A legal move is written as `san`, which is read back as that move, strictly and leniently.
#[track_caller]
fn assert_written(fen: &str, uci: &str, san: &str) {
    assert_written_in(&position(fen), uci, san);
}

#[track_caller]
fn assert_written_in(position: &Position, uci: &str, san: &str) {
    let mv =
        position.legal_move(candidate(uci)).unwrap_or_else(|| panic!("{uci} is not legal in {position}"));
    assert_eq!(position.san(mv).to_string(), san, "{uci} in {position}");
    for how in [ReadSan::Strictly, ReadSan::Leniently] {
        assert_eq!(position.read_san(san, how), Ok(mv), "{san} in {position}");
    }
}

/// Each of these texts is read leniently as one move; strictly, none of them but the one that is written.
#[track_caller]
fn assert_read(fen: &str, uci: &str, texts: &[&str]) {
    assert_read_in(&position(fen), uci, texts);
}

#[track_caller]
fn assert_read_in(position: &Position, uci: &str, texts: &[&str]) {
    let mv =
        position.legal_move(candidate(uci)).unwrap_or_else(|| panic!("{uci} is not legal in {position}"));
    let written = position.san(mv).to_string();
    for &text in texts {
        assert_eq!(position.read_san(text, ReadSan::Leniently), Ok(mv), "{text:?} in {position}");
        let strictly = position.read_san(text, ReadSan::Strictly);
        assert_eq!(strictly == Ok(mv), text == written, "{text:?} strictly in {position}");
    }
}

/// A text is refused with this code and message.
#[track_caller]
fn assert_refused(fen: &str, text: &str, code: &str, message: &str) {
    let position = position(fen);
    for how in [ReadSan::Strictly, ReadSan::Leniently] {
        let error = position.read_san(text, how).expect_err(text);
        assert_eq!((error.code(), error.to_string().as_str()), (code, message), "{text} in {position}");
    }
}

/// A text is refused because the move that it describes breaks a law: that of this refusal code.
#[track_caller]
fn assert_law(fen: &str, text: &str, candidate: &str, law: &str) {
    match position(fen).read_san(text, ReadSan::Leniently) {
        Err(SanError::Refused(refusal)) => {
            assert_eq!((refusal.candidate().to_string().as_str(), refusal.code().name()), (candidate, law));
        }
        other => panic!("{text} in {fen}: {other:?}"),
    }
}
