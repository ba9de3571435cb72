//! A table of all positions of a few men without pawns, and in which of them White can give checkmate: worked out
//! backwards from the mates, by rules of its own.

use chess_arbiter::{Color, Piece, PieceKind};

/// The square of a man that has been taken.
pub const TAKEN: usize = 64;

/// A man stands on one of the 64 squares or has been taken.
const PLACES: usize = 65;

/// The squares of all men, in the order of the table; and who is to move.
pub type Placed = (Vec<usize>, Color);

pub struct Table {
    /// White's king, Black's king, and the others.
    pub men: Vec<Piece>,
    states: Vec<State>,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// No position: two men on one square, or the player who has just moved is in check.
    Illegal,
    Legal,
    /// White can give checkmate.
    Mate,
}

impl Table {
    pub fn of(others: &str) -> Self {
        let men = format!("Kk{others}")
            .chars()
            .map(|letter| Piece::from_letter(letter).expect("a piece"))
            .collect();
        let mut table = Self { men, states: Vec::new() };
        table.states = vec![State::Illegal; 2 * PLACES.pow(table.men.len() as u32)];
        let mut mates = Vec::new();
        for index in 0..table.states.len() {
            let (squares, turn) = table.placed(index);
            if table.is_legal(&squares, turn) {
                table.states[index] = State::Legal;
                if turn == Color::Black && table.is_mate(&squares) {
                    table.states[index] = State::Mate;
                    mates.push(index);
                }
            }
        }
        while let Some(index) = mates.pop() {
            for before in table.before(index) {
                if table.states[before] == State::Legal {
                    table.states[before] = State::Mate;
                    mates.push(before);
                }
            }
        }
        table
    }

    /// The positions, with whether White can mate.
    pub fn positions(&self) -> impl Iterator<Item = (Placed, bool)> {
        let legal = (0..self.states.len()).filter(|&index| self.states[index] != State::Illegal);
        legal.map(|index| (self.placed(index), self.states[index] == State::Mate))
    }

    /// The FEN of a position.
    pub fn fen(&self, (squares, turn): &Placed) -> String {
        let mut cells = [['1'; 8]; 8];
        for (&square, man) in squares.iter().zip(&self.men).filter(|&(&square, _)| square != TAKEN) {
            cells[7 - square / 8][square % 8] = man.letter();
        }
        let ranks = cells.map(|rank| rank.iter().collect::<String>());
        format!("{} {} - - 0 1", ranks.join("/"), turn.letter())
    }

    fn placed(&self, index: usize) -> Placed {
        let turn = Color::ALL[index % 2];
        let mut rest = index / 2;
        let squares = self.men.iter().map(|_| {
            let square = rest % PLACES;
            rest /= PLACES;
            square
        });
        (squares.collect(), turn)
    }

    fn index(&self, squares: &[usize], turn: Color) -> usize {
        2 * squares.iter().rev().fold(0, |index, square| index * PLACES + square) + turn as usize
    }

    fn is_legal(&self, squares: &[usize], turn: Color) -> bool {
        let alone = |index: usize| squares[index] == TAKEN || !squares[..index].contains(&squares[index]);
        squares[0] != TAKEN
            && squares[1] != TAKEN
            && (0..squares.len()).all(alone)
            && !self.attacks(squares, squares[!turn as usize], turn)
    }

    /// Whether a player's men attack a square.
    fn attacks(&self, squares: &[usize], square: usize, by: Color) -> bool {
        let mut men = self.men.iter().zip(squares);
        men.any(|(man, &from)| {
            man.color == by && from != TAKEN && from != square && reaches(man.kind, from, square, squares)
        })
    }

    /// Whether Black, who is to move, is in check and has no move.
    fn is_mate(&self, squares: &[usize]) -> bool {
        self.attacks(squares, squares[1], Color::White)
            && !self.men.iter().enumerate().any(|(index, man)| {
                let can = |to: usize| {
                    let from = squares[index];
                    let mut after = squares.to_vec();
                    if let Some(taken) = squares.iter().position(|&square| square == to) {
                        after[taken] = TAKEN;
                    }
                    after[index] = to;
                    from != TAKEN
                        && reaches(man.kind, from, to, squares)
                        && !self
                            .men
                            .iter()
                            .zip(squares)
                            .any(|(other, &at)| at == to && other.color == man.color)
                        && after[0] != TAKEN
                        && !self.attacks(&after, after[1], Color::White)
                };
                man.color == Color::Black && (0..64).any(can)
            })
    }

    /// The positions from which a move leads to one.
    fn before(&self, index: usize) -> Vec<usize> {
        let (squares, turn) = self.placed(index);
        let mut found = Vec::new();
        for (mover, man) in self.men.iter().enumerate() {
            let to = squares[mover];
            if man.color == turn || to == TAKEN {
                continue;
            }
            let vacant = |from: &usize| !squares.contains(from) && reaches(man.kind, *from, to, &squares);
            for from in (0..64).filter(vacant) {
                let mut before = squares.clone();
                before[mover] = from;
                found.push(self.index(&before, !turn));
                for taken in 2..self.men.len() {
                    if self.men[taken].color == turn && squares[taken] == TAKEN {
                        before[taken] = to;
                        found.push(self.index(&before, !turn));
                        before[taken] = TAKEN;
                    }
                }
            }
        }
        found
    }
}

/// Whether a man goes from one square to another if the squares between are vacant.
fn reaches(kind: PieceKind, from: usize, to: usize, squares: &[usize]) -> bool {
    let files = (to % 8) as i32 - (from % 8) as i32;
    let ranks = (to / 8) as i32 - (from / 8) as i32;
    let (far, near) = (files.abs().max(ranks.abs()), files.abs().min(ranks.abs()));
    let (diagonal, straight) = (far == near, near == 0);
    let fits = far > 0
        && match kind {
            PieceKind::King => far == 1,
            PieceKind::Knight => (far, near) == (2, 1),
            PieceKind::Bishop => diagonal,
            PieceKind::Rook => straight,
            PieceKind::Queen => diagonal || straight,
            PieceKind::Pawn => false,
        };
    let step = ranks.signum() * 8 + files.signum();
    let between = |distance: i32| (from as i32 + distance * step) as usize;
    fits && (kind == PieceKind::Knight || !(1..far).any(|distance| squares.contains(&between(distance))))
}
