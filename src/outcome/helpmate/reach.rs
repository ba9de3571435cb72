//! Which squares each man can ever reach, whatever is played: perhaps too many, never too few.
//!
//! It is the least fixpoint of two rules. A man goes from a square that it reaches to another one if its kind
//! makes that step, and if what stands there now may be out of the way then. And what stands on a square may be
//! out of the way once it can go elsewhere, or an enemy can get to it.
//!
//! *Why it is never too few.* Suppose that a game goes on from here, and look at the first move that the rules
//! do not allow for. Before it, each man was on a square that it reaches, and a man that cannot leave its square
//! (as found here) was still there. So whatever forbids the move here forbade it on the board.
//!
//! ```text
//!   . . . . k . . .     The pawns block each other, so that they cannot leave their squares. They guard a5, c5,
//!   . . . . . . . .     e5 and g5, and a6, c6, e6, g6 lie behind; b5 to h5 are taken by men that are guarded
//!   . . . . . . . .     or by their own. So White's king reaches the first three ranks and a4, c4 ..., but
//!   . p . p . p . p     those are guarded by Black's pawns. Nothing else ever moves.
//!   . P . P . P . P
//!   . . . . . . . .
//!   . . . . K . . .
//!   . . . . . . . .
//! ```
//!
//! What the rules allow, each with its reason:
//!
//! - *Steps.* A slider goes one square at a time, which is more than a line that has to be clear at once.
//! - *Captures.* A square on which an enemy stands now is open, except the king's, which is never taken. A pawn
//!   takes (3.7b) where an enemy other than the king can ever stand. A double step (3.7a) counts as two single
//!   ones, so that the crossed square is reached too, and with it en passant (3.7c).
//! - *Guards.* A king enters no square that an enemy man attacks who never leaves its square (3.8a): a pawn, a
//!   knight, a king; and a slider on the next square, since nothing comes between. Farther away something may.
//! - *Castling* (3.8b). Whoever has the right may do it: what the rules say of attacks and vacant squares is not
//!   asked.
//! - *Facing pawns.* While both stay on their file and on the board, neither passes the other:
//!
//! ```text
//!   p     The upper pawn may come down to the square above the lower one, and the lower one may go up to the
//!   .     square below the upper one; so both may leave their squares. But they stay in this order. So the
//!   .     square where the upper one stands now is no way for the lower one, unless the upper one can be
//!   P     taken, or leave its file by a capture, or the lower one can.
//! ```
//!
//! - *Promotion.* A pawn that may promote can become anything, so that nothing is ruled out: there is no answer
//!   then.

use super::squares::Squares;
use crate::board::MOST_PIECES;
use crate::position::Position;
use crate::types::{CastlingSide, Color, Piece, PieceKind, Square};

/// A man of the position, and where it can get.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub piece: Piece,
    /// The square where it stands.
    pub home: Squares,
    /// All squares on which it can ever stand.
    pub reach: Squares,
}

/// Where all men can get, if no pawn can ever promote. The rules are those above; the least fixpoint exists,
/// because each of them only ever asks for more to be reached or free.
pub(super) struct Reach {
    men: [Man; MOST_MEN],
    count: usize,
    /// The squares that are empty or can ever be.
    free: Squares,
    /// The square that a pawn has just crossed.
    crossed: Squares,
}

/// How many men a position has at most.
const MOST_MEN: usize = 2 * MOST_PIECES;

const NOBODY: Man =
    Man { piece: Piece::new(Color::White, PieceKind::King), home: Squares::NONE, reach: Squares::NONE };

impl Reach {
    /// Finds it; `None` if a pawn may come to promote, so that anything may come about.
    pub fn of(position: &Position) -> Option<Self> {
        let mut reach = Self::start(position);
        while reach.grow()? {}
        Some(reach)
    }

    /// A player's men.
    pub fn men(&self, color: Color) -> impl Iterator<Item = &Man> {
        self.men[..self.count].iter().filter(move |man| man.piece.color == color)
    }

    /// Where a player's king can get.
    pub fn king(&self, color: Color) -> Squares {
        self.men(color).find(|man| man.piece.kind == PieceKind::King).map_or(Squares::NONE, |man| man.reach)
    }

    /// Every man on its square.
    fn start(position: &Position) -> Self {
        let mut reach =
            Self { men: [NOBODY; MOST_MEN], count: 0, free: Squares::ALL, crossed: Squares::NONE };
        for (square, piece) in position.board.pieces() {
            let home = Squares::one(square);
            if let Some(man) = reach.men.get_mut(reach.count) {
                *man = Man { piece, home, reach: home };
                reach.count += 1;
            }
            reach.free = reach.free.without(home);
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castling.rook(color, side) {
                    reach.castle(color, side, rook, position.board.king(color));
                }
            }
        }
        if let Some(crossed) = position.en_passant {
            reach.crossed = Squares::one(crossed);
            reach.free |= Squares::one(crossed.step((!position.turn).forward()));
        }
        reach
    }

    /// A king that has the right to castle (3.8b) may do it, so that both squares are left.
    fn castle(&mut self, color: Color, side: CastlingSide, rook: Square, king: Square) {
        let rank = color.back_rank();
        for (from, to) in [(king, side.king_file()), (rook, side.rook_file())] {
            let home = Squares::one(from);
            for man in self.men.iter_mut().filter(|man| man.home == home) {
                man.reach |= Squares::one(Square::new(to, rank));
            }
            self.free |= home;
        }
    }

    /// Lets every man take all the steps that it can now; returns whether that changed anything, and `None`
    /// if a pawn came to promote.
    fn grow(&mut self) -> Option<bool> {
        let kings = self.all(|man| man.piece.kind == PieceKind::King, |man| man.home);
        let mut changed = false;
        for color in Color::ALL {
            let of = |man: &Man, color| man.piece.color == color;
            let victims =
                self.all(|man| of(man, !color) && man.piece.kind != PieceKind::King, |man| man.reach);
            let enemies = self.all(|man| of(man, !color), |man| man.home).without(kings);
            let guarded = self.all(|man| of(man, !color), |man| self.guards(man));
            let open = self.free | enemies;
            let faced = self.faced(color);
            for index in 0..self.count {
                let Some(&man) = self.men.get(index) else { continue };
                if man.piece.color != color {
                    continue;
                }
                let reach = self.reach_of(man, open, victims | self.crossed, guarded, faced);
                if man.piece.kind == PieceKind::Pawn && reach.meets(Squares::LAST_RANKS) {
                    return None;
                }
                if reach != man.reach {
                    self.men[index % MOST_MEN].reach = reach;
                    self.free |= man.home;
                    changed = true;
                }
                // What it can take can be gone: all that it reaches of the enemy's.
                let taken = (reach & enemies).without(self.free);
                if !taken.is_empty() {
                    self.free |= taken;
                    changed = true;
                }
            }
        }
        Some(changed)
    }

    /// The squares that a man reaches by all steps that are open to it.
    fn reach_of(
        &self,
        man: Man,
        open: Squares,
        victims: Squares,
        guarded: Squares,
        faced: Squares,
    ) -> Squares {
        let color = man.piece.color;
        let mut reach = man.reach;
        loop {
            let steps = match man.piece.kind {
                PieceKind::Pawn => {
                    // It has a new file before it once it can take.
                    let stays = reach.on_files(man.home);
                    let way = if stays { self.free.without(faced) } else { self.free };
                    reach.ahead(color) & way | reach.pawn_attacks(color) & victims
                }
                PieceKind::Knight => reach.knight_leaps() & open,
                PieceKind::Bishop => reach.diagonal_steps() & open,
                PieceKind::Rook => reach.straight_steps() & open,
                PieceKind::Queen => reach.king_steps() & open,
                PieceKind::King => (reach.king_steps() & open).without(guarded),
            };
            if reach.covers(steps) {
                return reach;
            }
            reach |= steps;
        }
    }

    /// The homes of enemy pawns that neither leave their file nor are taken: no pawn that faces one comes past it.
    fn faced(&self, color: Color) -> Squares {
        let stays = |pawn: &Man| {
            pawn.piece.color != color
                && pawn.piece.kind == PieceKind::Pawn
                && pawn.reach.on_files(pawn.home)
                && !self.men(color).any(|man| match man.piece.kind {
                    // It may take on the square that a pawn has just crossed, too (3.7c).
                    PieceKind::Pawn => man.reach.pawn_attacks(color).meets(pawn.reach | self.crossed),
                    _ => man.reach.meets(pawn.reach),
                })
        };
        self.all(stays, |pawn| pawn.home)
    }

    /// The squares that a man attacks for ever, because it never leaves its square and no other can be put in
    /// between.
    fn guards(&self, man: &Man) -> Squares {
        if man.home.meets(self.free) {
            return Squares::NONE;
        }
        match man.piece.kind {
            PieceKind::Pawn => man.home.pawn_attacks(man.piece.color),
            PieceKind::Knight => man.home.knight_leaps(),
            PieceKind::Bishop => man.home.diagonal_steps(),
            PieceKind::Rook => man.home.straight_steps(),
            PieceKind::Queen | PieceKind::King => man.home.king_steps(),
        }
    }

    /// The union of some squares of some men.
    fn all(&self, which: impl Fn(&Man) -> bool, squares: impl Fn(&Man) -> Squares) -> Squares {
        let men = self.men[..self.count].iter();
        men.filter(|man| which(man)).fold(Squares::NONE, |all, man| all | squares(man))
    }
}
