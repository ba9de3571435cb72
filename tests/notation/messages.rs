//! What is said of a FEN, of a move's text and of PGN: the rows of `tests/data/messages.json`, which the tests of the npm
//! package read too. So English says the same in the crate and in the package.

use std::collections::BTreeSet;

use chess_arbiter::{CastlingMode, FenOptions, Position, ReadSan, read_pgn, validate_fen};
use serde_json::Value;

fn rows(kind: &str) -> Vec<Value> {
    let mut file: Value = serde_json::from_str(include_str!("../data/messages.json")).expect("JSON");
    match file[kind].take() {
        Value::Array(rows) => rows,
        other => panic!("{kind} is {other}"),
    }
}

fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field].as_str().unwrap_or_else(|| panic!("{field} of {row}"))
}

#[test]
fn the_problems_of_each_fen_are_said_as_written() {
    for row in rows("fen") {
        let options = FenOptions { castling: CastlingMode::Standard, composed: row["composed"] == true };
        let found: Vec<_> = validate_fen(text(&row, "fen"), options)
            .iter()
            .map(|problem| (problem.code().to_string(), problem.to_string()))
            .collect();
        let wanted: Vec<_> = row["problems"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|problem| (text(problem, "code").to_string(), text(problem, "message").to_string()))
            .collect();
        assert_eq!(found, wanted, "{}", text(&row, "case"));
    }
}

#[test]
fn why_each_text_is_no_move_is_said_as_written() {
    for row in rows("moves") {
        let position: Position = text(&row, "fen").parse().expect("a FEN");
        let how = if row["strict"] == true { ReadSan::Strictly } else { ReadSan::Leniently };
        let error = position.read_san(text(&row, "text"), how).expect_err(text(&row, "case"));
        assert_eq!((error.code(), error.to_string().as_str()), (text(&row, "code"), text(&row, "message")));
    }
}

#[test]
fn the_error_of_each_pgn_is_said_as_written() {
    for row in rows("pgn") {
        let error = read_pgn(text(&row, "text"))
            .find_map(|game| game.map_or_else(Some, |game| game.errors.into_iter().next()))
            .expect("an error");
        let found = (error.kind.code(), error.to_string());
        assert_eq!(found, (text(&row, "code"), text(&row, "message").to_string()));
    }
}

#[test]
fn the_warning_of_each_pgn_is_said_as_written() {
    for row in rows("warnings") {
        let code = text(&row, "code");
        let warning = read_pgn(text(&row, "text"))
            .filter_map(Result::ok)
            .flat_map(|game| game.warnings)
            .find(|warning| warning.kind.code() == code)
            .expect("a warning");
        assert_eq!(warning.to_string(), text(&row, "message"));
    }
}

#[test]
fn every_code_has_an_example() {
    let count = |codes: BTreeSet<String>| codes.len();
    let code = |row: &Value| text(row, "code").to_string();
    let problems =
        |row: &Value| row["problems"].as_array().expect("a list").iter().map(code).collect::<Vec<_>>();
    assert_eq!(count(rows("fen").iter().flat_map(problems).collect()), 27);
    assert_eq!(count(rows("moves").iter().map(code).collect()), 5);
    assert_eq!(count(rows("pgn").iter().map(code).collect()), 11);
    assert_eq!(count(rows("warnings").iter().map(code).collect()), 13);
}
