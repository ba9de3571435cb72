//! Refusals in English.

use super::Table;
use crate::judge::refusal::{Detail, RefusalCode};

pub(super) static TABLE: Table = Table {
    players: ["White", "Black"],
    sides: ["kingside", "queenside"],
    subjects: ["the pawn", "the knight", "the bishop", "the rook", "the queen", "the king"],
    objects: ["the pawn", "the knight", "the bishop", "the rook", "the queen", "the king"],
    becoming: ["a pawn", "a knight", "a bishop", "a rook", "a queen", "a king"],
    on: " on ",
    and: " and ",
    sentences: [
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
        (
            RefusalCode::CastlingIntoCheck,
            "{player} may not castle {side}: {by} would attack the king on {on}.",
        ),
        (RefusalCode::KingAttacked, "{Mover} cannot move to {to}: {by} would attack it there."),
        (
            RefusalCode::InCheck,
            "The king on {king} is in {check|double check|check} from {by-object}, and this move does not end it.",
        ),
        (RefusalCode::Pinned, "{Mover} is pinned to its king on {king} by {by-object}."),
        (
            RefusalCode::PromotionRequired,
            "{Mover} reaches the last rank on {to}: name the piece that it becomes.",
        ),
    ],
    details: [
        (Detail::SameSquare, "{Mover} is already there: a move goes to another square."),
        (Detail::KingAway, "{player} may not castle {side}: the king on {king} has moved before."),
        (Detail::NoRook, "{player} cannot castle {side}: there is no rook on {last}."),
        (
            Detail::EnPassant,
            "{Mover} cannot take en passant on {to}: {by} would then attack the king on {king}.",
        ),
        (
            Detail::EnPassantUnknown,
            "{By} can be taken en passant only right after its double step, and the position records none.",
        ),
        (Detail::Pass, "{player} is in check from {by-object} and may not pass."),
    ],
};
