//! What makes a FEN unreadable or a position impossible: a test for each code, named after it.

use chess_arbiter::{
    CastlingMode, Color, FenField, FenProblem, LONGEST_FEN, Rank, STARTING_FEN, validate_fen,
};

use super::{PLACEMENT, assert_problems, assert_unchanged, names};
use crate::from_text::position;

#[test]
fn field_count() {
    for fen in ["", "   ", "4k3/8/8/8/8/8/8/4K3", "r3k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2"]
    {
        assert_problems(fen, &[("field-count", None, "", false)]);
    }
}

#[test]
fn too_long() {
    let spaces = " ".repeat(LONGEST_FEN - STARTING_FEN.len());
    assert_eq!(validate_fen(&(STARTING_FEN.to_owned() + &spaces), CastlingMode::Standard), []);
    assert_problems(&format!("{STARTING_FEN}{spaces} "), &[("too-long", None, "", false)]);
    assert_problems(&"k".repeat(10_000_000), &[("too-long", None, "", false)]);
    assert_problems(&"/".repeat(LONGEST_FEN + 1), &[("too-long", None, "", false)]);
}

#[test]
fn rank_count() {
    let rank_count = [("rank-count", PLACEMENT, "", false)];
    assert_problems("4k3/8/8/8/8/8/4K3 w - - 0 1", &rank_count);
    assert_problems("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", &rank_count);
    assert_problems("4k3/8/8/8/8/8/8/4K3/ w - - 0 1", &rank_count);
    let problems = validate_fen("8 w - - 0 1", CastlingMode::Standard);
    assert_eq!(problems, [FenProblem::RankCount(1)]);
}

#[test]
fn rank_length() {
    let fen = "4k4/8/7/8/8/8k/8/4K3 w - - 0 1";
    assert_problems(fen, &[("rank-length", PLACEMENT, "", false); 3]);
    let lengths = [(Rank::Eighth, 9), (Rank::Sixth, 7), (Rank::Third, 9)];
    assert_eq!(
        validate_fen(fen, CastlingMode::Standard),
        lengths.map(|(rank, length)| FenProblem::RankLength(rank, length))
    );
    for fen in ["4k3//8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K2", "4k3/8/8/8/8/8/8/4K4"] {
        assert_problems(&format!("{fen} w - - 0 1"), &[("rank-length", PLACEMENT, "", false)]);
    }
}

#[test]
fn piece_letter() {
    let letter = |squares| ("piece-letter", PLACEMENT, squares, false);
    assert_problems("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", &[letter("d5")]);
    assert_problems("4k2é/8/8/8/8/8/8/4K2. w - - 0 1", &[letter("h8"), letter("h1")]);
    // Beside the board it is on no square; 0 and 9 count nothing.
    let long = ("rank-length", PLACEMENT, "", false);
    assert_problems("4k3x/8/8/8/8/8/8/4K3 w - - 0 1", &[letter(""), long]);
    assert_problems("4k3/8/8/0999999999/8/8/8/4K3 w - - 0 1", &{
        let mut expected = ["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "", ""].map(letter).to_vec();
        expected.push(long);
        expected
    });
}

#[test]
fn turn_syntax() {
    for text in ["W", "B", "white", "-", "x", "ww"] {
        assert_problems(
            &format!("4k3/8/8/8/8/8/8/4K3 {text} - - 0 1"),
            &[("turn-syntax", Some(FenField::Turn), "", false)],
        );
    }
}

#[test]
fn king_missing() {
    let missing = ("king-missing", PLACEMENT, "", false);
    assert_problems("8/8/8/8/8/8/8/4K3 w - - 0 1", &[missing]);
    assert_problems("4k3/8/8/8/8/8/8/8 w - - 0 1", &[missing]);
    assert_problems("8/8/8/8/8/8/8/8 w - - 0 1", &[missing, missing]);
    let problems = validate_fen("4k3/8/8/8/8/8/8/8 w - - 0 1", CastlingMode::Standard);
    assert_eq!(problems, [FenProblem::KingMissing(Color::White)]);
}

#[test]
fn king_doubled() {
    assert_problems("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", &[("king-doubled", PLACEMENT, "d1 e1", false)]);
    assert_problems("k1k1k3/8/8/8/8/8/8/4K3 w - - 0 1", &[("king-doubled", PLACEMENT, "a8 c8 e8", false)]);
}

#[test]
fn kings_adjacent() {
    for (fen, squares) in [
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", "e5 d5"),
        ("8/8/8/3k4/4K3/8/8/8 b - - 0 1", "e4 d5"),
        ("k7/K7/8/8/8/8/8/8 w - - 0 1", "a7 a8"),
    ] {
        assert_problems(fen, &[("kings-adjacent", PLACEMENT, squares, false)]);
    }
    assert_eq!(validate_fen("8/8/8/3k1K2/8/8/8/8 w - - 0 1", CastlingMode::Standard), []);
    // The edges of the board do not touch.
    assert_eq!(validate_fen("8/8/8/7k/K7/8/8/8 w - - 0 1", CastlingMode::Standard), []);
}

#[test]
fn pawn_on_back_rank() {
    let fen = "P3k3/8/8/8/8/8/8/p3K2P w - - 0 1";
    assert_problems(fen, &[("pawn-on-back-rank", PLACEMENT, "a8 a1 h1", false)]);
}

#[test]
fn too_many_pieces() {
    // Sixteen and a seventeenth piece; there cannot be so many without pawns enough to be promoted.
    let fen = "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1";
    let expected = ["too-many-pieces", "too-many-promoted"].map(|code| (code, PLACEMENT, "", false));
    assert_problems(fen, &expected);
    let black = "rnbqkbnr/pppppppp/n7/8/8/8/8/4K3 w - - 0 1";
    assert_problems(black, &expected);
}

#[test]
fn too_many_pawns() {
    let fen = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    assert_problems(fen, &[("too-many-pawns", PLACEMENT, "", false)]);
}

#[test]
fn too_many_promoted() {
    let promoted = [("too-many-promoted", PLACEMENT, "", false)];
    assert_problems("4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1", &promoted);
    assert_problems("4k3/8/8/8/8/8/PPPPPPPP/RR2K2R w - - 0 1", &promoted);
    assert_problems("4k3/8/8/8/8/8/PPPPPPPP/NN2K2N w - - 0 1", &promoted);
    // Two bishops on squares of the same colour: one of them was a pawn.
    assert_problems("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", &promoted);
    assert_eq!(validate_fen("4k3/8/8/8/8/8/PPPPPPPP/BB2K3 w - - 0 1", CastlingMode::Standard), []);
    assert_eq!(validate_fen("4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - - 0 1", CastlingMode::Standard), []);
    assert_eq!(validate_fen("4k3/8/8/8/8/8/PPPPPPP1/3QKQ2 w - - 0 1", CastlingMode::Standard), []);
}

#[test]
fn opponent_in_check() {
    let fen = "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1";
    assert_problems(fen, &[("opponent-in-check", PLACEMENT, "e8 e1", false)]);
    let two = "4k3/8/3N4/8/8/8/8/4R1K1 w - - 0 1";
    let problems = validate_fen(two, CastlingMode::Standard);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].squares()[0].to_string(), "e8");
    assert_eq!(problems[0].squares().len(), 3);
}

#[test]
fn impossible_check() {
    // Three pieces at once; a knight and a pawn; two knights; two pawns; two rooks on one line, a pawn and a bishop.
    for (fen, attackers) in [
        ("4r2k/8/8/8/7b/3n4/8/4K3 w - - 0 1", 3),
        ("7k/8/8/8/8/3n4/5p2/4K3 w - - 0 1", 2),
        ("7k/8/8/8/8/3n1n2/8/4K3 w - - 0 1", 2),
        ("7k/8/8/8/8/8/3p1p2/4K3 w - - 0 1", 2),
        ("4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1", 2),
        ("7k/8/8/3p4/4K3/8/6b1/8 w - - 0 1", 2),
    ] {
        let problems = validate_fen(fen, CastlingMode::Standard);
        let squares = names(problems.first().map_or(&[], FenProblem::squares));
        assert_problems(fen, &[("impossible-check", PLACEMENT, squares.as_str(), false)]);
        assert_eq!(squares.split(' ').count(), attackers + 1, "{fen}: the king and the checkers");
    }
}

#[test]
fn a_double_check_that_a_move_can_give_is_accepted() {
    for fen in [
        "4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1",
        "4r2k/8/8/8/7b/8/8/4K3 w - - 0 1",
        "4r2k/8/8/8/8/8/3p4/4K3 w - - 0 1",
    ] {
        assert_unchanged(fen, CastlingMode::Standard);
        assert_eq!(position(fen).checkers().count(), 2);
    }
}
