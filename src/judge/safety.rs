//! The king's safety: it steps onto no attacked square (3.8a), a check must be answered and a pin kept (3.9).

use super::case::Case;
use super::refusal::{Detail, Refusal, RefusalCode};
use crate::board::Board;
use crate::position::Position;
use crate::types::{Candidate, PieceKind};

/// 3.8a: the king does not step to where it can be taken. It does not shield that square from a slider behind
/// it.
pub(super) fn king_steps_safely(case: &Case) -> Option<Refusal> {
    if case.kind()? != PieceKind::King || case.castling.is_some() {
        return None;
    }
    let to = case.candidate.to;
    let mut without_king = case.position.board.clone();
    without_king.lift(case.king);
    let attackers = case.attackers(&without_king, to);
    attackers.first()?;
    case.refuse(RefusalCode::KingAttacked, &attackers, &[to])
}

/// 3.9: a move of another piece takes the only checker, or blocks it.
pub(super) fn check_is_answered(case: &Case) -> Option<Refusal> {
    let board = &case.position.board;
    let answered = match case.checks.count {
        _ if case.kind()? == PieceKind::King => true,
        1 if case.is_en_passant() => {
            !case.attackers(&after_en_passant(case), case.king).contains(&case.checks.checker)
        }
        _ => case.checks.answered_at(board, case.king, case.candidate.to),
    };
    let checkers = || case.attackers(board, case.king);
    (!answered).then(|| case.refusal(RefusalCode::InCheck, &checkers(), &[case.king]))
}

/// 3.9: a pinned piece stays between its king and the pinner, or takes the pinner. En passant takes two
/// pieces off one line at once, so that what it exposes is looked for on the board after it.
pub(super) fn pin_is_kept(case: &Case) -> Option<Refusal> {
    let (board, from) = (&case.position.board, case.candidate.from);
    if case.kind()? == PieceKind::King {
        return None;
    }
    if case.is_en_passant() {
        let pinners = case.attackers(&after_en_passant(case), case.king);
        pinners.first()?;
        return case.refuse(RefusalCode::Pinned, &pinners, &[case.king]);
    }
    if case.checks.keep_pin(board, from, case.candidate.to) {
        return None;
    }
    let pinner = board.first_met(from, -case.checks.pin(board, from));
    case.refuse(RefusalCode::Pinned, &[pinner], &[case.king])
}

/// 3.9: the refusal of a player who would pass in check.
pub(super) fn pass_in_check(position: &Position) -> Refusal {
    let king = position.board.king(position.turn);
    let case = Case::new(position, Candidate { from: king, to: king, promotion: None });
    let checkers = case.attackers(&position.board, king);
    Refusal { detail: Some(Detail::Pass), ..case.refusal(RefusalCode::InCheck, &checkers, &[king]) }
}

/// The board after the candidate, which is an en passant capture.
fn after_en_passant(case: &Case) -> Board {
    case.position.after_en_passant(case.candidate.from, case.candidate.to)
}
