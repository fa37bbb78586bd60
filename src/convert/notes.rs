//! Notes: the changes, losses and gaps of a conversion, as numbers. They are read off the decided list, one after the
//! other; [`super::listing`] adds their paths.

use super::complement_reader::{Record, Saved};
use super::decided::{Changed, Decided, ObjectAt, PlaceId, What};
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
    /// Its object in the input, and where that is.
    pub(super) at: Option<(NodeId, PlaceId)>,
    /// The name that the member has, or would have, in the output.
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
            at: None,
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
    if let Some(root) = saved.records.first() {
        orphans(steps, saved, root, None, take);
    }
    for &(remark, section) in &steps.unnamed {
        take(Note {
            remark: Some((remark.number, section)),
            change: remark.change,
            ..Note::new(Reason::Unnamed, 0, steps.to)
        });
    }
    let mut noted = decided.noted.iter().peekable();
    for (n, (object, entries)) in decided.entries().enumerate() {
        let of_object = OfObject {
            doc,
            steps,
            object,
            entries,
        };
        let own = entries.iter().take_while(|one| one.is_there()).count();
        let (own, comes) = entries.split_at(own);
        for one in own {
            if has_changes {
                of_object.changes(one, take);
            }
            of_object.losses(one, take);
        }
        // What comes is listed in the order of the contract.
        for pair in object.pairs.pairs.iter().filter(|_| has_changes && !comes.is_empty()) {
            let of_pair = comes.iter().filter(|one| one.pair == pair.number);
            of_pair.for_each(|one| of_object.changes(one, take));
        }
        while let Some(one) = noted.next_if(|one| one.object as usize == n) {
            let pair = &object.pairs.pairs[usize::from(one.pair)];
            let field = pair.field(usize::from(one.name));
            let is_gap = one.reason.topic() == Topic::Gap;
            take(Note {
                at: Some((object.node, object.place)),
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

/// The notes about an object's members.
struct OfObject<'n> {
    doc: Doc<'n>,
    steps: &'n Steps<'n>,
    object: &'n ObjectAt,
    entries: &'n [Changed],
}

impl OfObject<'_> {
    fn note(&self, one: &Changed, reason: Reason, node: NodeId) -> Note {
        let pair = self.object.pair(one);
        let name = usize::from(one.name);
        Note {
            at: Some((self.object.node, self.object.place)),
            field: Some(pair.field(name)),
            other: other_of(pair, name),
            change: pair.names[name].change,
            is_assumed: pair.needs_option(),
            ..Note::new(reason, node, self.steps.to)
        }
    }

    /// Takes the changes of a member.
    fn changes(&self, one: &Changed, take: &mut dyn FnMut(Note)) {
        let pair = self.object.pair(one);
        let (name, last) = (usize::from(one.name), pair.last());
        let (reason, into, to, changes) = match one.what {
            What::Stays | What::Moves { .. } if one.is_edit() => {
                let into = one.held_as().unwrap_or(name);
                (Reason::Moved, into, one.span, &pair.route(name, into).changes[..])
            }
            What::Merges(with) => {
                let mut all = self.entries.iter();
                let holder = all.find(|other| other.key == with && other.is_there());
                // Those of the holder itself are its own.
                let own = holder.filter(|holder| matches!(holder.what, What::Moves { .. }));
                let own = own.map_or(0, |own| pair.route(usize::from(own.name), last).changes.len());
                let changes = &pair.route(name, last).changes;
                let to = holder.map_or(Span::default(), |holder| holder.span);
                (Reason::Merged, last, to, &changes[..changes.len().saturating_sub(own)])
            }
            What::Comes => {
                return take(Note {
                    name: Some(pair.field(name)),
                    ..self.note(one, Reason::Restored, self.object.node)
                });
            }
            _ => return,
        };
        for &change in changes {
            take(Note {
                to,
                change,
                name: Some(pair.field(into)),
                ..self.note(one, reason, one.key)
            });
        }
    }

    /// Takes the losses of a member: itself, or what is beside the value that another one keeps.
    fn losses(&self, one: &Changed, take: &mut dyn FnMut(Note)) {
        let (doc, whole) = (self.doc, one.key + 1);
        if let What::Goes(reason) = one.what {
            let pair = self.object.pair(one);
            let note = self.note(one, reason, one.key);
            // The key of the value that would move, or the element.
            let inner = path(doc, whole, one.value).last();
            take(Note {
                node: inner.map_or(one.key, |(_, child)| child),
                other: match reason {
                    Reason::Replaced => self.mover(pair, one.name),
                    _ => note.other,
                },
                ..note
            });
        }
        let keeps_one = matches!(
            one.what,
            What::Moves { .. } | What::Merges(_) | What::Goes(Reason::Kept)
        );
        if keeps_one && one.value > whole && !has_nothing_beside(doc, whole, one.value) {
            for child in beside(doc, whole, one.value) {
                take(self.note(one, Reason::Beside, child));
            }
        }
    }

    /// The field of the member that takes the place of another one.
    fn mover(&self, pair: &Pair, name: u8) -> Option<&'static FieldEntry> {
        let mut of_pair = self.entries.iter().filter(|one| one.pair == pair.number);
        let mover = of_pair.find(|one| one.what == What::Moves { into: name });
        mover.map(|mover| pair.field(usize::from(mover.name)))
    }
}

/// Whether nothing is around a value but the objects on the way to it.
fn has_nothing_beside(doc: Doc, whole: NodeId, value: NodeId) -> bool {
    let end = doc.node(whole).next();
    let mut on_the_way = (whole..value).step_by(2).map(|node| doc.node(node));
    let are_alone = on_the_way.all(|node| node.is(NodeKind::Object) && node.next() == end);
    are_alone && (value - whole).is_multiple_of(2) && doc.node(value).next() == end
}

/// The parts of a complement that match nothing in the document: an element's record or, of one that was found, what the
/// walk did not come to. `entry` is the position of the entry around an item.
fn orphans(steps: &Steps, saved: &Saved, record: &Record, entry: Option<u32>, take: &mut dyn FnMut(Note)) {
    let members = &saved.members[record.members.clone()];
    if !record.is_matched || members.iter().any(|member| !member.is_found) {
        let (reason, at, item) = match entry {
            None => (Reason::OrphanedEntry, record.position, 0),
            Some(entry) => (Reason::OrphanedItem, entry, record.position),
        };
        return take(Note {
            to: Span::new(at, item),
            ..Note::new(reason, 0, steps.to)
        });
    }
    let is_around = steps.shape.layout == Layout::Entries && core::ptr::eq(record, &saved.records[0]);
    let entry = (!is_around).then(|| entry.unwrap_or(record.position));
    for list in &saved.lists[record.lists.clone()] {
        for item in &saved.records[list.records.clone()] {
            orphans(steps, saved, item, entry, take);
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
