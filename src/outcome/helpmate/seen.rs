//! The positions that a search has reached, by number.
//!
//! They lie in chunks, so that the list grows without being copied: in WebAssembly, memory that was once taken
//! is never given back.

use super::key::Key;

/// Stands for no position.
pub(super) const NONE: u32 = u32::MAX >> 1;

/// The bit of `parent` that says that the moves were tried.
const TRIED: u32 = 1 << 31;

/// A position that was reached, in 44 bytes.
pub(super) struct Seen {
    pub key: Key,
    /// The position from which it was reached first, and [`TRIED`].
    parent: u32,
    /// The next one that has the same estimate, for each of the two.
    pub next: [u32; 2],
}

impl Seen {
    pub fn new(key: Key, parent: u32, next: [u32; 2]) -> Self {
        Self { key, parent, next }
    }

    pub fn parent(&self) -> u32 {
        self.parent & !TRIED
    }

    /// Whether its moves were tried.
    pub fn is_tried(&self) -> bool {
        self.parent & TRIED != 0
    }

    pub fn set_tried(&mut self) {
        self.parent |= TRIED;
    }
}

/// How many positions a chunk holds: 2 to this power.
const CHUNK_BITS: u32 = 12;
const CHUNK: usize = 1 << CHUNK_BITS;

/// All positions that were reached, each with the number that says when.
#[derive(Default)]
pub(super) struct SeenList {
    chunks: Vec<Vec<Seen>>,
}

impl SeenList {
    pub fn len(&self) -> usize {
        self.chunks.last().map_or(0, |last| (self.chunks.len() - 1) * CHUNK + last.len())
    }

    pub fn get(&self, number: u32) -> Option<&Seen> {
        self.chunks.get((number >> CHUNK_BITS) as usize)?.get(number as usize % CHUNK)
    }

    pub fn get_mut(&mut self, number: u32) -> Option<&mut Seen> {
        self.chunks.get_mut((number >> CHUNK_BITS) as usize)?.get_mut(number as usize % CHUNK)
    }

    /// Adds a position and returns its number; `None` if there are too many, or no memory is left.
    pub fn push(&mut self, seen: Seen, most: usize) -> Option<u32> {
        let number = self.len();
        if number >= most {
            return None;
        }
        if number.is_multiple_of(CHUNK) {
            let mut chunk = Vec::new();
            // Most searches end soon: the first chunk grows as needed.
            chunk.try_reserve_exact(if number == 0 { 64 } else { CHUNK }).ok()?;
            self.chunks.try_reserve(1).ok()?;
            self.chunks.push(chunk);
        }
        let chunk = self.chunks.last_mut()?;
        chunk.try_reserve(1).ok()?;
        chunk.push(seen);
        Some(number as u32)
    }
}
