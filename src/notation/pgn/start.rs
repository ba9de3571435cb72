//! Where a game starts, as its tags `FEN` and `Variant` say.

use super::error::{PgnErrorKind, Problem};
use super::tags::TagPlaces;
use super::tree::Pgn;
use super::warning::{PgnWarningKind, Report};
use crate::notation::fen::{CastlingMode, FenProblem, STARTING_FEN, validate_fen};
use crate::position::Position;
use crate::text::find;
use crate::types::{CastlingSide, Color};

/// Sets the starting position that the tags tell of, and reports what was repaired in it.
pub(super) fn set_start(pgn: &mut Pgn, places: &TagPlaces, report: &mut Report) -> Result<(), Problem> {
    if let Some(unreadable) = places.unreadable_start {
        return Err((PgnErrorKind::TagSyntax, unreadable));
    }
    let place = match (places.fen, places.variant) {
        (None, None) => return Ok(()),
        (fen, variant) => fen.or(variant).unwrap_or_default(),
    };
    let rules = match (pgn.tag("Variant"), places.variant) {
        (Some(variant), Some(place)) => rules_of(variant).ok_or((PgnErrorKind::UnknownVariant, place))?,
        _ => Rules::Unsaid,
    };
    let fen = pgn.tag("FEN").unwrap_or(STARTING_FEN);
    let mode = if rules == Rules::Chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let start = Position::from_fen(fen, mode).map_err(|error| (PgnErrorKind::Fen(error), place))?;
    let repaired = validate_fen(fen, mode);
    if rules == Rules::Unsaid
        && repaired.iter().any(drops_right)
        && let Some(chess960) = undeclared_chess960(fen)
    {
        report.warn(PgnWarningKind::UndeclaredChess960, place);
        pgn.start = chess960;
        return Ok(());
    }
    for problem in repaired {
        report.warn(PgnWarningKind::Fen(problem), place);
    }
    pgn.start = start;
    Ok(())
}

/// The rules that a game names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    Unsaid,
    Chess,
    Chess960,
}

/// Whether a `Variant` tag may stand with a game of chess: it names chess, or nothing.
pub(super) fn names_chess(variant: &str) -> bool {
    matches!(rules_of(variant), Some(Rules::Chess | Rules::Unsaid))
}

/// Words with which sites and programs name chess itself, its time controls and its starting positions.
const CHESS_WORDS: [&str; 25] = [
    "standard",
    "chess",
    "normal",
    "regular",
    "classical",
    "classic",
    "orthodox",
    "orthochess",
    "international",
    "western",
    "fide",
    "traditional",
    "default",
    "std",
    "rapid",
    "blitz",
    "bullet",
    "correspondence",
    "game",
    "rules",
    "fromposition",
    "from",
    "position",
    "setup",
    "custom",
];

/// The rules that a `Variant` tag names, as sites spell them; `None` for other variants.
fn rules_of(variant: &str) -> Option<Rules> {
    let name = variant.to_ascii_lowercase();
    let has = |word| find(&name, word).is_some();
    if has("960") || has("9lx") || has("fischer") || has("fisher") || has("freestyle") {
        return Some(Rules::Chess960);
    }
    let mut words = name
        .split(|letter: char| letter.is_ascii() && !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .peekable();
    if words.peek().is_none() {
        return Some(Rules::Unsaid);
    }
    let mut all_chess = true;
    for word in words {
        match word {
            "frc" | "dfrc" | "fr" => return Some(Rules::Chess960),
            _ => {
                all_chess &=
                    CHESS_WORDS.contains(&word.strip_suffix("chess").unwrap_or(word)) || word == "chess"
            }
        }
    }
    all_chess.then_some(Rules::Chess)
}

fn drops_right(problem: &FenProblem) -> bool {
    matches!(problem, FenProblem::CastlingImpossible(..))
}

/// The position of a FEN whose castling rights are possible in Chess960 alone, all of them. What a board editor leaves
/// behind in chess does not look like that: both players of Chess960 begin with kings and rooks on the same files.
fn undeclared_chess960(fen: &str) -> Option<Position> {
    let position = Position::from_fen(fen, CastlingMode::Chess960).ok()?;
    if validate_fen(fen, CastlingMode::Chess960).iter().any(drops_right) {
        return None;
    }
    let same = |files: [Option<_>; 2]| files[0].is_none() || files[1].is_none() || files[0] == files[1];
    let rook = |color, side| position.castling().rook(color, side);
    let is_like_a_start = CastlingSide::ALL
        .into_iter()
        .all(|side| same(Color::ALL.map(|color| rook(color, side).map(|rook| rook.file()))));
    let king = |color| {
        let may_castle = CastlingSide::ALL.into_iter().any(|side| rook(color, side).is_some());
        may_castle.then(|| position.board().king(color).file())
    };
    (is_like_a_start && same(Color::ALL.map(king))).then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_chess_and_chess960_is_known_and_no_other_variant() {
        let rules = |variant| rules_of(variant).map(|rules| rules as u8);
        for unsaid in ["", "?", "-", " ", "--"] {
            assert_eq!(rules(unsaid), Some(Rules::Unsaid as u8), "{unsaid}");
        }
        for chess in [
            "Standard",
            "chess",
            "Regular",
            "Classical",
            "Standard Chess",
            "standardchess",
            "From Position",
            "fromPosition",
            "normal chess",
        ] {
            assert_eq!(rules(chess), Some(Rules::Chess as u8), "{chess}");
        }
        for chess960 in [
            "Chess960",
            "Chess 960",
            "chess-960",
            "Fischerandom",
            "Fischer Random",
            "FischerRandom Chess",
            "Freestyle",
            "Freestyle Chess",
            "FRC",
            "DFRC",
            "wild/fr",
            "Fisher-Random",
            "C960",
            "chess9LX",
        ] {
            assert_eq!(rules(chess960), Some(Rules::Chess960 as u8), "{chess960}");
        }
        for other in ["Crazyhouse", "Three-check", "King of the Hill", "Atomic", "Antichess", "Horde", "x"] {
            assert_eq!(rules(other), None, "{other}");
        }
    }
}
