//! Searching a text byte by byte: where a line, a word, a name or a comment ends.

/// What a search stops at: a bit for each kind of byte.
pub(super) type Stop = u8;
pub(super) const LINE_END: Stop = 1;
pub(super) const VISIBLE: Stop = 2;
pub(super) const NO_DIGIT: Stop = 4;
pub(super) const NO_MARK: Stop = 8;
pub(super) const SYMBOL_END: Stop = 16;
pub(super) const NAME_END: Stop = 32;
pub(super) const BRACES_END: Stop = 64;

/// For each byte, the searches that stop at it.
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
    let is_loose_end = matches!(byte, b'}' | b')' | b']');
    when(matches!(byte, b'\n' | b'\r'), LINE_END)
        | when(!is_blank(byte), VISIBLE)
        | when(!byte.is_ascii_digit(), NO_DIGIT)
        | when(!matches!(byte, b'!' | b'?'), NO_MARK)
        | when(is_blank(byte) || begins_another || is_loose_end || !byte.is_ascii(), SYMBOL_END)
        | when(is_blank(byte) || matches!(byte, b'"' | b']'), NAME_END)
        | when(matches!(byte, b'}' | b'['), BRACES_END)
}

/// The first place from another one where a search stops; the end of the text if there is none.
#[inline(never)]
pub(super) fn seek(text: &str, from: usize, stop: Stop) -> usize {
    let mut at = from;
    while let Some(&byte) = text.as_bytes().get(at)
        && STOPS[byte as usize] & stop == 0
    {
        at += 1;
    }
    at.min(text.len())
}

/// White space and control characters; some old files end with one.
const fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}
