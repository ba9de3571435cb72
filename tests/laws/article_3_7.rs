//! 3.7: the pawn. Steps (a), captures (b), en passant (c) and promotion (d).

use chess_arbiter::{MoveKind, PieceKind, STARTING_FEN};

use crate::assertions::{
    assert_after, assert_all_moves, assert_attackers, assert_goes_to, assert_illegal, assert_in_check,
    assert_legal, legal_move, square,
};
use crate::from_text::{candidate, position};
use crate::play::play;

mod a_steps {
    use super::*;

    #[test]
    fn on_its_first_move_it_goes_one_or_two_squares() {
        for (from, squares) in [("a2", "a3 a4"), ("e2", "e3 e4"), ("h2", "h3 h4")] {
            assert_goes_to(STARTING_FEN, from, squares);
        }
        assert_eq!(legal_move(STARTING_FEN, "e2e3").kind(), MoveKind::Normal);
        assert_eq!(legal_move(STARTING_FEN, "e2e4").kind(), MoveKind::DoubleStep);
    }

    #[test]
    fn after_that_it_goes_only_one() {
        assert_goes_to("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e4");
        assert_illegal("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5");
        assert_goes_to("4k3/8/4P3/8/8/8/8/4K3 w - - 0 1", "e6", "e7");
        // The opponent's pawns begin on the seventh rank, one's own do not.
        assert_goes_to("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8");
    }

    #[test]
    fn it_never_goes_three_squares_nor_back_nor_sideways() {
        assert_illegal(STARTING_FEN, "e2e5 e2e1 e2d2 e2f2");
        assert_illegal("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3 e4e2 e4d4 e4f4 e4d3 e4f3 e4e6 e4e7");
    }

    #[test]
    fn it_takes_nothing_straight_ahead() {
        assert_goes_to("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4", "");
        assert_goes_to("4k3/8/8/8/8/4p3/4P3/6K1 w - - 0 1", "e2", "");
    }

    #[test]
    fn neither_player_s_piece_lets_it_pass() {
        // A piece right in front closes both squares, whosever it is: a pawn does not jump.
        for piece in ["n", "N"] {
            assert_goes_to(&format!("4k3/8/8/8/8/4{piece}3/4P3/7K w - - 0 1"), "e2", "");
        }
    }

    #[test]
    fn a_piece_two_squares_ahead_leaves_the_single_step() {
        for piece in ["n", "N"] {
            assert_goes_to(&format!("4k3/8/8/8/4{piece}3/8/4P3/7K w - - 0 1"), "e2", "e3");
        }
    }
}

mod b_captures {
    use super::*;

    #[test]
    fn it_takes_diagonally_in_front_of_it() {
        assert_goes_to("4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 0 1", "e4", "d5 e5 f5");
        assert_after("4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 4 1", "e4f5", "4k3/8/8/3p1P2/8/8/8/4K3 b - - 0 1");
    }

    #[test]
    fn it_goes_diagonally_only_to_take() {
        assert_illegal("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4d5 e4f5");
    }

    #[test]
    fn it_does_not_take_its_own() {
        assert_goes_to("4k3/8/8/3P1N2/4P3/8/8/4K3 w - - 0 1", "e4", "e5");
    }

    #[test]
    fn it_takes_neither_behind_nor_beside_it() {
        assert_goes_to("4k3/8/8/8/3pPp2/3n1n2/8/7K w - - 0 1", "e4", "e5");
    }

    #[test]
    fn at_the_edge_it_takes_one_way_and_not_round_the_board() {
        // Pieces on both sides of the board, on each rank that a careless count of squares might reach.
        let fen = "6k1/8/p6p/pp4pp/P6P/p6p/8/6K1 w - - 0 1";
        assert_goes_to(fen, "a4", "b5");
        assert_goes_to(fen, "h4", "g5");
    }

    #[test]
    fn it_attacks_both_squares_in_front_of_it_and_not_the_one_ahead() {
        let fen = "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1";
        assert_attackers(fen, "d5", "e4");
        assert_attackers(fen, "f5", "e4");
        assert_attackers(fen, "e5", "");
        assert_attackers(fen, "d3", "");
    }
}

mod c_en_passant {
    use super::*;

    #[test]
    fn a_pawn_that_has_just_passed_is_taken_as_if_it_had_gone_one_square() {
        let fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 3 1";
        assert_after(fen, "d7d5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        assert_after(fen, "d7d5 e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    }

    #[test]
    fn the_move_says_what_it_is_and_takes() {
        let mv = legal_move("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
        assert_eq!((mv.kind(), mv.captured()), (MoveKind::EnPassant, Some(PieceKind::Pawn)));
    }

    #[test]
    fn pawns_on_both_sides_may_take() {
        assert_legal("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", "c5d6 e5d6");
    }

    #[test]
    fn on_the_edge_too_and_not_round_the_board() {
        assert_legal("4k3/8/8/pP6/8/8/8/4K3 w - a6 0 2", "b5a6");
        assert_legal("4k3/8/8/6Pp/8/8/8/4K3 w - h6 0 2", "g5h6");
        // A pawn on the other edge, one rank higher or lower, is no neighbour.
        assert_illegal("4k3/8/7P/pP6/7P/8/8/4K3 w - a6 0 2", "h6a6 h4a6");
    }

    #[test]
    fn only_on_the_very_next_move() {
        let mut position = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
        play(&mut position, "d7d5");
        assert!(position.is_legal(candidate("e5d6")));
        play(&mut position, "e1e2 e8e7");
        assert!(!position.is_legal(candidate("e5d6")));
    }

    #[test]
    fn not_after_two_single_steps() {
        let mut position = position("4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1");
        play(&mut position, "d7d6 e4e5 d6d5");
        assert!(!position.is_legal(candidate("e5d6")));
    }

    #[test]
    fn not_a_piece_that_stands_there() {
        // A knight came to d5: there is nothing to take in passing.
        let mut position = position("4k3/8/5n2/4P3/8/8/8/4K3 b - - 0 1");
        play(&mut position, "f6d5");
        assert!(!position.is_legal(candidate("e5d6")));
    }

    #[test]
    fn only_by_a_pawn() {
        // The bishop may go to d6, and takes nothing there.
        let fen = "4k3/8/8/2BpP3/8/8/8/4K3 w - d6 0 2";
        assert_after(fen, "c5d6", "4k3/8/3B4/3pP3/8/8/8/4K3 b - - 1 2");
    }

    #[test]
    fn only_a_pawn_of_the_opponent_s() {
        // After White's own double step beside a white pawn there is nothing to take for White.
        let mut position = position("4k3/7p/8/8/4P3/8/3P4/4K3 w - - 0 1");
        play(&mut position, "d2d4 h7h6");
        assert!(!position.is_legal(candidate("e4d3")));
        assert_eq!(position.en_passant(), None);
    }

    #[test]
    fn not_if_it_opens_the_rank_on_the_king() {
        // Both pawns leave the fifth rank at once, and the rook sees the king.
        let fen = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2";
        assert_illegal(fen, "e5d6");
        assert_legal("4k3/8/8/K1PpP2r/8/8/8/8 w - d6 0 2", "e5d6 c5d6"); // Either leaves the other behind.
        assert_legal("4k3/8/8/K2pP1Nr/8/8/8/8 w - d6 0 2", "e5d6"); // The knight stays in between.
        assert_legal("4k3/8/8/K2pP2b/8/8/8/8 w - d6 0 2", "e5d6"); // A bishop sees nothing along a rank.
    }

    #[test]
    fn not_if_it_opens_the_file_on_the_king() {
        assert_illegal("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
    }

    #[test]
    fn not_if_it_opens_a_diagonal_on_the_king() {
        // The capturing pawn leaves the diagonal from a1 to g7.
        assert_illegal("7k/6b1/8/3pP3/8/8/8/K7 w - d6 0 2", "e5d6");
        // The captured pawn vanishes from the diagonal from b7 to e4.
        assert_illegal("7k/1b6/8/3pP3/4K3/8/8/8 w - d6 0 2", "e5d6");
    }

    #[test]
    fn a_pinned_pawn_may_take_along_its_pin() {
        assert_legal("1b5k/8/8/3pP3/8/8/7K/8 w - d6 0 2", "e5d6");
    }

    #[test]
    fn the_capturing_pawn_may_take_the_place_of_the_one_that_shielded_the_king() {
        // The file is open for a moment only: from d6 the white pawn closes it again.
        assert_legal("3r3k/8/8/3pP3/3K4/8/8/8 w - d6 0 2", "e5d6");
    }

    #[test]
    fn that_the_captured_pawn_is_pinned_changes_nothing() {
        // The rook on a5 pins the black pawn to its king: it could step aside nowhere, and can be taken.
        assert_legal("8/8/8/R2pPk2/8/8/8/4K3 w - d6 0 2", "e5d6");
    }

    #[test]
    fn it_may_be_the_only_answer_to_the_check_of_the_pawn_that_just_moved() {
        // The king on h4 is in check from g5. The bishop guards g4, the rook g5; White's pawns do the rest.
        let check = "2b3rk/8/8/6pP/7K/6PP/8/8 w - g6 0 2";
        assert_after("2b3rk/6p1/8/7P/7K/6PP/8/8 b - - 0 1", "g7g5", check);
        assert_in_check(check, true);
        assert_all_moves(check, "h5g6");
        assert_eq!(position(check).outcome(), None);
    }

    #[test]
    fn it_is_no_answer_to_a_check_that_the_double_step_opened() {
        // The pawn went from d7 and opened the diagonal from e8 to a4.
        let fen = "4q2k/8/8/2Pp4/K7/8/8/8 w - d6 0 2";
        assert_in_check(fen, true);
        assert_illegal(fen, "c5d6");
        assert_eq!(position(fen).legal_en_passant(), None);
    }

    #[test]
    fn it_can_give_check_by_what_it_opens() {
        // The captured pawn leaves the diagonal from b3 to g8.
        let fen = "6k1/8/8/3pP3/8/1B6/8/4K3 w - d6 0 2";
        let mut position = position(fen);
        play(&mut position, "e5d6");
        assert_eq!(position.checkers().collect::<Vec<_>>(), [square("b3")]);
    }

    #[test]
    fn it_can_open_two_lines_at_once() {
        // The pawn that takes opens the e-file, the one that is taken the diagonal from b3 to e6.
        let fen = "8/8/4k3/3pP3/8/1B6/8/4R1K1 w - d6 0 2";
        let mut position = position(fen);
        play(&mut position, "e5d6");
        let mut checkers: Vec<_> = position.checkers().map(|square| square.to_string()).collect();
        checkers.sort();
        assert_eq!(checkers, ["b3", "e1"]);
    }
}

mod d_promotion {
    use super::*;

    const ON_SEVENTH: &str = "8/4P1k1/8/8/8/8/8/4K3 w - - 7 1";

    #[test]
    fn a_pawn_on_the_last_rank_becomes_a_queen_a_rook_a_bishop_or_a_knight() {
        assert_legal(ON_SEVENTH, "e7e8q e7e8r e7e8b e7e8n");
        assert_after(ON_SEVENTH, "e7e8q", "4Q3/6k1/8/8/8/8/8/4K3 b - - 0 1");
        assert_after(ON_SEVENTH, "e7e8r", "4R3/6k1/8/8/8/8/8/4K3 b - - 0 1");
        assert_after(ON_SEVENTH, "e7e8b", "4B3/6k1/8/8/8/8/8/4K3 b - - 0 1");
        assert_after(ON_SEVENTH, "e7e8n", "4N3/6k1/8/8/8/8/8/4K3 b - - 0 1");
    }

    #[test]
    fn these_are_four_moves() {
        let moves = position(ON_SEVENTH).moves_from(square("e7"));
        let pieces: Vec<_> = moves.iter().map(|mv| mv.promotion()).collect();
        assert_eq!(pieces, PieceKind::PROMOTIONS.map(Some));
    }

    #[test]
    fn the_piece_must_be_named() {
        assert_illegal(ON_SEVENTH, "e7e8");
    }

    #[test]
    fn it_becomes_neither_a_king_nor_stays_a_pawn() {
        assert_illegal(ON_SEVENTH, "e7e8k e7e8p");
    }

    #[test]
    fn a_piece_is_named_only_when_it_is_due() {
        assert_illegal(STARTING_FEN, "e2e4q e2e3q g1f3n");
        assert_illegal("4k3/8/4P3/8/8/8/8/4K3 w - - 0 1", "e6e7q");
        // Neither is another piece promoted on the last rank, nor a pawn that takes en passant.
        assert_illegal("7k/R7/8/8/8/8/8/K7 w - - 0 1", "a7a8q");
        assert_illegal("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6q");
    }

    #[test]
    fn it_may_take_and_be_promoted_in_one_move() {
        let fen = "3r1n2/4P1k1/8/8/8/8/8/4K3 w - - 7 1";
        assert_legal(fen, "e7d8q e7d8n e7f8r e7f8b e7e8q");
        assert_after(fen, "e7d8n", "3N1n2/6k1/8/8/8/8/8/4K3 b - - 0 1");
        assert_illegal(fen, "e7d8 e7f8");
        assert_eq!(position(fen).moves_from(square("e7")).len(), 12);
    }

    #[test]
    fn a_third_rook_and_a_ninth_queen_are_allowed() {
        let rooks = "8/4P1k1/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert_after(rooks, "e7e8r", "4R3/6k1/8/8/8/8/8/R3K2R b KQ - 0 1");
        // Black's king is walled in, so that not even eight queens give check.
        let queens = "R6R/3Q2P1/1Q6/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
        assert_after(queens, "g7g8q", "R5QR/3Q4/1Q6/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 b - - 0 1");
    }

    #[test]
    fn the_new_piece_gives_check_at_once() {
        // Along the rank to g8, or by a knight's jump to g7.
        let checks = [
            ("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q e7e8r"),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8n"),
        ];
        for (fen, checking) in checks {
            for uci in ["e7e8q", "e7e8r", "e7e8b", "e7e8n"] {
                let mut position = position(fen);
                play(&mut position, uci);
                assert_eq!(position.in_check(), checking.contains(uci), "{uci} in {fen}");
            }
        }
    }

    #[test]
    fn a_blocked_pawn_is_not_promoted() {
        assert_goes_to("4n3/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7", "");
    }

    #[test]
    fn a_pinned_pawn_is_promoted_only_along_its_pin() {
        // Pinned along the rank: it cannot move. Pinned along the diagonal: it may take the bishop.
        assert_goes_to("3n4/r3P2K/8/8/8/8/8/2k5 w - - 0 1", "e7", "");
        let diagonal = "3n1b2/4P3/3K2k1/8/8/8/8/8 w - - 0 1";
        assert_goes_to(diagonal, "e7", "f8");
        assert_legal(diagonal, "e7f8q e7f8r e7f8b e7f8n");
        assert_illegal(diagonal, "e7e8q e7d8q");
    }

    #[test]
    fn in_check_it_may_be_promoted_only_to_answer_it() {
        // The rook on b8 gives check along the eighth rank: the pawn may block on c8 or, from a7, take.
        let fen = "1r2K1k1/P1P5/8/8/8/8/8/8 w - - 0 1";
        assert_legal(fen, "c7c8q c7c8n c7b8q a7b8r");
        assert_illegal(fen, "a7a8q");
    }

    #[test]
    fn it_can_take_a_rook_at_home_and_the_right_to_castle_with_it() {
        let fen = "r3k2r/1P4P1/8/8/8/8/8/4K3 w kq - 0 1";
        assert_after(fen, "b7a8n", "N3k2r/6P1/8/8/8/8/8/4K3 b k - 0 1");
        assert_after(fen, "g7h8b", "r3k2B/1P6/8/8/8/8/8/4K3 b q - 0 1");
    }
}

/// Boards name a queen with every drop; it is dropped unless a pawn reaches its last rank.
#[test]
fn a_promotion_that_is_not_due_can_be_left_out() {
    let position = position("1n2k3/P6P/8/8/8/8/p6R/4K3 w - - 0 1");
    for (uci, expected) in [
        ("a7a8q", "a7a8q"),
        ("a7b8n", "a7b8n"),
        ("h7h8k", "h7h8k"),
        ("h2h6q", "h2h6"),
        ("e1e2q", "e1e2"),
        // Nothing stands there, or a pawn of the other player.
        ("c7c8q", "c7c8"),
        ("a2a1q", "a2a1"),
        ("e1e2", "e1e2"),
    ] {
        assert_eq!(position.without_idle_promotion(candidate(uci)).to_string(), expected);
    }
}
