//! Finds the objects that a step concerns, and names that repeat in them or on the path to them.

use super::inner;
use super::matching::List;
use super::run::{ObjectPlace, Run, Scratch};
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::text::envelope::follow;
use crate::text::names::Marks;
use crate::text::{NodeId, NodeKind};

impl Run<'_> {
    /// Applies the pass to each entry of a list, or to a document of another shape.
    pub(super) fn list(&mut self, list: Option<NodeId>) {
        let Some(list) = list else {
            if self.has_entries {
                self.entry(0, 0);
            }
            return;
        };
        let before = self.draft.output.edits.len();
        for (index, entry) in self.doc.elements(list).enumerate() {
            self.entry(entry, index as u32);
        }
        if self.draft.output.edits.len() > before {
            for (container, _) in inner::path(self.doc, 0, list) {
                self.refuse_repeats_in(container);
            }
        }
    }

    fn entry(&mut self, entry: NodeId, entry_at: u32) {
        let place = ObjectPlace {
            entry,
            entry_at,
            item: None,
            nesting: 0,
        };
        self.descend(entry, self.step.shape.object, place);
    }

    /// Applies the pass to its objects in a node that the contract describes as an object.
    fn descend(&mut self, node: NodeId, object: &'static ObjectEntry, place: ObjectPlace) {
        if !self.doc.node(node).is(NodeKind::Object) {
            return;
        }
        if object == self.pass().object {
            return self.object(node, place);
        }
        let (edits, records) = (self.draft.output.edits.len(), self.draft.record_count);
        let mut found = 0;
        let mut marks = Marks::default();
        for key in self.doc.keys(node) {
            self.mark(key, &mut marks);
            if let Some(lead) = self.lead(object, key) {
                found += 1;
                self.follow(key + 1, lead, place);
            }
        }
        let has_records = self.draft.record_count > records;
        // If the name of a list repeats, records of both would have the same address.
        let depends_on_names = self.draft.output.edits.len() > edits || (found > 1 && has_records);
        if depends_on_names && !marks.differ() {
            self.refuse_repeats_in(node);
        }
    }

    /// Applies the pass to its objects in the value of a field that leads to them.
    fn follow(&mut self, value: NodeId, lead: &'static FieldEntry, place: ObjectPlace) {
        if let Holds::Object(object) = lead.holds {
            let nesting = self.pass().deeper(place.nesting, lead).unwrap_or_default();
            return self.descend(value, object, ObjectPlace { nesting, ..place });
        }
        let Some(object) = lead.object_below() else {
            return;
        };
        for (n, item) in self.doc.elements(value).enumerate() {
            let place = ObjectPlace {
                item: Some((item, n as u32)),
                nesting: 0,
                ..place
            };
            self.descend(item, object, place);
        }
    }

    /// The field that a key of an object names, if it leads to objects of the pass.
    fn lead(&self, object: &'static ObjectEntry, key: NodeId) -> Option<&'static FieldEntry> {
        let mut leads = self.pass().lead_fields(object);
        leads.find(|lead| self.is_named(key, &lead.word))
    }

    /// The list on the way from an entry to the objects. Of repeated names the last counts.
    pub(super) fn items(&self, entry: NodeId) -> Option<List> {
        self.list_in(entry, self.step.shape.object)
    }

    fn list_in(&self, node: NodeId, object: &'static ObjectEntry) -> Option<List> {
        let keys = self.doc.keys(node);
        let lists = keys.filter_map(|key| {
            let value = key + 1;
            let lead = self.lead(object, key)?;
            match lead.holds {
                Holds::Object(object) => self.list_in(value, object),
                Holds::List(_) => {
                    let identifier = lead.identifier();
                    let is_list = self.doc.node(value).is(NodeKind::Array);
                    is_list.then_some(List {
                        node: Some(value),
                        identifier,
                    })
                }
                _ => None,
            }
        });
        lists.last()
    }

    /// Adds a key to the marks of its object.
    #[inline(always)]
    pub(super) fn mark(&self, key: NodeId, marks: &mut Marks) {
        let node = self.doc.node(key);
        marks.add(&node, self.doc.padded().word(node.start as usize + 1));
    }

    /// Refuses repeated names in an object on which an edit depends: readers disagree about which one counts.
    fn refuse_repeats_in(&mut self, object: NodeId) {
        let keys = &mut self.scratch.keys;
        keys.clear();
        keys.extend(self.doc.keys(object));
        self.find_repeated();
    }

    /// Refuses repeated names in the object whose keys were collected and marked last.
    pub(super) fn refuse_repeated_keys(&mut self) {
        if !self.scratch.marks.differ() {
            self.find_repeated();
        }
    }

    /// Refuses repeated names in the objects on the path to the inner value of a member. Overwrites the collected keys.
    pub(super) fn refuse_repeats_around_inner(&mut self, value: NodeId, slot: usize) {
        let pointer = self.pass().member(slot).pointer(self.step.rules.option_pointer);
        let pointer = pointer.as_bytes();
        for (end, &byte) in pointer.iter().enumerate() {
            let before = pointer.get(..end).filter(|_| byte == b'/');
            if let Some(container) = before.and_then(|before| follow(self.doc, value, before)) {
                self.refuse_repeats_in(container);
            }
        }
    }

    /// Refuses repeated names among the keys that were collected last.
    fn find_repeated(&mut self) {
        let Scratch { names, keys, .. } = &mut *self.scratch;
        names.find(self.doc, keys);
        let repeated = names.repeated().iter();
        let repeated = repeated.map(|&key| (u64::from(key), 0));
        self.draft.repeated.extend(repeated);
    }
}
