//! The FEN that leaves nothing out.

use chess_arbiter::{CastlingSide, Color, Position};

/// The FEN with castling rights that name each rook by its file, and with the en passant square whenever a
/// pawn stands where it could take there, legally or not: everything that the position knows.
pub fn complete_fen(position: &Position) -> String {
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let mut rights = String::new();
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if let Some(rook) = position.castling().rook(color, side) {
                let letter = rook.file().letter();
                rights.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
    }
    let en_passant = position.en_passant().map(|square| square.to_string());
    if !rights.is_empty() {
        fields[2] = &rights;
    }
    fields[3] = en_passant.as_deref().unwrap_or("-");
    fields.join(" ")
}
