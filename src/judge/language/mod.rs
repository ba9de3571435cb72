//! A refusal in words. A language is a table: the names of pieces and players, and a sentence a reason, with
//! places that are filled in. A translation is another such table, and nothing else.

mod english;
mod german;

use super::refusal::{Detail, Placed, Refusal, RefusalCode};
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
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("de") { Self::German } else { Self::English }
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
        let [one, many] = match refusal.detail {
            Some(detail) => table.details[detail as usize].1,
            None => table.sentences[refusal.code as usize].1,
        };
        table.fill(if refusal.by.len() > 1 { many } else { one }, refusal)
    }
}

/// What is said of one piece to blame (or none), and of several. The places in braces are filled in by
/// [`Table::place`].
type Sentences = [&'static str; 2];

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
    /// What is said for each code.
    sentences: [(RefusalCode, Sentences); RefusalCode::COUNT],
    /// What is said instead, where more is known.
    details: [(Detail, Sentences); Detail::COUNT],
}

impl Table {
    /// Fills in the places of a sentence.
    fn fill(&self, sentence: &str, refusal: &Refusal) -> String {
        let mut text = String::new();
        for (index, part) in sentence.split(['{', '}']).enumerate() {
            match index % 2 {
                0 => text.push_str(part),
                _ => self.place(part, refusal, &mut text),
            }
        }
        text
    }

    /// Writes what belongs in a place, with a capital letter if the name of the place has one.
    fn place(&self, name: &str, refusal: &Refusal, text: &mut String) {
        let start = text.len();
        self.place_in_lower_case(&name.to_ascii_lowercase(), refusal, text);
        if name.starts_with(|letter: char| letter.is_ascii_uppercase())
            && let Some(first) = text.get_mut(start..=start)
        {
            first.make_ascii_uppercase();
        }
    }

    fn place_in_lower_case(&self, name: &str, refusal: &Refusal, text: &mut String) {
        let by_as = |nouns| move |placed: &Placed, text: &mut String| self.noun(nouns, *placed, text);
        match name {
            "mover" => self.mover(refusal, text),
            "from" => push_square(refusal.candidate.from, text),
            "to" => push_square(refusal.candidate.to, text),
            "king" => push_square(refusal.king, text),
            "player" => text.push_str(self.players[refusal.player as usize]),
            "opponent" => text.push_str(self.players[!refusal.player as usize]),
            "side" => text.push_str(refusal.castling.map_or("", |side| self.sides[side as usize])),
            "by" => self.list(&refusal.by, by_as(&self.subjects), text),
            "by-object" => self.list(&refusal.by, by_as(&self.objects), text),
            "on" => self.list(&refusal.on, |square, text| push_square(*square, text), text),
            "last" => refusal.on.iter().next_back().into_iter().for_each(|&square| push_square(square, text)),
            "named" => {
                text.push_str(refusal.candidate.promotion.map_or("", |kind| self.becoming[kind as usize]));
            }
            _ => debug_assert!(false, "no place is called {name}"),
        }
    }

    fn mover(&self, refusal: &Refusal, text: &mut String) {
        if let Some(piece) = refusal.mover {
            self.noun(&self.subjects, Placed { square: refusal.candidate.from, piece }, text);
        }
    }

    /// `the pawn on d2`.
    fn noun(&self, nouns: &[&str; 6], placed: Placed, text: &mut String) {
        text.push_str(nouns[placed.piece.kind as usize]);
        text.push_str(self.on);
        push_square(placed.square, text);
    }

    /// `one`, `one and two`, `one, two and three`.
    fn list<T>(&self, items: &[T], write: impl Fn(&T, &mut String), text: &mut String) {
        for (index, item) in items.iter().enumerate() {
            text.push_str(match index {
                0 => "",
                _ if index + 1 == items.len() => self.and,
                _ => ", ",
            });
            write(item, text);
        }
    }
}

fn push_square(square: Square, text: &mut String) {
    text.push(square.file().letter());
    text.push(square.rank().digit());
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
