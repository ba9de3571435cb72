//! Short assertions on the moves of a position.
//!
//! The laws treat White and Black alike. So each assertion checks its position twice: as it is written, and as its
//! mirror image, with the colours exchanged and the board turned over.

use std::collections::BTreeSet;

use chess_arbiter::{Move, Square};

use crate::from_text::{candidate, position};
use crate::mirror::{mirrored_fen, mirrored_squares};
use crate::play::play;

/// One of the two ways in which an assertion looks at its position.
#[derive(Clone, Copy)]
enum View {
    AsWritten,
    Mirrored,
}

impl View {
    const BOTH: [Self; 2] = [Self::AsWritten, Self::Mirrored];

    fn fen(self, fen: &str) -> String {
        match self {
            Self::AsWritten => fen.into(),
            Self::Mirrored => mirrored_fen(fen),
        }
    }

    /// A text of squares or moves.
    fn squares(self, text: &str) -> String {
        match self {
            Self::AsWritten => text.into(),
            Self::Mirrored => mirrored_squares(text),
        }
    }
}

#[track_caller]
pub fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is no square"))
}

fn square_set(names: &str) -> BTreeSet<Square> {
    names.split_whitespace().map(square).collect()
}

/// The one legal move that a text in UCI notation names.
#[track_caller]
pub fn legal_move(fen: &str, uci: &str) -> Move {
    position(fen).legal_move(candidate(uci)).unwrap_or_else(|| panic!("{uci} is not legal in {fen}"))
}

/// The piece on a square can go to exactly these squares.
#[track_caller]
pub fn assert_goes_to(fen: &str, from: &str, squares: &str) {
    for view in View::BOTH {
        let (fen, from) = (view.fen(fen), view.squares(from));
        let found: BTreeSet<Square> =
            position(&fen).moves_from(square(&from)).into_iter().map(Move::to).collect();
        assert_eq!(found, square_set(&view.squares(squares)), "from {from} in {fen}");
    }
}

/// These moves are legal.
#[track_caller]
pub fn assert_legal(fen: &str, moves: &str) {
    assert_legality(fen, moves, true);
}

/// These moves are not legal.
#[track_caller]
pub fn assert_illegal(fen: &str, moves: &str) {
    assert_legality(fen, moves, false);
}

#[track_caller]
fn assert_legality(fen: &str, moves: &str, expected: bool) {
    for view in View::BOTH {
        let fen = view.fen(fen);
        for uci in view.squares(moves).split_whitespace() {
            assert_eq!(position(&fen).is_legal(candidate(uci)), expected, "{uci} in {fen}");
        }
    }
}

/// These are all the legal moves.
#[track_caller]
pub fn assert_all_moves(fen: &str, moves: &str) {
    for view in View::BOTH {
        let fen = view.fen(fen);
        let found: BTreeSet<String> = position(&fen).moves().iter().map(Move::to_string).collect();
        let expected: BTreeSet<String> = view.squares(moves).split_whitespace().map(String::from).collect();
        assert_eq!(found, expected, "in {fen}");
    }
}

/// After some moves, the FEN is this one, but for the move number.
#[track_caller]
pub fn assert_after(fen: &str, moves: &str, expected: &str) {
    let numberless = |fen: &str| fen.split_whitespace().take(5).collect::<Vec<_>>().join(" ");
    for view in View::BOTH {
        let (fen, moves, expected) = (view.fen(fen), view.squares(moves), view.fen(expected));
        let mut position = position(&fen);
        play(&mut position, &moves);
        assert_eq!(numberless(&position.fen()), numberless(&expected), "after {moves} in {fen}");
    }
}

/// Whether the player to move is in check.
#[track_caller]
pub fn assert_in_check(fen: &str, expected: bool) {
    for view in View::BOTH {
        let fen = view.fen(fen);
        assert_eq!(position(&fen).in_check(), expected, "{fen}");
    }
}

/// The pieces that give check to the player to move are exactly those on these squares.
#[track_caller]
pub fn assert_checkers(fen: &str, squares: &str) {
    for view in View::BOTH {
        let fen = view.fen(fen);
        let found: BTreeSet<Square> = position(&fen).checkers().collect();
        assert_eq!(found, square_set(&view.squares(squares)), "{fen}");
    }
}

/// The pieces of the player who is *not* to move that attack a square are exactly those on these squares.
#[track_caller]
pub fn assert_attackers(fen: &str, on: &str, squares: &str) {
    for view in View::BOTH {
        let (fen, on) = (view.fen(fen), view.squares(on));
        let position = position(&fen);
        let found: BTreeSet<Square> = position.attackers(square(&on), !position.turn()).collect();
        assert_eq!(found, square_set(&view.squares(squares)), "of {on} in {fen}");
    }
}
