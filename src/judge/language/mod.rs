//! A refusal in words.
//!
//! A language is a table: the names of pieces and players, and for each code a sentence with placeholders. To
//! add one is to add such a table. Nothing about chess is decided here.

mod english;
mod german;

use super::refusal::{Detail, Placed, Refusal, RefusalCode};
use crate::text::{Text, cut, fill, push, push_enumeration};
use crate::types::Square;

/// A language in which refusals are explained.
///
/// ```
/// use chess_arbiter::Language;
/// assert_eq!(Language::from_tag("de-AT"), Language::German);
/// assert_eq!(Language::from_tag("xx"), Language::English);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, `en`, which also stands in for any unknown language.
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

    /// The words and sentences of the language.
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
        fill(sentence, &mut text, &mut |name, text| table.push_placeholder(name, refusal, text));
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
    /// The same as the one who does something to another, with a preposition if the language needs one.
    objects: [&'static str; 6],
    /// `a pawn` to `a king`, as what a pawn would become.
    becoming: [&'static str; 6],
    /// Between a piece and its square.
    on: &'static str,
    /// Between the last two of a list.
    and: &'static str,
    /// The sentence for each code. [`Table::push_placeholder`] fills in the placeholders in braces.
    sentences: [(RefusalCode, &'static str); RefusalCode::COUNT],
    /// The sentence for each special case, instead of that of its code.
    details: [(Detail, &'static str); Detail::COUNT],
}

impl Table {
    /// Writes what a placeholder stands for, with a capital letter if its name begins with one. `{is|are}`
    /// stands for its first half if at most one piece is to blame, and for its second if several are. A third
    /// part is for three and more.
    fn push_placeholder(&self, name: &str, refusal: &Refusal, text: &mut String) {
        if let Some((one, several)) = cut(name, b'|') {
            let (two, more) = cut(several, b'|').unwrap_or((several, several));
            text.push_str(match refusal.by.len() {
                0 | 1 => one,
                2 => two,
                _ => more,
            });
            return;
        }
        let start = text.len();
        match name {
            "mover" | "Mover" => self.push_mover(refusal, text),
            "from" => refusal.candidate.from.push_to(text),
            "to" => refusal.candidate.to.push_to(text),
            "king" => refusal.king.push_to(text),
            "player" => text.push_str(self.players[refusal.player as usize]),
            "opponent" => text.push_str(self.players[!refusal.player as usize]),
            "side" => text.push_str(refusal.castling.map_or("", |side| self.sides[side as usize])),
            "by" | "By" => self.push_blamed(&self.subjects, refusal, text),
            "by-object" => self.push_blamed(&self.objects, refusal, text),
            "on" => push_enumeration(&refusal.on, ", ", self.and, text),
            "last" => refusal.on.last().into_iter().for_each(|square| square.push_to(text)),
            "named" => {
                text.push_str(refusal.candidate.promotion.map_or("", |kind| self.becoming[kind as usize]));
            }
            _ => debug_assert!(false, "no placeholder is called {name}"),
        }
        if matches!(name.as_bytes(), [b'A'..=b'Z', ..])
            && let Some(first) = text.get_mut(start..=start)
        {
            first.make_ascii_uppercase();
        }
    }

    /// The piece that is to move, on its square.
    fn push_mover(&self, refusal: &Refusal, text: &mut String) {
        if let Some(piece) = refusal.mover {
            self.noun(&self.subjects, Placed { square: refusal.candidate.from, piece }).push_to(text);
        }
    }

    /// The pieces to blame, each on its square.
    fn push_blamed(&self, nouns: &[&'static str; 6], refusal: &Refusal, text: &mut String) {
        let blamed: Vec<Noun> = refusal.by.iter().map(|&placed| self.noun(nouns, placed)).collect();
        push_enumeration(&blamed, ", ", self.and, text);
    }

    /// A piece on its square, as a noun.
    fn noun(&self, nouns: &[&'static str; 6], placed: Placed) -> Noun {
        Noun { name: nouns[placed.piece.kind as usize], on: self.on, square: placed.square }
    }
}

/// A piece on its square in words, such as `the pawn on d2`.
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
    fn each_language_has_its_sentences_in_the_order_of_the_codes() {
        for table in [&english::TABLE, &german::TABLE] {
            for (index, (code, _)) in table.sentences.iter().enumerate() {
                assert_eq!(*code as usize, index);
            }
            for (index, (detail, _)) in table.details.iter().enumerate() {
                assert_eq!(*detail as usize, index);
            }
        }
    }

    #[test]
    fn a_tag_names_its_language_and_an_unknown_tag_means_english() {
        for tag in ["de", "DE", "de-AT", "de_CH"] {
            assert_eq!(Language::from_tag(tag), Language::German, "{tag}");
        }
        for tag in ["en", "en-GB", "", "fr", "deu", "-de"] {
            assert_eq!(Language::from_tag(tag), Language::English, "{tag}");
        }
    }
}
