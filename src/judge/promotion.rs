//! Promotion (3.7d): the piece that is named is one that a pawn may become, and it is named when it is due
//! and only then.

use super::case::Case;
use super::refusal::{Refusal, RefusalCode};
use crate::types::{Candidate, PieceKind};

/// A piece that is named must be one that a pawn may become, and the move must promote.
pub(super) fn named_rightly(case: &Case) -> Option<Refusal> {
    let Candidate { from, to, promotion } = case.candidate;
    let named = promotion?;
    if !PieceKind::PROMOTIONS.contains(&named) {
        return case.refuse(RefusalCode::PromotionPiece, &[from], &[to]);
    }
    let due = case.kind() == Some(PieceKind::Pawn) && to.is_on(case.them().back_rank());
    (!due).then(|| case.refusal(RefusalCode::PromotionNotDue, &[from], &[to]))
}

/// The refusal when no law has anything against the candidate: then the pawn reaches the last rank, and no
/// piece is named.
pub(super) fn required(case: &Case) -> Refusal {
    case.refusal(RefusalCode::PromotionRequired, &[case.candidate.from], &[case.candidate.to])
}
