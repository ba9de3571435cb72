//! The many ways of writing a move that are read.

use chess_arbiter::{ReadSan, STARTING_FEN};

use super::{assert_read, assert_read_in, assert_refused};
use crate::from_text::{chess960, position};

const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
const PROMOTION: &str = "3n4/4P1k1/8/8/8/8/8/K7 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn more_of_the_origin_may_be_named_than_must() {
    assert_read(STARTING_FEN, "g1f3", &["Nf3", "Ngf3", "N1f3", "Ng1f3"]);
    assert_read(STARTING_FEN, "e2e4", &["e4", "e2e4", "Pe4", "Pe2e4"]);
}

#[test]
fn two_squares_alone_are_the_move_of_whatever_stands_there() {
    assert_read(STARTING_FEN, "g1f3", &["g1f3", "g1-f3", "g1f3!"]);
    assert_read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", &["e1g1", "e1-g1", "e1h1"]);
    let error = position(STARTING_FEN).read_san("c1f4", ReadSan::Leniently).expect_err("not legal");
    assert_eq!(error.to_string(), "The bishop on c1 cannot reach f4: the pawn on d2 is in the way.");
}

#[test]
fn long_notation_may_have_any_dash() {
    assert_read(STARTING_FEN, "g1f3", &["Ng1-f3", "Ng1–f3", "Ng1‑f3", "Ng1—f3", "Ng1−f3"]);
    assert_read(STARTING_FEN, "e2e4", &["e2-e4", "e2–e4"]);
    assert_read(CAPTURE, "e4d5", &["e4xd5", "e4-d5"]);
}

#[test]
fn annotations_and_marks_of_check_do_not_matter_missing_or_wrong() {
    for mark in ["", "!", "?", "!!", "??", "!?", "?!", "+", "++", "#", "+!", "#!?", "†", "‡", " +", " !"]
    {
        assert_read(STARTING_FEN, "g1f3", &[&format!("Nf3{mark}")]);
    }
    assert_read("4k3/R7/8/8/8/8/8/K6R w - - 0 1", "h1h8", &["Rh8#", "Rh8", "Rh8+", "Rh8++"]);
}

#[test]
fn figurines_of_either_colour_are_pieces() {
    for figurine in ["♘", "♞"] {
        assert_read(STARTING_FEN, "g1f3", &[&format!("{figurine}f3"), &format!("{figurine}g1-f3")]);
    }
    const OPEN: &str = "4k3/8/8/8/8/8/8/2BQK2R w - - 0 1";
    assert_read(OPEN, "c1b2", &["♗b2", "♝b2"]);
    assert_read(OPEN, "d1b3", &["♕b3", "♛b3"]);
    assert_read(OPEN, "e1f2", &["♔f2", "♚f2"]);
    assert_read(OPEN, "h1h5", &["♖h5", "♜h5"]);
    assert_read(STARTING_FEN, "e2e4", &["♙e4", "♟e4"]);
    assert_read(PROMOTION, "e7e8q", &["e8=♕", "e8♛"]);
}

#[test]
fn a_capture_by_a_pawn_may_be_shortened() {
    assert_read(CAPTURE, "e4d5", &["exd5", "ed5", "exd", "ed", "e:d5", "ed5:", "ed:", "e×d5", "eXd5"]);
}

#[test]
fn the_sign_of_capture_does_not_matter_missing_or_wrong() {
    assert_read("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", &["Nxd5", "Nd5", "N:d5"]);
    assert_read(STARTING_FEN, "g1f3", &["Nxf3"]);
}

#[test]
fn en_passant_may_be_marked() {
    let texts = ["exd6", "exd6 e.p.", "exd6e.p.", "exd6 ep", "exd6ep", "exd6 e.p.+", "exd6! e.p.", "ed e.p."];
    assert_read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", &texts);
}

#[test]
fn a_promotion_may_be_marked_in_many_ways() {
    let texts = ["e8=Q", "e8Q", "e8q", "e8=q", "e8(Q)", "e8=(Q)", "e8/Q", "e7e8q", "e7-e8=Q", "e8=Q+"];
    assert_read(PROMOTION, "e7e8q", &texts);
    assert_read(PROMOTION, "e7d8b", &["exd8=B", "exd8B", "ed8b", "ed=B", "ed(B)", "exd8=b"]);
}

#[test]
fn castling_may_be_written_with_zeros_or_small_letters_or_as_the_kings_move() {
    let short = ["O-O", "0-0", "o-o", "OO", "00", "O–O", "0-0+", "O-O!", "Kg1", "Ke1-g1", "Ke1g1"];
    assert_read(CASTLING, "e1g1", &short);
    assert_read(CASTLING, "e1c1", &["O-O-O", "0-0-0", "o-o-o", "OOO", "000", "Kc1", "Ke1-c1"]);
}

#[test]
fn castling_in_chess960_may_be_written_in_the_same_ways() {
    let position = chess960("1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
    assert_read_in(&position, "c1g1", &["O-O", "0-0", "Kg1", "c1g1"]);
    assert_read_in(&position, "c1b1", &["O-O-O", "0-0-0", "c1b1"]);
    // From e1 the king's two squares are the gesture too.
    let position = chess960("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1");
    assert_read_in(&position, "e1b1", &["O-O-O", "Kc1", "e1b1"]);
}

#[test]
fn a_king_that_can_step_where_it_would_land_does_not_castle() {
    let position = chess960("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    assert_read_in(&position, "f1g1", &["Kg1"]);
    assert_read_in(&position, "f1h1", &["O-O", "f1h1"]);
}

#[test]
fn a_small_b_is_a_file_and_a_capital_one_a_bishop() {
    const BOTH: &str = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
    assert_read(BOTH, "b2c3", &["bxc3", "bc3", "bc"]);
    assert_read(BOTH, "d2c3", &["Bxc3", "Bc3"]);
    const BISHOP: &str = "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1";
    assert_refused(BISHOP, "bxc3", "no-such-piece", "There is no pawn that the text describes.");
    const PAWN: &str = "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1";
    assert_refused(PAWN, "Bxc3", "no-such-piece", "There is no bishop that the text describes.");
}

#[test]
fn white_space_around_a_move_does_not_matter() {
    assert_read(STARTING_FEN, "g1f3", &[" Nf3", "Nf3 ", "\tNf3\n", "\u{a0}Nf3"]);
}
