//! From a candidate to a ruling: the legal move, or the law that refuses it and the pieces to blame.
//!
//! When several laws refuse, the first in the order of [`LAWS`] speaks, the order in which an arbiter would
//! explain it. What is legal is the generator's to say; here it is explained, from the same tables.

mod case;
mod castling;
mod language;
mod movement;
mod promotion;
mod refusal;
mod safety;

use case::Case;
pub use language::Language;
pub use refusal::{Placed, Refusal, RefusalCode};

use crate::position::Position;
use crate::types::{Candidate, Move};

/// A law: it refuses a candidate, or has nothing to say.
type Law = fn(&Case) -> Option<Refusal>;

/// The laws in the order in which they are asked. Each may rely on those before it having nothing to say.
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
    /// Rules on a candidate: the legal move that it names, or the refusal.
    ///
    /// # Errors
    /// If a law refuses the candidate: which one, and because of which pieces.
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
}
