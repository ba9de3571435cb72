//! All positions of up to four men without pawns, against a table that is worked out backwards.

use std::env;

use chess_arbiter::Color;

use crate::retrograde::Table;
use crate::{can_mate, composed_position};

/// Enough to decide any position of four men.
const NODES: u32 = 3_000_000;

/// Compares one position in so many, and all in which White has enough material but cannot mate, up to a number of
/// these. Returns how many of these there were.
fn compare(others: &str, one_in: usize, most: usize) -> usize {
    let table = Table::of(others);
    let mut lost = 0;
    for (number, (placed, expected)) in table.positions().enumerate() {
        if expected && number % one_in != 0 {
            continue;
        }
        let position = composed_position(&table.fen(&placed));
        if !expected {
            if position.has_insufficient_material(Color::White) {
                continue;
            }
            lost += 1;
            if lost > most && number % one_in != 0 {
                continue;
            }
        }
        assert_eq!(can_mate(&position, Color::White, NODES), Some(expected), "{position}");
    }
    lost
}

#[test]
fn three_men() {
    let lost = ["Q", "R", "B", "N"].map(|others| compare(others, 199, 2_000));
    // The queen or the rook is taken at once, or the position is stalemate; a lone minor piece never mates.
    assert!(lost[0] > 100 && lost[1] > 100, "{lost:?}");
    assert_eq!(lost[2..], [0, 0]);
}

/// `CHESS_ARBITER_MEN` names the men beside the kings, as in `Nn,Bb`; without it there are all sorts.
#[test]
#[ignore = "takes minutes a table, of all positions of four men"]
fn four_men() {
    let all = "Nn,Nb,Nr,Nq,Bn,Bb,Br,Bq,NN,BN,BB,Rn,Rb,Rr,Rq,Qr,Qq";
    let wanted = env::var("CHESS_ARBITER_MEN").unwrap_or_else(|_| all.into());
    for others in wanted.split(',') {
        let lost = compare(others, 9_973, 20_000);
        println!("K{others}k: in {lost} positions White cannot mate, though the material allows it");
    }
}
