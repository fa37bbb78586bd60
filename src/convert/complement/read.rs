//! Reads a complement into records, in their order. Refuses whatever this library would not have written.

use super::record::{Record, Records, SavedMember, Section};
use crate::contract::catalogue::{Holds, ObjectEntry};
use crate::convert::decision::Instruction;
use crate::convert::fragment::Fragment;
use crate::convert::pass::{Member, Nesting, Pass, Way};
use crate::convert::steps::{Step, Steps};
use crate::report::finding::Mismatch;
use crate::text::pointer::PointerToken;
use crate::text::unescape::Unescaped;
use crate::text::{Doc, NodeId, NodeKind, Padded, Span};
use alloc::vec::Vec;

/// Room for the members of one object. A record has six.
const NAMES: usize = 8;
/// The nesting limit; complements are less deep.
const DEPTH: u32 = 12;

impl Records {
    /// Reads the complement of a conversion in the other direction.
    pub(in crate::convert) fn read(
        &mut self,
        json: &[u8],
        steps: &Steps,
        fragment: &mut Fragment,
    ) -> Result<(), Mismatch> {
        let mut text = core::mem::take(&mut self.text);
        let mut index = core::mem::take(&mut self.index);
        let doc = index.read(Padded::copy(json, &mut text), 0, DEPTH);
        let mut reading = Reading {
            doc,
            records: self,
            fragment,
            steps,
        };
        let read = reading.complement();
        let is_whole = index.fault().is_none();
        (self.text, self.index) = (text, index);
        read.filter(|_| is_whole).unwrap_or(Err(Mismatch::Malformed))
    }
}

/// Reads a complement. `None` means that it is not a valid one.
struct Reading<'r> {
    doc: Doc<'r>,
    records: &'r mut Records,
    fragment: &'r mut Fragment,
    steps: &'r Steps<'r>,
}

impl<'r> Reading<'r> {
    fn complement(&mut self) -> Option<Result<(), Mismatch>> {
        let Steps { shape, from, to, .. } = *self.steps;
        let date = |version| self.steps.plan.catalogue.date(version).as_bytes();
        let option = self.steps.plan.catalogue.service.place_option.as_bytes();
        let names: [&[u8]; 5] = [b"shape", b"from", b"to", option, b"changes"];
        let [shape_value, from_value, to_value, pointer, changes, ..] = self.values(0, &names)?;
        let needs_option = self.steps.need_option();
        // It was made in the other direction.
        let is_bound = self.is(shape_value?, shape.name.as_bytes())
            && self.is(from_value?, date(to))
            && self.is(to_value?, date(from))
            && match pointer {
                Some(pointer) => needs_option && self.is(pointer, self.steps.rules.option_pointer.as_bytes()),
                None => !needs_option,
            };
        if !is_bound {
            return Some(Err(Mismatch::Foreign));
        }
        self.changes(changes?).map(Ok)
    }

    fn changes(&mut self, changes: NodeId) -> Option<()> {
        let doc = self.doc;
        for key in self.keys(changes)? {
            let is_it = |step: &&Step| doc.reads(&doc.node(key), &step.pass.name().concat());
            let step = self.steps.all.iter().find(is_it)?;
            let mut sections = self.records.sections.iter();
            if sections.any(|section| section.step == step.number) {
                return None;
            }
            let [count, entries, ..] = self.values(key + 1, &[b"count", b"entries"])?;
            let section = Section {
                step: step.number,
                entry_count: self.number(count?)?,
                entries: self.records(entries?, step.pass, self.steps.shape.object, true)?,
            };
            self.records.sections.push(section);
        }
        Some(())
    }

    /// Reads the records of a list, whose elements the contract describes.
    fn records(
        &mut self,
        list: NodeId,
        pass: &Pass,
        element: &'static ObjectEntry,
        are_entries: bool,
    ) -> Option<Vec<Record>> {
        if !self.doc.node(list).is(NodeKind::Array) {
            return None;
        }
        let records = self.doc.elements(list);
        records
            .map(|record| self.record(record, pass, element, are_entries))
            .collect()
    }

    /// Reads a record, and those of its items.
    fn record(&mut self, record: NodeId, pass: &Pass, element: &'static ObjectEntry, is_entry: bool) -> Option<Record> {
        let names: [&[u8]; 6] = [b"at", b"id", b"repeated", b"members", b"count", b"items"];
        let [at, id, repeated, members, count, items, ..] = self.values(record, &names)?;
        let has_items = match (items.is_some(), count.is_some()) {
            (true, true) if is_entry => true,
            (false, false) => false,
            _ => return None,
        };
        Some(Record {
            position: self.number(at?)?,
            id: self.string(id)?,
            is_repeated: self.mark(repeated)?,
            members: match members {
                Some(members) => self.members(members, pass, element)?,
                None => Vec::new(),
            },
            items: match items.filter(|_| has_items) {
                Some(items) => self.records(items, pass, pass.item_below(element)?, false)?,
                None => Vec::new(),
            },
            item_count: count.map_or(Some(0), |count| self.number(count))?,
        })
    }

    fn members(
        &mut self,
        object: NodeId,
        pass: &Pass,
        element: &'static ObjectEntry,
    ) -> Option<Vec<(Nesting, usize, SavedMember)>> {
        let mut members: Vec<(Nesting, usize, SavedMember)> = Vec::new();
        for key in self.keys(object)? {
            let mut name = Vec::new();
            self.doc.append(&self.doc.node(key), &mut name);
            let (nesting, slot) = place(&name, pass, element)?;
            let saved = self.member(key + 1, pass.member(slot))?;
            let slot = self.of_version(slot, pass, saved);
            let mut others = members.iter();
            if others.any(|other| (other.0, other.1) == (nesting, slot)) {
                return None;
            }
            members.push((nesting, slot, saved));
        }
        Some(members)
    }

    /// The slot that a record is about. A reformed field has two with one name: what is kept is the source's, everything
    /// else the other one's.
    fn of_version(&self, slot: usize, pass: &Pass, saved: SavedMember) -> usize {
        let way = match self.steps.from < self.steps.to {
            true => Way::Up,
            false => Way::Down,
        };
        let member = pass.member(slot);
        let is_right = member.is_of_target(way) != (saved.instruction == Instruction::Keep);
        match member.other {
            Some(other) if member.is_reformed && !is_right => other,
            _ => slot,
        }
    }

    fn member(&mut self, member: NodeId, one: &Member) -> Option<SavedMember> {
        let names: [&[u8]; 5] = [b"is", b"at", b"gap", b"shared", b"text"];
        let [is, at, spacing, shared, text, ..] = self.values(member, &names)?;
        let instruction = match is {
            Some(is) if self.is(is, b"kept") => Instruction::Keep,
            Some(is) if self.is(is, b"new") => Instruction::Remove,
            Some(_) => return None,
            None => Instruction::None,
        };
        let saved = SavedMember {
            instruction,
            is_removed: at.is_some(),
            position: at.map_or(Some(0), |at| self.number(at))?,
            spacing: self.string(spacing)?,
            is_shared: self.mark(shared)?,
            text: self.string(text)?,
        };
        let is_sound = (saved.is_removed || spacing.is_none() && !saved.is_shared)
            && (saved.has_text() || is.is_some() && !saved.is_removed)
            && (text.is_none() || saved.has_text())
            && self.is_blank(saved.spacing)
            && (!saved.has_text() || self.is_sound(saved, one));
        is_sound.then_some(saved)
    }

    /// Whether spacing is white space and at most one comma, or in a query separators.
    fn is_blank(&self, spacing: Span) -> bool {
        let spacing = spacing.of(&self.records.strings);
        let (spacing, blanks): (_, &[u8]) = match self.steps.is_query() {
            true => (spacing.strip_suffix(b"?").unwrap_or(spacing), b"&"),
            false => (spacing, b" \t\r\n,"),
        };
        let commas = spacing.iter().filter(|&&byte| byte == b',');
        commas.count() <= 1 && spacing.iter().all(|byte| blanks.contains(byte))
    }

    /// Whether the saved text is exactly one member of the field's name, with a value that moves if one is
    /// needed.
    fn is_sound(&mut self, saved: SavedMember, one: &Member) -> bool {
        let text = saved.text.of(&self.records.strings);
        let needs_value = saved.is_shared || !saved.is_removed;
        let mut has_value = || {
            self.fragment
                .inner(text, one, self.steps.rules.option_pointer)
                .is_some()
        };
        let is_sound = !needs_value || one.is_paired() && has_value();
        is_sound && self.fragment.is_member(text, one.word())
    }

    /// The values of an object with only these members, each at most once.
    fn values(&self, object: NodeId, names: &[&[u8]]) -> Option<[Option<NodeId>; NAMES]> {
        let doc = self.doc;
        if !doc.node(object).is(NodeKind::Object) {
            return None;
        }
        let mut found = [None; NAMES];
        for key in doc.keys(object) {
            let node = doc.node(key);
            let place = names.iter().position(|name| doc.reads(&node, name))?;
            if found.get_mut(place)?.replace(key + 1).is_some() {
                return None;
            }
        }
        Some(found)
    }

    /// The keys of an object.
    fn keys(&self, object: NodeId) -> Option<impl Iterator<Item = NodeId> + use<'r>> {
        let is_object = self.doc.node(object).is(NodeKind::Object);
        is_object.then(|| self.doc.keys(object))
    }

    fn is(&self, value: NodeId, text: &[u8]) -> bool {
        let node = self.doc.node(value);
        node.is(NodeKind::String) && self.doc.reads(&node, text)
    }

    /// Reads a mark, which is `true` or absent.
    fn mark(&self, value: Option<NodeId>) -> Option<bool> {
        match value {
            Some(value) => (self.doc.source(value) == b"true").then_some(true),
            None => Some(false),
        }
    }

    fn number(&self, value: NodeId) -> Option<u32> {
        let digits = PointerToken(self.doc.source(value));
        let is_small = self.doc.node(value).is(NodeKind::Number) && digits.0.len() < 10;
        let number = digits.position().filter(|_| is_small)?;
        Some(number as u32)
    }

    /// Decodes a string and appends it to the others; empty if absent.
    fn string(&mut self, value: Option<NodeId>) -> Option<Span> {
        let Some(value) = value else {
            return Some(Span::default());
        };
        let node = self.doc.node(value);
        let strings = &mut self.records.strings;
        let start = strings.len() as u32;
        strings.extend(Unescaped::new(self.doc.inner(&node)));
        node.is(NodeKind::String)
            .then(|| Span::new(start, strings.len() as u32))
    }
}

/// Finds a member by its name in a record: the fields that lead to it in an element, and its own name, separated
/// by slashes.
fn place(name: &[u8], pass: &Pass, element: &'static ObjectEntry) -> Option<(Nesting, usize)> {
    let (mut rest, mut object, mut nesting) = (name, element, 0);
    while let Some(end) = rest.iter().position(|&byte| byte == b'/') {
        let lead = object.find_name(rest.get(..end)?)?;
        let Holds::Object(inner) = lead.holds else {
            return None;
        };
        nesting = pass.deeper(nesting, lead)?;
        object = inner;
        rest = rest.get(end + 1..)?;
    }
    let mut members = pass.members.iter();
    let slot = members.position(|member| member.word().is(rest))?;
    (object == pass.object).then_some((nesting, slot))
}
