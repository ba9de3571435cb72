//! The signs with which people evaluate and annotate: `!?`, `+-`, `∞`. Each stands for a numeric annotation (PGN
//! standard 10, with the extensions in common use).

use crate::text::is_dash;
use crate::types::Color;

/// A sign, and the numeric annotations that it stands for: after a move of White, and after one of Black. The two
/// differ for signs that say who has something, since it is the player who made the move.
pub(super) struct Sign {
    text: &'static str,
    numbers: [u16; 2],
}

impl Sign {
    const fn new(text: &'static str, number: u16) -> Self {
        Self { text, numbers: [number, number] }
    }

    /// A sign for what the player who made the move has.
    const fn of_mover(text: &'static str, white: u16) -> Self {
        Self { text, numbers: [white, white + 1] }
    }

    /// Its number, after a move of a player.
    pub fn number(&self, mover: Color) -> u16 {
        self.numbers[mover as usize]
    }
}

/// The signs. One that ends in another one comes first.
const SIGNS: [Sign; 57] = [
    Sign::of_mover("=∞", 44),
    Sign::of_mover("∞=", 44),
    Sign::new("+/=", 14),
    Sign::new("=/+", 15),
    Sign::new("+/-", 16),
    Sign::new("-/+", 17),
    Sign::new("+--", 20),
    Sign::new("--+", 21),
    Sign::new("+=", 14),
    Sign::new("=+", 15),
    Sign::new("+-", 18),
    Sign::new("-+", 19),
    Sign::new("=", 10),
    Sign::new("∞", 13),
    Sign::new("~", 13),
    Sign::new("⩲", 14),
    Sign::new("⩱", 15),
    Sign::new("±", 16),
    Sign::new("∓", 17),
    Sign::new("‼", 3),
    Sign::new("⁇", 4),
    Sign::new("⁉", 5),
    Sign::new("⁈", 6),
    Sign::new("□", 7),
    Sign::new("▢", 7),
    Sign::of_mover("⨀", 22),
    Sign::of_mover("⊙", 22),
    Sign::of_mover("○", 26),
    Sign::of_mover("⟳", 32),
    Sign::of_mover("↻", 32),
    Sign::of_mover("↑", 36),
    Sign::of_mover("→", 40),
    Sign::of_mover("⯹", 44),
    Sign::of_mover("⇆", 132),
    Sign::of_mover("⇄", 132),
    Sign::of_mover("⨁", 138),
    Sign::of_mover("⊕", 138),
    Sign::new("∆", 140),
    Sign::new("Δ", 140),
    Sign::new("△", 140),
    Sign::new("∇", 141),
    Sign::new("▽", 141),
    Sign::new("⌓", 142),
    Sign::new("≤", 143),
    Sign::new("RR", 145),
    Sign::new("N", 146),
    Sign::new("⬒", 220),
    Sign::new("⬓", 221),
    Sign::new("⇔", 239),
    Sign::new("⇗", 240),
    Sign::new("⊞", 241),
    Sign::new("⟫", 242),
    Sign::new("»", 242),
    Sign::new("⟪", 243),
    Sign::new("«", 243),
    Sign::new("✕", 244),
    Sign::new("⊥", 245),
];

/// Marks of ASCII, which are tokens of their own, in the order of their numbers from 1.
const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The number of marks such as `!?`; `None` for any others.
pub(super) fn number_of_marks(text: &str) -> Option<u16> {
    MARKS.into_iter().zip(1..).find(|(marks, _)| *marks == text).map(|(_, number)| number)
}

/// Whether a word may end with a sign, judged by its last bytes. It is asked of each move, so it has to be quick.
#[inline]
pub(super) fn may_end_with_sign(text: &str) -> bool {
    match *text.as_bytes() {
        [.., b'=' | b'-' | b'~' | b'N' | b'R' | 0x80..] => true,
        [.., before, b'+'] => matches!(before, b'=' | b'-' | b'/' | 0x80..),
        _ => false,
    }
}

/// Splits the sign off with which a word ends.
pub(super) fn split_sign(text: &str) -> Option<(&str, &'static Sign)> {
    SIGNS.iter().find_map(|sign| Some((text.strip_suffix(sign.text)?, sign)))
}

/// A text in which each dash is a hyphen.
pub(super) fn with_plain_dashes(text: &str) -> String {
    text.chars().map(|letter| if is_dash(letter) { '-' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_is_hidden_by_the_end_of_one_before_it() {
        for (index, sign) in SIGNS.iter().enumerate() {
            let found = SIGNS.iter().position(|other| sign.text.ends_with(other.text));
            assert_eq!(found, Some(index), "{}", sign.text);
            assert!(may_end_with_sign(sign.text), "{}", sign.text);
        }
    }

    #[test]
    fn a_sign_of_the_mover_has_a_number_for_each_player() {
        let (_, sign) = split_sign("Nf3→").expect("a sign");
        assert_eq!([Color::White, Color::Black].map(|mover| sign.number(mover)), [40, 41]);
    }
}
