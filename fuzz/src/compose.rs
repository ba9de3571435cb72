//! Positions composed of bytes.

use chess_arbiter::{Color, FenOptions, Position};

use crate::input::Input;

/// The pieces beside the kings: many pawns, which make the positions in which nobody can mate.
const LETTERS: [char; 16] = ['P', 'p', 'P', 'p', 'P', 'p', 'P', 'p', 'N', 'n', 'B', 'b', 'R', 'r', 'Q', 'q'];

/// The most pieces beside the kings.
const MOST: usize = 20;

/// A position that need not come from a game, or `None` if the bytes make none.
pub fn composed(input: &mut Input) -> Option<Position> {
    let mut squares = ['1'; 64];
    let turn = input.pick(&Color::ALL)?;
    squares[input.below(64)] = 'K';
    squares[input.below(64)] = 'k';
    for _ in 0..input.below(MOST) {
        let letter = LETTERS[input.below(LETTERS.len())];
        let square = input.below(64);
        let is_pawn = letter.eq_ignore_ascii_case(&'p');
        // What stands there already stays.
        if squares[square] == '1' && !(is_pawn && matches!(square / 8, 0 | 7)) {
            squares[square] = letter;
            // A pawn is often blocked by another: walls are made of such pairs.
            let blocked = if letter == 'P' { square.checked_sub(8) } else { Some(square + 8) };
            if let Some(blocked) = blocked.filter(|_| is_pawn && input.byte() % 2 == 0)
                && (8..56).contains(&blocked)
                && squares[blocked] == '1'
            {
                squares[blocked] = if letter == 'P' { 'p' } else { 'P' };
            }
        }
    }
    let ranks: Vec<String> = squares.chunks(8).map(|rank| rank.iter().collect()).collect();
    let fen = format!("{} {} - - 0 1", ranks.join("/"), turn.letter());
    Position::from_fen(&fen, FenOptions { composed: true, ..FenOptions::default() }).ok()
}
