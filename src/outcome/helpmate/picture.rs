//! Mating pictures: one of the winner's pieces on a square from which it mates the king where it stands, if the
//! loser's own men step into the flights that are left.

use std::ops::ControlFlow;

use super::scene::Scene;
use super::squares::Squares;
use crate::board::ListedPiece;
use crate::board::geometry::{HERE, KING_STEPS, Threats, step_along, walk};
use crate::board::piece_code;
use crate::position::Position;
use crate::types::{Candidate, Color, Move, PieceKind, Square, Step};

/// The most flights that the loser is asked to fill.
const MOST_FILLED: u32 = 3;

/// The most pictures of a position that are tried.
const MOST_TRIED: usize = 4;

/// A piece that is to go to a square, in one move or by another square.
#[derive(Clone, Copy)]
struct Picture {
    from: Square,
    via: Option<Square>,
    to: Square,
    /// The flights that the piece does not take away.
    fill: Squares,
    cost: u32,
}

/// Tries to reach a mating picture from a position; the moves that do are added to a line. If there are none,
/// nothing changes. Returns whether it is mate.
pub(super) fn reach_picture(
    position: &mut Position,
    winner: Color,
    scene: &Scene,
    line: &mut Vec<Move>,
    nodes: &mut u32,
) -> bool {
    let pictures = find(position, winner, scene);
    let length = line.len();
    for picture in pictures.into_iter().flatten() {
        let mut after = position.clone();
        let mate = carry_out(&mut after, winner, scene, picture, line);
        *nodes += (line.len() - length) as u32;
        if mate {
            return true;
        }
        line.truncate(length);
    }
    false
}

/// The cheapest pictures, the cheapest first.
fn find(position: &Position, winner: Color, scene: &Scene) -> [Option<Picture>; MOST_TRIED] {
    let board = &position.board;
    let at = Squares::one(scene.king);
    let diagonals = at.bishop_attacks(scene.empty).without(scene.own);
    let straights = at.rook_attacks(scene.empty).without(scene.own);
    let mut found = [None; MOST_TRIED];
    let mut fillable = None;
    for &piece in board.listed(winner).iter().skip(1) {
        let (goals, moves): (Squares, Attacks) = match piece.piece_code() {
            piece_code::KNIGHT => (at.knight_leaps().without(scene.own), |from, _| from.knight_leaps()),
            piece_code::BISHOP => (diagonals, Squares::bishop_attacks),
            piece_code::ROOK => (straights, Squares::rook_attacks),
            piece_code::QUEEN => (diagonals | straights, Squares::queen_attacks),
            _ => continue,
        };
        let once = moves(Squares::one(piece.square()), scene.empty).without(scene.own);
        let cell = board.cell(piece.square());
        let ways = scene.ways | ways_without(position, winner, scene, piece);
        for goal in goals.each() {
            let Some(to) = goal.first() else { continue };
            let left = ways & !ListedPiece::new(cell, to).threats(scene.king);
            if left.count_ones() > MOST_FILLED {
                continue;
            }
            let fill = Squares::around(scene.king, left as u8);
            let direct = once.meets(goal);
            let cost = 2 * left.count_ones() + u32::from(!direct);
            if found[MOST_TRIED - 1].is_some_and(|last: Picture| last.cost <= cost) {
                continue;
            }
            let fillable = *fillable.get_or_insert_with(|| reached_by_men(position, !winner, scene));
            if !fillable.covers(fill) || fillable.meets(between(to, scene.king)) {
                continue;
            }
            let via = match direct {
                true => None,
                false => match (moves(goal, scene.empty) & once & scene.empty).first() {
                    Some(via) => Some(via),
                    None => continue,
                },
            };
            if !holds(position, winner, scene, piece.square(), to) {
                continue;
            }
            insert(&mut found, Picture { from: piece.square(), via, to, fill, cost });
        }
    }
    found
}

/// The steps of the king that are open once a piece of the winner's has left its square: it alone guards them.
fn ways_without(position: &Position, winner: Color, scene: &Scene, piece: ListedPiece) -> Threats {
    let board = &position.board;
    let mut guarded = piece.threats(scene.king) & scene.open & !scene.ways;
    let mut ways = 0;
    while guarded != 0 {
        let way = guarded & guarded.wrapping_neg();
        guarded ^= way;
        let square = scene.king.step(KING_STEPS[way.trailing_zeros() as usize & 7]);
        if board.attackers(square, winner).all(|other| other == piece.square()) {
            ways |= way;
        }
    }
    ways
}

/// The squares between two others on a line.
fn between(one: Square, other: Square) -> Squares {
    if step_along(one.difference(other)) == Step::NONE {
        return Squares::NONE;
    }
    walk(one, other)
        .filter(|&square| square != other)
        .fold(Squares::NONE, |all, square| all | Squares::one(square))
}

type Attacks = fn(Squares, Squares) -> Squares;

fn insert(found: &mut [Option<Picture>; MOST_TRIED], mut picture: Picture) {
    for place in found {
        match place {
            Some(other) if other.cost <= picture.cost => {}
            Some(other) => std::mem::swap(other, &mut picture),
            None => {
                *place = Some(picture);
                return;
            }
        }
    }
}

/// Whether nobody takes the piece when it gives the check: no man, and not the king if another piece protects it.
fn holds(position: &Position, winner: Color, scene: &Scene, from: Square, to: Square) -> bool {
    let board = &position.board;
    let king_takes = Squares::one(to).king_steps().meets(Squares::one(scene.king));
    let mut takers = board.attackers(to, !winner).filter(|&taker| taker != scene.king);
    takers.next().is_none() && (!king_takes || board.attackers(to, winner).any(|other| other != from))
}

/// The squares to which a player's men other than the king can go now.
fn reached_by_men(position: &Position, color: Color, scene: &Scene) -> Squares {
    let mut all = Squares::NONE;
    for &piece in position.board.listed(color).iter().skip(1) {
        let at = Squares::one(piece.square());
        all |= match piece.piece_code() {
            piece_code::KNIGHT => at.knight_leaps(),
            piece_code::BISHOP => at.bishop_attacks(scene.empty),
            piece_code::ROOK => at.rook_attacks(scene.empty),
            piece_code::QUEEN => at.queen_attacks(scene.empty),
            _ => {
                let one = at.ahead(color) & scene.empty;
                one | one.ahead(color) | at.pawn_attacks(color) & scene.own
            }
        };
    }
    all
}

/// Plays towards a picture; returns whether it ends in mate.
fn carry_out(
    position: &mut Position,
    winner: Color,
    scene: &Scene,
    picture: Picture,
    line: &mut Vec<Move>,
) -> bool {
    let Picture { mut from, mut via, to, mut fill, .. } = picture;
    for _ in 0..4 + 2 * MOST_FILLED {
        let next = via.unwrap_or(to);
        let mv = if position.turn == winner {
            match via {
                None if !fill.is_empty() => wait(position, winner, scene, from, to),
                _ => position.legal_move(Candidate { from, to: next, promotion: None }),
            }
        } else {
            fill_or_wait(position, scene, &mut fill, from, next, to)
        };
        let Some(mv) = mv else { return false };
        position.play_unchecked(mv);
        line.push(mv);
        if mv.from == from && mv.to == next {
            from = next;
            if via.take().is_none() {
                return position.is_checkmate();
            }
        }
    }
    false
}

/// A move of the loser into a flight, if one is left to fill; or one that disturbs nothing.
fn fill_or_wait(
    position: &Position,
    scene: &Scene,
    fill: &mut Squares,
    from: Square,
    next: Square,
    to: Square,
) -> Option<Move> {
    let loser = position.turn;
    let (mut filling, mut waiting) = (None, None);
    let wanted = !fill.is_empty();
    let winners_king = position.board.king(!loser);
    let _ = position.generate(&mut |mv| {
        if mv.piece == PieceKind::King || mv.to == to || mv.to == from {
            return ControlFlow::Continue(());
        }
        let after = ListedPiece::new(position.board.cell(mv.from), mv.to);
        if after.threats(to) & HERE != 0
            || after.threats(winners_king) & HERE != 0
            || is_beside(mv.from, scene.king)
        {
            return ControlFlow::Continue(());
        }
        if wanted && Squares::one(mv.to).meets(*fill) {
            filling = Some(mv);
            return ControlFlow::Break(());
        }
        if !wanted
            && mv.captured.is_none()
            && !is_between(mv.to, from, next)
            && !is_between(mv.to, next, to)
            && !is_between(mv.to, to, scene.king)
        {
            waiting = Some(mv);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    if let Some(mv) = filling {
        *fill = fill.without(Squares::one(mv.to));
    }
    if wanted { filling } else { waiting }
}

/// A move of the winner that disturbs nothing.
fn wait(position: &Position, winner: Color, scene: &Scene, from: Square, to: Square) -> Option<Move> {
    let mut found = None;
    let _ = position.generate(&mut |mv| {
        let before = ListedPiece::new(position.board.cell(mv.from), mv.from);
        let after = ListedPiece::new(position.board.cell(mv.from), mv.to);
        let idle = mv.from != from
            && mv.captured.is_none()
            && before.threats(scene.king) == 0
            && after.threats(scene.king) & HERE == 0
            && before.threats(to) & HERE == 0
            && mv.to != to
            && !is_between(mv.to, from, to)
            && !is_between(mv.to, to, scene.king);
        if idle {
            found = Some(mv);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    let _ = winner;
    found
}

/// Whether a square lies between two others on a line.
fn is_between(square: Square, one: Square, other: Square) -> bool {
    let step = step_along(one.difference(other));
    step != Step::NONE
        && step_along(one.difference(square)) == step
        && step_along(square.difference(other)) == step
}

fn is_beside(one: Square, other: Square) -> bool {
    Squares::one(one).king_steps().meets(Squares::one(other))
}
