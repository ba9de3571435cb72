//! The 960 starts of Chess960, by their numbers.

use std::collections::HashSet;

use chess_arbiter::{Game, Position, STARTING_FEN};

use crate::from_text::{candidate, chess960};
use crate::random_positions::chess960_back_rank;

fn start(number: u16) -> Position {
    Position::chess960_start(number).unwrap_or_else(|| panic!("there is no start {number}"))
}

fn back_rank(number: u16) -> String {
    start(number).fen().split('/').next().unwrap_or_default().to_ascii_uppercase()
}

#[test]
fn number_518_is_the_usual_start() {
    assert_eq!(start(518).fen(), STARTING_FEN);
    assert!(start(518).chess960());
    assert!(start(518).is_same_as(&Position::default()));
}

/// From Scharnagl's table.
#[test]
fn known_numbers_give_known_starts() {
    for (number, expected) in [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")] {
        assert_eq!(back_rank(number), expected, "{number}");
    }
}

#[test]
fn there_are_no_others() {
    for number in [960, 961, u16::MAX] {
        assert_eq!(Position::chess960_start(number), None);
    }
}

#[test]
fn all_960_are_distinct_and_keep_the_rules_of_chess960() {
    let mut seen = HashSet::new();
    for number in 0..960 {
        let rank = back_rank(number);
        assert_eq!(rank.to_ascii_lowercase(), chess960_back_rank(number.into()), "{number}");
        let files = |piece: char| rank.match_indices(piece).map(|(file, _)| file).collect::<Vec<_>>();
        let [rooks, bishops] = ['R', 'B'].map(files);
        let [king] = files('K')[..] else { panic!("{rank}") };
        assert!(rooks[0] < king && king < rooks[1], "{number}: the king is not between its rooks in {rank}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}: the bishops are on one colour in {rank}");
        assert_eq!((rooks.len(), bishops.len(), files('N').len(), files('Q').len()), (2, 2, 2, 1));
        assert!(seen.insert(rank));
    }
    assert_eq!(seen.len(), 960);
}

#[test]
fn each_is_read_from_its_fen_with_all_its_rights() {
    for number in 0..960 {
        let position = start(number);
        let fen = position.fen();
        assert!(fen.ends_with(" w KQkq - 0 1"), "{fen}");
        assert_eq!(chess960(&fen), position, "{fen}");
        let mut game = Game::new(position);
        assert!(game.outcome().is_none());
        game.apply(candidate("e2e4")).expect("e4 is always legal");
    }
}
