//! Making a move and taking it back, exactly.

use std::error::Error;
use std::fmt;

use super::Position;
use super::castling_path::CastlingPath;
use crate::board::Cell;
use crate::types::{Castling, CastlingSide, Color, Move, MoveKind, Piece, PieceKind, Square};

/// What a position must remember to take a move back: see [`Position::undo`].
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    mv: Move,
    castling: Castling,
    en_passant: Option<Square>,
    halfmove_clock: u16,
    fullmove_number: u16,
    /// Where the captured piece was in its player's list.
    captured_slot: u8,
}

impl Undo {
    /// The move that is taken back.
    pub fn mv(&self) -> Move {
        self.mv
    }

    /// The castling rights before the move.
    pub(crate) fn castling(&self) -> Castling {
        self.castling
    }

    /// The square that a pawn had crossed before the move.
    pub(crate) fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }
}

/// The move is not legal in this position: it was generated in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegalHere(pub Move);

impl fmt::Display for NotLegalHere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the move {} is not legal in this position", self.0)
    }
}

impl Error for NotLegalHere {}

impl Position {
    /// Makes a legal move.
    ///
    /// # Errors
    /// If the move is not legal here, which can only be if it comes from another position. Nothing changes.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let mut position = Position::default();
    /// let before = position.clone();
    /// let undo = position.play(position.moves()[0])?;
    /// position.undo(undo);
    /// assert_eq!(position, before);
    /// # Ok::<(), chess_arbiter::NotLegalHere>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<Undo, NotLegalHere> {
        match self.legal_move(mv.candidate()) {
            Some(legal) if legal == mv => Ok(self.play_unchecked(mv)),
            _ => Err(NotLegalHere(mv)),
        }
    }

    /// Makes a move that is known to be legal in this very position, without a check: for search and perft.
    /// A move from another position makes no sense, and leaves a position that makes none.
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let us = self.turn;
        let mut undo = Undo {
            mv,
            castling: self.castling,
            en_passant: self.en_passant.take(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            captured_slot: 0,
        };
        self.halfmove_clock = match mv.captured.is_some() || mv.piece == PieceKind::Pawn {
            true => 0,
            false => self.halfmove_clock.saturating_add(1),
        };
        if let Some(side) = mv.castling() {
            self.castle(side);
        } else {
            if mv.captured.is_some() {
                undo.captured_slot = self.board.take(mv.victim(us), !us);
            }
            self.board.shift(mv.from, mv.to, us);
            if let Some(kind) = mv.promotion {
                self.board.replace(mv.to, Cell::new(Piece::new(us, kind)), us);
            }
        }
        self.lose_rights(mv);
        self.turn = !us;
        if mv.kind == MoveKind::DoubleStep {
            self.note_crossed(mv.from.step(us.forward()));
        }
        if us == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        undo
    }

    /// Takes back the last move that was made.
    pub fn undo(&mut self, undo: Undo) {
        let Undo { mv, .. } = undo;
        self.turn = !self.turn;
        let us = self.turn;
        self.castling = undo.castling;
        self.en_passant = undo.en_passant;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = undo.fullmove_number;
        if let Some(side) = mv.castling() {
            return self.uncastle(mv, side);
        }
        if mv.promotion.is_some() {
            self.board.replace(mv.to, Cell::new(Piece::new(us, PieceKind::Pawn)), us);
        }
        self.board.shift(mv.to, mv.from, us);
        if let Some(kind) = mv.captured {
            let cell = Cell::new(Piece::new(!us, kind));
            self.board.put_back(mv.victim(us), cell, !us, undo.captured_slot);
        }
    }

    /// 3.8b: rights are lost when the king or the rook moves, or when the rook is taken.
    fn lose_rights(&mut self, mv: Move) {
        if self.castling == Castling::NONE {
            return;
        }
        if mv.piece == PieceKind::King {
            self.castling.king_moved(self.turn);
        }
        self.castling.rook_left(mv.from);
        self.castling.rook_left(mv.to);
    }

    fn castle(&mut self, side: CastlingSide) {
        let king = self.board.king(self.turn);
        if let Some(rook) = self.castling.rook(self.turn, side) {
            let path = CastlingPath { king, rook, side };
            self.board.swap_castlers([king, rook], [path.king_to(), path.rook_to()], self.turn);
        }
    }

    fn uncastle(&mut self, mv: Move, side: CastlingSide) {
        if let Some(rook) = self.castling.rook(self.turn, side) {
            let path = CastlingPath { king: mv.from, rook, side };
            self.board.swap_castlers([path.king_to(), path.rook_to()], [mv.from, rook], self.turn);
        }
    }
}
