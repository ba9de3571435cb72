//! Several problems in one FEN: all of them are reported.

use chess_arbiter::{CastlingMode, Color, FenProblem, Position, validate_fen};

#[test]
fn every_field_that_cannot_be_read_is_reported() {
    let codes = [
        "rank-length",
        "piece-letter",
        "turn-syntax",
        "castling-syntax",
        "en-passant-syntax",
        "halfmove-syntax",
        "fullmove-syntax",
    ];
    let problems = validate_fen("4k4/8/8/3x4/8/8/8/4K3 x y z a b", CastlingMode::Standard);
    assert_eq!(problems.iter().map(FenProblem::code).collect::<Vec<_>>(), codes);
}

#[test]
fn everything_that_is_wrong_on_the_board_is_reported() {
    // Nine white pawns, one of them on the first rank, two rooks too many, and Black in check.
    let fen = "4k3/8/8/8/8/PP6/PPPPPP2/RRR1RK1P w - - 0 1";
    let problems = validate_fen(fen, CastlingMode::Standard);
    let codes: Vec<_> = problems.iter().map(FenProblem::code).collect();
    assert_eq!(codes, ["too-many-pawns", "pawn-on-back-rank"]);
    let open = "4k3/8/8/8/8/PP6/PPPP1P2/RRR1RK1P w - - 0 1";
    let codes: Vec<_> =
        validate_fen(open, CastlingMode::Standard).iter().map(|problem| problem.code()).collect();
    assert_eq!(codes, ["too-many-promoted", "pawn-on-back-rank", "opponent-in-check"]);
}

#[test]
fn both_players_problems_are_reported() {
    let fen = "QQQ1k3/PPPPPPPP/8/8/8/8/pppppppp/qqq1K3 w - - 0 1";
    let problems = validate_fen(fen, CastlingMode::Standard);
    assert!(problems.contains(&FenProblem::TooManyPromoted { color: Color::White, composed: false }));
    assert!(problems.contains(&FenProblem::TooManyPromoted { color: Color::Black, composed: false }));
    assert!(problems.iter().any(|problem| problem.code() == "opponent-in-check"));
}

#[test]
fn what_is_repaired_is_reported_beside_what_is_refused() {
    let fen = "4k3/8/8/8/8/8/8/3QKQ1P w KQ d6 0 0";
    let codes: Vec<_> = validate_fen(fen, CastlingMode::Standard).iter().map(FenProblem::code).collect();
    let expected = [
        "fullmove-zero",
        "pawn-on-back-rank",
        "castling-impossible",
        "castling-impossible",
        "en-passant-impossible",
    ];
    assert_eq!(codes, expected);
    let error = Position::from_fen(fen, CastlingMode::Standard).expect_err("a pawn on the first rank");
    assert_eq!(error.problems().len(), 5);
    // The sentence speaks of what refuses it.
    assert_eq!(error.to_string(), "No pawn can stand on the first or last rank: see h1.");
}

#[test]
fn a_move_number_of_0_is_reported_without_kings_too() {
    let codes: Vec<_> = validate_fen("8/8/8/8/8/8/8/8 w - - 0 0", CastlingMode::Standard)
        .iter()
        .map(FenProblem::code)
        .collect();
    assert_eq!(codes, ["fullmove-zero", "king-missing", "king-missing"]);
}

#[test]
fn each_problem_is_a_sentence() {
    for fen in [
        "4k4/8/8/3x4/8/8/8/4K3 x y z a b",
        "4k3/8/8/8/8/8/8/3QKQ1P w KQ d6 0 0",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "4k3/8/3N4/8/8/8/8/4R1K1 w - - 0 1",
        "4r2k/8/8/8/7b/3n4/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
        "",
    ] {
        for problem in validate_fen(fen, CastlingMode::Standard) {
            let text = problem.to_string();
            assert!(text.ends_with('.') && text.chars().all(|letter| !letter.is_control()), "{text}");
        }
    }
}
