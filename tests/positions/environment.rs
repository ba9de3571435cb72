//! How many positions are tried, and from which seed on: the environment can ask for more than the usual number.

use std::env;

/// `CHESS_ARBITER_POSITIONS`: how many positions are tried.
pub fn positions() -> Option<u64> {
    number("CHESS_ARBITER_POSITIONS")
}

/// `CHESS_ARBITER_SEED`: the first seed, 0 unless it is set.
pub fn first_seed() -> u64 {
    number("CHESS_ARBITER_SEED").unwrap_or(0)
}

fn number(name: &str) -> Option<u64> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} must be a number, not {text}")))
}
