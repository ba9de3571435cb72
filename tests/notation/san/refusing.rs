//! What is refused, with which code and message.

use std::collections::HashSet;

use chess_arbiter::{Move, PieceLetters, Position, ReadSan, STARTING_FEN, SanError};

use super::{assert_law, assert_read, assert_refused};
use crate::from_text::{chess960, position};

const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
const PROMOTION: &str = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";

#[test]
fn what_several_moves_are_is_ambiguous_and_all_of_them_are_named() {
    const MESSAGE: &str = "The text may mean several moves: b1d2, f1d2.";
    assert_refused(TWO_KNIGHTS, "Nd2", "ambiguous-move", MESSAGE);
    assert_refused(TWO_KNIGHTS, "N1d2", "ambiguous-move", MESSAGE);
    // Two pawns of one file may take on the next.
    let position = position("4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1");
    let Err(SanError::Ambiguous(moves)) = position.read_san("ed", ReadSan::Leniently) else {
        panic!("it is ambiguous");
    };
    let moves: HashSet<String> = moves.iter().map(Move::to_string).collect();
    assert_eq!(moves, ["e4d5", "e5d6"].map(String::from).into());
}

#[test]
fn of_a_move_that_the_laws_refuse_the_refusal_is_told() {
    const MESSAGE: &str = "The bishop on c1 cannot reach f4: the pawn on d2 is in the way.";
    assert_refused(STARTING_FEN, "Bf4", "illegal-move", MESSAGE);
    assert_law(STARTING_FEN, "Ngd4", "g1d4", "knight-move");
    assert_law(STARTING_FEN, "e5", "e2e5", "pawn-move");
    assert_law(STARTING_FEN, "exd3", "e2d3", "pawn-capture");
    assert_law(STARTING_FEN, "Ke2", "e1e2", "own-piece");
    assert_law("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Kd2", "e1d2", "king-attacked");
    assert_law("4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "Rh2", "h1h2", "in-check");
}

#[test]
fn a_promotion_needs_its_piece() {
    assert_law(PROMOTION, "e8", "e7e8", "promotion-required");
    assert_law(PROMOTION, "e7-e8", "e7e8", "promotion-required");
    assert_law("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1", "exd8", "e7d8", "promotion-required");
    assert_law("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1", "ed", "e7d8", "promotion-required");
    assert_law(PROMOTION, "e8=K", "e7e8k", "promotion-piece");
    assert_law(STARTING_FEN, "e4=Q", "e2e4q", "promotion-not-due");
}

/// The knight on b8 is pinned to its king; that on f6 goes to d7 freely.
#[test]
fn a_pinned_piece_that_is_named_is_refused_for_its_pin() {
    const FEN: &str = "kn5R/8/5n2/8/8/8/8/4K3 b - - 0 1";
    assert_law(FEN, "Nbd7", "b8d7", "pinned");
    assert_read(FEN, "f6d7", &["Nd7", "Nfd7"]);
}

#[test]
fn of_several_pieces_the_one_that_comes_closest_is_refused() {
    // No bishop moves from f1 to f4; the one on c1 would have to jump.
    assert_law("4k3/8/8/8/8/8/3P4/2B1KB2 w - - 0 1", "Bf4", "c1f4", "path-blocked");
}

#[test]
fn a_step_of_a_pawn_is_no_capture_of_another() {
    const FEN: &str = "4k3/8/8/8/4p3/3P4/8/4K3 w - - 0 1";
    assert_read(FEN, "d3e4", &["dxe4", "de"]);
    assert_refused(FEN, "e4", "no-such-piece", "There is no pawn that the text describes.");
    assert_law("4k3/8/8/8/4p3/3PP3/8/4K3 w - - 0 1", "e4", "e3e4", "pawn-blocked");
    assert_law("k6r/6PP/8/8/8/8/8/4K3 w - - 0 1", "h8", "h7h8", "pawn-blocked");
}

#[test]
fn castling_is_refused_for_its_own_reasons() {
    assert_law(STARTING_FEN, "O-O", "e1h1", "castling-blocked");
    assert_law("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "e1h1", "castling-moved");
    assert_law("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1h1", "castling-through-check");
    assert_law("4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "0-0-0", "e1a1", "castling-in-check");
}

#[test]
fn a_player_is_told_what_castling_lacks() {
    const KING: &str = "White may not castle kingside: the king on f1 has moved before.";
    const ROOK: &str = "White cannot castle kingside: there is no rook on h1.";
    assert_refused("4k3/8/8/8/8/8/8/5K1R w - - 0 1", "O-O", "illegal-move", KING);
    assert_refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O", "illegal-move", ROOK);
}

/// The king could step to g1, or onto the empty h1; that is not castling.
#[test]
fn castling_is_never_read_as_a_step_of_the_king() {
    for fen in [
        "4k3/8/8/8/8/8/8/5K1R w - - 0 1",
        "4k3/8/8/8/8/8/8/5K2 w - - 0 1",
        "4k3/8/8/8/8/8/8/6K1 w - - 0 1",
        "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
    ] {
        for position in [position(fen), chess960(fen)] {
            for how in [ReadSan::Strictly, ReadSan::Leniently] {
                let error = position.read_san("O-O", how).expect_err(fen);
                let SanError::Refused(refusal) = error else { panic!("{error:?}: {fen}") };
                assert_eq!(refusal.code().name(), "castling-moved", "{fen}");
            }
        }
    }
}

/// In which order the pieces came onto the board shows in no answer.
#[test]
fn of_several_pieces_the_one_nearest_to_a1_comes_first() {
    for fen in ["4k3/8/8/3N4/8/8/8/1N2K3 w - - 0 1", "4k3/8/8/1N1N4/8/8/8/1N1NK3 w - - 0 1"] {
        let read = position(fen).read_san("Nc3", ReadSan::Leniently);
        let Err(SanError::Ambiguous(moves)) = read else { panic!("{read:?}") };
        assert!(moves.is_sorted_by_key(|mv| mv.from()) && moves.len() > 1, "{moves:?}");
    }
    assert_law("4k3/8/8/3N4/8/8/8/1N2K3 w - - 0 1", "Nh8", "b1h8", "knight-move");
}

#[test]
fn a_null_move_is_refused_as_one() {
    for text in ["0000", "--", "Z0", "@@@@"] {
        assert_refused(STARTING_FEN, text, "null-move", "A null move is no move: no player may pass.");
    }
}

#[test]
fn other_text_is_no_move() {
    let long = ["e4".repeat(100_000), format!("Nf3{}", "!".repeat(100))];
    let short = "e|N|Nf|e9|i4|x|Yf3|nf3|e2-e9|ee|O|O-O-O-O|Nf3 Nf6|♔|e4\0|🙂|½|1-0|=Q|=|(Q)|+|e4e5e6|é4|Nf³|Nf8Q|e8Q=Q"
        .split('|');
    for text in short.chain(long.iter().map(String::as_str)).chain(["", " ", "|"]) {
        for how in [ReadSan::Strictly, ReadSan::Leniently] {
            let read = position(STARTING_FEN).read_san(text, how);
            assert_eq!(read, Err(SanError::Unreadable), "{text:.40}");
        }
    }
}

#[test]
fn a_move_that_is_not_written_strictly_is_told_as_it_would_be() {
    let told = |text, letters: &str| {
        let letters = PieceLetters::of(letters).expect("a language");
        let read = Position::default().read_san_in(text, ReadSan::Strictly, letters);
        read.map_err(|error| (error.code(), error.to_string())).unwrap_err()
    };
    for text in ["g1f3", "Ng1-f3", "Nf3!?", "Nf3+", " Nf3", "♘f3"] {
        assert_eq!(told(text, "en"), ("unreadable-move", "Written strictly, this move is Nf3.".to_owned()));
    }
    assert_eq!(told("Sg1f3", "de").1, "Written strictly, this move is Sf3.");
}

/// On a board, the king put on its own rook castles. In notation it would take that rook.
#[test]
fn the_king_on_its_own_rook_is_no_castling() {
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (text, to) in [("Kh1", "e1h1"), ("Kxh1", "e1h1"), ("Ka1", "e1a1"), ("Ke1xh1", "e1h1")] {
        assert_law(CASTLING, text, to, "own-piece");
    }
    let position = chess960("1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
    for text in ["Kb1", "Kxb1", "Kxg1"] {
        assert_eq!(
            position.read_san(text, ReadSan::Leniently).map_err(|error| error.code()),
            Err("illegal-move")
        );
    }
}
