//! Adds to findings what their problems need, still in numbers: sentence and arguments, and what was found where.

mod choice;

use super::finding::{Finding, Subject};
use super::fix::PlannedFix;
use super::found::FoundAs;
use super::listed::Pointee;
use super::path_step::PathStep;
use super::rules::Rules;
use super::sentence::{Found, Sentence};
use crate::contract::catalogue::{FieldEntry, ObjectEntry};
use crate::contract::word::Word;
use crate::text::place::Place;
use crate::text::pointer::tokens;
use crate::text::{Cause, Doc, NodeId, NodeKind};
use alloc::vec::Vec;

/// A finding with the numbers of its sentences and its fix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Detail {
    pub(crate) finding: Finding,
    pub(crate) message: Sentence,
    pub(crate) help: Option<Sentence>,
    pub(crate) arguments: Arguments,
    pub(crate) fix: Option<PlannedFix>,
}

/// What the arguments of a sentence are made from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arguments {
    pub(crate) field: Option<&'static FieldEntry>,
    pub(crate) object: Option<&'static ObjectEntry>,
    /// The known word that was probably meant.
    pub(crate) near: Option<&'static Word>,
    /// The field that can't be used together with this one.
    pub(crate) other: Option<&'static FieldEntry>,
    pub(crate) header: Option<&'static Word>,
    /// The position of an endpoint in the service's list.
    pub(crate) endpoint: Option<usize>,
    /// The endpoints that match a path, a bit each.
    pub(crate) endpoints: u32,
    /// The limit that the document exceeds.
    pub(crate) limit: u32,
}

/// What a finding is about that is in no document of a call.
#[derive(Clone, Copy)]
pub(crate) enum CallPlace<'c> {
    Call,
    /// A header, in the caller's spelling.
    Header(&'c str),
    Body,
}

/// What such a finding says.
pub(crate) struct CallNote<'c> {
    pub(crate) place: CallPlace<'c>,
    pub(crate) message: Sentence,
    pub(crate) help: Option<Sentence>,
    pub(crate) arguments: Arguments,
    pub(crate) found: FoundAs<'c>,
}

impl<'c> CallNote<'c> {
    pub(crate) fn new(place: CallPlace<'c>, message: Sentence) -> CallNote<'c> {
        CallNote {
            place,
            message,
            help: None,
            arguments: Arguments::default(),
            found: FoundAs::Nothing,
        }
    }
}

/// Makes details from findings, and says where they are and what was found there.
#[derive(Clone, Copy)]
pub(crate) struct Describer<'t> {
    pub(crate) doc: Doc<'t>,
    pub(crate) rules: &'t Rules<'t>,
    /// The first step of the paths into a part of a call; `None` for a document of its own.
    pub(crate) part: Option<&'static Word>,
    /// Where the text begins.
    pub(crate) from: Place,
    /// What the findings on a call itself say.
    pub(crate) notes: &'t [CallNote<'t>],
}

impl<'t> Describer<'t> {
    pub(crate) fn new(doc: Doc<'t>, rules: &'t Rules<'t>) -> Describer<'t> {
        Describer {
            doc,
            rules,
            part: None,
            from: Place::START,
            notes: &[],
        }
    }

    pub(crate) fn is_query(&self) -> bool {
        self.rules.shape.is_query()
    }

    /// Where the path of a finding leads.
    pub(crate) fn at(&self, finding: &Finding) -> Pointee {
        match finding.subject {
            Subject::Place(Sentence::EntriesNowhere) => {
                let mut steps = Vec::new();
                for token in tokens(self.rules.entries.unwrap_or_default()) {
                    steps.push(PathStep::Name(token.bytes().collect()));
                }
                Pointee::Steps(steps)
            }
            Subject::Missing(field) => Pointee::Missing(finding.node, &field.word),
            Subject::Call(note) => {
                let [_, headers, body] = &self.rules.catalogue.call_parts;
                Pointee::Steps(match self.notes.get(note).map(|note| note.place) {
                    Some(CallPlace::Header(name)) => [PathStep::Word(headers), PathStep::Name(name.into())].into(),
                    Some(CallPlace::Body) => [PathStep::Word(body)].into(),
                    Some(CallPlace::Call) | None => Vec::new(),
                })
            }
            _ => Pointee::Node(finding.node),
        }
    }

    /// Whether a problem has a place in the text.
    pub(crate) fn has_place(&self, detail: &Detail) -> bool {
        self.rules.has_places && detail.finding.has_place()
    }

    pub(crate) fn found(&self, finding: &Finding) -> FoundAs<'t> {
        let source = finding.span.of(self.doc.text());
        match finding.subject {
            Subject::Call(note) => self.notes.get(note).map_or(FoundAs::Nothing, |note| note.found),
            Subject::Value(_) | Subject::Exclusive(..) => {
                // The marks in a query that was made of an object are not its text.
                let is_mark = self.is_query() && !self.doc.node(finding.node).is(NodeKind::String);
                match self.rules.mask || is_mark {
                    true => FoundAs::Kind(self.kind_found(finding.node)),
                    false => FoundAs::Source(source),
                }
            }
            Subject::Fault(Cause::Syntax(_)) => match source {
                [] => FoundAs::Kind(Found::EndOfText),
                _ if !self.rules.mask => FoundAs::Source(source),
                [byte, ..] if byte.is_ascii_digit() => FoundAs::Kind(Found::Digit),
                [byte, ..] if byte.is_ascii_punctuation() => FoundAs::Character(*byte),
                [byte, ..] if byte.is_ascii_control() => FoundAs::Kind(Found::ControlCharacter),
                [byte, ..] if byte.is_ascii_alphabetic() => FoundAs::Kind(Found::Letter),
                _ => FoundAs::Kind(Found::AnotherCharacter),
            },
            _ => FoundAs::Nothing,
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
