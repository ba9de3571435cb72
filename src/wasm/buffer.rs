//! The static buffer in which a list of packed numbers is handed to JavaScript: nothing is allocated, and
//! nothing has to be freed.

use std::cell::Cell;

/// More than the 218 moves that a position can have, and than the 64 squares of a board.
const LENGTH: usize = 256;

thread_local! {
    static BUFFER: [Cell<u32>; LENGTH] = const { [const { Cell::new(0) }; LENGTH] };
}

pub(super) fn address() -> *const u32 {
    BUFFER.with(|buffer| buffer.as_ptr().cast())
}

/// Fills the buffer with what `each` hands over, and returns how many there are.
pub(super) fn fill(each: impl FnOnce(&mut dyn FnMut(u32))) -> usize {
    BUFFER.with(|buffer| {
        let mut length = 0;
        each(&mut |number| {
            if let Some(place) = buffer.get(length) {
                place.set(number);
                length += 1;
            }
        });
        length
    })
}
