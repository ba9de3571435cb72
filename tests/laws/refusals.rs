//! Each refusal code, by example: the rows of `tests/data/refusals.json`, which the tests of the npm package
//! and `docs/refusals.md` read too. Every row is ruled on as it is written, and mirrored: with the colours
//! exchanged and the board turned over.

use std::collections::BTreeSet;

use chess_arbiter::{Position, Refusal, RefusalCode};
use serde_json::Value;

use crate::from_text::{candidate, chess960, position};
use crate::mirror::{mirrored_fen, mirrored_squares};
use crate::play::play;

/// One example.
struct Row {
    code: String,
    article: String,
    /// What it shows.
    case: String,
    fen: String,
    chess960: bool,
    uci: String,
    by: String,
    on: String,
    message: String,
}

impl Row {
    fn all() -> Vec<Self> {
        let rows: Value = serde_json::from_str(include_str!("../data/refusals.json")).expect("JSON");
        rows.as_array().expect("a list").iter().map(Self::read).collect()
    }

    fn read(row: &Value) -> Self {
        let text =
            |field: &str| row[field].as_str().unwrap_or_else(|| panic!("{field} of {row}")).to_string();
        let squares = |field: &str| {
            let list = row[field].as_array().unwrap_or_else(|| panic!("{field} of {row}"));
            list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
        };
        Self {
            code: text("code"),
            article: text("article"),
            case: text("case"),
            fen: text("fen"),
            chess960: row["chess960"] == true,
            uci: text("move"),
            by: squares("by"),
            on: squares("on"),
            message: text("message"),
        }
    }

    fn mirrored(&self) -> Self {
        Self {
            code: self.code.clone(),
            article: self.article.clone(),
            case: format!("{}, mirrored", self.case),
            fen: mirrored_fen(&self.fen),
            chess960: self.chess960,
            uci: mirrored_squares(&self.uci),
            by: mirrored_squares(&self.by),
            on: mirrored_squares(&self.on),
            message: mirrored_message(&self.message),
        }
    }

    fn position(&self) -> Position {
        if self.chess960 { chess960(&self.fen) } else { position(&self.fen) }
    }

    /// What a failure calls it.
    fn name(&self) -> String {
        format!("{} ({}): {} in {}", self.code, self.case, self.uci, self.fen)
    }

    fn refusal(&self) -> Refusal {
        let ruling = self.position().judge(candidate(&self.uci));
        ruling.expect_err(&self.name())
    }

    fn check(&self) {
        let (refusal, name) = (self.refusal(), self.name());
        assert_eq!(refusal.code().name(), self.code, "{name}");
        assert_eq!(refusal.article(), self.article, "{name}");
        assert_eq!(refusal.candidate(), candidate(&self.uci), "{name}");
        let by: Vec<_> = refusal.by().iter().map(|placed| placed.square).collect();
        assert_eq!(once_each(&by), squares(&self.by), "the pieces to blame, {name}");
        assert!(by.is_sorted(), "the pieces to blame are named from a1 to h8, {name}");
        assert_eq!(once_each(refusal.on()), squares(&self.on), "the squares that it is about, {name}");
        for placed in refusal.by() {
            assert_eq!(self.position().board().get(placed.square), Some(placed.piece), "{name}");
        }
        assert!(!self.position().is_legal(candidate(&self.uci)), "{name}");
    }
}

fn squares(names: &str) -> BTreeSet<String> {
    names.split_whitespace().map(String::from).collect()
}

/// The names of some squares, none of which may be there twice.
fn once_each(list: &[chess_arbiter::Square]) -> BTreeSet<String> {
    let set: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
    assert_eq!(set.len(), list.len(), "a square is named twice: {list:?}");
    set
}

/// An English sentence about the mirrored position.
fn mirrored_message(message: &str) -> String {
    let exchanged = message.replace("White", "\0").replace("Black", "White").replace('\0', "Black");
    mirrored_squares(&exchanged)
}

/// The squares that a sentence names.
fn named_squares(message: &str) -> BTreeSet<String> {
    let words = message.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.parse::<chess_arbiter::Square>().is_ok()).map(String::from).collect()
}

#[test]
fn each_example_is_refused_as_it_says() {
    for row in Row::all() {
        row.check();
        assert_eq!(row.refusal().to_string(), row.message, "{}", row.name());
    }
}

/// In the mirror image the pieces to blame may be found, and so named, in another order.
#[test]
fn each_example_is_refused_alike_when_it_is_mirrored() {
    for row in Row::all() {
        let mirrored = row.mirrored();
        mirrored.check();
        let (name, message) = (mirrored.name(), mirrored.refusal().to_string());
        assert_eq!(named_squares(&message), named_squares(&mirrored.message), "{message}: {name}");
        let sorted = |text: &str| {
            let mut words: Vec<String> = text.split([' ', ',', '.', ':']).map(String::from).collect();
            words.sort();
            words
        };
        assert_eq!(sorted(&message), sorted(&mirrored.message), "{name}");
    }
}

#[test]
fn every_code_has_three_examples_at_least_and_they_are_in_the_order_of_the_codes() {
    let code = |row: Row| {
        let known = RefusalCode::all().find(|code| code.name() == row.code);
        known.unwrap_or_else(|| panic!("there is no code {}", row.code))
    };
    let codes: Vec<RefusalCode> = Row::all().into_iter().map(code).collect();
    assert!(codes.is_sorted());
    for code in RefusalCode::all() {
        let examples = codes.iter().filter(|&&other| other == code).count();
        assert!(examples >= 3, "{} has {examples} examples", code.name());
    }
}

#[test]
fn each_sentence_names_the_pieces_to_blame() {
    for row in Row::all() {
        let message = row.refusal().to_string();
        let named = named_squares(&message);
        assert!(named.is_superset(&squares(&row.by)), "{message}: {}", row.name());
        assert!(!named.is_empty(), "{}", row.name());
        let sentence = message.ends_with('.') && message.starts_with(char::is_uppercase);
        let places = ['{', '}', '\u{fffd}'].iter().any(|&letter| message.contains(letter));
        assert!(sentence && !places && !message.contains("  "), "{message}: {}", row.name());
        assert!(message.matches(". ").count() == 0, "one sentence: {message}");
    }
}

#[test]
fn a_legal_move_is_the_ruling_itself() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for mv in start.moves() {
        assert_eq!(start.judge(mv.candidate()), Ok(mv));
    }
}

/// FEN names an en passant square only if the capture is legal, but a position that came about by moves knows
/// more: the capture is refused for what it exposes, and not as one that comes too late.
#[test]
fn a_capture_en_passant_that_is_not_legal_is_refused_for_its_own_reason() {
    let mut position = position("6k1/2p5/8/K2P3r/8/8/8/8 b - - 0 1");
    play(&mut position, "c7c5");
    let refusal = position.judge(candidate("d5c6")).expect_err("it exposes the king");
    assert_eq!(refusal.code(), RefusalCode::Pinned);
    assert_eq!(
        refusal.to_string(),
        "The pawn on d5 cannot take en passant on c6: the rook on h5 would then attack the king on a5."
    );
    play(&mut position, "a5a6 g8f8");
    let refusal = position.judge(candidate("d5c6")).expect_err("it comes too late");
    assert_eq!(refusal.code(), RefusalCode::EnPassantLate);
}

/// Written as FEN and read again, the position no longer knows of the double step: the refusal must not deny it.
#[test]
fn an_en_passant_capture_that_a_fen_leaves_out_is_not_called_late_without_reason() {
    let message = |fen: &str| {
        let refusal = position(fen).judge(candidate("e5d6")).expect_err(fen);
        assert_eq!(refusal.code(), RefusalCode::EnPassantLate, "{fen}");
        refusal.to_string()
    };
    let unknown = "The pawn on d5 can be taken en passant only right after its double step, and the position records none.";
    let read_again = position("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2").fen();
    assert_eq!(message(&read_again), unknown);
    let late = "The pawn on e5 cannot take en passant on d6: the pawn on d5 has not just moved two squares.";
    for fen in [
        // Another move came after it.
        "4k3/8/8/K2pP2r/8/8/8/8 w - - 1 2",
        // Something stands where it would have come from.
        "4k3/3b4/8/K2pP2r/8/8/8/8 w - - 0 2",
        // The check is not of its making.
        "4k3/8/8/3pP3/8/8/4r3/4K3 w - - 0 1",
        // The capture would be legal, so that the FEN would name its square.
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
    ] {
        assert_eq!(message(fen), late, "{fen}");
    }
}

/// Which castling a king that is put on its rook asks for, if any.
#[test]
fn a_king_put_on_its_own_rook_asks_for_castling_only_where_that_could_be_meant() {
    let code =
        |position: Position, uci: &str| position.judge(candidate(uci)).map_err(|refusal| refusal.code());
    let moved = Err(RefusalCode::CastlingMoved);
    let own = Err(RefusalCode::OwnPiece);
    let no_rights = "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1";
    assert_eq!(code(position(no_rights), "e1h1"), moved);
    assert_eq!(code(chess960(no_rights), "e1h1"), own);
    assert_eq!(code(chess960("r3k2r/8/8/8/8/8/8/R3K2R w Q - 0 1"), "e1h1"), moved);
    assert_eq!(code(position("4k3/8/8/8/8/8/8/4KR1R w K - 0 1"), "e1f1"), own);
    assert_eq!(code(chess960("4k3/8/8/8/8/8/8/4KR1R w K - 0 1"), "e1f1"), moved);
}

/// A null move is no move of a game, but a player may pass in analysis, unless in check.
#[test]
fn passing_is_refused_in_check_and_the_checkers_are_named() {
    assert_eq!(Position::default().judge_pass(), Ok(()));
    for (fen, by, message) in [
        ("4k3/8/8/8/7b/8/8/4K3 w - - 0 1", "h4", "White is in check from the bishop on h4 and may not pass."),
        (
            "4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1",
            "e1 d6",
            "Black is in check from the rook on e1 and the knight on d6 and may not pass.",
        ),
    ] {
        let position = position(fen);
        let refusal = position.judge_pass().expect_err(fen);
        assert_eq!((refusal.code(), refusal.article()), (RefusalCode::InCheck, "3.9"));
        let blamed: Vec<_> = refusal.by().iter().map(|placed| placed.square.to_string()).collect();
        assert_eq!(blamed.join(" "), by);
        assert_eq!(refusal.on(), [position.board().king(position.turn())]);
        assert_eq!(refusal.to_string(), message);
    }
}

#[test]
fn a_right_that_was_lost_in_play_is_gone_for_good() {
    let mut position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut position, "h1g1 e8d8 g1h1 d8e8");
    let code =
        |uci: &str, position: &Position| position.judge(candidate(uci)).map_err(|refusal| refusal.code());
    assert_eq!(code("e1g1", &position), Err(RefusalCode::CastlingMoved));
    assert!(code("e1c1", &position).is_ok());
    play(&mut position, "e1e2");
    assert_eq!(code("e8g8", &position), Err(RefusalCode::CastlingMoved));
    assert_eq!(code("e8a8", &position), Err(RefusalCode::CastlingMoved));
}
