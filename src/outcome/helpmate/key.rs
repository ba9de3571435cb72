//! A position as 256 bits, without loss: four for each square.
//!
//! The search says "no mate can be reached" when it has seen every position that can. It must not take one
//! position for another then: a hash that two positions share would make it skip one of them, and with it
//! perhaps the only way to the mate. So it remembers positions in full. Twelve of the sixteen codes of a square
//! are the pieces and one is for none. The last three say the rest:
//!
//! | code | what stands there | and so |
//! |---|---|---|
//! | 13 | a rook | its king may castle with it |
//! | 14 | a pawn | it has just made its double step, and an enemy pawn stands where it could take it en passant |
//! | 15 | White's king | White is to move |
//!
//! The counters are left out: no series of moves is made illegal by them (3.1 to 3.9).

use crate::board::Board;
use crate::position::Position;
use crate::types::{CastlingRights, CastlingSide, Color, Piece, PieceKind, Square};

/// All of a position but its counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key([u32; 8]);

const CASTLING_ROOK: u32 = 13;
const CROSSED_PAWN: u32 = 14;
const WHITE_KING_TO_MOVE: u32 = 15;

/// The code of a piece: 1 to 6 for White's, 7 to 12 for Black's.
const fn code(piece: Piece) -> u32 {
    1 + piece.kind as u32 + 6 * piece.color as u32
}

/// The piece with a code 1 to 12.
fn piece(code: u32) -> Option<Piece> {
    let code = (code as usize).wrapping_sub(1);
    let color = *Color::ALL.get(code / 6)?;
    Some(Piece::new(color, PieceKind::ALL[code % 6]))
}

impl Key {
    /// Packs a position.
    pub fn of(position: &Position) -> Self {
        let mut key = Self([0; 8]);
        for color in Color::ALL {
            for listed in position.board.listed(color) {
                if let Some(kind) = position.board.cell(listed.square()).kind() {
                    key.put(listed.square(), code(Piece::new(color, kind)));
                }
            }
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castling.rook(color, side) {
                    key.put(rook, CASTLING_ROOK);
                }
            }
        }
        if let Some(crossed) = position.en_passant {
            key.put(crossed.step((!position.turn).forward()), CROSSED_PAWN);
        }
        if position.turn == Color::White {
            key.put(position.board.king(Color::White), WHITE_KING_TO_MOVE);
        }
        key
    }

    /// Unpacks the position over another one, whose counters stay.
    pub fn unpack(self, position: &mut Position) {
        position.board = Board::WITHOUT_KINGS;
        position.castling = CastlingRights::NONE;
        position.en_passant = None;
        position.turn = Color::Black;
        let mut crossed_pawn = None;
        let mut castling_rooks = [None; 4];
        let mut rooks = castling_rooks.iter_mut();
        for (word, rank) in self.0.into_iter().zip(0..) {
            let mut rest = word;
            while rest != 0 {
                let place = rest.trailing_zeros() / 4;
                let code = rest >> (4 * place) & 15;
                rest &= !(15 << (4 * place));
                let Some(square) = Square::from_index((8 * rank + place) as u8) else { continue };
                match code {
                    CASTLING_ROOK => {
                        if let Some(rook) = rooks.next() {
                            *rook = Some(square);
                        }
                    }
                    CROSSED_PAWN => crossed_pawn = Some(square),
                    WHITE_KING_TO_MOVE => {
                        position.turn = Color::White;
                        position.board.place(square, Piece::new(Color::White, PieceKind::King));
                    }
                    _ => {
                        if let Some(piece) = piece(code) {
                            position.board.place(square, piece);
                        }
                    }
                }
            }
        }
        if let Some(square) = crossed_pawn {
            let owner = !position.turn;
            position.board.place(square, Piece::new(owner, PieceKind::Pawn));
            position.en_passant = Some(square.step(-owner.forward()));
        }
        for rook in castling_rooks.into_iter().flatten() {
            let color = if rook.is_on(Color::White.back_rank()) { Color::White } else { Color::Black };
            position.board.place(rook, Piece::new(color, PieceKind::Rook));
            let king = position.board.king(color);
            let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
            position.castling.grant(color, side, rook);
        }
    }

    /// Where the position is looked for first in a table: any number, the same for the same position.
    pub fn hash(self) -> u32 {
        let mut hash = 0u64;
        for word in self.0 {
            hash = (hash ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 32;
        }
        hash as u32
    }

    /// Gives a square its code, whatever it had.
    fn put(&mut self, square: Square, code: u32) {
        let index = square.index() as usize;
        let word = &mut self.0[(index / 8) & 7];
        let shift = 4 * (index % 8);
        *word = *word & !(15 << shift) | code << shift;
    }
}
