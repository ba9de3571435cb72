//! Positions that only a composer sets up, with many queens or pawns and any checks: their moves are those that leave the
//! king unattacked, and each can be taken back.

use std::collections::BTreeSet;

use chess_arbiter::{Candidate, CastlingMode, Color, FenOptions, PieceKind, Position, Square};

use crate::complete_fen::complete_fen;
use crate::random::Random;
use crate::random_positions::{Composer, vacant_square};

const COMPOSED: FenOptions = FenOptions { castling: CastlingMode::Standard, composed: true };

/// A random position with many pieces of a few kinds.
fn random_composed(random: &mut Random) -> Position {
    loop {
        let mut board = Composer::new();
        for color in Color::ALL {
            let king = vacant_square(random, &board);
            board.put(king, color, 'k');
            let kinds: &[char] =
                random.pick(&[&['q'][..], &['p'], &['n'], &['q', 'p'], &['r', 'b', 'n', 'p']]);
            for _ in 0..random.below(16) {
                let square = vacant_square(random, &board);
                let kind = random.pick(kinds);
                if kind != 'p' || (1..7).contains(&(square.rank() as u8)) {
                    board.put(square, color, kind);
                }
            }
        }
        let fen = format!("{} {} - - 0 1", board.placement(), random.pick(&['w', 'b']));
        if let Ok(position) = Position::from_fen(&fen, COMPOSED) {
            return position;
        }
    }
}

/// The squares of the moves that do not promote, by making each and asking whether the king can be taken then.
fn by_trial(position: &Position) -> BTreeSet<(Square, Square)> {
    let us = position.turn();
    let mut found = BTreeSet::new();
    for (from, _) in position.board().pieces().filter(|(_, piece)| piece.color == us) {
        for to in Square::all().filter(|&to| to != from) {
            if position.board().get(to).is_some_and(|piece| piece.color == us) || !reaches(position, from, to)
            {
                continue;
            }
            let mut cells = [['1'; 8]; 8];
            for (square, piece) in position.board().pieces().filter(|&(square, _)| square != to) {
                let now = if square == from { to } else { square };
                cells[7 - now.rank() as usize][now.file() as usize] = piece.letter();
            }
            let ranks = cells.map(|rank| rank.iter().collect::<String>()).join("/");
            // Sound if the player who has moved is not in check.
            let fen = format!("{ranks} {} - - 0 1", (!us).letter());
            if Position::from_fen(&fen, COMPOSED).is_ok() {
                found.insert((from, to));
            }
        }
    }
    found
}

/// Whether the piece on a square goes to another, without promoting, when nobody cares for its king.
fn reaches(position: &Position, from: Square, to: Square) -> bool {
    let us = position.turn();
    match position.board().get(from).map(|piece| piece.kind) {
        Some(PieceKind::Pawn) => {
            let ahead = if us == Color::White { 1 } else { -1 };
            let ranks = (to.rank() as i8 - from.rank() as i8) * ahead;
            let files = (to.file() as i8 - from.file() as i8).abs();
            let empty = |square: Square| position.board().get(square).is_none();
            let between = Square::from_index(from.index().wrapping_add_signed(8 * ahead));
            match (files, ranks) {
                _ if to.rank() == (!us).back_rank() => false,
                (0, 1) => empty(to),
                (0, 2) => from.rank() == us.pawn_rank() && empty(to) && between.is_some_and(empty),
                (1, 1) => !empty(to),
                _ => false,
            }
        }
        Some(_) => position.attackers(to, us).any(|attacker| attacker == from),
        None => false,
    }
}

#[test]
fn the_moves_are_those_after_which_the_king_cannot_be_taken() {
    let mut random = Random::new(77);
    let (mut most_checkers, mut most_moves) = (0, 0);
    for _ in 0..1_500 {
        let position = random_composed(&mut random);
        let moves = position.moves();
        let plain = moves.iter().filter(|mv| mv.promotion().is_none());
        let found: BTreeSet<_> = plain.map(|mv| (mv.from(), mv.to())).collect();
        assert_eq!(found, by_trial(&position), "{position}");
        assert_eq!(position.count_moves(), moves.len());
        most_checkers = most_checkers.max(position.checkers().count());
        most_moves = most_moves.max(moves.len());
        let mut after = position.clone();
        for mv in moves {
            let undo = after.play(mv).expect("it is legal");
            after.undo(undo);
            assert_eq!(after, position, "{mv}");
        }
        for from in Square::all() {
            for to in Square::all() {
                let candidate = Candidate { from, to, promotion: None };
                assert_eq!(position.judge(candidate).is_ok(), position.is_legal(candidate), "{candidate}");
            }
        }
    }
    assert!(most_checkers >= 3, "at most {most_checkers} checkers");
    assert!(most_moves >= 100, "at most {most_moves} moves");
}

/// cozy-chess accepts any number of promoted pieces, at most eight pawns and at most two checkers.
#[test]
fn two_plies_are_counted_as_by_an_independent_generator() {
    let mut random = Random::new(78);
    let mut compared = 0;
    for _ in 0..1_000 {
        let position = random_composed(&mut random);
        let Ok(theirs) = cozy_chess::Board::from_fen(&complete_fen(&position), true) else { continue };
        let mut expected = 0;
        theirs.generate_moves(|moves| {
            for mv in moves {
                let mut after = theirs.clone();
                after.play_unchecked(mv);
                after.generate_moves(|moves| {
                    expected += moves.len() as u64;
                    false
                });
            }
            false
        });
        assert_eq!(position.perft(2), expected, "{position}");
        compared += 1;
    }
    assert!(compared > 300, "{compared}");
}
