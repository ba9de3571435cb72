//! What must hold of every position, tried on random ones: composed, or reached by random play from the usual start, a
//! Chess960 start or a composed position.

use std::collections::{BTreeMap, HashSet};

use chess_arbiter::{Candidate, CastlingMode, Color, Move, PieceKind, Position, Square, Undo, validate_fen};
use proptest::prelude::*;

use crate::complete_fen::complete_fen;
use crate::from_text::{candidate, chess960};
use crate::random::Random;
use crate::random_positions::{compose, random_chess960_start, sound_position};

/// A start of one of three kinds, and a random walk from it.
fn random_position(seed: u64) -> Position {
    let mut random = Random::new(seed);
    let mut position = match random.below(4) {
        0 => Position::default(),
        1 => random_chess960_start(&mut random),
        // Chess proper, since composed positions are Chess960 ones.
        2 => std::iter::repeat_with(|| Position::from_fen(&compose(&mut random), CastlingMode::Standard))
            .find_map(Result::ok)
            .expect("one of them is sound"),
        _ => sound_position(&mut random),
    };
    let plies = random.below(80);
    walk(&mut position, &mut random, plies);
    position
}

/// Makes random moves, until the game is over, and returns what takes them back.
fn walk(position: &mut Position, random: &mut Random, plies: usize) -> Vec<Undo> {
    let mut undos = Vec::new();
    for _ in 0..plies {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        undos.push(position.play_unchecked(random.pick(&moves)));
    }
    undos
}

/// Every candidate that can be asked for: 64 x 64 squares, and no promotion or any of the six kinds.
fn all_candidates() -> impl Iterator<Item = Candidate> {
    let promotions = || std::iter::once(None).chain(PieceKind::ALL.into_iter().map(Some));
    Square::all().flat_map(move |from| {
        Square::all().flat_map(move |to| promotions().map(move |promotion| Candidate { from, to, promotion }))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A pawn counts 1, a knight and a bishop 3, a rook 5, a queen 9, and the king nothing.
    #[test]
    fn the_points_of_a_player_are_those_of_the_pieces(seed: u64) {
        let position = random_position(seed);
        for color in Color::ALL {
            let own = position.board().pieces().filter(|(_, piece)| piece.color == color);
            let points = own.map(|(_, piece)| match piece.kind {
                PieceKind::Pawn => 1,
                PieceKind::Knight | PieceKind::Bishop => 3,
                PieceKind::Rook => 5,
                PieceKind::Queen => 9,
                PieceKind::King => 0,
            });
            prop_assert_eq!(position.board().points(color), points.sum::<u32>());
        }
    }

    /// A FEN that was written is read without a problem as the same position, and written as it was.
    #[test]
    fn a_fen_that_was_written_is_read_as_the_same_position(seed: u64) {
        let position = random_position(seed);
        let mode = if position.chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let fen = position.fen();
        prop_assert_eq!(validate_fen(&fen, mode), []);
        let read = Position::from_fen(&fen, mode).expect("it was written by the crate");
        prop_assert_eq!(read.fen(), fen);
        prop_assert_eq!(read.board(), position.board());
        prop_assert_eq!(read.turn(), position.turn());
        prop_assert_eq!(read.castling(), position.castling());
        prop_assert_eq!(read.legal_en_passant(), position.legal_en_passant());
        prop_assert_eq!(read.halfmove_clock(), position.halfmove_clock());
        prop_assert_eq!(read.fullmove_number(), position.fullmove_number());
        let moves = |position: &Position| position.moves().into_iter().collect::<HashSet<_>>();
        prop_assert_eq!(moves(&read), moves(&position));
        // The complete FEN keeps the en passant square even if no capture is legal: it loses nothing.
        if position.chess960() {
            prop_assert_eq!(chess960(&complete_fen(&position)), position);
        }
    }

    /// Positions that follow from sound ones are sound: nothing in them is refused or repaired.
    #[test]
    fn what_follows_from_a_sound_position_is_sound(seed: u64) {
        let mut position = random_position(seed);
        let mode = if position.chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
        for mv in position.moves() {
            let undo = position.play_unchecked(mv);
            prop_assert_eq!(validate_fen(&position.fen(), mode), [], "{}", position);
            position.undo(undo);
        }
    }

    /// A move taken back leaves everything as it was, the order of the moves included.
    #[test]
    fn undo_takes_back_each_move_exactly(seed: u64) {
        let before = random_position(seed);
        let moves = before.moves();
        let mut position = before.clone();
        for &mv in &moves {
            let undo = position.play(mv).expect("it is legal");
            prop_assert_eq!(undo.mv(), Some(mv));
            prop_assert_ne!(&position, &before);
            position.undo(undo);
            prop_assert_eq!(&position, &before, "{}", mv);
            prop_assert_eq!(&position.moves(), &moves, "{}", mv);
        }
        prop_assert_eq!(position.board().pieces().collect::<Vec<_>>(), before.board().pieces().collect::<Vec<_>>());
    }

    /// A null move changes whose turn it is and no piece, and is taken back exactly. In check there is none.
    #[test]
    fn a_null_move_is_taken_back_exactly(seed: u64) {
        let before = random_position(seed);
        let mut position = before.clone();
        let undo = position.pass();
        prop_assert_eq!(undo.is_none(), before.in_check());
        if let Some(undo) = undo {
            prop_assert_eq!(undo.mv(), None);
            prop_assert_eq!(position.board(), before.board());
            prop_assert_eq!(position.castling(), before.castling());
            prop_assert_eq!((position.turn(), position.en_passant()), (!before.turn(), None));
            prop_assert_eq!(position.halfmove_clock(), before.halfmove_clock() + 1);
            position.undo(undo);
        }
        prop_assert_eq!(position, before);
    }

    /// A whole game taken back, move by move, leaves every position as it was.
    #[test]
    fn undo_takes_back_a_whole_game_exactly(seed: u64) {
        let mut random = Random::new(seed);
        let mut position = random_position(seed ^ 1);
        let mut stages = Vec::new();
        for _ in 0..60 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = random.pick(&moves);
            stages.push((position.clone(), moves, position.play_unchecked(mv)));
        }
        while let Some((before, moves, undo)) = stages.pop() {
            position.undo(undo);
            prop_assert_eq!(&position, &before);
            prop_assert_eq!(position.moves(), moves);
        }
    }

    /// A move of another position is refused, and changes nothing.
    #[test]
    fn a_move_that_is_not_legal_here_is_refused(seed: u64, other: u64) {
        let mut position = random_position(seed);
        let before = position.clone();
        let legal = before.moves();
        for mv in random_position(other).moves() {
            match position.play(mv) {
                Ok(undo) => {
                    prop_assert!(legal.contains(&mv));
                    position.undo(undo);
                }
                Err(refused) => {
                    prop_assert!(!legal.contains(&mv));
                    prop_assert_eq!(refused.0, mv);
                }
            }
            prop_assert_eq!(&position, &before);
        }
    }

    /// The moves from all squares together are all moves, each once.
    #[test]
    fn moves_from_partitions_the_moves(seed: u64) {
        let position = random_position(seed);
        let all = position.moves();
        let distinct: HashSet<Move> = all.iter().copied().collect();
        prop_assert_eq!(distinct.len(), all.len(), "no move twice");
        let mut count = 0;
        for square in Square::all() {
            let from = position.moves_from(square);
            prop_assert!(from.iter().all(|mv| mv.from() == square && distinct.contains(mv)));
            prop_assert_eq!(from.iter().collect::<HashSet<_>>().len(), from.len());
            count += from.len();
        }
        prop_assert_eq!(count, all.len());
        prop_assert_eq!(position.count_moves(), all.len());
        prop_assert_eq!(position.has_legal_move(), !all.is_empty());
        prop_assert_eq!(position.perft(1), all.len() as u64);
    }

    /// A move says of the board what is true: what it moves and takes. It never takes a king or a piece of its own.
    #[test]
    fn moves_tell_the_truth(seed: u64) {
        let mut position = random_position(seed);
        for mv in position.moves() {
            let (board, us) = (position.board(), position.turn());
            prop_assert_eq!(board.get(mv.from()), Some(chess_arbiter::Piece::new(us, mv.piece())));
            prop_assert_ne!(mv.captured(), Some(PieceKind::King));
            if mv.castling().is_none() && mv.kind() != chess_arbiter::MoveKind::EnPassant {
                let taken = board.get(mv.to());
                prop_assert_eq!(mv.captured(), taken.map(|piece| piece.kind));
                prop_assert!(taken.is_none_or(|piece| piece.color != us));
            }
            prop_assert_eq!(position.legal_move(candidate(&mv.to_string())), Some(mv));
            let pieces = board.pieces().count();
            let undo = position.play_unchecked(mv);
            let after = position.board().pieces().count();
            prop_assert_eq!(after, pieces - usize::from(mv.captured().is_some()));
            // No move leaves its own king attacked.
            prop_assert!(position.attackers(position.board().king(us), !us).next().is_none(), "{}", mv);
            position.undo(undo);
        }
    }
}

proptest! {
    // Each case asks 28,672 questions.
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// A candidate is legal if and only if it is listed, and every refusal has a message.
    #[test]
    fn is_legal_and_judge_agree_with_the_moves(seed: u64) {
        let position = random_position(seed);
        let mut listed: BTreeMap<(Square, Square, Option<PieceKind>), Move> = BTreeMap::new();
        for mv in position.moves() {
            listed.insert((mv.from(), mv.to(), mv.promotion()), mv);
            if let Some(side) = mv.castling() {
                // The other spellings: king takes rook, and from the e-file two squares.
                let rook = position.castling().rook(position.turn(), side).expect("it has the right");
                listed.insert((mv.from(), rook, None), mv);
                if mv.from().file() == chess_arbiter::File::E {
                    let two_squares = Square::new(side.king_file(), mv.from().rank());
                    listed.insert((mv.from(), two_squares, None), mv);
                }
            }
        }
        for candidate in all_candidates() {
            let Candidate { from, to, promotion } = candidate;
            let expected = listed.get(&(from, to, promotion)).copied();
            prop_assert_eq!(position.legal_move(candidate), expected, "{} in {}", candidate, position);
            prop_assert_eq!(position.is_legal(candidate), expected.is_some());
            match position.judge(candidate) {
                Ok(mv) => prop_assert_eq!(Some(mv), expected, "{} in {}", candidate, position),
                Err(refusal) => {
                    prop_assert_eq!(None, expected, "{} in {}", candidate, position);
                    prop_assert!(!refusal.to_string().is_empty());
                }
            }
        }
    }
}
