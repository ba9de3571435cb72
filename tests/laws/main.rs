//! The laws of chess. Each article has a module: which moves it allows, and which it forbids. Beside them stand the
//! refusals, one example after the other, and the counters of a position.

mod article_3_1;
mod article_3_2;
mod article_3_3;
mod article_3_4;
mod article_3_5;
mod article_3_6;
mod article_3_7;
mod article_3_8;
mod article_3_9;
mod counters;
mod refusals;

mod assertions;
#[path = "../support/from_text.rs"]
mod from_text;
#[path = "../support/mirror.rs"]
mod mirror;
#[path = "../support/play.rs"]
mod play;
