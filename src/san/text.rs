//! What notation says, before any position is asked: pieces, files and ranks that it names.

use crate::types::{Candidate, CastlingSide, File, PieceKind, Rank, Square};

/// What a text in algebraic notation says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    Castling(CastlingSide),
    /// Two squares and no piece, as in `e2-e4`, and as UCI writes any move.
    Squares(Candidate),
    Move(Description),
}

/// A move as it is described: what is not said is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Description {
    pub piece: PieceKind,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to_file: File,
    /// Left out only in a pawn's capture, as in `ed`.
    pub to_rank: Option<Rank>,
    pub promotion: Option<PieceKind>,
}

/// The letters of pieces in figurine notation, white and black, in the order of [`PieceKind::ALL`].
const FIGURINES: [&str; 6] = ["♙♟", "♘♞", "♗♝", "♖♜", "♕♛", "♔♚"];

/// How castling is written, with letters or with zeros; dashes are gone by then.
const CASTLING: [(&[char], CastlingSide); 6] = [
    (&['O', 'O'], CastlingSide::King),
    (&['O', 'O', 'O'], CastlingSide::Queen),
    (&['o', 'o'], CastlingSide::King),
    (&['o', 'o', 'o'], CastlingSide::Queen),
    (&['0', '0'], CastlingSide::King),
    (&['0', '0', '0'], CastlingSide::Queen),
];

/// The longest text that is looked at, in characters: `Qa1-b2=Q e.p.!!+++` is shorter.
const LONGEST: usize = 24;

/// Reads algebraic notation leniently: what stands for emphasis or separation is passed over.
pub(super) fn read(text: &str) -> Option<Written> {
    let mut letters = Vec::with_capacity(LONGEST);
    for letter in text.trim().chars().filter(|letter| !matches!(letter, '-' | '‐' | '‑' | '–' | '—' | '−'))
    {
        if letters.len() == LONGEST {
            return None;
        }
        letters.push(letter);
    }
    strip_end(&mut letters);
    match CASTLING.iter().find(|(written, _)| *written == letters) {
        Some(&(_, side)) => Some(Written::Castling(side)),
        None => describe(letters),
    }
}

/// Takes off what may follow a move: check and mate signs, `!` and `?`, and `e.p.`.
fn strip_end(letters: &mut Vec<char>) {
    let is_sign = |letter: &char| matches!(letter, '+' | '#' | '!' | '?' | '†' | '‡' | ' ');
    while letters.last().is_some_and(is_sign) {
        letters.pop();
    }
    for ending in [&['e', '.', 'p', '.'][..], &['e', 'p']] {
        if letters.ends_with(ending) {
            letters.truncate(letters.len() - ending.len());
        }
    }
    while letters.last().is_some_and(is_sign) {
        letters.pop();
    }
}

/// Reads piece, origin, `x`, target and promotion, in this order.
fn describe(letters: Vec<char>) -> Option<Written> {
    let mut rest = letters;
    rest.retain(|letter| !matches!(letter, 'x' | 'X' | ':' | '×'));
    let mut promotion = take_promotion(&mut rest);
    let named = rest.first().and_then(|&letter| leading_piece(letter));
    if named.is_some() {
        rest.remove(0);
    }
    let piece = named.unwrap_or(PieceKind::Pawn);
    if promotion.is_none() && piece == PieceKind::Pawn && rest.len() > 2 {
        promotion = take_bare_promotion(&mut rest);
    }
    let file = |letter: char| File::from_letter(letter);
    let rank = |letter: char| Rank::from_digit(letter);
    let (from_file, from_rank, to_file, to_rank) = match *rest.as_slice() {
        [f, r] if file(f).is_some() && rank(r).is_some() => (None, None, file(f)?, rank(r)),
        [from, to] if piece == PieceKind::Pawn && from != to => (Some(file(from)?), None, file(to)?, None),
        [from, f, r] if file(from).is_some() => (file(from), None, file(f)?, Some(rank(r)?)),
        [from, f, r] => (None, Some(rank(from)?), file(f)?, Some(rank(r)?)),
        [from_file, from_rank, f, r] => {
            let from = Square::new(file(from_file)?, rank(from_rank)?);
            let to = Square::new(file(f)?, rank(r)?);
            if named.is_none() {
                return Some(Written::Squares(Candidate { from, to, promotion }));
            }
            (Some(from.file()), Some(from.rank()), to.file(), Some(to.rank()))
        }
        _ => return None,
    };
    Some(Written::Move(Description { piece, from_file, from_rank, to_file, to_rank, promotion }))
}

/// A piece at the beginning: a capital letter or a figurine. A small `b` is a file.
fn leading_piece(letter: char) -> Option<PieceKind> {
    let figurine = || FIGURINES.iter().position(|figures| figures.contains(letter));
    match letter {
        'A'..='Z' => PieceKind::from_letter(letter.to_ascii_lowercase()),
        _ => figurine().map(|kind| PieceKind::ALL[kind]),
    }
}

/// A promotion that is marked: `=Q`, `(Q)`, `/Q`, in small letters too.
fn take_promotion(rest: &mut Vec<char>) -> Option<PieceKind> {
    let (kept, letter) = match *rest.as_slice() {
        [.., '=' | '/', letter] => (rest.len() - 2, letter),
        [.., '(', letter, ')'] => (rest.len() - 3, letter),
        _ => return None,
    };
    let kind = named_piece(letter)?;
    rest.truncate(kept);
    if rest.last() == Some(&'=') {
        rest.pop();
    }
    Some(kind)
}

/// A promotion without a mark, after a target on a last rank: `e8Q`, `e8q`.
fn take_bare_promotion(rest: &mut Vec<char>) -> Option<PieceKind> {
    let [.., '1' | '8', letter] = *rest.as_slice() else { return None };
    let kind = named_piece(letter)?;
    rest.pop();
    Some(kind)
}

fn named_piece(letter: char) -> Option<PieceKind> {
    leading_piece(letter).or_else(|| PieceKind::from_letter(letter))
}
