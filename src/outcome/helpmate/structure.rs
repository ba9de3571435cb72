//! Whether what each man can ever reach (see `reach.rs`) leaves a square where a king could be mated.
//!
//! For each square that the loser's king can reach, some conditions of a mate there are tested. Each is necessary,
//! and each is asked of the largest sets: so if some condition fails on all of these squares, no mate is possible.
//!
//! ```text
//!   . . f f f .     The king on k is in check, and each flight f
//!   . . f k f .     - is attacked by one of the winner's men other than the king; or
//!   . . f f f .     - lies beside the winner's king, K; or
//!   . . . K . .     - is where one of the loser's own men stands.
//! ```
//!
//! - *Check.* A man gives check from where it reaches: a knight by a leap, a pawn diagonally. A slider that gives
//!   check stands beside the king, or the square next to the king on its line is vacant, so that the slider
//!   reaches that square too. So it is enough to look at the squares beside the king.
//! - *Attacked flights.* The same holds of a flight. Or the line comes through the king, which leaves it: then
//!   the slider reaches the square beside the king that lies opposite to the flight.
//! - *The winner's king* stands on one square, not beside k, and covers what lies beside that square.
//! - *Own men.* Each of the other flights holds a man of the loser's, one man each: so there are enough of them
//!   that reach any of these flights, and each flight is reached by one.
//!
//! ```text
//!   . . . .     A bishop on dark squares can only mate the king k on a dark square, here a1. It attacks neither
//!   . K . .     a2 nor b1, which are light. White's king on b3 covers a2, and b1 is left: a black man has to
//!   . . . .     stand there. If none can ever reach b1, and the same is true wherever White's king may be and
//!   k . . .     wherever Black's, the bishop mates nowhere.
//! ```

use super::reach::{Man, Reach};
use super::squares::Squares;
use crate::position::Position;
use crate::types::{Color, PieceKind};

/// Whether the structure shows that a player can never give checkmate. `false` says nothing.
pub(super) fn rules_out_mate(position: &Position, winner: Color) -> bool {
    Reach::of(position).is_some_and(|reach| !may_mate(&reach, winner))
}

/// Whether some square, of all that the loser's king can reach, passes every test for a mate there.
pub(super) fn may_mate(reach: &Reach, winner: Color) -> bool {
    let attacks = Attacks::of(reach, winner);
    reach.king(!winner).each().any(|king| may_be_mated(reach, &attacks, king, winner))
}

/// The squares that a player's men other than the king may ever attack from a square beside or by a leap.
struct Attacks {
    /// What bishops and queens, and what rooks and queens, can reach.
    diagonal: Squares,
    straight: Squares,
    /// All squares that may be attacked.
    squares: Squares,
}

impl Attacks {
    fn of(reach: &Reach, color: Color) -> Self {
        let mut attacks = Self { diagonal: Squares::NONE, straight: Squares::NONE, squares: Squares::NONE };
        for man in reach.men(color) {
            match man.piece.kind {
                PieceKind::Pawn => attacks.squares |= man.reach.pawn_attacks(color),
                PieceKind::Knight => attacks.squares |= man.reach.knight_leaps(),
                PieceKind::Bishop => attacks.diagonal |= man.reach,
                PieceKind::Rook => attacks.straight |= man.reach,
                PieceKind::Queen => {
                    attacks.diagonal |= man.reach;
                    attacks.straight |= man.reach;
                }
                PieceKind::King => {}
            }
        }
        attacks.squares |= attacks.diagonal.diagonal_steps() | attacks.straight.straight_steps();
        attacks
    }

    /// The squares beside a king that may be attacked through it, along a line on which it is in check.
    fn through(&self, king: Squares) -> Squares {
        let diagonal = king.diagonal_steps() & self.diagonal;
        let straight = king.straight_steps() & self.straight;
        (diagonal | straight).opposite(king)
    }
}

/// Whether a king may be mated on a square, as far as the conditions tell.
fn may_be_mated(reach: &Reach, attacks: &Attacks, king: Squares, winner: Color) -> bool {
    if !attacks.squares.meets(king) {
        return false;
    }
    let flights = king.king_steps().without(attacks.squares).without(attacks.through(king));
    if may_be_blocked(reach, flights, !winner) {
        return true;
    }
    let near = king.king_steps().king_steps() & reach.king(winner);
    near.without(king)
        .without(king.king_steps())
        .each()
        .any(|beside| may_be_blocked(reach, flights.without(beside.king_steps()), !winner))
}

/// Whether a player's own men may stand on all of some squares at once.
fn may_be_blocked(reach: &Reach, squares: Squares, color: Color) -> bool {
    if squares.is_empty() {
        return true;
    }
    let helps = |man: &&Man| man.piece.kind != PieceKind::King && man.reach.meets(squares);
    let (mut all, mut count) = (Squares::NONE, 0);
    for man in reach.men(color).filter(helps) {
        all |= man.reach;
        count += 1;
    }
    all.covers(squares) && count >= squares.count()
}
