//! A line: a position, and the way back over the moves and null moves that led to it.
//!
//! It is what repetition, claims and the outcome are found from. It keeps no notation, so that a move costs
//! what making it costs; [`super::Game`] keeps that besides.

use crate::notation::san::San;
use crate::position::{Position, Undo};
use crate::types::Move;

/// A position and the way back.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(super) position: Position,
    /// What takes back each move that was made, the first move first.
    pub(super) past: Vec<Undo>,
}

impl Line {
    /// The line that begins with a position.
    pub fn new(position: Position) -> Self {
        Self { position, past: Vec::new() }
    }

    /// Begins anew with a position that is made from the one now, in place. The past is forgotten.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub fn restart(&mut self, change: impl FnOnce(&mut Position)) {
        self.past.clear();
        change(&mut self.position);
    }

    /// The position at the end of the line.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Makes a move that is known to be legal here.
    pub fn play(&mut self, mv: Move) {
        let undo = self.position.play_unchecked(mv);
        self.past.push(undo);
    }

    /// Makes a move that is known to be legal here, and returns its notation.
    pub fn play_with_san(&mut self, mv: Move) -> San {
        let (san, undo) = self.position.play_with_san(mv);
        self.past.push(undo);
        san
    }

    /// Passes; `None`, and nothing changes, in check. See [`Position::pass`].
    pub fn pass(&mut self) -> Option<()> {
        let undo = self.position.pass()?;
        self.past.push(undo);
        Some(())
    }

    /// Takes back the last move or null move, and returns what it was taken back with; `None` at the start.
    pub fn undo(&mut self) -> Option<Undo> {
        let undo = self.past.pop()?;
        self.position.undo(undo);
        Some(undo)
    }

    /// The position after `ply` plies: 0 for the start; `None` beyond the last.
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        let later = self.past.get(ply..)?;
        let mut position = self.position.clone();
        later.iter().rev().for_each(|&undo| position.undo(undo));
        Some(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Reason;

    /// The line from a FEN after some moves in UCI notation; `--` is a null move.
    fn line(fen: &str, moves: &str) -> Line {
        let mut line = Line::new(fen.parse().expect("a sound FEN"));
        for uci in moves.split_whitespace() {
            match uci {
                "--" => line.pass().expect("not in check"),
                uci => {
                    let mv = line.position().legal_move(uci.parse().expect("UCI notation"));
                    line.play(mv.expect("a legal move"));
                }
            }
        }
        line
    }

    const ROOK: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

    #[test]
    fn every_ply_can_be_looked_back_at_and_taken_back() {
        let mut line = line(ROOK, "a1a2 -- a2a8");
        assert_eq!(line.pass(), None, "in check");
        let fens = [3, 2, 1, 0].map(|ply| line.position_at(ply).expect("it was there").fen());
        assert_eq!(fens[1], "4k3/8/8/8/8/8/R7/4K3 w - - 2 2");
        assert_eq!(line.position_at(4), None);
        for fen in fens {
            assert_eq!(line.position().fen(), fen);
            line.undo();
        }
        assert!(line.undo().is_none());
    }

    #[test]
    fn a_line_that_begins_anew_has_no_past() {
        let mut line = line(ROOK, "a1a2 e8e7");
        line.restart(|position| *position = Position::default());
        assert_eq!(line.position(), &Position::default());
        assert!(line.undo().is_none());
    }

    #[test]
    fn no_repetition_is_counted_across_a_null_move() {
        assert_eq!(line(ROOK, "a1a2 e8d8 a2a1 d8e8").repetitions(), 2);
        assert_eq!(line(ROOK, "-- e8d8 a1a2 d8e8 a2a1 --").repetitions(), 1);
        let passes = "-- -- ".repeat(16);
        assert_eq!(line(ROOK, &passes).outcome(), None);
    }

    #[test]
    fn a_stalemate_is_how_the_game_ended_though_analysis_passes() {
        let line = line("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "-- f7g7");
        assert_eq!(line.outcome().map(|outcome| outcome.reason), Some(Reason::Stalemate));
    }
}
