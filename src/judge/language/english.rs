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
        (RefusalCode::NoPiece, ["There is no piece on {from}."; 2]),
        (RefusalCode::NotYourTurn, ["It is {player}'s turn: {mover} is {opponent}'s."; 2]),
        (RefusalCode::OwnPiece, ["{Mover} cannot take {by}: both are {player}'s."; 2]),
        (RefusalCode::BishopMove, ["{Mover} cannot reach {to}: a bishop moves along its diagonals."; 2]),
        (RefusalCode::RookMove, ["{Mover} cannot reach {to}: a rook moves along its file or its rank."; 2]),
        (
            RefusalCode::QueenMove,
            ["{Mover} cannot reach {to}: a queen moves along its file, its rank or its diagonals."; 2],
        ),
        (
            RefusalCode::KnightMove,
            ["{Mover} cannot reach {to}: a knight moves two squares along a file or a rank and then one to the side.";
                2],
        ),
        (RefusalCode::KingMove, ["{Mover} cannot reach {to}: a king moves one square at a time."; 2]),
        (
            RefusalCode::PawnMove,
            ["{Mover} cannot reach {to}: a pawn moves one square straight ahead, or two on its first move, and takes one square diagonally ahead.";
                2],
        ),
        (
            RefusalCode::PawnFirstMove,
            ["{Mover} cannot reach {to}: a pawn may move two squares only on its first move."; 2],
        ),
        (
            RefusalCode::PawnBlocked,
            [
                "{Mover} cannot move to {to}: {by} is in the way.",
                "{Mover} cannot move to {to}: {by} are in the way.",
            ],
        ),
        (
            RefusalCode::PawnCapture,
            ["{Mover} cannot move to {to}: a pawn moves diagonally only to take, and nothing is there to take.";
                2],
        ),
        (
            RefusalCode::EnPassantLate,
            ["{Mover} cannot take en passant on {to}: {by} has not just moved two squares."; 2],
        ),
        (RefusalCode::PathBlocked, ["{Mover} cannot reach {to}: {by} is in the way."; 2]),
        (
            RefusalCode::PromotionPiece,
            ["{Mover} cannot become {named} on {to}: a pawn may become a queen, a rook, a bishop or a knight.";
                2],
        ),
        (
            RefusalCode::PromotionNotDue,
            ["{Mover} cannot become {named} on {to}: only a pawn that reaches the last rank is promoted."; 2],
        ),
        (
            RefusalCode::CastlingMoved,
            ["{player} may not castle {side}: the king on {king} or the rook on {last} has moved before."; 2],
        ),
        (
            RefusalCode::CastlingBlocked,
            [
                "{player} cannot castle {side}: {by} is in the way.",
                "{player} cannot castle {side}: {by} are in the way.",
            ],
        ),
        (
            RefusalCode::CastlingInCheck,
            [
                "{player} may not castle out of check: {by} gives check to the king on {king}.",
                "{player} may not castle out of check: {by} give check to the king on {king}.",
            ],
        ),
        (
            RefusalCode::CastlingThroughCheck,
            [
                "{player} may not castle {side}: {by} attacks {on}, which the king crosses.",
                "{player} may not castle {side}: {by} attack {on}, which the king crosses.",
            ],
        ),
        (
            RefusalCode::CastlingIntoCheck,
            [
                "{player} may not castle {side}: {by} would attack the king on {on}.",
                "{player} may not castle {side}: {by} would attack the king on {on}.",
            ],
        ),
        (
            RefusalCode::KingAttacked,
            [
                "{Mover} cannot move to {to}: {by} would attack it there.",
                "{Mover} cannot move to {to}: {by} would attack it there.",
            ],
        ),
        (
            RefusalCode::InCheck,
            [
                "The king on {king} is in check from {by-object}, and this move does not end it.",
                "The king on {king} is in double check from {by-object}, and this move does not end it.",
            ],
        ),
        (RefusalCode::Pinned, ["{Mover} is pinned to its king on {king} by {by-object}."; 2]),
        (
            RefusalCode::PromotionRequired,
            ["{Mover} reaches the last rank on {to}: name the piece that it becomes."; 2],
        ),
    ],
    details: [
        (Detail::SameSquare, ["{Mover} is already there: a move goes to another square."; 2]),
        (Detail::KingAway, ["{player} may not castle {side}: the king on {king} has moved before."; 2]),
        (Detail::NoRook, ["{player} cannot castle {side}: there is no rook on {last}."; 2]),
        (
            Detail::EnPassant,
            [
                "{Mover} cannot take en passant on {to}: {by} would then attack the king on {king}.",
                "{Mover} cannot take en passant on {to}: {by} would then attack the king on {king}.",
            ],
        ),
    ],
};
