//! The 960 starting positions of Chess960, and their numbers.

use crate::notation::fen::CastlingMode;
use crate::position::Position;
use crate::types::PieceKind;

/// The two knights among the five files that bishops and queen leave free, by the number of their arrangement.
const KNIGHTS: [[u8; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

impl Position {
    /// The starting position of Chess960 with a number from 0 to 959 (Scharnagl's numbering, as in the FIDE
    /// guidelines; 518 is that of chess), or `None` for any other number.
    ///
    /// ```
    /// # use chess_arbiter::Position;
    /// let chess = Position::chess960_start(518).map(|position| position.to_string());
    /// assert_eq!(chess.as_deref(), Some(chess_arbiter::STARTING_FEN));
    /// assert_eq!(Position::chess960_start(960), None);
    /// ```
    pub fn chess960_start(number: u16) -> Option<Self> {
        let pieces = back_rank(number)?;
        let mut fen = String::new();
        for kind in pieces {
            fen.push(kind.letter());
        }
        fen.push_str("/pppppppp/8/8/8/8/PPPPPPPP/");
        for kind in pieces {
            fen.push(kind.letter().to_ascii_uppercase());
        }
        fen.push_str(" w KQkq - 0 1");
        Self::from_fen(&fen, CastlingMode::Chess960).ok()
    }
}

/// The back rank of a number, from the a-file. The number decides on the bishops, then the queen, then the knights;
/// the free files then get rook, king and rook.
fn back_rank(number: u16) -> Option<[PieceKind; 8]> {
    if number >= 960 {
        return None;
    }
    let mut rest = number as usize;
    let mut digit = |base| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let mut pieces = [None; 8];
    pieces[digit(4) * 2 + 1] = Some(PieceKind::Bishop);
    pieces[digit(4) * 2] = Some(PieceKind::Bishop);
    let queen = digit(6);
    let [first, second] = KNIGHTS[digit(10)].map(usize::from);
    let rest = [
        (queen, PieceKind::Queen),
        (second, PieceKind::Knight),
        (first, PieceKind::Knight),
        (0, PieceKind::Rook),
        (0, PieceKind::King),
        (0, PieceKind::Rook),
    ];
    for (nth, kind) in rest {
        let free = pieces.iter_mut().filter(|piece| piece.is_none()).nth(nth);
        free.into_iter().for_each(|piece| *piece = Some(kind));
    }
    Some(pieces.map(|piece| piece.unwrap_or(PieceKind::Rook)))
}
