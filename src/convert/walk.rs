//! Walks over a document and its complement together: finds the objects with pairs and what the complement has for each,
//! and names that repeat where an edit depends on them.

use super::decide::PairBuffers;
use super::decided::{Decided, Element, ObjectAt, PathId, Side, What};
use super::fragment::Fragment;
use super::matching::Identifiers;
use super::saved::{Saved, SavedMember};
use super::steps::Steps;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::location::path;
use crate::contract::model::Layout;
use crate::contract::pairs::{Known, ObjectPairs};
use crate::text::names::{Marks, Names};
use crate::text::sort::Keyed;
use crate::text::{Doc, NodeId, NodeKind};
use alloc::vec::Vec;

/// A walk over one document.
pub(super) struct Walk<'r> {
    pub(super) doc: Doc<'r>,
    pub(super) steps: &'r Steps<'r>,
    pub(super) saved: &'r mut Saved,
    pub(super) scratch: &'r mut Scratch,
    pub(super) out: &'r mut Decided,
    /// The record of the element around.
    record: Option<usize>,
    element: u32,
    /// Where the walk is in that element.
    path: PathId,
    /// Whether it is asked what the way back needs to know.
    pub(super) sets_needs: bool,
}

/// Buffers that are kept between documents. Their contents are not.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) fragment: Fragment,
    pub(super) buffers: PairBuffers,
    pub(super) ids: Identifiers,
    /// The members of the objects around that have names which the walk looks for.
    pub(super) found: Vec<Found>,
    /// For each element of the lists around its record.
    matches: Vec<Option<u32>>,
    names: Names,
    keys: Vec<NodeId>,
    pointer: Vec<u8>,
}

/// A member with a name that the walk looks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) key: NodeId,
    /// How many members are before it.
    pub(super) position: u32,
    /// Which name it has.
    pub(super) known: u16,
    /// No later member has its name.
    pub(super) is_last: bool,
    /// Nothing inside of it can change: it goes, or stays as the version's own.
    pub(super) is_closed: bool,
    /// The value that moves, or the whole one.
    pub(super) value: NodeId,
}

/// What a walk has found in a part of the document.
#[derive(Clone, Copy)]
struct Before {
    objects: usize,
    changed: usize,
    noted: usize,
    elements: usize,
}

impl<'r> Walk<'r> {
    /// Walks over a document whose entries, if it is a list, are in that array.
    pub(super) fn run(
        doc: Doc<'r>,
        list: Option<NodeId>,
        steps: &'r Steps<'r>,
        saved: &'r mut Saved,
        scratch: &'r mut Scratch,
        out: &'r mut Decided,
        sets_needs: bool,
    ) {
        scratch.found.clear();
        scratch.matches.clear();
        let mut walk = Walk {
            doc,
            steps,
            saved,
            scratch,
            out,
            record: None,
            element: 0,
            path: 0,
            sets_needs,
        };
        walk.document(list);
    }

    fn document(&mut self, list: Option<NodeId>) {
        let shape = self.steps.shape;
        self.out.elements.push(Element {
            node: 0,
            outer: 0,
            list: 0,
            path: 0,
            position: 0,
            identifier: shape.identifier.filter(|_| shape.layout != Layout::Entries),
        });
        if shape.layout == Layout::Entries {
            self.record = self.found_record(0);
            let Some(list) = list else { return };
            let before = self.before();
            self.list(list, shape.root, shape.identifier);
            if self.is_edited_since(before) {
                self.refuse_repeats_around(0, list);
            }
            return;
        }
        if !self.saved.records.is_empty() {
            let Scratch { ids, matches, .. } = &mut *self.scratch;
            let (records, strings) = (&self.saved.records[..1], &self.saved.strings);
            ids.gather(self.doc, None, shape.identifier, records, strings);
            ids.find_matches(self.doc, records, 1, strings, matches);
            self.record = matches.pop().flatten().and_then(|_| self.found_record(0));
        }
        self.value(0, shape.root);
    }

    /// Marks a record as found.
    fn found_record(&mut self, place: usize) -> Option<usize> {
        self.saved.records.get_mut(place)?.is_matched = true;
        Some(place)
    }

    /// Walks over a value that the contract describes.
    fn value(&mut self, node: NodeId, field: &'static FieldEntry) {
        match (field.holds, self.doc.node(node).kind()) {
            (Holds::Object(object), NodeKind::Object) => self.object(node, object),
            (Holds::List(element), NodeKind::Array) => self.list(node, element, field.identifier()),
            _ => {}
        }
    }

    /// Walks over the elements of a list, each with its record.
    fn list(&mut self, list: NodeId, described: &'static FieldEntry, identifier: Option<&'static str>) {
        let (record, outer, path) = (self.record, self.element, self.path);
        let first = self.scratch.matches.len();
        let records = self.match_records(list, identifier);
        for (n, node) in self.doc.elements(list).enumerate() {
            let matched = self.scratch.matches.get(first + n).copied().flatten();
            self.record = matched.and_then(|matched| self.found_record(records? + matched as usize));
            let before = self.before();
            self.out.elements.push(Element {
                node,
                outer,
                list,
                path,
                position: n as u32,
                identifier,
            });
            (self.element, self.path) = (before.elements as u32, 0);
            self.value(node, described);
            if self.out.objects.len() == before.objects {
                self.out.elements.truncate(before.elements);
            }
        }
        self.scratch.matches.truncate(first);
        (self.record, self.element, self.path) = (record, outer, path);
    }

    /// Matches the records that the complement has for a list. Returns the place of the first.
    fn match_records(&mut self, list: NodeId, identifier: Option<&str>) -> Option<usize> {
        let record = self.record?;
        self.write_pointer();
        let Saved {
            records,
            lists,
            strings,
            ..
        } = &*self.saved;
        let mut all = lists[records[record].lists.clone()].iter();
        let saved = all.find(|saved| saved.pointer.of(strings) == self.scratch.pointer)?;
        let (count, range) = (saved.count, saved.records.clone());
        let records = &records[range.clone()];
        let Scratch { ids, matches, .. } = &mut *self.scratch;
        ids.gather(self.doc, Some(list), identifier, records, strings);
        ids.find_matches(self.doc, records, count, strings, matches);
        Some(range.start)
    }

    /// Writes where the walk is in its element, as complements say it.
    fn write_pointer(&mut self) {
        self.scratch.pointer.clear();
        let (steps, scratch) = (self.steps, &mut *self.scratch);
        self.out
            .write_path(self.path, Side::Output, &steps.option, &mut scratch.pointer);
    }

    /// Decides about an object, and walks on from it.
    fn object(&mut self, node: NodeId, object: &'static ObjectEntry) {
        let Some(pairs) = self.steps.there.of(object) else {
            return;
        };
        let first = self.scratch.found.len();
        let (repeats, marks) = self.find(node, pairs);
        if repeats {
            self.mark_last(first, pairs.known.len());
        }
        let before = self.before();
        if !pairs.pairs.is_empty() {
            self.decide(node, pairs, first);
        }
        let mut is_refused = false;
        for n in first..self.scratch.found.len() {
            let found = self.scratch.found[n];
            if let Some(lead) = pairs.known[usize::from(found.known)].lead.filter(|_| !found.is_closed) {
                is_refused |= self.follow(found, pairs, lead, repeats);
            }
        }
        if is_refused || self.is_edited_since(before) {
            if !marks.differ() {
                self.refuse_repeats_of(node, object);
            }
            self.refuse_repeats_to_values(pairs, first);
        }
        self.scratch.found.truncate(first);
    }

    /// Finds the members with names that the walk looks for. Returns whether one repeats, and the marks of all names.
    ///
    /// Not inlined: in a large function its loop, which takes most of the time, would keep nothing in registers.
    #[inline(never)]
    fn find(&mut self, node: NodeId, pairs: &'static ObjectPairs) -> (bool, Marks) {
        let (mut seen, mut repeats, mut marks) = (0u64, false, Marks::default());
        let doc = self.doc;
        let text = doc.padded();
        for (position, (key, token)) in doc.members(node).enumerate() {
            let start = token.start as usize + 1;
            let head = text.word(start);
            if pairs.marks & marks.add(&token, head) == 0 {
                continue;
            }
            let is_it = |known: &Known| match token.is_escaped() {
                false => known.word.stands_at(text, start, head),
                true => known.word.reads(doc, &token),
            };
            let Some(known) = pairs.known.iter().position(is_it) else {
                continue;
            };
            repeats |= seen >> known & 1 != 0;
            seen |= 1 << known;
            self.scratch.found.push(Found {
                key,
                position: position as u32,
                known: known as u16,
                is_last: true,
                is_closed: false,
                value: key + 1,
            });
        }
        (repeats, marks)
    }

    /// Sets which members have no later one of their name.
    fn mark_last(&mut self, first: usize, names: usize) {
        let mut seen = alloc::vec![false; names];
        for found in self.scratch.found[first..].iter_mut().rev() {
            found.is_last = !core::mem::replace(&mut seen[usize::from(found.known)], true);
        }
    }

    /// Walks on into the value of a member. Returns whether its name repeats and that matters: something inside changes, or
    /// has a record, which would have the address of another one.
    fn follow(&mut self, found: Found, pairs: &'static ObjectPairs, lead: &'static FieldEntry, repeats: bool) -> bool {
        let before = self.before();
        let outer = self.path;
        let known = &pairs.known[usize::from(found.known)];
        self.path = self.out.path(
            outer,
            known,
            known.name.map(|(pair, _)| &pairs.pairs[usize::from(pair)]),
        );
        let repeats = repeats && self.repeats_name(found);
        let sets_needs = self.sets_needs;
        self.sets_needs |= repeats;
        self.value(found.value, lead);
        (self.path, self.sets_needs) = (outer, sets_needs);
        let mut inside = self.out.changed[before.changed..].iter();
        let is_refused = repeats && inside.any(|one| one.what != What::Stays || one.is_needed());
        if !found.is_last {
            // Of repeated names the last counts.
            self.forget(before);
        }
        is_refused
    }

    fn repeats_name(&self, found: Found) -> bool {
        let mut others = self.scratch.found.iter();
        !found.is_last || others.any(|other| other.known == found.known && other.key < found.key)
    }

    fn before(&self) -> Before {
        Before {
            objects: self.out.objects.len(),
            changed: self.out.changed.len(),
            noted: self.out.noted.len(),
            elements: self.out.elements.len(),
        }
    }

    fn forget(&mut self, before: Before) {
        self.out.objects.truncate(before.objects);
        self.out.changed.truncate(before.changed);
        self.out.noted.truncate(before.noted);
        self.out.elements.truncate(before.elements);
    }

    fn is_edited_since(&self, before: Before) -> bool {
        self.out.has_edits(before.changed)
    }

    /// Keeps that something was decided in the object at which the walk is.
    pub(super) fn push_object(&mut self, node: NodeId, pairs: &'static ObjectPairs) {
        self.out.objects.push(ObjectAt {
            node,
            element: self.element,
            path: self.path,
            pairs,
            end: self.out.changed.len() as u32,
        });
    }

    /// Calls a function with the number of each member that the complement has for the object at which the walk is.
    pub(super) fn take_saved(&mut self, mut take: impl FnMut(usize, &SavedMember)) {
        let Some(record) = self.record else { return };
        self.write_pointer();
        let range = self.saved.records[record].members.clone();
        for n in range {
            let Saved { members, strings, .. } = &mut *self.saved;
            let member = &mut members[n];
            if member.object.of(strings) == self.scratch.pointer {
                member.is_found = true;
                take(n, member);
            }
        }
    }

    /// The pointer of a member of the object at which the walk is, as the option `fill` says it.
    pub(super) fn pattern(&self, name: &[u8]) -> Vec<u8> {
        let mut pattern = Vec::new();
        self.out
            .write_pattern(self.element, self.path, self.steps, &mut pattern);
        pattern.push(b'/');
        pattern.extend_from_slice(name);
        pattern
    }

    /// Refuses repeated names in a described object on which an edit depends, but for those that may repeat.
    fn refuse_repeats_of(&mut self, node: NodeId, object: &'static ObjectEntry) {
        let before = self.out.repeated.len();
        self.refuse_repeats_in(node);
        if self.out.repeated.len() > before {
            let doc = self.doc;
            let may_repeat = |key: NodeId| {
                let place = object.find_key(doc, &doc.node(key), 0);
                place.is_some_and(|place| object.fields[place].model.is_repeatable)
            };
            let refused: Vec<Keyed> = self
                .out
                .repeated
                .drain(before..)
                .filter(|one| !may_repeat(one.0 as NodeId))
                .collect();
            self.out.repeated.extend(refused);
        }
    }

    /// Refuses repeated names in an object on which an edit depends: readers disagree about which one counts.
    fn refuse_repeats_in(&mut self, object: NodeId) {
        if self.doc.keys(object).nth(1).is_none() {
            return;
        }
        let Scratch { names, keys, .. } = &mut *self.scratch;
        keys.clear();
        keys.extend(self.doc.keys(object));
        names.find(self.doc, keys);
        let repeated = names.repeated().iter();
        self.out.repeated.extend(repeated.map(|&key| (u64::from(key), 0)));
    }

    /// Refuses repeated names in the containers on the way to the values of pairs.
    fn refuse_repeats_to_values(&mut self, pairs: &'static ObjectPairs, first: usize) {
        for n in first..self.scratch.found.len() {
            let found = self.scratch.found[n];
            let Some((pair, name)) = pairs.known[usize::from(found.known)].name else {
                continue;
            };
            let (pair, name) = (&pairs.pairs[usize::from(pair)], usize::from(name));
            let place = match name == pair.last() {
                true => &pair.route(0, name).target,
                false => &pair.route(name, pair.last()).source,
            };
            if place.is_whole() {
                continue;
            }
            let (doc, steps) = (self.doc, self.steps);
            for container in place.containers(doc, found.key + 1, &steps.option) {
                self.refuse_repeats_in(container);
            }
        }
    }

    /// Refuses repeated names in the containers around a value.
    fn refuse_repeats_around(&mut self, whole: NodeId, value: NodeId) {
        for (container, _) in path(self.doc, whole, value) {
            self.refuse_repeats_in(container);
        }
    }
}
