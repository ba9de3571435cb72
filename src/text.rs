//! Text that is made by pushing parts to its end. The standard library's formatting would do the same, and be a
//! large part of the WebAssembly module; so `Display` is built on this, and the bindings use this alone. What is
//! called from everywhere is not inlined, for the same reason.

/// What can be written at the end of a text.
pub(crate) trait Text {
    fn push_to(&self, text: &mut String);

    /// The text alone.
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

/// Text from outside, in single quotes; what is not plain ASCII is escaped as in Rust, `\u{202e}`.
pub(crate) struct Quoted<'a>(pub &'a str);

impl Text for Quoted<'_> {
    fn push_to(&self, text: &mut String) {
        text.push('\'');
        for letter in self.0.chars() {
            push_escaped(letter, text);
        }
        text.push('\'');
    }
}

fn push_escaped(letter: char, text: &mut String) {
    if matches!(letter, ' '..='~') {
        text.push(letter);
        return;
    }
    let code = letter as u32;
    let digits = (32 - (code | 1).leading_zeros()).div_ceil(4);
    text.push_str("\\u{");
    for place in (0..digits).rev() {
        text.push(char::from(b"0123456789abcdef"[(code >> (4 * place) & 15) as usize]));
    }
    text.push('}');
}

/// A part of a text that is known to lie between two of its characters.
#[inline(never)]
pub(crate) fn part(text: &str, range: impl std::slice::SliceIndex<str, Output = str>) -> &str {
    text.get(range).unwrap_or_default()
}

/// A text without the white space around it. `str::trim` would come besides its two halves, which others call.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_start().trim_end()
}

/// Where a text has another in it. The search of the standard library is faster on long needles, and large.
#[inline(never)]
pub(crate) fn find(text: &str, needle: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    (0..bytes.len()).find(|&at| bytes.get(at..).is_some_and(|rest| rest.starts_with(needle.as_bytes())))
}

/// The text before the first of a letter of ASCII, and what follows it.
pub(crate) fn cut(text: &str, letter: u8) -> Option<(&str, &str)> {
    let index = text.bytes().position(|byte| byte == letter)?;
    Some((part(text, ..index), part(text, index + 1..)))
}

/// Parts with something between them.
pub(crate) fn push_list<T: Text>(items: &[T], between: &str, text: &mut String) {
    push_enumeration(items, between, between, text);
}

/// Parts with something between them, and something else before the last.
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

/// A sentence whose places in braces are filled in, each by its name.
#[inline(never)]
pub(crate) fn fill(sentence: &str, text: &mut String, place: &mut dyn FnMut(&str, &mut String)) {
    let mut rest = sentence;
    while let Some((before, marked)) = cut(rest, b'{') {
        let (name, after) = cut(marked, b'}').unwrap_or_default();
        text.push_str(before);
        place(name, text);
        rest = after;
    }
    text.push_str(rest);
}

/// A sentence whose places `{}` are filled in by parts, in their order.
#[inline(never)]
pub(crate) fn fill_in_order(sentence: &str, text: &mut String, parts: &[&dyn Text]) {
    let mut parts = parts.iter();
    fill(sentence, text, &mut |_, text| parts.next().into_iter().for_each(|part| part.push_to(text)));
}

/// Pushes parts to the end of a text, one after the other.
macro_rules! push {
    ($text:expr, $($part:expr),+ $(,)?) => {{
        $($crate::text::Text::push_to($part, $text);)+
    }};
}

/// Implements `Display` with what [`Text`] writes.
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
