//! What a fallen flag means, and the dead positions that end a game by themselves.

use chess_arbiter::{Color, Game, OnTime, Outcome, Position, Reason};

use crate::composed_position;

fn flag(fen: &str, loser: Color) -> OnTime {
    composed_position(fen).outcome_on_time(loser)
}

fn decided(winner: Option<Color>, reason: Reason) -> OnTime {
    OnTime { outcome: Outcome { winner, reason }, decided: true }
}

#[test]
fn whoever_runs_out_of_time_loses() {
    let position = Position::default();
    for loser in Color::ALL {
        assert_eq!(position.outcome_on_time(loser), decided(Some(!loser), Reason::Time));
        assert_eq!(Game::new(position.clone()).outcome_on_time(loser), decided(Some(!loser), Reason::Time));
    }
}

#[test]
fn it_is_a_draw_if_the_opponent_cannot_mate_by_any_legal_moves() {
    let queen = "7k/8/8/8/8/8/8/KQ6 w - - 0 1";
    assert_eq!(flag(queen, Color::White), decided(None, Reason::Time));
    assert_eq!(flag(queen, Color::Black), decided(Some(Color::White), Reason::Time));
    // A knight mates no king that has a queen.
    let knight = "7k/8/8/8/8/q7/8/1KN5 b - - 0 1";
    assert_eq!(flag(knight, Color::Black), decided(None, Reason::Time));
}

#[test]
fn what_has_ended_the_game_stands() {
    let mate = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let kings = "7k/8/6K1/8/8/8/8/8 b - - 0 1";
    let wall = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1";
    for loser in Color::ALL {
        assert_eq!(flag(mate, loser), decided(Some(Color::White), Reason::Checkmate));
        assert_eq!(flag(stalemate, loser), decided(None, Reason::Stalemate));
        assert_eq!(flag(kings, loser), decided(None, Reason::InsufficientMaterial));
        assert_eq!(flag(wall, loser), decided(None, Reason::DeadPosition));
    }
}

#[test]
fn an_undecided_position_counts_as_lost_and_says_so() {
    // A long series of moves leads to Black's mate: the quick search does not find it.
    let long = "3k4/b7/8/2p1p1p1/2P1P1P1/8/2B3B1/5K2 w - - 0 1";
    let found = flag(long, Color::White);
    assert_eq!((found.outcome.winner, found.decided), (Some(Color::Black), false));
}

#[test]
fn a_game_ends_when_the_position_is_dead_and_stays_so() {
    let mut game = Game::new(composed_position("7k/8/8/8/8/8/1q6/K7 w - - 0 1"));
    let dead = Some(Outcome { winner: None, reason: Reason::DeadPosition });
    assert_eq!(game.outcome(), dead);
    // What comes of it has another name, but the game was over before.
    game.apply("a1b2".parse().expect("a move")).expect("it is legal");
    assert!(game.position().is_insufficient_material());
    assert_eq!(game.outcome(), dead);
    game.undo();
    assert_eq!(game.outcome(), dead);
}

#[test]
fn too_little_material_keeps_its_name() {
    let kings = composed_position("7k/8/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(kings.outcome().map(|outcome| outcome.reason), Some(Reason::InsufficientMaterial));
    assert!(kings.is_dead());
}

/// Castling can be what opens a position: the right to it counts.
#[test]
fn castling_rights_count() {
    for rights in ["-", "K", "Q", "KQ"] {
        let fen = format!("4k3/p1p1p1p1/P1P1P1P1/8/8/8/8/R3K2R w {rights} - 0 1");
        assert_eq!(flag(&fen, Color::Black), decided(Some(Color::White), Reason::Time), "{fen}");
    }
    let chess960 = composed_position("4k3/p1p1p1p1/P1P1P1P1/8/8/8/8/R3KR2 w FA - 0 1");
    assert!(chess960.chess960() && !chess960.is_dead());
}

/// A game lists its pieces in another order than a FEN does.
#[test]
fn a_position_gets_the_same_line_whichever_moves_led_to_it() {
    let mut position = Position::default();
    for uci in ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5a5"] {
        let mv = position.legal_move(uci.parse().expect("a move")).expect("a legal move");
        position.play_unchecked(mv);
    }
    let same = position.fen().parse::<Position>().expect("a position");
    for color in Color::ALL {
        assert_eq!(position.can_mate(color, 10_000), same.can_mate(color, 10_000));
    }
}
