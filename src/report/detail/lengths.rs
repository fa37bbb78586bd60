//! How long the pointers of a report are: a long name must not be repeated without limit.

use crate::text::vector::equal;
use alloc::vec::Vec;

/// How much text of the document's own names all pointers of a report may have together: a long name
/// must not be repeated without limit. One finding is always listed. Known names and positions are
/// short: they count only where the caller's limits allow more of them than usual.
const MOST_POINTER_TEXT: usize = 1 << 20;

/// How many known names and positions of a path do not count.
const FREE_STEPS: usize = 64;

/// What each one beyond them counts for.
const KNOWN_LENGTH: usize = 12;

/// How long the names of the last path are, and of all pointers together.
#[derive(Default)]
pub(super) struct Lengths {
    list: Vec<usize>,
    path: usize,
    all: usize,
}

impl Lengths {
    /// How many steps the last path has.
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

    /// Adds a name of the document, as a pointer spells it.
    pub(super) fn push_name(&mut self, name: &[u8]) {
        let (chunks, rest) = name.as_chunks();
        let mut last = [0; 16];
        last[..rest.len()].copy_from_slice(rest);
        let mut escaped = 0;
        for chunk in chunks.iter().chain([&last]) {
            escaped += (equal(chunk, b'~') | equal(chunk, b'/')).count_ones();
        }
        self.push(name.len() + escaped as usize + 1);
    }

    /// Adds a known name or a position.
    pub(super) fn push_known(&mut self) {
        match self.list.len() {
            ..FREE_STEPS => self.push(0),
            _ => self.push(KNOWN_LENGTH),
        }
    }

    /// Counts the last path.
    pub(super) fn count(&mut self) {
        self.all += self.path;
    }

    /// Whether all pointers together are too long.
    pub(super) fn is_too_much(&self) -> bool {
        self.all > MOST_POINTER_TEXT
    }
}
