//! From what was read to a sound position: one list of what no game can bring about, and the repair of what merely
//! contradicts the board.

use super::CastlingMode;
use super::problem::{FenProblem, Problems};
use super::read::{RookName, Setup};
use super::write::outermost_rook;
use crate::board::geometry::{could_attack, slides, step_along};
use crate::position::Position;
use crate::types::{CastlingSide, Color, File, Piece, PieceKind, Square, Step};

/// Completes a position by what its FEN says of castling and en passant, as far as the board allows it. The
/// position is sound if no problem is found, or only such that are repaired.
pub(super) fn complete(position: &mut Position, setup: &Setup, mode: CastlingMode, problems: &mut Problems) {
    if !setup.census.check(&position.board, problems) {
        return;
    }
    let names_a_file = |(_, rook): (Color, RookName)| matches!(rook, RookName::File(_));
    let is_chess960 = setup.rights.each().any(names_a_file);
    position.chess960 = mode == CastlingMode::Chess960 || is_chess960;
    position.shredder_fen = is_chess960 && setup.rights.each().all(names_a_file);
    check_kings(position, problems);
    for (color, rook) in setup.rights.each() {
        grant(position, color, rook, problems);
    }
    if let Some(crossed) = setup.crossed {
        match just_passed(position, crossed) {
            false => problems.push(FenProblem::EnPassantImpossible(crossed)),
            true => position.note_crossed(crossed),
        }
    }
}

/// What the two kings show: they keep apart, and only the player to move may be in check, from at most two
/// pieces, of which one must be a slider that was opened (3.8a, 3.9).
fn check_kings(position: &Position, problems: &mut Problems) {
    let us = position.turn;
    let kings = Color::ALL.map(|color| position.board.king(color));
    if could_attack(position.board.cell(kings[0]).piece_code(), kings[0].difference(kings[1])) {
        problems.push(FenProblem::KingsAdjacent(kings));
        return;
    }
    let [theirs, ours] = [!us, us].map(|color| checkers(position, color));
    if !theirs.is_empty() {
        problems.push(FenProblem::OpponentInCheck(!us, with_king(kings[!us as usize], theirs)));
    }
    if !can_check_together(position, &ours) {
        problems.push(FenProblem::ImpossibleCheck(us, with_king(kings[us as usize], ours)));
    }
}

/// The pieces that give check to a player.
fn checkers(position: &Position, color: Color) -> Vec<Square> {
    position.board.list_attackers(position.board.king(color), !color)
}

fn with_king(king: Square, mut checkers: Vec<Square>) -> Vec<Square> {
    checkers.insert(0, king);
    checkers
}

/// Whether one move can have brought about these checks. Two at once are a slider that was opened and
/// another piece; and no slider can be opened by one that moved along the same line.
fn can_check_together(position: &Position, checkers: &[Square]) -> bool {
    let king = position.board.king(position.turn);
    let slider = |square: Square| slides(position.board.cell(square).piece_code());
    match *checkers {
        [] | [_] => true,
        [one, other] => {
            let lines = [one, other].map(|square| step_along(king.difference(square)));
            let same_line = slider(one) && slider(other) && lines[0].is_along(lines[1]);
            (slider(one) || slider(other)) && !same_line
        }
        _ => false,
    }
}

/// Grants a castling right, if its king and its rook stand where they must (3.8b).
fn grant(position: &mut Position, color: Color, name: RookName, problems: &mut Problems) {
    let king = position.board.king(color);
    let home = Square::new(File::E, color.back_rank());
    let get = |square| position.board.get(square);
    let (side, rook) = match name {
        RookName::Side(side) if position.chess960 => (side, outermost_rook(&position.board, color, side)),
        RookName::Side(side) => (side, Some(side.rook_home_of(color)).filter(|_| king == home)),
        RookName::File(file) => {
            let side = if file > king.file() { CastlingSide::King } else { CastlingSide::Queen };
            (side, Some(Square::new(file, color.back_rank())))
        }
    };
    let can_castle = |rook: &Square| {
        let beside = match side {
            CastlingSide::King => rook.file() > king.file(),
            CastlingSide::Queen => rook.file() < king.file(),
        };
        let free = position.castling.rook(color, side).is_none_or(|granted| granted == *rook);
        king.is_on(color.back_rank())
            && !matches!(king.file(), File::A | File::H)
            && get(*rook) == Some(Piece::new(color, PieceKind::Rook))
            && beside
            && free
    };
    match rook.filter(can_castle) {
        Some(rook) => position.castling.grant(color, side, rook),
        None => problems.push(FenProblem::CastlingImpossible(color, side)),
    }
}

/// Whether an enemy pawn can just have made its double step across a square (3.7c): it stands beyond it, it
/// left two empty squares behind, and whatever gives check is that pawn or was opened by it.
fn just_passed(position: &Position, crossed: Square) -> bool {
    let board = &position.board;
    let them = !position.turn;
    let stands = crossed.step(them.forward());
    let left = crossed.step(-them.forward());
    let opened = |checker: Square| {
        let king = board.king(position.turn);
        let line = step_along(checker.difference(king));
        let leads = |square: Square| step_along(checker.difference(square)) == line;
        line != Step::NONE && leads(left) && step_along(left.difference(king)) == line
    };
    crossed.is_on(them.crossed_rank())
        && board.get(stands) == Some(Piece::new(them, PieceKind::Pawn))
        && board.cell(crossed).is_empty()
        && board.cell(left).is_empty()
        && checkers(position, position.turn).into_iter().all(|checker| checker == stands || opened(checker))
}
