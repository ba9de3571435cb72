//! What must hold of any position: perft to the published figures, the same moves and rulings as those of an
//! independent generator, and properties that no position may break. Most positions are random; a failure names its
//! seed.

mod composed;
mod differential;
mod keys;
mod material;
mod perft;
mod premoves;
mod properties;
mod rulings;
mod walks;

mod complete_fen;
mod environment;
mod oracle;
mod varied;

#[path = "../support/from_text.rs"]
mod from_text;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/random_positions.rs"]
mod random_positions;
