//! A position as a few integers, so that JavaScript can keep it and put it back in less time than a FEN takes.

use super::layout::SNAPSHOT_LENGTH;
use super::packed::rights_in_order;
use crate::board::Board;
use crate::position::Position;
use crate::types::{CastlingRights, Color, File, Piece, PieceKind, Square};

const LENGTH: usize = SNAPSHOT_LENGTH as usize;

// Eight integers hold eight squares each, a rank from a to h: four bits a square, a kind counted from 1 and the colour.
const FIELD: usize = 4;
const COLOR: u32 = 1 << 3;
const KIND: u32 = COLOR - 1;

/// Four fields hold the files of the rooks that may castle, counted from 1. Above them are the flags.
const RIGHTS: usize = 8;
const IS_BLACK_TO_MOVE: u32 = 1 << 16;
const IS_CHESS960: u32 = 1 << 17;
const IS_SHREDDER_FEN: u32 = 1 << 18;

/// The square that a pawn has just crossed, or one that is none.
const CROSSED: usize = 9;
const NOT_CROSSED: u32 = 64;

/// The halfmove clock in the upper half, and the number of the move in the lower.
const COUNTERS: usize = 10;

/// The position as integers.
pub(super) fn save(position: &Position) -> [u32; LENGTH] {
    let mut numbers = [0; LENGTH];
    for (square, piece) in position.board.pieces() {
        let color = if piece.color == Color::Black { COLOR } else { 0 };
        let code = (piece.kind as u32 + 1) | color;
        numbers[square.rank() as usize] |= code << (FIELD * square.file() as usize);
    }
    for (slot, (color, side)) in rights_in_order().enumerate() {
        let file = position.castling.rook(color, side).map_or(0, |rook| rook.file() as u32 + 1);
        numbers[RIGHTS] |= file << (FIELD * slot);
    }
    let flags = [
        (position.turn == Color::Black, IS_BLACK_TO_MOVE),
        (position.chess960, IS_CHESS960),
        (position.shredder_fen, IS_SHREDDER_FEN),
    ];
    numbers[RIGHTS] |= flags.into_iter().filter(|&(set, _)| set).fold(0, |bits, (_, flag)| bits | flag);
    numbers[CROSSED] = position.en_passant.map_or(NOT_CROSSED, |square| square.index().into());
    numbers[COUNTERS] = u32::from(position.halfmove_clock) << 16 | u32::from(position.fullmove_number);
    numbers
}

/// Makes of a position the one that [`save`] was given.
pub(super) fn load(numbers: &[u32; LENGTH], position: &mut Position) {
    position.board = Board::WITHOUT_KINGS;
    for square in (0..64).filter_map(Square::from_index) {
        let code = numbers[square.rank() as usize] >> (FIELD * square.file() as usize);
        if let Some(&kind) = PieceKind::ALL.get((code & KIND).wrapping_sub(1) as usize) {
            let color = if code & COLOR == 0 { Color::White } else { Color::Black };
            position.board.place(square, Piece::new(color, kind));
        }
    }
    let flags = numbers[RIGHTS];
    position.castling = CastlingRights::NONE;
    for (slot, (color, side)) in rights_in_order().enumerate() {
        let file = (flags >> (FIELD * slot) & 15).wrapping_sub(1);
        if let Some(&file) = File::ALL.get(file as usize) {
            position.castling.grant(color, side, Square::new(file, color.back_rank()));
        }
    }
    position.turn = if flags & IS_BLACK_TO_MOVE == 0 { Color::White } else { Color::Black };
    position.chess960 = flags & IS_CHESS960 != 0;
    position.shredder_fen = flags & IS_SHREDDER_FEN != 0;
    position.en_passant = Square::from_index(numbers[CROSSED] as u8);
    position.halfmove_clock = (numbers[COUNTERS] >> 16) as u16;
    position.fullmove_number = numbers[COUNTERS] as u16;
}
