//! 3.1: no piece goes to a square where a piece of its own stands; an opponent's piece there is taken; and a
//! piece attacks a square even if it cannot move because its king would be in check.

use chess_arbiter::{PieceKind, STARTING_FEN};

use crate::assertions::{assert_after, assert_attackers, assert_goes_to, assert_illegal, legal_move};

#[test]
fn a_square_with_a_piece_of_ones_own_is_closed() {
    // The rook stops before its king, the king does not step on its pawn, nor its pawn on the other one.
    let fen = "4k3/8/8/8/8/3P4/4P3/R3K3 w - - 0 1";
    assert_goes_to(fen, "a1", "b1 c1 d1 a2 a3 a4 a5 a6 a7 a8");
    assert_goes_to(fen, "e1", "d1 f1 d2 f2");
    assert_illegal(fen, "a1e1 e1e2 e2d3");
}

#[test]
fn no_kind_of_piece_takes_its_own() {
    assert_illegal(STARTING_FEN, "a1a2 a1b1 b1d2 c1b2 d1d2 d1e1 e1e2 e1d1");
}

#[test]
fn every_kind_of_piece_takes_an_opponents_piece_off_the_board() {
    let captures = [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 5 1", "e4d5", "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/3p4/8/2N5/8/4K3 w - - 5 1", "c3d5", "4k3/8/8/3N4/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/3p4/8/8/6B1/4K3 w - - 5 1", "g2d5", "4k3/8/8/3B4/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/3p4/8/8/8/3RK3 w - - 5 1", "d1d5", "4k3/8/8/3R4/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/3p4/8/8/8/3QK3 w - - 5 1", "d1d5", "4k3/8/8/3Q4/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/3p4/3K4/8/8/8 w - - 5 1", "d4d5", "4k3/8/8/3K4/8/8/8/8 b - - 0 1"),
    ];
    for (before, capture, after) in captures {
        assert_eq!(legal_move(before, capture).captured(), Some(PieceKind::Pawn), "{capture} in {before}");
        assert_after(before, capture, after);
    }
}

#[test]
fn every_kind_of_piece_but_the_king_can_be_taken() {
    let victims = [("q", PieceKind::Queen), ("r", PieceKind::Rook), ("b", PieceKind::Bishop)];
    for (letter, kind) in victims.into_iter().chain([("n", PieceKind::Knight), ("p", PieceKind::Pawn)]) {
        let fen = format!("7k/8/8/3{letter}4/8/4N3/8/K7 w - - 0 1");
        assert_eq!(legal_move(&fen, "e3d5").captured(), Some(kind), "{fen}");
    }
}

#[test]
fn a_move_to_a_vacant_square_takes_nothing() {
    assert_eq!(legal_move(STARTING_FEN, "g1f3").captured(), None);
}

#[test]
fn there_must_be_a_piece_to_move() {
    assert_illegal(STARTING_FEN, "e4e5 d5e6 h3h4");
    assert_goes_to(STARTING_FEN, "e4", "");
}

#[test]
fn the_opponents_pieces_are_not_ones_own_to_move() {
    assert_illegal(STARTING_FEN, "e7e5 g8f6 e7e6");
    assert_goes_to(STARTING_FEN, "g8", "");
}

#[test]
fn a_pinned_piece_cannot_move_and_still_attacks() {
    // The rook on e8 pins the knight on e2, which keeps the black king from g3 all the same.
    let pin = "4r3/8/8/8/7k/8/4N3/4K3 w - - 0 1";
    assert_goes_to(pin, "e2", "");
    let other_turn = "4r3/8/8/8/7k/8/4N3/4K3 b - - 0 1";
    assert_attackers(other_turn, "g3", "e2");
    assert_illegal(other_turn, "h4g3");
}

#[test]
fn a_pinned_piece_still_protects() {
    // The white king may not take the rook on f2: the bishop on g3, pinned by the rook on g1, protects it.
    let fen = "6k1/8/8/8/8/6b1/5r2/4K1R1 w - - 0 1";
    assert_attackers(fen, "f2", "g3");
    assert_illegal(fen, "e1f2");
    assert_goes_to("6k1/8/8/8/8/6b1/5r2/4K1R1 b - - 0 1", "g3", "");
}
