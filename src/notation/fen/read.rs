//! Reads the fields of a FEN one by one. Whether they agree with the board is decided in `validate.rs`.

use super::LONGEST_FEN;
use super::census::Census;
use super::problem::{FenProblem, Problems};
use crate::position::Position;
use crate::text::part;
use crate::types::{CastlingSide, Color, File, Piece, PieceKind, Rank, Square};

/// What a FEN says that has to be compared with the board before it is believed.
pub(super) struct Fields<'a> {
    /// How many fields there are.
    pub count: usize,
    pub census: Census,
    pub rights: Rights<'a>,
    /// The square that a pawn has crossed, as the en passant field says.
    pub crossed: Option<Square>,
}

/// Reads all fields into a blank position. A field that cannot be read leaves its part of the position as it was.
/// `None` if the number of fields is wrong or the pieces cannot be read.
pub(super) fn read<'a>(fen: &'a str, position: &mut Position, problems: &mut Problems) -> Option<Fields<'a>> {
    if fen.len() > LONGEST_FEN {
        problems.push(FenProblem::TooLong);
        return None;
    }
    // The last two fields may be left out. Without the two before them, the position may be in doubt.
    let mut fields = ["", "", "-", "-", "0", "1"];
    let (mut count, mut length) = (0, 0);
    for field in fen.split_ascii_whitespace() {
        if let Some(default) = fields.get_mut(count) {
            *default = field;
        }
        count += 1;
        length += field.len() + 1;
    }
    if !(2..=6).contains(&count) {
        problems.push(FenProblem::FieldCount(count));
        return None;
    }
    if fen.len() >= length {
        check_spaces(fen, count, length - 1, problems);
    }
    let census = placement(fields[0], position, problems);
    match turn(fields[1]) {
        Some(turn) => position.turn = turn,
        None => problems.unreadable(FenProblem::TurnSyntax, fields[1]),
    }
    let rights = Rights::read(fields[2]);
    if rights.is_none() {
        problems.unreadable(FenProblem::CastlingSyntax, fields[2]);
    }
    let crossed = crossed(fields[3]);
    if crossed.is_none() {
        problems.unreadable(FenProblem::EnPassantSyntax, fields[3]);
    }
    match number(fields[4]) {
        Some(number) => position.halfmove_clock = number,
        None => problems.unreadable(FenProblem::HalfmoveSyntax, fields[4]),
    }
    match number(fields[5]) {
        Some(0) => problems.push(FenProblem::FullmoveZero),
        Some(number) => position.fullmove_number = number,
        None => problems.unreadable(FenProblem::FullmoveSyntax, fields[5]),
    }
    Some(Fields { count, census: census?, rights: rights.unwrap_or_default(), crossed: crossed.flatten() })
}

/// Finds what is wrong with the spaces of a FEN, which has more of them than one between each two fields. `length` is
/// that of the fields with one space between each two.
#[cold]
#[inline(never)]
fn check_spaces(fen: &str, count: usize, length: usize, problems: &mut Problems) {
    let trimmed = fen.trim_ascii();
    if trimmed.len() > length {
        let mut blanks = trimmed.bytes().rev().skip_while(|byte| !byte.is_ascii_whitespace());
        let is_doubled = (0..2).all(|_| blanks.next().is_some_and(|byte| byte.is_ascii_whitespace()));
        let is_unclear = count == 5 && is_doubled;
        problems.push(if is_unclear { FenProblem::UnclearCounter } else { FenProblem::ExtraSpaces });
    }
    if (4..=5).contains(&count) && fen.ends_with(' ') {
        problems.push(FenProblem::EmptyCounter);
    }
}

/// The piece that each ASCII character stands for, if any.
static PIECES: [Option<Piece>; 128] = {
    let mut table = [None; 128];
    let mut index = 0;
    while index < 2 * PieceKind::ALL.len() {
        let piece = Piece::new(Color::ALL[index % 2], PieceKind::ALL[index / 2]);
        table[piece.letter() as usize] = Some(piece);
        index += 1;
    }
    table
};

/// The pieces, rank by rank from the eighth (PGN standard 16.1.3.1).
fn placement(text: &str, position: &mut Position, problems: &mut Problems) -> Option<Census> {
    let mut census = Census::NO_PIECES;
    let (mut ranks, mut file) = (1, 0);
    for (index, byte) in text.bytes().enumerate() {
        let rank = nth_rank(ranks);
        let square = File::ALL.get(file).map(|&file| Square::new(file, rank));
        let piece = PIECES.get(usize::from(byte)).copied().flatten();
        file += 1;
        match (byte, piece) {
            (_, Some(piece)) => {
                if let Some(square) = square {
                    put(piece, square, position, &mut census);
                }
            }
            (b'1'..=b'8', _) => {
                file += usize::from(byte - b'1');
                if index > 0 && text.as_bytes().get(index - 1).is_some_and(u8::is_ascii_digit) {
                    split_number(rank, problems);
                }
            }
            (b'/', _) => {
                check_length(rank, file - 1, problems);
                ranks += 1;
                file = 0;
            }
            _ => match part(text, index..).chars().next() {
                Some(letter) => problems.push(FenProblem::PieceLetter(letter, rank, square)),
                // A byte that continues a character, whose first byte was counted.
                None => file -= 1,
            },
        }
    }
    check_length(nth_rank(ranks), file, problems);
    if ranks != 8 {
        problems.list.clear();
        problems.push(FenProblem::RankCount(ranks));
    }
    problems.list.iter().all(FenProblem::is_repaired).then_some(census)
}

/// Notes a number that continues another one, once for each rank.
#[cold]
#[inline(never)]
fn split_number(rank: Rank, problems: &mut Problems) {
    if !matches!(problems.list.last(), Some(FenProblem::SplitNumber(last)) if *last == rank) {
        problems.push(FenProblem::SplitNumber(rank));
    }
}

fn put(piece: Piece, square: Square, position: &mut Position, census: &mut Census) {
    census.add(square, piece);
    position.board.place(square, piece);
}

/// The rank that is written in this order, from 1: the first is the eighth rank. Beyond the eighth the count starts
/// again, and the FEN is refused in the end.
fn nth_rank(number: usize) -> Rank {
    Rank::ALL[8_usize.wrapping_sub(number) & 7]
}

fn check_length(rank: Rank, files: usize, problems: &mut Problems) {
    if files != 8 {
        problems.push(FenProblem::RankLength(rank, files));
    }
}

fn turn(text: &str) -> Option<Color> {
    match text {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    }
}

/// The castling rights as they are written (PGN standard 16.1.3.3; X-FEN; Shredder-FEN).
#[derive(Clone, Copy, Default)]
pub(super) struct Rights<'a> {
    letters: &'a [u8],
}

/// The way in which a castling right names its rook.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RookName {
    /// `K` or `Q`: the side, and in Chess960 the outermost rook on it.
    Side(CastlingSide),
    /// `A` to `H`: the file.
    File(File),
}

impl<'a> Rights<'a> {
    /// `None` if a letter is unknown or repeated.
    fn read(text: &'a str) -> Option<Self> {
        if text == "-" {
            return Some(Self::default());
        }
        let letters = text.as_bytes();
        let mut before = letters.iter().enumerate();
        let sound = before.all(|(index, &letter)| {
            RookName::of(letter).is_some() && !letters.iter().take(index).any(|&other| other == letter)
        });
        sound.then_some(Self { letters })
    }

    /// Each right: the player who has it, and its rook.
    pub fn each(self) -> impl Iterator<Item = (Color, RookName)> + use<'a> {
        self.letters.iter().filter_map(|&letter| {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            RookName::of(letter).map(|rook| (color, rook))
        })
    }
}

impl RookName {
    fn of(letter: u8) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            b'k' => Some(Self::Side(CastlingSide::King)),
            b'q' => Some(Self::Side(CastlingSide::Queen)),
            letter => File::from_letter(char::from(letter)).map(Self::File),
        }
    }
}

/// The square that a pawn has crossed: `Some(None)` for `-`, and `None` if the field cannot be read.
fn crossed(text: &str) -> Option<Option<Square>> {
    let [file, rank] = match *text.as_bytes() {
        [b'-'] => return Some(None),
        [file, rank] => [file, rank].map(char::from),
        _ => return None,
    };
    let rank = Rank::from_digit(rank).filter(|rank| matches!(rank, Rank::Third | Rank::Sixth))?;
    File::from_letter(file).map(|file| Some(Square::new(file, rank)))
}

/// A number in digits alone, 0 to 65535.
fn number(text: &str) -> Option<u16> {
    text.bytes().try_fold(0, |number: u16, byte| {
        let digit = byte.is_ascii_digit().then(|| byte - b'0')?;
        number.checked_mul(10)?.checked_add(digit.into())
    })
}
