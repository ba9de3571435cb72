//! FEN: what is read, what is repaired, what is refused and why, and what is written.

mod support;

use chess_arbiter::{
    CastlingMode, CastlingSide, Color, FenField, FenProblem, LONGEST_FEN, MoveKind, Position, STARTING_FEN,
    Square, validate_fen,
};
use support::*;

/// What one problem says: code, field, squares and whether it is repaired.
type Said<'a> = (&'a str, Option<FenField>, &'a str, bool);

const PLACEMENT: Option<FenField> = Some(FenField::Placement);
const CASTLING: Option<FenField> = Some(FenField::Castling);
const EN_PASSANT: Option<FenField> = Some(FenField::EnPassant);
const FULLMOVE: Option<FenField> = Some(FenField::Fullmove);

/// The problems of a FEN are exactly these, in this order; it is read if and only if all are repaired.
#[track_caller]
fn assert_problems(fen: &str, expected: &[Said]) {
    assert_problems_in(fen, CastlingMode::Standard, expected);
}

#[track_caller]
fn assert_problems_in(fen: &str, mode: CastlingMode, expected: &[Said]) {
    let problems = validate_fen(fen, mode);
    let squares: Vec<String> = problems.iter().map(|problem| names(problem.squares())).collect();
    let said: Vec<Said> = (problems.iter().zip(&squares))
        .map(|(problem, squares)| (problem.code(), problem.field(), squares.as_str(), problem.is_repaired()))
        .collect();
    assert_eq!(said, expected, "{fen}");
    match Position::from_fen(fen, mode) {
        Ok(_) => assert!(expected.iter().all(|&(.., repaired)| repaired), "{fen} was read"),
        Err(error) => {
            assert!(expected.iter().any(|&(.., repaired)| !repaired), "{fen} was refused");
            assert_eq!(error.problems(), problems, "{fen}");
        }
    }
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// The FEN is read without any problem and written as it was.
#[track_caller]
fn assert_unchanged(fen: &str, mode: CastlingMode) {
    assert_eq!(validate_fen(fen, mode), [], "{fen}");
    assert_becomes(fen, mode, fen);
}

/// The FEN is read, and written as `expected`.
#[track_caller]
fn assert_becomes(fen: &str, mode: CastlingMode, expected: &str) {
    let position = Position::from_fen(fen, mode).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(position.fen(), expected);
    assert_eq!(position.to_string(), expected);
}

mod sound {
    use super::*;

    #[test]
    fn the_usual_fens_are_written_as_they_are_read() {
        for fen in [
            STARTING_FEN,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/8/8/3k4/8/4K3/8/8 b - - 99 150",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40",
        ] {
            assert_unchanged(fen, CastlingMode::Standard);
        }
    }

    #[test]
    fn it_says_what_stands_where_and_whose_turn_it_is() {
        let position = position("4k3/8/8/8/8/8/8/R3K3 b Q - 7 31");
        assert_eq!(position.turn(), Color::Black);
        assert_eq!((position.halfmove_clock(), position.fullmove_number()), (7, 31));
        let pieces: Vec<String> =
            position.board().pieces().map(|(square, piece)| format!("{}{square}", piece.letter())).collect();
        assert_eq!(pieces, ["Ke1", "Ra1", "ke8"]);
        assert_eq!(position.castling().rook(Color::White, CastlingSide::Queen), Some(square("a1")));
        assert_eq!(position.castling().rook(Color::White, CastlingSide::King), None);
        assert!(!position.chess960());
    }

    #[test]
    fn four_fields_are_enough() {
        let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(validate_fen(&format!("{placement} w KQkq -"), CastlingMode::Standard), []);
        assert_eq!(position(&format!("{placement} w KQkq -")), Position::default());
        let position = position(&format!("{placement} b KQkq - 5"));
        assert_eq!((position.halfmove_clock(), position.fullmove_number()), (5, 1));
    }

    #[test]
    fn fields_are_separated_by_any_white_space() {
        let text = "  4k3/8/8/8/8/8/8/4K3\tw  -\n-   0 1\r\n";
        assert_becomes(text, CastlingMode::Standard, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    }

    #[test]
    fn empty_squares_may_be_counted_in_parts() {
        assert_becomes(
            "4k3/8/8/8/8/8/11111111/1111K12 w - - 0 1",
            CastlingMode::Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        );
    }

    #[test]
    fn rights_are_written_in_the_usual_order() {
        assert_becomes(
            "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
            CastlingMode::Standard,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        );
    }

    #[test]
    fn the_most_pieces_a_player_can_have_are_read() {
        let fen = "rnbqkbnr/8/8/pppppppp/PPPPPPPP/8/8/RNBQKBNR w KQkq - 0 1";
        assert_unchanged(fen, CastlingMode::Standard);
        assert_eq!(position(fen).board().pieces().count(), 32);
        assert_unchanged("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", CastlingMode::Standard);
    }

    #[test]
    fn from_str_reads_as_in_chess() {
        let fen = "1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1";
        let read: Position = fen.parse().expect("its castling rights are repaired");
        assert_eq!(read, position(fen));
        assert_eq!(read.castling(), chess_arbiter::CastlingRights::NONE);
    }
}

mod clocks {
    use super::*;

    fn with_clocks(halfmove: &str, fullmove: &str) -> String {
        format!("4k3/8/8/8/8/8/8/4K2R w K - {halfmove} {fullmove}")
    }

    #[test]
    fn they_reach_from_0_or_1_to_65535() {
        assert_unchanged(&with_clocks("0", "1"), CastlingMode::Standard);
        assert_unchanged(&with_clocks("65535", "65535"), CastlingMode::Standard);
    }

    #[test]
    fn leading_zeros_are_read_and_not_written() {
        let expected = with_clocks("7", "12");
        assert_becomes(&with_clocks("007", "0012"), CastlingMode::Standard, &expected);
    }

    #[test]
    fn they_stop_at_their_limits() {
        for (moves, after) in [
            ("e1e2", "4k3/8/8/8/8/8/4K3/7R b - - 65535 65535"),
            ("e1g1 e8e7", "8/4k3/8/8/8/8/8/5RK1 w - - 65535 65535"),
        ] {
            let mut position = position(&with_clocks("65535", "65535"));
            play(&mut position, moves);
            assert_eq!(position.fen(), after);
        }
    }

    #[test]
    fn they_are_taken_back_at_their_limits() {
        let before = position(&with_clocks("65535", "65535"));
        for mv in before.moves() {
            let mut after = before.clone();
            let undo = after.play(mv).expect("it is legal");
            after.undo(undo);
            assert_eq!(after, before, "{mv}");
        }
    }

    #[test]
    fn captures_and_pawn_moves_set_the_halfmove_clock_to_0_and_others_count() {
        assert_after("4k3/8/8/8/8/8/P7/4K3 w - - 42 9", "a2a3", "4k3/8/8/8/8/P7/8/4K3 b - - 0 9");
        assert_after("4k3/8/8/8/8/8/r7/R3K3 w - - 42 9", "a1a2", "4k3/8/8/8/8/8/R7/4K3 b - - 0 9");
        assert_after("4k3/8/8/8/8/8/P7/4K3 w - - 42 9", "e1e2", "4k3/8/8/8/8/8/P3K3/8 b - - 43 9");
        assert_after("4k3/8/8/8/8/8/8/4K2R w K - 42 9", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 43 9");
    }

    #[test]
    fn the_move_number_grows_after_black_s_move() {
        let mut position = Position::default();
        play(&mut position, "e2e4");
        assert_eq!(position.fullmove_number(), 1);
        play(&mut position, "e7e5");
        assert_eq!(position.fullmove_number(), 2);
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["-1", "+1", "x", "1.5", "65536", "99999999999999999999", "٣", "0x1"] {
            assert_problems(
                &with_clocks(text, text),
                &[
                    ("halfmove-syntax", Some(FenField::Halfmove), "", false),
                    ("fullmove-syntax", FULLMOVE, "", false),
                ],
            );
        }
    }

    #[test]
    fn a_move_number_of_0_is_repaired() {
        let fen = with_clocks("3", "0");
        assert_problems(&fen, &[("fullmove-zero", FULLMOVE, "", true)]);
        assert_becomes(&fen, CastlingMode::Standard, &with_clocks("3", "1"));
    }
}

mod en_passant {
    use super::*;

    #[test]
    fn it_is_written_when_a_capture_is_legal() {
        assert_unchanged("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", CastlingMode::Standard);
        assert_unchanged("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2", CastlingMode::Standard);
    }

    #[test]
    fn it_is_not_written_when_no_pawn_stands_beside() {
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        assert_eq!(validate_fen(fen, CastlingMode::Standard), []);
        assert_becomes(fen, CastlingMode::Standard, &fen.replace("e3", "-"));
        assert_eq!(position(fen).en_passant(), None);
    }

    #[test]
    fn it_is_not_written_when_the_capture_would_expose_the_king() {
        for fen in [
            "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
            "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            "7k/6b1/8/3pP3/8/8/8/K7 w - d6 0 2",
        ] {
            assert_eq!(validate_fen(fen, CastlingMode::Standard), []);
            assert_becomes(fen, CastlingMode::Standard, &fen.replace("d6", "-"));
            assert_eq!(position(fen).legal_en_passant(), None);
        }
    }

    #[test]
    fn it_is_written_when_one_of_two_captures_is_legal() {
        // The pawn on c5 is pinned, the one on e5 is free.
        assert_unchanged("2r4k/8/8/2PpP3/8/8/8/2K5 w - d6 0 2", CastlingMode::Standard);
    }

    #[test]
    fn a_square_that_no_pawn_can_just_have_passed_is_repaired_away() {
        for (fen, named) in [
            ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2", "d6"),    // no pawn at all
            ("4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 2", "d6"),   // a knight
            ("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 2", "d6"),   // one's own pawn
            ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2", "d6"), // something on the square that it crossed
            ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6"), // something where it came from
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 2", "d3"),   // the rank of the other player's pawns
            ("4k3/8/8/3pP3/8/3n4/8/4K3 w - d6 0 2", "d6"), // a knight gives check: it was the one to move
            ("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 2", "d6"),  // a check that the pawn did not open
        ] {
            assert_problems(fen, &[("en-passant-impossible", EN_PASSANT, named, true)]);
            assert_becomes(fen, CastlingMode::Standard, &fen.replace(&format!(" {named} "), " - "));
            assert!(position(fen).moves().iter().all(|mv| mv.kind() != MoveKind::EnPassant), "{fen}");
        }
    }

    #[test]
    fn a_check_by_the_pawn_or_by_what_it_opened_is_possible() {
        assert_unchanged("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2", CastlingMode::Standard);
        let opened = "4q2k/8/8/2Pp4/K7/8/8/8 w - d6 0 2";
        assert_eq!(validate_fen(opened, CastlingMode::Standard), []);
    }

    #[test]
    fn what_is_no_square_of_these_ranks_is_refused() {
        for text in ["d5", "d4", "i6", "d", "d66", "D6", "--", "d9", "6d", "é6"] {
            let fen = format!("4k3/8/8/3pP3/8/8/8/4K3 w - {text} 0 2");
            assert_problems(&fen, &[("en-passant-syntax", EN_PASSANT, "", false)]);
        }
    }
}

mod castling {
    use super::*;

    const CHESS960: CastlingMode = CastlingMode::Chess960;

    #[test]
    fn rights_without_king_or_rook_at_home_are_repaired_away() {
        let impossible = ("castling-impossible", CASTLING, "", true);
        for (fen, count, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", 4, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            ("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", 2, "r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1"),
            ("r3k2r/8/8/8/8/8/8/R3KR2 w KQkq - 0 1", 1, "r3k2r/8/8/8/8/8/8/R3KR2 w Qkq - 0 1"),
            ("r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", 2, "r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1"),
            // A rook of the other player's, and another piece.
            ("4k3/8/8/8/8/4P3/3PPP2/r2BKB1r w KQ - 0 1", 2, "4k3/8/8/8/8/4P3/3PPP2/r2BKB1r w - - 0 1"),
            ("4k3/8/8/8/8/8/8/N3K2B w KQ - 0 1", 2, "4k3/8/8/8/8/8/8/N3K2B w - - 0 1"),
        ] {
            assert_problems(fen, &vec![impossible; count]);
            assert_becomes(fen, CastlingMode::Standard, expected);
        }
    }

    #[test]
    fn the_problem_names_the_player_and_the_side() {
        let problems = validate_fen("4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", CastlingMode::Standard);
        let expected = [(Color::White, CastlingSide::King), (Color::Black, CastlingSide::Queen)];
        assert_eq!(problems, expected.map(|(color, side)| FenProblem::CastlingImpossible(color, side)));
    }

    #[test]
    fn what_is_no_right_or_is_named_twice_is_refused() {
        for text in ["KK", "KQkqK", "x", "K-", "--", "i", "0", "KQxq", "HH", "é", "ß"] {
            let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R w {text} - 0 1");
            assert_problems(&fen, &[("castling-syntax", CASTLING, "", false)]);
        }
    }

    #[test]
    fn x_fen_names_the_outermost_rook() {
        let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1";
        assert_unchanged(fen, CHESS960);
        let castling = chess960(fen).castling();
        assert_eq!(castling.rook(Color::White, CastlingSide::King), Some(square("g1")));
        assert_eq!(castling.rook(Color::Black, CastlingSide::Queen), Some(square("b8")));
        // Between two rooks on one side it is the outer one.
        let castling = chess960("4k3/8/8/8/8/8/8/RR2KR1R w KQ - 0 1").castling();
        assert_eq!(castling.rook(Color::White, CastlingSide::King), Some(square("h1")));
        assert_eq!(castling.rook(Color::White, CastlingSide::Queen), Some(square("a1")));
    }

    #[test]
    fn an_inner_rook_is_named_by_its_file() {
        assert_unchanged("rr2k1rr/8/8/8/8/8/8/RR2KR1R w FBgb - 0 1", CHESS960);
        assert_unchanged("rr2k1rr/8/8/8/8/8/8/RR2KR1R w KBgq - 0 1", CHESS960);
        // Once the outer rook has gone, the inner one is the outermost.
        let mut position = chess960("4k2r/8/8/8/8/8/8/4KR1R w Fk - 0 1");
        play(&mut position, "h1h2");
        assert_eq!(position.fen(), "4k2r/8/8/8/8/8/7R/4KR2 b Kk - 1 1");
        play(&mut position, "e8d8 h2h1");
        assert_eq!(position.fen(), "3k3r/8/8/8/8/8/8/4KR1R b F - 3 2");
    }

    #[test]
    fn shredder_fen_is_written_where_it_was_read() {
        let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1";
        assert_eq!(validate_fen(fen, CHESS960), []);
        assert_unchanged(fen, CHESS960);
        assert_unchanged(fen, CastlingMode::Standard);
        assert_unchanged(&STARTING_FEN.replace("KQkq", "HAha"), CastlingMode::Standard);
    }

    #[test]
    fn shredder_fen_is_read_as_chess960_again_after_a_move() {
        let mut position = position("1r2k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w HBhb - 0 1");
        play(&mut position, "a2a3");
        let again: Position = position.fen().parse().expect("a sound FEN");
        assert_eq!(again, position);
        assert_eq!(again.castling().rook(Color::Black, CastlingSide::Queen), Some(square("b8")));
    }

    #[test]
    fn letters_of_files_make_it_chess960_in_either_mode() {
        let fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1";
        assert_eq!(position(fen), chess960(fen));
        assert!(position(fen).chess960());
        assert!(!position(STARTING_FEN).chess960());
        assert!(chess960(STARTING_FEN).chess960());
    }

    #[test]
    fn both_ways_of_naming_may_be_mixed() {
        let fen = "r3k2r/8/8/8/8/8/8/RR2K2R w KBkq - 0 1";
        assert_unchanged(fen, CHESS960);
        assert_unchanged(fen, CastlingMode::Standard);
    }

    #[test]
    fn in_chess960_rights_without_a_rook_on_that_side_are_repaired_away() {
        let impossible = ("castling-impossible", CASTLING, "", true);
        for (fen, count, expected) in [
            // No rook on the king's side of the king: the outermost rook stands on the other side.
            ("4k3/8/8/8/8/8/8/R2RK3 w KQ - 0 1", 1, "4k3/8/8/8/8/8/8/R2RK3 w Q - 0 1"),
            ("4k3/8/8/8/8/8/8/R3K3 w HA - 0 1", 1, "4k3/8/8/8/8/8/8/R3K3 w A - 0 1"),
            // No king on the back rank.
            ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", 2, "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"),
            // A second rook on the same side: the king has one right a side.
            ("4k3/8/8/8/8/8/8/4KRR1 w GF - 0 1", 1, "4k3/8/8/8/8/8/8/4KRR1 w G - 0 1"),
            // The file of the king itself.
            ("4k3/8/8/8/8/8/8/R3K3 w AE - 0 1", 1, "4k3/8/8/8/8/8/8/R3K3 w A - 0 1"),
            // A king in the corner, which cannot have begun between its rooks.
            ("4k3/8/8/8/8/8/8/K6R w H - 0 1", 1, "4k3/8/8/8/8/8/8/K6R w - - 0 1"),
        ] {
            assert_problems_in(fen, CHESS960, &vec![impossible; count]);
            assert_becomes(fen, CHESS960, expected);
        }
    }

    #[test]
    fn all_960_starts_are_written_as_they_are_read() {
        for number in 0..960 {
            let shredder = random::chess960_start(number, number);
            let x_fen = shredder.split(' ').next().expect("the pieces").to_owned() + " w KQkq - 0 1";
            assert_unchanged(&shredder, CastlingMode::Standard);
            assert_unchanged(&x_fen, CHESS960);
            assert!(position(&shredder).is_same_as(&chess960(&x_fen)));
        }
    }
}

mod refused {
    use super::*;

    #[test]
    fn field_count() {
        for fen in
            ["", "   ", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2"]
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
        let fen = "4k4/8/7/8/8/44k/8/4K3 w - - 0 1";
        assert_problems(fen, &[("rank-length", PLACEMENT, "", false); 3]);
        use chess_arbiter::Rank;
        let lengths = [(Rank::Eighth, 9), (Rank::Sixth, 7), (Rank::Third, 9)];
        assert_eq!(
            validate_fen(fen, CastlingMode::Standard),
            lengths.map(|(rank, length)| FenProblem::RankLength(rank, length))
        );
        assert_problems("4k3//8/8/8/8/8/4K3 w - - 0 1", &[("rank-length", PLACEMENT, "", false)]);
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
        assert_problems(
            "k1k1k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &[("king-doubled", PLACEMENT, "a8 c8 e8", false)],
        );
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
        assert_eq!(problems[0].squares()[0], square("e8"));
        assert_eq!(problems[0].squares().len(), 3);
    }

    #[test]
    fn impossible_check() {
        // Three pieces at once; a knight and a pawn; two knights; two pawns; two rooks on one line.
        for (fen, attackers) in [
            ("4r2k/8/8/8/7b/3n4/8/4K3 w - - 0 1", 3),
            ("7k/8/8/8/8/3n4/5p2/4K3 w - - 0 1", 2),
            ("7k/8/8/8/8/3n1n2/8/4K3 w - - 0 1", 2),
            ("7k/8/8/8/8/8/3p1p2/4K3 w - - 0 1", 2),
            ("4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1", 2),
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
}

mod all_at_once {
    use super::*;

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
        assert!(problems.contains(&FenProblem::TooManyPromoted(Color::White)));
        assert!(problems.contains(&FenProblem::TooManyPromoted(Color::Black)));
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
}

mod hostile {
    use super::*;

    #[test]
    fn text_of_any_kind_is_refused_without_panic() {
        let ranks = "8/8/8/8/8/8/8/8";
        for text in [
            "\0".to_owned(),
            format!("{STARTING_FEN}\0"),
            format!("\u{feff}{STARTING_FEN}"),
            STARTING_FEN.replace(' ', "\u{a0}"),
            STARTING_FEN.replace('r', "♜"),
            STARTING_FEN.replace('8', "８"),
            format!("{ranks} \u{202e}w - - 0 1"),
            "𝔯𝔫𝔟𝔮𝔨𝔟𝔫𝔯/8/8/8/8/8/8/8 w - - 0 1".into(),
            "k".repeat(LONGEST_FEN) + " w - - 0 1",
            format!("{} w - - 0 1", "k".repeat(200)),
            format!("{}k w - - 0 1", "8".repeat(200)),
            format!("{ranks} w - - 0 1 {}", "1 ".repeat(60)),
            format!("{} w - - 0 1", "/".repeat(200)),
        ] {
            let problems = validate_fen(&text, CastlingMode::Standard);
            assert!(problems.iter().any(|problem| !problem.is_repaired()), "{text:?}");
            assert!(Position::from_fen(&text, CastlingMode::Chess960).is_err(), "{text:?}");
        }
    }

    #[test]
    fn what_it_quotes_is_escaped() {
        let fen = "4k3/8/8/8/8/8/8/4K3 \u{1b}[31m\u{202e} - - 0 1";
        let problem = validate_fen(fen, CastlingMode::Standard).remove(0);
        assert_eq!(problem.code(), "turn-syntax");
        assert!(problem.to_string().is_ascii(), "{problem}");
    }

    #[test]
    fn every_piece_on_every_square_at_once() {
        for piece in "pnbrqkPNBRQK".chars() {
            let rank = piece.to_string().repeat(8);
            let fen = format!("{} w KQkq - 0 1", [rank.as_str(); 8].join("/"));
            assert!(!validate_fen(&fen, CastlingMode::Standard).is_empty(), "{fen}");
            assert!(Position::from_fen(&fen, CastlingMode::Chess960).is_err(), "{fen}");
        }
    }
}
