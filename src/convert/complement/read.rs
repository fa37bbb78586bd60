//! Reads a complement into records, in their order. Refuses whatever this library would not have written.

use crate::contract::catalogue::{Holds, ObjectEntry};
use crate::convert::held::{Held, Small};
use crate::convert::pair::Says;
use crate::convert::pass::{Below, Member, Pass, Way};
use crate::convert::steps::{Steps, Task};
use crate::report::finding::Mismatch;
use crate::text::pointer::PointerToken;
use crate::text::unescape::Unescaped;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded, Span};
use alloc::vec::Vec;

/// More than the names of the members of any object in a complement, except those of changes and fields.
const NAMES: usize = 8;
/// The nesting limit; complements are less deep.
const DEPTH: u32 = 12;

/// What a complement holds for an entry or an item.
#[derive(Clone, Copy, Debug)]
pub(in crate::convert) struct Record {
    pub(in crate::convert) at: u32,
    /// The source of its identifier; empty if it has none.
    pub(in crate::convert) id: Span,
    /// Another element had an equal identifier.
    pub(in crate::convert) is_repeated: bool,
    /// Its members, a range of `Records::held`.
    held: Span,
    /// The records of its items, a range of `Records::all`.
    pub(in crate::convert) items: Span,
    /// How many items it had.
    pub(in crate::convert) count: u32,
    /// The object that it belongs to, once matched.
    pub(in crate::convert) object: Option<NodeId>,
}

/// The records of one change.
#[derive(Clone, Copy, Debug)]
pub(in crate::convert) struct Section {
    pub(in crate::convert) step: usize,
    /// How many entries the list had.
    pub(in crate::convert) count: u32,
    /// The records of entries, a range of `Records::all`.
    pub(in crate::convert) entries: Span,
}

/// A complement that was read, in reusable buffers.
#[derive(Debug, Default)]
pub(in crate::convert) struct Records {
    pub(in crate::convert) sections: Vec<Section>,
    pub(in crate::convert) all: Vec<Record>,
    held: Vec<(Below, usize, Held)>,
    /// The strings of the complement, decoded.
    pub(in crate::convert) strings: Vec<u8>,
    text: Vec<u8>,
    index: Index,
}

impl Records {
    pub(in crate::convert) fn clear(&mut self) {
        self.sections.clear();
        self.all.clear();
        self.held.clear();
        self.strings.clear();
    }

    /// What a record holds: the ways to objects, the positions of their members, and what is held for each.
    pub(in crate::convert) fn held(&self, record: &Record) -> &[(Below, usize, Held)] {
        let (start, end) = (record.held.start as usize, record.held.end as usize);
        self.held.get(start..end).unwrap_or_default()
    }

    /// Reads the complement of a conversion in the other direction.
    pub(in crate::convert) fn read(
        &mut self,
        json: &[u8],
        steps: &Steps,
        small: &mut Small,
    ) -> Result<(), Mismatch> {
        let mut text = core::mem::take(&mut self.text);
        let mut index = core::mem::take(&mut self.index);
        let doc = index.read(Padded::copy(json, &mut text), 0, DEPTH);
        let mut reading = Reading {
            doc,
            records: self,
            small,
            steps,
        };
        let read = reading.complement();
        let is_whole = index.fault().is_none();
        (self.text, self.index) = (text, index);
        read.filter(|_| is_whole)
            .unwrap_or(Err(Mismatch::Malformed))
    }
}

/// Reads a complement. `None` means that it is not a valid one.
struct Reading<'r> {
    doc: Doc<'r>,
    records: &'r mut Records,
    small: &'r mut Small,
    steps: &'r Steps<'r>,
}

impl<'r> Reading<'r> {
    fn complement(&mut self) -> Option<Result<(), Mismatch>> {
        let Steps {
            shape,
            from: to,
            to: from,
            options,
            ..
        } = *self.steps;
        let date = |version| self.steps.plan.catalogue.date(version).as_bytes();
        let option = self.steps.plan.catalogue.service.place_option.as_bytes();
        let names: [&[u8]; 5] = [b"shape", b"from", b"to", option, b"changes"];
        let [named, older, newer, pointer, changes, ..] = self.values(0, &names)?;
        let needs_option = self.steps.need_option();
        // It was made in the other direction, so `from` and `to` are swapped.
        let is_bound = self.is(named?, shape.name.as_bytes())
            && self.is(older?, date(from))
            && self.is(newer?, date(to))
            && match pointer {
                Some(pointer) => needs_option && self.is(pointer, options.place().as_bytes()),
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
            let reads = |task: &&Task| doc.reads(&doc.node(key), &task.step.pass.name().concat());
            let task = self.steps.tasks.iter().find(reads)?;
            let number = task.number;
            if self.records.sections.iter().any(|one| one.step == number) {
                return None;
            }
            let names: [&[u8]; 2] = [b"count", b"entries"];
            let [count, entries, ..] = self.values(key + 1, &names)?;
            let count = self.number(count?)?;
            let root = self.steps.shape.object;
            let entries = self.objects(entries?, task.step.pass, root, true)?;
            self.records.sections.push(Section {
                step: number,
                count,
                entries,
            });
        }
        Some(())
    }

    /// Reads the records of a list, whose elements the contract describes.
    fn objects(
        &mut self,
        array: NodeId,
        pass: &Pass,
        id: &'static ObjectEntry,
        are_entries: bool,
    ) -> Option<Span> {
        if !self.doc.node(array).is(NodeKind::Array) {
            return None;
        }
        let mut list = Vec::new();
        for record in self.doc.elements(array) {
            list.push(self.object(record, pass, id, are_entries)?);
        }
        let all = &mut self.records.all;
        let start = all.len() as u32;
        all.append(&mut list);
        Some(Span::new(start, all.len() as u32))
    }

    /// Reads a record, and those of its items.
    fn object(
        &mut self,
        record: NodeId,
        pass: &Pass,
        element: &'static ObjectEntry,
        is_entry: bool,
    ) -> Option<Record> {
        let names: [&[u8]; 6] = [b"at", b"id", b"repeated", b"members", b"count", b"items"];
        let [at, id, repeated, members, count, items, ..] = self.values(record, &names)?;
        let start = self.records.held.len() as u32;
        if let Some(members) = members {
            self.members(members, pass, element)?;
        }
        let held = Span::new(start, self.records.held.len() as u32);
        let items = match items.zip(count) {
            Some((items, _)) if is_entry => {
                self.objects(items, pass, pass.item_below(element)?, false)?
            }
            _ if items.is_none() && count.is_none() => Span::default(),
            _ => return None,
        };
        Some(Record {
            at: self.number(at?)?,
            id: self.string(id)?,
            is_repeated: self.mark(repeated)?,
            held,
            items,
            count: count.map_or(Some(0), |count| self.number(count))?,
            object: None,
        })
    }

    fn members(
        &mut self,
        object: NodeId,
        pass: &Pass,
        element: &'static ObjectEntry,
    ) -> Option<()> {
        let start = self.records.held.len();
        for key in self.keys(object)? {
            let mut name = Vec::new();
            self.doc.append(&self.doc.node(key), &mut name);
            let (below, slot) = place(&name, pass, element)?;
            let held = self.member(key + 1, pass.member(slot))?;
            let slot = self.of_version(slot, pass, held);
            let mut others = self.records.held.iter().skip(start);
            if others.any(|other| (other.0, other.1) == (below, slot)) {
                return None;
            }
            self.records.held.push((below, slot, held));
        }
        Some(())
    }

    /// The position of the member that a record is about, of two of the same name: what is kept is of the version
    /// that is left, the spelling of what moved of the other one.
    fn of_version(&self, slot: usize, pass: &Pass, held: Held) -> usize {
        let way = match self.steps.from < self.steps.to {
            true => Way::Up,
            false => Way::Down,
        };
        let member = pass.member(slot);
        let is_right = member.is_of_target(way) != (held.says == Says::Keep);
        match member.other {
            Some(other) if member.is_reformed && !is_right => other,
            _ => slot,
        }
    }

    fn member(&mut self, member: NodeId, one: &Member) -> Option<Held> {
        let names: [&[u8]; 5] = [b"is", b"at", b"gap", b"shared", b"text"];
        let [is, at, gap, shared, text, ..] = self.values(member, &names)?;
        let says = match is {
            Some(is) if self.is(is, b"kept") => Says::Keep,
            Some(is) if self.is(is, b"new") => Says::Drop,
            Some(_) => return None,
            None => Says::Nothing,
        };
        let held = Held {
            says,
            is_taken: at.is_some(),
            at: at.map_or(Some(0), |at| self.number(at))?,
            gap: self.string(gap)?,
            is_shared: self.mark(shared)?,
            text: self.string(text)?,
        };
        let is_sound = (held.is_taken || gap.is_none() && !held.is_shared)
            && (held.has_text() || is.is_some() && !held.is_taken)
            && (text.is_none() || held.has_text())
            && self.is_blank(held.gap)
            && (!held.has_text() || self.is_sound(held, one));
        is_sound.then_some(held)
    }

    /// Whether a gap is white space and at most one comma, or in a query separators.
    fn is_blank(&self, gap: Span) -> bool {
        let gap = gap.of(&self.records.strings);
        let (gap, blanks): (_, &[u8]) = match self.steps.is_query() {
            true => (gap.strip_suffix(b"?").unwrap_or(gap), b"&"),
            false => (gap, b" \t\r\n,"),
        };
        let commas = gap.iter().filter(|&&byte| byte == b',');
        commas.count() <= 1 && gap.iter().all(|byte| blanks.contains(byte))
    }

    /// Whether the held text is exactly one member of the field's name, with a value that moves if one is
    /// needed.
    fn is_sound(&mut self, held: Held, one: &Member) -> bool {
        let text = held.text.of(&self.records.strings);
        let needs_value = held.is_shared || !held.is_taken;
        let mut has_value = || self.small.hole(text, one, self.steps.options).is_some();
        let is_sound = !needs_value || one.is_paired() && has_value();
        is_sound && self.small.is_member(text, one.word())
    }

    /// The values of an object with only these members, each at most once.
    #[inline(never)]
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
fn place(name: &[u8], pass: &Pass, element: &'static ObjectEntry) -> Option<(Below, usize)> {
    let (mut rest, mut object, mut below) = (name, element, 0);
    while let Some(end) = rest.iter().position(|&byte| byte == b'/') {
        let lead = object.find_name(rest.get(..end)?)?;
        let Holds::Object(inner) = lead.holds else {
            return None;
        };
        below = pass.deeper(below, lead)?;
        object = inner;
        rest = rest.get(end + 1..)?;
    }
    let mut members = pass.members.iter();
    let slot = members.position(|member| member.word().is(rest))?;
    (object == pass.object).then_some((below, slot))
}
