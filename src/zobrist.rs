//! Zobrist hashing: a position as 64 bits, changed by a move in a few steps (Zobrist, 1970).
//!
//! The random numbers are computed, not stored: SplitMix64 (Steele, Lea and Flood, 2014) of a number that names
//! the feature. That costs a few multiplications where a table would cost a download.

use crate::castling::CastlingPath;
use crate::position::Position;
use crate::types::{CastlingSide, Color, Move, MoveKind, Piece, Square};

/// The number of a feature, far from that of any other.
const fn key(feature: u32) -> u64 {
    let seed = (feature as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Features are numbered by what they are and where.
const PIECES: u32 = 0;
const RIGHTS: u32 = 1 << 12;
const EN_PASSANT: u32 = 2 << 12;
const BLACK_TO_MOVE: u32 = 3 << 12;

const fn piece_key(piece: Piece, square: Square) -> u64 {
    key(PIECES + ((piece.color as u32) << 11 | (piece.kind as u32) << 8 | square.index() as u32))
}

impl Position {
    /// The Zobrist hash of what makes positions the same (FIDE 9.2.3): the pieces, who is to move, the castling
    /// rights, and en passant where it is legal. Different positions may share a hash.
    pub fn zobrist(&self) -> u64 {
        let pieces = self.board.pieces().fold(0, |hash, (square, piece)| hash ^ piece_key(piece, square));
        pieces ^ self.zobrist_without_pieces()
    }

    /// The part of the hash that is not the pieces'.
    pub(crate) fn zobrist_without_pieces(&self) -> u64 {
        let mut hash = if self.turn == Color::Black { key(BLACK_TO_MOVE) } else { 0 };
        for color in Color::ALL {
            for rook in CastlingSide::ALL.into_iter().filter_map(|side| self.castling.rook(color, side)) {
                hash ^= key(RIGHTS + rook.index() as u32);
            }
        }
        self.legal_en_passant().map_or(hash, |square| hash ^ key(EN_PASSANT + square.index() as u32))
    }

    /// How a legal move that is yet to be made changes the pieces' part of the hash.
    pub(crate) fn zobrist_change(&self, mv: Move) -> u64 {
        let us = self.turn;
        let moved = |kind, square| piece_key(Piece::new(us, kind), square);
        if let Some(side) = mv.castling() {
            let king = mv.from();
            return self.castling.rook(us, side).map_or(0, |rook| {
                let path = CastlingPath { king, rook, side };
                moved(crate::PieceKind::King, king)
                    ^ moved(crate::PieceKind::King, path.king_to())
                    ^ moved(crate::PieceKind::Rook, rook)
                    ^ moved(crate::PieceKind::Rook, path.rook_to())
            });
        }
        let victim = match mv.kind() {
            MoveKind::EnPassant => mv.to().step(-us.forward()),
            _ => mv.to(),
        };
        moved(mv.piece(), mv.from())
            ^ moved(mv.promotion().unwrap_or(mv.piece()), mv.to())
            ^ mv.captured().map_or(0, |kind| piece_key(Piece::new(!us, kind), victim))
    }

    /// Whether two positions are the same (FIDE 9.2.3): the same player to move, the same pieces on the same
    /// squares, and the same moves possible, castling and en passant included. The counters do not matter.
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.castling == other.castling
            && self.board == other.board
            && self.legal_en_passant() == other.legal_en_passant()
    }
}
