//! Mating pictures: one of the winner's pieces on a square from which it mates the king where it stands.
//!
//! Both players work at it. The winner's piece goes there in up to three moves, and another comes to protect it.
//! The loser's men step into the flights that are left, and those that could take the piece step aside. Whether it
//! is mate in the end is seen by playing it.

use std::ops::ControlFlow;

use super::scene::Scene;
use super::squares::Squares;
use crate::board::geometry::{HERE, KING_STEPS, Threats, step_along, walk};
use crate::board::{ListedPiece, MOST_PIECES, piece_code};
use crate::position::Position;
use crate::types::{Candidate, Color, Move, PieceKind, Square, Step};

/// The most moves that the loser is asked for: flights to fill, and men to step aside.
const MOST_HELP: u32 = 3;

/// The most pictures of a position that are tried.
const MOST_TRIED: usize = 2;

/// The most plies that lead to a picture.
pub(super) const MOST_PLIES: usize = 14;

/// From where to where a piece goes.
type Goes = (Square, Square);

/// A piece that is to go to a square, and all that is to be done for it.
#[derive(Clone, Copy)]
struct Picture {
    /// The winner's moves, the mate last.
    steps: [Option<Goes>; 5],
    /// Where the mate is given.
    to: Square,
    /// The flights that the piece does not take away.
    fill: Squares,
    /// The men that could take it.
    takers: Squares,
    cost: u32,
}

/// Tries to reach a mating picture from a position; the moves that do are added to a line. If there are none, the line
/// stays as it is. Returns whether it ends in mate. The number of moves that are made is added to `nodes`.
pub(super) fn reach_picture(
    position: &Position,
    winner: Color,
    scene: &Scene,
    line: &mut Vec<Move>,
    nodes: &mut u32,
) -> bool {
    let length = line.len();
    for picture in find(position, winner, scene).into_iter().flatten() {
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

/// Where a piece of some kind could go, from any of some squares, over empty ones.
type Moves = fn(Squares, Squares) -> Squares;

fn moves_of(piece: ListedPiece) -> Option<Moves> {
    match piece.piece_code() {
        piece_code::KNIGHT => Some(|from, _| from.knight_leaps()),
        piece_code::BISHOP => Some(Squares::bishop_attacks),
        piece_code::ROOK => Some(Squares::rook_attacks),
        piece_code::QUEEN => Some(Squares::queen_attacks),
        _ => None,
    }
}

/// The cheapest pictures, the cheapest first.
fn find(position: &Position, winner: Color, scene: &Scene) -> [Option<Picture>; MOST_TRIED] {
    let board = &position.board;
    let at = Squares::one(scene.king);
    let beside = at.king_steps();
    let mut found = [None; MOST_TRIED];
    let mut helpers = None;
    for &piece in board.listed(winner).iter().skip(1) {
        let Some(moves) = moves_of(piece) else { continue };
        let goals = moves(at, scene.empty).without(scene.winners);
        if goals.is_empty() {
            continue;
        }
        let cell = board.cell(piece.square());
        let ways = scene.ways | ways_without(position, winner, scene, piece);
        let once = moves(Squares::one(piece.square()), scene.empty).without(scene.winners);
        for goal in goals.each() {
            let Some(to) = goal.first() else { continue };
            let left = ways & !ListedPiece::new(cell, to).threats(scene.king);
            let mut cost = 3 * left.count_ones();
            if left.count_ones() > MOST_HELP || is_dearer(&found, cost) {
                continue;
            }
            let Some((way, length)) = route(piece.square(), to, once, moves, scene) else { continue };
            cost += length;
            let takers: Squares = board.attackers(to, !winner).filter(|&taker| taker != scene.king).collect();
            cost += 3 * takers.count();
            // One that stands beside its king would open a flight there.
            if takers.meets(beside)
                || left.count_ones() + takers.count() > MOST_HELP
                || is_dearer(&found, cost)
            {
                continue;
            }
            let fill = Squares::around(scene.king, left as u8);
            let helpers = helpers.get_or_insert_with(|| Helpers::of(position, !winner, scene));
            if !helpers.can_fill(fill, to, scene) || helpers.reach.meets(between(to, scene.king)) {
                continue;
            }
            let mut steps = [None, None, way[0], way[1], way[2]];
            if beside.meets(goal) && board.attackers(to, winner).all(|other| other == piece.square()) {
                let Some((moves, count)) = protector(position, winner, scene, piece.square(), way) else {
                    continue;
                };
                [steps[0], steps[1]] = moves;
                cost += 2 * count;
                if is_dearer(&found, cost) {
                    continue;
                }
            }
            insert(&mut found, Picture { steps, to, fill, takers, cost });
        }
    }
    found
}

/// Up to three moves of a piece from one square to another, and their number. `once` is where it can go now.
fn route(
    from: Square,
    to: Square,
    once: Squares,
    moves: Moves,
    scene: &Scene,
) -> Option<([Option<Goes>; 3], u32)> {
    let goal = Squares::one(to);
    if once.meets(goal) {
        return Some(([None, None, Some((from, to))], 1));
    }
    let once = once & scene.empty;
    let last = moves(goal, scene.empty) & scene.empty;
    if let Some(via) = (last & once).first() {
        return Some(([None, Some((from, via)), Some((via, to))], 2));
    }
    let second = (moves(once, scene.empty) & last).first()?;
    let first = (moves(Squares::one(second), scene.empty) & once).first()?;
    Some(([Some((from, first)), Some((first, second)), Some((second, to))], 3))
}

/// One or two moves of another of the winner's pieces to where it protects a square, and their number.
fn protector(
    position: &Position,
    winner: Color,
    scene: &Scene,
    from: Square,
    way: [Option<Goes>; 3],
) -> Option<([Option<Goes>; 2], u32)> {
    let to = way[2].map(|(_, to)| to)?;
    let goal = Squares::one(to);
    // It must not stand in the way.
    let path = way.into_iter().flatten().map(|(from, to)| between(from, to) | Squares::one(to));
    let allowed = scene.empty.without(path.fold(between(to, scene.king), |all, part| all | part));
    let mut shortest = None;
    for &piece in position.board.listed(winner).iter().skip(1).filter(|piece| piece.square() != from) {
        let (at, start) = (Squares::one(piece.square()), piece.square());
        let Some(moves) = moves_of(piece) else {
            // A pawn protects what a pawn of the other player would attack from there.
            let stops = at.ahead(winner) & goal.pawn_attacks(!winner) & allowed;
            if let Some(stop) = stops.without(Squares::LAST_RANKS).first() {
                return Some(([None, Some((start, stop))], 1));
            }
            continue;
        };
        let stops = moves(goal, scene.empty) & allowed;
        let once = moves(at, scene.empty) & scene.empty;
        if let Some(stop) = (once & stops).first() {
            return Some(([None, Some((start, stop))], 1));
        }
        if shortest.is_none()
            && let Some(stop) = (moves(once, scene.empty) & stops).first()
            && let Some(via) = (moves(Squares::one(stop), scene.empty) & once).first()
        {
            shortest = Some(([Some((start, via)), Some((via, stop))], 2));
        }
    }
    shortest
}

/// Whether enough pictures were found that cost no more.
fn is_dearer(found: &[Option<Picture>; MOST_TRIED], cost: u32) -> bool {
    found[MOST_TRIED - 1].is_some_and(|last| last.cost <= cost)
}

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

/// The steps of the king that are open once a piece of the winner's has left its square: those that it alone guards.
fn ways_without(position: &Position, winner: Color, scene: &Scene, piece: ListedPiece) -> Threats {
    let mut guarded = piece.threats(scene.king) & scene.open & !scene.ways;
    let mut ways = 0;
    while guarded != 0 {
        let way = guarded & guarded.wrapping_neg();
        guarded ^= way;
        let square = scene.king.step(KING_STEPS[way.trailing_zeros() as usize & 7]);
        if position.board.attackers(square, winner).all(|other| other == piece.square()) {
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
    walk(one, other).filter(|&square| square != other).collect()
}

/// The loser's men other than the king, and where each can go now.
struct Helpers {
    men: [(ListedPiece, Squares); MOST_PIECES],
    /// Where any of them can go.
    reach: Squares,
}

impl Helpers {
    fn of(position: &Position, loser: Color, scene: &Scene) -> Self {
        let mut helpers =
            Self { men: [(ListedPiece::NONE, Squares::NONE); MOST_PIECES], reach: Squares::NONE };
        let men = position.board.listed(loser).iter().skip(1);
        for (&piece, helper) in men.zip(&mut helpers.men) {
            let at = Squares::one(piece.square());
            let reach = match moves_of(piece) {
                Some(moves) => moves(at, scene.empty),
                None => {
                    let one = at.ahead(loser) & scene.empty;
                    one | one.ahead(loser) & scene.empty | at.pawn_attacks(loser) & scene.winners
                }
            };
            *helper = (piece, reach);
            helpers.reach |= reach;
        }
        helpers
    }

    /// Whether some men can step into these flights, from where they are not needed, and do not attack a square there.
    fn can_fill(&self, fill: Squares, to: Square, scene: &Scene) -> bool {
        let beside = Squares::one(scene.king).king_steps();
        self.reach.covers(fill)
            && fill.each().all(|flight| {
                let Some(square) = flight.first() else { return false };
                self.men.iter().any(|&(piece, reach)| {
                    reach.meets(flight)
                        && !beside.meets(Squares::one(piece.square()))
                        && piece.moved(square).threats(to) & HERE == 0
                })
            })
    }
}

/// Plays towards a picture; returns whether it ends in mate.
fn carry_out(
    position: &mut Position,
    winner: Color,
    scene: &Scene,
    picture: Picture,
    line: &mut Vec<Move>,
) -> bool {
    let Picture { steps, to, mut fill, mut takers, .. } = picture;
    let mut steps = steps.into_iter().flatten().peekable();
    for _ in 0..MOST_PLIES {
        let Some(&(from, next)) = steps.peek() else { return position.is_checkmate() };
        let mv = if position.turn != winner {
            help(position, scene, &mut fill, &mut takers, [from, next, to])
        } else if next == to && !(fill.is_empty() && takers.is_empty()) {
            wait(position, scene, from, to)
        } else {
            steps.next();
            position.legal_move(Candidate { from, to: next, promotion: None })
        };
        let Some(mv) = mv else { return false };
        position.play_unchecked(mv);
        line.push(mv);
        if steps.peek().is_none() {
            return position.is_checkmate();
        }
    }
    false
}

/// A move of the loser: into a flight that is to be filled, or of a man that could take the mating piece. Once all of that
/// is done, a move that disturbs nothing.
fn help(
    position: &Position,
    scene: &Scene,
    fill: &mut Squares,
    takers: &mut Squares,
    [from, next, to]: [Square; 3],
) -> Option<Move> {
    let winners_king = position.board.king(!position.turn);
    let mut best: Option<Move> = None;
    let wanted = !(fill.is_empty() && takers.is_empty());
    let _ = position.generate(&mut |mv| {
        let helps = match wanted {
            true => Squares::one(mv.to).meets(*fill) || Squares::one(mv.from).meets(*takers),
            false => mv.captured.is_none(),
        };
        if !helps || mv.piece == PieceKind::King || mv.to == to || mv.to == from || mv.promotion.is_some() {
            return ControlFlow::Continue(());
        }
        let after = ListedPiece::new(position.board.cell(mv.from), mv.to);
        let disturbs = after.threats(to) & HERE != 0
            || after.threats(winners_king) & HERE != 0
            || Squares::one(mv.from).king_steps().meets(Squares::one(scene.king))
            || is_between(mv.to, from, next)
            || is_between(mv.to, next, to)
            || is_between(mv.to, to, scene.king);
        if disturbs {
            return ControlFlow::Continue(());
        }
        best = Some(mv);
        ControlFlow::Break(())
    });
    let mv = best?;
    *fill = fill.without(Squares::one(mv.to));
    *takers = takers.without(Squares::one(mv.from));
    Some(mv)
}

/// A move of the winner that disturbs nothing.
fn wait(position: &Position, scene: &Scene, from: Square, to: Square) -> Option<Move> {
    let mut found = None;
    let _ = position.generate(&mut |mv| {
        let cell = position.board.cell(mv.from);
        let (before, after) = (ListedPiece::new(cell, mv.from), ListedPiece::new(cell, mv.to));
        let idle = mv.from != from
            && mv.to != to
            && mv.captured.is_none()
            && before.threats(scene.king) == 0
            && before.threats(to) & HERE == 0
            && after.threats(scene.king) & HERE == 0
            && !is_between(mv.to, from, to)
            && !is_between(mv.to, to, scene.king);
        if idle {
            found = Some(mv);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// Whether a square lies between two others on a line.
fn is_between(square: Square, one: Square, other: Square) -> bool {
    let step = step_along(one.difference(other));
    step != Step::NONE
        && step_along(one.difference(square)) == step
        && step_along(square.difference(other)) == step
}
