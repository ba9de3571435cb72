//! Keys: two positions have the same one exactly when they are the same (FIDE 9.2.3).

use std::collections::HashMap;

use chess_arbiter::Position;

use crate::from_text::{chess960, position};
use crate::random::Random;
use crate::random_positions::{random_chess960_start, sound_position};

#[track_caller]
fn assert_same(one: &str, other: &str) {
    assert_eq!(position(one).key(), position(other).key());
    assert!(position(one).is_same_as(&position(other)));
}

#[track_caller]
fn assert_different(one: &str, other: &str) {
    assert_ne!(position(one).key(), position(other).key());
    assert!(!position(one).is_same_as(&position(other)));
}

#[test]
fn the_counters_do_not_count() {
    assert_same("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 40 77");
}

#[test]
fn pieces_turn_and_rights_count() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_different(fen, "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1");
    assert_different(fen, "4k3/8/8/8/8/8/8/R3K2R w K - 0 1");
    assert_different(fen, "4k3/8/8/8/8/8/8/Q3K2R w K - 0 1");
}

#[test]
fn an_en_passant_square_counts_if_a_pawn_may_take_there() {
    let fen = "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1";
    assert_eq!(position(fen).key(), "4k3/8/8/8/Pp6/8/8/4K3 b - a3");
    assert_different(fen, "4k3/8/8/8/Pp6/8/8/4K3 b - - 0 1");
    // No pawn stands beside it.
    assert_same("4k3/8/8/8/P7/8/8/4K3 b - a3 0 1", "4k3/8/8/8/P7/8/8/4K3 b - - 0 1");
    // The pawn that could take is pinned, along its file or along the rank of both pawns.
    assert_same("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1");
    assert_same("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "4k3/8/8/K2pP2r/8/8/8/8 w - - 0 2");
}

#[test]
fn a_right_has_one_spelling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for other in [
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQha - 0 1",
    ] {
        assert_same(fen, other);
    }
    assert_eq!(chess960(fen).key(), position(fen).key());
    // Of two rooks on a side the right names one.
    let [outer, inner] = ["4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"].map(chess960);
    assert_eq!(outer.key(), chess960("4k3/8/8/8/8/8/8/4K1RR w H - 0 1").key());
    assert_ne!(outer.key(), inner.key());
}

#[test]
fn keys_are_equal_exactly_when_positions_are_the_same() {
    let mut random = Random::new(41);
    let mut seen: HashMap<String, Position> = HashMap::new();
    let mut again = 0;
    for _ in 0..1_000 {
        let mut position = match random.below(3) {
            0 => position("4k3/8/8/8/3p1p2/8/4P3/R3K2R w KQ - 0 1"),
            1 => random_chess960_start(&mut random),
            _ => sound_position(&mut random),
        };
        for _ in 0..40 {
            again += usize::from(seen.contains_key(&position.key()));
            let other = seen.entry(position.key()).or_insert_with(|| position.clone());
            assert!(other.is_same_as(&position), "{other} and {position}");
            // The other way round: the same position, otherwise written.
            assert_eq!(chess960(&position.fen()).key(), position.key());
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(random.pick(&moves));
        }
    }
    assert!(again > 300, "{again} positions were there before");
}
