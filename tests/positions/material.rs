//! Whose material can give checkmate: compared with every position of a few pieces.

use std::collections::BTreeSet;

use chess_arbiter::{Color, FenOptions, Position, Square};

/// The FEN of some pieces on their squares, Black to move.
fn fen(pieces: &[OnSquare]) -> String {
    let mut cells = [['1'; 8]; 8];
    for &(square, letter) in pieces {
        cells[7 - square.rank() as usize][square.file() as usize] = letter;
    }
    let ranks = cells.map(|rank| rank.iter().collect::<String>());
    format!("{} b - - 0 1", ranks.join("/"))
}

fn composed(pieces: &[OnSquare]) -> Option<Position> {
    Position::from_fen(&fen(pieces), FenOptions { composed: true, ..FenOptions::default() }).ok()
}

fn distance(one: Square, other: Square) -> u8 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    files.max((one.rank() as u8).abs_diff(other.rank() as u8))
}

/// The squares from which a knight or a bishop would attack another square of an empty board.
fn attacks(letter: char, on: Square) -> Vec<Square> {
    let attacks = |from: Square| {
        let files = (from.file() as u8).abs_diff(on.file() as u8);
        let ranks = (from.rank() as u8).abs_diff(on.rank() as u8);
        if letter == 'N' { files * ranks == 2 } else { files == ranks && files > 0 }
    };
    Square::all().filter(|&from| attacks(from)).collect()
}

/// A piece on a square. A bishop stands for those on squares of the same colour.
type OnSquare = (Square, char);

/// The squares where a piece like this one may stand.
fn like((square, letter): OnSquare) -> impl Fn(&Square) -> bool {
    move |other| !letter.eq_ignore_ascii_case(&'b') || other.is_light() == square.is_light()
}

/// Whether White, with a knight or a bishop, mates in some position where Black has one piece beside the king.
fn some_position_is_mate(minor: OnSquare, other: OnSquare) -> bool {
    // The other half of the board is this one, turned around.
    Square::all().take(32).any(|black| {
        let attackers = attacks(minor.1, black).into_iter().filter(like(minor));
        // A king farther away covers no square beside the other.
        let near = |king: &Square| distance(*king, black) == 2;
        attackers.into_iter().any(|attacker| {
            Square::all().filter(near).any(|white| {
                Square::all().filter(like(other)).any(|square| {
                    let pieces = [(black, 'k'), (white, 'K'), (attacker, minor.1), (square, other.1)];
                    BTreeSet::from(pieces.map(|(square, _)| square)).len() == 4
                        && composed(&pieces).is_some_and(|position| position.is_checkmate())
                })
            })
        })
    })
}

#[test]
fn the_material_is_insufficient_if_no_position_with_it_is_mate() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let kings = [(square("e1"), 'K'), (square("e8"), 'k')];
    let mut insufficient = Vec::new();
    // b1 and a6 are light, c1 and b6 are dark.
    for minor in [("b1", 'N'), ("b1", 'B'), ("c1", 'B')].map(|(name, letter)| (square(name), letter)) {
        for other in [("a6", 'p'), ("a6", 'n'), ("a6", 'b'), ("b6", 'b'), ("a6", 'r'), ("a6", 'q')]
            .map(|(name, letter)| (square(name), letter))
        {
            let position = composed(&[kings[0], kings[1], minor, other]).expect("a sound position");
            let found = position.has_insufficient_material(Color::White);
            assert_eq!(found, !some_position_is_mate(minor, other), "{position}");
            if found {
                insufficient.push((minor.1, other.1));
            }
        }
    }
    let expected = [('N', 'q'), ('B', 'b'), ('B', 'r'), ('B', 'q'), ('B', 'b'), ('B', 'r'), ('B', 'q')];
    assert_eq!(insufficient, expected);
}

/// Wherever a knight gives check, and whichever squares its king covers: queens on all the others take the knight.
#[test]
fn a_knight_mates_no_king_that_has_nothing_but_queens() {
    let mut tried = 0;
    for black in Square::all() {
        for knight in attacks('N', black) {
            for king in Square::all().filter(|&king| king != knight && distance(king, black) > 1) {
                let covered = attacks('N', knight);
                let mut pieces = vec![(black, 'k'), (knight, 'N'), (king, 'K')];
                let ways = Square::all().filter(|&square| distance(square, black) == 1 && square != knight);
                let free = ways.filter(|way| !covered.contains(way) && distance(*way, king) > 1);
                pieces.extend(free.map(|square| (square, 'q')));
                let Some(position) = composed(&pieces) else { continue };
                assert!(!position.is_checkmate(), "{position}");
                tried += 1;
            }
        }
    }
    assert!(tried > 5_000, "{tried}");
}

#[test]
fn each_player_is_asked_for_alone() {
    for (placement, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3", true, true),
        ("4k3/7p/8/8/8/8/8/4K3", true, false),
        ("4k3/8/8/8/8/8/8/4KQ2", false, true),
        ("4k3/8/8/8/8/8/8/4KNN1", false, true),
        ("4k3/8/8/8/8/8/8/4KBN1", false, true),
        // c1 is dark, f1 is light.
        ("4k3/8/8/8/8/8/8/2B1KB2", false, true),
        ("4k3/8/8/8/8/3B1B2/8/4KB2", true, true),
        ("3rkr2/3qqq2/8/8/8/8/8/4KB2", true, false),
        ("3rkr2/3qqq2/n7/8/8/8/8/4KB2", false, false),
        ("4k3/3qqq2/8/8/8/8/8/4KN2", true, false),
        ("4kr2/3qqq2/8/8/8/8/8/4KN2", false, false),
    ] {
        for turn in ["w", "b"] {
            let fen = format!("{placement} {turn} - - 0 1");
            let Ok(position) =
                Position::from_fen(&fen, FenOptions { composed: true, ..FenOptions::default() })
            else {
                continue;
            };
            let found = Color::ALL.map(|color| position.has_insufficient_material(color));
            assert_eq!(found, [white, black], "{fen}");
            assert_eq!(position.is_insufficient_material(), white && black, "{fen}");
        }
    }
}

/// Stalemate comes before it in the outcome, and has nothing to do with it here.
#[test]
fn a_stalemate_does_not_hide_it() {
    let position: Position = "7k/8/7K/8/8/8/B7/8 b - - 0 1".parse().expect("sound");
    assert!(position.is_stalemate());
    assert_eq!(Color::ALL.map(|color| position.has_insufficient_material(color)), [true, true]);
}
