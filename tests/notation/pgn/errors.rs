//! What is wrong in a file: each error at its place, and the games around it unharmed.

use std::collections::BTreeSet;

use chess_arbiter::{Pgn, PgnError, PgnErrorKind, PgnWarning, SanError, read_pgn};

use super::corpus::corpus;
use super::{any_game, assert_round_trip, assert_same};
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

/// A warning tells where its token stands, as an error does.
#[track_caller]
fn assert_warned(warning: &PgnWarning, text: &str) {
    let PgnWarning { line, column, token, .. } = warning.clone();
    let kind = PgnErrorKind::NotStandard(warning.kind.clone());
    assert_located(&PgnError { kind, game: 1, line, column, token }, text);
}

/// The errors of a game that was read, or the one for which nothing of it was.
fn errors_of(game: &Result<Pgn, PgnError>) -> &[PgnError] {
    match game {
        Ok(pgn) => &pgn.errors,
        Err(error) => std::slice::from_ref(error),
    }
}

/// The first error of the first game of a text.
fn first_error(text: &str) -> PgnError {
    let game = read_pgn(text).next().expect("a game");
    errors_of(&game).first().expect("an error").clone()
}

/// What is wrong with a game that was read.
fn codes(pgn: &Pgn) -> Vec<&'static str> {
    pgn.errors.iter().map(|error| error.kind.code()).collect()
}

#[test]
fn every_error_of_the_corpus_is_where_it_says() {
    let mut codes = BTreeSet::new();
    for (_, text) in corpus() {
        for game in read_pgn(&text) {
            for error in errors_of(&game) {
                assert_located(error, &text);
                codes.insert(error.kind.code());
            }
        }
    }
    let expected = [
        "ambiguous-move",
        "bad-fen",
        "illegal-move",
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
    let error = first_error("{♞🙂é} 1. e4 {世界} Ke7 *");
    assert_eq!((error.line, error.column, error.token.as_str()), (1, 18, "Ke7"));
}

#[test]
fn a_long_token_is_cut_off() {
    let error = first_error(&format!("1. e4 {} *", "e9".repeat(500_000)));
    assert_eq!(error.token, "e9".repeat(20));
    assert!(error.to_string().len() < 200);
}

#[test]
fn an_illegal_move_comes_with_its_refusal_and_an_ambiguous_one_with_its_candidates() {
    let kind = |text: &str| first_error(text).kind;
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
            for error in errors_of(&game) {
                assert_eq!(error.game, index + 1);
                assert_located(error, &changed);
                errors += 1;
            }
            if let Ok(pgn) = game {
                assert_same(&super::game(&pgn.to_string()), &pgn, &changed);
                pgn.warnings.iter().for_each(|warning| assert_warned(warning, &changed));
                games += 1;
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
        "(1. e4) *",
        "[FEN \"x\"]\n\n1. e4 *",
        "[Variant \"x\"]\n\n1. e4 *",
        "[Site \"x]\n\n1. e4 *",
        "[Site x]\n\n1. e4",
        "1. e4 e9",
        "e9",
        "1. e4 f6 2. Qh5+ --",
        "1. e4 ((((",
        "1. e4 (1. d4 {",
    ];
    for bad in bad {
        for line_end in ["\n", "\r\n", "\r"] {
            let good = "[Event \"Good\"]\n[Site \"?\"]\n\n1. e4 e5 {x} 2. Nf3 *\n\n";
            let file = format!("{good}[Event \"Bad\"]\n{bad}\n\n{good}{good}").replace('\n', line_end);
            let games: Vec<bool> = read_pgn(&file).map(|game| errors_of(&game).is_empty()).collect();
            assert_eq!(games, [true, false, true, true], "{file}");
        }
    }
}

/// Where the moves of a damaged game can be read, they come.
#[test]
fn an_error_costs_what_follows_it_in_its_line_and_no_more() {
    let read = |text: &str| {
        let pgn = any_game(text);
        let lines = pgn.to_string();
        let (_, moves) = lines.split_once("\n\n").expect("tags and moves");
        let errors: Vec<_> = pgn.errors.iter().map(|error| (error.kind.code(), error.column)).collect();
        (moves.trim_end().to_owned(), errors)
    };
    let cases = [
        ("1. e4 e5 2. Ke4 Kd5 1/2-1/2", "1. e4 e5 1/2-1/2", &[("illegal-move", 13)][..]),
        ("1. e4 e5 (1... Ke3 2. d4) 2. Nf3 *", "1. e4 e5 2. Nf3 *", &[("illegal-move", 16)]),
        ("1. e4 (1. d4 d5 2. Ke4 (2. c4)) 1... e5 *", "1. e4 (1. d4 d5) 1... e5 *", &[("illegal-move", 20)]),
        ("1. e4 (1. d4 (1. Ke4) 1... d5) e5 *", "1. e4 (1. d4 d5) 1... e5 *", &[("illegal-move", 18)]),
        ("1. e4 Ke4 (1... e5 2. Ke4) 2. Nf3 1-0", "1. e4 1-0", &[("illegal-move", 7)]),
        ("(1. d4 (1. e4)) 1. e4 e5 *", "1. e4 e5 *", &[("variation-without-move", 1)]),
        ("1. e4 ) e5 *", "1. e4 e5 *", &[("stray-variation-end", 7)]),
        ("1. e4 Ke4 ) 2. Nf3 *", "1. e4 *", &[("illegal-move", 7)]),
        ("1. e4 (1. d4", "1. e4 (1. d4) *", &[("open-variation", 7)]),
        ("1. e4 {a", "1. e4 {a} *", &[("open-comment", 7)]),
        ("1. e4 e5 2. Bd2 {lost} Nf6 $1 *", "1. e4 e5 *", &[("illegal-move", 13)]),
        ("[Site x] 1. e4 *", "1. e4 *", &[("tag-syntax", 1)]),
    ];
    for (text, moves, errors) in cases {
        assert_eq!(read(text), (moves.to_owned(), errors.to_vec()), "{text}");
    }
}

#[test]
fn a_variation_whose_moves_are_lost_is_not_called_empty() {
    let pgn = any_game("1. e4 (1. Ke4 Kd5) e5 *");
    assert_eq!(codes(&pgn), ["illegal-move"]);
    assert!(pgn.warnings.iter().all(|warning| warning.kind.code() != "empty-variation"));
}

#[test]
fn no_value_of_a_tag_goes_on_in_the_next_line() {
    for end in ["", "\\"] {
        let pgn = any_game(&format!("[Event \"a{end}\n[White \"A\"]\n\n1. e4 *"));
        assert_eq!(codes(&pgn), ["tag-syntax"]);
        assert_eq!((pgn.tag("Event"), pgn.tag("White")), (None, Some("A")), "{end:?}");
    }
    let pgn = any_game("[Event \"a \\\"\n] b\"]\n\n1. e4 *");
    assert_eq!(pgn.tag("Event"), None, "its last quote is escaped");
}

/// Of what has neither a position to start from nor anything that can be read, there is only the error.
#[test]
fn what_is_no_game_is_only_an_error() {
    let code = |text: &str| read_pgn(text).next().expect("a game").map_err(|error| error.kind.code());
    for (text, expected) in [
        ("[FEN \"x\"]\n\n1. e4 *", "bad-fen"),
        ("[FEN \"x]\n\n1. e4 *", "tag-syntax"),
        ("[Variant \"Atomic\"]\n\n1. e4 *", "unknown-variant"),
        ("e9", "unreadable-move"),
        ("hello, world", "unreadable-move"),
        ("[", "tag-syntax"),
    ] {
        assert_eq!(code(text), Err(expected), "{text}");
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
            errors_of(&game).iter().for_each(|error| assert_located(error, &text));
            if let Ok(pgn) = game {
                assert_round_trip(&pgn);
            }
        }
    }
}
