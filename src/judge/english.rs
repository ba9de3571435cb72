//! A refusal as an English sentence.
//!
//! The npm package has the same sentences in `pkg/languages/en.js`, and the other languages beside it. Tests on both
//! sides compare with `tests/data/refusals.json`. Nothing about chess is decided here.

use super::refusal::{Detail, Placed, Refusal, RefusalCode};
use crate::text::{Text, cut, fill, push, push_enumeration};

/// The sentence for each code. [`push_slot`] fills its slots in braces.
const SENTENCES: [(RefusalCode, &str); RefusalCode::COUNT] = [
    (RefusalCode::NoPiece, "There is no piece on {from}."),
    (RefusalCode::NotYourTurn, "It is {player}'s turn: {mover} is {opponent}'s."),
    (RefusalCode::OwnPiece, "{Mover} cannot take {by}: both are {player}'s."),
    (RefusalCode::BishopMove, "{Mover} cannot reach {to}: a bishop moves along its diagonals."),
    (RefusalCode::RookMove, "{Mover} cannot reach {to}: a rook moves along its file or its rank."),
    (
        RefusalCode::QueenMove,
        "{Mover} cannot reach {to}: a queen moves along its file, its rank or its diagonals.",
    ),
    (
        RefusalCode::KnightMove,
        "{Mover} cannot reach {to}: a knight moves two squares along a file or a rank and then one to the side.",
    ),
    (RefusalCode::KingMove, "{Mover} cannot reach {to}: a king moves one square at a time."),
    (
        RefusalCode::PawnMove,
        "{Mover} cannot reach {to}: a pawn moves one square straight ahead, or two on its first move, and takes one square diagonally ahead.",
    ),
    (
        RefusalCode::PawnFirstMove,
        "{Mover} cannot reach {to}: a pawn may move two squares only on its first move.",
    ),
    (RefusalCode::PawnBlocked, "{Mover} cannot move to {to}: {by} {is|are} in the way."),
    (
        RefusalCode::PawnCapture,
        "{Mover} cannot move to {to}: a pawn moves diagonally only to take, and nothing is there to take.",
    ),
    (
        RefusalCode::EnPassantLate,
        "{Mover} cannot take en passant on {to}: {by} has not just moved two squares.",
    ),
    (RefusalCode::PathBlocked, "{Mover} cannot reach {to}: {by} is in the way."),
    (
        RefusalCode::PromotionPiece,
        "{Mover} cannot become {named} on {to}: a pawn may become a queen, a rook, a bishop or a knight.",
    ),
    (
        RefusalCode::PromotionNotDue,
        "{Mover} cannot become {named} on {to}: only a pawn that reaches the last rank is promoted.",
    ),
    (
        RefusalCode::CastlingMoved,
        "{player} may not castle {side}: the king on {king} or the rook on {last} has moved before.",
    ),
    (RefusalCode::CastlingBlocked, "{player} cannot castle {side}: {by} {is|are} in the way."),
    (
        RefusalCode::CastlingInCheck,
        "{player} may not castle out of check: {by} {gives|give} check to the king on {king}.",
    ),
    (
        RefusalCode::CastlingThroughCheck,
        "{player} may not castle {side}: {by} {attacks|attack} {on}, which the king crosses.",
    ),
    (RefusalCode::CastlingIntoCheck, "{player} may not castle {side}: {by} would attack the king on {on}."),
    (RefusalCode::KingAttacked, "{Mover} cannot move to {to}: {by} would attack it there."),
    (
        RefusalCode::InCheck,
        "The king on {king} is in {check|double check|check} from {by}, and this move does not end it.",
    ),
    (RefusalCode::Pinned, "{Mover} is pinned to its king on {king} by {by}."),
    (
        RefusalCode::PromotionRequired,
        "{Mover} reaches the last rank on {to}: name the piece that it becomes.",
    ),
];

/// The sentence for each special case, instead of that of its code.
const DETAILS: [(Detail, &str); Detail::COUNT] = [
    (Detail::SameSquare, "{Mover} is already there: a move goes to another square."),
    (Detail::KingAway, "{player} may not castle {side}: the king on {king} has moved before."),
    (Detail::NoRook, "{player} cannot castle {side}: there is no rook on {last}."),
    (Detail::EnPassant, "{Mover} cannot take en passant on {to}: {by} would then attack the king on {king}."),
    (
        Detail::EnPassantUnknown,
        "{By} can be taken en passant only right after its double step, and the position records none.",
    ),
    (Detail::Pass, "{player} is in check from {by} and may not pass."),
];

/// Writes a refusal as one sentence.
pub(super) fn push_sentence(refusal: &Refusal, text: &mut String) {
    let sentence = match refusal.detail {
        Some(detail) => DETAILS[detail as usize].1,
        None => SENTENCES[refusal.code as usize].1,
    };
    fill(sentence, text, &mut |name, text| push_slot(name, refusal, text));
}

/// Writes what a slot stands for, with a capital letter if its name begins with one. `{is|are}` stands for its first
/// half if at most one piece is to blame, and for its second if several are. A third part is for three and more.
fn push_slot(name: &str, refusal: &Refusal, text: &mut String) {
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
        "mover" | "Mover" => {
            let placed = |piece| Placed { square: refusal.candidate.from, piece };
            refusal.mover.map(placed).into_iter().for_each(|placed| placed.push_to(text));
        }
        "from" => refusal.candidate.from.push_to(text),
        "to" => refusal.candidate.to.push_to(text),
        "king" => refusal.king.push_to(text),
        "player" => refusal.player.push_to(text),
        "opponent" => (!refusal.player).push_to(text),
        "side" => refusal.castling.into_iter().for_each(|side| side.push_to(text)),
        "by" | "By" => push_enumeration(&refusal.by, ", ", " and ", text),
        "on" => push_enumeration(&refusal.on, ", ", " and ", text),
        "last" => refusal.on.last().into_iter().for_each(|square| square.push_to(text)),
        "named" => refusal.candidate.promotion.into_iter().for_each(|kind| push!(text, "a ", &kind)),
        _ => debug_assert!(false, "no slot is called {name}"),
    }
    if matches!(name.as_bytes(), [b'A'..=b'Z', ..])
        && let Some(first) = text.get_mut(start..=start)
    {
        first.make_ascii_uppercase();
    }
}

/// Such as `the pawn on d2`.
impl Text for Placed {
    fn push_to(&self, text: &mut String) {
        push!(text, "the ", &self.piece.kind, " on ", &self.square);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentences_are_in_the_order_of_the_codes() {
        for (index, (code, _)) in SENTENCES.iter().enumerate() {
            assert_eq!(*code as usize, index);
        }
        for (index, (detail, _)) in DETAILS.iter().enumerate() {
            assert_eq!(*detail as usize, index);
        }
    }
}
