//! Adds to details their paths, the found text, and spans and edits in the unit of the options.

use super::lengths::Lengths;
use super::{Builder, Detail, Details, EditDetail, FoundAs, PathStep, utf16_length};
use crate::contract::pack::field;
use crate::report::finding::{Finding, Subject};
use crate::report::fix::FixEdit;
use crate::report::sentence::Found;
use crate::text::envelope::Lookup;
use crate::text::place::measure;
use crate::text::pointer::tokens;
use crate::text::query::name_around;
use crate::text::sort::Keyed;
use crate::text::trail::{Step, Trail};
use crate::text::{Cause, Kind, NodeId};
use alloc::vec::Vec;

impl<'t> Builder<'t> {
    /// Adds paths, found texts and edits, then converts their places.
    pub(super) fn place(&self, edits: &[FixEdit], details: &mut Details) {
        let mut trail = Trail::new(self.doc);
        let mut lengths = Lengths::default();
        let mut count = 0;
        for n in 0..details.list.len() {
            let Some(mut detail) = details.list.get(n).copied() else {
                break;
            };
            let before = (details.steps.len(), details.text.len());
            self.path(&mut detail, &mut trail, &mut lengths, details);
            if lengths.is_too_much() && count > 0 && !self.rules.lists_all {
                // A reader would take steps and text of a dropped detail for those of the edits.
                details.steps.truncate(before.0);
                details.text.truncate(before.1);
                break;
            }
            self.found(&mut detail, details);
            for edit in detail.fix.iter().flat_map(|fix| fix.edits(edits)) {
                let start = details.text.len();
                edit.replacement.write(self.doc, &mut details.text);
                let length = utf16_length(details.text.get(start..).unwrap_or_default());
                details.edits.push(EditDetail {
                    start: edit.span.start,
                    end: edit.span.end,
                    length,
                });
            }
            if let Some(place) = details.list.get_mut(n) {
                *place = detail;
            }
            count += 1;
        }
        details.is_cut = count < details.list.len();
        details.list.truncate(count);
        self.measure(details);
    }

    fn path(
        &self,
        detail: &mut Detail,
        trail: &mut Trail<'t>,
        lengths: &mut Lengths,
        details: &mut Details,
    ) {
        let before = details.steps.len();
        let subject = detail.finding.subject;
        let mut shared = 0;
        if self.is_query() {
            lengths.shorten(0);
            self.parameter(&detail.finding, lengths, details);
        } else if subject == Subject::Entries(Lookup::Nowhere) {
            lengths.shorten(0);
            let pointer = self.rules.entries.unwrap_or_default();
            for token in tokens(pointer) {
                let mut name = Vec::new();
                name.extend(token.bytes());
                self.push_name(&name, lengths, details);
            }
        } else {
            let (same, steps) = trail.to(detail.finding.node);
            shared = same.min(lengths.steps());
            lengths.shorten(shared);
            for step in steps.iter().skip(shared) {
                self.step(step, lengths, details);
            }
            if let Subject::Missing(id) = subject {
                lengths.push_known();
                details.steps.push(PathStep::Word(field(id).word));
            }
        }
        lengths.count();
        detail.shared = shared as u32;
        detail.steps = (details.steps.len() - before) as u32;
    }

    fn step(&self, step: &Step, lengths: &mut Lengths, details: &mut Details) {
        let before = details.text.len();
        let step = PathStep::of(self.doc, step, &mut details.text);
        match step {
            PathStep::Name(_) => lengths.push_name(details.text.get(before..).unwrap_or_default()),
            PathStep::Index(_) | PathStep::Word(_) => lengths.push_known(),
        }
        details.steps.push(step);
    }

    /// Adds the path of a finding in a query: the name of the parameter.
    fn parameter(&self, finding: &Finding, lengths: &mut Lengths, details: &mut Details) {
        match finding.subject {
            Subject::Value(id) => {
                lengths.push_known();
                details.steps.push(PathStep::Word(field(id).word));
            }
            Subject::Unknown(_) | Subject::Repeated | Subject::Lost | Subject::GivesWay => {
                let mut name = Vec::new();
                self.name(finding, &mut name);
                self.push_name(&name, lengths, details);
            }
            Subject::Fault(_) => {
                if let Some(name) = name_around(self.doc.text(), finding.span) {
                    self.push_name(&name, lengths, details);
                }
            }
            Subject::Member(_) | Subject::Missing(_) => {}
            Subject::Document | Subject::Nothing | Subject::NotPlain | Subject::Entries(_) => {}
            Subject::Call | Subject::Complement(_) => {}
        }
    }

    fn push_name(&self, name: &[u8], lengths: &mut Lengths, details: &mut Details) {
        let length = details.append(name);
        lengths.push_name(name);
        details.steps.push(PathStep::Name(length));
    }

    fn found(&self, detail: &mut Detail, details: &mut Details) {
        let finding = &detail.finding;
        let source = finding.span.of(self.doc.text());
        let is_value = matches!(finding.subject, Subject::Value(_));
        if !is_value && !matches!(finding.subject, Subject::Fault(Cause::Syntax(_))) {
            return;
        }
        detail.found = Some(match source {
            [] if !is_value => FoundAs::Kind(Found::EndOfText),
            _ if !self.rules.mask => {
                let (shown, is_short) = shortened(source);
                let mut length = details.append(shown);
                if is_short {
                    length += details.append("…".as_bytes());
                }
                FoundAs::Source(length)
            }
            _ if is_value && self.is_query() => FoundAs::Kind(Found::String),
            _ if is_value => FoundAs::Kind(self.kind_found(finding.node)),
            [byte, ..] if byte.is_ascii_digit() => FoundAs::Kind(Found::Digit),
            [byte, ..] if byte.is_ascii_punctuation() => FoundAs::Character(*byte),
            [byte, ..] if byte.is_ascii_control() => FoundAs::Kind(Found::ControlCharacter),
            [byte, ..] if byte.is_ascii_alphabetic() => FoundAs::Kind(Found::Letter),
            _ => FoundAs::Kind(Found::AnotherCharacter),
        });
    }

    fn kind_found(&self, node: NodeId) -> Found {
        match self.doc.node(node).kind() {
            Kind::Null | Kind::Absent => Found::Null,
            Kind::Boolean => Found::Boolean,
            Kind::Number => Found::Number,
            Kind::String | Kind::Key => Found::String,
            Kind::Object => Found::Object,
            Kind::Array => Found::Array,
        }
    }

    /// Converts spans and edits to the unit of the options.
    fn measure(&self, details: &mut Details) {
        let mut places: Vec<Keyed> = Vec::new();
        let mut add = |start: u32, end: u32| {
            let number = places.len() as u32;
            places.push((start.into(), number));
            places.push((end.into(), number + 1));
        };
        for detail in &details.list {
            add(detail.finding.span.start, detail.finding.span.end);
        }
        for edit in &details.edits {
            add(edit.start, edit.end);
        }
        let count = details.list.len();
        measure(
            self.doc.padded(),
            self.rules.unit,
            &mut places,
            |n, place| {
                let (number, is_end) = (n as usize / 2, n % 2 != 0);
                match details.list.get_mut(number) {
                    Some(detail) if !detail.finding.has_place() => {}
                    Some(detail) => detail.span.get_or_insert_default().set(is_end, place),
                    None => {
                        if let Some(edit) = details.edits.get_mut(number - count) {
                            match is_end {
                                false => edit.start = place.offset,
                                true => edit.end = place.offset,
                            }
                        }
                    }
                }
            },
        );
    }
}

/// How many characters of found text are shown.
const SHOWN: usize = 40;

/// Returns the first characters of a text, and whether it has more.
pub(crate) fn shortened(source: &[u8]) -> (&[u8], bool) {
    let mut characters = 0;
    for (end, byte) in source.iter().enumerate() {
        characters += usize::from(byte & 0xC0 != 0x80);
        if characters > SHOWN {
            return (source.get(..end).unwrap_or_default(), true);
        }
    }
    (source, false)
}
