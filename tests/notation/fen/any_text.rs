//! Random text: reading it never panics, and `Position::from_fen` and `validate_fen` agree on it.

use chess_arbiter::{CastlingMode, Position, STARTING_FEN, validate_fen};
use proptest::prelude::*;

use crate::from_text::chess960;
use crate::random::Random;
use crate::random_positions::compose;

/// Letters that make up FENs, and a few that do not.
const LETTERS: &[char] = &[
    'p', 'n', 'b', 'r', 'q', 'k', 'P', 'N', 'B', 'R', 'Q', 'K', '1', '2', '7', '8', '9', '0', '/', ' ', '-',
    'w', 'a', 'h', 'A', 'H', 'd', 'e', '3', '6', '\0', '\t', 'é', '♔', 'x', '\u{202e}',
];

/// Reading, validating and writing agree on a text, and none of them panics.
fn assert_consistent(text: &str) {
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let problems = validate_fen(text, mode);
        let read = Position::from_fen(text, mode);
        let refusing = problems.iter().filter(|problem| !problem.is_repaired()).count();
        assert_eq!(read.is_ok(), refusing == 0, "{text:?}");
        for problem in &problems {
            assert!(!problem.to_string().is_empty());
        }
        match read {
            Err(error) => {
                assert_eq!(error.problems(), problems, "{text:?}");
                assert!(!error.to_string().is_empty(), "{text:?}");
            }
            Ok(position) => {
                // What was repaired is sound, and stays as it is.
                let mode = if position.chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
                let fen = position.fen();
                assert_eq!(validate_fen(&fen, mode), [], "{fen} from {text:?}");
                assert_eq!(chess960(&fen).fen(), fen, "{fen} from {text:?}");
                assert!(
                    !position
                        .attackers(position.board().king(!position.turn()), position.turn())
                        .any(|_| true)
                );
                assert_eq!(position.perft(1), position.count_moves() as u64);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn no_text_makes_reading_panic(text in any::<String>()) {
        assert_consistent(&text);
    }

    #[test]
    fn no_text_of_letters_of_fen_makes_reading_panic(
        text in prop::collection::vec(prop::sample::select(LETTERS), 0..100)
    ) {
        assert_consistent(&text.into_iter().collect::<String>());
    }

    /// FENs with some letters changed, put in or left out.
    #[test]
    fn no_mutated_fen_makes_reading_panic(
        seed: u64,
        changes in prop::collection::vec((0..120_usize, 0..3, prop::sample::select(LETTERS)), 1..5),
    ) {
        let mut random = Random::new(seed);
        let fen = if random.once_in(4) { STARTING_FEN.to_owned() } else { compose(&mut random) };
        let mut letters: Vec<char> = fen.chars().collect();
        for (at, change, letter) in changes {
            let at = at % letters.len();
            match change {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                _ => drop(letters.remove(at)),
            }
        }
        assert_consistent(&letters.into_iter().collect::<String>());
    }

    /// Fields that are well formed one by one, and make no sense together.
    #[test]
    fn no_composition_of_fields_makes_reading_panic(
        seed: u64,
        rights in "[KQkqA-Ha-h]{1,5}|-",
        en_passant in "[a-h][36]|-",
        halfmove_clock: u16,
        fullmove_number: u16,
    ) {
        let composed = compose(&mut Random::new(seed));
        let mut fields = composed.split(' ');
        let (placement, turn) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        assert_consistent(&format!("{placement} {turn} {rights} {en_passant} {halfmove_clock} {fullmove_number}"));
    }
}
