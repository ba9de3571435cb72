//! The static buffer through which JavaScript reads a list of packed numbers. Nothing is allocated, and nothing has
//! to be freed.

use std::cell::Cell;

use super::layout::BUFFER_LENGTH;

const LENGTH: usize = BUFFER_LENGTH as usize;

thread_local! {
    static BUFFER: [Cell<u32>; LENGTH] = const { [const { Cell::new(0) }; LENGTH] };
}

/// Where the buffer lies in the module's memory.
pub(super) fn address() -> *const u32 {
    BUFFER.with(|buffer| buffer.as_ptr().cast())
}

/// Writes the numbers that `each` pushes, and returns how many there are. What the buffer cannot hold is dropped.
pub(super) fn fill(each: impl FnOnce(&mut dyn FnMut(u32))) -> usize {
    BUFFER.with(|buffer| {
        let mut length = 0;
        each(&mut |number| {
            if let Some(cell) = buffer.get(length) {
                cell.set(number);
                length += 1;
            }
        });
        length
    })
}
