//! The letters that languages have for the pieces: `Sf3` in German is `Nf3` in English.

use crate::position::Position;
use crate::types::PieceKind;

/// The letters of a language for the pieces, or figurines.
///
/// ```
/// use chess_arbiter::{PieceLetters, Position, ReadSan};
/// let german = PieceLetters::of("de").ok_or("unknown")?;
/// let position = Position::default();
/// let mv = position.read_san_in("Sf3", ReadSan::Strictly, german)?;
/// let san = position.san(mv);
/// assert_eq!(san.to_string(), "Nf3");
/// assert_eq!(san.in_letters(german), "Sf3");
/// assert_eq!(san.in_letters(PieceLetters::FIGURINE), "♘f3");
/// let error = position.read_san("Sf3", ReadSan::Leniently).unwrap_err();
/// assert_eq!(error.to_string(), "The text is no move with these letters of the pieces. It is one with those of German and Polish.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct PieceLetters {
    code: &'static str,
    language: &'static str,
    /// For knight, bishop, rook, queen and king.
    letters: [&'static str; 5],
}

/// A row of the table: the code, the language, and the letters for king, queen, rook, bishop and knight, as they stand
/// in textbooks.
const fn row(code: &'static str, language: &'static str, letters: [&'static str; 5]) -> PieceLetters {
    let [king, queen, rook, bishop, knight] = letters;
    PieceLetters { code, language, letters: [knight, bishop, rook, queen, king] }
}

/// All languages; those first that are met more often.
static ALL: [PieceLetters; 31] = [
    row("en", "English", ["K", "Q", "R", "B", "N"]),
    row("de", "German", ["K", "D", "T", "L", "S"]),
    row("fr", "French", ["R", "D", "T", "F", "C"]),
    row("es", "Spanish", ["R", "D", "T", "A", "C"]),
    row("it", "Italian", ["R", "D", "T", "A", "C"]),
    row("pt", "Portuguese", ["R", "D", "T", "B", "C"]),
    row("nl", "Dutch", ["K", "D", "T", "L", "P"]),
    row("pl", "Polish", ["K", "H", "W", "G", "S"]),
    row("ru", "Russian", ["Кр", "Ф", "Л", "С", "К"]),
    row("cs", "Czech", ["K", "D", "V", "S", "J"]),
    row("hu", "Hungarian", ["K", "V", "B", "F", "H"]),
    row("sv", "Swedish", ["K", "D", "T", "L", "S"]),
    row("da", "Danish", ["K", "D", "T", "L", "S"]),
    row("nb", "Norwegian", ["K", "D", "T", "L", "S"]),
    row("no", "Norwegian", ["K", "D", "T", "L", "S"]),
    row("fi", "Finnish", ["K", "D", "T", "L", "R"]),
    row("is", "Icelandic", ["K", "D", "H", "B", "R"]),
    row("et", "Estonian", ["K", "L", "V", "O", "R"]),
    row("lv", "Latvian", ["K", "D", "T", "L", "Z"]),
    row("lt", "Lithuanian", ["K", "V", "B", "R", "Ž"]),
    row("ro", "Romanian", ["R", "D", "T", "N", "C"]),
    row("ca", "Catalan", ["R", "D", "T", "A", "C"]),
    row("gl", "Galician", ["R", "D", "T", "B", "C"]),
    row("sk", "Slovak", ["K", "D", "V", "S", "J"]),
    row("sl", "Slovenian", ["K", "D", "T", "L", "S"]),
    row("hr", "Croatian", ["K", "D", "T", "L", "S"]),
    row("uk", "Ukrainian", ["Кр", "Ф", "Т", "С", "К"]),
    row("bg", "Bulgarian", ["Ц", "Д", "Т", "О", "К"]),
    row("sr", "Serbian", ["К", "Д", "Т", "Л", "С"]),
    row("tr", "Turkish", ["Ş", "V", "K", "F", "A"]),
    row("el", "Greek", ["Ρ", "Β", "Π", "Α", "Ι"]),
];

static FIGURINE: PieceLetters = row("figurine", "figurines", ["♔", "♕", "♖", "♗", "♘"]);

impl PieceLetters {
    /// Those of the PGN standard.
    pub const ENGLISH: &'static Self = &ALL[0];
    /// Figurines, which every language can read.
    pub const FIGURINE: &'static Self = &FIGURINE;

    /// The letters of a language by its code (ISO 639-1), such as `de`, or `figurine`.
    pub fn of(code: &str) -> Option<&'static Self> {
        Self::all().find(|known| known.code == code)
    }

    /// The letters of all known languages, and figurines.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ALL.iter().chain([&FIGURINE])
    }

    /// The code of the language.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The name of the language in English.
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// The letter of a piece; nothing for a pawn.
    pub const fn letter(&self, kind: PieceKind) -> &'static str {
        match kind {
            PieceKind::Pawn => "",
            PieceKind::Knight => self.letters[0],
            PieceKind::Bishop => self.letters[1],
            PieceKind::Rook => self.letters[2],
            PieceKind::Queen => self.letters[3],
            PieceKind::King => self.letters[4],
        }
    }

    /// Whether they are those of the PGN standard.
    pub(crate) fn is_english(&self) -> bool {
        std::ptr::eq(self, Self::ENGLISH)
    }

    /// A text with English letters instead of these. `None` if it has an English letter that is none of these.
    pub(super) fn to_english(&self, text: &str) -> Option<String> {
        // The letter O is a bishop in some languages, but never before another one or a dash.
        if text.starts_with("O-") || text.starts_with("OO") {
            return Some(text.to_owned());
        }
        let mut english = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            // Of two letters of which one begins with the other, as in Russian, the longer one is meant.
            let named = KINDS.into_iter().filter(|&kind| rest.starts_with(self.letter(kind)));
            let (letter, length) = match named.max_by_key(|&kind| self.letter(kind).len()) {
                Some(kind) => (kind.letter().to_ascii_uppercase(), self.letter(kind).len()),
                None if matches!(first, 'K' | 'Q' | 'R' | 'B' | 'N') => return None,
                None => (first, first.len_utf8()),
            };
            english.push(letter);
            rest = rest.get(length..).unwrap_or_default();
        }
        Some(english)
    }
}

/// The longest text whose language is looked for, in bytes. No move is longer.
const LONGEST: usize = 64;

/// The pieces that have letters.
const KINDS: [PieceKind; 5] =
    [PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen, PieceKind::King];

impl Position {
    /// The languages in whose letters a text names a legal move. Of languages with the same letters, only the first is
    /// listed. Since it is asked of text that is none with some letters, those are not among them.
    #[cold]
    #[inline(never)]
    pub(super) fn languages_of(&self, text: &str) -> Vec<&'static PieceLetters> {
        let text = text.trim();
        let mut found = Vec::<&'static PieceLetters>::new();
        for letters in ALL.iter().filter(|_| text.len() <= LONGEST) {
            let is_new = !found.iter().any(|known| known.letters == letters.letters);
            let names_move = |english: String| {
                (letters.is_english() || english != text) && self.find_english(&english).is_ok()
            };
            if is_new && letters.to_english(text).is_some_and(names_move) {
                found.push(letters);
            }
        }
        found
    }
}
