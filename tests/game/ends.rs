//! How a game ends, and what may be claimed: checkmate, stalemate, insufficient material, fifty and seventy-five moves.

use chess_arbiter::{Claim, Color, Game, Outcome, Position, Reason, STARTING_FEN};

use crate::from_text::position;
use crate::mirror::mirrored_fen;
use crate::played::{apply, drawn, played};

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
