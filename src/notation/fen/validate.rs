//! Validates a position whose fields have been read. It finds what makes it impossible, and drops castling
//! rights and an en passant square that contradict the board.

use super::problem::{FenProblem, Problems};
use super::read::{Fields, RookName};
use super::write::outermost_rook;
use super::{CastlingMode, FenOptions};
use crate::board::geometry::{could_attack, slides, step_along};
use crate::position::Position;
use crate::types::{CastlingRights, CastlingSide, Color, File, Piece, PieceKind, Square, Step};

/// Validates a position, and gives it the castling rights and the en passant square of its FEN, as far as the board
/// allows them. The position is sound if every problem that was found is repaired.
pub(super) fn validate(
    position: &mut Position,
    fields: &Fields,
    options: FenOptions,
    problems: &mut Problems,
) {
    if !fields.census.check(&position.board, options.composed, problems) {
        return;
    }
    read_variant(position, fields, options);
    check_kings(position, options.composed, problems);
    if fields.count < 4 {
        let is_in_doubt = fields.count < 3 && could_castle(position) || could_take_en_passant(position);
        problems.push(match is_in_doubt {
            true => FenProblem::FieldCount(fields.count),
            false => FenProblem::MissingFields(fields.count),
        });
    }
    believe(position, fields, problems);
}

/// Finds out whether the castling rights are those of Chess960, and how they are written.
fn read_variant(position: &mut Position, fields: &Fields, options: FenOptions) {
    let names_a_file = |(_, rook): (Color, RookName)| matches!(rook, RookName::File(_));
    let is_chess960 = fields.rights.each().any(names_a_file);
    position.chess960 = options.castling == CastlingMode::Chess960 || is_chess960;
    position.shredder_fen = is_chess960 && fields.rights.each().all(names_a_file);
}

/// Gives a position the castling rights and the en passant square of its FEN, as far as the board allows them.
fn believe(position: &mut Position, fields: &Fields, problems: &mut Problems) {
    for (color, rook) in fields.rights.each() {
        grant(position, color, rook, problems);
    }
    if let Some(crossed) = fields.crossed {
        match position.can_have_crossed(crossed) {
            false => problems.push(FenProblem::EnPassantImpossible(crossed)),
            true => position.note_crossed(crossed),
        }
    }
}

/// The same for a board whose kings may be missing or attacked: nothing is refused.
pub(super) fn set_up(position: &mut Position, fields: &Fields) {
    read_variant(position, fields, FenOptions::default());
    believe(position, fields, &mut Problems::default());
}

/// Gives a board the castling rights of which king and rook stand at home. It may have several kings of a player.
pub(super) fn grant_at_home(position: &mut Position, fields: &Fields) {
    for (color, name) in fields.rights.each() {
        let RookName::Side(side) = name else { continue };
        let (king, rook) = (Square::new(File::E, color.back_rank()), side.rook_home_of(color));
        let is_on = |square, kind| position.board.get(square) == Some(Piece::new(color, kind));
        if is_on(king, PieceKind::King) && is_on(rook, PieceKind::Rook) {
            position.castling.grant(color, side, rook);
        }
    }
}

/// Checks the kings (3.8a, 3.9): they are not adjacent, the player who is not to move is not in check, and one move can
/// have given the checks to the other player, unless the position is composed.
fn check_kings(position: &Position, composed: bool, problems: &mut Problems) {
    let us = position.turn;
    let kings = Color::ALL.map(|color| position.board.king(color));
    if could_attack(position.board.cell(kings[0]).piece_code(), kings[0].difference(kings[1])) {
        problems.push(FenProblem::KingsAdjacent(kings));
        return;
    }
    let [against_them, against_us] = [!us, us].map(|color| checkers(position, color));
    if !against_them.is_empty() {
        problems.push(FenProblem::OpponentInCheck(!us, with_king(kings[!us as usize], against_them)));
    }
    if !can_check_together(position, &against_us) {
        let squares = with_king(kings[us as usize], against_us);
        problems.push(FenProblem::ImpossibleCheck { color: us, squares, composed });
    }
}

/// The pieces that attack the king of a player.
fn checkers(position: &Position, color: Color) -> Vec<Square> {
    position.board.list_attackers(position.board.king(color), !color)
}

/// The king's square before those of the checkers.
fn with_king(king: Square, mut checkers: Vec<Square>) -> Vec<Square> {
    checkers.insert(0, king);
    checkers
}

/// Whether one move can have given these checks. A double check comes from a slider whose line was opened and from the
/// piece that left it. No piece leaves a line and checks along the same one, from behind the king.
fn can_check_together(position: &Position, checkers: &[Square]) -> bool {
    let king = position.board.king(position.turn);
    let slider = |square: Square| slides(position.board.cell(square).piece_code());
    match *checkers {
        [] | [_] => true,
        [one, other] => {
            let lines = [one, other].map(|square| step_along(king.difference(square)));
            (slider(one) || slider(other)) && !lines[0].is_along(lines[1])
        }
        _ => false,
    }
}

/// Grants a castling right if its king and its rook stand where they must (3.8b).
fn grant(position: &mut Position, color: Color, name: RookName, problems: &mut Problems) {
    let king = position.board.king(color);
    let home = Square::new(File::E, color.back_rank());
    let get = |square| position.board.get(square);
    let (side, rook) = match name {
        RookName::Side(side) if position.chess960 => (side, outermost_rook(&position.board, color, side)),
        RookName::Side(side) => (side, Some(side.rook_home_of(color)).filter(|_| king == home)),
        RookName::File(_) if get(king).is_none() => (CastlingSide::King, None),
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

/// Whether a player could have a right to castle, as kings and rooks stand.
#[cold]
#[inline(never)]
fn could_castle(position: &Position) -> bool {
    let mut granted = position.clone();
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            grant(&mut granted, color, RookName::Side(side), &mut Problems::default());
        }
    }
    granted.castling != CastlingRights::NONE
}

/// Whether a pawn could take another one en passant, if that one has just made its double step.
#[cold]
#[inline(never)]
fn could_take_en_passant(position: &Position) -> bool {
    let them = !position.turn;
    let is_ours = |square| position.board.get(square) == Some(Piece::new(position.turn, PieceKind::Pawn));
    File::ALL.into_iter().map(|file| Square::new(file, them.crossed_rank())).any(|crossed| {
        let pawn = crossed.step(them.forward());
        position.can_have_crossed(crossed)
            && [Step::WEST, Step::EAST].into_iter().any(|step| is_ours(pawn.step(step)))
    })
}
