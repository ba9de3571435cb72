//! The oracle: the refusals once more, written from the laws alone. It uses the bitboards of cozy-chess, and nothing of
//! the crate's `judge`.

use chess_arbiter::{PieceKind, Position};
use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square};
use cozy_chess::{
    get_between_rays, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use crate::complete_fen::complete_fen;

/// Why a move is not legal, as the oracle sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub code: &'static str,
    /// The squares of the pieces to blame.
    pub by: BitBoard,
    /// The squares that it is about.
    pub on: BitBoard,
}

fn claim(code: &'static str, by: BitBoard, on: BitBoard) -> Option<Claim> {
    Some(Claim { code, by, on })
}

pub struct Oracle {
    board: Board,
    /// Whether it is a position of Chess960.
    chess960: bool,
    us: Color,
    king: Square,
    checkers: BitBoard,
    /// The square on which a pawn can be taken en passant, if its capturer survives it.
    crossed: Option<Square>,
    /// The legal moves by cozy-chess: for each pair of squares a bit for each promotion, and one for none.
    /// Castling is king takes rook.
    legal: Vec<u8>,
}

const NO_PROMOTION: usize = 6;

/// King and rook that are to castle.
#[derive(Clone, Copy)]
struct Castling {
    rook: Square,
    kingside: bool,
}

impl Oracle {
    pub fn new(position: &Position) -> Self {
        let fen = complete_fen(position);
        let board = Board::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let us = board.side_to_move();
        let king = board.king(us);
        let crossed = board.en_passant().map(|file| Square::new(file, Rank::Sixth.relative_to(us)));
        let mut legal = vec![0; 64 * 64];
        board.generate_moves(|moves| {
            for mv in moves {
                let promotion = mv.promotion.map_or(NO_PROMOTION, |piece| piece as usize);
                legal[pair(mv.from, mv.to)] |= 1 << promotion;
            }
            false
        });
        let chess960 = position.chess960();
        let mut oracle = Self { board, chess960, us, king, checkers: BitBoard::EMPTY, crossed, legal };
        oracle.checkers = oracle.attackers(king, oracle.board.occupied(), BitBoard::EMPTY);
        assert_eq!(oracle.checkers, oracle.board.checkers(), "{fen}");
        oracle
    }

    /// Whether a move is legal by cozy-chess's generator.
    pub fn is_legal(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> bool {
        let castling = self.castling(from, to);
        let right = castling.filter(|castling| self.right(castling.kingside) == Some(castling.rook));
        let to = match (castling, right) {
            (Some(_), None) => return false,
            (_, Some(castling)) => castling.rook,
            (None, None) => to,
        };
        let promotion = promotion.map_or(NO_PROMOTION, |kind| kind as usize);
        self.legal[pair(from, to)] >> promotion & 1 == 1
    }

    /// The first law that refuses a move; `None` if none does.
    pub fn refusal(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Option<Claim> {
        let (mover, aim) = (from.bitboard(), to.bitboard());
        let Some(piece) = self.board.piece_on(from) else { return claim("no-piece", BitBoard::EMPTY, mover) };
        if !self.ours().has(from) {
            return claim("not-your-turn", mover, BitBoard::EMPTY);
        }
        let castling = self.castling(from, to);
        if self.ours().has(to) && castling.is_none() {
            return claim("own-piece", aim, aim);
        }
        if let Some(code) = self.wrong_way(piece, from, to).filter(|_| castling.is_none()) {
            return claim(code, mover, aim);
        }
        let refused = if piece == Piece::Pawn { self.pawn(from, to) } else { self.path(piece, from, to) };
        if refused.is_some() {
            return refused;
        }
        let last_rank = piece == Piece::Pawn && to.rank() == Rank::Eighth.relative_to(self.us);
        match promotion {
            Some(PieceKind::King | PieceKind::Pawn) => return claim("promotion-piece", mover, aim),
            Some(_) if !last_rank => return claim("promotion-not-due", mover, aim),
            _ => (),
        }
        if let Some(castling) = castling {
            return self.castle(castling);
        }
        let refused = if piece == Piece::King { self.king_step(to) } else { self.exposed(piece, from, to) };
        let due = || claim("promotion-required", mover, aim).filter(|_| last_rank && promotion.is_none());
        refused.or_else(due)
    }

    fn ours(&self) -> BitBoard {
        self.board.colors(self.us)
    }

    fn own(&self, piece: Piece) -> BitBoard {
        self.board.colored_pieces(self.us, piece)
    }

    /// The opponent's pieces that attack a square when the board is occupied so, and some pieces are gone.
    fn attackers(&self, square: Square, occupied: BitBoard, gone: BitBoard) -> BitBoard {
        let of = |piece| self.board.colored_pieces(!self.us, piece);
        let rooks = get_rook_moves(square, occupied) & (of(Piece::Rook) | of(Piece::Queen));
        let bishops = get_bishop_moves(square, occupied) & (of(Piece::Bishop) | of(Piece::Queen));
        let knights = get_knight_moves(square) & of(Piece::Knight);
        let pawns = get_pawn_attacks(square, self.us) & of(Piece::Pawn);
        let kings = get_king_moves(square) & of(Piece::King);
        (rooks | bishops | knights | pawns | kings) & !gone
    }

    /// 3.8b: the castling that a king's gesture means.
    fn castling(&self, from: Square, to: Square) -> Option<Castling> {
        let rank = Rank::First.relative_to(self.us);
        if from != self.king || from.rank() != rank || to.rank() != rank {
            return None;
        }
        if self.own(Piece::Rook).has(to) {
            let at_home = from.file() == File::E && matches!(to.file(), File::A | File::H);
            let has_right = || [true, false].into_iter().any(|kingside| self.right(kingside).is_some());
            let is_meant = if self.chess960 { has_right() } else { at_home };
            return is_meant.then(|| Castling { rook: to, kingside: to.file() > from.file() });
        }
        let kingside = match (from.file(), to.file()) {
            (File::E, File::G) => true,
            (File::E, File::C) => false,
            _ => return None,
        };
        let home = Square::new(if kingside { File::H } else { File::A }, rank);
        let rook = self.right(kingside).unwrap_or(home);
        Some(Castling { rook, kingside }).filter(|_| !self.ours().has(to))
    }

    /// The rook with which the player may still castle.
    fn right(&self, kingside: bool) -> Option<Square> {
        let rights = self.board.castle_rights(self.us);
        let file = if kingside { rights.short } else { rights.long };
        file.map(|file| Square::new(file, Rank::First.relative_to(self.us)))
    }

    /// 3.2 to 3.8a: how the pieces move on an empty board. A pawn has all its steps and captures.
    fn wrong_way(&self, piece: Piece, from: Square, to: Square) -> Option<&'static str> {
        let empty = BitBoard::EMPTY;
        let (reached, code) = match piece {
            Piece::Knight => (get_knight_moves(from), "knight-move"),
            Piece::Bishop => (get_bishop_moves(from, empty), "bishop-move"),
            Piece::Rook => (get_rook_moves(from, empty), "rook-move"),
            Piece::Queen => (get_bishop_moves(from, empty) | get_rook_moves(from, empty), "queen-move"),
            Piece::King => (get_king_moves(from), "king-move"),
            Piece::Pawn => {
                let ahead = self.ahead(from, 1) | self.ahead(from, 2);
                (ahead | get_pawn_attacks(from, self.us), "pawn-move")
            }
        };
        (!reached.has(to)).then_some(code)
    }

    /// The square that is some steps straight ahead of a pawn.
    fn ahead(&self, from: Square, steps: i8) -> BitBoard {
        let ranks = if self.us == Color::White { steps } else { -steps };
        from.try_offset(0, ranks).map_or(BitBoard::EMPTY, Square::bitboard)
    }

    /// 3.5: no jumping.
    fn path(&self, piece: Piece, from: Square, to: Square) -> Option<Claim> {
        if matches!(piece, Piece::Knight | Piece::King) {
            return None;
        }
        let between = get_between_rays(from, to);
        let in_the_way = between & self.board.occupied();
        let is_first = |&square: &Square| (get_between_rays(from, square) & in_the_way).is_empty();
        let first = in_the_way.into_iter().find(is_first)?;
        claim("path-blocked", first.bitboard(), between)
    }

    /// 3.7a to 3.7c, for a move in the way of a pawn.
    fn pawn(&self, from: Square, to: Square) -> Option<Claim> {
        let (mover, aim) = (from.bitboard(), to.bitboard());
        if from.file() == to.file() {
            let double = aim == self.ahead(from, 2);
            if double && from.rank() != Rank::Second.relative_to(self.us) {
                return claim("pawn-first-move", mover, aim);
            }
            let must_be_vacant = if double { aim | self.ahead(from, 1) } else { aim };
            let in_the_way = must_be_vacant & self.board.occupied();
            return claim("pawn-blocked", in_the_way, in_the_way).filter(|_| !in_the_way.is_empty());
        }
        if self.board.occupied().has(to) || self.crossed == Some(to) {
            return None;
        }
        let beside = Square::new(to.file(), from.rank()).bitboard();
        let passed = beside & self.board.colored_pieces(!self.us, Piece::Pawn);
        match !passed.is_empty() && from.rank() == Rank::Fifth.relative_to(self.us) {
            true => claim("en-passant-late", beside, aim),
            false => claim("pawn-capture", mover, aim),
        }
    }

    /// 3.8b, and FIDE's guidelines for Chess960.
    fn castle(&self, Castling { rook, kingside }: Castling) -> Option<Claim> {
        let (king, occupied) = (self.king, self.board.occupied());
        let both = king.bitboard() | rook.bitboard();
        if self.right(kingside) != Some(rook) {
            return claim("castling-moved", BitBoard::EMPTY, both);
        }
        let [king_to, rook_to] = if kingside { [File::G, File::F] } else { [File::C, File::D] }
            .map(|file| Square::new(file, king.rank()));
        let way = |from, to: Square| get_between_rays(from, to) | to.bitboard();
        let must_be_vacant = (get_between_rays(king, rook) | way(king, king_to) | way(rook, rook_to)) & !both;
        let in_the_way = must_be_vacant & occupied;
        if !in_the_way.is_empty() {
            return claim("castling-blocked", in_the_way, must_be_vacant);
        }
        if !self.checkers.is_empty() {
            return claim("castling-in-check", self.checkers, king.bitboard());
        }
        let mut crossed: Vec<Square> = get_between_rays(king, king_to).into_iter().collect();
        crossed.sort_by_key(|&square| get_between_rays(king, square).len());
        for square in crossed {
            let attackers = self.attackers(square, occupied, BitBoard::EMPTY);
            if !attackers.is_empty() {
                return claim("castling-through-check", attackers, square.bitboard());
            }
        }
        let after = occupied & !both | king_to.bitboard() | rook_to.bitboard();
        let attackers = self.attackers(king_to, after, BitBoard::EMPTY);
        claim("castling-into-check", attackers, king_to.bitboard()).filter(|_| !attackers.is_empty())
    }

    /// 3.8a: the king has left its square, and what it takes is gone.
    fn king_step(&self, to: Square) -> Option<Claim> {
        let occupied = self.board.occupied() & !self.king.bitboard();
        let attackers = self.attackers(to, occupied, to.bitboard());
        claim("king-attacked", attackers, to.bitboard()).filter(|_| !attackers.is_empty())
    }

    /// 3.9: what attacks the king once another piece has moved.
    fn exposed(&self, piece: Piece, from: Square, to: Square) -> Option<Claim> {
        let passed = match piece == Piece::Pawn && from.file() != to.file() && self.crossed == Some(to) {
            true => Square::new(to.file(), from.rank()).bitboard(),
            false => BitBoard::EMPTY,
        };
        let gone = passed | to.bitboard();
        let after = self.board.occupied() & !passed & !from.bitboard() | to.bitboard();
        let attackers = self.attackers(self.king, after, gone);
        let on = self.king.bitboard();
        if !(attackers & self.checkers).is_empty() {
            return claim("in-check", self.checkers, on);
        }
        claim("pinned", attackers, on).filter(|_| !attackers.is_empty())
    }
}

fn pair(from: Square, to: Square) -> usize {
    from as usize * 64 + to as usize
}
