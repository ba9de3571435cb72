//! A small deterministic random generator, and random positions to play from.

use chess_arbiter::{CastlingMode, CastlingSide, Color, File, Move, MoveKind, Position, Rank, Square};

/// SplitMix64: small, fast, and the same numbers on every machine.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// A number from 0 up to, but not including, `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (((self.next() >> 32) * end as u64) >> 32) as usize
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

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
    for place in KNIGHTS[number / 96] {
        rank[files[place]] = Some('n');
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

/// A board that is being composed.
struct Composer {
    cells: [[Option<char>; 8]; 8],
    count: [usize; 2],
}

impl Composer {
    fn is_vacant(&self, square: Square) -> bool {
        self.cells[square.rank() as usize][square.file() as usize].is_none()
    }

    fn put(&mut self, square: Square, color: Color, kind: char) {
        if self.is_vacant(square) && self.count[color as usize] < 16 {
            let letter = if color == Color::White { kind.to_ascii_uppercase() } else { kind };
            self.cells[square.rank() as usize][square.file() as usize] = Some(letter);
            self.count[color as usize] += 1;
        }
    }

    fn placement(&self) -> String {
        let rank =
            |cells: &[Option<char>; 8]| cells.map(|cell| cell.unwrap_or('1')).iter().collect::<String>();
        self.cells.iter().rev().map(rank).collect::<Vec<_>>().join("/")
    }
}

/// Composes the FEN of a position that may or may not be sound: two kings, some other pieces anywhere, often
/// with castling rights and often with a pawn that may have just made its double step.
pub fn compose(random: &mut Random) -> String {
    let mut board = Composer { cells: [[None; 8]; 8], count: [0; 2] };
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
    // Few pieces leave long lines, many pieces block one another.
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

fn vacant_square(random: &mut Random, board: &Composer) -> Square {
    loop {
        let square = random_square(random);
        if board.is_vacant(square) {
            return square;
        }
    }
}

/// Puts a king and one or two rooks on the back rank, with the right to castle.
fn compose_castling(random: &mut Random, board: &mut Composer, color: Color, rights: &mut String) {
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

/// The FEN with castling rights that name each rook by its file, and with the en passant square whenever a
/// pawn stands where it could take there, legally or not: everything that the position knows.
pub fn complete_fen(position: &Position) -> String {
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let mut rights = String::new();
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if let Some(rook) = position.castling().rook(color, side) {
                let letter = rook.file().letter();
                rights.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
    }
    let en_passant = position.en_passant().map(|square| square.to_string());
    if !rights.is_empty() {
        fields[2] = &rights;
    }
    fields[3] = en_passant.as_deref().unwrap_or("-");
    fields.join(" ")
}

/// A random position of any kind: from a game that began with the usual start or with one of Chess960, in which
/// rare kinds of move are not so rare, or a composed one, read as Chess960 or as chess.
pub fn varied_position(random: &mut Random) -> Position {
    match random.below(5) {
        0 => after_random_moves(Position::default(), random),
        1 => {
            let (white, black) = (random.below(960), random.below(960));
            let start = Position::from_fen(&chess960_start(white, black), CastlingMode::Chess960);
            after_random_moves(start.expect("a sound start"), random)
        }
        2 => sound_position(random),
        3 => sound_position_at_home(random),
        _ => sound_castling_position(random),
    }
}

/// Plays up to 100 random moves.
fn after_random_moves(mut position: Position, random: &mut Random) -> Position {
    for _ in 0..random.below(101) {
        let moves = position.moves();
        let is_rare = |mv: &&Move| mv.kind() != MoveKind::Normal || mv.promotion().is_some();
        let rare: Vec<Move> = moves.iter().filter(is_rare).copied().collect();
        match () {
            () if moves.is_empty() => break,
            () if !rare.is_empty() && random.once_in(4) => position.play_unchecked(random.pick(&rare)),
            () => position.play_unchecked(random.pick(&moves)),
        };
    }
    position
}

/// A random sound position of chess: where king and rook are at home, they may castle.
fn sound_position_at_home(random: &mut Random) -> Position {
    loop {
        let fen = compose(random);
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[2] = "KQkq";
        if let Ok(position) = Position::from_fen(&fields.join(" "), CastlingMode::Standard) {
            return position;
        }
    }
}

/// A random sound position in which a player who may castle faces a few pieces, one of them on his back rank.
fn sound_castling_position(random: &mut Random) -> Position {
    loop {
        let mut board = Composer { cells: [[None; 8]; 8], count: [0; 2] };
        let mut rights = String::new();
        let us = random.pick(&Color::ALL);
        compose_castling(random, &mut board, us, &mut rights);
        let back_rank = Square::new(random.pick(&File::ALL), us.back_rank());
        board.put(back_rank, !us, random.pick(&['n', 'b', 'r', 'q']));
        for kind in ['k', 'p', 'n', 'b', 'r', 'q'] {
            if kind == 'k' || random.once_in(3) {
                let square = vacant_square(random, &board);
                board.put(square, !us, kind);
            }
        }
        let fen = format!("{} {} {rights} - 0 1", board.placement(), us.letter());
        if let Ok(position) = Position::from_fen(&fen, CastlingMode::Chess960) {
            return position;
        }
    }
}
