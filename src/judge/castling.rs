//! What castling asks for (3.8b), when the candidate is its gesture.

use super::case::Case;
use super::refusal::{Refusal, RefusalCode};
use crate::position::CastlingPath;
use crate::position::Position;
use crate::types::{Candidate, CastlingSide, Square};

impl Position {
    /// The refusal of castling to a side, whatever its gesture, where the right to it is gone.
    pub(crate) fn castling_lost(&self, side: CastlingSide) -> Refusal {
        let king = self.board.king(self.turn);
        let home = side.rook_home_of(self.turn);
        let case = Case::new(self, Candidate { from: king, to: home, promotion: None });
        let case = Case { castling: Some(side), ..case };
        case.refusal(RefusalCode::CastlingMoved, &[], &[king, home])
    }
}

/// The right is there, the way is vacant, and the king is not attacked where it stands, passes or lands.
pub(super) fn allowed(case: &Case) -> Option<Refusal> {
    let side = case.castling?;
    let rook = rook_square(case, side);
    if case.position.castling.rook(case.us(), side) != Some(rook) {
        return case.refuse(RefusalCode::CastlingMoved, &[], &[case.king, rook]);
    }
    let path = CastlingPath { king: case.king, rook, side };
    blocked(case, &path).or_else(|| attacked(case, &path))
}

/// The rook that the gesture means: the one the king is put on, or the one that the right names, or the one
/// that would be at home.
fn rook_square(case: &Case, side: CastlingSide) -> Square {
    let to = case.candidate.to;
    match case.position.board.cell(to).is(case.us()) {
        true => to,
        false => (case.position.castling.rook(case.us(), side)).unwrap_or(side.rook_home_of(case.us())),
    }
}

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
