//! Notes: the changes, losses and gaps of a conversion, as numbers. They are read off the decided list, one after the
//! other; [`super::listing`] adds their paths.

use super::decided::{Changed, Decided, ObjectAt, What};
use super::saved::Saved;
use super::steps::Steps;
use crate::contract::catalogue::{FieldEntry, NONE, SectionId};
use crate::contract::location::{beside, path};
use crate::contract::model::{Basis, Layout, VersionId};
use crate::contract::pairs::{ChangeId, Pair, RemarkId};
use crate::layout::NoteRecord;
use crate::report::reason::{Reason, Topic};
use crate::text::{Doc, NodeId, NodeKind, Span};

/// One change, loss or gap, with what its sentence names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    pub(crate) reason: Reason,
    /// The key or element in the input; of what is missing or restored the object.
    pub(crate) node: NodeId,
    /// The name that the member has, or would have, in the output, if it differs from that at the node.
    pub(crate) name: Option<&'static FieldEntry>,
    /// Of a change: the member in the output. Of an orphan: the positions of entry and item.
    pub(crate) to: Span,
    pub(crate) field: Option<&'static FieldEntry>,
    /// The field that holds the value in the other version, or another one.
    pub(crate) other: Option<&'static FieldEntry>,
    pub(crate) version: VersionId,
    pub(super) change: ChangeId,
    /// The interface does not show where the value is.
    is_assumed: bool,
    pub(super) remark: Option<(RemarkId, SectionId)>,
}

impl Note {
    fn new(reason: Reason, node: NodeId, version: VersionId) -> Note {
        Note {
            reason,
            node,
            name: None,
            to: Span::default(),
            field: None,
            other: None,
            version,
            change: 0,
            is_assumed: false,
            remark: None,
        }
    }

    pub(super) fn topic(&self) -> Topic {
        self.reason.topic()
    }

    /// Whether it is about a member that the input has. A restored one comes from the complement, as does an orphan.
    pub(super) fn is_in_input(&self) -> bool {
        match self.topic() {
            Topic::Change => self.reason != Reason::Restored,
            Topic::Loss => !self.reason.is_orphan(),
            Topic::Gap => false,
        }
    }

    pub(super) fn section(&self, steps: &Steps) -> SectionId {
        let own = self.field.and_then(|field| field.section);
        own.or(self.remark.map(|(_, section)| section))
            .unwrap_or(steps.shape.section)
    }

    pub(super) fn basis(&self, steps: &Steps) -> Basis {
        let change = steps.plan.catalogue.service.changes.get(usize::from(self.change));
        change
            .filter(|_| !self.is_assumed)
            .map_or(Basis::Assumed, |change| change.basis)
    }

    /// The numbers that the sentence of a note needs.
    pub(crate) fn record(&self, steps: &Steps) -> NoteRecord {
        let number = |field: Option<&FieldEntry>| field.map_or(NONE, |field| field.number);
        NoteRecord {
            reason: self.reason as u16,
            topic: self.reason.topic() as u16,
            change: self.change,
            basis: self.basis(steps) as u16,
            section: self.section(steps),
            field: number(self.field),
            other: self.remark.map_or(number(self.other), |(remark, _)| remark),
            version: self.version.0.into(),
            ..NoteRecord::default()
        }
    }
}

/// Calls a function with every note, or all but the changes, of an object after those of the objects before it.
pub(super) fn for_each(
    doc: Doc,
    steps: &Steps,
    decided: &Decided,
    saved: &Saved,
    has_changes: bool,
    take: &mut dyn FnMut(Note),
) {
    orphans(steps, saved, take);
    for &(remark, section) in &steps.unnamed {
        take(Note {
            remark: Some((remark.number, section)),
            change: remark.change,
            ..Note::new(Reason::Unnamed, 0, steps.to)
        });
    }
    let mut noted = decided.noted.iter().peekable();
    for (n, (object, entries)) in decided.entries().enumerate() {
        let own = entries.iter().take_while(|one| one.is_there()).count();
        let (own, comes) = entries.split_at(own);
        for one in own {
            if has_changes {
                changes_of(steps, object, entries, one, take);
            }
            losses_of(doc, steps, object, entries, one, take);
        }
        // What comes is listed in the order of the contract.
        for pair in object.pairs.pairs.iter().filter(|_| has_changes && !comes.is_empty()) {
            for one in comes.iter().filter(|one| one.pair == pair.number) {
                changes_of(steps, object, entries, one, take);
            }
        }
        while let Some(one) = noted.next_if(|one| one.object as usize == n) {
            let pair = &object.pairs.pairs[usize::from(one.pair)];
            let field = pair.field(usize::from(one.name));
            let is_gap = one.reason.topic() == Topic::Gap;
            take(Note {
                name: is_gap.then_some(field),
                field: Some(field),
                other: one.other.or(other_of(pair, usize::from(one.name))),
                ..Note::new(one.reason, one.node, steps.to)
            });
        }
    }
}

/// The field with the value of a name in the other version.
fn other_of(pair: &Pair, name: usize) -> Option<&'static FieldEntry> {
    let other = if name == pair.last() { 0 } else { pair.last() };
    (other != name).then(|| pair.field(other))
}

/// A note about a member.
fn note_of(steps: &Steps, object: &ObjectAt, one: &Changed, reason: Reason, node: NodeId) -> Note {
    let pair = object.pair(one);
    let name = usize::from(one.name);
    Note {
        field: Some(pair.field(name)),
        other: other_of(pair, name),
        change: pair.names[name].change,
        is_assumed: pair.needs_option(),
        ..Note::new(reason, node, steps.to)
    }
}

/// The changes of a member.
fn changes_of(steps: &Steps, object: &ObjectAt, entries: &[Changed], one: &Changed, take: &mut dyn FnMut(Note)) {
    let pair = object.pair(one);
    let name = usize::from(one.name);
    let note = |reason, node| note_of(steps, object, one, reason, node);
    match one.what {
        What::Stays | What::Goes(_) => {}
        What::Merges(with) => {
            let holder = entries.iter().find(|other| other.key == with && other.is_there());
            let until = holder.map_or(0, |holder| match holder.what {
                What::Moves { .. } => pair.route(usize::from(holder.name), pair.last()).changes.len(),
                _ => 0,
            });
            let to = holder.map_or(Span::default(), |holder| holder.span);
            let changes = &pair.route(name, pair.last()).changes;
            for &change in &changes[..changes.len().saturating_sub(until)] {
                take(Note {
                    to,
                    change,
                    name: Some(pair.into()),
                    ..note(Reason::Merged, one.key)
                });
            }
        }
        What::Moves { into } => {
            let into = usize::from(into);
            for &change in &pair.route(name, into).changes {
                take(Note {
                    to: one.span,
                    change,
                    name: Some(pair.field(into)),
                    ..note(Reason::Moved, one.key)
                });
            }
        }
        What::Comes => take(Note {
            name: Some(pair.field(name)),
            ..note(Reason::Restored, object.node)
        }),
    }
}

/// The losses of a member: itself, or what is beside the value that another one keeps.
fn losses_of(
    doc: Doc,
    steps: &Steps,
    object: &ObjectAt,
    entries: &[Changed],
    one: &Changed,
    take: &mut dyn FnMut(Note),
) {
    if let What::Goes(reason) = one.what {
        let pair = object.pair(one);
        let name = usize::from(one.name);
        let version = if reason.names_change() { pair.version } else { steps.to };
        let other = match reason {
            Reason::Replaced => mover(pair, entries, name),
            _ => other_of(pair, name),
        };
        // The key of the value that would move, or the element.
        let inner = path(doc, one.key + 1, one.value).last();
        let node = inner.map_or(one.key, |(_, child)| child);
        take(Note {
            version,
            other,
            ..note_of(steps, object, one, reason, node)
        });
    }
    let keeps_one = matches!(
        one.what,
        What::Moves { .. } | What::Merges(_) | What::Goes(Reason::Kept)
    );
    let whole = one.key + 1;
    if keeps_one && one.value > whole && !is_alone(doc, whole, one.value) {
        for child in beside(doc, whole, one.value) {
            take(note_of(steps, object, one, Reason::Beside, child));
        }
    }
}

/// Whether nothing is around a value but the objects on the way to it.
fn is_alone(doc: Doc, whole: NodeId, value: NodeId) -> bool {
    let end = doc.node(whole).next();
    let mut on_the_way = (whole..value).step_by(2).map(|node| doc.node(node));
    let are_alone = on_the_way.all(|node| node.is(NodeKind::Object) && node.next() == end);
    are_alone && (value - whole).is_multiple_of(2) && doc.node(value).next() == end
}

/// The field of the member that takes the place of another one.
fn mover(pair: &Pair, entries: &[Changed], name: usize) -> Option<&'static FieldEntry> {
    let mut of_pair = entries.iter().filter(|one| one.pair == pair.number);
    let mover = of_pair.find(|one| matches!(one.what, What::Moves { into } if usize::from(into) == name));
    mover.map(|mover| pair.field(usize::from(mover.name)))
}

/// The parts of a complement that match nothing in the document: an element's record or, of one that was found, what the
/// walk did not come to.
fn orphans(steps: &Steps, saved: &Saved, take: &mut dyn FnMut(Note)) {
    let Some(root) = saved.records.first() else { return };
    let mut orphan = |reason, entry: u32, item: u32| {
        take(Note {
            to: Span::new(entry, item),
            ..Note::new(reason, 0, steps.to)
        });
    };
    match steps.shape.layout {
        Layout::Entries => saved.each_list(root, |list| {
            for entry in &saved.records[list.records.clone()] {
                orphans_in(saved, entry, None, &mut orphan);
            }
        }),
        Layout::Document | Layout::Query => orphans_in(saved, root, None, &mut orphan),
    }
}

fn orphans_in(
    saved: &Saved,
    record: &super::saved::Record,
    entry: Option<u32>,
    orphan: &mut impl FnMut(Reason, u32, u32),
) {
    let members = &saved.members[record.members.clone()];
    if !record.is_matched || members.iter().any(|member| !member.is_found) {
        return match entry {
            None => orphan(Reason::OrphanedEntry, record.position, 0),
            Some(entry) => orphan(Reason::OrphanedItem, entry, record.position),
        };
    }
    saved.each_list(record, |list| {
        for item in &saved.records[list.records.clone()] {
            orphans_in(saved, item, Some(entry.unwrap_or(record.position)), orphan);
        }
    });
}
