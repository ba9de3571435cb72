//! Text that is made by pushing parts to its end. The standard library's formatting would do the same, and be a
//! large part of the WebAssembly module; so `Display` is built on this, and the bindings use this alone.

/// What can be written at the end of a text.
pub(crate) trait Text {
    fn push_to(&self, text: &mut String);

    /// The text alone.
    fn to_text(&self) -> String {
        let mut text = String::new();
        self.push_to(&mut text);
        text
    }
}

impl Text for str {
    fn push_to(&self, text: &mut String) {
        text.push_str(self);
    }
}

impl Text for char {
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

/// Text from outside, in single quotes; what cannot be seen is shown as a replacement character.
pub(crate) struct Quoted<'a>(pub &'a str);

impl Text for Quoted<'_> {
    fn push_to(&self, text: &mut String) {
        text.push('\'');
        text.extend(self.0.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }));
        text.push('\'');
    }
}

/// Parts with something between them.
pub(crate) fn push_list<T: Text>(items: &[T], between: &str, text: &mut String) {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            text.push_str(between);
        }
        item.push_to(text);
    }
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
