//! Counts the losses and gaps of many documents by reason and by the pattern of their pointers. In a
//! pattern, `*` replaces a position in an array or a long name.

use super::detail::About;
use crate::report::reason::Reason;
use crate::text::pointer::write_token;
use crate::text::unescape::Unescaped;
use crate::text::{Doc, trail};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The longest name in a pattern, in bytes.
const LONGEST_NAME: usize = 64;

/// How many patterns of a batch are counted separately. js/stream/summary.ts has the same limit for an archive.
const MOST_PATTERNS: usize = 1000;

/// Stands for all further patterns: unknown names can make any number of them.
const OTHERS: &[u8] = b"*";

/// What a loss or gap is counted by, besides its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cause {
    pub(crate) reason: Reason,
    pub(crate) about: About,
}

/// How often a loss or a gap occurred.
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally<'t> {
    pub(crate) cause: Cause,
    pub(crate) pattern: &'t [u8],
    pub(crate) count: u32,
}

/// The tallies of a batch. Patterns contain names of the input, so they are kept in order and not by a hash:
/// no input can be chosen to be slow.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    counted: BTreeMap<(Pattern, Cause), Counted>,
    /// The buffer of the next pattern.
    pattern: Pattern,
}

/// A pattern, in an order that is quick to compare: by length, then eight bytes at a time.
#[derive(Debug, Default, PartialEq, Eq)]
struct Pattern(Vec<u8>);

impl Ord for Pattern {
    fn cmp(&self, other: &Pattern) -> Ordering {
        let (words, rest) = self.0.as_chunks();
        let (other_words, other_rest) = other.0.as_chunks();
        let number = |word: &[u8; 8]| u64::from_le_bytes(*word);
        let by_words = || words.iter().map(number).cmp(other_words.iter().map(number));
        let by_length = self.0.len().cmp(&other.0.len());
        by_length
            .then_with(by_words)
            .then_with(|| rest.cmp(other_rest))
    }
}

impl PartialOrd for Pattern {
    fn partial_cmp(&self, other: &Pattern) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[derive(Clone, Copy, Debug)]
struct Counted {
    /// How many tallies began earlier.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    place: u32,
    count: u32,
}

impl Tallies {
    pub(super) fn clear(&mut self) {
        self.counted.clear();
    }

    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    pub(crate) fn len(&self) -> usize {
        self.counted.len()
    }

    /// Counts one loss or gap. `write` appends its pattern.
    pub(super) fn count(&mut self, cause: Cause, write: impl FnOnce(&mut Vec<u8>)) {
        let mut pattern = core::mem::take(&mut self.pattern);
        pattern.0.clear();
        write(&mut pattern.0);
        let mut key = (pattern, cause);
        if self.counted.len() >= MOST_PATTERNS && !self.counted.contains_key(&key) {
            key.0.0.clear();
            key.0.0.extend_from_slice(OTHERS);
        }
        let place = self.counted.len() as u32;
        match self.counted.get_mut(&key) {
            Some(counted) => {
                counted.count += 1;
                self.pattern = key.0;
            }
            None => {
                self.counted.insert(key, Counted { place, count: 1 });
            }
        }
    }

    /// The tallies in the order in which they began.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Tally<'_>> {
        let mut tallies = vec![None; self.counted.len()];
        for ((pattern, cause), counted) in &self.counted {
            if let Some(tally) = tallies.get_mut(counted.place as usize) {
                *tally = Some(Tally {
                    cause: *cause,
                    pattern: &pattern.0,
                    count: counted.count,
                });
            }
        }
        tallies.into_iter().flatten()
    }
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
            false => write_name(&Unescaped::new(name).collect::<Vec<u8>>(), out),
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
    use crate::Version;
    use crate::contract::model::Basis;
    use alloc::collections::BTreeMap;
    use alloc::vec;

    const CAUSE: Cause = Cause {
        reason: Reason::Beside,
        about: About {
            change: 0,
            basis: Basis::Stated,
            section: 0,
            field: 3,
            other: 4,
            version: Version::V2023_07_27,
        },
    };

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
        let mut state = 0x811c_9dc5 ^ CAUSE.reason as u32 ^ u32::from(CAUSE.about.field) << 8;
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
                tallies.count(CAUSE, |out| out.extend_from_slice(pattern));
            }
        }
        let counted: Vec<_> = tallies
            .iter()
            .map(|tally| (tally.pattern, tally.count))
            .collect();
        let (first, further) = patterns.split_at(MOST_PATTERNS);
        let mut expected: Vec<_> = first.iter().map(|pattern| (&pattern[..], 2)).collect();
        expected.push((OTHERS, 2 * further.len() as u32));
        assert!(counted == expected);
        // Quadratic time would be minutes. The limit is generous, for busy machines.
        assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    }
}
