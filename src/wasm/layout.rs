//! The numbers that both sides of the boundary use: bit fields, item codes and limits.
//!
//! `pkg/lib/layout.js` has the same constants by the same names, and the names of the variants of each enum in
//! the order of their numbers. `tests/data/layout.json` lists all of it: the test below compares the crate with it,
//! and `tests/js/layout.test.js` the package. It may use every floor of the crate, and no JavaScript.

#![allow(dead_code, reason = "some are used by JavaScript alone")]

use crate::notation::fen::LONGEST_FEN;

/// Defines the constants, and for the test a list of all of them.
macro_rules! layout {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        $($(#[$doc])* pub(super) const $name: u32 = $value;)*

        #[cfg(test)]
        const NUMBERS: &[(&str, u32)] = &[$((stringify!($name), $name)),*];
    };
}

layout! {
    // What the values of a field may be. A kind of piece counts from 1, and 0 is none.

    /// A square: a1 is 0, b1 is 1, h8 is 63.
    SQUARE_MASK = 63;
    /// A kind of piece, or none.
    KIND_MASK = 7;
    /// A colour.
    COLOR_MASK = 1;

    // Two squares, `from` in the lowest bits: they begin a candidate, a move and an arrow.

    /// The square that a move or an arrow leads to.
    TO_SHIFT = 6;
    /// Both squares.
    SQUARES_MASK = (1 << 12) - 1;

    // A candidate: two squares, and a promotion.

    /// The piece that a pawn is to become.
    CANDIDATE_PROMOTION_SHIFT = 12;

    /// Set if it came in an object: then a promotion counts only where a pawn promotes.
    CANDIDATE_FROM_OBJECT = 1 << 15;
    /// Stands for a null move among candidates.
    PASS = u32::MAX;

    // A legal move: two squares, and what follows.

    /// The kind of piece that moves.
    MOVE_PIECE_SHIFT = 12;
    /// The kind of piece that is captured.
    MOVE_CAPTURED_SHIFT = 15;
    /// The kind of piece that a pawn becomes.
    MOVE_PROMOTION_SHIFT = 18;
    /// The kind of move.
    MOVE_KIND_SHIFT = 21;
    /// A kind of move.
    MOVE_KIND_MASK = 7;
    /// Who moves.
    MOVE_COLOR_SHIFT = 24;
    /// Whether the notation names the file of the first square.
    MOVE_NAMES_FILE = 1 << 25;
    /// Whether the notation names the rank of the first square.
    MOVE_NAMES_RANK = 1 << 26;
    /// What the move does to the other king.
    MOVE_SUFFIX_SHIFT = 27;
    /// Nothing, check or checkmate.
    MOVE_SUFFIX_MASK = 3;
    /// Set in every move, so that 0 is no move, and that no item code of a PGN game is one.
    MOVE_MARK = 1 << 29;

    // A piece on the board: its square in the lowest bits, and what follows.

    /// The kind of the piece.
    PIECE_KIND_SHIFT = 6;
    /// The colour of the piece.
    PIECE_COLOR_SHIFT = 9;

    // Castling rights, a bit each in the order of FEN, and what follows.

    /// The square on which a pawn may be taken en passant, counted from 1; 0 for none.
    EN_PASSANT_SHIFT = 4;

    // How a FEN is to be read.

    /// Castling rights are those of Chess960.
    CHESS960 = 1;
    /// A position that no game can reach is accepted.
    COMPOSED = 2;
    /// A board that need not be a position is accepted, as long as its pieces can move.
    SET_UP = 4;

    // How a game ended: the reason in the lowest bits, counted from 1, and the winner. 0 is a game that goes on.

    /// Why the game is over.
    OUTCOME_REASON_MASK = 7;
    /// Who won, counted from 1; 0 for a draw.
    OUTCOME_WINNER_SHIFT = 3;
    /// Who won: nobody, White or Black.
    OUTCOME_WINNER_MASK = 3;
    /// Set if the outcome of a fallen flag is not certain.
    OUTCOME_UNDECIDED = 1 << 5;

    // Whether a player can give checkmate.

    /// It was not found out.
    MATE_UNDECIDED = 0;
    /// No.
    CANNOT_MATE = 1;
    /// Yes; the moves follow.
    CAN_MATE = 2;

    // A PGN game is a list of items: an item code, and the numbers that belong to it. A move has no code, since its
    // mark tells that it is one. A string is given by its length, and cut from the text that holds all strings.

    /// A tag: the lengths of its name and its value.
    PGN_TAG = 0;
    /// The starting position: how its FEN is to be read, and the length of it.
    PGN_START = 1;
    /// A comment on the last move, or on the game if none has come: the length of its text. The items from
    /// `PGN_CLOCK` on that follow belong to it.
    PGN_COMMENT = 2;
    /// A comment before the next move; else as `PGN_COMMENT`.
    PGN_COMMENT_BEFORE = 3;
    /// A numeric annotation of the last move: its number.
    PGN_NAG = 4;
    /// A variation begins, which replaces the last move.
    PGN_OPEN = 5;
    /// The variation ends.
    PGN_CLOSE = 6;
    /// A null move: who passes.
    PGN_NULL_MOVE = 7;
    /// The end of the game: the number of its result.
    PGN_RESULT = 8;
    /// The time left, in milliseconds.
    PGN_CLOCK = 9;
    /// The time taken, in milliseconds.
    PGN_ELAPSED = 10;
    /// An evaluation in hundredths of a pawn.
    PGN_CENTIPAWNS = 11;
    /// An evaluation in moves to mate.
    PGN_MATE = 12;
    /// How many plies the evaluation looked ahead.
    PGN_DEPTH = 13;
    /// A coloured square: its square and its brush.
    PGN_HIGHLIGHT = 14;
    /// An arrow: its two squares and its brush.
    PGN_ARROW = 15;
    /// The text of a comment as it was read, with commands, white space and line ends: its length.
    PGN_RAW = 16;
    /// The text of a comment was read as it is.
    PGN_RAW_IS_TEXT = 17;
    /// The brush of a coloured square or of an arrow.
    PGN_BRUSH_SHIFT = 12;

    // Limits.

    /// How many numbers the static buffer holds: no position has as many moves, composed ones included.
    BUFFER_LENGTH = 512;
    /// The longest FEN that is read.
    LONGEST_FEN_LENGTH = LONGEST_FEN as u32;
    /// The number of the last starting position of Chess960.
    LAST_CHESS960 = 959;
    /// How deeply the variations of a PGN game may be nested.
    DEEPEST_NESTING = 100;
    /// The longest PGN game of a file that is read part by part, in bytes.
    LONGEST_GAME = 1 << 21;
    /// How many numbers say where the reading of a file stands between two of its parts.
    STANDING_LENGTH = 5;

    /// The largest numeric annotation.
    LARGEST_NAG = u16::MAX as u32;
    /// How many numbers a snapshot of a position takes.
    SNAPSHOT_LENGTH = 11;
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::game::Claim;
    use crate::judge::RefusalCode;
    use crate::judge::refusal::Detail;
    use crate::notation::fen::FenField;
    use crate::notation::fen::problem::PROBLEMS;
    use crate::notation::pgn::{self, Brush, GameResult, error, parts, warning};
    use crate::notation::san::{Suffix, read};
    use crate::outcome::Reason;
    use crate::position::Position;
    use crate::text::Text;
    use crate::types::{CastlingSide, Color, MoveKind, PieceKind};

    /// All variants of an enum in the order of their numbers; does not compile if one is left out.
    macro_rules! variants {
        ($type:ident: $($variant:ident),*) => {{
            let name = |it: $type| match it { $($type::$variant => stringify!($variant)),* };
            let all = [$($type::$variant),*];
            for (number, variant) in all.into_iter().enumerate() {
                assert_eq!(variant as usize, number, "the number of {}", name(variant));
            }
            all
        }};
    }

    /// The names of what counts from 1, with nothing at 0.
    fn from_one<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Value {
        std::iter::once(String::new()).chain(names.into_iter().map(T::into)).collect()
    }

    /// How the package names a kind of move.
    fn move_kind_name(kind: MoveKind) -> &'static str {
        match kind {
            MoveKind::Normal => "normal",
            MoveKind::DoubleStep => "double-step",
            MoveKind::EnPassant => "en-passant",
            MoveKind::CastleKingside => "castle-kingside",
            MoveKind::CastleQueenside => "castle-queenside",
        }
    }

    /// How the package names a colour of squares and arrows.
    fn brush_name(brush: Brush) -> &'static str {
        match brush {
            Brush::Green => "green",
            Brush::Red => "red",
            Brush::Yellow => "yellow",
            Brush::Blue => "blue",
        }
    }

    /// The suffix of a move in algebraic notation.
    fn suffix_text(suffix: Suffix) -> &'static str {
        match suffix {
            Suffix::None => "",
            Suffix::Check => "+",
            Suffix::Checkmate => "#",
        }
    }

    /// How the package names the special case of a refusal, by which it finds the sentence.
    fn detail_name(detail: Detail) -> &'static str {
        match detail {
            Detail::SameSquare => "same-square",
            Detail::KingAway => "king-away",
            Detail::NoRook => "no-rook",
            Detail::EnPassant => "en-passant",
            Detail::EnPassantUnknown => "en-passant-unknown",
            Detail::Pass => "pass",
        }
    }

    /// The constants, and the names by their numbers.
    fn layout() -> Value {
        let mut layout: serde_json::Map<_, _> =
            NUMBERS.iter().map(|&(name, number)| (name.to_owned(), json!(number))).collect();
        let colors = Color::ALL.map(|color| color.letter().to_string());
        let move_kinds = variants!(MoveKind: Normal, DoubleStep, EnPassant, CastleKingside, CastleQueenside);
        let reasons = variants!(
            Reason: Checkmate, Stalemate, InsufficientMaterial, FivefoldRepetition, SeventyFiveMoves, DeadPosition, Time
        );
        let details = variants!(Detail: SameSquare, KingAway, NoRook, EnPassant, EnPassantUnknown, Pass);
        let fen_problems = PROBLEMS.iter().map(|(code, field, _)| json!([code, field.map(FenField::name)]));
        let names = [
            ("COLORS", json!(colors)),
            ("KINDS", from_one(PieceKind::ALL.map(PieceKind::letter))),
            ("MOVE_KINDS", json!(move_kinds.map(move_kind_name))),
            ("SUFFIXES", json!(variants!(Suffix: None, Check, Checkmate).map(suffix_text))),
            ("REASONS", from_one(reasons.map(Reason::name))),
            ("WINNERS", std::iter::once(Value::Null).chain(colors.map(Value::from)).collect()),
            ("CLAIMS", json!(variants!(Claim: ThreefoldRepetition, FiftyMoves).map(Claim::name))),
            ("RESULTS", json!(GameResult::ALL.map(GameResult::text))),
            ("BRUSHES", json!(Brush::ALL.map(brush_name))),
            ("REFUSALS", RefusalCode::all().map(|code| json!([code.name(), code.article()])).collect()),
            ("DETAILS", from_one(details.map(detail_name))),
            ("SIDES", from_one(CastlingSide::ALL.map(|side| side.to_text()))),
            ("FEN_PROBLEMS", fen_problems.collect()),
            ("MOVE_TEXT_ERRORS", json!(read::ERRORS)),
            ("PGN_ERRORS", json!(error::ERRORS.map(|(code, _)| code))),
            ("PGN_WARNINGS", json!(warning::WARNINGS.map(|(code, _)| code))),
        ];
        layout.extend(names.map(|(name, value)| (name.to_owned(), value)));
        layout.into()
    }

    #[test]
    fn the_layout_is_that_of_the_package() {
        let file: Value = serde_json::from_str(include_str!("../../tests/data/layout.json")).unwrap();
        assert_eq!(file, layout(), "tests/data/layout.json is not\n{:#}", layout());
    }

    #[test]
    fn the_limits_of_pgn_are_those_of_the_crate() {
        assert_eq!(DEEPEST_NESTING as usize, pgn::DEEPEST_NESTING);
        assert_eq!(LONGEST_GAME as usize, parts::LONGEST_GAME);
        assert_eq!(STANDING_LENGTH as usize, parts::STANDING_LENGTH);
    }

    /// The bits of a field.
    fn bits(mask: u32, shift: u32) -> u32 {
        assert!((mask + 1).is_power_of_two());
        mask << shift
    }

    #[test]
    fn the_fields_of_a_move_fill_it_without_an_overlap() {
        let fields = [
            SQUARE_MASK,
            bits(SQUARE_MASK, TO_SHIFT),
            bits(KIND_MASK, MOVE_PIECE_SHIFT),
            bits(KIND_MASK, MOVE_CAPTURED_SHIFT),
            bits(KIND_MASK, MOVE_PROMOTION_SHIFT),
            bits(MOVE_KIND_MASK, MOVE_KIND_SHIFT),
            bits(COLOR_MASK, MOVE_COLOR_SHIFT),
            MOVE_NAMES_FILE,
            MOVE_NAMES_RANK,
            bits(MOVE_SUFFIX_MASK, MOVE_SUFFIX_SHIFT),
            MOVE_MARK,
        ];
        let filled = fields.into_iter().fold(0, |filled, field| {
            assert_eq!(filled & field, 0);
            filled | field
        });
        assert_eq!(filled, (MOVE_MARK << 1) - 1);
    }

    #[test]
    fn the_last_starting_position_of_chess960_is_the_last() {
        let start = |number: u32| Position::chess960_start(number.try_into().unwrap());
        assert!(start(LAST_CHESS960).is_some());
        assert!(start(LAST_CHESS960 + 1).is_none());
    }
}
