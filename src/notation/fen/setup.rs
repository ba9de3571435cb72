//! A board that is being set up, and need not be a position yet.

use super::problem::{FenError, FenProblem, Problems};
use super::{BLANK, read, validate};
use crate::position::Position;
use crate::types::{Color, Square};

/// A board as somebody sets it up: kings may be missing or doubled, pieces too many, the player who is not to move in check.
/// Only what can be asked of any board is answered. [`Position::from_fen`] makes a position of the same FEN once it is
/// one, and [`validate_fen`](super::validate_fen) says what is left to do until then.
///
/// ```
/// use chess_arbiter::{Color, Position, Setup};
/// let fen = "8/8/8/3q4/8/8/3R4/8 w - - 0 1";
/// assert!(fen.parse::<Position>().is_err());
/// let setup = Setup::from_fen(fen)?;
/// assert_eq!(setup.attackers("d5".parse()?, Color::White), ["d2".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The piece lists of the board are not to be relied on unless `is_listed`.
    position: Position,
    #[cfg_attr(
        not(any(test, all(target_arch = "wasm32", feature = "extras"))),
        allow(dead_code, reason = "only the bindings make moves")
    )]
    is_listed: bool,
}

impl Setup {
    /// Reads a FEN that may describe any board.
    ///
    /// # Errors
    /// If the text is not a FEN. The error lists what cannot be read.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let mut position = BLANK;
        let mut problems = Problems::default();
        match read::read(fen, &mut position, &mut problems) {
            Some(fields) if problems.list.iter().all(FenProblem::is_repaired) => {
                let is_listed = fields.census.is_listed();
                match is_listed {
                    true => validate::set_up(&mut position, &fields),
                    false => validate::grant_at_home(&mut position, &fields),
                }
                Ok(Self { position, is_listed })
            }
            _ => Err(FenError::new(problems.list)),
        }
    }

    /// The board as a FEN, without castling rights and an en passant square that it contradicts.
    ///
    /// ```
    /// # use chess_arbiter::Setup;
    /// let setup = Setup::from_fen("8/8/8/8/8/8/8/4K2R w KQkq e6 0 1")?;
    /// assert_eq!(setup.fen(), "8/8/8/8/8/8/8/4K2R w K - 0 1");
    /// # Ok::<(), chess_arbiter::FenError>(())
    /// ```
    pub fn fen(&self) -> String {
        self.position.fen()
    }

    /// The squares of a player's pieces that attack a square (3.1), from a1 to h8.
    pub fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let board = &self.position.board;
        let attacks = |&from: &Square| board.cell(from).is(by) && board.attacks(from, square);
        (0..64).filter_map(Square::from_index).filter(attacks).collect()
    }

    /// The board as a position in which moves can be made, although kings may be missing or attacked; `None` if its
    /// pieces are too many, or stand where they cannot move. Where the player who is not to move is in check, a move
    /// could take the king: the caller makes none.
    #[cfg(any(test, all(target_arch = "wasm32", feature = "extras")))]
    pub(crate) fn into_position(self) -> Option<Position> {
        self.is_listed.then_some(self.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Refusal;
    use crate::types::{Candidate, Move, PieceKind, Rank};

    fn position(fen: &str) -> Option<Position> {
        Setup::from_fen(fen).expect("a FEN").into_position()
    }

    fn moves(fen: &str) -> Vec<String> {
        let mut moves: Vec<_> = position(fen).expect("moves").moves().iter().map(Move::to_string).collect();
        moves.sort();
        moves
    }

    #[test]
    fn pieces_move_on_a_board_without_kings() {
        assert_eq!(moves("8/8/8/8/8/8/6PR/7B w - - 0 1").len(), 2 + 6);
        assert_eq!(moves("8/8/8/8/8/8/8/8 b - - 0 1"), [""; 0]);
    }

    #[test]
    fn a_missing_king_is_not_in_check_and_attacks_nothing() {
        for square in Square::all() {
            for letter in
                "pnbrqPNBRQ".chars().filter(|_| !matches!(square.rank(), Rank::First | Rank::Eighth))
            {
                let mut ranks = ["8"; 8].map(str::to_owned);
                let file = square.file() as usize;
                ranks[7 - square.rank() as usize] =
                    format!("{}{letter}{}", "1".repeat(file), "1".repeat(7 - file));
                let position = position(&format!("{} w - - 0 1", ranks.join("/"))).expect("moves");
                assert!(!position.in_check(), "{letter}{square}");
                for color in Color::ALL {
                    assert!(
                        !position.board.is_attacked(position.board.king(color), !color),
                        "{letter}{square}"
                    );
                }
            }
            let kingless = position("8/8/8/8/8/8/8/8 w - - 0 1").expect("moves");
            assert_eq!(kingless.attackers(square, Color::White).count(), 0);
        }
    }

    #[test]
    fn a_king_that_is_there_is_kept_safe() {
        assert_eq!(moves("8/8/8/8/8/8/r7/7K w - - 0 1"), ["h1g1"]);
    }

    #[test]
    fn no_more_pieces_than_a_list_holds_can_move() {
        assert!(position("NNNNNNNN/NNNNNNN1/8/8/8/8/8/8 w - - 0 1").is_some());
        assert!(position("NNNNNNNN/NNNNNNNN/8/8/8/8/8/8 w - - 0 1").is_none());
        assert!(position("NNNNNNNN/NNNNNNNK/8/8/8/8/8/8 w - - 0 1").is_some());
        assert!(position("8/8/8/8/8/8/8/K6K w - - 0 1").is_none());
        assert!(position("P7/8/8/8/8/8/8/8 w - - 0 1").is_none());
    }

    #[test]
    fn a_field_that_cannot_be_read_is_told() {
        for fields in ["x - - 0 1", "w x - 0 1", "w - x 0 1", "w - - x 1", "w - -  1"] {
            assert!(Setup::from_fen(&format!("8/8/8/8/8/8/8/8 {fields}")).is_err(), "{fields}");
        }
    }

    #[test]
    fn rights_and_en_passant_that_the_board_contradicts_are_dropped() {
        let fen = |fen| position(fen).map(|position| position.fen());
        let kept = "8/8/8/8/4Pp2/8/8/R3K3 b Q e3 0 1";
        assert_eq!(fen(kept).as_deref(), Some(kept));
        let dropped = fen("8/8/8/8/5p2/8/8/R7 b KQkq e3 0 1");
        assert_eq!(dropped.as_deref(), Some("8/8/8/8/5p2/8/8/R7 b - - 0 1"));
    }

    #[test]
    fn a_right_is_kept_on_any_board_if_king_and_rook_are_at_home() {
        let setup = Setup::from_fen("K7/P7/8/8/8/8/8/R3K3 w KQkq - 3 9").expect("a FEN");
        assert_eq!(setup.fen(), "K7/P7/8/8/8/8/8/R3K3 w Q - 3 9");
    }

    #[test]
    fn a_right_of_chess960_is_kept_with_its_rook_though_a_king_is_missing() {
        const FEN: &str = "8/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
        let setup = Setup::from_fen(FEN).expect("a FEN");
        assert_eq!(setup.fen(), FEN);
        assert!(setup.into_position().is_some_and(|position| position.chess960));
    }

    #[test]
    fn attackers_are_found_on_any_board() {
        let setup = Setup::from_fen("QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/8/KK6 w - - 0 1").expect("a FEN");
        let square = |name: &str| name.parse().expect("a square");
        assert_eq!(setup.attackers(square("a2"), Color::White), ["a1", "b1", "a6", "e6"].map(square));
        assert_eq!(setup.attackers(square("a2"), Color::Black), []);
    }

    /// A number from 0 to below a limit (Marsaglia's xorshift, 2003).
    fn random(state: &mut u64, limit: u64) -> u64 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state % limit
    }

    fn random_fen(state: &mut u64) -> String {
        let density = 1 + random(state, 6);
        let rank = |state: &mut u64| -> String {
            let letter = |state: &mut u64| match random(state, 9) < density {
                true => char::from(b"pnbrqkPNBRQK"[random(state, 12) as usize]),
                false => '1',
            };
            (0..8).map(|_| letter(state)).collect()
        };
        let ranks: Vec<_> = (0..8).map(|_| rank(state)).collect();
        let turn = ["w", "b"][random(state, 2) as usize];
        let rights = ["KQkq", "HAha", "-"][random(state, 3) as usize];
        format!("{} {turn} {rights} {}6 0 1", ranks.join("/"), char::from(b'a' + random(state, 8) as u8))
    }

    #[test]
    fn whatever_is_asked_of_a_random_board_has_an_answer() {
        let mut state = 0x9e37_79b9_7f4a_7c15;
        let mut played = 0;
        for _ in 0..20_000 {
            let fen = random_fen(&mut state);
            let setup = Setup::from_fen(&fen).expect("a FEN");
            setup
                .attackers(Square::from_index(random(&mut state, 64) as u8).expect("a square"), Color::White);
            let Some(mut position) = setup.into_position() else { continue };
            for _ in 0..20 {
                position.attackers(position.board.king(position.turn), !position.turn).count();
                let (from, to) = (random(&mut state, 64) as u8, random(&mut state, 64) as u8);
                // A refusal speaks of both kings.
                let has_kings =
                    Color::ALL.iter().all(|&color| position.board.get(position.board.king(color)).is_some());
                if let (true, Some(from), Some(to)) =
                    (has_kings, Square::from_index(from), Square::from_index(to))
                {
                    let refusal = position.judge(Candidate { from, to, promotion: None }).err();
                    refusal.as_ref().map(Refusal::to_string);
                }
                if position.board.is_attacked(position.board.king(!position.turn), position.turn) {
                    break;
                }
                let moves = position.moves();
                let Some(&mv) = moves.get(random(&mut state, moves.len().max(1) as u64) as usize) else {
                    break;
                };
                assert_ne!(mv.captured(), Some(PieceKind::King), "{fen}");
                let (before, copy) = (position.fen(), position.clone());
                let (_, undo) = position.play_with_san(mv);
                position.undo(undo);
                assert_eq!((position.fen(), &position), (before, &copy));
                position.play_unchecked(mv);
                played += 1;
            }
        }
        assert!(played > 10_000, "only {played} moves");
    }
}
