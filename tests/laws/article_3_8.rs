//! 3.8: the king. Steps (a) and castling (b), in chess and in Chess960.

use chess_arbiter::{CastlingSide, MoveKind};

use crate::assertions::{
    assert_after, assert_all_moves, assert_goes_to, assert_illegal, assert_legal, legal_move, square,
};
use crate::from_text::{candidate, chess960, position};
use crate::play::play;

mod a_steps {
    use super::*;

    #[test]
    fn it_goes_one_square_in_any_direction() {
        assert_goes_to("7k/8/8/8/3K4/8/8/8 w - - 0 1", "d4", "d5 e5 e4 e3 d3 c3 c4 c5");
        assert_goes_to("7k/8/8/8/8/8/8/K7 w - - 0 1", "a1", "a2 b2 b1");
        assert_goes_to("7k/8/8/K7/8/8/8/8 w - - 0 1", "a5", "a6 b6 b5 b4 a4");
        assert_goes_to("K7/8/8/8/8/8/8/7k w - - 0 1", "a8", "a7 b7 b8");
    }

    #[test]
    fn it_goes_no_further() {
        assert_illegal("7k/8/8/8/3K4/8/8/8 w - - 0 1", "d4d6 d4f6 d4f4 d4b4 d4e6 d4c2 d4d4");
        assert_illegal("7k/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1 e1c1 e1h1 e1a1");
    }

    #[test]
    fn it_does_not_go_where_a_pawn_could_take_it() {
        // The pawn attacks c3 and e3, and not d3 straight ahead of it.
        assert_goes_to("7k/8/8/8/3p4/8/3K4/8 w - - 0 1", "d2", "c1 d1 e1 c2 e2 d3");
    }

    #[test]
    fn it_does_not_go_where_a_piece_could_take_it() {
        assert_goes_to("7k/8/8/8/4n3/8/8/3K4 w - - 0 1", "d1", "c1 e1 c2 e2");
        assert_goes_to("7k/8/8/8/6b1/8/3K4/8 w - - 0 1", "d2", "c1 e1 c2 c3 d3 e3");
        assert_goes_to("7k/8/8/8/8/4r3/8/3K4 w - - 0 1", "d1", "c1 c2 d2");
        assert_goes_to("7k/8/8/8/8/4q3/8/3K4 w - - 0 1", "d1", "c2");
    }

    #[test]
    fn the_kings_keep_apart() {
        assert_goes_to("8/8/8/3k4/8/3K4/8/8 w - - 0 1", "d3", "c2 d2 e2 c3 e3");
    }

    #[test]
    fn it_takes_what_is_not_protected() {
        assert_legal("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", "e1e2");
        assert_all_moves("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", "e1e2");
    }

    #[test]
    fn it_does_not_take_what_is_protected() {
        assert_illegal("4r2k/8/8/8/8/8/4q3/4K3 w - - 0 1", "e1e2");
        assert_illegal("7k/8/8/8/8/3p4/4q3/4K3 w - - 0 1", "e1e2");
        assert_illegal("8/8/8/8/8/4k3/4q3/4K3 w - - 0 1", "e1e2");
        assert!(position("4r2k/8/8/8/8/8/4q3/4K3 w - - 0 1").is_checkmate());
    }

    #[test]
    fn it_does_not_hide_behind_itself() {
        // On the far side of the king the checker's line goes on: to f1, e2, c5 and e1.
        assert_goes_to("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1", "d2 e2 f2");
        assert_goes_to("4k3/8/8/4r3/8/4K3/8/8 w - - 0 1", "e3", "d2 f2 d3 f3 d4 f4");
        assert_goes_to("4k3/8/8/8/3K4/8/1b6/8 w - - 0 1", "d4", "d3 e3 c4 e4 c5 d5");
        assert_goes_to("k7/8/8/q7/8/2K5/8/8 w - - 0 1", "c3", "c4 b3 d3 c2 b2 d4");
    }

    #[test]
    fn a_pinned_piece_keeps_it_away_all_the_same() {
        // The bishop on d8 is pinned to its king from a8, and still guards g5 and h4.
        assert_illegal("R2b3k/8/8/8/6K1/8/8/8 w - - 0 1", "g4g5 g4h4");
        assert_goes_to("R2b3k/8/8/8/6K1/8/8/8 b - - 0 1", "d8", "");
    }
}

mod b_castling {
    use super::*;

    const OPEN: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 3 9";

    #[test]
    fn king_and_rook_move_in_one_move() {
        assert_legal(OPEN, "e1g1 e1c1");
        assert_after(OPEN, "e1g1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 b kq - 4 9");
        assert_after(OPEN, "e1c1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/2KR3R b kq - 4 9");
    }

    #[test]
    fn both_players_may_castle() {
        assert_after(OPEN, "e1g1 e8c8", "2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 w - - 5 10");
    }

    #[test]
    fn the_move_says_which_side() {
        let short = legal_move(OPEN, "e1g1");
        assert_eq!((short.kind(), short.castling()), (MoveKind::CastleKingside, Some(CastlingSide::King)));
        let long = legal_move(OPEN, "e1c1");
        assert_eq!((long.kind(), long.castling()), (MoveKind::CastleQueenside, Some(CastlingSide::Queen)));
        assert_eq!((short.captured(), long.captured()), (None, None));
        assert_eq!(legal_move(OPEN, "e1f1").castling(), None);
    }

    #[test]
    fn the_king_put_on_its_rook_is_another_spelling() {
        for (by_rook, by_king) in [("e1h1", "e1g1"), ("e1a1", "e1c1")] {
            assert_eq!(legal_move(OPEN, by_rook), legal_move(OPEN, by_king));
            assert_eq!(legal_move(OPEN, by_rook).to_string(), by_king);
        }
        assert_legal(OPEN, "e1h1 e1a1");
        assert_illegal(OPEN, "e1b1 e1f1q e1g1q e1h1r");
    }

    #[test]
    fn each_spelling_is_listed_once() {
        let moves = position(OPEN).moves();
        assert_eq!(moves.iter().filter(|mv| mv.castling().is_some()).count(), 2);
        assert_goes_to(OPEN, "e1", "d1 f1 c1 g1");
    }

    #[test]
    fn a_king_that_has_moved_may_not() {
        assert_after(OPEN, "e1f1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R b kq - 4 9");
        // Not even when it has come back.
        let mut position = position(OPEN);
        play(&mut position, "e1d1 h7h6 d1e1 h6h5");
        assert!(!position.is_legal(candidate("e1g1")) && !position.is_legal(candidate("e1c1")));
    }

    #[test]
    fn a_rook_that_has_moved_does_not_and_the_other_does() {
        assert_after(OPEN, "h1g1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K1R1 b Qkq - 4 9");
        assert_after(OPEN, "a1b1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R b Kkq - 4 9");
        let mut position = position(OPEN);
        play(&mut position, "h1g1 h7h6 g1h1 h6h5");
        assert!(!position.is_legal(candidate("e1g1")));
        assert!(position.is_legal(candidate("e1c1")));
    }

    #[test]
    fn a_rook_that_was_taken_does_not() {
        let fen = "r3k2r/8/8/8/8/5b2/8/R3K2R b KQkq - 0 1";
        assert_after(fen, "f3h1", "r3k2r/8/8/8/8/8/8/R3K2b w Qkq - 0 2");
    }

    #[test]
    fn rooks_that_take_one_another_both_lose_it() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_after(fen, "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
        assert_after(fen, "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    }

    #[test]
    fn a_rook_taken_by_a_pawn_that_is_promoted_does_not() {
        let fen = "4k3/8/8/8/8/8/1p4p1/R3K2R b KQ - 0 1";
        for piece in ["q", "r", "b", "n"] {
            let white_to_move = |placement: &str, rights| format!("{placement} w {rights} - 0 2");
            let after = white_to_move(&format!("4k3/8/8/8/8/8/1p6/R3K2{piece}"), "Q");
            assert_after(fen, &format!("g2h1{piece}"), &after);
            let after = white_to_move(&format!("4k3/8/8/8/8/8/6p1/{piece}3K2R"), "K");
            assert_after(fen, &format!("b2a1{piece}"), &after);
        }
    }

    #[test]
    fn another_rook_in_its_place_does_not() {
        // The h1 rook is taken, and the a1 rook goes where it stood.
        let mut position = position("4k3/8/8/8/8/6n1/3K4/R6R b - - 0 1");
        play(&mut position, "g3h1 a1h1 e8d8 d2e1 d8e8");
        assert!(!position.is_legal(candidate("e1g1")));
    }

    #[test]
    fn without_the_right_it_is_not_legal() {
        assert_illegal("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1 e1c1 e1h1 e1a1");
        assert_illegal("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1g1 e1h1");
        assert_legal("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1c1 e1a1");
    }

    #[test]
    fn all_squares_between_king_and_rook_must_be_vacant() {
        for rank in ["R3KN1R", "R3K1NR", "R3Kb1R", "R3K1nR"] {
            assert_illegal(&format!("4k3/8/8/8/8/8/PPPPPPPP/{rank} w KQ - 0 1"), "e1g1 e1h1");
        }
        for rank in ["RN2K2R", "R1N1K2R", "R2NK2R", "Rb2K2R", "R1b1K2R", "R2bK2R"] {
            assert_illegal(&format!("4k3/8/8/8/8/8/PPPPPPPP/{rank} w KQ - 0 1"), "e1c1 e1a1");
        }
    }

    #[test]
    fn a_piece_on_the_other_side_does_not_matter() {
        assert_legal("4k3/8/8/8/8/8/PPPPPPPP/RN2K2R w KQ - 0 1", "e1g1");
        assert_legal("4k3/8/8/8/8/8/PPPPPPPP/R3K1NR w KQ - 0 1", "e1c1");
    }

    #[test]
    fn not_out_of_check() {
        assert_illegal("4k3/8/8/4r3/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1c1 e1h1 e1a1");
        assert_illegal("4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
        assert_illegal("4k3/8/8/8/8/8/3p4/R3K2R w KQ - 0 1", "e1g1 e1c1");
    }

    #[test]
    fn not_through_an_attacked_square() {
        assert_illegal("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1h1");
        assert_legal("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1");
        assert_illegal("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1 e1a1");
        assert_legal("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1");
    }

    #[test]
    fn not_into_an_attacked_square() {
        assert_illegal("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1h1");
        assert_illegal("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1 e1a1");
    }

    #[test]
    fn every_kind_of_piece_can_attack_the_way() {
        // g1 is attacked from h2 and c5, f1 from the other squares.
        for ranks in [
            "4k3/8/8/8/8/8/7p",
            "4k3/8/8/8/8/8/6p1",
            "4k3/8/8/8/8/6n1/8",
            "4k3/8/8/1b6/8/8/8",
            "4kr2/8/8/8/8/8/8",
            "4k3/8/8/2q5/8/8/8",
            "8/8/8/8/8/8/6k1",
        ] {
            assert_illegal(&format!("{ranks}/4K2R w K - 0 1"), "e1g1 e1h1");
        }
        assert_illegal("8/8/8/8/8/8/1k6/R3K3 w Q - 0 1", "e1c1 e1a1");
    }

    #[test]
    fn a_pinned_piece_also_attacks_the_way() {
        // The rook on f8 is pinned to its king by the queen on a8, and bars f1 all the same.
        assert_illegal("Q4rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
    }

    #[test]
    fn on_the_queen_s_side_the_b_file_square_may_be_attacked_but_not_occupied() {
        assert_legal("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1 e1a1");
        assert_illegal("1r2k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1 e1a1");
        assert_illegal("4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1", "e1c1 e1a1");
    }

    #[test]
    fn the_rook_may_be_attacked() {
        assert_legal("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
    }

    #[test]
    fn the_rook_may_give_check_by_it() {
        let mut position = position("5k2/8/8/8/8/8/8/4K2R w K - 0 1");
        play(&mut position, "e1g1");
        assert_eq!(position.checkers().collect::<Vec<_>>(), [square("f1")]);
    }

    #[test]
    fn two_squares_are_castling_only_for_a_king_at_home() {
        assert_illegal("4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "e3g3 e3c3");
        assert_illegal("4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "f1h1 f1d1 f1g1q");
    }
}

/// In Chess960 king and rook begin anywhere, and land where they do in chess. A move puts the king on its rook.
mod b_castling_in_chess960 {
    use super::*;

    #[test]
    fn king_and_rook_land_on_the_usual_squares() {
        assert_after("1k6/8/8/8/8/8/8/R2K3R w HA - 0 1", "d1h1", "1k6/8/8/8/8/8/8/R4RK1 b - - 1 1");
        assert_after("1k6/8/8/8/8/8/8/R2K3R w HA - 0 1", "d1a1", "1k6/8/8/8/8/8/8/2KR3R b - - 1 1");
        assert_after("6k1/8/8/8/8/8/8/1RK4R w HB - 0 1", "c1h1", "6k1/8/8/8/8/8/8/1R3RK1 b - - 1 1");
    }

    #[test]
    fn it_is_written_as_the_king_takes_its_rook() {
        let fen = "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1";
        let castlings: Vec<_> = position(fen)
            .moves()
            .into_iter()
            .filter(|mv| mv.castling().is_some())
            .map(|mv| mv.to_string())
            .collect();
        assert_eq!(castlings, ["e1h1", "e1a1"]);
        // From the e-file the two squares are understood as well.
        assert_eq!(legal_move(fen, "e1g1"), legal_move(fen, "e1h1"));
        assert_eq!(legal_move(fen, "e1c1"), legal_move(fen, "e1a1"));
    }

    #[test]
    fn the_king_may_stay_where_it_is() {
        assert_after("1k6/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "1k6/8/8/8/8/8/8/5RK1 b - - 1 1");
        assert_after("6k1/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", "6k1/8/8/8/8/8/8/2KR4 b - - 1 1");
    }

    #[test]
    fn the_rook_may_stay_where_it_is() {
        assert_after("1k6/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "1k6/8/8/8/8/8/8/5RK1 b - - 1 1");
        assert_after("6k1/8/8/8/8/8/8/3RK3 w D - 0 1", "e1d1", "6k1/8/8/8/8/8/8/2KR4 b - - 1 1");
    }

    #[test]
    fn king_and_rook_may_change_places() {
        assert_after("1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "1k6/8/8/8/8/8/8/5RK1 b - - 1 1");
        assert_after("6k1/8/8/8/8/8/8/2RK4 w C - 0 1", "d1c1", "6k1/8/8/8/8/8/8/2KR4 b - - 1 1");
    }

    #[test]
    fn the_king_may_cross_the_whole_board() {
        assert_after("k7/8/8/8/8/8/8/1KR5 w C - 0 1", "b1c1", "k7/8/8/8/8/8/8/5RK1 b - - 1 1");
        assert_after("7k/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", "7k/8/8/8/8/8/8/2KR4 b - - 1 1");
        assert_after("k7/8/8/8/8/8/8/5RK1 w F - 0 1", "g1f1", "k7/8/8/8/8/8/8/2KR4 b - - 1 1");
    }

    #[test]
    fn it_is_taken_back_exactly() {
        let fens = ["6KR w H", "4KR2 w F", "5KR1 w G", "2RK4 w C", "1KR5 w C", "RK6 w A", "R2K3R w HA"];
        for fen in fens.map(|rest| format!("3k4/3p4/8/8/8/8/3P4/{rest} - 0 1")) {
            let before = position(&fen);
            let castlings = before.moves().into_iter().filter(|mv| mv.castling().is_some());
            assert!(castlings.clone().count() > 0, "{fen}");
            for mv in castlings {
                let mut after = before.clone();
                let undo = after.play(mv).expect("it is legal");
                after.undo(undo);
                assert_eq!(after, before, "{mv} in {fen}");
                assert_eq!(after.moves(), before.moves(), "{mv} in {fen}");
            }
        }
    }

    #[test]
    fn a_step_towards_the_rook_is_a_step() {
        // The king may step from f1 to g1, or castle with the rook on h1: these are two moves.
        let fen = "1k6/8/8/8/8/8/8/5K1R w H - 0 1";
        assert_after(fen, "f1g1", "1k6/8/8/8/8/8/8/6KR b - - 1 1");
        assert_after(fen, "f1h1", "1k6/8/8/8/8/8/8/5RK1 b - - 1 1");
        let fen = "6k1/8/8/8/8/8/8/RK6 w A - 0 1";
        assert_after(fen, "b1c1", "6k1/8/8/8/8/8/8/R1K5 b - - 1 1");
    }

    #[test]
    fn every_square_where_either_passes_or_lands_must_be_vacant_but_for_both() {
        // King b1, rook a1: they need c1 and d1, and nothing else.
        assert_illegal("6k1/8/8/8/8/8/8/RKN5 w A - 0 1", "b1a1");
        assert_illegal("6k1/8/8/8/8/8/8/RK1N4 w A - 0 1", "b1a1");
        assert_legal("6k1/8/8/8/8/8/8/RK2N3 w A - 0 1", "b1a1");
        // King g1, rook f1 to the queen's side: all from c1 to e1, and not b1.
        for rank in ["2N2RK1", "3N1RK1", "4NRK1", "2n2RK1"] {
            assert_illegal(&format!("k7/8/8/8/8/8/8/{rank} w F - 0 1"), "g1f1");
        }
        assert_legal("k7/8/8/8/8/8/8/1N3RK1 w F - 0 1", "g1f1");
    }

    #[test]
    fn the_other_rook_is_in_the_way_like_any_piece() {
        // Castling to the king's side with f1 would set its king on g1, where the other rook stands.
        assert_illegal("k7/8/8/8/8/8/8/4KRR1 w F - 0 1", "e1f1");
        // Castling with the rook on b1, the king would cross d1, where the other rook stands.
        assert_illegal("7k/8/8/8/8/8/8/1R1RK3 w B - 0 1", "e1b1 e1c1");
    }

    #[test]
    fn no_square_that_the_king_passes_may_be_attacked() {
        // The king goes from b1 to g1: each square on its way counts, b1 itself too.
        for file in ["1r6", "2r5", "3r4", "4r3", "5r2", "6r1"] {
            assert_illegal(&format!("{file}/8/k7/8/8/8/8/1K5R w H - 0 1"), "b1h1");
        }
        assert_legal("7r/8/k7/8/8/8/8/1K5R w H - 0 1", "b1h1");
        assert_legal("r7/8/6k1/8/8/8/8/1K5R w H - 0 1", "b1h1");
    }

    #[test]
    fn a_square_where_only_the_rook_passes_may_be_attacked() {
        // The king stays on c1 or goes there from d1; the rook passes b1.
        assert_legal("1r4k1/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1");
        assert_legal("1r4k1/8/8/8/8/8/8/R2K4 w A - 0 1", "d1a1");
        // The king stays on g1; the rook lands on f1, which is attacked.
        assert_legal("5r2/8/1k6/8/8/8/8/6KR w H - 0 1", "g1h1");
    }

    #[test]
    fn the_rook_must_not_have_shielded_the_king() {
        // The rook leaves b1, and the rook on a1 sees the king on c1.
        assert_illegal("6k1/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1");
        assert_illegal("6k1/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1");
        // A bishop there sees nothing along the rank.
        assert_legal("6k1/8/8/8/8/8/8/bRK5 w B - 0 1", "c1b1");
        // On the king's side, the piece behind the rook attacks the square on which the king lands.
        assert_illegal("1k6/8/8/8/8/8/8/5KRr w G - 0 1", "f1g1");
    }

    #[test]
    fn the_right_is_that_of_one_rook() {
        // The inner rook has the right; the outer one may come and go.
        let fen = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1";
        assert_illegal(fen, "e1h1");
        assert_after("1k6/8/8/8/8/8/8/3K1RR1 w F - 0 1", "g1g2", "1k6/8/8/8/8/8/6R1/3K1R2 b F - 1 1");
        assert_after("1k6/8/8/8/8/8/8/3K1RR1 w F - 0 1", "f1f2", "1k6/8/8/8/8/8/5R2/3K2R1 b - - 1 1");
    }

    #[test]
    fn without_chess960_a_king_away_from_home_does_not_castle() {
        let fen = "1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1";
        assert!(position(fen).moves().iter().all(|mv| mv.castling().is_none()));
        assert_eq!(chess960(fen).moves().iter().filter(|mv| mv.castling().is_some()).count(), 2);
    }
}
