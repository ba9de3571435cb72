//! Searches a text byte by byte for the end of a line, a word, a name or a comment.

/// The kinds of byte that a search stops at, one bit each.
pub(super) type Stop = u8;
/// A line feed or a carriage return.
pub(super) const LINE_END: Stop = 1;
/// Anything but white space and control characters.
pub(super) const VISIBLE: Stop = 2;
/// Anything but a digit.
pub(super) const NON_DIGIT: Stop = 4;
/// Anything but `!` and `?`.
pub(super) const NON_MARK: Stop = 8;
/// What can end a symbol: white space, a byte that begins or ends another token, or one that is not ASCII.
pub(super) const SYMBOL_END: Stop = 16;
/// What ends the name of a tag: white space, `"` or `]`.
pub(super) const NAME_END: Stop = 32;
/// What can end a comment in braces: `}`, or the `[` of the next game's first tag.
pub(super) const BRACES_END: Stop = 64;

/// For each byte, the kinds that it is of.
const STOPS: [Stop; 256] = {
    let mut stops = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        stops[byte] = stops_at(byte as u8);
        byte += 1;
    }
    stops
};

const fn stops_at(byte: u8) -> Stop {
    const fn when(holds: bool, stop: Stop) -> Stop {
        if holds { stop } else { 0 }
    }
    let begins_another = matches!(byte, b'{' | b'(' | b'[' | b';' | b'$' | b'!' | b'?' | b'*');
    let ends_another = matches!(byte, b'}' | b')' | b']');
    when(matches!(byte, b'\n' | b'\r'), LINE_END)
        | when(!is_blank(byte), VISIBLE)
        | when(!byte.is_ascii_digit(), NON_DIGIT)
        | when(!matches!(byte, b'!' | b'?'), NON_MARK)
        | when(is_blank(byte) || begins_another || ends_another || !byte.is_ascii(), SYMBOL_END)
        | when(is_blank(byte) || matches!(byte, b'"' | b']'), NAME_END)
        | when(matches!(byte, b'}' | b'['), BRACES_END)
}

/// The offset of the first byte of a kind at or after `from`; the end of the text if there is none.
#[inline(never)]
pub(super) fn seek(text: &str, from: usize, stop: Stop) -> usize {
    let mut offset = from;
    while let Some(&byte) = text.as_bytes().get(offset)
        && STOPS[byte as usize] & stop == 0
    {
        offset += 1;
    }
    offset.min(text.len())
}

/// White space and control characters. Some old files end with the control character of MS-DOS, 0x1a.
pub(super) const fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}
