//! From a position to its FEN.

use crate::board::Board;
use crate::position::Position;
use crate::text::{Text, display_text, push};
use crate::types::{CastlingRights, CastlingSide, Color, File, Piece, PieceKind, Rank, Square, Step};

/// Room for any FEN that is written.
const LONGEST_WRITTEN: usize = 96;

/// The FEN of the position (PGN standard 16.1). An en passant square is named only if a legal en passant
/// capture exists; in Chess960 a castling right names its rook by its file where `KQkq` would name another, or where
/// Shredder-FEN was read, so that it is read as Chess960 again.
impl Text for Position {
    fn push_to(&self, text: &mut String) {
        self.push_placement(text);
        push!(text, " ", &self.turn.letter(), " ");
        self.push_rights(text);
        push!(text, " ");
        match self.legal_en_passant() {
            Some(square) => square.push_to(text),
            None => push!(text, "-"),
        }
        push!(text, " ", &u32::from(self.halfmove_clock), " ", &u32::from(self.fullmove_number));
    }
}

display_text!(Position);

impl Position {
    /// The FEN of the position; the same text as its `Display`.
    pub fn fen(&self) -> String {
        let mut text = String::with_capacity(LONGEST_WRITTEN);
        self.push_to(&mut text);
        text
    }

    /// The pieces rank by rank from the eighth, and between them the numbers of empty squares.
    fn push_placement(&self, text: &mut String) {
        for rank in Rank::ALL.into_iter().rev() {
            let mut square = Square::new(File::A, rank).step(Step::WEST);
            loop {
                let met = self.board.first_met(square, Step::EAST);
                let empty = met.address() - square.address() - 1;
                if empty > 0 {
                    push_ascii(b'0' + empty as u8, text);
                }
                let Some(piece) = self.board.get(met) else { break };
                push_ascii(piece.letter() as u8, text);
                square = met;
            }
            if rank != Rank::First {
                text.push('/');
            }
        }
    }

    fn push_rights(&self, text: &mut String) {
        if self.castling == CastlingRights::NONE {
            push!(text, "-");
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(letter) = self.right_letter(color, side) {
                    push!(text, &letter);
                }
            }
        }
    }

    /// `K` or `Q` where it names the right rook, else its file (X-FEN); always its file in Shredder-FEN.
    fn right_letter(&self, color: Color, side: CastlingSide) -> Option<char> {
        let rook = self.castling.rook(color, side)?;
        let letter = match side {
            _ if self.shredder_fen => rook.file().letter(),
            _ if outermost_rook(&self.board, color, side) != Some(rook) => rook.file().letter(),
            CastlingSide::King => 'k',
            CastlingSide::Queen => 'q',
        };
        Some(if color == Color::White { letter.to_ascii_uppercase() } else { letter })
    }
}

/// Pushes a letter of ASCII: the mask changes none, and tells the compiler that it is one byte.
#[inline]
fn push_ascii(letter: u8, text: &mut String) {
    text.push(char::from(letter & 127));
}

/// The rook of a player that stands farthest to a side on the back rank (X-FEN).
#[inline(never)]
pub(super) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let (edge, inwards) = match side {
        CastlingSide::King => (File::H, Step::WEST),
        CastlingSide::Queen => (File::A, Step::EAST),
    };
    let mut square = Square::new(edge, color.back_rank()).step(-inwards);
    loop {
        square = board.first_met(square, inwards);
        let piece = board.get(square)?;
        if piece == Piece::new(color, PieceKind::Rook) {
            return Some(square);
        }
    }
}
