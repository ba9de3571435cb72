//! Writes the FEN of a position.

use crate::board::Board;
use crate::position::Position;
use crate::text::{Text, display_text, push};
use crate::types::{CastlingRights, CastlingSide, Color, File, Piece, PieceKind, Rank, Square, Step};

/// The capacity, in bytes, that any written FEN fits in.
const LONGEST_WRITTEN: usize = 96;

/// The FEN of the position (PGN standard 16.1). An en passant square is written only if a legal en passant capture
/// exists. A castling right is the file of its rook where `KQkq` would name another rook (X-FEN), and wherever the
/// position was read from Shredder-FEN, so that it is read as Chess960 again.
impl Text for Position {
    fn push_to(&self, text: &mut String) {
        self.push_state(self.shredder_fen, text);
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

    /// The text that two positions share exactly when they are the same (FIDE 9.2.3): the pieces, who is to
    /// move, the castling rights, and the en passant square if a legal en passant capture exists. It is made
    /// of the first four fields of the FEN, in which a castling right has only one spelling: that of X-FEN.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let position: Position = "4k2r/8/8/8/8/8/8/4K2R w Kk - 12 40".parse()?;
    /// assert_eq!(position.key(), "4k2r/8/8/8/8/8/8/4K2R w Kk -");
    /// let shredder_fen: Position = "4k2r/8/8/8/8/8/8/4K2R w Hh - 0 1".parse()?;
    /// assert_eq!(shredder_fen.key(), position.key());
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn key(&self) -> String {
        let mut text = String::with_capacity(LONGEST_WRITTEN);
        self.push_state(false, &mut text);
        text
    }

    /// Pushes all but the counters; the castling rights as in Shredder-FEN or as in X-FEN.
    fn push_state(&self, shredder_fen: bool, text: &mut String) {
        self.push_placement(text);
        push!(text, " ", &self.turn.letter(), " ");
        self.push_rights(shredder_fen, text);
        push!(text, " ");
        match self.legal_en_passant() {
            Some(square) => square.push_to(text),
            None => push!(text, "-"),
        }
    }

    /// Pushes the pieces rank by rank from the eighth, with the numbers of empty squares between them.
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

    fn push_rights(&self, shredder_fen: bool, text: &mut String) {
        if self.castling == CastlingRights::NONE {
            push!(text, "-");
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(letter) = self.right_letter(color, side, shredder_fen) {
                    push!(text, &letter);
                }
            }
        }
    }

    /// `K` or `Q` where it names the right rook, else its file (X-FEN); always its file in Shredder-FEN.
    fn right_letter(&self, color: Color, side: CastlingSide, shredder_fen: bool) -> Option<char> {
        let rook = self.castling.rook(color, side)?;
        let letter = match side {
            _ if shredder_fen => rook.file().letter(),
            _ if outermost_rook(&self.board, color, side) != Some(rook) => rook.file().letter(),
            CastlingSide::King => 'k',
            CastlingSide::Queen => 'q',
        };
        Some(if color == Color::White { letter.to_ascii_uppercase() } else { letter })
    }
}

/// Pushes an ASCII character. The mask changes nothing; it tells the compiler that the character is one byte long.
fn push_ascii(letter: u8, text: &mut String) {
    text.push(char::from(letter & 127));
}

/// The rook of a player that is farthest to a side on the back rank (X-FEN).
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
