//! From a [`Setup`] to a position: one list of what no game can bring about, and the repair of what merely
//! contradicts the board.

use super::CastlingMode;
use super::problem::FenProblem;
use super::read::{RookName, Setup};
use super::write::outermost_rook;
use crate::board::{Board, MOST_PIECES};
use crate::cell::Cell;
use crate::geometry::{could_attack, slides, step_along};
use crate::position::Position;
use crate::types::{Castling, CastlingSide, Color, File, Piece, PieceKind, Rank, Square, Step};

/// The position of a setup, if each player has one king and at most sixteen pieces. Problems that refuse it
/// may be found all the same.
pub(super) fn position(
    setup: &Setup,
    mode: CastlingMode,
    problems: &mut Vec<FenProblem>,
) -> Option<Position> {
    let census = Color::ALL.map(|color| Census::of(setup, color));
    for (census, color) in census.iter().zip(Color::ALL) {
        census.check(color, problems);
    }
    let pawns: Vec<Square> = (setup.pieces.iter())
        .filter(|(square, piece)| {
            piece.kind == PieceKind::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth)
        })
        .map(|&(square, _)| square)
        .collect();
    if !pawns.is_empty() {
        problems.push(FenProblem::PawnOnBackRank(pawns));
    }
    let mut position = Position {
        board: board(setup, &census)?,
        turn: setup.turn,
        castling: Castling::NONE,
        en_passant: None,
        halfmove_clock: setup.halfmove_clock,
        fullmove_number: setup.fullmove_number.max(1),
        chess960: mode == CastlingMode::Chess960 || names_a_file(setup),
        shredder_fen: is_shredder_fen(setup),
    };
    check_kings(&position, problems);
    for &(color, rook) in &setup.rights {
        grant(&mut position, color, rook, problems);
    }
    if let Some(crossed) = setup.en_passant {
        match just_passed(&position, crossed) {
            false => problems.push(FenProblem::EnPassantImpossible(crossed)),
            true => position.note_crossed(crossed),
        }
    }
    Some(position)
}

/// Whether a right names its rook by its file, which only Chess960 does.
fn names_a_file(setup: &Setup) -> bool {
    setup.rights.iter().any(|(_, rook)| matches!(rook, RookName::File(_)))
}

/// Whether all rights do: Shredder-FEN.
fn is_shredder_fen(setup: &Setup) -> bool {
    names_a_file(setup) && setup.rights.iter().all(|(_, rook)| matches!(rook, RookName::File(_)))
}

/// What a player has on the board, by numbers.
#[derive(Default)]
struct Census {
    kinds: [usize; 6],
    /// The bishops on dark and on light squares.
    bishops: [usize; 2],
    kings: Vec<Square>,
}

impl Census {
    fn of(setup: &Setup, color: Color) -> Self {
        let mut census = Self::default();
        for &(square, piece) in setup.pieces.iter().filter(|(_, piece)| piece.color == color) {
            census.kinds[piece.kind as usize] += 1;
            match piece.kind {
                PieceKind::Bishop => census.bishops[usize::from(square.is_light())] += 1,
                PieceKind::King => census.kings.push(square),
                _ => {}
            }
        }
        census
    }

    fn pieces(&self) -> usize {
        self.kinds.iter().sum()
    }

    /// How many pieces must have been promoted (3.7d): those that no game begins with.
    fn promoted(&self) -> usize {
        let more_than = |most: usize, kind: PieceKind| self.kinds[kind as usize].saturating_sub(most);
        let bishops: usize = self.bishops.iter().map(|bishops| bishops.saturating_sub(1)).sum();
        more_than(1, PieceKind::Queen)
            + more_than(2, PieceKind::Rook)
            + more_than(2, PieceKind::Knight)
            + bishops
    }

    /// What a player's pieces alone show: kings, pawns, and promotions.
    fn check(&self, color: Color, problems: &mut Vec<FenProblem>) {
        match self.kings.len() {
            0 => problems.push(FenProblem::KingMissing(color)),
            1 => {}
            _ => problems.push(FenProblem::KingDoubled(color, self.kings.clone())),
        }
        let pawns = self.kinds[PieceKind::Pawn as usize];
        if self.pieces() > MOST_PIECES {
            problems.push(FenProblem::TooManyPieces(color));
        }
        if pawns > 8 {
            problems.push(FenProblem::TooManyPawns(color));
        } else if self.promoted() > 8 - pawns {
            problems.push(FenProblem::TooManyPromoted(color));
        }
    }
}

/// The board of a setup, if each player has one king and at most sixteen pieces.
fn board(setup: &Setup, census: &[Census; 2]) -> Option<Board> {
    let [&[white], &[black]] = census.each_ref().map(|census| census.kings.as_slice()) else { return None };
    if census.iter().any(|census| census.pieces() > MOST_PIECES) {
        return None;
    }
    let mut board = Board::with_kings(white, black);
    for &(square, piece) in setup.pieces.iter().filter(|(_, piece)| piece.kind != PieceKind::King) {
        board.put(square, Cell::new(piece), piece.color);
    }
    Some(board)
}

/// What the two kings show: they keep apart, and only the player to move may be in check, from at most two
/// pieces, of which one must be a slider that was opened (3.8a, 3.9).
fn check_kings(position: &Position, problems: &mut Vec<FenProblem>) {
    let us = position.turn;
    let kings = Color::ALL.map(|color| position.board.king(color));
    if could_attack(position.board.cell(kings[0]).mover(), kings[0].difference(kings[1])) {
        problems.push(FenProblem::KingsAdjacent(kings));
        return;
    }
    let attackers = |color| position.attackers(position.board.king(color), !color);
    let with_king = |color| std::iter::once(position.board.king(color)).chain(attackers(color)).collect();
    if attackers(!us).next().is_some() {
        problems.push(FenProblem::OpponentInCheck(!us, with_king(!us)));
    }
    let checkers: Vec<Square> = attackers(us).collect();
    if !can_check_together(position, &checkers) {
        problems.push(FenProblem::ImpossibleCheck(us, with_king(us)));
    }
}

/// Whether one move can have brought about these checks. Two at once are a slider that was opened and
/// another piece; and no slider can be opened by one that moved along the same line.
fn can_check_together(position: &Position, checkers: &[Square]) -> bool {
    let king = position.board.king(position.turn);
    let slider = |square: Square| slides(position.board.cell(square).mover());
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
fn grant(position: &mut Position, color: Color, name: RookName, problems: &mut Vec<FenProblem>) {
    let king = position.board.king(color);
    let home = Square::new(File::E, color.back_rank());
    let get = |square| position.board.get(square);
    let (side, rook) = match name {
        RookName::Side(side) if position.chess960 => (side, outermost_rook(get, color, side)),
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
        && position.checkers().all(|checker| checker == stands || opened(checker))
}
