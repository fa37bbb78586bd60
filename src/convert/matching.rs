//! Matches the records of a complement with the elements of a document.
//!
//! Identifiers are compared decoded. An identifier that is unique in both matches at any position. A
//! repeated one matches only at its position, if the number of elements is unchanged and it is written the
//! same. Without an identifier, the position decides, if the number of elements is unchanged.

use super::complement::record::{Record, SavedMember, Section};
use super::note::Note;
use super::run::{ObjectPlace, Run};
use crate::contract::catalogue::NONE;
use crate::contract::word::Word;
use crate::report::reason::Reason;
use crate::text::sort::sort;
use crate::text::{NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// A list with the name of the member that identifies its elements; without a node, the document alone.
#[derive(Clone, Copy)]
pub(super) struct List {
    pub(super) node: Option<NodeId>,
    pub(super) identifier: Option<&'static str>,
}

impl Run<'_> {
    /// Matches the complement's records of the step with elements. Notes those without a match as orphans.
    pub(super) fn match_records(&mut self, list: Option<NodeId>) {
        self.scratch.saved.clear();
        self.scratch.matched.clear();
        let mut sections = self.records.sections.iter();
        let Some(place) = sections.position(|section| section.step == self.step.number) else {
            return;
        };
        let Section {
            entry_count, entries, ..
        } = self.records.sections.swap_remove(place);
        let matches = match self.has_entries {
            true => self.match_list(self.root(list), &entries, entry_count),
            false => alloc::vec![None; entries.len()],
        };
        for (entry, element) in entries.iter().zip(matches) {
            match element {
                Some(element) => self.match_entry(entry, element),
                None => self.orphan(Reason::OrphanedEntry, entry.position, 0),
            }
        }
        sort(&mut self.scratch.matched, &mut self.scratch.spare);
    }

    fn match_entry(&mut self, entry: &Record, element: NodeId) {
        self.keep_members(entry, element);
        let matches = match self.items(element) {
            Some(items) => self.match_list(items, &entry.items, entry.item_count),
            None => alloc::vec![None; entry.items.len()],
        };
        for (item, element) in entry.items.iter().zip(matches) {
            match element {
                Some(element) => self.keep_members(item, element),
                None => self.orphan(Reason::OrphanedItem, entry.position, item.position),
            }
        }
    }

    fn keep_members(&mut self, record: &Record, element: NodeId) {
        for member in &record.members {
            let place = self.scratch.saved.len() as u32;
            self.scratch.matched.push((element.into(), place));
            self.scratch.saved.push(*member);
        }
    }

    /// What the complement says about members of an object, by their slots.
    pub(super) fn saved(&self, place: ObjectPlace) -> impl Iterator<Item = (usize, SavedMember)> {
        let matched = &self.scratch.matched;
        let element = u64::from(place.element());
        let first = matched.partition_point(|matched| matched.0 < element);
        let here = matched.iter().skip(first);
        let here = here.take_while(move |matched| matched.0 == element);
        here.filter_map(move |matched| {
            let (nesting, slot, saved) = self.scratch.saved[matched.1 as usize];
            (nesting == place.nesting).then_some((slot, saved))
        })
    }

    fn orphan(&mut self, reason: Reason, entry: u32, item: u32) {
        self.draft.note(Note {
            to: Span::new(entry, item),
            ..Note::new(reason, 0)
        });
    }

    /// Returns the element of a list for each record. `count` is how many elements the list had.
    fn match_list(&mut self, list: List, records: &[Record], count: u32) -> Vec<Option<NodeId>> {
        self.gather(list, records);
        let ids = &self.scratch.ids;
        let is_unchanged = count == ids.count();
        let mut claimed = alloc::vec![false; ids.elements.len()];
        let matches = records.iter().enumerate().map(|(n, record)| {
            let id = record.id.of(&self.records.strings);
            let found = match ids.with_that_of(n) {
                (1, only) if !id.is_empty() && !record.is_repeated => Some(only),
                // A repeated identifier, or none. One that is not there differs from that at its position.
                _ => Some(record.position as usize).filter(|&position| {
                    let there = ids.of(position).map(|there| self.doc.source(there));
                    is_unchanged && there.unwrap_or_default() == id
                }),
            }?;
            let is_taken = core::mem::replace(claimed.get_mut(found)?, true);
            let element = ids.elements.get(found)?.0;
            let is_object = self.doc.node(element).is(NodeKind::Object);
            (is_object && !is_taken).then_some(element)
        });
        matches.collect()
    }

    /// The list of entries, or the document.
    pub(super) fn root(&self, list: Option<NodeId>) -> List {
        let identifier = self.step.shape.identifier;
        List { node: list, identifier }
    }

    /// Collects the elements of a list, or the document, and compares their identifiers with each other and with
    /// those of records.
    pub(super) fn gather(&mut self, list: List, records: &[Record]) {
        let mut ids = core::mem::take(&mut self.scratch.ids);
        ids.elements.clear();
        let identified = |element| (element, self.id(element, list));
        match list.node {
            Some(list) => ids.elements.extend(self.doc.elements(list).map(identified)),
            None => ids.elements.push(identified(0)),
        }
        let source = |id: Option<NodeId>| id.map_or(&b""[..], |id| self.doc.source(id));
        let sources = ids.elements.iter().map(|&(_, id)| source(id));
        let strings = &self.records.strings;
        let sources = sources.chain(records.iter().map(|record| record.id.of(strings)));
        self.scratch.names.classes(sources, &mut ids.classes);
        ids.count_classes();
        self.scratch.ids = ids;
    }

    /// The identifier of an object in a list, if it is a string or a number. Of repeated names the last counts.
    pub(super) fn id(&self, object: NodeId, list: List) -> Option<NodeId> {
        let name = Word::new(NONE, list.identifier?);
        let id = self.last_named(object, &name)? + 1;
        let kind = self.doc.node(id).kind();
        matches!(kind, NodeKind::String | NodeKind::Number).then_some(id)
    }
}
