//! What must hold of the notation of any move, tried on random positions.

use std::collections::HashSet;

use chess_arbiter::{CastlingMode, Move, Position, ReadSan, SanError};

use crate::random::Random;
use crate::random_positions::{compose, random_chess960_start, sound_position};

/// Random walks from starts of several kinds. The visitor gets each position with its legal moves.
fn random_positions(count: usize, mut visit: impl FnMut(&Position, &[Move], &mut Random)) {
    let mut random = Random::new(2024);
    let mut seen = 0;
    while seen < count {
        let mut position = match random.below(4) {
            0 => Position::default(),
            1 => random_chess960_start(&mut random),
            2 => sound_position(&mut random),
            _ => match Position::from_fen(&compose(&mut random), CastlingMode::Standard) {
                Ok(position) => position,
                Err(_) => continue,
            },
        };
        for _ in 0..60 {
            let moves = position.moves();
            visit(&position, &moves, &mut random);
            seen += 1;
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(random.pick(&moves));
        }
    }
}

#[test]
fn every_legal_move_of_200_000_positions_is_read_as_it_is_written() {
    let mut texts = HashSet::new();
    random_positions(200_000, |position, moves, _| {
        texts.clear();
        for &mv in moves {
            let san = position.san(mv).to_string();
            assert_eq!(position.read_san(&san, ReadSan::Strictly), Ok(mv), "{san} in {position}");
            assert!(texts.insert(san), "{mv} in {position} is written as another move is");
        }
    });
}

#[test]
fn what_is_written_is_the_shortest_that_is_not_ambiguous() {
    let mut shortened = 0;
    random_positions(20_000, |position, moves, _| {
        for &mv in moves {
            let san = position.san(mv);
            let (file, rank) = (san.names_file(), san.names_rank());
            if mv.piece() == chess_arbiter::PieceKind::Pawn || !(file || rank) {
                continue;
            }
            let letter = mv.piece().letter().to_ascii_uppercase();
            let mut shorter = vec![String::new()];
            if rank {
                shorter.push(mv.from().file().letter().into());
            }
            if file && rank {
                shorter.push(mv.from().rank().digit().into());
            }
            for origin in shorter {
                let text = format!("{letter}{origin}{}", mv.to());
                let read = position.read_san(&text, ReadSan::Leniently);
                let Err(SanError::Ambiguous(rivals)) = read else {
                    panic!("{text} would do for {san} in {position}: {read:?}");
                };
                assert!(rivals.contains(&mv));
                shortened += 1;
            }
        }
    });
    assert!(shortened > 10_000, "only {shortened}");
}

#[test]
fn the_mark_tells_what_the_move_does_to_the_other_king() {
    random_positions(20_000, |position, moves, _| {
        for &mv in moves {
            let san = position.san(mv).to_string();
            let mut after = position.clone();
            after.play_unchecked(mv);
            let mate = after.in_check() && after.moves().is_empty();
            assert_eq!(san.ends_with('#'), mate, "{san} in {position}");
            assert_eq!(san.ends_with('+'), after.in_check() && !mate, "{san} in {position}");
        }
    });
}

/// What is read strictly is exactly what is written; what is read leniently is a legal move. No text makes reading
/// panic.
#[test]
fn changed_notation_is_read_strictly_only_if_it_is_written_so() {
    let alphabet: Vec<char> = "abcdefgh12345678NBRQKPO0xX=-+#!?().:ep ♘♛½é\0".chars().collect();
    let (mut strictly, mut leniently) = (0, 0);
    random_positions(5_000, |position, moves, random| {
        for &mv in moves {
            let mut letters: Vec<char> = position.san(mv).to_string().chars().collect();
            for _ in 0..1 + random.below(2) {
                let at = random.below(letters.len() + 1);
                match random.below(3) {
                    0 if at < letters.len() => letters[at] = random.pick(&alphabet),
                    1 if at < letters.len() => drop(letters.remove(at)),
                    _ => letters.insert(at, random.pick(&alphabet)),
                }
            }
            let text = String::from_iter(letters);
            if let Ok(read) = position.read_san(&text, ReadSan::Strictly) {
                assert_eq!(position.san(read).to_string(), text, "{position}");
                strictly += 1;
            }
            if let Ok(read) = position.read_san(&text, ReadSan::Leniently) {
                assert_eq!(position.legal_move(read.candidate()), Some(read), "{text} in {position}");
                leniently += 1;
            }
        }
    });
    assert!(strictly > 1_000 && leniently > 10_000, "{strictly} strictly, {leniently} leniently");
}
