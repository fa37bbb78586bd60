//! Counts the losses and gaps of many documents by reason and by the pattern of their pointers. In a
//! pattern, `*` replaces a position in an array or a long name. Names are escaped last.

use crate::layout::NoteRecord;
use crate::report::path_step::PathStep;
use crate::text::names::hash_of;
use crate::text::pointer::write_token;
use crate::text::{Doc, trail};
use alloc::vec::Vec;

/// The longest name in a pattern, in bytes.
const LONGEST_NAME: usize = 64;

/// How many patterns of a batch are counted separately. js/stream/summary.ts has the same limit for an archive.
const MOST_PATTERNS: usize = 1000;

/// Precedes each name in a pattern: no UTF-8 text has this byte.
const SEPARATOR: u8 = 0xFF;

/// Stands for all further patterns: unknown names can make any number of them.
const OTHERS: &[u8] = b"*";

/// What a loss or gap is about: the numbers of its record, which has no path.
pub(super) type NoteNumbers = [u16; NoteRecord::FIELDS.len()];

/// How often a loss or a gap occurred.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) note: NoteNumbers,
    /// After [`Tallies::finish`] a JSON Pointer.
    pub(crate) pattern: Vec<u8>,
    pub(crate) count: u32,
}

/// The tallies of a batch. Patterns contain names of the input, so they are kept in order and not in a hash table:
/// no input can be chosen to be slow.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    /// In the order in which they began. From [`MOST_PATTERNS`] on, one for the others of each note.
    pub(crate) all: Vec<Tally>,
    /// The hashes and positions of patterns, sorted by hash and then by what they count.
    sorted: Vec<(u32, u32)>,
    /// The buffer of the next pattern.
    pattern: Vec<u8>,
}

impl Tallies {
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.sorted.clear();
    }

    /// Counts one loss or gap. `write` appends its pattern.
    pub(super) fn count(&mut self, note: NoteNumbers, write: impl FnOnce(&mut Vec<u8>)) {
        let mut pattern = core::mem::take(&mut self.pattern);
        pattern.clear();
        write(&mut pattern);
        let hash = hash_of(&pattern) as u32;
        match self.find(hash, note, &pattern) {
            Ok(place) => self.add(self.sorted.get(place).map(|&(_, at)| at as usize)),
            Err(place) if self.all.len() < MOST_PATTERNS => {
                self.sorted.insert(place, (hash, self.all.len() as u32));
                self.begin(note, &pattern);
            }
            Err(_) => match self.others(note) {
                None => self.begin(note, OTHERS),
                known => self.add(known),
            },
        }
        self.pattern = pattern;
    }

    fn add(&mut self, at: Option<usize>) {
        let tally = at.and_then(|at| self.all.get_mut(at));
        tally.into_iter().for_each(|tally| tally.count += 1);
    }

    fn begin(&mut self, note: NoteNumbers, pattern: &[u8]) {
        self.all.push(Tally {
            note,
            pattern: pattern.into(),
            count: 1,
        });
    }

    fn others(&self, note: NoteNumbers) -> Option<usize> {
        let mut tallies = self.all.iter().enumerate().skip(MOST_PATTERNS);
        tallies.find(|(_, tally)| tally.note == note).map(|(at, _)| at)
    }

    /// Turns the patterns into JSON Pointers.
    pub(super) fn finish(&mut self) {
        for tally in &mut self.all {
            let mut pointer = Vec::new();
            for (place, name) in tally.pattern.split(|&byte| byte == SEPARATOR).enumerate() {
                if place > 0 {
                    pointer.push(b'/');
                }
                write_token(name, &mut pointer);
            }
            tally.pattern = pointer;
        }
    }

    fn find(&self, hash: u32, note: NoteNumbers, pattern: &[u8]) -> Result<usize, usize> {
        self.sorted.binary_search_by(|&(other, at)| {
            other.cmp(&hash).then_with(|| {
                let tally = self.all.get(at as usize);
                let counted = tally.map(|tally| (&tally.pattern[..], tally.note));
                counted.cmp(&Some((pattern, note)))
            })
        })
    }
}

/// Writes the pattern of a node's pointer, given the steps to it.
pub(super) fn write_pattern(doc: Doc, steps: &[trail::TrailStep], out: &mut Vec<u8>) {
    for step in steps {
        let key = doc.node(step.child);
        let name = doc.inner(&key);
        match step.is_position {
            true => write_name(b"*", out),
            false if !key.is_escaped() => write_name(name, out),
            // Names of many escapes count as long ones.
            false if name.len() > LONGEST_NAME => write_name(b"*", out),
            false => write_name(&doc.unescaped(&key).collect::<Vec<u8>>(), out),
        }
    }
}

/// Writes the pattern of a path.
pub(super) fn write_steps(steps: &[PathStep], out: &mut Vec<u8>) {
    steps.iter().for_each(|step| write_name(step.pattern(), out));
}

/// Writes a name of a pattern, in which `*` stands for a long one.
fn write_name(name: &[u8], out: &mut Vec<u8>) {
    out.push(SEPARATOR);
    out.extend_from_slice(match name.len() > LONGEST_NAME {
        true => b"*",
        false => name,
    });
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
