//! From text to a [`Setup`]: what each field says, before anything is asked about its sense.

use super::LONGEST_FEN;
use super::problem::FenProblem;
use crate::board::MOST_PIECES;
use crate::types::{CastlingSide, Color, File, Piece, Rank, Square};

/// What a FEN says, field by field. A field that cannot be read has its default.
pub(super) struct Setup {
    pub pieces: Vec<(Square, Piece)>,
    pub turn: Color,
    pub rights: Vec<(Color, RookName)>,
    pub en_passant: Option<Square>,
    pub halfmove_clock: u16,
    pub fullmove_number: u16,
}

/// How a castling right names its rook.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RookName {
    /// `K` or `Q`: the side, and in Chess960 the outermost rook on it.
    Side(CastlingSide),
    /// `A` to `H`: the file.
    File(File),
}

/// Reads all fields; `None` if not even the pieces can be made out.
pub(super) fn read(fen: &str, problems: &mut Vec<FenProblem>) -> Option<Setup> {
    if fen.len() > LONGEST_FEN {
        problems.push(FenProblem::TooLong);
        return None;
    }
    let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
    if !(4..=6).contains(&fields.len()) {
        problems.push(FenProblem::FieldCount(fields.len()));
        return None;
    }
    let pieces = placement(fields[0], problems);
    let mut report = |problem: FenProblem| problems.push(problem);
    let turn = turn(fields[1]).unwrap_or_else(|| {
        report(FenProblem::TurnSyntax(fields[1].into()));
        Color::White
    });
    let rights = rights(fields[2]).unwrap_or_else(|| {
        report(FenProblem::CastlingSyntax(fields[2].into()));
        Vec::new()
    });
    let en_passant = en_passant(fields[3]).unwrap_or_else(|| {
        report(FenProblem::EnPassantSyntax(fields[3].into()));
        None
    });
    let halfmove_clock = fields.get(4).map_or(Some(0), |text| number(text)).unwrap_or_else(|| {
        report(FenProblem::HalfmoveSyntax(fields[4].into()));
        0
    });
    let fullmove_number = fields.get(5).map_or(Some(1), |text| number(text)).unwrap_or_else(|| {
        report(FenProblem::FullmoveSyntax(fields[5].into()));
        1
    });
    if fullmove_number == 0 {
        report(FenProblem::FullmoveZero);
    }
    Some(Setup { pieces: pieces?, turn, rights, en_passant, halfmove_clock, fullmove_number })
}

/// The pieces, rank by rank from the eighth (PGN standard 16.1.3.1).
fn placement(text: &str, problems: &mut Vec<FenProblem>) -> Option<Vec<(Square, Piece)>> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        problems.push(FenProblem::RankCount(ranks.len()));
        return None;
    }
    let sound_so_far = problems.len();
    let mut pieces = Vec::with_capacity(2 * MOST_PIECES);
    for (text, rank) in ranks.into_iter().zip(Rank::ALL.into_iter().rev()) {
        let mut file = 0;
        for letter in text.chars() {
            let square = File::ALL.get(file).map(|&file| Square::new(file, rank));
            match (letter, Piece::from_letter(letter)) {
                ('1'..='8', _) => file += letter as usize - '0' as usize,
                (_, Some(piece)) => {
                    pieces.extend(square.map(|square| (square, piece)));
                    file += 1;
                }
                _ => {
                    problems.push(FenProblem::PieceLetter(letter, rank, square));
                    file += 1;
                }
            }
        }
        if file != 8 {
            problems.push(FenProblem::RankLength(rank, file));
        }
    }
    (problems.len() == sound_so_far).then_some(pieces)
}

fn turn(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| text.chars().eq([color.letter()]))
}

/// The castling rights (PGN standard 16.1.3.3; X-FEN; Shredder-FEN); `None` if a letter is unknown or twice.
fn rights(text: &str) -> Option<Vec<(Color, RookName)>> {
    let mut rights = Vec::new();
    if text == "-" {
        return Some(rights);
    }
    for letter in text.chars() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            'k' => RookName::Side(CastlingSide::King),
            'q' => RookName::Side(CastlingSide::Queen),
            letter => RookName::File(File::from_letter(letter)?),
        };
        if rights.contains(&(color, rook)) {
            return None;
        }
        rights.push((color, rook));
    }
    Some(rights)
}

fn en_passant(text: &str) -> Option<Option<Square>> {
    if text == "-" {
        return Some(None);
    }
    let square: Square = text.parse().ok()?;
    matches!(square.rank(), Rank::Third | Rank::Sixth).then_some(Some(square))
}

/// A number in digits alone, 0 to 65535.
fn number(text: &str) -> Option<u16> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}
