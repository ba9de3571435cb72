//! Counts the pieces of a FEN, and finds the problems that the counts alone show: kings, pawns and promotions.

use super::problem::{FenProblem, Problems};
use crate::board::{Board, MOST_PIECES};
use crate::types::{Color, File, Piece, PieceKind, Rank, Square};

/// The number of pieces of each kind that each player has.
pub(super) struct Census {
    /// By colour and kind.
    counts: [[u8; 6]; 2],
    /// The bishops on light squares, by colour.
    light_bishops: [u8; 2],
    has_pawn_on_back_rank: bool,
}

impl Census {
    pub const NO_PIECES: Self =
        Self { counts: [[0; 6]; 2], light_bishops: [0; 2], has_pawn_on_back_rank: false };

    /// Counts a piece on a square.
    pub fn add(&mut self, square: Square, piece: Piece) {
        self.counts[piece.color as usize][piece.kind as usize] += 1;
        match piece.kind {
            PieceKind::Bishop => self.light_bishops[piece.color as usize] += u8::from(square.is_light()),
            PieceKind::Pawn => self.has_pawn_on_back_rank |= BACK_RANKS.contains(&square.rank()),
            _ => {}
        }
    }

    /// Finds the problems of the pieces that were counted. Returns whether the board's piece lists can hold them: each
    /// player has one king and at most sixteen pieces. A composed position may have more pawns and promoted pieces than
    /// a game.
    pub fn check(&self, board: &Board, composed: bool, problems: &mut Problems) -> bool {
        let mut listed = true;
        for color in Color::ALL {
            let counts = &self.counts[color as usize];
            let pieces: u8 = counts.iter().sum();
            let pawns = counts[PieceKind::Pawn as usize];
            let kings = counts[PieceKind::King as usize];
            listed &= kings == 1 && pieces <= MOST_PIECES as u8;
            match kings {
                0 => problems.push(FenProblem::KingMissing(color)),
                1 => {}
                _ => {
                    let kings = squares(board, &RANKS, &[Piece::new(color, PieceKind::King)]);
                    problems.push(FenProblem::KingDoubled(color, kings));
                }
            }
            if pieces > MOST_PIECES as u8 {
                problems.push(FenProblem::TooManyPieces(color));
            }
            if pawns > 8 {
                problems.push(FenProblem::TooManyPawns { color, composed });
            } else if self.promoted(color) > 8 - pawns {
                problems.push(FenProblem::TooManyPromoted { color, composed });
            }
        }
        if self.has_pawn_on_back_rank {
            let pawns = Color::ALL.map(|color| Piece::new(color, PieceKind::Pawn));
            problems.push(FenProblem::PawnOnBackRank(squares(board, &BACK_RANKS, &pawns)));
        }
        listed
    }

    /// Whether the board's piece lists can hold the pieces of a [`Setup`](super::Setup), and each piece can move: no player
    /// has two kings or more pieces beside the king than a list holds, and no pawn stands where none can.
    pub fn is_listed(&self) -> bool {
        let fits = |counts: &[u8; 6]| {
            let kings = counts[PieceKind::King as usize];
            kings <= 1 && counts.iter().sum::<u8>() - kings < MOST_PIECES as u8
        };
        self.counts.iter().all(fits) && !self.has_pawn_on_back_rank
    }

    /// How many pieces must have been promoted (3.7d): those beyond the pieces that a game begins with.
    fn promoted(&self, color: Color) -> u8 {
        let [_, knights, bishops, rooks, queens, _] = self.counts[color as usize];
        let light = self.light_bishops[color as usize];
        [(knights, 2), (bishops - light, 1), (light, 1), (rooks, 2), (queens, 1)]
            .into_iter()
            .map(|(count, most): (u8, u8)| count.saturating_sub(most))
            .sum()
    }
}

/// All ranks, in the order in which a FEN writes them.
const RANKS: [Rank; 8] = {
    let mut ranks = Rank::ALL;
    ranks.reverse();
    ranks
};

const BACK_RANKS: [Rank; 2] = [Rank::Eighth, Rank::First];

/// The squares of these ranks on which one of these pieces stands.
#[cold]
#[inline(never)]
fn squares(board: &Board, ranks: &[Rank], pieces: &[Piece]) -> Vec<Square> {
    let mut squares = Vec::new();
    for &rank in ranks {
        for file in File::ALL {
            let square = Square::new(file, rank);
            if board.get(square).is_some_and(|piece| pieces.contains(&piece)) {
                squares.push(square);
            }
        }
    }
    squares
}
