//! A game built of any moves, comments and variations is written as PGN, and read as the same.
#![no_main]

use chess_arbiter::pgn::{Comment, GameResult, Pgn, PgnBuilder, read_pgn};
use chess_arbiter_fuzz::input::Input;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let start = input.start();
    let mut builder = PgnBuilder::new(Pgn { start, ..Pgn::default() });
    while !input.is_empty() {
        match input.byte() {
            0..16 => drop(builder.open()),
            16..32 => drop(builder.close()),
            32..40 => drop(builder.pass()),
            40..56 => builder.annotate(u16::from(input.byte())),
            56..72 => builder.comment(comment(&mut input)),
            _ => {
                if let Some(mv) = input.legal_move(builder.position()) {
                    builder.play(mv);
                }
            }
        }
    }
    while builder.close().is_ok() {}
    let built = builder.finish(input.pick(&GameResult::ALL)).expect("all variations are closed");

    let text = built.to_string();
    let mut games = read_pgn(&text);
    let read = games.next().expect("a game").expect("what was written can be read");
    assert!(games.next().is_none());
    assert_eq!(read.errors, []);
    assert_eq!(read.nodes.len(), built.nodes.len());
    assert_eq!(read.to_string(), text);
});

/// A comment of a few characters, those that mean something in PGN among them, with what a command can say.
fn comment(input: &mut Input) -> Comment {
    const CHARACTERS: [char; 12] = ['a', ' ', '{', '}', '[', ']', '%', '\n', '"', '\\', 'é', '½'];
    let length = input.below(12);
    let text = (0..length).filter_map(|_| input.pick(&CHARACTERS)).collect();
    let clock = (input.byte() > 128).then(|| u32::from(input.byte()) * 1000);
    Comment { text, clock, ..Comment::default() }
}
