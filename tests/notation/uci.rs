//! UCI: text that is read as a move is written as it was; no text makes reading panic.

use chess_arbiter::Candidate;
use proptest::prelude::*;

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
