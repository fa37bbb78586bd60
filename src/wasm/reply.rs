//! Replies as JavaScript reads them: words, and one text with every string.

use crate::Version;
use crate::check::session::{Corrected, Outline, header};
use crate::contract::pack::NONE;
use crate::layout::{
    ABSENT, DetailRecord, FORM_VALUE, FOUND_CHARACTER, FOUND_SOURCE, FixRecord, REPORT_HEAD,
    REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH, REPORT_TRUNCATED, REPORT_VALID,
    REPORT_VERSION_SHIFT, STEP_NAME, STEP_WORD,
};
use crate::report::detail::{Detail, PathStep, Stands};
use crate::report::fix::FixDetail;
use alloc::string::String;
use alloc::vec::Vec;

/// The words and the text of the last reply, in buffers that are kept.
#[derive(Debug, Default)]
pub(super) struct Reply {
    words: Vec<u32>,
    text: String,
}

impl Reply {
    /// The address of the words; 0 where there is nothing to say about a valid document.
    pub(super) fn report(&mut self, outline: &Outline, version: Version, form: u32) -> u32 {
        let is_clean = outline.is_valid && outline.details.is_empty();
        if is_clean && outline.assumption.is_none() && !outline.is_truncated {
            return 0;
        }
        self.clear();
        self.outline(outline, version, form);
        self.finish()
    }

    /// The address of the words on a document whose safe fixes have been applied: its report, the
    /// headers to send, and the details of each round.
    pub(super) fn corrected(
        &mut self,
        corrected: &Corrected,
        outline: &Outline,
        version: Version,
        form: u32,
    ) -> u32 {
        self.clear();
        self.outline(outline, version, form);
        let output = &corrected.output;
        self.words
            .extend([output.as_ptr() as u32, output.len() as u32]);
        let headers = || corrected.rounds.iter().flatten().filter_map(header);
        self.words.push(headers().count() as u32);
        for (name, value) in headers() {
            self.words.push(u32::from(name));
            self.string(&value);
        }
        self.words.push(corrected.rounds.len() as u32);
        for round in &corrected.rounds {
            self.words.push(round.len() as u32);
            for detail in round {
                self.detail(detail, form);
            }
        }
        self.finish()
    }

    fn clear(&mut self) {
        self.words.clear();
        self.text.clear();
    }

    fn outline(&mut self, outline: &Outline, version: Version, form: u32) {
        let mut flags = (version as u32) << REPORT_VERSION_SHIFT;
        flags |= if outline.is_valid { REPORT_VALID } else { 0 };
        flags |= if outline.is_truncated {
            REPORT_TRUNCATED
        } else {
            0
        };
        self.words
            .extend([0, 0, 0, flags, outline.details.len() as u32]);
        match &outline.assumption {
            None => self.words.extend([ABSENT, 0]),
            Some(assumption) => {
                self.words.push(assumption.sentence as u32);
                match &assumption.name {
                    Some(PathStep::Name(name)) => self.string(name),
                    _ => self.words.push(0),
                }
            }
        }
        debug_assert!(self.words.len() == REPORT_HEAD as usize);
        for detail in &outline.details {
            self.detail(detail, form);
        }
    }

    fn finish(&mut self) -> u32 {
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

    fn detail(&mut self, detail: &Detail, form: u32) {
        let finding = &detail.finding;
        let span = detail.span.filter(|_| form != FORM_VALUE);
        let (found, character) = match &detail.found {
            None => (NONE, 0),
            Some(Stands::Kind(kind)) => (*kind as u8, 0),
            Some(Stands::Character(byte)) => (FOUND_CHARACTER as u8, *byte),
            Some(Stands::Source(_)) => (FOUND_SOURCE as u8, 0),
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
        self.words.push(detail.arguments.number);
        self.path(detail);
        if let Some(Stands::Source(source)) = &detail.found {
            self.string(source);
        }
        if let Some(span) = span {
            self.words
                .extend([span.start, span.end, span.line, span.column]);
        }
        if let Some(fix) = &detail.fix {
            self.fix(fix, form);
        }
    }

    fn path(&mut self, detail: &Detail) {
        self.words
            .extend([detail.shared as u32, detail.steps.len() as u32]);
        for step in &detail.steps {
            match step {
                PathStep::Index(index) => self.words.push(*index),
                PathStep::Word(word) => self.words.push(STEP_WORD | u32::from(*word)),
                PathStep::Name(name) => {
                    let length = self.append(name);
                    self.words.push(STEP_NAME | length);
                }
            }
        }
    }

    fn fix(&mut self, fix: &FixDetail, form: u32) {
        self.record(
            &FixRecord {
                title: fix.title as u8,
                applicability: fix.applicability as u8,
                field: fix.field,
                near: fix.near,
                other: fix.other,
                ..FixRecord::default()
            }
            .bytes(),
        );
        if form == FORM_VALUE {
            return self.words.push(ABSENT);
        }
        self.words.push(fix.text_edits.len() as u32);
        for edit in &fix.text_edits {
            self.words.extend([edit.start, edit.end]);
            self.string(&edit.text);
        }
    }

    fn record(&mut self, bytes: &[u8]) {
        let words = bytes.as_chunks().0.iter();
        self.words
            .extend(words.map(|four| u32::from_le_bytes(*four)));
    }

    fn string(&mut self, string: &str) {
        let length = self.append(string);
        self.words.push(length);
    }

    /// Appends to the text. Returns the length in UTF-16 units, in which JavaScript cuts it up.
    fn append(&mut self, string: &str) -> u32 {
        self.text.push_str(string);
        string.encode_utf16().count() as u32
    }
}
