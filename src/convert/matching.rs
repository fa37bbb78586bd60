//! Matches the records of a complement with the objects of a document.
//!
//! Identifiers are compared decoded. An identifier that is unique in both matches at any position. A
//! repeated one matches only at its position, if the number of elements is unchanged and it is written the
//! same. Without an identifier, the position decides, if the number of elements is unchanged.

use super::complement::read::{Record, Records};
use super::note::Note;
use super::walk::Work;
use crate::report::reason::Reason;
use crate::text::sort::sort;
use crate::text::{NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// The elements of one list with their identifiers, in reusable buffers.
#[derive(Debug, Default)]
pub(super) struct Ids {
    /// Each element, and its identifier.
    elements: Vec<(NodeId, Option<NodeId>)>,
    /// For each element, then for each record, the place of the first with an equal identifier.
    classes: Vec<u32>,
    /// By class: how many elements it has, and one of them.
    members: Vec<(u32, u32)>,
    /// Whether a record has matched the element.
    claimed: Vec<bool>,
}

impl Ids {
    pub(super) fn count(&self) -> u32 {
        self.elements.len() as u32
    }

    /// Whether another element has the identifier of this one.
    pub(super) fn repeats(&self, element: u32) -> bool {
        let has_id = self
            .elements
            .get(element as usize)
            .is_some_and(|element| element.1.is_some());
        has_id && self.alike(element as usize).0 > 1
    }

    /// How many elements have the identifier of an element or record, and one of them.
    fn alike(&self, place: usize) -> (u32, u32) {
        let class = self.classes.get(place).map_or(0, |class| *class as usize);
        self.members.get(class).copied().unwrap_or_default()
    }
}

impl Work<'_> {
    /// The identifier of an object, if it is a string or a number. Of repeated names the last counts.
    pub(super) fn id(&self, object: NodeId) -> Option<NodeId> {
        let id = self.last_named(object, self.identifier)? + 1;
        matches!(
            self.doc.node(id).kind(),
            NodeKind::String | NodeKind::Number
        )
        .then_some(id)
    }

    /// Collects the elements of a list, or the document, and compares their identifiers.
    pub(super) fn gather(&mut self, list: Option<NodeId>) {
        self.gather_with(list, &[], &[]);
    }

    fn gather_with(&mut self, list: Option<NodeId>, records: &[Record], strings: &[u8]) {
        let mut ids = core::mem::take(&mut self.scratch.ids);
        ids.elements.clear();
        match list {
            Some(list) => {
                let elements = self.doc.elements(list);
                ids.elements
                    .extend(elements.map(|element| (element, self.id(element))));
            }
            None => ids.elements.push((0, self.id(0))),
        }
        let source =
            |&(_, id): &(NodeId, Option<NodeId>)| id.map_or(&b""[..], |id| self.doc.source(id));
        let sources = ids.elements.iter().map(source);
        let sources = sources.chain(records.iter().map(|record| record.id.of(strings)));
        self.scratch.names.classes(sources, &mut ids.classes);
        ids.members.clear();
        ids.members.resize(ids.classes.len(), (0, 0));
        for (element, &class) in ids.classes.iter().take(ids.elements.len()).enumerate() {
            if let Some(members) = ids.members.get_mut(class as usize) {
                *members = (members.0 + 1, element as u32);
            }
        }
        self.scratch.ids = ids;
    }

    /// Matches the complement's records of a step with objects. Notes those without a match as orphans.
    pub(super) fn match_records(&mut self, list: Option<NodeId>, step: usize) {
        self.scratch.matched.clear();
        let mut sections = self.records.sections.iter();
        let Some(&section) = sections.find(|section| section.step == step) else {
            return;
        };
        let mut records = core::mem::take(self.records);
        if self.has_entries {
            self.match_list(list, section.entries, section.count, &mut records);
        }
        for at in section.entries.start..section.entries.end {
            let Some(record) = records.all.get(at as usize).copied() else {
                continue;
            };
            let Some(object) = record.object else {
                self.orphan(Reason::OrphanedEntry, record.at, 0);
                continue;
            };
            if let Some(items) = self.items(object) {
                self.match_list(Some(items), record.items, record.count, &mut records);
            }
            for item in record.items.start..record.items.end {
                if let Some(item) = records.all.get(item as usize)
                    && item.object.is_none()
                {
                    self.orphan(Reason::OrphanedItem, record.at, item.at);
                }
            }
        }
        let matched = &mut self.scratch.matched;
        for (at, record) in (0..).zip(&mut records.all) {
            matched.extend(record.object.take().map(|object| (u64::from(object), at)));
        }
        sort(matched, &mut self.scratch.spare);
        *self.records = records;
    }

    fn orphan(&mut self, reason: Reason, entry: u32, item: u32) {
        self.draft.note(Note {
            to: Span::new(entry, item),
            ..Note::new(reason, 0)
        });
    }

    /// Matches a range of records with the elements of a list. `count` is how many elements it had.
    fn match_list(&mut self, list: Option<NodeId>, range: Span, count: u32, records: &mut Records) {
        let Records { all, strings, .. } = records;
        let (start, end) = (range.start as usize, range.end as usize);
        let wanted = all.get_mut(start..end).unwrap_or_default();
        if wanted.is_empty() {
            return;
        }
        self.gather_with(list, wanted, strings);
        let mut ids = core::mem::take(&mut self.scratch.ids);
        let is_unchanged = count == ids.count();
        ids.claimed.clear();
        ids.claimed.resize(ids.elements.len(), false);
        for (place, record) in wanted.iter_mut().enumerate() {
            let id = record.id.of(strings);
            let found = match ids.alike(ids.elements.len() + place) {
                (1, only) if !id.is_empty() && !record.is_repeated => Some(only),
                // A repeated identifier, or none. One that is not there differs from that at its position.
                _ => Some(record.at).filter(|&at| {
                    let there = ids.elements.get(at as usize).and_then(|element| element.1);
                    is_unchanged && there.map_or(&b""[..], |there| self.doc.source(there)) == id
                }),
            };
            let element = found.and_then(|found| ids.elements.get(found as usize));
            let is_object =
                element.is_some_and(|element| self.doc.node(element.0).is(NodeKind::Object));
            let claimed = found.and_then(|found| ids.claimed.get_mut(found as usize));
            let is_free = claimed.is_some_and(|claimed| !core::mem::replace(claimed, true));
            record.object = element
                .map(|element| element.0)
                .filter(|_| is_object && is_free);
        }
        self.scratch.ids = ids;
    }
}
