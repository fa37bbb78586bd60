//! Writes replies for JavaScript: words, and one text with every string.

use crate::Version;
use crate::check::outline::Outline;
use crate::contract::pack::NONE;
use crate::layout::{
    ABSENT, DetailRecord, FORM_VALUE, FOUND_CHARACTER, FOUND_SOURCE, FixRecord, REPORT_HEAD,
    REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH, REPORT_TRUNCATED, REPORT_VALID,
    REPORT_VERSION_SHIFT, STEP_NAME, STEP_WORD,
};
use crate::report::detail::{Detail, Details, EditDetail, FoundAs, PathStep, utf16_length};
use crate::report::fix::Fix;
use crate::report::sentence::Sentence;
use alloc::vec::Vec;

/// The words and the text of the last reply, in reusable buffers.
#[derive(Debug)]
pub(super) struct Reply {
    words: Vec<u32>,
    text: Vec<u8>,
}

impl Reply {
    pub(super) const NEW: Reply = Reply {
        words: Vec::new(),
        text: Vec::new(),
    };

    /// Writes a report. Returns its address, or 0 if it is valid and empty.
    pub(super) fn report(&mut self, outline: &Outline, version: Version, form: u32) -> u32 {
        let is_clean = outline.is_valid && outline.details.list.is_empty();
        if is_clean && outline.assumption.is_none() && !outline.is_truncated {
            return 0;
        }
        self.whole_report(outline, version, form)
    }

    /// Writes a report and returns its address, even if it is empty.
    pub(super) fn whole_report(&mut self, outline: &Outline, version: Version, form: u32) -> u32 {
        self.head(outline, version);
        self.details(&outline.details, form);
        self.finish()
    }

    /// Begins a reply that is not a report.
    pub(super) fn begin(&mut self) {
        self.words.clear();
        self.text.clear();
        self.push(&[0, 0, 0]);
    }

    /// Begins a reply with the head of a report.
    pub(super) fn head(&mut self, outline: &Outline, version: Version) {
        self.words.clear();
        self.text.clear();
        let mut flags = (version as u32) << REPORT_VERSION_SHIFT;
        flags |= if outline.is_valid { REPORT_VALID } else { 0 };
        flags |= if outline.is_truncated {
            REPORT_TRUNCATED
        } else {
            0
        };
        let count = outline.details.list.len() as u32;
        self.push(&[0, 0, 0, flags, count]);
        match &outline.assumption {
            None => self.push(&[ABSENT, 0]),
            Some(assumption) => {
                self.push(&[assumption.sentence as u32]);
                self.string(&assumption.name);
            }
        }
        debug_assert!(self.words.len() == REPORT_HEAD as usize);
    }

    /// Writes the lengths into the head of the reply and returns its address.
    pub(super) fn finish(&mut self) -> u32 {
        let length = self.words.len() as u32;
        for (at, number) in [
            (REPORT_LENGTH, length),
            (REPORT_TEXT, self.text.as_ptr() as u32),
            (REPORT_TEXT_LENGTH, self.text.len() as u32),
        ] {
            if let Some(word) = self.words.get_mut(at as usize) {
                *word = number;
            }
        }
        self.words.as_ptr() as u32
    }

    fn details(&mut self, details: &Details, form: u32) {
        let mut steps = details.steps.as_slice();
        let mut edits = details.edits.as_slice();
        for detail in &details.list {
            let (own, rest) = steps
                .split_at_checked(detail.steps as usize)
                .unwrap_or_default();
            steps = rest;
            self.detail(detail, own, form);
            if let Some(fix) = &detail.fix {
                let (own, rest) = edits.split_at_checked(fix.edit_count).unwrap_or_default();
                edits = rest;
                // A value has no text to edit.
                let has_edits = form != FORM_VALUE && detail.span.is_some();
                self.fix(fix, own, has_edits);
            }
        }
        self.text.extend_from_slice(&details.text);
    }

    fn detail(&mut self, detail: &Detail, steps: &[PathStep], form: u32) {
        let finding = &detail.finding;
        let span = detail.span.filter(|_| form != FORM_VALUE);
        let (found, character, source) = match detail.found {
            None => (NONE, 0, None),
            Some(FoundAs::Kind(kind)) => (kind as u8, 0, None),
            Some(FoundAs::Character(byte)) => (FOUND_CHARACTER as u8, byte, None),
            Some(FoundAs::Source(length)) => (FOUND_SOURCE as u8, 0, Some(length)),
        };
        self.record(
            &DetailRecord {
                code: finding.code as u8,
                severity: finding.severity as u8,
                basis: finding.basis as u8,
                section: finding.section,
                message: detail.message as u8,
                help: detail.help.map_or(NONE, |help| help as u8),
                found,
                character,
                field: detail.arguments.field,
                object: detail.arguments.object,
                near: detail.arguments.near,
                other: detail.arguments.other,
                has_span: u8::from(span.is_some()),
                has_fix: u8::from(detail.fix.is_some()),
                ..DetailRecord::default()
            }
            .bytes(),
        );
        self.push(&[detail.arguments.number, detail.shared, detail.steps]);
        for step in steps {
            self.step(*step);
        }
        if let Some(length) = source {
            self.push(&[length]);
        }
        if let Some(span) = span {
            self.push(&[span.start, span.end, span.line, span.column]);
        }
    }

    fn fix(&mut self, fix: &Fix, edits: &[EditDetail], has_edits: bool) {
        self.record(
            &FixRecord {
                title: fix.title as u8,
                applicability: fix.applicability as u8,
                field: fix.field,
                near: fix.near,
                other: fix.other,
                has_edits: u8::from(has_edits),
                has_header: u8::from(fix.title == Sentence::SendAsHeader),
                ..FixRecord::default()
            }
            .bytes(),
        );
        self.push(&[edits.len() as u32]);
        for edit in edits {
            self.push(&[edit.start, edit.end, edit.length]);
        }
    }

    pub(super) fn step(&mut self, step: PathStep) {
        self.push(&[match step {
            PathStep::Index(index) => index,
            PathStep::Word(word) => STEP_WORD | u32::from(word),
            PathStep::Name(length) => STEP_NAME | length,
        }]);
    }

    pub(super) fn record(&mut self, bytes: &[u8]) {
        for four in bytes.as_chunks().0 {
            self.push(&[u32::from_le_bytes(*four)]);
        }
    }

    pub(super) fn push(&mut self, words: &[u32]) {
        self.words.extend_from_slice(words);
    }

    /// Writes a string, with its length in UTF-16 units, because JavaScript slices the text.
    pub(super) fn string(&mut self, string: &[u8]) {
        self.push(&[utf16_length(string)]);
        self.text.extend_from_slice(string);
    }

    /// Appends texts whose lengths have been written.
    pub(super) fn append(&mut self, text: &[u8]) {
        self.text.extend_from_slice(text);
    }
}
