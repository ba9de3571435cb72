//! What must hold of a game that was read.

use chess_arbiter::pgn::{Pgn, ReadPgn, read_pgn};

/// A game is written as one that is read without an error, and as what it was.
pub fn check(game: &Pgn, how: ReadPgn) {
    if how == ReadPgn::Strictly {
        assert_eq!(game.errors, []);
    }
    let written = game.to_string();
    let mut games = read_pgn(&written);
    let again = games.next().expect("a game").expect("what was written can be read");
    assert!(games.next().is_none(), "{written}");
    assert_eq!(again.errors, [], "{written}");
    assert_eq!(again.start.fen(), game.start.fen());
    assert_eq!(again.result, game.result);
    assert_eq!(again.nodes, game.nodes, "{written}");
    assert_eq!(again.to_string(), written);
}
