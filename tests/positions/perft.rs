//! Perft of well-known positions, to the published figures.

use chess_arbiter::STARTING_FEN;

use crate::from_text::{chess960, position};

#[track_caller]
fn assert_perft(fen: &str, depth: u32, expected: u64) {
    assert_eq!(position(fen).perft(depth), expected, "perft {depth} of {fen}");
}

#[test]
fn depth_0_is_the_position_itself() {
    assert_perft(STARTING_FEN, 0, 1);
    // Even where the game is over.
    assert_perft("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", 0, 1);
    assert_perft("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", 1, 0);
}

#[test]
fn the_starting_position() {
    assert_perft(STARTING_FEN, 5, 4_865_609);
}

#[test]
fn kiwipete_where_everything_happens_at_once() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_perft(fen, 4, 4_085_603);
}

#[test]
fn an_endgame_full_of_en_passant_pins() {
    assert_perft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083);
}

#[test]
fn a_position_full_of_promotions() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assert_perft(fen, 5, 15_833_292);
    assert_perft("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 5, 15_833_292);
}

#[test]
fn a_position_that_caught_many_generators() {
    assert_perft("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487);
}

#[test]
fn a_quiet_middlegame() {
    let fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    assert_perft(fen, 4, 3_894_594);
}

#[test]
fn the_position_with_the_most_moves_and_the_longest_list() {
    // N. Petrović, 1964: 218 moves, the most that are known.
    assert_perft("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 1, 218);
}

/// Chess960, from the well-known suite `fischer.epd`: the figures of depths 1 to 4.
#[test]
fn the_suite_of_chess960() {
    let suite = [
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", [21, 528, 12_189, 326_672]),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", [21, 807, 18_002, 667_366]),
        ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", [20, 479, 10_471, 273_318]),
        ("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", [22, 593, 13_440, 382_958]),
        (
            "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
            [28, 1_120, 31_058, 1_171_749],
        ),
        ("qnbnr1kr/ppp1b1pp/4p3/3p1p2/8/2NPP3/PPP1BPPP/QNB1R1KR w HEhe - 1 9", [29, 899, 26_578, 824_055]),
        ("q1bnrkr1/ppppp2p/2n2p2/4b1p1/2NP4/8/PPP1PPPP/QNB1RRKB w ge - 1 9", [30, 860, 24_566, 732_757]),
        ("qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9", [33, 823, 26_895, 713_420]),
        ("1qnrkbbr/1pppppp1/p1n4p/8/P7/1P1N1P2/2PPP1PP/QN1RKBBR w HDhd - 0 9", [37, 883, 32_187, 815_535]),
        ("qn1rkrbb/pp1p1ppp/2p1p3/3n4/4P2P/2NP4/PPP2PP1/Q1NRKRBB w FDfd - 1 9", [24, 585, 14_769, 356_950]),
        // With a square for a capture en passant.
        ("bnqnrbkr/1pp2pp1/p7/3pP2p/4P1P1/8/PPPP3P/BNQNRBKR w HEhe d6 0 9", [31, 984, 28_677, 962_591]),
        ("nnqr1krb/p1p1pppp/2bp4/8/1p1P4/4P3/PPP2PPP/NNQRBKRB w GDgd - 0 9", [25, 873, 20_796, 728_628]),
        // Castling with an inner rook.
        ("n1bb1rkr/qpnppppp/2p5/p7/P1P5/5P2/1P1PPRPP/NQBBN1KR w Hhf - 1 9", [27, 697, 18_724, 505_089]),
        ("nnr1kqbr/pp1pp1p1/2p5/b4p1p/P7/1PNP4/2P1PPPP/N1RBKQBR w HChc - 1 9", [12, 421, 6_530, 227_044]),
        ("bnn1qrkr/pp1ppp1p/2p5/b3Q1p1/8/5P1P/PPPPP1P1/BNNB1RKR w HFhf - 2 9", [44, 920, 35_830, 795_317]),
        ("nb1r1nkr/ppp1ppp1/2bp4/7p/3P2qP/P6R/1PP1PPP1/NBQRBNK1 w Dhd - 1 9", [38, 1_691, 60_060, 2_526_992]),
    ];
    for (fen, figures) in suite {
        for (depth, expected) in (1..).zip(figures) {
            assert_perft(fen, depth, expected);
        }
    }
}

/// Corners of castling in Chess960 that no published suite holds. The oracle is cozy-chess's own count.
#[test]
fn chess960_castling_in_the_corners_as_cozy_chess_counts_it() {
    let corners = [
        // The rook shields its king along the rank.
        "6k1/8/8/8/8/8/8/rRK5 w B - 0 1",
        "Qr1k2rQ/p7/8/8/8/8/P7/qR1K2Rq w GBgb - 0 1",
        // King and rook change places, or one of them stays.
        "5kr1/8/8/8/8/8/8/5KR1 w Gg - 0 1",
        "2rk4/8/8/8/8/8/8/2RK4 w Cc - 0 1",
        "6kr/8/8/8/8/8/8/6KR w Hh - 0 1",
        "4kr2/8/8/8/8/8/8/3RKR2 w FDf - 0 1",
        // The king crosses the whole board.
        "rk4r1/pppppppp/8/8/8/8/PPPPPPPP/1KR5 w Cga - 0 1",
        "1r4kr/8/8/8/8/8/8/R4RK1 w Fhb - 0 1",
        // Inner rooks have the right, outer ones stand in the way or do not.
        "rr1k1r1r/8/8/8/8/8/8/RR1K1R1R w FBfb - 0 1",
        "r1rk2rr/8/8/8/8/8/8/RR2KR1R w FBgc - 0 1",
        // Pawns about to take a castling rook and be promoted.
        "1rk2r2/P1P1P1P1/8/8/8/8/p1p1p1p1/1RK2R2 w FBfb - 0 1",
        "4k3/8/8/8/8/8/8/r1R1KR1r w FC - 0 1",
    ];
    for fen in corners {
        let ours = chess960(fen);
        let theirs = cozy_chess::Board::from_fen(fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"));
        for depth in 1..=4 {
            assert_eq!(ours.perft(depth), cozy_perft(&theirs, depth), "perft {depth} of {fen}");
        }
    }
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut total = 0;
    board.generate_moves(|moves| {
        total += match depth {
            1 => moves.len() as u64,
            _ => moves
                .into_iter()
                .map(|mv| {
                    let mut after = board.clone();
                    after.play_unchecked(mv);
                    cozy_perft(&after, depth - 1)
                })
                .sum(),
        };
        false
    });
    total
}
