//! Squares, pieces, moves and outcomes as integers, laid out as `layout.rs` says. `pkg/lib/names.js` names them.

use super::layout::{
    CANDIDATE_PROMOTION_SHIFT, KIND_MASK, MOVE_CAPTURED_SHIFT, MOVE_COLOR_SHIFT, MOVE_KIND_SHIFT, MOVE_MARK,
    MOVE_NAMES_FILE, MOVE_NAMES_RANK, MOVE_PIECE_SHIFT, MOVE_PROMOTION_SHIFT, MOVE_SUFFIX_SHIFT,
    OUTCOME_WINNER_SHIFT, PIECE_COLOR_SHIFT, PIECE_KIND_SHIFT, TO_SHIFT,
};
use crate::game::Claim;
use crate::judge::Language;
use crate::notation::san::San;
use crate::outcome::Outcome;
use crate::types::{Candidate, Color, File, Move, Piece, PieceKind, Rank, Square};

/// A legal move and how it is written.
pub(super) fn pack_san(san: San, color: Color) -> u32 {
    let mv = san.mv();
    pack_squares(mv.from(), mv.to())
        | pack_kind(Some(mv.piece())) << MOVE_PIECE_SHIFT
        | pack_kind(mv.captured()) << MOVE_CAPTURED_SHIFT
        | pack_kind(mv.promotion()) << MOVE_PROMOTION_SHIFT
        | (mv.kind() as u32) << MOVE_KIND_SHIFT
        | (color as u32) << MOVE_COLOR_SHIFT
        | (u32::from(san.names_file()) * MOVE_NAMES_FILE)
        | (u32::from(san.names_rank()) * MOVE_NAMES_RANK)
        | (san.suffix() as u32) << MOVE_SUFFIX_SHIFT
        | MOVE_MARK
}

/// The two squares of a move or of an arrow.
pub(super) fn pack_squares(from: Square, to: Square) -> u32 {
    u32::from(from.index()) | u32::from(to.index()) << TO_SHIFT
}

/// A move as a candidate.
pub(super) fn pack_candidate(mv: Move) -> u32 {
    pack_squares(mv.from(), mv.to()) | pack_kind(mv.promotion()) << CANDIDATE_PROMOTION_SHIFT
}

/// A piece on its square.
pub(super) fn pack_piece(square: Square, piece: Piece) -> u32 {
    u32::from(square.index())
        | pack_kind(Some(piece.kind)) << PIECE_KIND_SHIFT
        | (piece.color as u32) << PIECE_COLOR_SHIFT
}

/// How a game ended.
pub(super) fn pack_outcome(outcome: Outcome) -> u32 {
    let winner = outcome.winner.map_or(0, |color| color as u32 + 1);
    (outcome.reason as u32 + 1) | winner << OUTCOME_WINNER_SHIFT
}

/// Draws that may be claimed: a bit for each kind of claim.
pub(super) fn pack_claims(claims: &[Claim]) -> u32 {
    claims.iter().fold(0, |bits, &claim| bits | 1 << claim as u32)
}

/// A kind of piece, counted from 1; 0 for none.
fn pack_kind(kind: Option<PieceKind>) -> u32 {
    kind.map_or(0, |kind| kind as u32 + 1)
}

/// The candidate in the lowest bits; those above do not matter.
pub(super) fn unpack_candidate(packed: u32) -> Candidate {
    let promotion = packed >> CANDIDATE_PROMOTION_SHIFT & KIND_MASK;
    Candidate {
        from: unpack_square(packed),
        to: unpack_square(packed >> TO_SHIFT),
        promotion: PieceKind::ALL.get(promotion.wrapping_sub(1) as usize).copied(),
    }
}

/// The square in the lowest bits.
pub(super) fn unpack_square(packed: u32) -> Square {
    let [file, rank] = [packed & 7, packed >> 3 & 7].map(|index| index as usize);
    Square::new(File::ALL[file], Rank::ALL[rank])
}

/// White for 0, Black for any other number.
pub(super) fn unpack_color(packed: u32) -> Color {
    Color::ALL[usize::from(packed != 0)]
}

/// German for its number, English for any other.
pub(super) fn unpack_language(packed: u32) -> Language {
    if packed == Language::German as u32 { Language::German } else { Language::English }
}
