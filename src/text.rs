//! Makes text by pushing parts to the end of a `String`, and takes text apart. It replaces the formatting of the standard
//! library, `std::fmt`, which would be a large part of the WebAssembly module. `Display` is built on it, and the bindings
//! use nothing else. For the same reason, functions with many callers are marked `#[inline(never)]`: one copy each.
//!
//! Every module may use this one. It knows nothing of chess.

/// A value that can be written as text.
pub(crate) trait Text {
    /// Pushes the value to the end of a text.
    fn push_to(&self, text: &mut String);

    /// The value as a text of its own.
    fn to_text(&self) -> String
    where
        Self: Sized,
    {
        let mut text = String::new();
        self.push_to(&mut text);
        text
    }
}

impl Text for str {
    #[inline(never)]
    fn push_to(&self, text: &mut String) {
        text.push_str(self);
    }
}

impl Text for char {
    #[inline(never)]
    fn push_to(&self, text: &mut String) {
        text.push(*self);
    }
}

impl<T: Text + ?Sized> Text for &T {
    fn push_to(&self, text: &mut String) {
        (*self).push_to(text);
    }
}

/// A number in decimal digits.
impl Text for u32 {
    fn push_to(&self, text: &mut String) {
        if *self >= 10 {
            (self / 10).push_to(text);
        }
        text.push(char::from(b'0' + (self % 10) as u8));
    }
}

/// Text from the user, in single quotes. A character that shows nothing of its own, such as a control character, is escaped as
/// in Rust: `\u{202e}`.
pub(crate) struct Quoted<'a>(pub &'a str);

impl Text for Quoted<'_> {
    fn push_to(&self, text: &mut String) {
        text.push('\'');
        for letter in self.0.chars() {
            match letter {
                ' '..='~' => text.push(letter),
                // `escape_debug` has short forms for some.
                '\0'..='\x1f' => text.extend(letter.escape_unicode()),
                _ => text.extend(letter.escape_debug()),
            }
        }
        text.push('\'');
    }
}

/// A part of a text. The range must begin and end between characters; otherwise the part is empty.
#[inline(never)]
pub(crate) fn part(text: &str, range: impl std::slice::SliceIndex<str, Output = str>) -> &str {
    text.get(range).unwrap_or_default()
}

/// Whether a character is a dash that people write for a hyphen: a hyphen of Unicode, a dash of any length, or a minus.
pub(crate) const fn is_dash(letter: char) -> bool {
    matches!(letter, '‐'..='―' | '−' | '﹣' | '－')
}

/// The offset of the first occurrence of `needle`. The search of the standard library is faster for long needles, but its
/// code is large.
#[cfg(feature = "pgn")]
#[inline(never)]
pub(crate) fn find(text: &str, needle: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let is_match =
        |&offset: &usize| bytes.get(offset..).is_some_and(|rest| rest.starts_with(needle.as_bytes()));
    (0..bytes.len()).find(is_match)
}

/// Splits a text at the first occurrence of an ASCII character: the text before it, and the text after it.
pub(crate) fn cut(text: &str, letter: u8) -> Option<(&str, &str)> {
    let index = text.bytes().position(|byte| byte == letter)?;
    Some((part(text, ..index), part(text, index + 1..)))
}

/// Pushes items with a separator between them.
pub(crate) fn push_list<T: Text>(items: &[T], between: &str, text: &mut String) {
    push_enumeration(items, between, between, text);
}

/// Pushes items with a separator between them, and another one before the last item.
pub(crate) fn push_enumeration<T: Text>(items: &[T], between: &str, and: &str, text: &mut String) {
    for (index, item) in items.iter().enumerate() {
        text.push_str(match index {
            0 => "",
            _ if index + 1 == items.len() => and,
            _ => between,
        });
        item.push_to(text);
    }
}

/// Pushes a sentence. Where it has a slot such as `{king}`, `fill_slot` is called with the slot's name instead.
#[inline(never)]
pub(crate) fn fill(sentence: &str, text: &mut String, fill_slot: &mut dyn FnMut(&str, &mut String)) {
    let mut rest = sentence;
    while let Some((before, slot)) = cut(rest, b'{') {
        let (name, after) = cut(slot, b'}').unwrap_or_default();
        text.push_str(before);
        fill_slot(name, text);
        rest = after;
    }
    text.push_str(rest);
}

/// Pushes parts to the end of a text, one after the other: `push!(text, "a", &1)`.
macro_rules! push {
    ($text:expr, $($part:expr),+ $(,)?) => {{
        $($crate::text::Text::push_to($part, $text);)+
    }};
}

/// Implements `Display` for types that implement [`Text`].
macro_rules! display_text {
    ($($type:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&$crate::text::Text::to_text(self))
            }
        }
    )+};
}

pub(crate) use {display_text, push};
