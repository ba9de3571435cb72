//! Composed positions, each with the reason for its verdict.

use chess_arbiter::Color;

use crate::mirror::mirrored_fen;
use crate::{can_mate, composed_position};

/// Whether White can mate, whether Black can, and why.
type Verdict = (&'static str, bool, bool, &'static str);

const NODES: u32 = 2_000_000;

fn check(verdicts: &[Verdict]) {
    for &(fen, white, black, why) in verdicts {
        let fen = format!("{fen} - - 0 1");
        let position = composed_position(&fen);
        for (winner, expected) in [(Color::White, white), (Color::Black, black)] {
            assert_eq!(can_mate(&position, winner, NODES), Some(expected), "{winner} in {fen}: {why}");
        }
        // The laws treat both players alike.
        let mirrored = composed_position(&mirrored_fen(&fen));
        assert_eq!(can_mate(&mirrored, Color::Black, NODES), Some(white), "the mirror image of {fen}: {why}");
        assert_eq!(mirrored.is_dead(), position.is_dead(), "the mirror image of {fen}");
        assert!(!position.is_dead() || !(white || black), "{fen} is not dead: {why}");
    }
}

#[test]
fn the_end_of_the_game_is_on_the_board() {
    check(&[
        ("7k/6Q1/6K1/8/8/8/8/8 b", true, false, "it is mate, by White"),
        ("7k/5Q2/6K1/8/8/8/8/8 b", false, false, "it is stalemate"),
        ("k7/P7/1K6/8/8/8/8/8 b", false, false, "it is stalemate, whatever the pawn could do"),
    ]);
}

#[test]
fn pawn_walls() {
    check(&[
        (
            "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b",
            false,
            false,
            "each pawn is blocked, and they guard every way through",
        ),
        ("3k4/8/8/p2p2p1/P2P2P1/8/3K4/8 w", false, false, "the pawns guard b4 to h4, and a4 and b5 to h5"),
        ("3k4/8/8/p6p/P6P/8/8/3K4 w", true, true, "the king goes round"),
        ("3k4/8/8/1p1p3p/pPpPpPpP/P1P1P1P1/8/4K3 w", true, true, "one square of the wall is not guarded"),
        ("2k5/8/3p4/1p1P1p2/1P3P1p/7P/8/3K4 w", false, false, "the pawn on h4 is blocked too"),
        (
            "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w",
            false,
            false,
            "every pawn stays on its file, and none can pass the one that faces it",
        ),
    ]);
}

#[test]
fn bishops_behind_a_wall() {
    check(&[
        (
            "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w",
            false,
            false,
            "the pawns stand on squares of the other colour than the bishop that could take them",
        ),
        (
            "8/2k5/8/1p1p1p2/1P1P1P2/4B3/2K5/8 w",
            true,
            true,
            "the king passes on the h-file, and the bishop can be left to be taken",
        ),
        (
            "3k4/b7/8/p1p1p1p1/P1P1P1P1/8/2B2B2/5K2 w",
            true,
            true,
            "White's bishops stand on different colours, so that one can take pawns",
        ),
        (
            "3k4/b7/8/p1p1p1p1/P1P1P1P1/8/2B1B3/5K2 w",
            false,
            false,
            "White's bishops stand on one colour, and take nothing",
        ),
    ]);
}

#[test]
fn walls_with_a_breakthrough() {
    check(&[
        (
            "8/7p/k4p1P/3b1p1K/5Pp1/6P1/6P1/8 w",
            true,
            true,
            "the bishop has squares, and lets itself be taken on f3, which opens the file",
        ),
        (
            "8/7p/k4p1P/5p1K/5Pp1/6P1/6P1/8 w",
            false,
            false,
            "the same without the bishop: nothing can be sacrificed",
        ),
        (
            "b7/8/6k1/1p6/pPp1p1p1/P1P1P1P1/5P2/6K1 w",
            true,
            true,
            "f3 or f4 gives Black something to take, en passant too",
        ),
        ("b7/8/6k1/1p6/pPp1p1p1/P1P1P1P1/8/6K1 w", false, false, "the same without the pawn on f2"),
    ]);
}

#[test]
fn en_passant_is_the_only_release() {
    // Black has just played b7-b5: the capture on b6 opens the wall, and White need not make it. Without the right to
    // it, nothing ever moves but the kings.
    let placement = "4k3/8/p1p5/PpPp1p1p/1P1P1P1P/8/8/4K3 w";
    let wall = composed_position(&format!("{placement} - - 0 1"));
    let open = composed_position(&format!("{placement} - b6 0 1"));
    for winner in Color::ALL {
        assert_eq!(can_mate(&wall, winner, NODES), Some(false), "{wall}");
        assert_eq!(can_mate(&open, winner, NODES), Some(true), "{open}");
    }
    assert!(wall.is_dead() && !open.is_dead());
}

#[test]
fn a_minor_piece_and_the_pieces_of_the_other_player() {
    check(&[
        ("8/8/8/8/8/5k1p/8/5N1K w", true, true, "the pawn becomes a piece that hems its king in"),
        ("8/8/8/B7/2k5/1p6/1K6/8 b", true, true, "the pawn promotes, for either"),
        ("1k3b2/8/8/8/8/8/8/1K3N2 w", true, true, "a bishop can stand beside its king in the corner"),
        ("2k5/3p4/8/8/8/8/8/2KB4 w", true, true, "the pawn may become a knight"),
        ("k7/2K5/q7/8/8/8/5B2/8 b", false, true, "a bishop does not mate a king that has a queen"),
        ("7k/8/8/8/8/q7/8/K1N5 w", false, true, "nor does a knight"),
    ]);
}

#[test]
fn a_capture_is_forced() {
    check(&[
        ("7k/8/8/8/8/8/1q6/K7 w", false, false, "White has to take the queen"),
        ("7k/8/8/8/8/8/q7/K1N5 w", false, false, "king or knight, one of them takes her"),
        ("8/8/8/8/8/5k2/q7/7K b", false, true, "the same piece, not yet given away"),
        ("8/8/8/8/8/8/2k5/K1r5 w", false, true, "the rook gives check, and the king may go to a2"),
    ]);
}

#[test]
fn a_stalemate_is_forced() {
    check(&[
        (
            "8/8/8/6p1/6P1/4p1PK/3pPp1p/3R1nkr b",
            false,
            false,
            "whatever Black takes or plays, White is stalemated soon",
        ),
        ("8/8/8/6p1/6P1/4p1PK/3pPp1p/3R1nkr w", true, true, "with the move, White can take on f1"),
        (
            "5bBk/4p1p1/4P1P1/7K/8/8/8/8 w",
            false,
            false,
            "the bishop on g8 moves or is taken, and Black is stalemated or blocked",
        ),
        ("5bnk/4pPp1/4P1P1/7K/8/8/8/8 w", true, true, "White takes the knight and promotes"),
    ]);
}

#[test]
fn promotions() {
    check(&[
        ("6k1/6P1/6K1/8/8/8/8/8 w", true, false, "the pawn goes through, and Black has nothing"),
        ("1K6/P7/8/8/8/8/p7/1k6 b", true, true, "both promote"),
        (
            "8/2P1K3/8/4k3/b7/8/8/8 w",
            true,
            true,
            "the pawn becomes a queen for one, a knight beside its king for the other",
        ),
        (
            "7K/1p6/8/p7/8/4p1p1/p1ppPpP1/rbrkbB2 w",
            true,
            true,
            "Black has pawns to promote to what both need",
        ),
    ]);
}

#[test]
fn rooks_that_are_walled_in() {
    check(&[
        (
            "2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b",
            false,
            false,
            "the rook has no way out, and the pawn takes nothing",
        ),
        ("8/k5p1/6P1/6P1/6PK/6PR/6PP/8 w", false, false, "more pawns make no way"),
        (
            "7r/k5pp/6p1/p1p1p1P1/P1P1P1P1/5KPR/6PP/8 w",
            true,
            true,
            "Black's rook is free, and lets itself be taken",
        ),
    ]);
}
