//! What is wrong in a file: each error at its place, and the games around it unharmed.

use std::collections::BTreeSet;

use chess_arbiter::{PgnError, PgnErrorKind, SanError, read_pgn};

use super::corpus::corpus;
use super::{assert_round_trip, assert_same};
use crate::random::Random;

/// An error tells where its token stands in the text.
#[track_caller]
fn assert_located(error: &PgnError, text: &str) {
    let unified = text.replace("\r\n", "\n").replace('\r', "\n");
    let line = unified.split('\n').nth(error.line - 1);
    let line =
        line.unwrap_or_else(|| panic!("there is no line {}: {error}", error.line)).replace('\u{feff}', "");
    let rest: String = line.chars().skip(error.column - 1).collect();
    let token = error.token.split(['\n', '\r']).next().unwrap_or_default().replace('\u{feff}', "");
    assert!(!error.token.is_empty() && error.token.chars().count() <= 40, "{error}");
    assert!(rest.starts_with(&token), "{error}, but there stands {rest:?}");
    assert!(error.to_string().starts_with(&format!("Game {}, line {}", error.game, error.line)));
}

#[test]
fn every_error_of_the_corpus_is_where_it_says() {
    let mut codes = BTreeSet::new();
    for (_, text) in corpus() {
        for error in read_pgn(&text).filter_map(Result::err) {
            assert_located(&error, &text);
            codes.insert(error.kind.code());
        }
    }
    let expected = [
        "ambiguous-move",
        "bad-fen",
        "illegal-move",
        "nag-syntax",
        "no-such-piece",
        "open-comment",
        "open-variation",
        "stray-variation-end",
        "tag-syntax",
        "unknown-variant",
        "unreadable-move",
        "variation-without-move",
    ];
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn columns_are_counted_in_characters() {
    let error = read_pgn("{♞🙂é} 1. e4 {世界} Ke7 *").next().expect("a game").unwrap_err();
    assert_eq!((error.line, error.column, error.token.as_str()), (1, 18, "Ke7"));
}

#[test]
fn a_long_token_is_cut_off() {
    let text = format!("1. e4 {} *", "x".repeat(1_000_000));
    let error = read_pgn(&text).next().expect("a game").unwrap_err();
    assert_eq!(error.token, "x".repeat(40));
    assert!(error.to_string().len() < 200);
}

#[test]
fn an_illegal_move_comes_with_its_refusal_and_an_ambiguous_one_with_its_candidates() {
    let kind = |text: &str| read_pgn(text).next().expect("a game").unwrap_err().kind;
    let PgnErrorKind::Move(SanError::Refused(refusal)) = kind("1. e4 e5 2. Bd2 *") else { panic!() };
    assert_eq!((refusal.code().name(), refusal.candidate().to_string().as_str()), ("own-piece", "c1d2"));
    let PgnErrorKind::Move(SanError::Ambiguous(moves)) = kind("1. Nf3 a6 2. d3 a5 3. Nd2 *") else {
        panic!()
    };
    assert_eq!(moves.len(), 2);
}

/// Files are changed at random. Reading them never panics, each error is at its place, and each game can be written and
/// read again.
#[test]
fn changed_files_give_games_or_located_errors() {
    let files = corpus();
    let parts = [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        ";",
        "%",
        "\n%",
        "$",
        "$300",
        "*",
        "1-0",
        "--",
        "\n",
        "\r",
        "\r\n",
        " ",
        "\u{feff}",
        "\u{a0}",
        "[Event \"x\"]\n",
        "[FEN \"x\"]",
        "[%clk 1:00]",
        "e4",
        "Ke3",
        "O-O",
        "1.",
        "...",
        "♞",
        "🙂",
        "\0",
        "e8=(Q)",
        "½-½",
        "!?",
    ];
    let mut random = Random::new(99);
    let (mut games, mut errors) = (0, 0);
    for round in 0..20_000 {
        let (_, text) = &files[round % files.len()];
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..1 + random.below(5) {
            let at = random.below(letters.len() + 1);
            match random.below(3) {
                0 => drop(letters.drain(at..(at + random.below(8)).min(letters.len()))),
                1 => drop(letters.splice(at..at, random.pick(&parts).chars())),
                _ => letters.truncate(at.max(1)),
            }
        }
        let changed: String = letters.into_iter().collect();
        for (index, game) in read_pgn(&changed).enumerate() {
            match game {
                Ok(pgn) => {
                    assert_same(&super::game(&pgn.to_string()), &pgn, &changed);
                    games += 1;
                }
                Err(error) => {
                    assert_eq!(error.game, index + 1);
                    assert_located(&error, &changed);
                    errors += 1;
                }
            }
        }
    }
    assert!(games > 10_000 && errors > 5_000, "{games} games, {errors} errors");
}

/// A bad game in the middle of a file, whatever is wrong with it, costs no other game.
#[test]
fn the_good_games_around_a_bad_one_come_through() {
    let bad = [
        "1. e4 Ke7 *",
        "1. e4 (1. d4 Ke7 *) e5 *",
        "1. e4 (",
        "1. e4 )",
        "1. e4 {",
        "1. e4 $300 *",
        "(1. e4) *",
        "[FEN \"x\"]\n\n1. e4 *",
        "[Variant \"x\"]\n\n1. e4 *",
        "[Site \"x]\n\n1. e4 *",
        "[Site x]\n\n1. e4",
        "1. e4 x",
        "x",
        "1. e4 f6 2. Qh5+ --",
        "1. e4 ((((",
        "1. e4 e5 } *",
        "1. e4 (1. d4 {",
    ];
    for bad in bad {
        for line_end in ["\n", "\r\n", "\r"] {
            let good = "[Event \"Good\"]\n[Site \"?\"]\n\n1. e4 e5 {x} 2. Nf3 *\n\n";
            let file = format!("{good}[Event \"Bad\"]\n{bad}\n\n{good}{good}").replace('\n', line_end);
            let games: Vec<bool> = read_pgn(&file).map(|game| game.is_ok()).collect();
            assert_eq!(games, [true, false, true, true], "{file}");
        }
    }
}

#[test]
fn text_that_is_no_file_of_games_has_no_games_or_errors() {
    for text in ["", " ", "\n\n", "\u{feff}", "%", "% nothing", "\0", "\u{1a}"] {
        assert_eq!(read_pgn(text).count(), 0, "{text:?}");
    }
}

#[test]
fn random_text_never_panics() {
    let alphabet: Vec<char> =
        "()[]{};%$!?*.-=+#\"\\ \n\r\t10/2abcdefgh345678NBRQKO\u{feff}\u{a0}é🙂".chars().collect();
    let mut random = Random::new(3);
    for _ in 0..20_000 {
        let count = random.below(60);
        let text: String = (0..count).map(|_| random.pick(&alphabet)).collect();
        for game in read_pgn(&text) {
            match game {
                Ok(pgn) => assert_round_trip(&pgn),
                Err(error) => assert_located(&error, &text),
            }
        }
    }
}
