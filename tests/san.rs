//! Algebraic notation: what is written, what is read strictly and leniently, and what is refused and why.

mod support;

use std::collections::HashSet;

use chess_arbiter::{CastlingMode, Move, Position, ReadSan, San, SanError};
use support::random::{Random, chess960_start, compose, sound_position};
use support::*;

const START: &str = chess_arbiter::STARTING_FEN;

/// A legal move is written so, and read back, strictly too.
#[track_caller]
fn assert_written(fen: &str, uci: &str, san: &str) {
    assert_written_in(&position(fen), uci, san);
}

#[track_caller]
fn assert_written_in(position: &Position, uci: &str, san: &str) {
    let mv =
        position.legal_move(candidate(uci)).unwrap_or_else(|| panic!("{uci} is not legal in {position}"));
    assert_eq!(position.san(mv).to_string(), san, "{uci} in {position}");
    for how in [ReadSan::Strictly, ReadSan::Leniently] {
        assert_eq!(position.read_san(san, how), Ok(mv), "{san} in {position}");
    }
}

/// Each of these texts is read leniently as one move; strictly, none of them but the one that is written.
#[track_caller]
fn assert_read(fen: &str, uci: &str, texts: &[&str]) {
    assert_read_in(&position(fen), uci, texts);
}

#[track_caller]
fn assert_read_in(position: &Position, uci: &str, texts: &[&str]) {
    let mv =
        position.legal_move(candidate(uci)).unwrap_or_else(|| panic!("{uci} is not legal in {position}"));
    let written = position.san(mv).to_string();
    for &text in texts {
        assert_eq!(position.read_san(text, ReadSan::Leniently), Ok(mv), "{text:?} in {position}");
        let strictly = position.read_san(text, ReadSan::Strictly);
        assert_eq!(strictly == Ok(mv), text == written, "{text:?} strictly in {position}");
    }
}

/// A text is refused with this code and message.
#[track_caller]
fn assert_refused(fen: &str, text: &str, code: &str, message: &str) {
    assert_refused_in(&position(fen), text, code, message);
}

#[track_caller]
fn assert_refused_in(position: &Position, text: &str, code: &str, message: &str) {
    for how in [ReadSan::Strictly, ReadSan::Leniently] {
        let error = position.read_san(text, how).expect_err(text);
        assert_eq!((error.code(), error.to_string().as_str()), (code, message), "{text} in {position}");
    }
}

/// A text is refused because a piece that it describes may not move so, for this reason.
#[track_caller]
fn assert_law(fen: &str, text: &str, candidate: &str, law: &str) {
    match position(fen).read_san(text, ReadSan::Leniently) {
        Err(SanError::Refused(refusal)) => {
            assert_eq!((refusal.candidate().to_string().as_str(), refusal.code().name()), (candidate, law));
        }
        other => panic!("{text} in {fen}: {other:?}"),
    }
}

mod writing {
    use super::*;

    #[test]
    fn a_pawn_is_named_by_its_square_and_a_piece_by_its_letter() {
        assert_written(START, "e2e4", "e4");
        assert_written(START, "g1f3", "Nf3");
        assert_written("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1b5", "Bb5+");
        assert_written("4k3/8/8/8/8/8/8/4K1Q1 w - - 0 1", "g1c5", "Qc5");
        assert_written("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h7", "Rh7");
        assert_written("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d2", "Kd2");
    }

    #[test]
    fn a_capture_has_an_x_and_a_pawn_then_names_its_file() {
        assert_written("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", "Nxd5");
        assert_written("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5");
        assert_written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6");
    }

    #[test]
    fn a_promotion_names_the_piece() {
        const FEN: &str = "3n4/4P1k1/8/8/8/8/8/K7 w - - 0 1";
        assert_written(FEN, "e7e8q", "e8=Q");
        assert_written(FEN, "e7e8n", "e8=N+");
        assert_written(FEN, "e7d8r", "exd8=R");
        assert_written(FEN, "e7d8b", "exd8=B");
    }

    #[test]
    fn castling_is_written_with_letters_whatever_its_gesture() {
        const FEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for (uci, san) in [("e1g1", "O-O"), ("e1h1", "O-O"), ("e1c1", "O-O-O"), ("e1a1", "O-O-O")] {
            assert_written(FEN, uci, san);
        }
        assert_written("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+");
        // Its own rooks and the file shut the king in.
        assert_written("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O#");
    }

    #[test]
    fn castling_in_chess960_is_written_alike() {
        let position = chess960("1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
        assert_written_in(&position, "c1g1", "O-O");
        assert_written_in(&position, "c1b1", "O-O-O");
    }

    #[test]
    fn check_and_mate_are_marked() {
        assert_written("4k3/8/8/8/8/8/8/K6R w - - 0 1", "h1h8", "Rh8+");
        assert_written("4k3/R7/8/8/8/8/8/K6R w - - 0 1", "h1h8", "Rh8#");
        // By discovery, and in double check.
        assert_written("4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1", "e2c3", "Nc3+");
        assert_written("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4d6", "Nd6+");
        // Stalemate has no mark.
        assert_written("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "f2f7", "Qf7");
    }

    #[test]
    fn a_rival_is_told_apart_by_file() {
        const FEN: &str = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
        assert_written(FEN, "b1d2", "Nbd2");
        assert_written(FEN, "f1d2", "Nfd2");
        // Where the ranks differ too, the file goes first.
        assert_written("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "f3d2", "Nfd2");
    }

    #[test]
    fn a_rival_on_the_same_file_is_told_apart_by_rank() {
        const FEN: &str = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
        assert_written(FEN, "a1a3", "R1a3");
        assert_written(FEN, "a5a3", "R5a3");
    }

    /// The queen on the corner shares its file with one rival and its rank with the other.
    #[test]
    fn where_neither_is_enough_both_are_named() {
        const ONE: &str = "8/7k/8/Q7/8/6K1/8/Q3Q3 w - - 0 1";
        assert_written(ONE, "a1c3", "Qa1c3");
        assert_written(ONE, "a5c3", "Q5c3");
        assert_written(ONE, "e1c3", "Qec3");
        const OTHER: &str = "8/7k/8/8/Q2Q4/8/8/Q5K1 w - - 0 1";
        assert_written(OTHER, "a4d1", "Qa4d1");
        assert_written(OTHER, "d4d1", "Qdd1");
        assert_written(OTHER, "a1d1", "Q1d1");
    }

    #[test]
    fn a_pinned_piece_is_no_rival_unless_it_stays_on_its_pin() {
        assert_written("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1", "b1c3", "Nc3");
        const FEN: &str = "1k2r3/8/8/8/R7/8/4R3/4K3 w - - 0 1";
        assert_written(FEN, "a4e4", "Rae4");
        assert_written(FEN, "e2e4", "Ree4");
    }

    #[test]
    fn what_must_be_told_of_the_origin_is_there_for_programs() {
        let position = position("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1");
        let san: San = position.san(position.legal_move(candidate("a1a3")).expect("legal"));
        assert!(!san.names_file() && san.names_rank());
        assert_eq!(san.mv().to_string(), "a1a3");
    }
}

mod reading {
    use super::*;

    const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    const PROMOTION: &str = "3n4/4P1k1/8/8/8/8/8/K7 w - - 0 1";
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    #[test]
    fn more_of_the_origin_may_be_named_than_must() {
        assert_read(START, "g1f3", &["Nf3", "Ngf3", "N1f3", "Ng1f3"]);
        assert_read(START, "e2e4", &["e4", "e2e4", "Pe4", "Pe2e4"]);
    }

    #[test]
    fn two_squares_alone_are_the_move_of_whatever_stands_there() {
        assert_read(START, "g1f3", &["g1f3", "g1-f3", "g1f3!"]);
        assert_read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", &["e1g1", "e1-g1", "e1h1"]);
        let error = position(START).read_san("c1f4", ReadSan::Leniently).expect_err("not legal");
        assert_eq!(error.to_string(), "The bishop on c1 cannot reach f4: the pawn on d2 is in the way.");
    }

    #[test]
    fn long_notation_may_have_any_dash() {
        assert_read(START, "g1f3", &["Ng1-f3", "Ng1–f3", "Ng1‑f3", "Ng1—f3", "Ng1−f3"]);
        assert_read(START, "e2e4", &["e2-e4", "e2–e4"]);
        assert_read(CAPTURE, "e4d5", &["e4xd5", "e4-d5"]);
    }

    #[test]
    fn annotations_and_marks_of_check_do_not_matter_missing_or_wrong() {
        for mark in ["", "!", "?", "!!", "??", "!?", "?!", "+", "++", "#", "+!", "#!?", "†", "‡", " +", " !"]
        {
            assert_read(START, "g1f3", &[&format!("Nf3{mark}")]);
        }
        assert_read("4k3/R7/8/8/8/8/8/K6R w - - 0 1", "h1h8", &["Rh8#", "Rh8", "Rh8+", "Rh8++"]);
    }

    #[test]
    fn figurines_of_either_colour_are_pieces() {
        for figurine in ["♘", "♞"] {
            assert_read(START, "g1f3", &[&format!("{figurine}f3"), &format!("{figurine}g1-f3")]);
        }
        assert_read(START, "e2e4", &["♙e4", "♟e4"]);
        assert_read(PROMOTION, "e7e8q", &["e8=♕", "e8♛"]);
    }

    #[test]
    fn a_capture_by_a_pawn_may_be_shortened() {
        assert_read(CAPTURE, "e4d5", &["exd5", "ed5", "exd", "ed", "e:d5", "ed5:", "ed:", "e×d5", "eXd5"]);
    }

    #[test]
    fn the_sign_of_capture_does_not_matter_missing_or_wrong() {
        assert_read("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", &["Nxd5", "Nd5", "N:d5"]);
        assert_read(START, "g1f3", &["Nxf3"]);
    }

    #[test]
    fn en_passant_may_be_marked() {
        let texts =
            ["exd6", "exd6 e.p.", "exd6e.p.", "exd6 ep", "exd6ep", "exd6 e.p.+", "exd6! e.p.", "ed e.p."];
        assert_read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", &texts);
    }

    #[test]
    fn a_promotion_may_be_marked_in_many_ways() {
        let texts = ["e8=Q", "e8Q", "e8q", "e8=q", "e8(Q)", "e8=(Q)", "e8/Q", "e7e8q", "e7-e8=Q", "e8=Q+"];
        assert_read(PROMOTION, "e7e8q", &texts);
        assert_read(PROMOTION, "e7d8b", &["exd8=B", "exd8B", "ed8b", "ed=B", "ed(B)", "exd8=b"]);
    }

    #[test]
    fn castling_may_be_written_with_zeros_or_small_letters_or_as_the_kings_move() {
        let short = ["O-O", "0-0", "o-o", "OO", "00", "O–O", "0-0+", "O-O!", "Kg1", "Ke1-g1", "Ke1g1", "Kh1"];
        assert_read(CASTLING, "e1g1", &short);
        assert_read(CASTLING, "e1c1", &["O-O-O", "0-0-0", "o-o-o", "OOO", "000", "Kc1", "Ke1-c1"]);
    }

    #[test]
    fn castling_in_chess960_may_be_written_in_the_same_ways() {
        let position = chess960("1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
        assert_read_in(&position, "c1g1", &["O-O", "0-0", "Kg1", "Kxg1"]);
        assert_read_in(&position, "c1b1", &["O-O-O", "0-0-0", "Kb1"]);
        // From e1 the king's two squares are the gesture too.
        let position = chess960("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1");
        assert_read_in(&position, "e1b1", &["O-O-O", "Kc1", "Kb1"]);
    }

    #[test]
    fn a_king_that_can_step_where_it_would_land_does_not_castle() {
        let position = chess960("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
        assert_read_in(&position, "f1g1", &["Kg1"]);
        assert_read_in(&position, "f1h1", &["O-O", "Kh1"]);
    }

    #[test]
    fn a_small_b_is_a_file_and_a_capital_one_a_bishop() {
        const BOTH: &str = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
        assert_read(BOTH, "b2c3", &["bxc3", "bc3", "bc"]);
        assert_read(BOTH, "d2c3", &["Bxc3", "Bc3"]);
        const BISHOP: &str = "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1";
        assert_refused(BISHOP, "bxc3", "no-such-piece", "There is no pawn that the text describes.");
        const PAWN: &str = "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1";
        assert_refused(PAWN, "Bxc3", "no-such-piece", "There is no bishop that the text describes.");
    }

    #[test]
    fn white_space_around_a_move_does_not_matter() {
        assert_read(START, "g1f3", &[" Nf3", "Nf3 ", "\tNf3\n", "\u{a0}Nf3"]);
    }
}

mod refusing {
    use super::*;

    const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    const PROMOTION: &str = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";

    #[test]
    fn what_several_moves_are_is_ambiguous_and_all_of_them_are_named() {
        const MESSAGE: &str = "Several moves are what the text describes: b1d2, f1d2.";
        assert_refused(TWO_KNIGHTS, "Nd2", "ambiguous-move", MESSAGE);
        assert_refused(TWO_KNIGHTS, "N1d2", "ambiguous-move", MESSAGE);
        // Two pawns of one file may take on the next.
        let position = position("4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1");
        let Err(SanError::Ambiguous(moves)) = position.read_san("ed", ReadSan::Leniently) else {
            panic!("it is ambiguous");
        };
        let moves: HashSet<String> = moves.iter().map(Move::to_string).collect();
        assert_eq!(moves, ["e4d5", "e5d6"].map(String::from).into());
    }

    #[test]
    fn of_a_move_that_the_laws_refuse_the_refusal_is_told() {
        const MESSAGE: &str = "The bishop on c1 cannot reach f4: the pawn on d2 is in the way.";
        assert_refused(START, "Bf4", "illegal-move", MESSAGE);
        assert_law(START, "Ngd4", "g1d4", "knight-move");
        assert_law(START, "e5", "e2e5", "pawn-move");
        assert_law(START, "exd3", "e2d3", "pawn-capture");
        assert_law(START, "Ke2", "e1e2", "own-piece");
        assert_law("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Kd2", "e1d2", "king-attacked");
        assert_law("4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "Rh2", "h1h2", "in-check");
    }

    #[test]
    fn a_promotion_needs_its_piece() {
        assert_law(PROMOTION, "e8", "e7e8", "promotion-required");
        assert_law(PROMOTION, "e7-e8", "e7e8", "promotion-required");
        assert_law("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1", "exd8", "e7d8", "promotion-required");
        assert_law("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1", "ed", "e7d8", "promotion-required");
        assert_law(PROMOTION, "e8=K", "e7e8k", "promotion-piece");
        assert_law(START, "e4=Q", "e2e4q", "promotion-not-due");
    }

    /// The knight on b8 is pinned to its king; that on f6 goes to d7 freely.
    #[test]
    fn a_pinned_piece_that_is_named_is_refused_for_its_pin() {
        const FEN: &str = "kn5R/8/5n2/8/8/8/8/4K3 b - - 0 1";
        assert_law(FEN, "Nbd7", "b8d7", "pinned");
        assert_read(FEN, "f6d7", &["Nd7", "Nfd7"]);
    }

    #[test]
    fn of_several_pieces_the_one_that_comes_closest_is_refused() {
        // The light bishop does not move so at all; the dark one would have to jump.
        assert_law("4k3/8/8/8/8/8/3P4/2B1KB2 w - - 0 1", "Bf4", "c1f4", "path-blocked");
    }

    #[test]
    fn a_step_of_a_pawn_is_no_capture_of_another() {
        const FEN: &str = "4k3/8/8/8/4p3/3P4/8/4K3 w - - 0 1";
        assert_read(FEN, "d3e4", &["dxe4", "de"]);
        assert_refused(FEN, "e4", "no-such-piece", "There is no pawn that the text describes.");
        assert_law("4k3/8/8/8/4p3/3PP3/8/4K3 w - - 0 1", "e4", "e3e4", "pawn-blocked");
        assert_law("k6r/6PP/8/8/8/8/8/4K3 w - - 0 1", "h8", "h7h8", "pawn-blocked");
    }

    #[test]
    fn castling_is_refused_for_its_own_reasons() {
        assert_law(START, "O-O", "e1h1", "castling-blocked");
        assert_law("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "e1h1", "castling-moved");
        assert_law("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1h1", "castling-through-check");
        assert_law("4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "0-0-0", "e1a1", "castling-in-check");
    }

    /// The king could step to g1, or onto the empty h1; that is not castling.
    #[test]
    fn castling_is_never_read_as_a_step_of_the_king() {
        for fen in [
            "4k3/8/8/8/8/8/8/5K1R w - - 0 1",
            "4k3/8/8/8/8/8/8/5K2 w - - 0 1",
            "4k3/8/8/8/8/8/8/6K1 w - - 0 1",
            "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
        ] {
            for position in [position(fen), chess960(fen)] {
                for how in [ReadSan::Strictly, ReadSan::Leniently] {
                    let error = position.read_san("O-O", how).expect_err(fen);
                    let SanError::Refused(refusal) = error else { panic!("{error:?}: {fen}") };
                    assert_eq!(refusal.code().name(), "castling-moved", "{fen}");
                }
            }
        }
    }

    #[test]
    fn a_null_move_is_refused_as_one() {
        for text in ["0000", "--", "Z0", "@@@@"] {
            assert_refused(START, text, "null-move", "A null move is no move: no player may pass.");
        }
    }

    #[test]
    fn other_text_is_no_move() {
        let long = ["e4".repeat(100_000), format!("Nf3{}", "!".repeat(100))];
        let short =
            "e|N|Nf|e9|i4|x|Hf3|nf3|e2-e9|ee|O|O-O-O-O|Nf3 Nf6|♔|e4\0|🙂|½|1-0|=Q|=|(Q)|+|e4e5e6|é4|Nf³"
                .split('|');
        for text in short.chain(long.iter().map(String::as_str)).chain(["", " ", "|"]) {
            for how in [ReadSan::Strictly, ReadSan::Leniently] {
                let read = position(START).read_san(text, how);
                assert_eq!(read, Err(SanError::Unreadable), "{text:.40}");
            }
        }
    }
}

mod properties {
    use super::*;

    /// Walks from starts of three kinds, all their positions handed to a visitor, with its legal moves.
    fn random_positions(count: usize, mut visit: impl FnMut(&Position, &[Move], &mut Random)) {
        let mut random = Random::new(2024);
        let mut seen = 0;
        while seen < count {
            let mut position = match random.below(4) {
                0 => Position::default(),
                1 => super::position(&chess960_start(random.below(960), random.below(960))),
                2 => sound_position(&mut random),
                _ => match Position::from_fen(&compose(&mut random), CastlingMode::Standard) {
                    Ok(position) => position,
                    Err(_) => continue,
                },
            };
            for _ in 0..60 {
                let moves = position.moves();
                visit(&position, &moves, &mut random);
                seen += 1;
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(random.pick(&moves));
            }
        }
    }

    #[test]
    fn every_legal_move_of_200_000_positions_is_read_as_it_is_written() {
        let mut texts = HashSet::new();
        random_positions(200_000, |position, moves, _| {
            texts.clear();
            for &mv in moves {
                let san = position.san(mv).to_string();
                assert_eq!(position.read_san(&san, ReadSan::Strictly), Ok(mv), "{san} in {position}");
                assert!(texts.insert(san), "{mv} in {position} is written as another move is");
            }
        });
    }

    #[test]
    fn what_is_written_is_the_shortest_that_is_not_ambiguous() {
        let mut shortened = 0;
        random_positions(20_000, |position, moves, _| {
            for &mv in moves {
                let san = position.san(mv);
                let (file, rank) = (san.names_file(), san.names_rank());
                if mv.piece() == chess_arbiter::PieceKind::Pawn || !(file || rank) {
                    continue;
                }
                let letter = mv.piece().letter().to_ascii_uppercase();
                let mut shorter = vec![String::new()];
                if rank {
                    shorter.push(mv.from().file().letter().into());
                }
                if file && rank {
                    shorter.push(mv.from().rank().digit().into());
                }
                for origin in shorter {
                    let text = format!("{letter}{origin}{}", mv.to());
                    let read = position.read_san(&text, ReadSan::Leniently);
                    let Err(SanError::Ambiguous(rivals)) = read else {
                        panic!("{text} would do for {san} in {position}: {read:?}");
                    };
                    assert!(rivals.contains(&mv));
                    shortened += 1;
                }
            }
        });
        assert!(shortened > 10_000, "only {shortened}");
    }

    #[test]
    fn the_mark_tells_what_the_move_does_to_the_other_king() {
        random_positions(20_000, |position, moves, _| {
            for &mv in moves {
                let san = position.san(mv).to_string();
                let mut after = position.clone();
                after.play_unchecked(mv);
                let mate = after.in_check() && after.moves().is_empty();
                assert_eq!(san.ends_with('#'), mate, "{san} in {position}");
                assert_eq!(san.ends_with('+'), after.in_check() && !mate, "{san} in {position}");
            }
        });
    }

    /// Whatever is read strictly is what the move is written as; whatever is read leniently is a legal move. No
    /// text makes it panic.
    #[test]
    fn changed_notation_is_read_strictly_only_if_it_is_written_so() {
        let alphabet: Vec<char> = "abcdefgh12345678NBRQKPO0xX=-+#!?().:ep ♘♛½é\0".chars().collect();
        let (mut strictly, mut leniently) = (0, 0);
        random_positions(5_000, |position, moves, random| {
            for &mv in moves {
                let mut letters: Vec<char> = position.san(mv).to_string().chars().collect();
                for _ in 0..1 + random.below(2) {
                    let at = random.below(letters.len() + 1);
                    match random.below(3) {
                        0 if at < letters.len() => letters[at] = random.pick(&alphabet),
                        1 if at < letters.len() => drop(letters.remove(at)),
                        _ => letters.insert(at, random.pick(&alphabet)),
                    }
                }
                let text = String::from_iter(letters);
                if let Ok(read) = position.read_san(&text, ReadSan::Strictly) {
                    assert_eq!(position.san(read).to_string(), text, "{position}");
                    strictly += 1;
                }
                if let Ok(read) = position.read_san(&text, ReadSan::Leniently) {
                    assert_eq!(position.legal_move(read.candidate()), Some(read), "{text} in {position}");
                    leniently += 1;
                }
            }
        });
        assert!(strictly > 1_000 && leniently > 10_000, "{strictly} strictly, {leniently} leniently");
    }
}
