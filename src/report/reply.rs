//! Results as 32-bit words and one text with every string: what crosses into JavaScript, and what
//! [`super::reader`] reads natively. [`crate::report::layout`] describes the words.

use crate::contract::catalogue::Catalogue;
use crate::contract::model::VersionId;
use crate::contract::word::WordId;
use crate::report::layout::{
    ABSENT, REPORT_DETAILS, REPORT_FLAGS, REPORT_HEAD, REPORT_TRUNCATED, REPORT_VALID,
    REPORT_VERSION_SHIFT, STEP_NAME, STEP_WORD,
};
use crate::report::sentence::Sentence;
use crate::text::envelope::Entries;
use crate::text::place::{Place, Unit, measure};
use crate::text::sort::Keyed;
use crate::text::trail::{Trail, TrailStep};
use crate::text::vector::breaks;
use crate::text::{Doc, NodeId, Padded, Span};
use alloc::vec::Vec;

/// The words and the text of a result, in reusable buffers.
#[derive(Debug, Default)]
pub(crate) struct Reply {
    pub(super) words: Vec<u32>,
    pub(super) text: Vec<u8>,
}

/// The head of a report.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline {
    pub(crate) is_valid: bool,
    pub(crate) is_truncated: bool,
    /// How many details are listed.
    pub(crate) count: usize,
}

impl Outline {
    /// That of a report without problems.
    pub(crate) const CLEAN: Outline = Outline {
        is_valid: true,
        is_truncated: false,
        count: 0,
    };
}

impl Reply {
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) const NEW: Reply = Reply {
        words: Vec::new(),
        text: Vec::new(),
    };

    /// Begins a reply. Its lengths are written last.
    pub(crate) fn begin(&mut self) {
        self.words.clear();
        self.text.clear();
        self.push(&[0; REPORT_FLAGS as usize]);
    }

    /// Begins a report. Its flags and its number of details are written last. Of a list, says what was assumed
    /// about where its entries are, which the interface does not show.
    pub(crate) fn begin_report(&mut self, found: Option<(Doc, Entries)>) {
        self.begin();
        self.push(&[0, 0]);
        let mut sentence = ABSENT;
        let length = self.append(|text| match found {
            Some((doc, Entries::Behind(key))) => {
                sentence = Sentence::EntriesBehind as u32;
                doc.append(&doc.node(key), text);
            }
            Some((_, Entries::None)) => sentence = Sentence::NoEntries as u32,
            Some((_, Entries::At(_) | Entries::Missed(..))) | None => {}
        });
        self.push(&[sentence, length]);
        debug_assert!(self.words.len() == REPORT_HEAD as usize);
    }

    /// Ends a report.
    pub(crate) fn end_report(&mut self, outline: Outline, version: VersionId) {
        let mut flags = u32::from(version.0) << REPORT_VERSION_SHIFT;
        flags |= REPORT_VALID * u32::from(outline.is_valid);
        flags |= REPORT_TRUNCATED * u32::from(outline.is_truncated);
        const { assert!(REPORT_DETAILS == REPORT_FLAGS + 1) };
        self.set(REPORT_FLAGS as usize, &[flags, outline.count as u32]);
    }

    /// Whether it is a report that says nothing but that the document is valid.
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn is_clean(&self) -> bool {
        let flags = self.words.get(REPORT_FLAGS as usize);
        let is_valid = flags.is_some_and(|flags| flags & 0xFF == REPORT_VALID);
        is_valid && self.words.get(REPORT_FLAGS as usize + 1..) == Some(&[0, ABSENT, 0])
    }

    /// Writes the lengths of a reply and returns its address.
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn finish(&mut self) -> u32 {
        use crate::report::layout::{REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH};
        self.set(REPORT_LENGTH as usize, &[self.words.len() as u32]);
        self.set(REPORT_TEXT as usize, &[self.text.as_ptr() as u32]);
        self.set(REPORT_TEXT_LENGTH as usize, &[self.text.len() as u32]);
        self.words.as_ptr() as u32
    }

    pub(crate) fn push(&mut self, words: &[u32]) {
        self.words.extend_from_slice(words);
    }

    /// The number of words.
    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    /// Writes words in place of earlier ones.
    pub(crate) fn set(&mut self, at: usize, words: &[u32]) {
        for (place, word) in self.words.iter_mut().skip(at).zip(words) {
            *place = *word;
        }
    }

    /// Writes a record of small numbers.
    pub(crate) fn record(&mut self, numbers: &[u16]) {
        for two in numbers.as_chunks().0 {
            self.push(&[packed(*two)]);
        }
    }

    /// Writes a record in place of an earlier one.
    pub(crate) fn set_record(&mut self, at: usize, numbers: &[u16]) {
        for (n, two) in numbers.as_chunks().0.iter().enumerate() {
            self.set(at + n, &[packed(*two)]);
        }
    }

    /// Writes a string.
    pub(crate) fn string(&mut self, string: &[u8]) {
        let length = self.append(|text| text.extend_from_slice(string));
        self.push(&[length]);
    }

    /// Appends to the text alone. Returns the length in UTF-16 units, because JavaScript slices the text.
    fn append(&mut self, write: impl FnOnce(&mut Vec<u8>)) -> u32 {
        let start = self.text.len();
        write(&mut self.text);
        utf16_length(self.text.get(start..).unwrap_or_default())
    }

    /// Writes a path: how many steps it shares with the last one, which `steps` returns, how many follow, and those.
    /// Returns how many steps it has.
    pub(crate) fn path(&mut self, steps: impl FnOnce(&mut Reply) -> usize) -> usize {
        let at = self.len();
        self.push(&[0, 0]);
        let shared = steps(self);
        let own = self.len() - at - 2;
        self.set(at, &[shared as u32, own as u32]);
        shared + own
    }

    /// Writes a step: a word of the contract.
    pub(crate) fn word(&mut self, word: WordId) {
        self.push(&[STEP_WORD | u32::from(word)]);
    }

    /// Writes a step: a name that need not be a word of the contract.
    pub(crate) fn name(&mut self, name: &[u8]) {
        let length = self.append(|text| text.extend_from_slice(name));
        self.push(&[STEP_NAME | length]);
    }

    /// Writes a step of a trail. Returns the name if it is not a word of the contract.
    pub(crate) fn step(
        &mut self,
        catalogue: &Catalogue,
        doc: Doc,
        step: &TrailStep,
    ) -> Option<&[u8]> {
        if step.is_position {
            self.push(&[step.index]);
            return None;
        }
        let key = doc.node(step.child);
        if !key.is_escaped()
            && let Some(word) = catalogue.word_at(doc.padded(), key.start as usize + 1)
        {
            self.word(word);
            return None;
        }
        let start = self.text.len();
        let length = self.append(|text| doc.append(&key, text));
        self.push(&[STEP_NAME | length]);
        self.text.get(start..)
    }

    /// Writes the steps to a node that the last path does not share. Returns how many it shares.
    pub(crate) fn steps(
        &mut self,
        catalogue: &Catalogue,
        doc: Doc,
        trail: &mut Trail,
        node: NodeId,
    ) -> usize {
        let (shared, steps) = trail.to(node);
        for step in steps.iter().skip(shared) {
            self.step(catalogue, doc, step);
        }
        shared
    }

    /// Writes an edit, whose replacement `write` appends to the text.
    pub(crate) fn edit(
        &mut self,
        span: Span,
        places: &mut Places,
        write: impl FnOnce(&mut Vec<u8>),
    ) {
        let length = self.append(write);
        places.add(span.start, self.len(), false);
        places.add(span.end, self.len() + 1, false);
        self.push(&[0, 0, length]);
    }
}

/// Places in a text, in bytes, and the words for them: converted together, because that takes one pass.
#[derive(Default)]
pub(crate) struct Places(Vec<Keyed>);

impl Places {
    /// Writes a span: start, end, line and column.
    pub(crate) fn span(&mut self, span: Span, reply: &mut Reply) {
        self.add(span.start, reply.len(), true);
        self.add(span.end, reply.len() + 1, false);
        reply.push(&[0; 4]);
    }

    /// Adds an offset for a word, and with `has_line` its line and column for the second and third word after that.
    fn add(&mut self, offset: u32, word: usize, has_line: bool) {
        let number = (word as u32) << 1 | u32::from(has_line);
        self.0.push((offset.into(), number));
    }

    /// The number of places.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn truncate(&mut self, count: usize) {
        self.0.truncate(count);
    }

    /// Writes the places in a unit. The text begins at `from`.
    pub(crate) fn write(mut self, text: Padded, unit: Unit, from: Place, reply: &mut Reply) {
        measure(text, unit, &mut self.0, |number, place| {
            let (word, place) = ((number >> 1) as usize, from.to(place));
            reply.set(word, &[place.offset]);
            if number & 1 != 0 {
                reply.set(word + 2, &[place.line, place.column]);
            }
        });
    }
}

/// Two numbers in a word, the first in the lower half.
fn packed([low, high]: [u16; 2]) -> u32 {
    u32::from(low) | u32::from(high) << 16
}

/// The length of a UTF-8 text in UTF-16 units.
fn utf16_length(text: &[u8]) -> u32 {
    let (chunks, rest) = text.as_chunks();
    let mut length = units(rest);
    for chunk in chunks {
        length += match breaks(chunk) {
            0 => 16,
            _ => units(chunk),
        };
    }
    length
}

fn units(text: &[u8]) -> u32 {
    let mut units = 0;
    for byte in text {
        units += u32::from(byte & 0xC0 != 0x80) + u32::from(*byte >= 0xF0);
    }
    units
}
