//! Counts the losses and gaps of many documents by reason and by the pattern of their pointers. In a
//! pattern, `*` replaces a position in an array or a long name.

use crate::report::layout::NoteRecord;
use crate::text::pointer::write_token;
use crate::text::{Doc, trail};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The longest name in a pattern, in bytes.
const LONGEST_NAME: usize = 64;

/// How many patterns of a batch are counted separately. js/stream/summary.ts has the same limit for an archive.
const MOST_PATTERNS: usize = 1000;

/// Stands for all further patterns: unknown names can make any number of them.
const OTHERS: &[u8] = b"*";

/// What a loss or gap is about: the bytes of its record, which has no path.
pub(super) type NoteBytes = [u8; NoteRecord::FIELDS.len()];

/// How often a loss or a gap occurred.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) note: NoteBytes,
    pub(crate) pattern: Vec<u8>,
    pub(crate) count: u32,
}

/// The tallies of a batch. Patterns contain names of the input, so they are kept in order and not by a hash:
/// no input can be chosen to be slow.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    /// In the order in which they began.
    pub(crate) all: Vec<Tally>,
    /// Their positions, sorted by what they count.
    sorted: Vec<usize>,
    /// The buffer of the next pattern.
    pattern: Vec<u8>,
}

impl Tallies {
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.sorted.clear();
    }

    /// Counts one loss or gap. `write` appends its pattern.
    pub(super) fn count(&mut self, note: NoteBytes, write: impl FnOnce(&mut Vec<u8>)) {
        let mut pattern = core::mem::take(&mut self.pattern);
        pattern.clear();
        write(&mut pattern);
        let mut place = self.find(note, &pattern);
        if place.is_err() && self.all.len() >= MOST_PATTERNS {
            pattern.clear();
            pattern.extend_from_slice(OTHERS);
            place = self.find(note, &pattern);
        }
        match place {
            Ok(place) => {
                let tally = self.sorted.get(place).and_then(|&at| self.all.get_mut(at));
                tally.into_iter().for_each(|tally| tally.count += 1);
            }
            Err(place) => {
                self.sorted.insert(place, self.all.len());
                self.all.push(Tally {
                    note,
                    pattern: pattern.clone(),
                    count: 1,
                });
            }
        }
        self.pattern = pattern;
    }

    fn find(&self, note: NoteBytes, pattern: &[u8]) -> Result<usize, usize> {
        self.sorted.binary_search_by(|&at| {
            let Some(tally) = self.all.get(at) else {
                return Ordering::Less;
            };
            compared(&tally.pattern, pattern).then_with(|| tally.note.cmp(&note))
        })
    }
}

/// Compares patterns in an order that is quick: by length, then eight bytes at a time.
fn compared(pattern: &[u8], other: &[u8]) -> Ordering {
    let ((words, rest), (other_words, other_rest)) = (pattern.as_chunks(), other.as_chunks());
    let number = |word: &[u8; 8]| u64::from_le_bytes(*word);
    let by_words = || words.iter().map(number).cmp(other_words.iter().map(number));
    let by_length = pattern.len().cmp(&other.len());
    by_length
        .then_with(by_words)
        .then_with(|| rest.cmp(other_rest))
}

/// Writes the pattern of a node's pointer, given the steps to it.
pub(super) fn write_pattern(doc: Doc, steps: &[trail::TrailStep], out: &mut Vec<u8>) {
    for step in steps {
        let key = doc.node(step.child);
        let name = doc.inner(&key);
        match step.is_position {
            true => out.extend_from_slice(b"/*"),
            false if !key.is_escaped() => write_name(name, out),
            // Names of many escapes count as long ones.
            false if name.len() > LONGEST_NAME => out.extend_from_slice(b"/*"),
            false => write_name(&doc.unescaped(&key).collect::<Vec<u8>>(), out),
        }
    }
}

/// Writes a name as a segment of a pattern.
pub(super) fn write_name(name: &[u8], out: &mut Vec<u8>) {
    out.push(b'/');
    match name.len() > LONGEST_NAME {
        true => out.push(b'*'),
        false => write_token(name, out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeMap;
    use alloc::vec;

    const REASON: u8 = 9;
    const FIELD: u8 = 3;

    const NOTE: NoteBytes = [REASON, 1, 0, 0, 0, FIELD, 4, 0, 0, 0, 0, 0];

    /// Continues an FNV-1a hash.
    fn fnv(state: u32, bytes: &[u8]) -> u32 {
        let step = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        bytes.iter().fold(state, step)
    }

    /// Two blocks of four letters that take an FNV-1a hash to the same state, and that state.
    fn collision(state: u32) -> ([[u8; 4]; 2], u32) {
        let mut seen = BTreeMap::new();
        for n in 0u32.. {
            let block = [0, 6, 12, 18].map(|shift| b'0' + (n >> shift & 63) as u8);
            if block.iter().any(|letter| b"/~\\\"".contains(letter)) {
                continue;
            }
            let next = fnv(state, &block);
            if let Some(other) = seen.insert(next, block) {
                return ([other, block], next);
            }
        }
        unreachable!("four letters have more blocks than the hash has states")
    }

    #[test]
    fn patterns_of_one_fnv_hash_are_counted_in_linear_time() {
        // Each pair of colliding blocks doubles the patterns.
        let mut state = 0x811c_9dc5 ^ u32::from(REASON) ^ u32::from(FIELD) << 8;
        let mut patterns = vec![Vec::new()];
        for _ in 0..16 {
            let (blocks, next) = collision(state);
            state = next;
            let with = |block: &[u8; 4]| {
                let longer = patterns
                    .iter()
                    .map(|pattern| [&pattern[..], block].concat());
                longer.collect::<Vec<_>>()
            };
            patterns = blocks.iter().flat_map(with).collect();
        }
        let start = std::time::Instant::now();
        let mut tallies = Tallies::default();
        for _ in 0..2 {
            for pattern in &patterns {
                tallies.count(NOTE, |out| out.extend_from_slice(pattern));
            }
        }
        let counted: Vec<_> = tallies
            .all
            .iter()
            .map(|tally| (&tally.pattern[..], tally.count))
            .collect();
        let (first, further) = patterns.split_at(MOST_PATTERNS);
        let mut expected: Vec<_> = first.iter().map(|pattern| (&pattern[..], 2)).collect();
        expected.push((OTHERS, 2 * further.len() as u32));
        assert!(counted == expected);
        // Quadratic time would be minutes. The limit is generous, for busy machines.
        assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    }
}
