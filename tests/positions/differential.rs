//! The crate and cozy-chess, an independent generator, must agree on every position.
//!
//! The positions come from random games, from the usual start and from the 960 starts of Chess960; others are
//! composed at random, and compared with all that follow from them by one move. A seed decides everything. The
//! environment can ask for more positions:
//!
//! ```sh
//! CHESS_ARBITER_POSITIONS=12000000 cargo test --test positions differential -- --nocapture
//! ```
//!
//! `CHESS_ARBITER_SEED` is the first seed, 0 unless it is set; a failure names the seed at which it can be
//! found again.

use std::fmt::Write;

use chess_arbiter::{
    CastlingMode, CastlingSide, Color, MoveKind, Outcome, PieceKind, Position, Reason, Square,
};

use crate::complete_fen::complete_fen;
use crate::environment;
use crate::random::Random;
use crate::random_positions::{chess960_back_rank, chess960_start, compose, sound_position};

const POSITIONS_BY_DEFAULT: u64 = 201_000;
/// Games are of all lengths up to this: many starts, and some endgames.
const LONGEST_GAME: usize = 130;

/// So many plies a dead position is searched for a mate.
const MATE_PLIES: usize = 3;

/// A position as both crates see it.
struct Pair {
    ours: Position,
    theirs: cozy_chess::Board,
    /// The legal moves: ours, and as sets ours and theirs.
    moves: Vec<chess_arbiter::Move>,
    our_set: MoveSet,
    their_set: MoveSet,
}

/// Moves, castling as king takes rook.
#[derive(PartialEq)]
struct MoveSet {
    /// For each piece that a pawn may become, and each square, where the piece on it may go: one bit a square. Moves
    /// that promote nothing are listed with the king.
    to: [[u64; 64]; 6],
    /// How many moves were added: more than there are bits if one came twice.
    count: usize,
}

/// Where moves that promote nothing are listed.
const NO_PROMOTION: usize = PieceKind::King as usize;

impl MoveSet {
    const EMPTY: Self = Self { to: [[0; 64]; 6], count: 0 };

    fn add(&mut self, from: usize, to: usize, promotion: usize) {
        self.to[promotion][from] |= 1 << to;
        self.count += 1;
    }

    /// The moves that the other set lacks, in UCI notation.
    fn without(&self, other: &Self) -> String {
        let mut text = String::new();
        for (kind, from) in PieceKind::ALL.into_iter().flat_map(|kind| (0..64).map(move |from| (kind, from)))
        {
            let lacking = self.to[kind as usize][from] & !other.to[kind as usize][from];
            for to in (0..64).filter(|to| lacking >> to & 1 == 1) {
                let square = |index: usize| Square::from_index(index as u8).expect("a square");
                let _ = write!(text, " {}{}", square(from), square(to));
                if kind as usize != NO_PROMOTION {
                    text.push(kind.letter());
                }
            }
        }
        text
    }
}

impl Pair {
    fn new(ours: Position) -> Self {
        let fen = complete_fen(&ours);
        let theirs = cozy_chess::Board::from_fen(&fen, true)
            .unwrap_or_else(|error| panic!("cozy-chess refuses what the crate accepts, {fen}: {error}"));
        Self { ours, theirs, moves: Vec::new(), our_set: MoveSet::EMPTY, their_set: MoveSet::EMPTY }
    }

    /// Where a move goes to, castling as king takes rook.
    fn goes_to(&self, mv: chess_arbiter::Move) -> usize {
        let rook = mv.castling().and_then(|side| self.ours.castling().rook(self.ours.turn(), side));
        rook.unwrap_or(mv.to()).index().into()
    }

    fn their_move(&self, mv: chess_arbiter::Move) -> cozy_chess::Move {
        cozy_chess::Move {
            from: cozy_chess::Square::index(mv.from().index().into()),
            to: cozy_chess::Square::index(self.goes_to(mv)),
            promotion: mv.promotion().map(|kind| cozy_chess::Piece::index(kind as usize)),
        }
    }

    /// Compares everything that can be asked of the position; leaves its legal moves in `moves`.
    fn compare(&mut self) -> Result<(), String> {
        self.compare_state()?;
        self.list_moves();
        if self.our_set != self.their_set {
            return Err(self.describe_moves());
        }
        self.compare_outcome()?;
        self.compare_en_passant()
    }

    /// Finds the legal moves, in both ways.
    fn list_moves(&mut self) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.ours.each_move(|mv| moves.push(mv));
        self.moves = moves;
        let mut our_set = MoveSet::EMPTY;
        for &mv in &self.moves {
            let promotion = mv.promotion().map_or(NO_PROMOTION, |kind| kind as usize);
            our_set.add(mv.from().index().into(), self.goes_to(mv), promotion);
        }
        let mut their_set = MoveSet::EMPTY;
        self.theirs.generate_moves(|moves| {
            for mv in moves {
                let promotion = mv.promotion.map_or(NO_PROMOTION, |piece| piece as usize);
                their_set.add(mv.from as usize, mv.to as usize, promotion);
            }
            false
        });
        (self.our_set, self.their_set) = (our_set, their_set);
    }

    fn compare_state(&self) -> Result<(), String> {
        let (ours, theirs) = (&self.ours, &self.theirs);
        let mut by_square = [[0u64; 6]; 2];
        for square in Square::all() {
            if let Some(piece) = ours.board().get(square) {
                by_square[piece.color as usize][piece.kind as usize] |= 1 << square.index();
            }
        }
        let mut listed = [[0u64; 6]; 2];
        for (square, piece) in ours.board().pieces() {
            listed[piece.color as usize][piece.kind as usize] |= 1 << square.index();
        }
        let expected = cozy_chess::Color::ALL
            .map(|color| cozy_chess::Piece::ALL.map(|piece| theirs.colored_pieces(color, piece).0));
        agree("the pieces by square", by_square, expected)?;
        agree("the pieces as listed", listed, expected)?;
        agree("the turn", ours.turn() as usize, theirs.side_to_move() as usize)?;
        for (color, their_color) in Color::ALL.into_iter().zip(cozy_chess::Color::ALL) {
            let rights = theirs.castle_rights(their_color);
            for (side, right) in CastlingSide::ALL.into_iter().zip([rights.short, rights.long]) {
                let rook = ours.castling().rook(color, side);
                agree(
                    "the rank of a castling rook",
                    rook.map(Square::rank),
                    rook.map(|_| color.back_rank()),
                )?;
                let files = (rook.map(|rook| rook.file() as usize), right.map(|file| file as usize));
                agree("the castling rights", files.0, files.1)?;
            }
        }
        // cozy-chess counts up to 100 only.
        agree("the halfmove clock", ours.halfmove_clock().min(100), theirs.halfmove_clock().into())?;
        agree("the move number", ours.fullmove_number(), theirs.fullmove_number())?;
        let checkers = ours.checkers().fold(0, |set, square| set | 1 << square.index());
        agree("the checkers", checkers, theirs.checkers().0)?;
        agree("check", ours.in_check(), !theirs.checkers().is_empty())
    }

    fn compare_outcome(&self) -> Result<(), String> {
        let over = self.their_set.count == 0;
        let check = !self.theirs.checkers().is_empty();
        let expected = match (over, check) {
            (true, true) => Some(Reason::Checkmate),
            (true, false) => Some(Reason::Stalemate),
            _ if self.is_dead() => Some(Reason::InsufficientMaterial),
            // cozy-chess knows nothing of it, but can look for a mate that would refute it.
            _ if self.claims_dead_position() && !can_mate(&self.theirs, MATE_PLIES) => {
                Some(Reason::DeadPosition)
            }
            _ if self.ours.halfmove_clock() >= 150 => Some(Reason::SeventyFiveMoves),
            _ => None,
        };
        let winner = (over && check).then_some(!self.ours.turn());
        agree("checkmate", self.ours.is_checkmate(), over && check)?;
        agree("stalemate", self.ours.is_stalemate(), over && !check)?;
        agree("the outcome", self.ours.outcome(), expected.map(|reason| Outcome { winner, reason }))?;
        agree("the number of moves", self.ours.count_moves(), self.their_set.count)
    }

    fn claims_dead_position(&self) -> bool {
        self.ours.outcome().is_some_and(|outcome| outcome.reason == Reason::DeadPosition)
    }

    /// Whether neither player can ever mate: at most one knight, or bishops on squares of one colour alone.
    fn is_dead(&self) -> bool {
        use cozy_chess::{BitBoard, Piece};
        let of = |piece| self.theirs.pieces(piece);
        let mighty = of(Piece::Pawn) | of(Piece::Rook) | of(Piece::Queen);
        let bishops = of(Piece::Bishop);
        let minor = (bishops | of(Piece::Knight)).len();
        let one_color =
            bishops.is_subset(BitBoard::LIGHT_SQUARES) || bishops.is_subset(BitBoard::DARK_SQUARES);
        mighty.is_empty() && (minor <= 1 || minor == bishops.len() && one_color)
    }

    /// cozy-chess notes every double step, the crate those after which a pawn could take: what counts is
    /// whether a capture en passant is legal.
    fn compare_en_passant(&self) -> Result<(), String> {
        let crossed = self.theirs.en_passant().map(|file| {
            let rank = cozy_chess::Rank::Third.relative_to(!self.theirs.side_to_move());
            cozy_chess::Square::new(file, rank) as usize
        });
        let legal = crossed.filter(|&crossed| {
            let pawns = self.theirs.colored_pieces(self.theirs.side_to_move(), cozy_chess::Piece::Pawn);
            pawns.into_iter().any(|pawn| {
                let goes_there = self.their_set.to[NO_PROMOTION][pawn as usize] >> crossed & 1 == 1;
                goes_there && pawn as usize % 8 != crossed % 8
            })
        });
        let index = |square: Option<Square>| square.map(|square| usize::from(square.index()));
        agree("the legal en passant square", index(self.ours.legal_en_passant()), legal)?;
        let noted = index(self.ours.en_passant());
        if noted.is_some() { agree("the square that a pawn crossed", noted, crossed) } else { Ok(()) }
    }

    fn describe_moves(&self) -> String {
        let (ours, theirs) = (&self.our_set, &self.their_set);
        format!(
            "{} moves, only ours:{}; {} of cozy-chess, only its:{}",
            ours.count,
            ours.without(theirs),
            theirs.count,
            theirs.without(ours)
        )
    }

    fn play(&mut self, mv: chess_arbiter::Move) -> chess_arbiter::Undo {
        let their_move = self.their_move(mv);
        self.theirs.play_unchecked(their_move);
        self.ours.play_unchecked(mv)
    }
}

/// Whether either player can checkmate within some plies, if both want it.
fn can_mate(position: &cozy_chess::Board, plies: usize) -> bool {
    let mut moves = Vec::new();
    position.generate_moves(|piece_moves| {
        moves.extend(piece_moves);
        false
    });
    let is_checkmate = moves.is_empty() && !position.checkers().is_empty();
    is_checkmate
        || plies > 0
            && moves.into_iter().any(|mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                can_mate(&next, plies - 1)
            })
}

fn agree<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, theirs: T) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: ours {ours:?}, cozy-chess's {theirs:?}")) }
}

/// How many positions have been compared, and how many are to be.
struct Count {
    source: &'static str,
    compared: u64,
    wanted: u64,
    castlings: u64,
    en_passants: u64,
    promotions: u64,
    checkmates: u64,
    stalemates: u64,
}

impl Count {
    /// Compares one position, and counts what it shows.
    fn compare(&mut self, pair: &mut Pair, seed: u64) {
        if let Err(difference) = pair.compare() {
            let fen = complete_fen(&pair.ours);
            panic!("{}, seed {seed}, position {}: {fen}\n{difference}", self.source, self.compared);
        }
        self.compared += 1;
        let moves = &pair.moves;
        let of =
            |wanted: fn(&chess_arbiter::Move) -> bool| moves.iter().filter(|mv| wanted(mv)).count() as u64;
        self.castlings += of(|mv| mv.castling().is_some());
        self.en_passants += of(|mv| mv.kind() == MoveKind::EnPassant);
        self.promotions += of(|mv| mv.promotion().is_some());
        self.checkmates += u64::from(moves.is_empty() && pair.ours.in_check());
        self.stalemates += u64::from(moves.is_empty() && !pair.ours.in_check());
    }
}

/// Compares positions, seed after seed, until there are as many as asked for, and shows that each kind of
/// move and of end was among them.
fn compare_all(source: &'static str, mut of_seed: impl FnMut(u64, &mut Random, &mut Count)) {
    let wanted = environment::positions().unwrap_or(POSITIONS_BY_DEFAULT).div_ceil(3);
    let first = environment::first_seed();
    let mut count = Count {
        source,
        compared: 0,
        wanted,
        castlings: 0,
        en_passants: 0,
        promotions: 0,
        checkmates: 0,
        stalemates: 0,
    };
    let mut seed = first;
    while count.compared < wanted {
        of_seed(seed, &mut Random::new(seed), &mut count);
        seed += 1;
    }
    let Count { compared, castlings, en_passants, promotions, checkmates, stalemates, .. } = count;
    println!(
        "{source}: {compared} positions agree (seeds {first} to {}); among their moves {castlings} castlings, \
         {en_passants} captures en passant and {promotions} promotions; {checkmates} are checkmate, \
         {stalemates} stalemate",
        seed - 1
    );
    if wanted >= POSITIONS_BY_DEFAULT / 3 {
        let seen = [castlings, en_passants, promotions, checkmates];
        assert!(seen.iter().all(|&count| count > 0), "{source} is too tame");
    }
}

/// Plays a random game, in which rare kinds of move are not so rare, and then takes it all back.
fn compare_game(start: Position, seed: u64, random: &mut Random, count: &mut Count) {
    let mut pair = Pair::new(start.clone());
    let mut undos = Vec::new();
    let plies = 1 + random.below(LONGEST_GAME);
    count.compare(&mut pair, seed);
    while undos.len() < plies && count.compared < count.wanted && !pair.moves.is_empty() {
        let rare = |mv: &&chess_arbiter::Move| mv.kind() != MoveKind::Normal || mv.promotion().is_some();
        let rare_moves: Vec<_> = pair.moves.iter().filter(rare).copied().collect();
        let mv = match random.once_in(4) && !rare_moves.is_empty() {
            true => random.pick(&rare_moves),
            false => random.pick(&pair.moves),
        };
        undos.push(pair.play(mv));
        count.compare(&mut pair, seed);
    }
    while let Some(undo) = undos.pop() {
        pair.ours.undo(undo);
    }
    assert_eq!(pair.ours, start, "{}, seed {seed}: the game was not taken back exactly", count.source);
}

#[test]
fn games_from_the_usual_start() {
    compare_all("the usual start", |seed, random, count| {
        compare_game(Position::default(), seed, random, count);
    });
}

/// Game after game through all 960 starts: in every fourth game the players have different ones.
#[test]
fn games_from_the_chess960_starts() {
    compare_all("Chess960 starts", |seed, random, count| {
        let white = seed as usize % 960;
        let black = if random.once_in(4) { random.below(960) } else { white };
        let start = Position::from_fen(&chess960_start(white, black), CastlingMode::Chess960);
        compare_game(start.expect("a sound start"), seed, random, count);
    });
}

#[test]
fn composed_positions_and_all_that_follow() {
    compare_all("composed positions", |seed, random, count| {
        let mut pair = Pair::new(sound_position(random));
        count.compare(&mut pair, seed);
        let theirs = pair.theirs.clone();
        for mv in pair.moves.clone() {
            let undo = pair.play(mv);
            count.compare(&mut pair, seed);
            pair.ours.undo(undo);
            pair.theirs = theirs.clone();
        }
    });
}

/// cozy-chess accepts each FEN in which the crate finds no problem. In those that it alone accepts, the crate finds
/// what cozy-chess does not ask: how the pieces and the checks came about, and whether the kings stand side by side.
#[test]
fn soundness_is_the_same_but_for_what_cozy_chess_does_not_ask() {
    let mut sound = 0;
    for seed in 0..20_000 {
        let fen = compose(&mut Random::new(seed));
        let mut problems = chess_arbiter::validate_fen(&fen, CastlingMode::Chess960);
        // Empty squares are composed one by one.
        problems.retain(|problem| problem.code() != "split-number");
        let theirs = cozy_chess::Board::from_fen(&fen, true);
        if problems.is_empty() {
            sound += 1;
            assert!(theirs.is_ok(), "seed {seed}: cozy-chess refuses {fen}: {theirs:?}");
        } else if theirs.is_ok() {
            let refusing: Vec<_> = problems.iter().filter(|problem| !problem.is_repaired()).collect();
            let not_asked = ["kings-adjacent", "too-many-promoted", "impossible-check"];
            let all_not_asked = refusing.iter().all(|problem| not_asked.contains(&problem.code()));
            assert!(!refusing.is_empty(), "seed {seed}: cozy-chess would not repair {fen}: {problems:?}");
            assert!(all_not_asked, "seed {seed}: cozy-chess accepts {fen}: {problems:?}");
        }
    }
    assert!(sound > 2_000, "only {sound} of the composed positions are sound");
}

#[test]
fn the_chess960_starts_are_those_of_scharnagl() {
    assert_eq!(chess960_back_rank(518), "rnbqkbnr");
    for number in 0..960 {
        let theirs = cozy_chess::Board::chess960_startpos(number as u32);
        assert_eq!(chess960_start(number, number), format!("{theirs:#}"), "start {number}");
    }
}
