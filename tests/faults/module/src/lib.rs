//! The module of the package, word for word, but for its allocator: that fails once, at the allocation that it is told.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicU32, Ordering};

// All that the package exports is exported here.
extern crate chess_arbiter;

#[global_allocator]
static ALLOCATOR: Failing = Failing;

/// How many allocations there are up to the one that fails; 0 if none is to fail.
static LEFT: AtomicU32 = AtomicU32::new(0);

/// Has the nth allocation from now on fail, and every one after it go well; 0 takes that back. Returns what was left of
/// the count.
#[unsafe(no_mangle)]
pub extern "C" fn failAllocation(nth: u32) -> u32 {
    LEFT.swap(nth, Ordering::Relaxed)
}

struct Failing;

impl Failing {
    fn is_to_fail(&self) -> bool {
        let left = LEFT.load(Ordering::Relaxed);
        LEFT.store(left.saturating_sub(1), Ordering::Relaxed);
        left == 1
    }
}

// SAFETY: what does not fail is the standard library's.
unsafe impl GlobalAlloc for Failing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if self.is_to_fail() { null_mut() } else { unsafe { System.alloc(layout) } }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if self.is_to_fail() { null_mut() } else { unsafe { System.realloc(pointer, layout, size) } }
    }
}
