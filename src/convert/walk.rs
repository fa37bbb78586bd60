//! Applies one pass to one indexed text: finds the objects that it touches, and names that repeat in them
//! or on the path to them.

use super::complement::read::Records;
use super::complement::write::Left;
use super::edits::Output;
use super::held::{Held, Small};
use super::hole;
use super::json::write;
use super::matching::Ids;
use super::note::{Note, Quota};
use super::parts::{Parts, Spot};
use super::pass::{Below, Pass};
use super::pieces::Row;
use super::steps::Task;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::word::Word;
use crate::text::names::{Marks, Names};
use crate::text::sort::Keyed;
use crate::text::{Doc, NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// Buffers that are kept between documents. Their contents are not.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) small: Small,
    pub(super) ids: Ids,
    /// Where the members of a pass are, and what becomes of each.
    pub(super) spots: Vec<Spot>,
    pub(super) parts: Parts,
    pub(super) rows: Vec<Row>,
    /// Where the removed members end, with the gaps behind them.
    pub(super) cuts: Vec<u32>,
    /// The texts of members and gaps that are added, concatenated.
    pub(super) made: Vec<u8>,
    pub(super) names: Names,
    /// The keys that were collected last.
    pub(super) keys: Vec<NodeId>,
    /// The marks of those keys.
    pub(super) marks: Marks,
    /// Objects and the numbers of their records, sorted by object.
    pub(super) matched: Vec<Keyed>,
    pub(super) order: Vec<Keyed>,
    pub(super) spare: Vec<Keyed>,
}

/// The result of one step.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) output: Output,
    pub(super) notes: Vec<Note>,
    /// Counts over all steps together.
    pub(super) quota: Quota,
    /// Keys with repeated names on which an edit depends.
    pub(super) repeated: Vec<Keyed>,
    /// How many objects the complement needs a record of. Leaves out some that are edited.
    pub(super) leaving: u32,
    /// Whether those records are written.
    pub(super) keeps_left: bool,
    /// The objects with records.
    pub(super) left: Vec<Left>,
    /// The texts of the records, concatenated.
    pub(super) held: Vec<u8>,
    /// Whether the result relies on the change's assumption.
    pub(super) relies: bool,
}

impl Scratch {
    /// Adds a text to those of members and gaps. Returns its span.
    pub(super) fn make(&mut self, text: &[u8]) -> Span {
        let start = self.made.len() as u32;
        write(text, &mut self.made);
        Span::new(start, self.made.len() as u32)
    }
}

impl Draft {
    /// Begins a document at an offset of the text. Keeps the output so far.
    pub(super) fn begin(&mut self, at: usize) {
        self.output.begin(at);
        self.notes.clear();
        self.repeated.clear();
        self.leaving = 0;
        self.left.clear();
        self.held.clear();
        self.relies = false;
    }

    /// Lists a note, unless the quota leaves it out.
    #[inline(never)]
    pub(super) fn note(&mut self, note: Note) {
        if self.quota.admits(note.reason.topic()) {
            self.notes.push(note);
        }
    }
}

/// An object that a pass concerns: its entry with the position, the item of that entry with its position, and
/// the way from there to the object.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectPlace {
    pub(super) entry: NodeId,
    pub(super) entry_at: u32,
    pub(super) item: Option<(NodeId, u32)>,
    pub(super) below: Below,
}

impl ObjectPlace {
    /// The element of the innermost list, which the complement's record is about.
    pub(super) fn element(&self) -> NodeId {
        self.item.map_or(self.entry, |item| item.0)
    }
}

/// The application of one pass to one text.
pub(super) struct Work<'w> {
    pub(super) doc: Doc<'w>,
    pub(super) task: &'w Task<'w>,
    /// The name of the member that identifies an element.
    pub(super) identifier: &'static Word,
    pub(super) is_query: bool,
    /// Whether the entries were found. True for shapes other than lists.
    pub(super) has_entries: bool,
    pub(super) records: &'w mut Records,
    pub(super) scratch: &'w mut Scratch,
    pub(super) draft: &'w mut Draft,
}

impl Work<'_> {
    pub(super) fn pass(&self) -> &'static Pass {
        self.task.step.pass
    }

    /// The separator between two members or parameters.
    pub(super) fn separator(&self) -> u8 {
        if self.is_query { b'&' } else { b',' }
    }

    /// The offset after the opening brace of an object, or after the question mark of a query.
    pub(super) fn inside(&self, object: NodeId) -> u32 {
        match self.is_query {
            true => u32::from(self.doc.text().starts_with(b"?")),
            false => self.doc.node(object).start + 1,
        }
    }

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
            self.once_each_to(list);
        }
    }

    fn entry(&mut self, entry: NodeId, entry_at: u32) {
        let place = ObjectPlace {
            entry,
            entry_at,
            item: None,
            below: 0,
        };
        self.descend(entry, self.task.shape.object, place);
    }

    /// Applies the pass to its objects in a node that the contract describes as an object.
    fn descend(&mut self, node: NodeId, object: &'static ObjectEntry, place: ObjectPlace) {
        if !self.doc.node(node).is(NodeKind::Object) {
            return;
        }
        if object == self.pass().object {
            return self.object(node, place);
        }
        let (edits, left) = (self.draft.output.edits.len(), self.draft.leaving);
        let mut found = 0;
        let mut marks = Marks::default();
        for key in self.doc.keys(node) {
            self.mark(key, &mut marks);
            if let Some(lead) = self.lead(object, key) {
                found += 1;
                self.follow(key + 1, lead, place);
            }
        }
        let has_left = self.draft.leaving > left;
        let is_asked = self.draft.output.edits.len() > edits || (found > 1 && has_left);
        if is_asked && !marks.differ() {
            self.once_each(node);
        }
    }

    /// Applies the pass to its objects in the value of a field that leads to them.
    fn follow(&mut self, value: NodeId, lead: &'static FieldEntry, place: ObjectPlace) {
        let object = match lead.holds {
            Holds::Object(object) => {
                let below = self.pass().deeper(place.below, lead).unwrap_or_default();
                return self.descend(value, object, ObjectPlace { below, ..place });
            }
            _ => lead.object_below(),
        };
        let Some(object) = object else { return };
        for (n, item) in self.doc.elements(value).enumerate() {
            let place = ObjectPlace {
                item: Some((item, n as u32)),
                below: 0,
                ..place
            };
            self.descend(item, object, place);
        }
    }

    /// The field that a key of an object names, if it leads to objects of the pass.
    #[inline(never)]
    fn lead(&self, object: &'static ObjectEntry, key: NodeId) -> Option<&'static FieldEntry> {
        let mut leads = self.pass().lead_fields(object);
        leads.find(|lead| self.is_named(key, &lead.word))
    }

    /// The list on the way from an entry to the objects. Of repeated names the last counts.
    pub(super) fn items(&self, node: NodeId) -> Option<NodeId> {
        self.list_in(node, self.task.shape.object)
    }

    fn list_in(&self, node: NodeId, object: &'static ObjectEntry) -> Option<NodeId> {
        let keys = self.doc.keys(node);
        let lists = keys.filter_map(|key| {
            let value = key + 1;
            match self.lead(object, key)?.holds {
                Holds::Object(object) => self.list_in(value, object),
                _ => self.doc.node(value).is(NodeKind::Array).then_some(value),
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

    /// The last key of an object with a name: of repeated names it counts.
    pub(super) fn last_named(&self, object: NodeId, name: &Word) -> Option<NodeId> {
        let keys = self.doc.keys(object);
        keys.filter(|&key| self.is_named(key, name)).last()
    }

    /// Whether a key names a word of the contract.
    #[inline(always)]
    pub(super) fn is_named(&self, key: NodeId, word: &Word) -> bool {
        let (node, text) = (self.doc.node(key), self.doc.padded());
        let start = node.start as usize + 1;
        // Without a call for most names: a stream takes 7 % less time.
        match node.is_escaped() {
            false => word.stands_at(text, start, text.word(start)),
            true => word.reads(self.doc, &node),
        }
    }

    /// What the complement holds for an object: the positions of members, and what is held for each.
    pub(super) fn held(&self, place: ObjectPlace) -> impl Iterator<Item = (usize, Held)> {
        let matched = &self.scratch.matched;
        let element = u64::from(place.element());
        let found = matched.binary_search_by_key(&element, |matched| matched.0);
        let record = found.ok().and_then(|found| matched.get(found));
        let record = record.and_then(|matched| self.records.all.get(matched.1 as usize));
        let held = record.map_or(&[][..], |record| self.records.held(record));
        let here = held.iter().filter(move |held| held.0 == place.below);
        here.map(|&(_, slot, held)| (slot, held))
    }

    /// Notes repeated names in an object.
    pub(super) fn once_each(&mut self, object: NodeId) {
        let keys = &mut self.scratch.keys;
        keys.clear();
        keys.extend(self.doc.keys(object));
        self.find_repeated();
    }

    /// Notes repeated names in the object whose keys were collected and marked last.
    #[inline(always)]
    pub(super) fn once_each_key(&mut self) {
        if !self.scratch.marks.differ() {
            self.find_repeated();
        }
    }

    /// Notes repeated names among the keys that were collected last.
    #[inline(never)]
    fn find_repeated(&mut self) {
        let Scratch { names, keys, .. } = &mut *self.scratch;
        names.find(self.doc, keys);
        let repeated = names.repeated().iter();
        let repeated = repeated.map(|&key| (u64::from(key), 0));
        self.draft.repeated.extend(repeated);
    }

    /// Notes repeated names in the objects around a node.
    fn once_each_to(&mut self, node: NodeId) {
        for (container, _) in hole::path(self.doc, 0, node) {
            self.once_each(container);
        }
    }
}
