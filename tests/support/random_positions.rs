//! Random positions: the starts of Chess960, and boards that are composed at random.

use chess_arbiter::{CastlingMode, Color, File, Position, Rank, Square};

use crate::random::Random;

/// The back rank of a Chess960 starting position, by its number in Scharnagl's scheme, 0 to 959: 518 is the
/// usual one.
pub fn chess960_back_rank(number: usize) -> String {
    // How the two knights lie on the five files that are still free.
    const KNIGHTS: [[usize; 2]; 10] =
        [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
    let mut rank = [None; 8];
    rank[number % 4 * 2 + 1] = Some('b');
    rank[number / 4 % 4 * 2] = Some('b');
    let free = |rank: &[Option<char>; 8]| (0..8).filter(|&file| rank[file].is_none()).collect::<Vec<_>>();
    let queen = free(&rank)[number / 16 % 6];
    rank[queen] = Some('q');
    let files = free(&rank);
    for knight in KNIGHTS[number / 96] {
        rank[files[knight]] = Some('n');
    }
    // The king stands between the rooks.
    let mut rest = "rkr".chars();
    rank.into_iter().filter_map(|piece| piece.or_else(|| rest.next())).collect()
}

/// The FEN of the Chess960 start in which the players have the back ranks of these numbers; rooks are named by
/// their files.
pub fn chess960_start(white: usize, black: usize) -> String {
    let [white, black] = [white, black].map(chess960_back_rank);
    let rooks = |rank: &str| {
        let files = File::ALL.into_iter().rev();
        let rooks = files.zip(rank.chars().rev()).filter(|&(_, piece)| piece == 'r');
        rooks.map(|(file, _)| file.letter()).collect::<String>()
    };
    let rights = rooks(&white).to_ascii_uppercase() + &rooks(&black);
    let white = white.to_ascii_uppercase();
    format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights} - 0 1")
}

/// A Chess960 start in which the players may have different back ranks.
pub fn random_chess960_start(random: &mut Random) -> Position {
    let (white, black) = (random.below(960), random.below(960));
    let fen = chess960_start(white, black);
    Position::from_fen(&fen, CastlingMode::Chess960).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A board that is being composed.
pub struct Composer {
    cells: [[Option<char>; 8]; 8],
    count: [usize; 2],
}

impl Composer {
    pub fn new() -> Self {
        Self { cells: [[None; 8]; 8], count: [0; 2] }
    }

    fn is_vacant(&self, square: Square) -> bool {
        self.cells[square.rank() as usize][square.file() as usize].is_none()
    }

    /// Puts a piece on a vacant square, if the player has fewer than sixteen.
    pub fn put(&mut self, square: Square, color: Color, kind: char) {
        if self.is_vacant(square) && self.count[color as usize] < 16 {
            let letter = if color == Color::White { kind.to_ascii_uppercase() } else { kind };
            self.cells[square.rank() as usize][square.file() as usize] = Some(letter);
            self.count[color as usize] += 1;
        }
    }

    /// The first field of the FEN.
    pub fn placement(&self) -> String {
        let rank =
            |cells: &[Option<char>; 8]| cells.map(|cell| cell.unwrap_or('1')).iter().collect::<String>();
        self.cells.iter().rev().map(rank).collect::<Vec<_>>().join("/")
    }
}

/// Composes the FEN of a position that may or may not be sound: two kings, some other pieces anywhere, often
/// with castling rights and often with a pawn that may have just made its double step.
pub fn compose(random: &mut Random) -> String {
    let mut board = Composer::new();
    let turn = random.pick(&Color::ALL);
    let mut rights = String::new();
    for color in Color::ALL {
        if random.once_in(2) {
            compose_castling(random, &mut board, color, &mut rights);
        } else {
            let king = random_square(random);
            let king = if board.is_vacant(king) { king } else { vacant_square(random, &board) };
            board.put(king, color, 'k');
        }
    }
    let en_passant = if random.once_in(2) { compose_double_step(random, &mut board, turn) } else { None };
    // Few pieces leave long lines; many block one another.
    let most = random.pick(&[6, 14, 26]);
    let pieces = 1 + random.below(most);
    for _ in 0..pieces {
        let square = random_square(random);
        let color = random.pick(&Color::ALL);
        let kind = random.pick(&['p', 'p', 'p', 'n', 'b', 'r', 'q']);
        if kind != 'p' || !matches!(square.rank(), Rank::First | Rank::Eighth) {
            board.put(square, color, kind);
        }
    }
    let rights = if rights.is_empty() { "-".into() } else { rights };
    let en_passant = en_passant.map_or("-".into(), |square| square.to_string());
    let halfmove_clock = random.below(100);
    let fullmove_number = 1 + random.below(200);
    let placement = board.placement();
    format!("{placement} {} {rights} {en_passant} {halfmove_clock} {fullmove_number}", turn.letter())
}

fn random_square(random: &mut Random) -> Square {
    Square::new(random.pick(&File::ALL), random.pick(&Rank::ALL))
}

pub fn vacant_square(random: &mut Random, board: &Composer) -> Square {
    loop {
        let square = random_square(random);
        if board.is_vacant(square) {
            return square;
        }
    }
}

/// Puts a king and one or two rooks on the back rank, with the right to castle.
pub fn compose_castling(random: &mut Random, board: &mut Composer, color: Color, rights: &mut String) {
    let king = 1 + random.below(6);
    let on = |file: usize| Square::new(File::ALL[file], color.back_rank());
    board.put(on(king), color, 'k');
    let rooks = [king + 1 + random.below(7 - king), random.below(king)];
    let sides = random.pick(&[&[0, 1][..], &[0], &[1]]);
    for &side in sides {
        let rook = rooks[side];
        board.put(on(rook), color, 'r');
        let letter = File::ALL[rook].letter();
        rights.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
    }
}

/// Puts a pawn where it may have arrived by a double step, with a pawn beside it that may take it.
fn compose_double_step(random: &mut Random, board: &mut Composer, turn: Color) -> Option<Square> {
    let file = random.below(8);
    let stands = if turn == Color::White { Rank::Fifth } else { Rank::Fourth };
    let on = |file: usize, rank| Square::new(File::ALL[file], rank);
    let crossed = on(file, (!turn).crossed_rank());
    board.put(on(file, stands), !turn, 'p');
    let beside = if random.once_in(2) { file + 1 } else { file.wrapping_sub(1) };
    if beside < 8 {
        board.put(on(beside, stands), turn, 'p');
    }
    Some(crossed)
}

/// A random sound position: what [`compose`] makes until the crate accepts it.
pub fn sound_position(random: &mut Random) -> Position {
    loop {
        if let Ok(position) = Position::from_fen(&compose(random), CastlingMode::Chess960) {
            return position;
        }
    }
}
