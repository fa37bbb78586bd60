//! Results as 32-bit words and one text with every string: what crosses into JavaScript.
//! [`crate::layout`] describes the words.

use crate::contract::catalogue::{FieldEntry, FieldId, NONE};
use crate::contract::model::VersionId;
use crate::contract::word::{Word, WordId};
use crate::layout::{
    ABSENT, DetailRecord, FOUND_CHARACTER, FOUND_SOURCE, FixRecord, REPORT_FLAGS, REPORT_HEAD, REPORT_TEXT,
    REPORT_TRUNCATED, REPORT_VALID, REPORT_VERSION_SHIFT, STEP_NAME, STEP_WORD,
};
use crate::report::detail::{Arguments, Detail};
use crate::report::fix::PlannedFix;
use crate::report::found::{Assumption, FoundAs};
use crate::report::listed::{Findings, Listed};
use crate::report::path_step::PathStep;
use crate::text::place::TextSpan;
use crate::text::vector::breaks;
use alloc::vec::Vec;

/// The words and the text of a result, in reusable buffers.
#[derive(Debug)]
pub(crate) struct Reply {
    words: Vec<u32>,
    text: Vec<u8>,
}

/// The numbers of a problem.
fn numbers_of(detail: &Detail, listed: &Listed, found: FoundAs) -> DetailRecord {
    let Detail {
        finding,
        arguments,
        fix,
        ..
    } = detail;
    let (found, character) = match found {
        FoundAs::Nothing => (NONE, 0),
        FoundAs::Kind(kind) => (kind as u16, 0),
        FoundAs::Character(byte) => (FOUND_CHARACTER as u16, byte.into()),
        FoundAs::Source(_) => (FOUND_SOURCE as u16, 0),
    };
    DetailRecord {
        code: finding.code as u16,
        severity: finding.severity as u16,
        basis: finding.basis as u16,
        section: finding.section,
        message: detail.message as u16,
        help: detail.help.map_or(NONE, |help| help as u16),
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
        spans: spans_of(listed),
        has_fix: u16::from(fix.is_some()),
    }
}

/// How many places an entry has.
pub(crate) fn spans_of(listed: &Listed) -> u16 {
    listed.spans.iter().flatten().count() as u16
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
    };

    /// Begins a reply. Where its text is comes last.
    pub(crate) fn clear(&mut self) {
        self.words.clear();
        self.text.clear();
        self.push(&[0; REPORT_FLAGS as usize]);
    }

    /// Begins a report, or a conversion: with the version whose rules applied, and flags.
    pub(crate) fn begin(&mut self, version: VersionId, flags: u32, details: usize, assumption: Option<&Assumption>) {
        self.clear();
        self.push(&[u32::from(version.0) << REPORT_VERSION_SHIFT | flags, details as u32]);
        match assumption {
            Some(assumption) => {
                self.push(&[assumption.sentence as u32]);
                self.string(&assumption.name);
            }
            None => self.push(&[ABSENT, 0]),
        }
        debug_assert!(self.words.len() == REPORT_HEAD as usize);
    }

    /// Writes a report.
    pub(crate) fn report(&mut self, found: &Findings) {
        let mut flags = REPORT_VALID * u32::from(found.is_valid);
        flags |= REPORT_TRUNCATED * u32::from(found.is_truncated);
        let details = found.lists.iter().map(|list| list.details.len()).sum();
        self.begin(found.rules.version, flags, details, found.assumption.as_ref());
        for list in &found.lists {
            list.each(|detail, listed, found, edit| self.problem(detail, &listed, found, edit));
        }
    }

    fn problem(&mut self, detail: &Detail, listed: &Listed, found: FoundAs, edit: Option<TextSpan>) {
        self.listed(&numbers_of(detail, listed, found).numbers(), listed);
        let Arguments { limit, endpoints, .. } = detail.arguments;
        // No sentence names both.
        self.push(&[limit | endpoints]);
        if let FoundAs::Source(source) = found {
            self.string(&FoundAs::shown(source));
        }
        if let Some(fix) = &detail.fix {
            self.fix(fix, edit);
        }
    }

    /// Writes what every entry of a list has: its record, its path and its places.
    pub(crate) fn listed(&mut self, record: &[u16], listed: &Listed) {
        self.record(record);
        self.push(&[listed.shared as u32, listed.steps.len() as u32]);
        self.steps(listed.steps);
        for span in listed.spans.iter().flatten() {
            self.push(&[span.start, span.end, span.line, span.column]);
        }
    }

    /// Writes the address and the length of the text, and returns the address of the reply.
    pub(crate) fn finish(&mut self) -> u32 {
        let text = [self.text.as_ptr() as u32, self.text.len() as u32];
        for (word, new) in self.words.iter_mut().skip(REPORT_TEXT as usize).zip(text) {
            *word = new;
        }
        self.words.as_ptr() as u32
    }

    pub(crate) fn push(&mut self, words: &[u32]) {
        self.words.extend_from_slice(words);
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
    fn fix(&mut self, fix: &PlannedFix, edit: Option<TextSpan>) {
        let record = FixRecord {
            title: fix.title as u16,
            applicability: fix.applicability as u16,
        };
        self.record(&record.numbers());
        self.push(&[u32::from(edit.is_some())]);
        if let Some(span) = edit {
            self.edit(span, |text| fix.write(text));
        }
    }

    /// Writes an edit, whose replacement `write` appends to the text.
    pub(crate) fn edit(&mut self, span: TextSpan, write: impl FnOnce(&mut Vec<u8>)) {
        let length = self.append(write);
        self.push(&[span.start, span.end, length]);
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
