//! Writes details into a report: their paths and what was found there.

use super::lengths::{Lengths, kept_together, surely_fit};
use super::{Describer, Detail};
use crate::contract::word::Word;
use crate::report::finding::{Finding, Subject};
use crate::report::kept::{Rank, keep};
use crate::report::path_step::PathStep;
use crate::report::sentence::Found;
use crate::report::sink::{Described, FoundAs, ReportSink};
use crate::text::envelope::Lookup;
use crate::text::place::Place;
use crate::text::pointer::tokens;
use crate::text::trail::Trail;
use crate::text::{Cause, NodeId, NodeKind};
use alloc::vec::Vec;

/// A part of a call.
#[derive(Clone, Copy)]
pub(crate) struct CallPart {
    /// The first step of the paths into it; `None` for a document of its own.
    pub(crate) name: Option<&'static Word>,
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

impl<'t> Describer<'t> {
    /// Drops details whose pointers are too long together.
    pub(crate) fn keep_together(&self, details: &mut Vec<Detail>) {
        if surely_fit(details.len(), self.doc.text().len(), self.rules.limits.depth) {
            return;
        }
        let lengths = self.lengths(details);
        let ranks: Vec<Rank> = details.iter().map(|detail| Rank::of(&detail.finding)).collect();
        keep(details, &mut kept_together(&ranks, &lengths).iter());
    }

    /// The lengths of the details' pointers, as far as names of the document make them long.
    pub(crate) fn lengths(&self, details: &[Detail]) -> Vec<usize> {
        let mut paths = self.paths(None);
        let lengths = details.iter().map(|detail| {
            paths.to(&detail.finding);
            paths.lengths.path()
        });
        lengths.collect()
    }

    fn paths(&self, part: Option<&'static Word>) -> PathWriter<'_, 't> {
        PathWriter {
            of: self,
            part,
            trail: Trail::new(self.doc),
            lengths: Lengths::default(),
            steps: Vec::new(),
        }
    }

    /// Writes details.
    pub(crate) fn write(&self, details: &[Detail], part: CallPart, sink: &mut impl ReportSink) {
        let mut paths = self.paths(part.name);
        for detail in details {
            let finding = &detail.finding;
            let shared = paths.to(finding);
            sink.problem(&Described {
                detail,
                found: self.found(finding),
                shared,
                steps: &paths.steps,
                has_span: self.rules.has_places && finding.has_place(),
            });
        }
        sink.place(self.doc.padded(), self.rules.unit, part.from);
    }

    fn found(&self, finding: &Finding) -> FoundAs<'t> {
        let source = finding.span.of(self.doc.text());
        let is_value = matches!(finding.subject, Subject::Value(_) | Subject::Exclusive(..));
        if !is_value && !matches!(finding.subject, Subject::Fault(Cause::Syntax(_))) {
            return FoundAs::Nothing;
        }
        match source {
            [] if !is_value => FoundAs::Kind(Found::EndOfText),
            // The marks in a query that was made of an object are not its text.
            _ if is_value && self.is_query() && !self.doc.node(finding.node).is(NodeKind::String) => {
                FoundAs::Kind(self.kind_found(finding.node))
            }
            _ if !self.rules.mask => FoundAs::Source(source),
            _ if is_value => FoundAs::Kind(self.kind_found(finding.node)),
            [byte, ..] if byte.is_ascii_digit() => FoundAs::Kind(Found::Digit),
            [byte, ..] if byte.is_ascii_punctuation() => FoundAs::Character(*byte),
            [byte, ..] if byte.is_ascii_control() => FoundAs::Kind(Found::ControlCharacter),
            [byte, ..] if byte.is_ascii_alphabetic() => FoundAs::Kind(Found::Letter),
            _ => FoundAs::Kind(Found::AnotherCharacter),
        }
    }

    fn kind_found(&self, node: NodeId) -> Found {
        match self.doc.node(node).kind() {
            NodeKind::Null | NodeKind::Absent => Found::Null,
            NodeKind::Boolean => Found::Boolean,
            NodeKind::Number => Found::Number,
            NodeKind::String | NodeKind::Key => Found::String,
            NodeKind::Object => Found::Object,
            NodeKind::Array => Found::Array,
        }
    }
}

/// Finds one path after the other.
struct PathWriter<'w, 't> {
    of: &'w Describer<'t>,
    part: Option<&'static Word>,
    trail: Trail<'t>,
    lengths: Lengths,
    /// The steps of the current path that the one before it does not have.
    steps: Vec<PathStep>,
}

impl PathWriter<'_, '_> {
    /// Sets the steps of a path. Returns how many it shares with the one before it.
    fn to(&mut self, finding: &Finding) -> usize {
        self.steps.clear();
        let mut shared = 0;
        let is_nowhere = finding.subject == Subject::Entries(Lookup::Nowhere);
        if !is_nowhere {
            let steps = self.trail.to(finding.node);
            shared = steps.0.min(self.lengths.steps());
        }
        self.lengths.shorten(shared);
        if let Some(part) = self.part {
            match shared {
                0 => self.steps.push(PathStep::Word(part)),
                _ => shared += 1,
            }
        }
        if is_nowhere {
            let pointer = self.of.rules.entries.unwrap_or_default();
            for token in tokens(pointer) {
                self.push(PathStep::Name(token.bytes().collect()));
            }
        } else {
            for at in self.lengths.steps()..self.trail.steps().len() {
                let step = &self.trail.steps()[at];
                self.push(PathStep::of(self.of.rules.catalogue, self.of.doc, step));
            }
            if let Subject::Missing(field) = finding.subject {
                self.push(PathStep::Word(&field.word));
            }
        }
        shared
    }

    fn push(&mut self, step: PathStep) {
        match &step {
            PathStep::Name(name) => self.lengths.push_name(name),
            PathStep::Word(_) | PathStep::Index(_) => self.lengths.push_known(),
        }
        self.steps.push(step);
    }
}
