//! What is read without a problem, and written as it was.

use chess_arbiter::{CastlingMode, CastlingSide, Color, Position, STARTING_FEN, validate_fen};

use super::{assert_becomes, assert_castling_rook, assert_unchanged};
use crate::from_text::position;

#[test]
fn the_usual_fens_are_written_as_they_are_read() {
    for fen in [
        STARTING_FEN,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/8/8/3k4/8/4K3/8/8 b - - 99 150",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40",
    ] {
        assert_unchanged(fen, CastlingMode::Standard);
    }
}

#[test]
fn it_says_what_stands_where_and_whose_turn_it_is() {
    let position = position("4k3/8/8/8/8/8/8/R3K3 b Q - 7 31");
    assert_eq!(position.turn(), Color::Black);
    assert_eq!((position.halfmove_clock(), position.fullmove_number()), (7, 31));
    let pieces: Vec<String> =
        position.board().pieces().map(|(square, piece)| format!("{}{square}", piece.letter())).collect();
    assert_eq!(pieces, ["Ke1", "Ra1", "ke8"]);
    assert_castling_rook(&position, Color::White, CastlingSide::Queen, "a1");
    assert_eq!(position.castling().rook(Color::White, CastlingSide::King), None);
    assert!(!position.chess960());
}

#[test]
fn four_fields_are_enough() {
    let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    assert_eq!(validate_fen(&format!("{placement} w KQkq -"), CastlingMode::Standard), []);
    assert_eq!(position(&format!("{placement} w KQkq -")), Position::default());
    let position = position(&format!("{placement} b KQkq - 5"));
    assert_eq!((position.halfmove_clock(), position.fullmove_number()), (5, 1));
}

#[test]
fn fields_are_separated_by_any_white_space() {
    let text = "  4k3/8/8/8/8/8/8/4K3\tw  -\n-   0 1\r\n";
    assert_becomes(text, CastlingMode::Standard, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn empty_squares_may_be_counted_in_parts() {
    assert_becomes(
        "4k3/8/8/8/8/8/11111111/1111K12 w - - 0 1",
        CastlingMode::Standard,
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    );
}

#[test]
fn rights_are_written_in_the_usual_order() {
    assert_becomes(
        "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
        CastlingMode::Standard,
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    );
}

#[test]
fn the_most_pieces_a_player_can_have_are_read() {
    let fen = "rnbqkbnr/8/8/pppppppp/PPPPPPPP/8/8/RNBQKBNR w KQkq - 0 1";
    assert_unchanged(fen, CastlingMode::Standard);
    assert_eq!(position(fen).board().pieces().count(), 32);
    assert_unchanged("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", CastlingMode::Standard);
}

#[test]
fn from_str_reads_as_in_chess() {
    let fen = "1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1";
    let read: Position = fen.parse().expect("its castling rights are repaired");
    assert_eq!(read, position(fen));
    assert_eq!(read.castling(), chess_arbiter::CastlingRights::NONE);
}
