//! 3.9: a king is in check if it is attacked, even by pieces that cannot move themselves. No move may expose
//! or leave one's own king in check.

use chess_arbiter::{Color, Outcome, Reason};

use crate::assertions::{
    assert_all_moves, assert_checkers, assert_goes_to, assert_illegal, assert_in_check, assert_legal, square,
};
use crate::from_text::position;
use crate::mirror::mirrored_fen;
use crate::play::play;

mod check {
    use super::*;

    #[test]
    fn every_kind_of_piece_but_the_king_gives_it() {
        assert_checkers("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "d2");
        assert_checkers("4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", "d3");
        assert_checkers("4k3/8/8/8/7b/8/8/4K3 w - - 0 1", "h4");
        assert_checkers("3k4/8/8/8/4r3/8/8/4K3 w - - 0 1", "e4");
        assert_checkers("3k4/8/8/8/4q3/8/8/4K3 w - - 0 1", "e4");
        assert_checkers("4k3/8/8/q7/8/8/8/4K3 w - - 0 1", "a5");
    }

    #[test]
    fn there_is_none_where_nothing_attacks_the_king() {
        // A pawn straight ahead, a knight beside, a bishop on the file, a rook on the diagonal.
        assert_in_check("4k3/8/8/4b3/7r/8/4p3/4Kn2 w - - 0 1", false);
        assert_in_check(chess_arbiter::STARTING_FEN, false);
    }

    #[test]
    fn a_pawn_does_not_give_it_backwards() {
        assert_in_check("4k3/8/8/8/4K3/3p1p2/8/8 w - - 0 1", false);
    }

    #[test]
    fn a_pinned_piece_gives_it() {
        // The rook on e8 pins the knight on e2; Black is in check from it.
        let fen = "4r3/8/8/8/5k2/8/4N3/4K3 b - - 0 1";
        assert_in_check(fen, true);
        assert_checkers(fen, "e2");
    }

    #[test]
    fn one_s_own_pieces_do_not_give_it() {
        assert_in_check("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", false);
    }

    #[test]
    fn only_the_player_to_move_can_be_in_it() {
        let mut position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        assert!(!position.in_check());
        play(&mut position, "a1a8");
        assert!(position.in_check());
        play(&mut position, "e8e7");
        assert!(!position.in_check());
    }

    #[test]
    fn it_may_be_discovered() {
        let mut position = position("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1");
        play(&mut position, "e4c3");
        assert_eq!(position.checkers().collect::<Vec<_>>(), [square("e1")]);
    }
}

mod answers {
    use super::*;

    #[test]
    fn a_check_is_answered_by_stepping_away_blocking_or_taking() {
        // The rook on e8 gives check. The bishop blocks on e3 or e6, the knight on e2, the rook takes.
        let fen = "R3r2k/8/8/8/2B5/8/8/2N1K3 w - - 0 1";
        assert_all_moves(fen, "e1d1 e1d2 e1f1 e1f2 c4e2 c4e6 c1e2 a8e8");
    }

    #[test]
    fn a_move_that_does_not_end_the_check_is_not_legal() {
        assert_illegal("R3r2k/8/8/8/2B5/8/8/2N1K3 w - - 0 1", "a8a1 a8b8 c4d5 c1d3 e1e2");
    }

    #[test]
    fn the_check_of_a_knight_cannot_be_blocked() {
        let fen = "4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1";
        assert_all_moves(fen, "e1d1 e1d2 e1e2 e1f1");
    }

    #[test]
    fn the_check_of_a_pawn_can_be_answered_by_taking_it() {
        assert_all_moves("4k3/8/8/8/8/8/3p4/2R1K3 w - - 0 1", "e1d1 e1d2 e1e2 e1f1 e1f2");
        assert_legal("4k3/8/8/8/6N1/4p3/5p2/4K3 w - - 0 1", "e1e2 e1f1");
        assert_legal("4k3/8/8/8/6N1/8/5p2/4K3 w - - 0 1", "g4f2 e1f2");
    }

    #[test]
    fn a_double_step_may_block() {
        assert_legal("4k3/8/8/8/7q/8/5P2/3K4 w - - 0 1", "d1c1 d1d2");
        assert_all_moves("7k/8/8/8/K6r/8/1PP5/8 w - - 0 1", "a4a3 a4b3 a4a5 a4b5 b2b4 c2c4");
    }

    #[test]
    fn in_double_check_only_the_king_moves() {
        // Rook and knight: either could be taken or blocked, but not both.
        let fen = "4r1k1/8/8/8/8/3n4/8/R1B1K2R w KQ - 0 1";
        assert_checkers(fen, "e8 d3");
        assert_all_moves(fen, "e1d1 e1d2 e1f1");
        assert_illegal(fen, "c1e3");
    }

    #[test]
    fn in_double_check_the_king_may_take_a_checker() {
        let fen = "4r2k/8/8/8/8/8/3p4/2R1K3 w - - 0 1";
        assert_checkers(fen, "e8 d2");
        assert_legal(fen, "e1d2");
        assert_illegal(fen, "c1d1 c1e1");
    }

    #[test]
    fn a_pinned_piece_does_not_answer() {
        // The knight is pinned from a5 and the bishop from h4, so that neither may block the check from e8.
        let fen = "4r2k/8/8/q7/7b/8/3N1B2/4K3 w - - 0 1";
        assert_checkers(fen, "e8");
        assert_illegal(fen, "d2e4 f2e3");
        // Without the pins they may.
        assert_legal("4r2k/8/8/8/8/8/3N1B2/4K3 w - - 0 1", "d2e4 f2e3");
    }
}

mod pins {
    use super::*;

    #[test]
    fn a_pinned_rook_goes_along_its_pin_and_may_take_the_pinner() {
        assert_goes_to("3kr3/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3", "e2 e4 e5 e6 e7 e8");
        assert_goes_to("7k/8/8/8/8/8/8/q2RK3 w - - 0 1", "d1", "c1 b1 a1");
    }

    #[test]
    fn a_pinned_bishop_goes_along_its_pin_and_may_take_the_pinner() {
        assert_goes_to("3k4/8/8/8/7b/6B1/8/4K3 w - - 0 1", "g3", "f2 h4");
    }

    #[test]
    fn a_pinned_queen_goes_along_its_pin_only() {
        assert_goes_to("3kr3/8/8/8/8/8/4Q3/4K3 w - - 0 1", "e2", "e3 e4 e5 e6 e7 e8");
        assert_goes_to("3k4/8/8/8/7b/6Q1/8/4K3 w - - 0 1", "g3", "f2 h4");
    }

    #[test]
    fn a_rook_on_a_diagonal_pin_and_a_bishop_on_a_straight_one_cannot_move() {
        assert_goes_to("3k4/8/8/8/7b/6R1/8/4K3 w - - 0 1", "g3", "");
        assert_goes_to("3kr3/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3", "");
    }

    #[test]
    fn a_pinned_knight_cannot_move() {
        assert_goes_to("3kr3/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3", "");
        assert_goes_to("3k4/8/8/8/7b/6N1/8/4K3 w - - 0 1", "g3", "");
        assert_goes_to("3k4/8/8/8/8/8/8/r2NK3 w - - 0 1", "d1", "");
    }

    #[test]
    fn a_pawn_pinned_on_its_file_steps_and_does_not_take() {
        assert_goes_to("3kr3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1", "e2", "e3 e4");
    }

    #[test]
    fn a_pawn_pinned_on_a_diagonal_takes_the_pinner_and_does_not_step() {
        assert_goes_to("3k4/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2", "g3");
        assert_goes_to("3k4/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f2", "");
    }

    #[test]
    fn a_pawn_pinned_on_a_rank_cannot_move() {
        assert_goes_to("3k4/8/8/8/8/3p4/K3P2r/8 w - - 0 1", "e2", "");
    }

    #[test]
    fn two_pieces_in_between_are_no_pin() {
        let fen = "3kr3/8/8/8/8/4N3/4B3/4K3 w - - 0 1";
        assert_goes_to(fen, "e3", "c2 d1 f1 g2 g4 f5 d5 c4");
        assert_goes_to("3kr3/8/8/4p3/8/4N3/8/4K3 w - - 0 1", "e3", "c2 d1 f1 g2 g4 f5 d5 c4");
    }

    #[test]
    fn a_piece_that_does_not_attack_along_the_line_does_not_pin() {
        assert_goes_to("3kb3/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3", "c2 d1 f1 g2 g4 f5 d5 c4");
        assert_goes_to("3k4/8/8/8/7r/6N1/8/4K3 w - - 0 1", "g3", "h1 f1 e2 e4 f5 h5");
    }

    #[test]
    fn pins_from_all_eight_ways_hold_at_once() {
        // Each of the eight pieces around the king on e4 is pinned, from b7, e7, h7, a4, h4, b1, e1 and h1.
        let fen = "k7/1b2r2b/8/3NPB2/r2RKR1q/3BPN2/8/1q2q2b w - - 0 1";
        assert_goes_to(fen, "d5", "");
        assert_goes_to(fen, "f3", "");
        assert_goes_to(fen, "d4", "a4 b4 c4");
        assert_goes_to(fen, "f4", "g4 h4");
        assert_goes_to(fen, "f5", "g6 h7");
        assert_goes_to(fen, "d3", "c2 b1");
        assert_goes_to(fen, "e5", "e6");
        assert_goes_to(fen, "e3", "");
    }
}

mod the_end {
    use super::*;

    #[test]
    fn check_without_a_legal_move_is_checkmate() {
        let mates = [
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "4k3/8/8/8/8/8/5PPP/r5K1 w - - 0 1",
            // Smothered: the knight cannot be taken, and the king's own pieces close its squares.
            "4k3/8/8/8/8/8/5nPP/6RK w - - 0 1",
            // In double check no capture helps.
            "4r1k1/8/8/8/8/5n2/3P1P2/3QKR2 w - - 0 1",
        ];
        for fen in mates {
            for fen in [fen.to_owned(), mirrored_fen(fen)] {
                let position = position(&fen);
                let outcome = Outcome { winner: Some(!position.turn()), reason: Reason::Checkmate };
                assert_eq!(position.outcome(), Some(outcome), "{fen}");
                assert!(position.is_checkmate() && !position.is_stalemate(), "{fen}");
            }
        }
    }

    #[test]
    fn no_check_and_no_legal_move_is_stalemate() {
        let stalemates = [
            "8/8/8/8/8/5kq1/8/7K w - - 0 1",
            // The last free piece is pinned and can move nowhere.
            "k7/8/8/8/8/1q6/8/K1N4r w - - 0 1",
            // The pawns block one another.
            "7k/8/8/p7/P7/1q6/8/K7 w - - 0 1",
        ];
        for fen in stalemates {
            for fen in [fen.to_owned(), mirrored_fen(fen)] {
                let position = position(&fen);
                let outcome = Outcome { winner: None, reason: Reason::Stalemate };
                assert_eq!(position.outcome(), Some(outcome), "{fen}");
                assert!(position.is_stalemate() && !position.is_checkmate(), "{fen}");
                assert!(!position.has_legal_move() && position.count_moves() == 0, "{fen}");
            }
        }
    }

    #[test]
    fn a_position_with_a_legal_move_is_not_over() {
        assert_eq!(position(chess_arbiter::STARTING_FEN).outcome(), None);
        assert_eq!(position("4k3/8/8/8/8/8/8/r3K3 w - - 0 1").outcome(), None);
        assert_eq!(position("4k3/8/8/8/8/8/8/r3K3 w - - 0 1").turn(), Color::White);
    }
}
