//! The mirror image of a position: the colours exchanged and the board turned over. The laws treat White and Black
//! alike, so they say the same of both.

/// The FEN of the mirror image.
pub fn mirrored_fen(fen: &str) -> String {
    let mut fields = fen.split_whitespace();
    let mut next = || fields.next().unwrap_or_else(|| panic!("{fen} lacks a field"));
    let exchange = |text: &str| -> String {
        text.chars()
            .map(|letter| match letter.is_ascii_uppercase() {
                true => letter.to_ascii_lowercase(),
                false => letter.to_ascii_uppercase(),
            })
            .collect()
    };
    let placement = next().rsplit('/').map(exchange).collect::<Vec<_>>().join("/");
    let turn = if next() == "w" { "b" } else { "w" };
    let rights = exchange(next());
    let (white, black): (String, String) = rights.chars().partition(char::is_ascii_uppercase);
    let en_passant = mirrored_squares(next());
    let clocks = fields.collect::<Vec<_>>().join(" ");
    format!("{placement} {turn} {white}{black} {en_passant} {clocks}")
}

/// A text of squares or moves, of the mirror image: each rank is counted from the other side.
pub fn mirrored_squares(text: &str) -> String {
    text.chars()
        .map(|letter| match letter.to_digit(10) {
            Some(digit) => char::from_digit(9 - digit, 10).unwrap_or(letter),
            None => letter,
        })
        .collect()
}
