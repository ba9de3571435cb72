//! From a position to its FEN.

use crate::position::Position;
use crate::text::{Text, display_text, push};
use crate::types::{CastlingSide, Color, File, Piece, PieceKind, Rank, Square};

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
        text.push(' ');
        match self.legal_en_passant() {
            Some(square) => square.push_to(text),
            None => text.push('-'),
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

    fn push_placement(&self, text: &mut String) {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.board.get(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        push_empty(empty, text);
                        text.push(piece.letter());
                        empty = 0;
                    }
                }
            }
            push_empty(empty, text);
            if rank != Rank::First {
                text.push('/');
            }
        }
    }

    fn push_rights(&self, text: &mut String) {
        let before = text.len();
        for color in Color::ALL {
            text.extend(CastlingSide::ALL.into_iter().filter_map(|side| self.right_letter(color, side)));
        }
        if text.len() == before {
            text.push('-');
        }
    }

    /// `K` or `Q` where it names the right rook, else its file (X-FEN); always its file in Shredder-FEN.
    fn right_letter(&self, color: Color, side: CastlingSide) -> Option<char> {
        let rook = self.castling.rook(color, side)?;
        let letter = match side {
            _ if self.shredder_fen => rook.file().letter(),
            _ if outermost_rook(|square| self.board.get(square), color, side) != Some(rook) => {
                rook.file().letter()
            }
            CastlingSide::King => 'k',
            CastlingSide::Queen => 'q',
        };
        Some(if color == Color::White { letter.to_ascii_uppercase() } else { letter })
    }
}

fn push_empty(count: u32, text: &mut String) {
    if count > 0 {
        count.push_to(text);
    }
}

/// The rook of a player that stands farthest to a side on the back rank (X-FEN).
pub(super) fn outermost_rook(
    get: impl Fn(Square) -> Option<Piece>,
    color: Color,
    side: CastlingSide,
) -> Option<Square> {
    let files: [File; 8] = match side {
        CastlingSide::Queen => File::ALL,
        CastlingSide::King => {
            let mut files = File::ALL;
            files.reverse();
            files
        }
    };
    let rook = Piece::new(color, PieceKind::Rook);
    files
        .map(|file| Square::new(file, color.back_rank()))
        .into_iter()
        .find(|&square| get(square) == Some(rook))
}
