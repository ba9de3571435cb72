//! Text that is written oddly: read where there is no doubt what it means, and always told.

use chess_arbiter::{CastlingMode, FenField, validate_fen};

use super::{PLACEMENT, assert_becomes, assert_problems, assert_problems_in};

const BARE: &str = "4k3/8/8/8/8/8/8/4K3";

#[test]
fn split_number() {
    let fen = "rnbqkbnr/pppppppp/17/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_problems(fen, &[("split-number", PLACEMENT, "", true)]);
    assert_becomes(fen, CastlingMode::Standard, chess_arbiter::STARTING_FEN);
    assert_problems("44/4k3/8/8/8/8/8/4K3 w - - 0 1", &[("split-number", PLACEMENT, "", true)]);
    assert_problems(
        "4k3/8/11111111/8/8/8/8/22K12 w - - 0 1",
        &[("split-number", PLACEMENT, "", true), ("split-number", PLACEMENT, "", true)],
    );
    assert_problems(
        "4k3/18/8/8/8/8/8/4K3 w - - 0 1",
        &[("split-number", PLACEMENT, "", true), ("rank-length", PLACEMENT, "", false)],
    );
}

#[test]
fn extra_spaces() {
    for fields in [" w  - - 3 9", "  w - - 3 9", " w -  - 3 9", " w - -  3 9", " w - - 3   9"] {
        let fen = BARE.to_owned() + fields;
        assert_problems(&fen, &[("extra-spaces", None, "", true)]);
        assert_becomes(&fen, CastlingMode::Standard, &format!("{BARE} w - - 3 9"));
    }
    assert_problems(&format!("{BARE} w  - -"), &[("extra-spaces", None, "", true)]);
    assert_problems(&format!("{BARE} w  - - 3"), &[("extra-spaces", None, "", true)]);
    for around in [format!("  {BARE} w - - 0 1 \n"), format!("{BARE}\tw\t-\t-\t0\t1")] {
        assert_problems(&around, &[]);
    }
}

/// Either counter may be the one that is there.
#[test]
fn unclear_counter() {
    let unclear = [("unclear-counter", Some(FenField::Halfmove), "", false)];
    for fields in [" w - -  1", " w - -  40", " w - -   0"] {
        assert_problems(&(BARE.to_owned() + fields), &unclear);
    }
}

#[test]
fn empty_counter() {
    for (fields, read) in [(" w - - ", "0 1"), (" w - -  ", "0 1"), (" w - - 7 ", "7 1")] {
        let fen = BARE.to_owned() + fields;
        assert_problems(&fen, &[("empty-counter", None, "", true)]);
        assert_becomes(&fen, CastlingMode::Standard, &format!("{BARE} w - - {read}"));
    }
}

#[test]
fn missing_fields() {
    let missing = [("missing-fields", None, "", true)];
    let in_doubt = [("field-count", None, "", false)];
    // The en passant square alone: left out where no pawn could take.
    assert_problems("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq", &missing);
    assert_problems("4k3/8/8/8/4P3/8/8/4K3 b -", &missing);
    assert_problems("4k3/8/8/8/3pP3/8/8/4K3 b -", &in_doubt);
    assert_problems("4k3/8/8/8/3pP3/8/4N3/4K3 b -", &missing);
    assert_problems("4k3/8/8/8/3pP3/8/8/4K3 w -", &missing);
    // The rights too: left out where no king could castle.
    assert_problems("4k3/8/8/8/8/8/8/R5K1 w", &missing);
    assert_problems_in("4k3/8/8/8/8/8/8/R5K1 w", CastlingMode::Chess960, &in_doubt);
    assert_problems("4k3/8/8/8/8/8/8/R3K3 w", &in_doubt);
    assert_problems("4k2r/8/8/8/8/8/8/4K3 w", &in_doubt);
    // Who is to move, nobody knows.
    assert_problems(BARE, &in_doubt);
    assert_becomes("4k3/8/8/8/8/8/8/R5K1 b", CastlingMode::Standard, "4k3/8/8/8/8/8/8/R5K1 b - - 0 1");
}

#[test]
fn what_is_impossible_is_told_besides() {
    let codes = |fen: &str| {
        validate_fen(fen, CastlingMode::Standard).iter().map(|problem| problem.code()).collect::<Vec<_>>()
    };
    assert_eq!(
        codes("4k3/44/8/8/8/8/8/4K2R  w Q -  0 1"),
        ["extra-spaces", "split-number", "castling-impossible"]
    );
    assert_eq!(codes("4k3/8/8/8/8/8/8/8 w -"), ["king-missing"]);
}
