//! A refusal in words. A language is a table: the names of pieces and players, and a sentence a reason, with
//! places that are filled in. A translation is another such table, and nothing else.

mod english;
mod german;

use super::refusal::{Detail, Placed, Refusal, RefusalCode};
use crate::text::{Text, cut, fill, push, push_enumeration};
use crate::types::Square;

/// A language in which refusals can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, `en`; also what an unknown language falls back to.
    #[default]
    English,
    /// German, `de`.
    German,
}

impl Language {
    /// The language of a tag such as `de` or `de-AT` (BCP 47); English if it is unknown.
    pub fn from_tag(tag: &str) -> Self {
        match tag.as_bytes() {
            [b'D' | b'd', b'E' | b'e'] | [b'D' | b'd', b'E' | b'e', b'-' | b'_', ..] => Self::German,
            _ => Self::English,
        }
    }

    fn table(self) -> &'static Table {
        match self {
            Self::English => &english::TABLE,
            Self::German => &german::TABLE,
        }
    }

    /// A refusal in one sentence.
    pub(super) fn sentence(self, refusal: &Refusal) -> String {
        let table = self.table();
        let sentence = match refusal.detail {
            Some(detail) => table.details[detail as usize].1,
            None => table.sentences[refusal.code as usize].1,
        };
        let mut text = String::new();
        fill(sentence, &mut text, &mut |name, text| table.place(name, refusal, text));
        text
    }
}

/// What a language consists of.
struct Table {
    /// White and Black.
    players: [&'static str; 2],
    /// Kingside and queenside.
    sides: [&'static str; 2],
    /// `the pawn` to `the king`, as one who does something.
    subjects: [&'static str; 6],
    /// The same as one from whom something comes; where the language asks for it, with its preposition.
    objects: [&'static str; 6],
    /// `a pawn` to `a king`, as what a pawn would become.
    becoming: [&'static str; 6],
    /// Between a piece and its square.
    on: &'static str,
    /// Between the last two of a list.
    and: &'static str,
    /// What is said for each code. The places in braces are filled in by [`Table::place`].
    sentences: [(RefusalCode, &'static str); RefusalCode::COUNT],
    /// What is said instead, where more is known.
    details: [(Detail, &'static str); Detail::COUNT],
}

impl Table {
    /// Writes what belongs in a place, with a capital letter if the name of the place has one. `{is|are}` depends on
    /// whether one piece is to blame or several are.
    fn place(&self, name: &str, refusal: &Refusal, text: &mut String) {
        if let Some((one, several)) = cut(name, b'|') {
            text.push_str(if refusal.by.len() > 1 { several } else { one });
            return;
        }
        let start = text.len();
        match name {
            "mover" | "Mover" => self.mover(refusal, text),
            "from" => refusal.candidate.from.push_to(text),
            "to" => refusal.candidate.to.push_to(text),
            "king" => refusal.king.push_to(text),
            "player" => text.push_str(self.players[refusal.player as usize]),
            "opponent" => text.push_str(self.players[!refusal.player as usize]),
            "side" => text.push_str(refusal.castling.map_or("", |side| self.sides[side as usize])),
            "by" | "By" => self.blamed(&self.subjects, refusal, text),
            "by-object" => self.blamed(&self.objects, refusal, text),
            "on" => push_enumeration(&refusal.on, ", ", self.and, text),
            "last" => refusal.on.last().into_iter().for_each(|square| square.push_to(text)),
            "named" => {
                text.push_str(refusal.candidate.promotion.map_or("", |kind| self.becoming[kind as usize]));
            }
            _ => debug_assert!(false, "no place is called {name}"),
        }
        if matches!(name.as_bytes(), [b'A'..=b'Z', ..])
            && let Some(first) = text.get_mut(start..=start)
        {
            first.make_ascii_uppercase();
        }
    }

    fn mover(&self, refusal: &Refusal, text: &mut String) {
        if let Some(piece) = refusal.mover {
            self.noun(&self.subjects, Placed { square: refusal.candidate.from, piece }).push_to(text);
        }
    }

    /// The pieces to blame, in a list.
    fn blamed(&self, nouns: &[&'static str; 6], refusal: &Refusal, text: &mut String) {
        let blamed: Vec<Noun> = refusal.by.iter().map(|&placed| self.noun(nouns, placed)).collect();
        push_enumeration(&blamed, ", ", self.and, text);
    }

    fn noun(&self, nouns: &[&'static str; 6], placed: Placed) -> Noun {
        Noun { name: nouns[placed.piece.kind as usize], on: self.on, square: placed.square }
    }
}

/// `the pawn on d2`.
struct Noun {
    name: &'static str,
    on: &'static str,
    square: Square,
}

impl Text for Noun {
    fn push_to(&self, text: &mut String) {
        push!(text, self.name, self.on, &self.square);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_has_each_sentence_at_its_place() {
        for table in [&english::TABLE, &german::TABLE] {
            for (place, (code, _)) in table.sentences.iter().enumerate() {
                assert_eq!(*code as usize, place);
            }
            for (place, (detail, _)) in table.details.iter().enumerate() {
                assert_eq!(*detail as usize, place);
            }
        }
    }

    #[test]
    fn a_language_is_known_by_its_tag_and_english_otherwise() {
        for tag in ["de", "DE", "de-AT", "de_CH"] {
            assert_eq!(Language::from_tag(tag), Language::German, "{tag}");
        }
        for tag in ["en", "en-GB", "", "fr", "deu", "-de"] {
            assert_eq!(Language::from_tag(tag), Language::English, "{tag}");
        }
    }
}
