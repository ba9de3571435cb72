//! Every ruling must be true. On random positions each of the 64 x 64 pairs of squares is judged, with no promotion and
//! with each of the six kinds of piece. The ruling is compared with the moves that cozy-chess generates, and with
//! `oracle.rs`, which finds the first law that refuses from the laws alone. Then the pieces to blame are taken off the
//! board, and the reason must be gone.
//!
//! A seed decides everything. `CHESS_ARBITER_SEED` is the first; the environment can ask for more positions, too:
//!
//! ```sh
//! CHESS_ARBITER_POSITIONS=25000 cargo test --test positions rulings -- --nocapture
//! ```

use std::collections::BTreeMap;

use chess_arbiter::{Candidate, CastlingMode, PieceKind, Position, Refusal, RefusalCode, Square};
use cozy_chess::BitBoard;

use crate::complete_fen::complete_fen;
use crate::environment;
use crate::oracle::{Claim, Oracle};
use crate::random::Random;
use crate::varied::varied_position;

const POSITIONS_BY_DEFAULT: u64 = 3_000;

/// With two of these no pawn can be promoted: the ruling has to say so.
const PROMOTIONS: [Option<PieceKind>; 7] = [
    None,
    Some(PieceKind::Pawn),
    Some(PieceKind::Knight),
    Some(PieceKind::Bishop),
    Some(PieceKind::Rook),
    Some(PieceKind::Queen),
    Some(PieceKind::King),
];

/// How often each ruling was seen.
#[derive(Default)]
struct Count {
    positions: u64,
    legal: u64,
    refused: BTreeMap<RefusalCode, u64>,
    /// How often the pieces to blame were taken off the board, and their reason was gone.
    removed: BTreeMap<RefusalCode, u64>,
}

/// One position, and the oracle that is asked about it.
struct Trial {
    position: Position,
    oracle: Oracle,
    seed: u64,
}

impl Trial {
    fn all_candidates(&self, count: &mut Count) {
        for from in Square::all() {
            for to in Square::all() {
                for promotion in PROMOTIONS {
                    self.ask(Candidate { from, to, promotion }, count);
                }
            }
        }
        count.positions += 1;
    }

    /// One candidate: it is legal, or refused as the oracle refuses it.
    fn ask(&self, candidate: Candidate, count: &mut Count) {
        let Candidate { from, to, promotion } = candidate;
        let ruling = self.position.judge(candidate);
        let expected = self.oracle.refusal(theirs(from), theirs(to), promotion);
        let legal = self.oracle.is_legal(theirs(from), theirs(to), promotion);
        let agreed = self.position.is_legal(candidate) == legal
            && expected.is_none() == legal
            && match &ruling {
                Ok(mv) => legal && mv.from() == from && mv.promotion() == promotion,
                Err(refusal) => Some(claimed(refusal)) == expected,
            };
        assert!(agreed, "{}: {ruling:?}, expected {expected:?}", self.name(candidate));
        match ruling {
            Ok(_) => count.legal += 1,
            Err(refusal) => {
                self.check_names(&refusal);
                *count.refused.entry(refusal.code()).or_default() += 1;
                if promotion.is_none() && self.reason_is_gone_without(&refusal) {
                    *count.removed.entry(refusal.code()).or_default() += 1;
                }
            }
        }
    }

    /// No square is named twice, and a piece to blame is the one that stands there.
    fn check_names(&self, refusal: &Refusal) {
        let claim = claimed(refusal);
        let sizes = [claim.by.len() as usize, claim.on.len() as usize];
        let stand =
            |placed: &chess_arbiter::Placed| self.position.board().get(placed.square) == Some(placed.piece);
        let sound = sizes == [refusal.by().len(), refusal.on().len()] && refusal.by().iter().all(stand);
        assert!(sound, "{}: {refusal:?}", self.name(refusal.candidate()));
    }

    /// Takes the pieces to blame off the board, and others that then are to blame for the same reason, until
    /// another law speaks, or none. Returns false where that cannot be tried: a king is to blame, or the board
    /// would be no position.
    fn reason_is_gone_without(&self, refusal: &Refusal) -> bool {
        let (code, candidate) = (refusal.code(), refusal.candidate());
        if !BLAMES_OTHERS.contains(&code) || candidate.from == candidate.to {
            return false;
        }
        let mut removed: Vec<Square> = Vec::new();
        let mut by: Vec<_> = refusal.by().to_vec();
        loop {
            if by.iter().any(|placed| placed.piece.kind == PieceKind::King) {
                return false;
            }
            removed.extend(by.iter().map(|placed| placed.square));
            let Some(position) = without(&self.position, &removed) else { return false };
            let Err(next) = position.judge(candidate) else { return true };
            if reason(next.code()) != reason(code) {
                // What a pawn would have taken is gone: then there is nothing to take.
                let taken = removed.iter().any(|&square| {
                    square == candidate.to
                        || square == Square::new(candidate.to.file(), candidate.from.rank())
                });
                let nothing_to_take = [RefusalCode::PawnCapture, RefusalCode::EnPassantLate];
                let without_prey = taken && nothing_to_take.contains(&next.code());
                assert!(next.code() > code || without_prey, "{}, then {next:?}", self.name(candidate));
                return true;
            }
            assert!(BEHIND_ANOTHER.contains(&code), "{} without {by:?}", self.name(candidate));
            by = next.by().to_vec();
            assert!(by.iter().all(|placed| !removed.contains(&placed.square)), "{}", self.name(candidate));
        }
    }

    fn name(&self, candidate: Candidate) -> String {
        format!("seed {}, {candidate} in {}", self.seed, complete_fen(&self.position))
    }
}

/// The codes that blame other pieces than the one that is moved.
const BLAMES_OTHERS: [RefusalCode; 11] = [
    RefusalCode::OwnPiece,
    RefusalCode::PawnBlocked,
    RefusalCode::EnPassantLate,
    RefusalCode::PathBlocked,
    RefusalCode::CastlingBlocked,
    RefusalCode::CastlingInCheck,
    RefusalCode::CastlingThroughCheck,
    RefusalCode::CastlingIntoCheck,
    RefusalCode::KingAttacked,
    RefusalCode::InCheck,
    RefusalCode::Pinned,
];

/// Those among them for which there may be another piece to blame behind the first.
const BEHIND_ANOTHER: [RefusalCode; 7] = [
    RefusalCode::PathBlocked,
    RefusalCode::CastlingInCheck,
    RefusalCode::CastlingThroughCheck,
    RefusalCode::CastlingIntoCheck,
    RefusalCode::KingAttacked,
    RefusalCode::InCheck,
    RefusalCode::Pinned,
];

/// A piece that is taken off the board may uncover an attack on another square of a castling king.
fn reason(code: RefusalCode) -> RefusalCode {
    match code {
        RefusalCode::CastlingThroughCheck | RefusalCode::CastlingIntoCheck => RefusalCode::CastlingInCheck,
        code => code,
    }
}

fn theirs(square: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(square.index().into())
}

fn claimed(refusal: &Refusal) -> Claim {
    let set = |squares: &mut dyn Iterator<Item = Square>| {
        squares.fold(BitBoard::EMPTY, |set, square| set | theirs(square).bitboard())
    };
    Claim {
        code: refusal.code().name(),
        by: set(&mut refusal.by().iter().map(|placed| placed.square)),
        on: set(&mut refusal.on().iter().copied()),
    }
}

/// The position without some pieces, if it is still one.
fn without(position: &Position, removed: &[Square]) -> Option<Position> {
    let mut letters = [['1'; 8]; 8];
    for (square, piece) in position.board().pieces() {
        if !removed.contains(&square) {
            letters[square.rank() as usize][square.file() as usize] = piece.letter();
        }
    }
    let placement: Vec<String> = letters.iter().rev().map(|rank| rank.iter().collect()).collect();
    let fen = complete_fen(position);
    let rest = fen.split_once(' ').map_or("", |(_, rest)| rest);
    Position::from_fen(&format!("{} {rest}", placement.join("/")), CastlingMode::Chess960).ok()
}

#[test]
fn every_candidate_is_legal_or_refused_by_the_first_law_that_refuses_it() {
    let wanted = environment::positions().unwrap_or(POSITIONS_BY_DEFAULT);
    let first = environment::first_seed();
    let mut count = Count::default();
    for seed in first..first + wanted {
        let position = varied_position(&mut Random::new(seed));
        let oracle = Oracle::new(&position);
        Trial { position, oracle, seed }.all_candidates(&mut count);
    }
    let Count { positions, legal, refused, removed } = count;
    let all: u64 = refused.values().sum();
    assert_eq!(legal + all, positions * 64 * 64 * PROMOTIONS.len() as u64);
    println!(
        "{positions} positions: {legal} candidates are legal, {all} are refused as the oracle refuses them"
    );
    for code in RefusalCode::all() {
        let times = |count: &BTreeMap<_, u64>| count.get(&code).copied().unwrap_or(0);
        println!("{:>11} {} ({} without the pieces to blame)", times(&refused), code.name(), times(&removed));
        if wanted >= POSITIONS_BY_DEFAULT {
            assert!(times(&refused) > 0, "{} was never said", code.name());
        }
    }
}
