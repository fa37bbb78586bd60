//! Counts the losses and gaps of many documents by their cause and their path in the contract: with `*` for a position, and
//! for a name that is no word of the contract. So there are few, whatever names the documents have.

use crate::contract::catalogue::Catalogue;
use crate::layout::NoteRecord;
use crate::report::path_step::PathStep;
use crate::text::pointer::write_token;
use alloc::vec::Vec;

/// What a loss or gap is about: the numbers of its record, which has no path.
pub(super) type NoteNumbers = [u16; NoteRecord::FIELDS.len()];

/// How often a loss or a gap occurred.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) note: NoteNumbers,
    /// A JSON Pointer.
    pub(crate) path: Vec<u8>,
    pub(crate) count: u32,
}

/// The tallies of a batch.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    /// Ascending by what they count.
    pub(crate) all: Vec<Tally>,
    /// The buffer of the next path.
    path: Vec<u8>,
}

impl Tallies {
    pub(super) fn clear(&mut self) {
        self.all.clear();
    }

    /// Counts one loss or gap.
    pub(super) fn count(&mut self, catalogue: &Catalogue, note: NoteNumbers, steps: &[PathStep]) {
        let path = &mut self.path;
        path.clear();
        for step in steps {
            path.push(b'/');
            match step {
                PathStep::Word(word) => write_token(word.text(), path),
                // One that was escaped.
                PathStep::Name(name) if catalogue.words().any(|word| word.as_bytes() == name) => {
                    write_token(name, path)
                }
                PathStep::Index(_) | PathStep::Name(_) => path.push(b'*'),
            }
        }
        let found = self
            .all
            .binary_search_by(|tally| (tally.note, &tally.path).cmp(&(note, path)));
        match found {
            Ok(place) => self.all[place].count += 1,
            Err(place) => {
                let (path, count) = (path.clone(), 1);
                self.all.insert(place, Tally { note, path, count });
            }
        }
    }
}
