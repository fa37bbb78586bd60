//! Limits the total length of a report's pointers: many findings under one long name would each repeat
//! it.

use crate::report::kept::{Rank, kept};
use alloc::vec::Vec;

/// The most bytes of the document's own names in all pointers of a report. The first finding is listed in
/// any case. Known names and positions are short and count only in paths of more than [`FREE_STEPS`].
const MOST_POINTER_TEXT: usize = 1 << 20;

/// Up to this depth, known names and positions of a path do not count.
const FREE_STEPS: usize = 64;

/// The bytes that each known name or position counts for beyond that depth.
const KNOWN_LENGTH: usize = 12;

/// The lengths of the steps of the current path.
#[derive(Default)]
pub(super) struct Lengths {
    list: Vec<usize>,
    path: usize,
}

impl Lengths {
    /// The number of steps of the current path.
    pub(super) fn steps(&self) -> usize {
        self.list.len()
    }

    pub(super) fn shorten(&mut self, steps: usize) {
        while self.list.len() > steps {
            self.path -= self.list.pop().unwrap_or(0);
        }
    }

    fn push(&mut self, length: usize) {
        self.list.push(length);
        self.path += length;
    }

    /// Adds a name of the document, with the length of its escaped form.
    pub(super) fn push_name(&mut self, name: &[u8]) {
        self.push(length_of(name));
    }

    /// Adds a known name or a position.
    pub(super) fn push_known(&mut self) {
        match self.list.len() {
            ..FREE_STEPS => self.push(0),
            _ => self.push(KNOWN_LENGTH),
        }
    }

    /// The length of the current path.
    pub(super) fn path(&self) -> usize {
        self.path
    }
}

/// The length of a name in a pointer.
pub(crate) fn length_of(name: &[u8]) -> usize {
    let escaped = name.iter().filter(|byte| matches!(byte, b'~' | b'/'));
    name.len() + escaped.count() + 1
}

/// Whether so many pointers into a text of so many bytes surely fit together.
pub(super) fn surely_fit(pointers: usize, bytes: usize, depth: u32) -> bool {
    // A name can take twice its length, and each level a byte of the text.
    let longest = match depth as usize {
        ..=FREE_STEPS => bytes.saturating_mul(2),
        _ => bytes.saturating_mul(2 + KNOWN_LENGTH),
    };
    pointers.saturating_mul(longest) <= MOST_POINTER_TEXT
}

/// Marks the findings whose pointers fit together, given the lengths of all.
pub(crate) fn kept_together(ranks: &[Rank], lengths: &[usize]) -> Vec<bool> {
    let (mut spare, mut is_first) = (MOST_POINTER_TEXT, true);
    kept(ranks, &mut |place| {
        let length = lengths.get(place).copied().unwrap_or_default();
        let fits = core::mem::take(&mut is_first) || length <= spare;
        if fits {
            spare = spare.saturating_sub(length);
        }
        fits
    })
}
