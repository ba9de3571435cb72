//! Random positions of all kinds, so that the rarer laws are broken, too.

use chess_arbiter::{CastlingMode, Color, File, Move, MoveKind, Position, Square};

use crate::random::Random;
use crate::random_positions::{
    Composer, compose, compose_castling, random_chess960_start, sound_position, vacant_square,
};

/// A random position of any kind: from a game that began with the usual start or with one of Chess960, in which
/// rare kinds of move are not so rare, or a composed one, read as Chess960 or as chess.
pub fn varied_position(random: &mut Random) -> Position {
    match random.below(5) {
        0 => after_random_moves(Position::default(), random),
        1 => {
            let start = random_chess960_start(random);
            after_random_moves(start, random)
        }
        2 => sound_position(random),
        3 => sound_position_at_home(random),
        _ => sound_castling_position(random),
    }
}

/// Plays up to 100 random moves.
fn after_random_moves(mut position: Position, random: &mut Random) -> Position {
    for _ in 0..random.below(101) {
        let moves = position.moves();
        let is_rare = |mv: &&Move| mv.kind() != MoveKind::Normal || mv.promotion().is_some();
        let rare: Vec<Move> = moves.iter().filter(is_rare).copied().collect();
        match () {
            () if moves.is_empty() => break,
            () if !rare.is_empty() && random.once_in(4) => position.play_unchecked(random.pick(&rare)),
            () => position.play_unchecked(random.pick(&moves)),
        };
    }
    position
}

/// A random sound position of chess: where king and rook are at home, they may castle.
fn sound_position_at_home(random: &mut Random) -> Position {
    loop {
        let fen = compose(random);
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[2] = "KQkq";
        if let Ok(position) = Position::from_fen(&fields.join(" "), CastlingMode::Standard) {
            return position;
        }
    }
}

/// A random sound position in which a player who may castle faces a few pieces, one of them on the back rank.
fn sound_castling_position(random: &mut Random) -> Position {
    loop {
        let mut board = Composer::new();
        let mut rights = String::new();
        let us = random.pick(&Color::ALL);
        compose_castling(random, &mut board, us, &mut rights);
        let back_rank = Square::new(random.pick(&File::ALL), us.back_rank());
        board.put(back_rank, !us, random.pick(&['n', 'b', 'r', 'q']));
        for kind in ['k', 'p', 'n', 'b', 'r', 'q'] {
            if kind == 'k' || random.once_in(3) {
                let square = vacant_square(random, &board);
                board.put(square, !us, kind);
            }
        }
        let fen = format!("{} {} {rights} - 0 1", board.placement(), us.letter());
        if let Ok(position) = Position::from_fen(&fen, CastlingMode::Chess960) {
            return position;
        }
    }
}
