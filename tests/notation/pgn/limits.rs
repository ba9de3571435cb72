//! Long, deep and large files, and that none of them takes long.

use std::time::Instant;

use chess_arbiter::{Comment, Evaluation, GameResult, Pgn, PgnBuilder, Position, Step, read_pgn};

use super::{assert_round_trip, assert_same, game};
use crate::random::Random;
use crate::random_positions::{random_chess960_start, sound_position};

/// A hundred levels, no more.
#[test]
fn variations_may_be_nested_a_hundred_times() {
    let nested = |depth: usize| {
        let open: String = (0..depth).map(|level| ["(1. d4 ", "(1. e4 "][level % 2]).collect();
        format!("1. e4 {open}{} *", ")".repeat(depth))
    };
    let pgn = game(&nested(100));
    assert_eq!(pgn.nodes.len(), 101);
    assert_round_trip(&pgn);
    for depth in [101, 100_000] {
        let text = nested(depth) + "\n\n1. c4 *";
        let games: Vec<_> = read_pgn(&text).collect();
        let Ok(deep) = &games[0] else { panic!("{depth} levels") };
        let error = &deep.errors[0];
        assert_eq!(
            (error.kind.code(), error.column, error.token.as_str()),
            ("too-deep", 6 + 7 * 100 + 1, "(")
        );
        assert_eq!((deep.nodes.len(), deep.errors.len()), (101, 1));
        assert!(games[1].is_ok() && games.len() == 2);
    }
}

#[test]
fn a_hundred_thousand_parentheses_are_an_error() {
    let text = format!("1. e4 {} 1-0\n\n[Event \"Next\"]\n1. d4 *", "(".repeat(100_000));
    let games: Vec<Pgn> = read_pgn(&text).flatten().collect();
    let errors: Vec<_> = games[0].errors.iter().map(|error| (error.kind.code(), error.column)).collect();
    assert_eq!(errors, [("variation-without-move", 8), ("open-variation", 7)]);
    assert_eq!(games.iter().map(|pgn| pgn.nodes.len()).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn a_long_game_with_many_variations_is_read_and_written() {
    let mut text = String::from("1. e4 ");
    for _ in 0..20_000 {
        text += "(1. d4 {a} d5) ";
    }
    for _ in 0..5_000 {
        text += "Nf6 Nf3 Ng8 Ng1 ";
    }
    let pgn = game(&text);
    assert_eq!((pgn.nodes.len(), pgn.main_line().count()), (1 + 40_000 + 20_000, 20_001));
    assert_round_trip(&pgn);
}

/// Texts that tempt a reader to start over again and again, some hundred kilobytes each. In linear time each takes
/// milliseconds, in quadratic time minutes.
#[test]
fn every_text_is_read_in_linear_time() {
    let repeated = |part: &str| part.repeat(400_000 / part.len());
    let texts = [
        repeated("[a\n"),
        repeated("[a \"\n"),
        repeated("[a\\\"x\n"),
        repeated("[\n"),
        repeated("[a \"b\" \n\n"),
        repeated("{\n[Event \"x\"]\n"),
        repeated("{"),
        repeated("(\n"),
        repeated("1. e4 Ke7 * "),
        repeated("1. e4 * "),
        repeated("* {c} "),
        repeated("*\n{c}\n"),
        repeated("1. e4 (1. Ke7 *) * "),
        repeated(")"),
        repeated("[Event \"x\"]"),
        repeated("; c\n"),
        repeated("%\n"),
        repeated("\u{feff}"),
        repeated("$"),
        repeated("{[%clk} "),
        repeated("[% "),
        format!("1. e4 {{{}}} *", repeated("[%")),
        format!("1. e4 {{{}}} *", repeated("[%a] ")),
        format!("1. e4 {{{}}} *", repeated("[%clk 0:00:01] ")),
        format!("1. e4 {{{}}} *", repeated(" ")),
        format!("[Event \"{}\"]", repeated("\" ")),
        format!("[Event \"{}\"]", repeated("\\")),
        repeated("1. e4 (1. d4) "),
        repeated("x"),
        repeated("1. e4 e5 2. Nf3 ("),
        repeated("[Variant \"\"]"),
        repeated("[FEN \"\"]"),
        repeated("[FEN \"x\"]\n\n"),
        repeated("[a \"b\"]\n\n"),
        (0..40_000).map(|number| format!("[a{number} \"\"]\n")).collect(),
        (0..40_000).map(|number| format!("[a{number} \"\"]\n\n")).collect(),
        format!("1. e4 {}", repeated("[x] ")),
        format!("1. e4 {}", repeated("[x \"y] ")),
        format!("1. e4 {}", repeated("[x ")),
        format!("1. e4 {}", repeated("\n\n{c}")),
        format!("1. e4 {}", repeated("(1. Ke3) ")),
        format!("1. e4 {}", repeated("(1. Sf3) ")),
        format!("1. e4 {}", repeated("() ")),
        format!("1. e4 {}", repeated("x ")),
        format!("1. e4 {}", repeated("+=")),
        format!("1. e4 {}", repeated("+= ")),
        format!("1. e4 {}", repeated("1 ")),
        format!("1. e4 {}", repeated("1/2 ½ ")),
        format!("1. e4 {}", repeated("$ ")),
        repeated("1. e4\n\n"),
        repeated("[a \"\\\"]"),
        repeated("[a \"\\\"]\n"),
    ];
    for text in texts {
        let start = Instant::now();
        let _ = read_pgn(&text).count();
        let took = start.elapsed();
        assert!(took.as_secs() < 8, "{took:?} for {}...", text.chars().take(20).collect::<String>());
    }
}

/// A file of games of many kinds loses nothing when it is read, played and written.
#[test]
fn a_thousand_games_come_back_from_their_file() {
    let mut random = Random::new(1000);
    let games: Vec<Pgn> = (0..1_000).map(|number| random_game(&mut random, number)).collect();
    let file: String = games.iter().map(|pgn| format!("{pgn}\n")).collect();
    assert!(file.len() > 500_000);
    let read: Vec<Pgn> = read_pgn(&file).map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect();
    assert_eq!(read.len(), games.len());
    for (found, expected) in read.iter().zip(&games) {
        assert_same(found, expected, &expected.to_string());
        // The main line can be played, and ends where it says.
        let mut position = found.start.clone();
        for node in found.main_line() {
            assert_eq!((node.number, node.color), (position.fullmove_number(), position.turn()));
            match node.step {
                Step::Move(san) => {
                    assert_eq!(position.san(san.mv()), san);
                    assert!(position.play(san.mv()).is_ok());
                }
                Step::Null => assert!(position.pass().is_some()),
            }
        }
    }
    let again: String = read.iter().map(|pgn| format!("{pgn}\n")).collect();
    assert!(again == file, "it is written differently");
}

/// As large as the file of a site's month. It takes some seconds, most of them to find legal moves.
#[test]
fn a_file_of_50_megabytes_is_read() {
    let mut random = Random::new(50);
    let mut games = String::new();
    while games.len() < 1_000_000 {
        let mut pgn = Pgn { tags: vec![("Event".into(), "A large file".into())], ..Pgn::default() };
        let text =
            "A comment as annotators write them, of some lines, so that there is more text than moves. ";
        pgn.comments.push(Comment { text: text.repeat(40), ..Comment::default() });
        let mut builder = PgnBuilder::new(pgn);
        for _ in 0..60 {
            let moves = builder.position().moves();
            if moves.is_empty() {
                break;
            }
            builder.play(random.pick(&moves));
        }
        games += &format!("{}\n", builder.finish(None).expect("no variation is open"));
    }
    let file = games.repeat(50);
    let expected = read_pgn(&games).filter(Result::is_ok).count() * 50;
    assert!(file.len() > 50_000_000);
    assert_eq!(read_pgn(&file).filter(Result::is_ok).count(), expected);
}

/// A random walk with comments, annotations and variations.
fn random_game(random: &mut Random, number: usize) -> Pgn {
    let start = match random.below(4) {
        0 => random_chess960_start(random),
        1 => sound_position(random),
        _ => Position::default(),
    };
    let tags = vec![
        ("Event".into(), format!("Game {number} \\ \"quoted\"")),
        ("White".into(), "Ärger, Ünal".into()),
        ("Annotator".into(), "]{%;".into()),
    ];
    let mut builder = PgnBuilder::new(Pgn { tags, start, ..Pgn::default() });
    let mut depth = 0;
    for _ in 0..100 {
        match random.below(12) {
            0 => builder.comment(random_comment(random)),
            1 => builder.annotate(random.below(1000) as u16),
            2 if depth < 4 && builder.open().is_ok() => {
                depth += 1;
                // A variation that has no move would leave nothing but its comments.
                if !play_random(&mut builder, random) {
                    builder.close().expect("one is open");
                    depth -= 1;
                }
            }
            3 if depth > 0 => {
                builder.close().expect("one is open");
                depth -= 1;
            }
            4 => drop(builder.pass()),
            _ => drop(play_random(&mut builder, random)),
        }
    }
    for _ in 0..depth {
        builder.close().expect("one is open");
    }
    builder.finish(Some(random.pick(&GameResult::ALL))).expect("no variation is open")
}

fn play_random(builder: &mut PgnBuilder, random: &mut Random) -> bool {
    let moves = builder.position().moves();
    if let [_, ..] = moves.as_slice() {
        builder.play(random.pick(&moves));
    }
    !moves.is_empty()
}

fn random_comment(random: &mut Random) -> Comment {
    let texts = ["", "good", "a } brace", "two  spaces", "[%unknown 5] text", "Ünïcödé ♞", "%;()[]$1 1-0 *"];
    let mut comment = Comment { text: random.pick(&texts).repeat(1 + random.below(3)), ..Comment::default() };
    if random.once_in(2) {
        comment.clock = Some(random.below(10_000_000) as u32);
    }
    if random.once_in(3) {
        comment.elapsed = Some(random.below(100_000) as u32);
    }
    if random.once_in(3) {
        comment.evaluation = Some(match random.below(2) {
            0 => Evaluation::Mate(random.below(40) as i32 - 20),
            _ => Evaluation::Centipawns(random.below(4000) as i32 - 2000),
        });
        comment.depth = Some(random.below(60) as u32).filter(|_| random.once_in(2));
    }
    comment
}
