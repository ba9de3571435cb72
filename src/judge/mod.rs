//! Rulings: the legal move that a candidate names, or the law that refuses it and the pieces to blame.
//!
//! It does not decide what is legal: `movegen` does, and a refused candidate is explained here from the same
//! tables. When several laws refuse, the first of [`LAWS`] speaks: they stand in the order in which an
//! arbiter would explain them. It uses `types`, `board`, `position` and `movegen`.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | `judge`, `judge_pass`, and the order of the laws |
//! | `case.rs` | the facts that the laws ask for |
//! | `movement.rs` | whose piece it is, how it moves, and what is in its way (3.1 to 3.8a) |
//! | `promotion.rs` | the piece that a pawn becomes (3.7d) |
//! | `castling.rs` | castling (3.8b) |
//! | `safety.rs` | the king's safety, checks and pins (3.8a, 3.9) |
//! | `refusal.rs` | the codes, and a refusal as a value |
//! | `english.rs` | a refusal in words |

mod case;
mod castling;
mod english;
mod movement;
mod promotion;
pub(crate) mod refusal;
mod safety;

use case::Case;
pub use refusal::{Placed, Refusal, RefusalCode};

use crate::position::Position;
use crate::types::{Candidate, Move};

/// A law: it refuses a candidate, or has nothing against it.
type Law = fn(&Case) -> Option<Refusal>;

/// The laws in the order in which they are asked. Each law may assume that the earlier laws allow
/// the candidate.
const LAWS: [Law; 9] = [
    movement::whose_piece,
    movement::own_piece,
    movement::way_of_moving,
    movement::free_path,
    promotion::named_rightly,
    castling::allowed,
    safety::king_steps_safely,
    safety::check_is_answered,
    safety::pin_is_kept,
];

impl Position {
    /// Rules on a candidate: the legal move that it names, or why it is refused.
    ///
    /// # Errors
    /// The refusal, if a law refuses the candidate: which law, and because of which pieces. When several do,
    /// it is the first in the order of [`RefusalCode`].
    ///
    /// ```
    /// use chess_arbiter::Position;
    /// let refusal = Position::default().judge("c1f4".parse()?).unwrap_err();
    /// assert_eq!((refusal.code().name(), refusal.code().article()), ("path-blocked", "3.5"));
    /// assert_eq!(refusal.to_string(), "The bishop on c1 cannot reach f4: the pawn on d2 is in the way.");
    /// # Ok::<(), chess_arbiter::ParseCandidateError>(())
    /// ```
    pub fn judge(&self, candidate: Candidate) -> Result<Move, Refusal> {
        self.legal_move(candidate).ok_or_else(|| {
            let case = Case::new(self, candidate);
            LAWS.iter().find_map(|law| law(&case)).unwrap_or_else(|| promotion::required(&case))
        })
    }

    /// Rules on a null move: whether the player to move may pass, as analysis does. See [`Position::pass`].
    ///
    /// # Errors
    /// In check: the refusal, with the code [`RefusalCode::InCheck`] and the checkers.
    ///
    /// ```
    /// use chess_arbiter::Position;
    /// assert!(Position::default().judge_pass().is_ok());
    /// let check: Position = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1".parse()?;
    /// let refusal = check.judge_pass().unwrap_err();
    /// assert_eq!((refusal.code().name(), refusal.article()), ("in-check", "3.9"));
    /// assert_eq!(refusal.to_string(), "Black is in check from the rook on e1 and may not pass.");
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn judge_pass(&self) -> Result<(), Refusal> {
        match self.in_check() {
            true => Err(safety::pass_in_check(self)),
            false => Ok(()),
        }
    }
}
