//! How pieces move: whose piece it is, what stands where it goes, how it moves and what is in its way (3.1 to
//! 3.8a).

use super::case::Case;
use super::refusal::{Refusal, RefusalCode};
use crate::board::geometry::{could_attack, slides, walk};
use crate::position::Position;
use crate::types::{Candidate, PieceKind, Square, Step};

/// 3.1, 1.2: there is a piece to move, and it belongs to the player to move.
pub(super) fn whose_piece(case: &Case) -> Option<Refusal> {
    let from = case.candidate.from;
    match case.mover {
        None => case.refuse(RefusalCode::NoPiece, &[], &[from]),
        Some(piece) if piece.color != case.us() => case.refuse(RefusalCode::NotYourTurn, &[from], &[]),
        Some(_) => None,
    }
}

impl Position {
    /// The refusal of a candidate because of the piece of the same player where it goes, for SAN, in which the king on
    /// its own rook is no castling.
    pub(crate) fn own_piece_there(&self, candidate: Candidate) -> Refusal {
        let case = Case { castling: None, ..Case::new(self, candidate) };
        case.refusal(RefusalCode::OwnPiece, &[candidate.to], &[candidate.to])
    }
}

/// 3.1: no piece of the same player stands where it goes.
pub(super) fn own_piece(case: &Case) -> Option<Refusal> {
    let to = case.candidate.to;
    let own = case.position.board.cell(to).is(case.us()) && case.castling.is_none();
    own.then(|| case.refusal(RefusalCode::OwnPiece, &[to], &[to]))
}

/// 3.2 to 3.4, 3.6 to 3.8a: a piece of its kind moves that way.
pub(super) fn way_of_moving(case: &Case) -> Option<Refusal> {
    let Candidate { from, to, .. } = case.candidate;
    let code = match case.kind()? {
        PieceKind::Pawn => return pawn_way(case),
        PieceKind::Knight => RefusalCode::KnightMove,
        PieceKind::Bishop => RefusalCode::BishopMove,
        PieceKind::Rook => RefusalCode::RookMove,
        PieceKind::Queen => RefusalCode::QueenMove,
        PieceKind::King => RefusalCode::KingMove,
    };
    let piece_code = case.position.board.cell(from).piece_code();
    let moves_that_way = could_attack(piece_code, case.difference()) || case.castling.is_some();
    (!moves_that_way).then(|| case.refusal(code, &[from], &[to]))
}

/// 3.5: the bishop, the rook and the queen do not jump.
pub(super) fn free_path(case: &Case) -> Option<Refusal> {
    let (from, to) = (case.candidate.from, case.candidate.to);
    if !slides(case.position.board.cell(from).piece_code()) {
        return None;
    }
    let mut between = Vec::new();
    walk(from, to).filter(|&square| square != to).for_each(|square| between.push(square));
    let in_the_way = case.occupied(&between);
    case.refuse(RefusalCode::PathBlocked, in_the_way.get(..1)?, &between)
}

/// 3.7a to 3.7c: how a pawn moves, and how it takes.
fn pawn_way(case: &Case) -> Option<Refusal> {
    let (from, to) = (case.candidate.from, case.candidate.to);
    let forward = case.us().forward();
    let way = case.difference();
    if way == forward {
        return pawn_blocked(case, &[to]);
    }
    if way == forward.and(forward) {
        return match from.is_on(case.us().pawn_rank()) {
            true => pawn_blocked(case, &[from.step(forward), to]),
            false => case.refuse(RefusalCode::PawnFirstMove, &[from], &[to]),
        };
    }
    if way == forward.and(Step::WEST) || way == forward.and(Step::EAST) {
        return pawn_takes(case);
    }
    case.refuse(RefusalCode::PawnMove, &[from], &[to])
}

/// 3.7a: the squares straight ahead must be vacant.
fn pawn_blocked(case: &Case, must_be_vacant: &[Square]) -> Option<Refusal> {
    let in_the_way = case.occupied(must_be_vacant);
    in_the_way.first()?;
    case.refuse(RefusalCode::PawnBlocked, &in_the_way, &in_the_way)
}

/// 3.7b, 3.7c: there must be a piece to take diagonally ahead, or a pawn to take en passant.
fn pawn_takes(case: &Case) -> Option<Refusal> {
    let Candidate { from, to, .. } = case.candidate;
    let board = &case.position.board;
    if board.cell(to).is(case.them()) || case.position.en_passant == Some(to) {
        return None;
    }
    let beside = to.step(-case.us().forward());
    let enemy_pawn_beside =
        board.cell(beside).is(case.them()) && board.cell(beside).kind() == Some(PieceKind::Pawn);
    match enemy_pawn_beside && to.is_on(case.them().crossed_rank()) {
        true => case.refuse(RefusalCode::EnPassantLate, &[beside], &[to]),
        false => case.refuse(RefusalCode::PawnCapture, &[from], &[to]),
    }
}
