//! UCI: text that is read as a move is written as it was; other text is told what it is not, and none makes reading panic.

use chess_arbiter::{Candidate, STARTING_FEN, Square};
use proptest::prelude::*;

use crate::from_text::{candidate, position};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn no_text_makes_reading_a_move_panic(text in any::<String>(), short in "[a-i0-9qrbnkpQ ]{0,6}") {
        for text in [text, short] {
            if let Ok(candidate) = text.parse::<Candidate>() {
                prop_assert_eq!(candidate.to_string(), text);
            }
        }
    }
}

#[test]
fn an_error_says_what_the_text_is_not() {
    let error = "e9".parse::<Square>().expect_err("there is no ninth rank");
    assert_eq!(error.to_string(), "not a square: a square is named by a letter a to h and a digit 1 to 8");
    let error = "e2e9".parse::<Candidate>().expect_err("there is no ninth rank");
    assert_eq!(
        error.to_string(),
        "not a move: UCI names two squares and the piece a pawn becomes, as in e2e4 or e7e8q"
    );
}

#[test]
fn a_move_of_another_position_is_named_when_it_is_refused() {
    let mv = position(STARTING_FEN).legal_move(candidate("e2e4")).expect("it is legal");
    let mut other = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let error = other.play(mv).expect_err("there is no pawn");
    assert_eq!(error.to_string(), "the move e2e4 is not legal in this position");
}
