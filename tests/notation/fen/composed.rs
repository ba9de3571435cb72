//! Positions that no game can reach but on which every law is clear: accepted if they are called composed.

use chess_arbiter::{CastlingMode, FenOptions, FenProblem, Position, validate_fen};

const COMPOSED: FenOptions = FenOptions { castling: CastlingMode::Standard, composed: true };

fn composed(fen: &str) -> Position {
    Position::from_fen(fen, COMPOSED).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn what_only_a_game_rules_out_is_accepted_and_reported() {
    for (fen, code) in [
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "too-many-pawns"),
        ("4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1", "too-many-promoted"),
        ("4r2k/8/8/8/7b/3n4/8/4K3 w - - 0 1", "impossible-check"),
        ("7k/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "impossible-check"),
    ] {
        let [problem] = &validate_fen(fen, COMPOSED)[..] else { panic!("{fen}: one problem") };
        assert_eq!((problem.code(), problem.is_repaired()), (code, true), "{fen}");
        assert_eq!(composed(fen).fen(), fen);
        let [refused] = &validate_fen(fen, FenOptions::default())[..] else { panic!("{fen}: one problem") };
        assert_eq!((refused.code(), refused.is_repaired()), (code, false), "{fen}");
        assert_eq!(refused.to_string(), problem.to_string());
        assert!(Position::from_fen(fen, CastlingMode::Standard).is_err(), "{fen}");
    }
}

#[test]
fn what_leaves_a_law_unclear_is_refused_still() {
    for (fen, code) in [
        ("4k3/8/8/8/P7/PPPPPPPP/PPPPPPPP/4K3 w - - 0 1", "too-many-pieces"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn-on-back-rank"),
        ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "opponent-in-check"),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", "kings-adjacent"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "king-missing"),
    ] {
        let refused = |problem: &FenProblem| problem.code() == code && !problem.is_repaired();
        assert!(validate_fen(fen, COMPOSED).iter().any(refused), "{fen}");
        assert!(Position::from_fen(fen, COMPOSED).is_err(), "{fen}");
    }
}

#[test]
fn the_other_option_is_kept() {
    let fen = "4k3/8/8/8/8/P7/PPPPPPPP/1RK5 w B - 0 1";
    let options = FenOptions { castling: CastlingMode::Chess960, composed: true };
    assert!(Position::from_fen(fen, options).is_ok_and(|position| position.chess960()));
}

#[test]
fn with_three_checkers_the_king_alone_moves() {
    let position = composed("4r2k/8/8/8/7b/3n4/8/R3K3 w Q - 0 1");
    assert_eq!(position.checkers().count(), 3);
    let moves: Vec<String> = position.moves().iter().map(|mv| mv.to_string()).collect();
    assert!(!moves.is_empty() && moves.iter().all(|uci| uci.starts_with("e1")), "{moves:?}");
    let refusal = position.judge("a1d1".parse().expect("UCI notation")).expect_err("in check");
    let expected = "The king on e1 is in check from the knight on d3, the bishop on h4 and the rook on e8, and this move does not end it.";
    assert_eq!(refusal.to_string(), expected);
}
