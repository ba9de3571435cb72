//! Games: history, undo and redo, repetition, draws and claims, the hash, and the starts of Chess960.

mod support;

use std::collections::{HashMap, HashSet};

use chess_arbiter::{CastlingMode, Claim, Color, Game, Outcome, Position, Reason, RefusalCode, STARTING_FEN};
use support::random::{Random, chess960_back_rank, chess960_start, sound_position};
use support::*;

/// A game from a FEN, after some moves in UCI notation.
#[track_caller]
fn played(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(position(fen));
    apply(&mut game, moves);
    game
}

#[track_caller]
fn apply(game: &mut Game, moves: &str) {
    for uci in moves.split_whitespace() {
        game.apply(candidate(uci)).unwrap_or_else(|refusal| panic!("{uci}: {refusal}"));
    }
}

/// Four plies after which all stand where they stood.
const THERE_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8 ";

fn drawn(reason: Reason) -> Option<Outcome> {
    Some(Outcome { winner: None, reason })
}

mod history {
    use super::*;

    #[test]
    fn the_moves_are_there_in_order_with_their_notation() {
        let game = played(STARTING_FEN, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
        let history: Vec<String> = game.history().map(|san| san.to_string()).collect();
        assert_eq!(history, ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
        assert_eq!(game.history().len(), 7);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut game = played(STARTING_FEN, "e2e4 e7e5");
        game.undo();
        let before = (game.position().clone(), game.history().len());
        let refusal = game.apply(candidate("e7e4")).expect_err("it is not legal");
        assert_eq!(refusal.code(), RefusalCode::PawnMove);
        assert_eq!((game.position().clone(), game.history().len()), before);
        assert_eq!(game.redo().map(|san| san.to_string()).as_deref(), Some("e5"));
    }

    #[test]
    fn what_was_taken_back_can_be_made_again_until_another_move_is_made() {
        let mut game = played(STARTING_FEN, "e2e4 e7e5 g1f3");
        let taken_back: Vec<_> = std::iter::from_fn(|| game.undo()).map(|san| san.to_string()).collect();
        assert_eq!(taken_back, ["Nf3", "e5", "e4"]);
        assert_eq!(game.position(), &Position::default());
        assert_eq!(game.redo().map(|san| san.to_string()).as_deref(), Some("e4"));
        // The same move as the one that would come next is another move all the same.
        apply(&mut game, "e7e5");
        assert_eq!(game.redo(), None);
        assert_eq!(game.undo().map(|san| san.to_string()).as_deref(), Some("e5"));
        assert_eq!(game.history().len(), 1);
    }

    #[test]
    fn the_position_after_each_ply_can_be_asked_for() {
        let game = played(STARTING_FEN, "e2e4 e7e5 g1f3");
        assert_eq!(game.position_at(0), Some(Position::default()));
        let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        assert_eq!(game.position_at(1).map(|position| position.fen()).as_deref(), Some(after_e4));
        assert_eq!(game.position_at(3).as_ref(), Some(game.position()));
        assert_eq!(game.position_at(4), None);
        assert_eq!(game.position_at(usize::MAX), None);
    }

    #[test]
    fn a_game_goes_on_after_it_has_ended_if_the_laws_of_moving_allow() {
        let mut game = played("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "");
        assert_eq!(game.outcome(), drawn(Reason::InsufficientMaterial));
        apply(&mut game, "f1g3");
        assert_eq!(game.history().len(), 1);
    }
}

mod ends {
    use super::*;

    #[test]
    fn checkmate_wins_and_stalemate_draws() {
        let mate = played(STARTING_FEN, "f2f3 e7e5 g2g4 d8h4");
        assert_eq!(mate.outcome(), Some(Outcome { winner: Some(Color::Black), reason: Reason::Checkmate }));
        assert_eq!(played("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "f2f7").outcome(), drawn(Reason::Stalemate));
        assert_eq!(Game::new(Position::default()).outcome(), None);
    }

    #[test]
    fn the_material_is_insufficient_for_a_lone_minor_piece_or_bishops_of_one_colour() {
        for placement in [
            "4k3/8/8/8/8/8/8/4K3",
            "4k3/8/8/8/8/8/8/4KB2",
            "4k3/8/8/8/8/8/8/4KN2",
            "4kn2/8/8/8/8/8/8/4K3",
            // f1 and c8 are light.
            "2b1k3/8/8/8/8/8/8/4KB2",
            "2b1k3/8/4b3/8/8/3B4/8/4KB2",
            "4k3/8/8/8/8/3B1B2/8/4KB2",
        ] {
            for turn in ["w", "b"] {
                let fen = format!("{placement} {turn} - - 0 1");
                for fen in [fen.clone(), mirrored_fen(&fen)] {
                    assert_eq!(
                        Game::new(position(&fen)).outcome(),
                        drawn(Reason::InsufficientMaterial),
                        "{fen}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_material_is_sufficient_if_some_sequence_of_moves_could_mate() {
        for placement in [
            "4k3/8/8/8/8/8/4P3/4K3",
            "4k3/8/8/8/8/8/8/4KR2",
            "4k3/8/8/8/8/8/8/4KQ2",
            "4k3/8/8/8/8/8/8/4KNN1",
            "4k3/8/8/8/8/8/8/4KBN1",
            "4kn2/8/8/8/8/8/8/4KN2",
            "4kn2/8/8/8/8/8/8/4KB2",
            // c1 is dark, f1 is light.
            "4k3/8/8/8/8/8/8/2B1KB2",
            "4kb2/8/8/8/8/8/8/4KB2",
        ] {
            for turn in ["w", "b"] {
                let fen = format!("{placement} {turn} - - 0 1");
                for fen in [fen.clone(), mirrored_fen(&fen)] {
                    assert_eq!(Game::new(position(&fen)).outcome(), None, "{fen}");
                }
            }
        }
    }

    #[test]
    fn the_last_capture_can_leave_too_little() {
        let game = played("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2");
        assert_eq!(game.outcome(), drawn(Reason::InsufficientMaterial));
    }

    #[test]
    fn fifty_moves_may_be_claimed_and_seventy_five_end_the_game() {
        let mut game = played("4k3/7p/8/8/8/8/8/R3K3 w - - 98 80", "e1e2");
        assert!(game.claims().is_empty());
        apply(&mut game, "e8e7");
        assert_eq!((game.claims(), game.outcome()), (vec![Claim::FiftyMoves], None));
        game.undo();
        assert!(game.claims().is_empty());

        let mut game = played("4k3/7p/8/8/8/8/8/R3K3 w - - 148 120", "e1e2");
        assert_eq!(game.outcome(), None);
        apply(&mut game, "e8e7");
        assert_eq!(game.outcome(), drawn(Reason::SeventyFiveMoves));
        assert!(game.claims().is_empty(), "the game is over");
    }

    #[test]
    fn a_capture_or_a_pawn_move_begins_the_count_anew() {
        for (fen, mv) in
            [("4k3/7p/8/8/8/8/8/R3K3 b - - 99 80", "h7h6"), ("4k3/7p/8/8/8/8/8/4K2R w - - 99 80", "h1h7")]
        {
            let game = played(fen, mv);
            assert!(game.claims().is_empty() && game.position().halfmove_clock() == 0);
        }
    }

    /// FIDE 9.6.2: if the last move mates, that takes precedence.
    #[test]
    fn checkmate_comes_before_seventy_five_moves() {
        let game = played("4k3/R7/8/8/8/8/8/4K2R w - - 149 120", "h1h8");
        assert_eq!(game.outcome(), Some(Outcome { winner: Some(Color::White), reason: Reason::Checkmate }));
    }
}

mod repetition {
    use super::*;

    #[test]
    fn the_third_time_may_be_claimed_and_the_fifth_ends_the_game() {
        let mut game = Game::new(Position::default());
        for (times, claims, outcome) in [
            (1, vec![], None),
            (2, vec![], None),
            (3, vec![Claim::ThreefoldRepetition], None),
            (4, vec![Claim::ThreefoldRepetition], None),
            (5, vec![], drawn(Reason::FivefoldRepetition)),
        ] {
            assert_eq!((game.repetitions(), game.claims(), game.outcome()), (times, claims, outcome));
            apply(&mut game, THERE_AND_BACK);
        }
        // What was taken back does not count.
        for times in (1..=6).rev() {
            assert_eq!(game.repetitions(), times);
            assert_eq!((0..4).filter_map(|_| game.undo()).count(), if times > 1 { 4 } else { 0 });
        }
    }

    #[test]
    fn the_times_need_not_follow_one_another() {
        let game = played(STARTING_FEN, "g1f3 g8f6 b1c3 b8c6 c3b1 c6b8 f3g1 f6g8 b1c3 b8c6 g1f3 g8f6");
        // The same position came about by another order of moves.
        assert_eq!(game.repetitions(), 2);
    }

    #[test]
    fn another_player_to_move_makes_another_position() {
        // The rook loses a move on its way.
        let mut game = played("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8d8 a2a3 d8e8 a3a1");
        assert_eq!(game.repetitions(), 1);
        apply(&mut game, "e8d8 a1a2 d8e8 a2a1");
        assert_eq!(game.repetitions(), 2);
    }

    /// FIDE 9.2.3.2: a king or a rook that could castle no longer can after its return.
    #[test]
    fn other_castling_rights_make_another_position() {
        let fen = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
        let mut game = played(fen, "e1f1 e8f8 f1e1 f8e8");
        assert_eq!(game.repetitions(), 1);
        apply(&mut game, "e1f1 e8f8 f1e1 f8e8");
        assert_eq!(game.repetitions(), 2);
        // One right of four is enough.
        let mut game = played(fen, "h1g1 e8f8 g1h1 f8e8");
        assert_eq!(game.repetitions(), 1);
        apply(&mut game, "h1g1 e8f8 g1h1 f8e8");
        assert_eq!(game.repetitions(), 2);
    }

    /// A right that is kept counts even where castling is not possible at the moment.
    #[test]
    fn a_right_that_cannot_be_used_now_is_a_right() {
        let game = played(STARTING_FEN, "g1f3 g8f6 h1g1 f6g8 g1h1 g8f6 f3g1 f6g8");
        assert_eq!(game.repetitions(), 1);
    }

    #[test]
    fn a_possible_en_passant_capture_makes_another_position() {
        // After e2e4 the pawn on d4 may take; two moves later it may no longer.
        let mut game = played("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 e8e7 e1d1 e7e8 d1e1");
        assert_eq!(game.repetitions(), 1);
        apply(&mut game, "e8e7 e1d1 e7e8 d1e1");
        assert_eq!(game.repetitions(), 2);
    }

    #[test]
    fn a_double_step_that_no_pawn_can_take_makes_no_other_position() {
        let game = played("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8e7 e1d1 e7e8 d1e1");
        assert_eq!(game.repetitions(), 2);
    }

    /// The pawn on d4 is pinned by the rook on d1: taking on e3 would expose its king.
    #[test]
    fn an_en_passant_capture_that_is_not_legal_makes_no_other_position() {
        let game = played("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2e4 d8d7 e1f1 d7d8 f1e1");
        assert_eq!(game.repetitions(), 2);
        // Without the rook it is legal.
        let game = played("3k4/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 d8d7 e1f1 d7d8 f1e1");
        assert_eq!(game.repetitions(), 1);
    }

    #[test]
    fn pieces_of_a_kind_may_change_places() {
        let game = played(STARTING_FEN, "b1c3 b8c6 g1f3 g8f6 c3e4 c6e5 f3g1 f6g8 e4c3 e5c6 c3b1 c6b8");
        assert_eq!(game.repetitions(), 2);
        // The knights of White end up on each other's squares.
        let swap = "b1a3 b8a6 a3c4 a6b8 c4e3 b8a6 g1f3 a6b8 f3d4 b8a6 d4b3 a6b8 b3a1";
        let mut game = Game::new(position("1n2k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"));
        for uci in swap.split_whitespace().take(8) {
            apply(&mut game, uci);
        }
        apply(&mut game, "f3d2 b8a6 d2b1 a6b8 e3f1 b8a6 f1h2 a6b8 h2f3 b8a6 f3g1 a6b8");
        assert_eq!(game.repetitions(), 2);
    }

    #[test]
    fn what_came_before_the_start_of_the_game_is_not_known() {
        let game = Game::new(position("4k3/8/8/8/8/8/8/R3K3 w - - 90 80"));
        assert_eq!(game.repetitions(), 1);
    }

    /// Two players who shuffle for a day: the count does not grow dear.
    #[test]
    fn a_very_long_game_is_counted_quickly() {
        let mut game = Game::new(Position::default());
        apply(&mut game, &THERE_AND_BACK.repeat(16_000));
        assert_eq!(game.position().halfmove_clock(), 64_000);
        assert_eq!(game.repetitions(), 16_001);
        assert_eq!(game.outcome(), drawn(Reason::FivefoldRepetition));
        apply(&mut game, &THERE_AND_BACK.repeat(1_000));
        // The clock has reached its end; what it no longer reaches is not counted.
        assert_eq!(game.position().halfmove_clock(), u16::MAX);
        assert!(game.repetitions() > 16_001);
    }
}

mod hash {
    use super::*;

    /// The start of a random game: of chess, of Chess960, or composed.
    fn start(random: &mut Random) -> Position {
        match random.below(3) {
            0 => Position::default(),
            1 => position(&chess960_start(random.below(960), random.below(960))),
            _ => sound_position(random),
        }
    }

    /// Repetitions by the letter of FIDE 9.2.3: FENs are equal if the positions are, their counters left away.
    fn by_fen(game: &Game, plies: usize) -> usize {
        let key = |ply| {
            let position = game.position_at(ply).expect("it has been played");
            let fen = position.fen();
            fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
        };
        let last = key(plies);
        (0..=plies).filter(|&ply| key(ply) == last).count()
    }

    #[test]
    fn of_a_game_is_that_of_its_position_after_every_move_and_every_undo() {
        let mut random = Random::new(5);
        for _ in 0..1_000 {
            let mut game = Game::new(start(&mut random));
            for _ in 0..80 {
                let moves = game.position().moves();
                match random.below(8) {
                    0 => _ = game.undo(),
                    1 => _ = game.redo(),
                    _ if moves.is_empty() => break,
                    _ => assert!(game.apply(random.pick(&moves).candidate()).is_ok()),
                }
                assert_eq!(game.zobrist(), game.position().zobrist(), "{}", game.position());
            }
        }
    }

    #[test]
    fn positions_that_are_not_the_same_hardly_ever_share_one() {
        let mut random = Random::new(6);
        let mut seen: HashMap<u64, Position> = HashMap::new();
        for _ in 0..2_000 {
            let mut position = start(&mut random);
            for _ in 0..60 {
                let other = seen.entry(position.zobrist()).or_insert_with(|| position.clone());
                assert!(other.is_same_as(&position), "{other} and {position}");
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(random.pick(&moves));
            }
        }
        assert!(seen.len() > 50_000);
    }

    #[test]
    fn each_part_of_a_position_changes_it() {
        let fens = [
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w Qkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq - 0 1",
            "r3k2r/8/8/3pN3/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq - 0 1",
        ];
        let hashes: HashSet<u64> = fens.iter().map(|fen| position(fen).zobrist()).collect();
        assert_eq!(hashes.len(), fens.len());
        // The counters do not.
        assert_eq!(
            position(fens[0]).zobrist(),
            position("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 9 9").zobrist()
        );
    }

    /// Games that shuffle a few pieces come back often.
    #[test]
    fn repetitions_are_those_of_equal_fens() {
        let mut random = Random::new(8);
        let mut most = 0;
        for _ in 0..60 {
            let fen = random.pick(&[
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
                "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
            ]);
            let mut game = Game::new(position(fen));
            for ply in 1..=120 {
                // The first two or three moves alone, so that positions recur.
                let moves = game.position().moves();
                let few = &moves[..moves.len().min(3)];
                if few.is_empty() {
                    break;
                }
                game.apply(random.pick(few).candidate()).expect("it is legal");
                let expected = by_fen(&game, ply);
                assert_eq!(game.repetitions(), expected, "{}", game.position());
                most = most.max(expected);
            }
        }
        assert!(most >= 5, "no position recurs more than {most} times");
    }
}

#[test]
fn a_game_can_be_shown_while_it_is_debugged() {
    let shown = format!("{:?}", played(STARTING_FEN, "e2e4"));
    assert!(shown.contains("e4: Piece") && !shown.contains("e2: Piece"), "{shown}");
}

mod undoing {
    use super::*;

    /// Every position of a random game is found again, equal in every field, on the way back, on the way forth, and
    /// when it is asked for.
    #[test]
    fn a_random_game_goes_back_and_forth_exactly() {
        let mut random = Random::new(9);
        for _ in 0..300 {
            let mut game = Game::new(match random.below(2) {
                0 => position(&chess960_start(random.below(960), random.below(960))),
                _ => sound_position(&mut random),
            });
            let mut positions = vec![game.position().clone()];
            for _ in 0..100 {
                let moves = game.position().moves();
                if moves.is_empty() {
                    break;
                }
                game.apply(random.pick(&moves).candidate()).expect("it is legal");
                positions.push(game.position().clone());
            }
            for (ply, position) in positions.iter().enumerate() {
                assert_eq!(game.position_at(ply).as_ref(), Some(position));
            }
            let history: Vec<_> = game.history().collect();
            for (position, san) in positions.iter().zip(&history).rev() {
                assert_eq!(game.undo().as_ref(), Some(san));
                assert_eq!(game.position(), position);
            }
            assert_eq!((game.undo(), game.history().len()), (None, 0));
            for (position, san) in positions.iter().skip(1).zip(&history) {
                assert_eq!(game.redo().as_ref(), Some(san));
                assert_eq!(game.position(), position);
            }
            assert_eq!(game.redo(), None);
        }
    }
}

mod chess960_starts {
    use super::*;

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
            assert!(
                rooks[0] < king && king < rooks[1],
                "{number}: the king is not between its rooks in {rank}"
            );
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
            assert_eq!(Position::from_fen(&fen, CastlingMode::Chess960).as_ref(), Ok(&position), "{fen}");
            let mut game = Game::new(position);
            assert!(game.outcome().is_none());
            game.apply(candidate("e2e4")).expect("e4 is always legal");
        }
    }
}
