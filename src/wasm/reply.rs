//! Results as 32-bit words and one text with every string: what crosses into JavaScript.
//! [`crate::layout`] describes the words.

use crate::contract::catalogue::{FieldEntry, FieldId, NONE};
use crate::contract::model::VersionId;
use crate::contract::word::{Word, WordId};
use crate::layout::{
    ABSENT, DetailRecord, FOUND_CHARACTER, FOUND_SOURCE, FixRecord, REPORT_DETAILS, REPORT_FLAGS, REPORT_HEAD,
    REPORT_TRUNCATED, REPORT_VALID, REPORT_VERSION_SHIFT, STEP_NAME, STEP_WORD,
};
use crate::report::detail::{Arguments, Detail};
use crate::report::fix::PlannedFix;
use crate::report::path_step::PathStep;
use crate::report::sink::{Assumption, Described, FoundAs, Outline, ReportSink};
use crate::text::place::{Place, Unit, measure};
use crate::text::sort::Keyed;
use crate::text::vector::breaks;
use crate::text::{Padded, Span};
use alloc::vec::Vec;

/// The words and the text of a result, in reusable buffers.
#[derive(Debug)]
pub(crate) struct Reply {
    words: Vec<u32>,
    text: Vec<u8>,
    /// The places of the problems that were written last.
    places: Places,
}

impl ReportSink for Reply {
    fn begin(&mut self, version: VersionId, assumption: Option<Assumption>) {
        self.clear();
        self.push(&[u32::from(version.0) << REPORT_VERSION_SHIFT, 0]);
        match assumption {
            Some(assumption) => {
                self.push(&[assumption.sentence as u32]);
                self.string(&assumption.name);
            }
            None => self.push(&[ABSENT, 0]),
        }
        debug_assert!(self.words.len() == REPORT_HEAD as usize);
    }

    fn problem(&mut self, problem: &Described) {
        self.words[REPORT_DETAILS as usize] += 1;
        let detail = problem.detail;
        self.record(&numbers_of(problem).numbers());
        let Arguments { limit, endpoints, .. } = detail.wording.arguments;
        // No sentence names both.
        self.push(&[limit | endpoints]);
        self.path(problem.shared, problem.steps);
        if let FoundAs::Source(source) = problem.found {
            self.string(&FoundAs::shown(source));
        }
        let mut places = core::mem::take(&mut self.places);
        if problem.has_span {
            places.span(detail.finding.span, self);
        }
        if let Some(fix) = &detail.fix {
            self.fix(fix, problem.has_span, &mut places);
        }
        self.places = places;
    }

    fn place(&mut self, text: Padded, unit: Unit, from: Place) {
        let places = core::mem::take(&mut self.places);
        places.write(text, unit, from, self);
    }

    fn end(&mut self, outline: Outline) {
        let mut flags = self.words[REPORT_FLAGS as usize];
        flags |= REPORT_VALID * u32::from(outline.is_valid);
        flags |= REPORT_TRUNCATED * u32::from(outline.is_truncated);
        self.set(REPORT_FLAGS as usize, &[flags]);
    }
}

/// The numbers of a problem.
fn numbers_of(problem: &Described) -> DetailRecord {
    let Detail { finding, wording, fix } = problem.detail;
    let (found, character) = match problem.found {
        FoundAs::Nothing => (NONE, 0),
        FoundAs::Kind(kind) => (kind as u16, 0),
        FoundAs::Character(byte) => (FOUND_CHARACTER as u16, byte.into()),
        FoundAs::Source(_) => (FOUND_SOURCE as u16, 0),
    };
    let arguments = &wording.arguments;
    DetailRecord {
        code: finding.code as u16,
        severity: finding.severity as u16,
        basis: finding.basis as u16,
        section: finding.section,
        message: wording.message as u16,
        help: wording.help.map_or(NONE, |help| help as u16),
        found,
        character,
        field: field_number(arguments.field),
        object: arguments.object.map_or(NONE, |object| object.number),
        near: word_number(arguments.near),
        other: match (arguments.endpoint, arguments.other) {
            (Some(number), _) => number as u16,
            (None, Some(field)) => field.number,
            (None, None) => word_number(arguments.header),
        },
        has_span: u16::from(problem.has_span),
        has_fix: u16::from(fix.is_some()),
    }
}

fn field_number(field: Option<&FieldEntry>) -> FieldId {
    field.map_or(NONE, |field| field.number)
}

fn word_number(word: Option<&Word>) -> WordId {
    word.map_or(NONE, |word| word.number)
}

impl Reply {
    pub(crate) const NEW: Reply = Reply {
        words: Vec::new(),
        text: Vec::new(),
        places: Places(Vec::new()),
    };

    /// Begins a reply. Its lengths are written last.
    pub(crate) fn clear(&mut self) {
        self.words.clear();
        self.text.clear();
        self.places.0.clear();
        self.push(&[0; REPORT_FLAGS as usize]);
    }

    /// Whether it is a report that says nothing but that the document is valid.
    pub(crate) fn is_clean(&self) -> bool {
        let flags = self.words.get(REPORT_FLAGS as usize);
        let is_valid = flags.is_some_and(|flags| flags & 0xFF == REPORT_VALID);
        is_valid && self.words.get(REPORT_FLAGS as usize + 1..) == Some(&[0, ABSENT, 0])
    }

    /// Writes the lengths of a reply and returns its address.
    pub(crate) fn finish(&mut self) -> u32 {
        use crate::layout::{REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH};
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

    /// Appends to the text what is no string.
    pub(crate) fn write(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.text);
    }

    /// Writes a path: how many steps it shares with the one before it, how many follow, and those.
    pub(crate) fn path(&mut self, shared: usize, steps: &[PathStep]) {
        self.push(&[shared as u32, steps.len() as u32]);
        self.steps(steps);
    }

    /// Writes steps of a path.
    pub(crate) fn steps(&mut self, steps: &[PathStep]) {
        for step in steps {
            let step = match step {
                PathStep::Index(index) => *index,
                PathStep::Word(word) => STEP_WORD | u32::from(word.number),
                PathStep::Name(name) => STEP_NAME | self.append(|text| text.extend_from_slice(name)),
            };
            self.push(&[step]);
        }
    }

    /// Writes a fix. A value has no text to edit.
    fn fix(&mut self, fix: &PlannedFix, has_edits: bool, places: &mut Places) {
        let record = FixRecord {
            title: fix.title as u16,
            applicability: fix.applicability as u16,
            field: field_number(fix.field),
            near: word_number(fix.replacement.word()),
            has_edits: u16::from(has_edits),
            ..FixRecord::default()
        };
        self.record(&record.numbers());
        self.push(&[1]);
        self.edit(fix.span, places, |text| fix.replacement.write(text));
    }

    /// Writes an edit, whose replacement `write` appends to the text.
    pub(crate) fn edit(&mut self, span: Span, places: &mut Places, write: impl FnOnce(&mut Vec<u8>)) {
        let length = self.append(write);
        places.add(span.start, self.len(), false);
        places.add(span.end, self.len() + 1, false);
        self.push(&[0, 0, length]);
    }
}

/// Places in a text, in bytes, and the words for them: converted together, because that takes one pass.
#[derive(Debug, Default)]
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
