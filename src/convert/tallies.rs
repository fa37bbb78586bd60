//! Counts the losses and gaps of many documents by reason and by the pattern of their pointers. In a
//! pattern, `*` replaces a position in an array or a long name.

use super::detail::About;
use crate::report::reason::Reason;
use crate::text::pointer::write_token;
use crate::text::unescape::Unescaped;
use crate::text::{Doc, Span, trail};
use alloc::vec;
use alloc::vec::Vec;

/// The longest name in a pattern, in bytes.
const LONGEST_NAME: usize = 64;

/// What a loss or gap is counted by, besides its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cause {
    pub(crate) reason: Reason,
    pub(crate) about: About,
}

/// How often a loss or a gap occurred.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) cause: Cause,
    /// The pattern, a span of [`Tallies::patterns`].
    pub(crate) pattern: Span,
    pub(crate) count: u32,
}

/// The tallies of a batch, in a hash table of open addressing.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    pub(crate) list: Vec<Tally>,
    pub(crate) patterns: Vec<u8>,
    /// Positions in `list` plus 1; 0 is a free slot.
    slots: Vec<u32>,
}

impl Tallies {
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.patterns.clear();
        self.slots.clear();
    }

    /// Counts one loss or gap. `write` appends its pattern.
    pub(super) fn count(&mut self, cause: Cause, write: impl FnOnce(&mut Vec<u8>)) {
        let start = self.patterns.len();
        write(&mut self.patterns);
        let tally = Tally {
            cause,
            pattern: Span::new(start as u32, self.patterns.len() as u32),
            count: 1,
        };
        if 2 * self.list.len() >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot_of(&tally);
        match self.slots[slot].checked_sub(1) {
            Some(number) => {
                self.list[number as usize].count += 1;
                self.patterns.truncate(start);
            }
            None => {
                self.list.push(tally);
                self.slots[slot] = self.list.len() as u32;
            }
        }
    }

    fn grow(&mut self) {
        self.slots = vec![0; (4 * self.list.len()).next_power_of_two().max(64)];
        for number in 0..self.list.len() {
            let slot = self.slot_of(&self.list[number]);
            self.slots[slot] = number as u32 + 1;
        }
    }

    /// The slot of an equal tally, or a free one.
    fn slot_of(&self, tally: &Tally) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = self.hash(tally) & mask;
        while let Some(number) = self.slots[slot].checked_sub(1) {
            if self.is_same(&self.list[number as usize], tally) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn is_same(&self, a: &Tally, b: &Tally) -> bool {
        a.cause == b.cause && a.pattern.of(&self.patterns) == b.pattern.of(&self.patterns)
    }

    /// Hashes a tally with FNV-1a.
    fn hash(&self, tally: &Tally) -> usize {
        let Cause { reason, about } = tally.cause;
        let mut hash = 0x811c_9dc5_u32 ^ reason as u32 ^ u32::from(about.field) << 8;
        for &byte in tally.pattern.of(&self.patterns) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        (hash ^ hash >> 15) as usize
    }
}

/// Writes the pattern of a node's pointer, given the steps to it.
pub(super) fn write_pattern(doc: Doc, steps: &[trail::Step], out: &mut Vec<u8>) {
    for step in steps {
        let key = doc.inner(&doc.node(step.child));
        match step.is_position {
            true => out.extend_from_slice(b"/*"),
            false => write_name(key.len(), Unescaped::new(key), out),
        }
    }
}

/// Writes a name as a segment of a pattern.
pub(super) fn write_name(length: usize, name: impl Iterator<Item = u8>, out: &mut Vec<u8>) {
    out.push(b'/');
    match length > LONGEST_NAME {
        true => out.push(b'*'),
        false => write_token(name, out),
    }
}
