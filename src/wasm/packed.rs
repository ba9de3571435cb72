//! Squares, pieces, moves and outcomes as integers. `pkg/lib/names.js` is the other side of this file.

use crate::game::Claim;
use crate::judge::Language;
use crate::notation::san::San;
use crate::outcome::Outcome;
use crate::types::{Candidate, Color, Move, Piece, PieceKind, Square};

/// A move and how it is written: from, to (6 bits each), piece, captured, promotion, kind (3 bits each), colour,
/// whether the notation names file and rank of the first square, what it does to the other king (2 bits), and a
/// last bit that is always set, so that 0 is no move.
pub(super) fn pack_san(san: San, color: Color) -> u32 {
    let mv = san.mv();
    pack_squares(mv)
        | (mv.piece() as u32) << 12
        | pack_kind(mv.captured()) << 15
        | pack_kind(mv.promotion()) << 18
        | (mv.kind() as u32) << 21
        | (color as u32) << 24
        | u32::from(san.names_file()) << 25
        | u32::from(san.names_rank()) << 26
        | (san.suffix() as u32) << 27
        | 1 << 29
}

/// The two squares of a move: from, to (6 bits each).
pub(super) fn pack_squares(mv: Move) -> u32 {
    u32::from(mv.from().index()) | u32::from(mv.to().index()) << 6
}

/// A move as a candidate: from, to (6 bits each), promotion (3 bits).
pub(super) fn pack_candidate(mv: Move) -> u32 {
    pack_squares(mv) | pack_kind(mv.promotion()) << 12
}

/// A piece on its square: square (6 bits), kind (3 bits, from 1), colour.
pub(super) fn pack_piece(square: Square, piece: Piece) -> u32 {
    u32::from(square.index()) | pack_kind(Some(piece.kind)) << 6 | (piece.color as u32) << 9
}

/// How a game ended: the reason (3 bits, from 1), and the winner (0 for none, 1 for White, 2 for Black).
pub(super) fn pack_outcome(outcome: Outcome) -> u32 {
    (outcome.reason as u32 + 1) | outcome.winner.map_or(0, |color| color as u32 + 1) << 3
}

/// Draws that may be claimed: a bit for each kind of claim.
pub(super) fn pack_claims(claims: &[Claim]) -> u32 {
    claims.iter().fold(0, |bits, &claim| bits | 1 << claim as u32)
}

fn pack_kind(kind: Option<PieceKind>) -> u32 {
    kind.map_or(0, |kind| kind as u32 + 1)
}

/// A candidate: from, to (6 bits each), promotion (3 bits, 0 for none).
pub(super) fn unpack_candidate(packed: u32) -> Candidate {
    Candidate {
        from: unpack_square(packed),
        to: unpack_square(packed >> 6),
        promotion: PieceKind::ALL.get((packed >> 12 & 7).wrapping_sub(1) as usize).copied(),
    }
}

/// A square, from the lowest six bits.
pub(super) fn unpack_square(packed: u32) -> Square {
    let [file, rank] = [packed & 7, packed >> 3 & 7].map(|index| index as usize);
    Square::new(crate::types::File::ALL[file], crate::types::Rank::ALL[rank])
}

/// White for 0, Black for any other number.
pub(super) fn unpack_color(packed: u32) -> Color {
    Color::ALL[usize::from(packed != 0)]
}

/// German for its number, English for any other.
pub(super) fn unpack_language(packed: u32) -> Language {
    if packed == Language::German as u32 { Language::German } else { Language::English }
}
