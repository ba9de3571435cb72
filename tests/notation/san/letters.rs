//! The letters of other languages and figurines: what is written, what is read, and which language a text looks like.

use chess_arbiter::{PieceLetters, Position, ReadSan, SanError};

use crate::from_text::{candidate, position};
use crate::random::Random;
use crate::random_positions::sound_position;

fn letters(code: &str) -> &'static PieceLetters {
    PieceLetters::of(code).unwrap_or_else(|| panic!("{code}"))
}

#[test]
fn a_knight_has_a_letter_in_each_language() {
    let start = Position::default();
    let cases = [
        ("de", "Sf3"),
        ("fr", "Cf3"),
        ("es", "Cf3"),
        ("it", "Cf3"),
        ("pt", "Cf3"),
        ("nl", "Pf3"),
        ("pl", "Sf3"),
        ("ru", "Кf3"),
        ("cs", "Jf3"),
        ("hu", "Hf3"),
        ("sv", "Sf3"),
        ("da", "Sf3"),
        ("figurine", "♘f3"),
        ("en", "Nf3"),
    ];
    for (code, text) in cases {
        let letters = letters(code);
        for how in [ReadSan::Strictly, ReadSan::Leniently] {
            let mv = start.read_san_in(text, how, letters).unwrap_or_else(|error| panic!("{code}: {error}"));
            assert_eq!((mv.to_string().as_str(), start.san(mv).in_letters(letters).as_str()), ("g1f3", text));
        }
        let annotated = start.read_san_in(&format!("{text}!?"), ReadSan::Leniently, letters);
        assert!(
            annotated.is_ok() && start.read_san_in(&format!("{text}!?"), ReadSan::Strictly, letters).is_err()
        );
    }
}

/// In Russian the king is written with two letters, of which the first is the knight.
#[test]
fn the_russian_king_is_no_knight() {
    let position = position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1");
    for (text, uci) in [("Крd2", "e1d2"), ("Кd2", "f1d2")] {
        let mv = position.read_san_in(text, ReadSan::Strictly, letters("ru")).expect("legal");
        assert_eq!(mv.to_string(), uci, "{text}");
    }
}

#[test]
fn letters_that_are_those_of_another_piece_in_english_are_read_as_in_the_language() {
    // R is the king in French, and the bishop is F.
    let position = position("4k3/8/8/8/8/8/8/R3KB2 w - - 0 1");
    let read = |text: &str, code: &str| position.read_san_in(text, ReadSan::Leniently, letters(code));
    assert_eq!(read("Rd2", "fr").map(|mv| mv.to_string()), Ok("e1d2".into()));
    assert_eq!(read("Fg2", "fr").map(|mv| mv.to_string()), Ok("f1g2".into()));
    assert_eq!(read("Rd2", "en").map_err(|error| error.code()), Err("illegal-move"));
    assert_eq!(read("Bg2", "fr").map_err(|error| error.code()), Err("unreadable-move"), "no piece of French");
    assert_eq!(
        read("O-O", "et").map_err(|error| error.code()),
        Err("illegal-move"),
        "castling, not a bishop"
    );
}

#[test]
fn the_error_says_which_language_a_text_looks_like() {
    let message = |text: &str| {
        let read = Position::default().read_san(text, ReadSan::Leniently);
        let Err(error @ SanError::OtherLetters(_)) = &read else { panic!("{text}: {read:?}") };
        assert_eq!(error.code(), "unreadable-move");
        error.to_string().split("with those of ").nth(1).unwrap_or_default().to_owned()
    };
    assert_eq!(message("Sf3"), "German and Polish.");
    assert_eq!(message("Cf3"), "French, Spanish and Portuguese.");
    assert_eq!(message("Кf3"), "Russian, Ukrainian and Bulgarian.");
    assert_eq!(message("Hf3"), "Hungarian.");
    assert_eq!(message("Jf3"), "Czech.");
    let german = Position::default().read_san_in("Nf3", ReadSan::Leniently, letters("de"));
    assert_eq!(
        german.map_err(|error| error.to_string().contains("It is one with those of English")),
        Err(true)
    );
    let none = Position::default().read_san("Sf4", ReadSan::Leniently);
    assert_eq!(none, Err(SanError::Unreadable), "not legal in any language");
}

#[test]
fn every_move_is_read_as_it_was_written_in_each_language() {
    let mut random = Random::new(13);
    for _ in 0..200 {
        let position = sound_position(&mut random);
        for mv in position.moves() {
            for letters in PieceLetters::all() {
                let text = position.san(mv).in_letters(letters);
                assert_eq!(
                    position.read_san_in(&text, ReadSan::Strictly, letters),
                    Ok(mv),
                    "{text} in {position}"
                );
            }
        }
    }
}

#[test]
fn a_promotion_has_the_letter_of_its_piece() {
    let position = position("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    let mv = position.legal_move(candidate("e7e8q")).expect("legal");
    assert_eq!(position.san(mv).in_letters(letters("de")), "e8=D+");
    for text in ["e8=D+", "e8D", "e8(D)"] {
        assert_eq!(position.read_san_in(text, ReadSan::Leniently, letters("de")), Ok(mv), "{text}");
    }
}
