//! Counts the losses and gaps of many documents by their cause and their path in the contract: with `*` for a position, and
//! for a name that is no word of the contract. So there are few, whatever names the documents have.

use crate::contract::catalogue::Catalogue;
use crate::contract::word::WordId;
use crate::layout::NoteRecord;
use crate::text::Doc;
use crate::text::pointer::write_token;
use crate::text::trail::TrailStep;
use alloc::vec::Vec;

/// What a loss or gap is about: the numbers of its record, which has no path.
pub(super) type NoteNumbers = [u16; NoteRecord::FIELDS.len()];

/// A step of a path: a name that is a word of the contract, or none for a position and another name.
pub(super) type PatternStep = Option<WordId>;

/// How often a loss or a gap occurred.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) note: NoteNumbers,
    path: Vec<PatternStep>,
    /// The path as a JSON Pointer, after [`Tallies::finish`].
    pub(crate) pointer: Vec<u8>,
    pub(crate) count: u32,
}

/// The tallies of a batch.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    /// Ascending by what they count.
    pub(crate) all: Vec<Tally>,
    /// The first names that were looked up, as they are written: most documents have the same.
    names: Vec<(Vec<u8>, PatternStep)>,
}

/// How many names are remembered.
const MOST_NAMES: usize = 32;

impl Tallies {
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.names.clear();
    }

    /// Finds the word of a step.
    pub(super) fn step(&mut self, catalogue: &'static Catalogue, doc: Doc, step: &TrailStep) -> PatternStep {
        if step.is_position {
            return None;
        }
        let key = doc.node(step.child);
        let name = doc.inner(&key);
        if let Some((_, word)) = self.names.iter().find(|(known, _)| known == name) {
            return *word;
        }
        let word = catalogue.word_of(doc, &key).map(|word| word.number);
        if self.names.len() < MOST_NAMES {
            self.names.push((name.into(), word));
        }
        word
    }

    /// Counts one loss or gap.
    pub(super) fn count(&mut self, note: NoteNumbers, path: &[PatternStep]) {
        let found = self
            .all
            .binary_search_by(|tally| (&tally.note, &*tally.path).cmp(&(&note, path)));
        match found {
            Ok(place) => self.all[place].count += 1,
            Err(place) => {
                let tally = Tally {
                    note,
                    path: path.into(),
                    pointer: Vec::new(),
                    count: 1,
                };
                self.all.insert(place, tally);
            }
        }
    }

    /// Writes the pointers.
    pub(super) fn finish(&mut self, catalogue: &'static Catalogue) {
        for tally in &mut self.all {
            for step in &tally.path {
                tally.pointer.push(b'/');
                match step.and_then(|number| catalogue.word(number)) {
                    Some(word) => write_token(word.text(), &mut tally.pointer),
                    None => tally.pointer.push(b'*'),
                }
            }
        }
    }
}
