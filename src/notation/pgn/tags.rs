//! The tags of a game while they are read: where those stand that matter later, which are repeated, and whether they are
//! those of the next game.

use super::error::PgnErrorKind;
use super::tree::Pgn;
use super::warning::{PgnWarningKind, Report};
use super::writer::SEVEN_TAGS;
use crate::text::{cut, part, push};

/// Where tags stand that matter once all have been read.
#[derive(Clone, Copy, Default)]
pub(super) struct TagPlaces {
    /// The first tag of the game.
    pub first: Option<usize>,
    pub fen: Option<usize>,
    pub variant: Option<usize>,
    pub result: Option<usize>,
    /// A `FEN` or `Variant` tag that cannot be read.
    pub unreadable_start: Option<usize>,
}

/// So many tags, from the first, are looked through for a repeated name. No game has more, and a file of nothing but
/// tags is read in linear time.
const MOST_TAGS: usize = 64;

/// The tags that have been read of a game.
#[derive(Default)]
pub(super) struct TagSection {
    places: TagPlaces,
    /// The part after the last blank line, if tags precede it.
    last_part: Option<Part>,
}

/// Where a part of the tags begins that a blank line separates from those before, and what the game had by then.
#[derive(Clone, Copy)]
struct Part {
    start: usize,
    tags: usize,
    comments: usize,
    places: TagPlaces,
}

impl TagSection {
    /// Notes that a blank line precedes the tag at an offset.
    pub fn begin_part(&mut self, start: usize, pgn: &Pgn) {
        if !pgn.tags.is_empty() {
            let (tags, comments) = (pgn.tags.len(), pgn.comments.len());
            self.last_part = Some(Part { start, tags, comments, places: self.places });
        }
    }

    /// Whether the tag of this name, which comes next, shows that the next game has begun: this one has it already, and
    /// it is `Event`, or a blank line stands between the two.
    pub fn begins_game(&self, name: &str, pgn: &Pgn) -> bool {
        let known = Self::index_of(name, pgn);
        known.is_some_and(|index| name == "Event" || self.last_part.is_some_and(|part| index < part.tags))
    }

    /// Gives the tags back that belong to the next game, and returns the offset at which it begins.
    pub fn leave(&mut self, name: &str, start: usize, pgn: &mut Pgn) -> usize {
        let known = Self::index_of(name, pgn).unwrap_or_default();
        match self.last_part.filter(|part| known < part.tags) {
            Some(part) => {
                pgn.tags.truncate(part.tags);
                pgn.comments.truncate(part.comments);
                self.places = part.places;
                part.start
            }
            None => start,
        }
    }

    /// Notes a tag, which is about to be added to the game. Returns whether it has one of this name.
    pub fn add(&mut self, name: &str, start: usize, pgn: &Pgn) -> bool {
        self.places.first.get_or_insert(start);
        if Self::index_of(name, pgn).is_some() {
            return true;
        }
        match name {
            "FEN" => self.places.fen = Some(start),
            "Variant" => self.places.variant = Some(start),
            "Result" => self.places.result = Some(start),
            _ => {}
        }
        false
    }

    /// Notes what is in brackets but is no tag; `rest` begins with it.
    pub fn add_unreadable(&mut self, rest: &str, start: usize, report: &mut Report) {
        let name = part(rest, 1..).trim_start();
        if name.starts_with("FEN") || name.starts_with("Variant") {
            self.places.unreadable_start.get_or_insert(start);
        }
        report.error(PgnErrorKind::TagSyntax, start);
    }

    pub fn places(self) -> TagPlaces {
        self.places
    }

    /// The index of the first tag of a name.
    fn index_of(name: &str, pgn: &Pgn) -> Option<usize> {
        pgn.tags.iter().take(MOST_TAGS).position(|(known, _)| known == name)
    }
}

/// The tags that every game has and this one has not. A game without any tag lacks none: it is only moves.
pub(super) fn missing_tags(pgn: &Pgn) -> Vec<&'static str> {
    let mut missing = Vec::new();
    for (name, _) in &SEVEN_TAGS {
        if !pgn.tags.is_empty() && pgn.tag(name).is_none() {
            missing.push(*name);
        }
    }
    missing
}

/// The value of a tag without its escapes. A backslash that escapes neither a quote nor a backslash stays.
pub(super) fn unescape(value: &str, start: usize, report: &mut Report) -> String {
    if !value.bytes().any(|byte| matches!(byte, b'"' | b'\\')) {
        return value.to_owned();
    }
    let mut unescaped = String::with_capacity(value.len());
    let mut rest = value;
    let mut is_sound = true;
    while let Some((before, after)) = cut(rest, b'\\') {
        let escapes = after.starts_with(['"', '\\']);
        is_sound &= escapes && !before.contains('"');
        push!(&mut unescaped, before, if escapes { part(after, ..1) } else { "\\" });
        rest = if escapes { part(after, 1..) } else { after };
    }
    push!(&mut unescaped, rest);
    if !is_sound || rest.contains('"') {
        report.warn(PgnWarningKind::TagEscape, start);
    }
    unescaped
}
