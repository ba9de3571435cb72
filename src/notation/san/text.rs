//! Takes algebraic notation apart: the piece, the files and the ranks that it names. No position is looked at.

use crate::text::is_dash;
use crate::types::{Candidate, CastlingSide, File, PieceKind, Rank, Square};

/// What a text in algebraic notation says about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    Castling(CastlingSide),
    /// Two squares and no piece, as in `e2-e4` or in UCI notation.
    Squares(Candidate),
    Move(Description),
}

/// A description of a move. What the text leaves out is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Description {
    pub piece: PieceKind,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to_file: File,
    /// Left out only in a pawn's capture, as in `ed`.
    pub to_rank: Option<Rank>,
    pub promotion: Option<PieceKind>,
    /// Whether it has a sign of capture.
    pub takes: bool,
}

/// The longest text that is read, in characters without dashes. `Qa1-b2=Q e.p.!!+++` is shorter.
const LONGEST: usize = 24;

/// Up to [`LONGEST`] ASCII characters, kept without an allocation.
#[derive(Default)]
struct Letters {
    letters: [u8; LONGEST],
    len: usize,
}

impl Letters {
    /// Adds a letter; `None` if there is no room.
    fn push(&mut self, letter: u8) -> Option<()> {
        *self.letters.get_mut(self.len)? = letter;
        self.len += 1;
        Some(())
    }

    fn all(&self) -> &[u8] {
        self.letters.get(..self.len).unwrap_or_default()
    }
}

/// Reads algebraic notation leniently: dashes, capture signs and annotations are ignored.
pub(super) fn read(text: &str) -> Option<Written> {
    let mut letters = Letters::default();
    for letter in text.chars() {
        match in_ascii(letter)? {
            b'-' => {}
            letter => letters.push(letter)?,
        }
    }
    let letters = without_end(letters.all());
    match letters {
        // Castling, with letters or with zeros; dashes are gone by now.
        b"OO" | b"oo" | b"00" => Some(Written::Castling(CastlingSide::King)),
        b"OOO" | b"ooo" | b"000" => Some(Written::Castling(CastlingSide::Queen)),
        _ => describe(letters),
    }
}

/// A character in ASCII: figurines, dashes and signs are replaced by what they stand for. `None` for characters that are
/// not part of a move.
fn in_ascii(letter: char) -> Option<u8> {
    Some(match letter {
        '\0'..='\x7f' => letter as u8,
        '♔' | '♚' => b'K',
        '♕' | '♛' => b'Q',
        '♖' | '♜' => b'R',
        '♗' | '♝' => b'B',
        '♘' | '♞' => b'N',
        '♙' | '♟' => b'P',
        dash if is_dash(dash) => b'-',
        '×' => b'x',
        '†' | '‡' => b'+',
        _ => return None,
    })
}

/// The text without what may follow a move: check and mate signs, `!` and `?`, and `e.p.`.
fn without_end(letters: &[u8]) -> &[u8] {
    let mut rest = without_signs(letters);
    for ending in [&b"e.p."[..], b"ep"] {
        rest = rest.strip_suffix(ending).unwrap_or(rest);
    }
    without_signs(rest)
}

fn without_signs(letters: &[u8]) -> &[u8] {
    let mut rest = letters;
    while let [before @ .., b'+' | b'#' | b'!' | b'?' | b' '] = rest {
        rest = before;
    }
    rest
}

/// Reads piece, origin, `x`, target and promotion, in this order.
fn describe(letters: &[u8]) -> Option<Written> {
    let mut visible = Letters::default();
    for &letter in letters.iter().filter(|letter| !matches!(letter, b'x' | b'X' | b':')) {
        visible.push(letter)?;
    }
    let takes = visible.len < letters.len();
    let mut rest = visible.all();
    let mut promotion = None;
    if let Some((before, kind)) = split_promotion(rest) {
        (rest, promotion) = (before, Some(kind));
    }
    let named = rest.first().copied().and_then(leading_piece);
    if let (Some(_), [_, after @ ..]) = (named, rest) {
        rest = after;
    }
    let piece = named.unwrap_or(PieceKind::Pawn);
    if piece == PieceKind::Pawn
        && promotion.is_none()
        && let Some((before, kind)) = split_bare_promotion(rest)
    {
        (rest, promotion) = (before, Some(kind));
    }
    let file = |letter: u8| File::from_letter(letter.into());
    let rank = |letter: u8| Rank::from_digit(letter.into());
    let (from_file, from_rank, to_file, to_rank) = match *rest {
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
    // A pawn's move without a file of origin, such as `e4`, stays on its file; `ed` and `exd5` are captures.
    let from_file = if piece == PieceKind::Pawn { from_file.or(Some(to_file)) } else { from_file };
    Some(Written::Move(Description { piece, from_file, from_rank, to_file, to_rank, promotion, takes }))
}

/// The piece that a text begins with: a capital letter, since a small `b` is a file.
fn leading_piece(letter: u8) -> Option<PieceKind> {
    match letter {
        b'A'..=b'Z' => named_piece(letter),
        _ => None,
    }
}

/// The piece of a letter, capital or small.
fn named_piece(letter: u8) -> Option<PieceKind> {
    PieceKind::from_letter(letter.to_ascii_lowercase().into())
}

/// Splits off a promotion with a mark, capital or small: `=Q`, `(Q)`, `/Q`.
fn split_promotion(letters: &[u8]) -> Option<(&[u8], PieceKind)> {
    let (before, letter) = match letters {
        [before @ .., b'=' | b'/', letter] | [before @ .., b'(', letter, b')'] => (before, *letter),
        _ => return None,
    };
    Some((before.strip_suffix(b"=").unwrap_or(before), named_piece(letter)?))
}

/// Splits off a promotion without a mark, which follows a target on a last rank: `e8Q`, `e8q`.
fn split_bare_promotion(letters: &[u8]) -> Option<(&[u8], PieceKind)> {
    match letters {
        [target @ .., letter] if matches!(target, [_, .., b'1' | b'8']) => {
            Some((target, named_piece(*letter)?))
        }
        _ => None,
    }
}
