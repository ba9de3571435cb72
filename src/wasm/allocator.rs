//! Where the module gets memory from: talc, which takes more of it in steps that grow with what there is.
//!
//! By itself talc asks for a page at a time. But growing is dear: V8 considers a collection of garbage each time, and the
//! translation to JavaScript copies the whole memory. Page by page, the time for a game would be quadratic in its length.

use core::alloc::Layout;
use core::arch::wasm32::{memory_grow, memory_size};
use core::ptr::NonNull;

use talc::base::Talc;
use talc::base::binning::Binning;
use talc::cell::TalcSyncCell;
use talc::source::Source;
use talc::wasm::WasmBinning;

/// As fast as the allocator of the standard library, and a third of its size.
#[global_allocator]
static ALLOCATOR: TalcSyncCell<Growing, WasmBinning> = TalcSyncCell::new_wasm(Growing { end: None });

const PAGE: usize = 1 << 16;
/// The smallest step: a megabyte.
const STEP: usize = 16;
/// Later the memory grows by this part of what there is.
const PART: usize = 8;
/// What talc needs beside what it is asked for, and more.
const OVERHEAD: usize = 1 << 10;

#[derive(Debug)]
struct Growing {
    /// Where the memory that talc has ends.
    end: Option<NonNull<u8>>,
}

/// The pages that a request needs at least.
fn pages_for(layout: Layout) -> usize {
    (layout.size() + layout.align() + OVERHEAD).div_ceil(PAGE)
}

// SAFETY: it allocates nothing, and gives talc nothing but memory that has just come into being.
#[allow(unsafe_code, reason = "an allocator is told of memory by its address")]
unsafe impl Source for Growing {
    fn acquire<B: Binning>(talc: &mut Talc<Self, B>, layout: Layout) -> Result<(), ()> {
        let needed = pages_for(layout);
        let wished = needed.max(STEP).max(memory_size::<0>() / PART);
        // Near the limit there may be room for what is needed, if not for more.
        let grown = [wished, needed].into_iter().find_map(|pages| match memory_grow::<0>(pages) {
            usize::MAX => None,
            before => Some((before * PAGE, pages * PAGE)),
        });
        let (start, length) = grown.ok_or(())?;
        let base = core::ptr::with_exposed_provenance_mut::<u8>(start);
        let old_end = talc.source.end.take();
        talc.source.end = match old_end {
            // SAFETY: the new memory begins where that of talc ends, and nobody else knows of it.
            Some(end) if end.as_ptr() == base => Some(unsafe { talc.extend(end, base.wrapping_add(length)) }),
            // SAFETY: nobody else knows of the new memory.
            _ => unsafe { talc.claim(base, length) },
        };
        Ok(())
    }
}
