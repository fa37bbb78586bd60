//! Walks over a document and its complement together: finds the objects with pairs and what the complement has for each,
//! and names that repeat where an edit depends on them.

use super::complement_reader::Saved;
use super::decide::PairBuffers;
use super::decided::{Decided, Element, Moves, ObjectAt, PlaceId, PlaceStep, Side};
use super::fragment::Fragment;
use super::matching::Identifiers;
use super::steps::Steps;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::location::path;
use crate::contract::model::Layout;
use crate::contract::pairs::{Known, ObjectPairs, described};
use crate::text::names::{Marks, RepeatedNames};
use crate::text::pointer::write_token;
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
    pub(super) record: Option<usize>,
    /// Where the walk is.
    pub(super) place: PlaceId,
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
    names: RepeatedNames,
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
    /// The name that it gets, if it moves.
    pub(super) into: Option<u8>,
    /// The value that moves, or the whole one.
    pub(super) value: NodeId,
}

impl<'r> Walk<'r> {
    /// Walks over a document whose entries, if it is a list, are in that array.
    pub(super) fn document(&mut self, list: Option<NodeId>) {
        self.scratch.found.clear();
        self.scratch.matches.clear();
        let shape = self.steps.shape;
        let document = Element {
            node: 0,
            list: 0,
            position: 0,
            identifier: shape.identifier.filter(|_| shape.layout != Layout::Entries),
        };
        self.place = self.out.push_place(0, PlaceStep::Element(document));
        if shape.layout == Layout::Entries {
            self.record = self.found_record(0);
            let Some(list) = list else { return };
            self.list(list, shape.root, shape.identifier);
            if self.out.is_edited_from(0) {
                for (container, _) in path(self.doc, 0, list) {
                    self.refuse_repeats_in(container, None);
                }
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
        let (record, outer) = (self.record, self.place);
        let first = self.scratch.matches.len();
        let records = self.match_records(list, identifier);
        for (n, node) in self.doc.elements(list).enumerate() {
            let matched = self.scratch.matches.get(first + n).copied().flatten();
            self.record = matched.and_then(|matched| self.found_record(records? + matched as usize));
            let before = self.out.objects.len();
            let element = Element {
                node,
                list,
                position: n as u32,
                identifier,
            };
            self.place = self.out.push_place(outer, PlaceStep::Element(element));
            self.value(node, described);
            if self.out.objects.len() == before {
                self.out.forget(before, self.place);
            }
        }
        self.scratch.matches.truncate(first);
        (self.record, self.place) = (record, outer);
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
        let (steps, pointer) = (self.steps, &mut self.scratch.pointer);
        self.out.write_pointer(self.place, Side::Output, &steps.option, pointer);
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
        let before = self.out.objects.len();
        if !pairs.pairs.is_empty() {
            self.decide(node, pairs, first);
        }
        let mut is_refused = false;
        for n in first..self.scratch.found.len() {
            let found = self.scratch.found[n];
            if let Some(lead) = lead(found, pairs).filter(|_| !found.is_closed) {
                is_refused |= self.follow(found, pairs, lead, repeats);
            }
        }
        if is_refused || self.out.is_edited_from(before) {
            if !marks.differ() {
                self.refuse_repeats_in(node, Some(object));
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
                into: None,
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
        let before = self.out.objects.len();
        let outer = self.place;
        let known = &pairs.known[usize::from(found.known)];
        let moves = pairs.named(known).map(|(pair, name)| Moves {
            pair,
            name,
            into: found.into.map_or(name, usize::from),
        });
        self.place = self.out.push_place(outer, PlaceStep::Member(known, moves));
        let repeats = repeats && self.repeats_name(found);
        let (sets_needs, record) = (self.sets_needs, self.record);
        self.sets_needs |= repeats;
        // Of repeated names the last counts: nothing comes back into the others.
        self.record = record.filter(|_| found.is_last);
        self.value(found.value, lead);
        let mut inside = self.out.entries_from(before).iter();
        let is_refused = repeats && inside.any(|one| one.is_edit() || one.is_needed());
        if !found.is_last || self.out.objects.len() == before {
            self.out.forget(before, self.place);
        }
        (self.place, self.sets_needs, self.record) = (outer, sets_needs, record);
        is_refused
    }

    fn repeats_name(&self, found: Found) -> bool {
        let mut others = self.scratch.found.iter();
        !found.is_last || others.any(|other| other.known == found.known && other.key < found.key)
    }

    /// Keeps that something was decided in the object at which the walk is.
    pub(super) fn push_object(&mut self, node: NodeId, pairs: &'static ObjectPairs) {
        self.out.objects.push(ObjectAt {
            node,
            place: self.place,
            pairs,
            end: self.out.changed.len() as u32,
        });
    }

    /// Finds what the complement has for the object at which the walk is.
    pub(super) fn find_saved(&mut self, pairs: &'static ObjectPairs) {
        self.scratch.buffers.saved.clear();
        let Some(record) = self.record else { return };
        self.write_pointer();
        let Scratch {
            pointer,
            fragment,
            buffers,
            ..
        } = &mut *self.scratch;
        for n in self.saved.records[record].members.clone() {
            let pair = self.saved.find(n, pointer, pairs, self.steps, fragment);
            buffers.saved.extend(pair.map(|pair| (pair.number, n)));
        }
    }

    /// The pointer of a member of the object at which the walk is, as the option `fill` says it.
    pub(super) fn pattern(&self, name: &[u8]) -> Vec<u8> {
        let mut pattern = Vec::new();
        for step in self.out.path_in_entry(self.place, self.steps) {
            pattern.push(b'/');
            write_token(step.pattern(), &mut pattern);
        }
        pattern.push(b'/');
        pattern.extend_from_slice(name);
        pattern
    }

    /// Refuses repeated names in an object on which an edit depends, but for those that may repeat: readers disagree about
    /// which one counts.
    fn refuse_repeats_in(&mut self, node: NodeId, object: Option<&ObjectEntry>) {
        let doc = self.doc;
        if doc.keys(node).nth(1).is_none() {
            return;
        }
        let Scratch { names, keys, .. } = &mut *self.scratch;
        keys.clear();
        keys.extend(doc.keys(node));
        names.find(doc, keys);
        let may_repeat = |key: &NodeId| {
            let place = object.and_then(|object| Some(&object.fields[object.find_key(doc, &doc.node(*key), 0)?]));
            place.is_some_and(|field| field.model.is_repeatable)
        };
        let repeated = names.repeated().iter().filter(|key| !may_repeat(key));
        self.out.repeated.extend(repeated.map(|&key| (u64::from(key), 0)));
    }

    /// Refuses repeated names in the containers on the way to the values of pairs.
    fn refuse_repeats_to_values(&mut self, pairs: &'static ObjectPairs, first: usize) {
        for n in first..self.scratch.found.len() {
            let found = self.scratch.found[n];
            let Some((pair, name)) = pairs.named(&pairs.known[usize::from(found.known)]) else {
                continue;
            };
            let place = match found.into {
                Some(into) => &pair.route(name, into.into()).source,
                None if name == pair.last() => &pair.route(0, name).target,
                None => &pair.route(name, pair.last()).source,
            };
            if place.is_whole() {
                continue;
            }
            let (doc, steps) = (self.doc, self.steps);
            for container in place.containers(doc, found.key + 1, &steps.option) {
                self.refuse_repeats_in(container, None);
            }
        }
    }
}

/// The field that describes what moves or stays of a member.
fn lead(found: Found, pairs: &'static ObjectPairs) -> Option<&'static FieldEntry> {
    let known = &pairs.known[usize::from(found.known)];
    match (pairs.named(known), found.into.map(usize::from)) {
        // To a name between, of which only the complement knows.
        (Some((pair, name)), Some(into)) if into < pair.last() => {
            described(known.field, &pair.route(name, into).source)
        }
        _ => known.lead,
    }
}
