//! PGN as people write it, made of words that the bytes choose: moves that are legal, and everything that stands between
//! moves, in its place or out of it.
#![no_main]

use chess_arbiter::Position;
use chess_arbiter::pgn::{ReadPgn, read_pgn};
use chess_arbiter_fuzz::input::Input;
use chess_arbiter_fuzz::pgn;
use libfuzzer_sys::fuzz_target;

/// What may stand between two moves.
const WORDS: [&str; 48] = [
    "{ a comment }",
    "{[%clk 1:02:03.4]}",
    "{[%eval -0.31,12] [%csl Ge4] [%cal Re2e4]}",
    "{",
    "}",
    "; to the end of the line\n",
    "$1",
    "$18",
    "$255",
    "$999",
    "!",
    "?",
    "!?",
    "±",
    "+-",
    "=",
    "∞",
    "N",
    "(",
    ")",
    "( )",
    "((",
    "--",
    "Z0",
    "0000",
    "1.",
    "1...",
    "12.",
    "...",
    "e.p.",
    "+",
    "#",
    "*",
    "1-0",
    "0-1",
    "1/2-1/2",
    "½–½",
    "1:0",
    "\n",
    "\n\n",
    "\n% escaped\n",
    "\r\n",
    "\u{feff}",
    "[White \"A \\\"B\\\"\"]",
    "[Result \"1-0\"]",
    "\n\n[Event \"?\"]\n\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
    "word",
];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let mut text = String::from("[Event \"?\"]\n\n");
    let (mut position, mut before) = (Position::default(), Position::default());
    let mut waiting = Vec::new();
    while !input.is_empty() {
        if input.byte() < 160 {
            let Some(mv) = input.legal_move(&position) else { break };
            text.push_str(&position.san(mv).to_string());
            before = position.clone();
            position.play_unchecked(mv);
        } else {
            let word = input.pick(&WORDS).unwrap_or_default();
            match word {
                "(" => {
                    waiting.push(position.clone());
                    position = before.clone();
                }
                ")" => position = waiting.pop().unwrap_or(position),
                _ => {}
            }
            text.push_str(word);
        }
        text.push(' ');
    }
    for game in read_pgn(&text) {
        match game {
            Ok(game) => pgn::check(&game, ReadPgn::Leniently),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
