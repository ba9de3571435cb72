//! Squares, pieces, moves and outcomes as integers, laid out as `layout.rs` says. `pkg/lib/unpack.js` makes objects of them.

use super::layout::{
    CANDIDATE_PROMOTION_SHIFT, CHESS960, COMPOSED, EN_PASSANT_SHIFT, KIND_MASK, MOVE_CAPTURED_SHIFT,
    MOVE_COLOR_SHIFT, MOVE_KIND_SHIFT, MOVE_MARK, MOVE_NAMES_FILE, MOVE_NAMES_RANK, MOVE_PIECE_SHIFT,
    MOVE_PROMOTION_SHIFT, MOVE_SUFFIX_SHIFT, OUTCOME_WINNER_SHIFT, PIECE_COLOR_SHIFT, PIECE_KIND_SHIFT,
    TO_SHIFT,
};
use crate::game::Claim;
use crate::notation::fen::{CastlingMode, FenOptions};
#[cfg(any(feature = "extras", feature = "pgn"))]
use crate::notation::san::PieceLetters;
use crate::notation::san::San;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::types::{Candidate, CastlingSide, Color, File, Piece, PieceKind, Rank, Square};

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

/// A candidate.
pub(super) fn pack_candidate(Candidate { from, to, promotion }: Candidate) -> u32 {
    pack_squares(from, to) | pack_kind(promotion) << CANDIDATE_PROMOTION_SHIFT
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
pub(super) fn pack_kind(kind: Option<PieceKind>) -> u32 {
    kind.map_or(0, |kind| kind as u32 + 1)
}

/// The castling rights that there can be, in the order of FEN.
pub(super) fn rights_in_order() -> impl Iterator<Item = (Color, CastlingSide)> {
    Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
}

/// The castling rights of a position, a bit each in the order of FEN, and above them the square on which a pawn may be
/// taken en passant, counted from 1; 0 for none.
pub(super) fn pack_rights(position: &Position) -> u32 {
    let castling = rights_in_order().enumerate().fold(0, |bits, (bit, (color, side))| {
        bits | u32::from(position.castling().rook(color, side).is_some()) << bit
    });
    let square = position.legal_en_passant().map_or(0, |square| u32::from(square.index()) + 1);
    castling | square << EN_PASSANT_SHIFT
}

/// How a FEN is to be read.
pub(super) fn unpack_options(packed: u32) -> FenOptions {
    let castling = if packed & CHESS960 == 0 { CastlingMode::Standard } else { CastlingMode::Chess960 };
    FenOptions { castling, composed: packed & COMPOSED != 0 }
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

/// The piece letters of a language by its code, which JavaScript has asked for; English if there are none.
#[cfg(any(feature = "extras", feature = "pgn"))]
pub(super) fn unpack_letters(code: &str) -> &'static PieceLetters {
    PieceLetters::of(code).unwrap_or(PieceLetters::ENGLISH)
}
