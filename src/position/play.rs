//! Making a move that is known to be legal, and taking it or a null move back exactly.
//!
//! `Position::play`, which asks first whether the move is legal, is in `movegen/candidate.rs`.

use super::Position;
use super::castling_path::CastlingPath;
use crate::board::Cell;
use crate::types::{CastlingRights, CastlingSide, Color, Move, MoveKind, Piece, PieceKind, Square};

/// What is needed to take a move or a null move back: see [`Position::undo`].
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    mv: Option<Move>,
    castling: CastlingRights,
    en_passant: Option<Square>,
    halfmove_clock: u16,
    fullmove_number: u16,
    /// The slot that the captured piece had in its player's list.
    captured_slot: u8,
}

impl Undo {
    /// The move that was made, and that this takes back; `None` for a null move.
    pub fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// The castling rights before the move.
    pub(crate) fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The number that the move has in a game: see [`Position::fullmove_number`].
    #[cfg(feature = "pgn")]
    pub(crate) fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// The halfmove clock before the move.
    pub(crate) fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The square that a pawn had crossed before the move.
    pub(crate) fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }
}

impl Position {
    /// Makes a move that is known to be legal in this very position, without asking whether it is: for search
    /// and perft. A move of another position leaves one that means nothing; [`Position::play`] refuses it.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let mut position = Position::default();
    /// for mv in position.moves() {
    ///     let undo = position.play_unchecked(mv);
    ///     position.undo(undo);
    /// }
    /// assert_eq!(position, Position::default());
    /// ```
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let us = self.turn;
        let mut undo = self.start_ply(Some(mv));
        self.halfmove_clock = match mv.is_irreversible() {
            true => 0,
            false => self.halfmove_clock.saturating_add(1),
        };
        if let Some(side) = mv.castling() {
            self.castle(side);
        } else {
            if mv.captured.is_some() {
                undo.captured_slot = self.board.take(mv.capture_square(us), !us);
            }
            self.board.shift(mv.from, mv.to, us);
            if let Some(kind) = mv.promotion {
                self.board.replace(mv.to, Cell::new(Piece::new(us, kind)), us);
            }
        }
        self.lose_rights(mv);
        self.end_ply();
        if mv.kind == MoveKind::DoubleStep {
            self.note_crossed(mv.from.step(us.forward()));
        }
        undo
    }

    /// Begins a ply: forgets what only it may use, and returns what takes it back.
    #[inline]
    pub(super) fn start_ply(&mut self, mv: Option<Move>) -> Undo {
        Undo {
            mv,
            castling: self.castling,
            en_passant: self.en_passant.take(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            captured_slot: 0,
        }
    }

    /// Ends a ply: the other player is to move.
    #[inline]
    pub(super) fn end_ply(&mut self) {
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.turn = !self.turn;
    }

    /// Takes back the last move or null move that was made, with what [`Position::play`] or
    /// [`Position::pass`] returned for it.
    pub fn undo(&mut self, undo: Undo) {
        self.turn = !self.turn;
        let us = self.turn;
        self.castling = undo.castling;
        self.en_passant = undo.en_passant;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = undo.fullmove_number;
        let Some(mv) = undo.mv else { return };
        if let Some(side) = mv.castling() {
            return self.uncastle(mv, side);
        }
        if mv.promotion.is_some() {
            self.board.replace(mv.to, Cell::new(Piece::new(us, PieceKind::Pawn)), us);
        }
        self.board.shift(mv.to, mv.from, us);
        if let Some(kind) = mv.captured {
            let cell = Cell::new(Piece::new(!us, kind));
            self.board.put_back(mv.capture_square(us), cell, !us, undo.captured_slot);
        }
    }

    /// 3.8b: rights are lost when the king or the rook moves, or when the rook is taken.
    fn lose_rights(&mut self, mv: Move) {
        if self.castling == CastlingRights::NONE {
            return;
        }
        if mv.piece == PieceKind::King {
            self.castling.king_moved(self.turn);
        }
        self.castling.rook_left(mv.from);
        self.castling.rook_left(mv.to);
    }

    /// Moves king and rook of the player to move.
    fn castle(&mut self, side: CastlingSide) {
        let king = self.board.king(self.turn);
        if let Some(rook) = self.castling.rook(self.turn, side) {
            let path = CastlingPath { king, rook, side };
            self.board.swap_castlers([king, rook], [path.king_to(), path.rook_to()], self.turn);
        }
    }

    /// Moves them back. The castling rights are already those of before the move.
    fn uncastle(&mut self, mv: Move, side: CastlingSide) {
        if let Some(rook) = self.castling.rook(self.turn, side) {
            let path = CastlingPath { king: mv.from, rook, side };
            self.board.swap_castlers([path.king_to(), path.rook_to()], [mv.from, rook], self.turn);
        }
    }
}
