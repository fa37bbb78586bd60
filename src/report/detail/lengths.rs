//! Limits the total length of a report's pointers: many findings under one long name would each repeat
//! it.

use alloc::vec::Vec;

/// The most bytes of the document's own names in all pointers of a report. The first finding is listed in
/// any case. Known names and positions are short and count only in paths of more than [`FREE_STEPS`].
const MOST_POINTER_TEXT: usize = 1 << 20;

/// Up to this depth, known names and positions of a path do not count.
const FREE_STEPS: usize = 64;

/// The bytes that each known name or position counts for beyond that depth.
const KNOWN_LENGTH: usize = 12;

/// The lengths of the steps of the current path, and of all pointers together.
#[derive(Default)]
pub(super) struct Lengths {
    list: Vec<usize>,
    path: usize,
    all: usize,
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
        let escaped = name.iter().filter(|byte| matches!(byte, b'~' | b'/'));
        self.push(name.len() + escaped.count() + 1);
    }

    /// Adds a known name or a position.
    pub(super) fn push_known(&mut self) {
        match self.list.len() {
            ..FREE_STEPS => self.push(0),
            _ => self.push(KNOWN_LENGTH),
        }
    }

    /// Adds the length of the current path to the total.
    pub(super) fn count(&mut self) {
        self.all += self.path;
    }

    /// Whether the total exceeds the limit.
    pub(super) fn is_too_much(&self) -> bool {
        self.all > MOST_POINTER_TEXT
    }
}
