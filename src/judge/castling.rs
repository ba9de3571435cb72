//! What castling asks for (3.8b), if the candidate is a gesture of castling.

use super::case::Case;
use super::refusal::{Refusal, RefusalCode};
use crate::position::{CastlingPath, Position};
use crate::types::{Candidate, CastlingSide, Square};

impl Position {
    /// The refusal of castling to a side where the right to it is gone, for SAN, which names no squares.
    pub(crate) fn castling_lost(&self, side: CastlingSide) -> Refusal {
        let king = self.board.king(self.turn);
        let rook = side.rook_home_of(self.turn);
        let case = Case::new(self, Candidate { from: king, to: rook, promotion: None });
        let case = Case { castling: Some(CastlingPath { king, rook, side }), ..case };
        case.refusal(RefusalCode::CastlingMoved, &[], &[king, rook])
    }
}

/// 3.8b: the right is there, the way is vacant, and the king is not attacked where it stands, passes or
/// lands.
pub(super) fn allowed(case: &Case) -> Option<Refusal> {
    let path = case.castling?;
    if !case.position.may_castle(path) {
        return case.refuse(RefusalCode::CastlingMoved, &[], &[path.king, path.rook]);
    }
    blocked(case, &path).or_else(|| attacked(case, &path))
}

/// Nothing but king and rook stands where either of them passes or lands.
fn blocked(case: &Case, path: &CastlingPath) -> Option<Refusal> {
    let stands = |square: &Square| [path.king, path.rook].contains(square);
    let mut between = Vec::new();
    path.squares().filter(|square| !stands(square)).for_each(|square| between.push(square));
    let in_the_way = case.occupied(&between);
    in_the_way.first()?;
    case.refuse(RefusalCode::CastlingBlocked, &in_the_way, &between)
}

/// The king castles neither out of check, nor over an attacked square, nor onto one.
fn attacked(case: &Case, path: &CastlingPath) -> Option<Refusal> {
    let board = &case.position.board;
    if case.checks.count > 0 {
        return case.refuse(RefusalCode::CastlingInCheck, &case.attackers(board, case.king), &[case.king]);
    }
    let lands = path.king_to();
    for square in path.king_squares().filter(|&square| square != lands) {
        let attackers = case.attackers(board, square);
        if !attackers.is_empty() {
            return case.refuse(RefusalCode::CastlingThroughCheck, &attackers, &[square]);
        }
    }
    // In Chess960 the rook may leave its king open to a slider behind it.
    let mut after = board.clone();
    after.swap_castlers([path.king, path.rook], [lands, path.rook_to()], case.us());
    let attackers = case.attackers(&after, lands);
    attackers.first()?;
    case.refuse(RefusalCode::CastlingIntoCheck, &attackers, &[lands])
}
