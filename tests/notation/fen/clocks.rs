//! The halfmove clock and the move number, as they are read and written.

use chess_arbiter::{CastlingMode, FenField};

use super::{FULLMOVE, assert_becomes, assert_problems, assert_unchanged};

fn with_clocks(halfmove: &str, fullmove: &str) -> String {
    format!("4k3/8/8/8/8/8/8/4K2R w K - {halfmove} {fullmove}")
}

#[test]
fn they_reach_from_0_or_1_to_65535() {
    assert_unchanged(&with_clocks("0", "1"), CastlingMode::Standard);
    assert_unchanged(&with_clocks("65535", "65535"), CastlingMode::Standard);
}

#[test]
fn leading_zeros_are_read_and_not_written() {
    let expected = with_clocks("7", "12");
    assert_becomes(&with_clocks("007", "0012"), CastlingMode::Standard, &expected);
}

#[test]
fn what_is_no_number_is_refused() {
    for text in ["-1", "+1", "x", "1.5", "65536", "99999999999999999999", "٣", "0x1"] {
        assert_problems(
            &with_clocks(text, text),
            &[
                ("halfmove-syntax", Some(FenField::Halfmove), "", false),
                ("fullmove-syntax", FULLMOVE, "", false),
            ],
        );
    }
}

#[test]
fn a_move_number_of_0_is_repaired() {
    let fen = with_clocks("3", "0");
    assert_problems(&fen, &[("fullmove-zero", FULLMOVE, "", true)]);
    assert_becomes(&fen, CastlingMode::Standard, &with_clocks("3", "1"));
}
