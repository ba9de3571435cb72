//! How a game ends, and what may be claimed: checkmate, stalemate, insufficient material, fifty and seventy-five moves.

use std::collections::HashMap;

use chess_arbiter::{Claim, Color, Game, Outcome, Position, Reason, STARTING_FEN};

use crate::from_text::position;
use crate::mirror::mirrored_fen;
use crate::played::{THERE_AND_BACK, apply, drawn, played};
use crate::random::Random;

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
                assert_eq!(Game::new(position(&fen)).outcome(), drawn(Reason::InsufficientMaterial), "{fen}");
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

/// FIDE 9.6: the game is over, and what is played on in analysis does not revive it.
#[test]
fn the_first_ending_counts() {
    let mut game = Game::new(Position::default());
    apply(&mut game, &THERE_AND_BACK.repeat(4));
    let fivefold = drawn(Reason::FivefoldRepetition);
    // A capture that no repetition survives, and then checkmate.
    for uci in "e2e4 d7d5 e4d5 g8f6 f1c4 f6d5 d1f3 d5b6 f3f7".split(' ') {
        apply(&mut game, uci);
        assert_eq!((game.outcome(), game.claims()), (fivefold, vec![]), "{uci}");
    }
    // Taken back, the fifth time does not count.
    while game.history().len() > 15 {
        game.undo();
    }
    assert_eq!(game.outcome(), None);

    let game = played("4k3/7p/8/8/8/8/8/R3K3 w - - 149 120", "e1e2 h7h6 a1a8");
    assert_eq!((game.outcome(), game.claims()), (drawn(Reason::SeventyFiveMoves), vec![]));

    let stalemate = played("7k/8/7K/8/8/8/8/1B6 w - - 0 1", "b1a2");
    assert!(stalemate.position().is_stalemate());
    assert_eq!(stalemate.outcome(), drawn(Reason::InsufficientMaterial));
}

/// The counter of a game that is set up may stand above 75 moves; mate on the board comes after that draw.
#[test]
fn a_game_that_begins_beyond_seventy_five_moves_is_over_before_its_first_move() {
    let game = played("7k/5Q2/6K1/8/8/8/8/8 w - - 152 100", "f7g7");
    assert!(game.position().is_checkmate());
    assert_eq!(game.outcome(), drawn(Reason::SeventyFiveMoves));
}

/// No king can cross the wall of pawns (FIDE 5.2.2), however often the position comes back.
#[cfg(feature = "helpmate")]
#[test]
fn a_dead_position_that_is_repeated_five_times_was_dead_before() {
    let game = played("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", &"e1e2 e8e7 e2e1 e7e8 ".repeat(5));
    assert_eq!(game.outcome(), drawn(Reason::DeadPosition));
}

#[test]
fn a_line_that_shuffles_without_a_fifth_time_goes_on() {
    let shuffle = "b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1 f6g8 b1a3 b8a6 g1h3 g8h6 a3b1 a6b8 h3g1 h6g8 e2e4";
    let game = played(STARTING_FEN, shuffle);
    assert_eq!((game.outcome(), game.claims()), (None, vec![]));
}

/// How a game ended, by its positions from the first to the last: repetition is told by their FENs.
fn first_ending(game: &Game) -> Option<Outcome> {
    let mut times: HashMap<String, u32> = HashMap::new();
    (0..=game.history().len()).find_map(|ply| {
        let position = game.position_at(ply).expect("it was there");
        let fen = position.fen();
        let same = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let seen = times.entry(same).and_modify(|times| *times += 1).or_insert(1);
        match position.outcome() {
            Some(Outcome { reason: Reason::SeventyFiveMoves, .. }) | None if *seen == 5 => {
                drawn(Reason::FivefoldRepetition)
            }
            outcome => outcome,
        }
    })
}

#[test]
fn the_outcome_is_the_first_ending_of_a_random_game() {
    let mut random = Random::new(3);
    let mut seen = HashMap::new();
    for _ in 0..400 {
        let fen = random.pick(&[
            STARTING_FEN,
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "4k3/p7/8/8/8/8/P7/R3K3 w Q - 130 90",
            "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1",
            "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        ]);
        let mut game = Game::new(position(fen));
        let few = random.pick(&[3, 100]);
        for _ in 0..120 {
            let moves = game.position().moves();
            let Some(mv) = moves.get(random.below(moves.len().min(few).max(1))) else { break };
            game.apply(mv.candidate()).expect("it is legal");
            if random.once_in(8) {
                assert_eq!(game.outcome(), first_ending(&game), "{}", game.position());
            }
        }
        assert_eq!(game.outcome(), first_ending(&game), "{}", game.position());
        *seen.entry(game.outcome().map(|outcome| outcome.reason.name())).or_insert(0) += 1;
    }
    assert!(seen.len() >= 5, "{seen:?}");
}
