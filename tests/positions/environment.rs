//! How many positions are tried, and from which seed on: the environment can ask for more than the usual number.

use std::env;
use std::ops::RangeInclusive;

/// `CHESS_ARBITER_POSITIONS`: how many positions are tried.
pub fn positions() -> Option<u64> {
    number("CHESS_ARBITER_POSITIONS")
}

/// `CHESS_ARBITER_SEED`: the first seed, 0 unless it is set.
pub fn first_seed() -> u64 {
    number("CHESS_ARBITER_SEED").unwrap_or(0)
}

/// `CHESS_ARBITER_WALKS`: the walks that are taken, as in `500-599`.
pub fn walks() -> Option<RangeInclusive<u32>> {
    let text = env::var("CHESS_ARBITER_WALKS").ok()?;
    let ends = text.split_once('-').and_then(|(first, last)| Some(first.parse().ok()?..=last.parse().ok()?));
    Some(ends.unwrap_or_else(|| panic!("CHESS_ARBITER_WALKS must be as in 500-599, not {text}")))
}

fn number(name: &str) -> Option<u64> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} must be a number, not {text}")))
}
