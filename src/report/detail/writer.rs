//! Writes details: their numbers, paths, found text, and spans and edits in the unit of the options.

use super::lengths::Lengths;
use super::{Describer, Detail};
use crate::contract::catalogue::NONE;
use crate::contract::word::WordId;
use crate::report::finding::{Finding, Subject};
use crate::report::fix::PlannedFix;
use crate::report::layout::{DetailRecord, FOUND_CHARACTER, FOUND_SOURCE, FixRecord};
use crate::report::reply::{Places, Reply};
use crate::report::sentence::Found;
use crate::text::envelope::Lookup;
use crate::text::place::Place;
use crate::text::pointer::tokens;
use crate::text::query::name_around;
use crate::text::trail::Trail;
use crate::text::{Cause, NodeId, NodeKind};
use alloc::vec::Vec;

/// A part of a call.
#[derive(Clone, Copy)]
pub(crate) struct CallPart {
    /// The first segment of the pointers into it; `None` for a document of its own.
    pub(crate) name: Option<WordId>,
    /// Where its text begins.
    pub(crate) from: Place,
}

impl CallPart {
    /// A document of its own.
    pub(crate) const WHOLE: CallPart = CallPart {
        name: None,
        from: Place::START,
    };
}

/// What was found in the text: the `found` of a problem.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FoundAs<'t> {
    Nothing,
    Kind(Found),
    /// A punctuation character.
    Character(u8),
    /// Source text.
    Source(&'t [u8]),
}

impl Reply {
    /// Writes a detail but for its span and fix. `steps` writes its path and returns how many steps that shares.
    pub(crate) fn detail(
        &mut self,
        detail: &Detail,
        found: FoundAs,
        has_span: bool,
        steps: impl FnOnce(&mut Reply) -> usize,
    ) {
        let (finding, wording) = (&detail.finding, &detail.wording);
        let (kind, character) = match found {
            FoundAs::Nothing => (NONE, 0),
            FoundAs::Kind(kind) => (kind as u16, 0),
            FoundAs::Character(byte) => (FOUND_CHARACTER as u16, byte.into()),
            FoundAs::Source(_) => (FOUND_SOURCE as u16, 0),
        };
        let record = DetailRecord {
            code: finding.code as u16,
            severity: finding.severity as u16,
            basis: finding.basis as u16,
            section: finding.section,
            message: wording.message as u16,
            help: wording.help.map_or(NONE, |help| help as u16),
            found: kind,
            character,
            field: wording.arguments.field,
            object: wording.arguments.object,
            near: wording.arguments.near,
            other: wording.arguments.other,
            has_span: u16::from(has_span),
            has_fix: u16::from(detail.fix.is_some()),
        };
        self.record(&record.numbers());
        self.push(&[wording.arguments.number]);
        self.path(steps);
        if let FoundAs::Source(source) = found {
            let (shown, is_short) = shortened(source);
            let ellipsis = if is_short { "…" } else { "" };
            self.string(&[shown, ellipsis.as_bytes()].concat());
        }
    }
}

impl<'t> Describer<'t> {
    /// Writes details and returns their number: fewer if all pointers together are too long.
    pub(crate) fn write(&self, details: &[Detail], part: CallPart, reply: &mut Reply) -> usize {
        let mut writer = DetailWriter {
            of: self,
            part: part.name,
            trail: Trail::new(self.doc),
            lengths: Lengths::default(),
            places: Places::default(),
        };
        let mut count = 0;
        for detail in details {
            let before = (reply.words.len(), reply.text.len(), writer.places.len());
            writer.detail(detail, reply);
            if writer.lengths.is_too_much() && count > 0 && !self.rules.lists_all {
                reply.words.truncate(before.0);
                reply.text.truncate(before.1);
                writer.places.truncate(before.2);
                break;
            }
            count += 1;
        }
        let (text, unit) = (self.doc.padded(), self.rules.unit);
        writer.places.write(text, unit, part.from, reply);
        count
    }
}

/// Writes one detail after the other.
struct DetailWriter<'w, 't> {
    of: &'w Describer<'t>,
    part: Option<WordId>,
    trail: Trail<'t>,
    lengths: Lengths,
    places: Places,
}

impl DetailWriter<'_, '_> {
    fn detail(&mut self, detail: &Detail, reply: &mut Reply) {
        let finding = &detail.finding;
        let has_span = self.of.rules.has_places && finding.has_place();
        reply.detail(detail, self.found(finding), has_span, |reply| {
            self.path(finding, reply)
        });
        if has_span {
            self.places.span(finding.span, reply);
        }
        if let Some(fix) = &detail.fix {
            self.fix(fix, has_span, reply);
        }
    }

    /// Writes the steps of a path. Returns how many it shares with the last one.
    fn path(&mut self, finding: &Finding, reply: &mut Reply) -> usize {
        let mut shared = 0;
        let is_nowhere = finding.subject == Subject::Entries(Lookup::Nowhere);
        if !self.of.is_query() && !is_nowhere {
            let steps = self.trail.to(finding.node);
            shared = steps.0.min(self.lengths.steps());
        }
        self.lengths.shorten(shared);
        if let Some(part) = self.part {
            match shared {
                0 => reply.word(part),
                _ => shared += 1,
            }
        }
        if self.of.is_query() {
            self.parameter(finding, reply);
        } else if is_nowhere {
            let pointer = self.of.rules.entries.unwrap_or_default();
            for token in tokens(pointer) {
                let name: Vec<u8> = token.bytes().collect();
                self.name(&name, reply);
            }
        } else {
            for step in self.trail.steps().iter().skip(self.lengths.steps()) {
                match reply.step(self.of.rules.catalogue, self.of.doc, step) {
                    Some(name) => self.lengths.push_name(name),
                    None => self.lengths.push_known(),
                }
            }
            if let Subject::Missing(field) = finding.subject {
                self.lengths.push_known();
                reply.word(field.word.number);
            }
        }
        self.lengths.count();
        shared
    }

    /// Writes the path of a finding in a query: the name of the parameter.
    fn parameter(&mut self, finding: &Finding, reply: &mut Reply) {
        match finding.subject {
            Subject::Value(field) | Subject::Member(field) | Subject::Missing(field) => {
                self.lengths.push_known();
                reply.word(field.word.number);
            }
            Subject::Unknown(_) | Subject::Repeated | Subject::Lost | Subject::GivesWay => {
                let mut name = Vec::new();
                self.of.name(finding, &mut name);
                self.name(&name, reply);
            }
            Subject::Fault(_) => {
                if let Some(name) = name_around(self.of.doc.text(), finding.span) {
                    self.name(&name, reply);
                }
            }
            Subject::Document | Subject::Nothing | Subject::NotPlain | Subject::Entries(_) => {}
            Subject::Call | Subject::Complement(_) | Subject::Url | Subject::NoQuery => {}
        }
    }

    fn name(&mut self, name: &[u8], reply: &mut Reply) {
        self.lengths.push_name(name);
        reply.name(name);
    }

    fn found<'s>(&self, finding: &Finding) -> FoundAs<'s>
    where
        Self: 's,
    {
        let source = finding.span.of(self.of.doc.text());
        let is_value = matches!(finding.subject, Subject::Value(_));
        if !is_value && !matches!(finding.subject, Subject::Fault(Cause::Syntax(_))) {
            return FoundAs::Nothing;
        }
        match source {
            [] if !is_value => FoundAs::Kind(Found::EndOfText),
            _ if !self.of.rules.mask => FoundAs::Source(source),
            _ if is_value && self.of.is_query() => FoundAs::Kind(Found::String),
            _ if is_value => FoundAs::Kind(self.kind_found(finding.node)),
            [byte, ..] if byte.is_ascii_digit() => FoundAs::Kind(Found::Digit),
            [byte, ..] if byte.is_ascii_punctuation() => FoundAs::Character(*byte),
            [byte, ..] if byte.is_ascii_control() => FoundAs::Kind(Found::ControlCharacter),
            [byte, ..] if byte.is_ascii_alphabetic() => FoundAs::Kind(Found::Letter),
            _ => FoundAs::Kind(Found::AnotherCharacter),
        }
    }

    fn kind_found(&self, node: NodeId) -> Found {
        match self.of.doc.node(node).kind() {
            NodeKind::Null | NodeKind::Absent => Found::Null,
            NodeKind::Boolean => Found::Boolean,
            NodeKind::Number => Found::Number,
            NodeKind::String | NodeKind::Key => Found::String,
            NodeKind::Object => Found::Object,
            NodeKind::Array => Found::Array,
        }
    }

    /// Writes a fix. A value has no text to edit.
    fn fix(&mut self, fix: &PlannedFix, has_edits: bool, reply: &mut Reply) {
        let record = FixRecord {
            title: fix.title as u16,
            applicability: fix.applicability as u16,
            field: fix.field,
            near: fix.replacement.word().map_or(NONE, |word| word.number),
            has_edits: u16::from(has_edits),
            ..FixRecord::default()
        };
        reply.record(&record.numbers());
        reply.push(&[1]);
        reply.edit(fix.span, &mut self.places, |text| {
            fix.replacement.write(text)
        });
    }
}

/// How many characters of found text are shown.
const SHOWN: usize = 40;

/// Returns the first characters of a text, and whether it has more.
fn shortened(source: &[u8]) -> (&[u8], bool) {
    let mut characters = 0;
    for (end, byte) in source.iter().enumerate() {
        characters += usize::from(byte & 0xC0 != 0x80);
        if characters > SHOWN {
            return (source.get(..end).unwrap_or_default(), true);
        }
    }
    (source, false)
}
