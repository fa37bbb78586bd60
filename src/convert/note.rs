//! Notes: the changes, losses and gaps of a conversion, as numbers. [`super::listing`] makes lists of them.

use super::pass::RemarkId;
use super::steps::{Step, Steps};
use crate::contract::catalogue::{FieldEntry, NONE, SectionId};
use crate::contract::model::{Basis, VersionId};
use crate::layout::NoteRecord;
use crate::report::reason::{Reason, Topic};
use crate::text::{Doc, NodeId, NodeKind, Span};

/// One change, loss or gap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    pub(crate) reason: Reason,
    /// The number of the step that it comes from.
    pub(crate) step: usize,
    /// The position of the member that it is about in the pass.
    pub(crate) slot: Option<usize>,
    /// Another field that it names, if not the one with the same value.
    pub(crate) other: Option<&'static FieldEntry>,
    /// The key or element in the input; for a missing or restored member its object.
    pub(crate) node: NodeId,
    /// Of a change or a gap: the member in the output, or the object that gets or lacks it. Of an orphan: the
    /// positions of entry and item.
    pub(crate) to: Span,
}

impl Note {
    pub(super) fn new(reason: Reason, node: NodeId) -> Note {
        Note {
            reason,
            step: 0,
            slot: None,
            other: None,
            node,
            to: Span::default(),
        }
    }

    /// Gives a gap of an earlier step the name that the field has after a step. Returns false if no field is required there.
    pub(super) fn renamed(&mut self, steps: &Steps, step: &Step) -> bool {
        let Some(slot) = self.slot else { return true };
        let field = steps.all[self.step].pass.member(slot).field;
        let members = &step.pass.members;
        let source = members
            .iter()
            .find(|it| it.field == field && !it.is_of_target(step.way));
        let Some(source) = source else { return true };
        let Some(other) = source.other else {
            return false;
        };
        (self.slot, self.step) = (Some(other), step.number);
        members[other].field.presence.is_some()
    }

    pub(super) fn topic(&self) -> Topic {
        self.reason.topic()
    }

    /// Whether it is a gap about a member. Only such a note has a place in the output alone.
    pub(super) fn is_member_gap(&self) -> bool {
        self.topic() == Topic::Gap && self.slot.is_some()
    }

    /// Whether it is a gap about a member that an object lacks, and not about one that is there.
    pub(super) fn lacks_member(&self, doc: Doc) -> bool {
        self.is_member_gap() && !doc.node(self.node).is(NodeKind::Key)
    }

    /// Whether it is about a member that the input has. A restored one comes from the complement, as does an orphan.
    pub(super) fn is_in_input(&self) -> bool {
        match self.topic() {
            Topic::Change => self.reason != Reason::Restored,
            Topic::Loss => !self.reason.is_orphan(),
            Topic::Gap => false,
        }
    }
}

/// Limits which notes are listed. By default all are.
///
/// With a limit, no changes are listed, and losses and gaps only up to it; the rest are counted. That is
/// for callers that need only a summary.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quota {
    /// The most losses that are listed, and the most gaps.
    pub(super) most: Option<u32>,
    pub(super) found: [u32; Topic::LISTS.len()],
}

impl Quota {
    pub(super) fn new(most: Option<u32>) -> Quota {
        Quota {
            most,
            ..Quota::default()
        }
    }

    /// Counts a note. Returns whether it is listed.
    pub(super) fn admits(&mut self, topic: Topic) -> bool {
        let Some(most) = self.most else { return true };
        let found = &mut self.found[topic as usize];
        *found += 1;
        topic != Topic::Change && *found <= most
    }
}

/// What the sentence of a note names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoteSubject {
    /// The position of the change in the service's list.
    pub(super) change: usize,
    pub(super) basis: Basis,
    pub(crate) section: SectionId,
    pub(crate) field: Option<&'static FieldEntry>,
    /// The field that holds the value in the other version.
    pub(crate) other: Option<&'static FieldEntry>,
    /// The remark of a gap without a name.
    pub(super) remark: Option<RemarkId>,
    pub(super) version: VersionId,
}

impl NoteSubject {
    pub(super) fn of(steps: &Steps, note: &Note) -> NoteSubject {
        let step = &steps.all[note.step];
        let pass = step.pass;
        let member = note.slot.map(|slot| pass.member(slot));
        let paired = member.and_then(|member| pass.other(member));
        let other = note.other.or(paired.map(|other| other.field));
        let any = member.unwrap_or(pass.member(0));
        let unnamed = pass.unnamed.filter(|_| note.reason == Reason::Unnamed);
        let section = match member {
            Some(member) => member.field.section,
            None => unnamed.map(|(section, _)| section),
        };
        NoteSubject {
            change: any.change,
            basis: any.basis,
            section: section.unwrap_or(steps.shape.section),
            field: member.map(|member| member.field),
            other,
            remark: unnamed.map(|(_, remark)| remark),
            version: match note.reason {
                // A gap that later steps left is one of the output's version.
                Reason::Missing => steps.to,
                reason if reason.names_change() => pass.version,
                _ => step.versions()[1],
            },
        }
    }

    /// The numbers that the sentence of a note needs.
    pub(crate) fn record(&self, reason: Reason) -> NoteRecord {
        let number = |field: Option<&FieldEntry>| field.map_or(NONE, |field| field.number);
        NoteRecord {
            reason: reason as u16,
            topic: reason.topic() as u16,
            change: self.change as u16,
            basis: self.basis as u16,
            section: self.section,
            field: number(self.field),
            other: self.remark.unwrap_or(number(self.other)),
            version: self.version.0.into(),
            ..NoteRecord::default()
        }
    }
}
