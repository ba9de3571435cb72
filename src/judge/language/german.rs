//! Refusals in German.

use super::Table;
use crate::judge::refusal::{Detail, RefusalCode};

pub(super) static TABLE: Table = Table {
    players: ["Weiß", "Schwarz"],
    sides: ["kurz", "lang"],
    subjects: ["der Bauer", "der Springer", "der Läufer", "der Turm", "die Dame", "der König"],
    objects: [
        "durch den Bauern",
        "durch den Springer",
        "durch den Läufer",
        "durch den Turm",
        "durch die Dame",
        "durch den König",
    ],
    becoming: ["zum Bauern", "zum Springer", "zum Läufer", "zum Turm", "zur Dame", "zum König"],
    on: " auf ",
    and: " und ",
    sentences: [
        (RefusalCode::NoPiece, "Auf {from} steht keine Figur."),
        (RefusalCode::NotYourTurn, "{player} ist am Zug: {Mover} gehört {opponent}."),
        (RefusalCode::OwnPiece, "{Mover} kann nicht nach {to} ziehen: {By} gehört ebenfalls {player}."),
        (RefusalCode::BishopMove, "{Mover} erreicht {to} nicht: Ein Läufer zieht auf seinen Diagonalen."),
        (
            RefusalCode::RookMove,
            "{Mover} erreicht {to} nicht: Ein Turm zieht auf seiner Linie oder seiner Reihe.",
        ),
        (
            RefusalCode::QueenMove,
            "{Mover} erreicht {to} nicht: Eine Dame zieht auf ihrer Linie, ihrer Reihe oder ihren Diagonalen.",
        ),
        (
            RefusalCode::KnightMove,
            "{Mover} erreicht {to} nicht: Ein Springer zieht zwei Felder auf einer Linie oder Reihe und dann eines zur Seite.",
        ),
        (RefusalCode::KingMove, "{Mover} erreicht {to} nicht: Ein König zieht nur ein Feld weit."),
        (
            RefusalCode::PawnMove,
            "{Mover} erreicht {to} nicht: Ein Bauer zieht ein Feld geradeaus vorwärts, in seinem ersten Zug auch zwei, und schlägt ein Feld schräg vorwärts.",
        ),
        (
            RefusalCode::PawnFirstMove,
            "{Mover} erreicht {to} nicht: Ein Bauer darf nur in seinem ersten Zug zwei Felder weit ziehen.",
        ),
        (RefusalCode::PawnBlocked, "{Mover} kann nicht nach {to} ziehen: {By} {steht|stehen} im Weg."),
        (
            RefusalCode::PawnCapture,
            "{Mover} kann nicht nach {to} ziehen: Schräg zieht ein Bauer nur, um zu schlagen, und dort gibt es nichts zu schlagen.",
        ),
        (
            RefusalCode::EnPassantLate,
            "{Mover} kann auf {to} nicht en passant schlagen: {By} hat im letzten Zug keinen Doppelschritt gemacht.",
        ),
        (RefusalCode::PathBlocked, "{Mover} erreicht {to} nicht: {By} steht im Weg."),
        (
            RefusalCode::PromotionPiece,
            "{Mover} kann auf {to} nicht {named} werden: Ein Bauer kann nur zur Dame, zum Turm, zum Läufer oder zum Springer werden.",
        ),
        (
            RefusalCode::PromotionNotDue,
            "{Mover} kann auf {to} nicht {named} werden: Nur ein Bauer auf der letzten Reihe wird umgewandelt.",
        ),
        (
            RefusalCode::CastlingMoved,
            "{player} darf nicht {side} rochieren: Der König auf {king} oder der Turm auf {last} hat schon gezogen.",
        ),
        (RefusalCode::CastlingBlocked, "{player} kann nicht {side} rochieren: {By} {steht|stehen} im Weg."),
        (
            RefusalCode::CastlingInCheck,
            "{player} darf nicht aus dem Schach rochieren: {By} {bietet|bieten} dem König auf {king} Schach.",
        ),
        (
            RefusalCode::CastlingThroughCheck,
            "{player} darf nicht {side} rochieren: {By} {greift|greifen} {on} an, das der König überquert.",
        ),
        (
            RefusalCode::CastlingIntoCheck,
            "{player} darf nicht {side} rochieren: {By} {würde|würden} den König auf {on} angreifen.",
        ),
        (
            RefusalCode::KingAttacked,
            "{Mover} kann nicht nach {to} ziehen: {By} {würde|würden} ihn dort angreifen.",
        ),
        (
            RefusalCode::InCheck,
            "Der König auf {king} steht im {Schach|Doppelschach|Schach} {by-object}, und dieser Zug beendet es nicht.",
        ),
        (RefusalCode::Pinned, "{Mover} ist {by-object} an den König auf {king} gefesselt."),
        (
            RefusalCode::PromotionRequired,
            "{Mover} erreicht auf {to} die letzte Reihe: Es fehlt die Angabe, zu welcher Figur er wird.",
        ),
    ],
    details: [
        (Detail::SameSquare, "{Mover} steht schon dort: Ein Zug führt auf ein anderes Feld."),
        (Detail::KingAway, "{player} darf nicht {side} rochieren: Der König auf {king} hat schon gezogen."),
        (Detail::NoRook, "{player} kann nicht {side} rochieren: Auf {last} steht kein Turm."),
        (
            Detail::EnPassant,
            "{Mover} kann auf {to} nicht en passant schlagen: {By} {würde|würden} dann den König auf {king} angreifen.",
        ),
        (
            Detail::EnPassantUnknown,
            "{By} kann nur unmittelbar nach seinem Doppelschritt en passant geschlagen werden, und die Stellung verzeichnet keinen.",
        ),
        (Detail::Pass, "{player} steht {by-object} im Schach und darf nicht aussetzen."),
    ],
};
