//! Reads a complement. Refuses whatever this library would not have written: it has been stored and sent, so it may
//! contain anything.

use super::choice::Mark;
use super::fragment::Fragment;
use super::steps::Steps;
use crate::contract::catalogue::{Holds, ObjectEntry};
use crate::contract::model::Layout;
use crate::contract::pairs::{Known, Pair};
use crate::report::finding::Mismatch;
use crate::text::pointer::{PointerToken, tokens};
use crate::text::unescape::Unescaped;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded, Span};
use alloc::vec::Vec;
use core::ops::Range;

/// A complement that was read.
#[derive(Debug, Default)]
pub(super) struct Saved {
    /// The first is that of the document.
    pub(super) records: Vec<Record>,
    pub(super) lists: Vec<SavedList>,
    pub(super) members: Vec<SavedMember>,
    /// The strings of the complement, decoded.
    pub(super) strings: Vec<u8>,
    /// Buffers for reading the next one.
    text: Vec<u8>,
    index: Index,
}

/// What a complement holds of an element.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    pub(super) position: u32,
    /// The source of its identifier; empty if it has none.
    pub(super) id: Span,
    /// Another element had an equal identifier.
    pub(super) is_repeated: bool,
    pub(super) members: Range<usize>,
    pub(super) lists: Range<usize>,
    /// An element of the document matches it.
    pub(super) is_matched: bool,
}

/// What a complement holds of the elements of a list.
#[derive(Clone, Debug, Default)]
pub(super) struct SavedList {
    /// Where the list is in its element.
    pub(super) pointer: Span,
    /// How many elements it had.
    pub(super) count: u32,
    pub(super) records: Range<usize>,
}

/// What a complement says about one member. Spans refer to `Saved::strings`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SavedMember {
    /// Where the object is in the element.
    pub(super) object: Span,
    /// The name of a pair, by its place among all names of the object.
    pub(super) slot: usize,
    pub(super) mark: Mark,
    /// It was removed.
    pub(super) is_removed: bool,
    /// Its position among the members before it was removed.
    pub(super) position: u32,
    /// The spacing that was removed with it.
    pub(super) gap: Span,
    /// The other member carries its value.
    pub(super) is_shared: bool,
    /// The source of the member, or its spelling around an empty string. Empty if there is neither.
    pub(super) text: Span,
    /// Which name of the pair it has now, if it moved.
    pub(super) of: usize,
    /// The document has the object.
    pub(super) is_found: bool,
}

impl SavedMember {
    pub(super) fn has_text(&self) -> bool {
        self.text.start < self.text.end
    }

    /// Whether it is only how a member was spelled that moved.
    pub(super) fn is_spelling(&self) -> bool {
        self.has_text() && !self.is_removed
    }
}

/// Room for the members of one object. A complement has seven.
const NAMES: usize = 8;

/// The nesting limit. Each list in a list takes three levels.
const DEPTH: u32 = 100;

impl Saved {
    pub(super) fn clear(&mut self) {
        self.records.clear();
        self.lists.clear();
        self.members.clear();
        self.strings.clear();
    }

    /// Reads the complement of a conversion in the other direction.
    pub(super) fn read(&mut self, json: &[u8], steps: &Steps, fragment: &mut Fragment) -> Result<(), Mismatch> {
        let mut text = core::mem::take(&mut self.text);
        let mut index = core::mem::take(&mut self.index);
        let doc = index.read(Padded::copy(json, &mut text), 0, DEPTH);
        let mut reading = Reading {
            doc,
            saved: self,
            fragment,
            steps,
        };
        let read = reading.complement();
        let is_whole = index.fault().is_none();
        (self.text, self.index) = (text, index);
        read.filter(|_| is_whole).unwrap_or(Err(Mismatch::Malformed))
    }
}

impl Saved {
    /// Calls a function with each list of a record.
    pub(super) fn each_list(&self, record: &Record, take: impl FnMut(&SavedList)) {
        self.lists[record.lists.clone()].iter().for_each(take);
    }
}

/// Reads a complement. `None` means that it is not a valid one.
struct Reading<'r> {
    doc: Doc<'r>,
    saved: &'r mut Saved,
    fragment: &'r mut Fragment,
    steps: &'r Steps<'r>,
}

impl<'r> Reading<'r> {
    fn complement(&mut self) -> Option<Result<(), Mismatch>> {
        let Steps { shape, from, to, .. } = *self.steps;
        let catalogue = self.steps.plan.catalogue;
        let date = |version| catalogue.date(version).as_bytes();
        let option = catalogue.service.place_option.as_bytes();
        let names: [&[u8]; 7] = [b"shape", b"from", b"to", option, b"id", b"members", b"lists"];
        let [shape_value, from_value, to_value, pointer, id, members, lists, ..] = self.values(0, &names)?;
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
        let described = match shape.layout {
            Layout::Entries => Holds::List(shape.root),
            Layout::Document | Layout::Query => shape.root.holds,
        };
        self.saved.records.push(Record::default());
        let record = Record {
            id: self.string(id)?,
            ..Record::default()
        };
        let has_more = members.is_some() || lists.is_some();
        self.record(0, record, (members, lists), described)?;
        has_more.then_some(Ok(()))
    }

    /// Reads what is inside a record, and puts it in its place.
    fn record(
        &mut self,
        place: usize,
        mut record: Record,
        (members, lists): (Option<NodeId>, Option<NodeId>),
        described: Holds,
    ) -> Option<()> {
        let first = self.saved.members.len();
        if let Some(members) = members {
            self.members(members, described)?;
        }
        record.members = first..self.saved.members.len();
        if let Some(lists) = lists {
            record.lists = self.lists(lists, described)?;
        }
        self.saved.records[place] = record;
        Some(())
    }

    fn lists(&mut self, lists: NodeId, described: Holds) -> Option<Range<usize>> {
        let first = self.saved.lists.len();
        for key in self.keys(lists)? {
            let pointer = self.append(key);
            let strings = &self.saved.strings;
            let mut others = self.saved.lists[first..].iter();
            if others.any(|other| other.pointer.of(strings) == pointer.of(strings)) {
                return None;
            }
            self.saved.lists.push(SavedList {
                pointer,
                ..SavedList::default()
            });
        }
        let behind = self.saved.lists.len();
        for (place, key) in (first..behind).zip(self.keys(lists)?) {
            let pointer = self.saved.lists[place].pointer.of(&self.saved.strings);
            let Holds::List(element) = self.described(described, pointer)? else {
                return None;
            };
            let [count, of, ..] = self.values(key + 1, &[b"count", b"of"])?;
            self.saved.lists[place].count = self.number(count?)?;
            self.saved.lists[place].records = self.records(of?, element.holds)?;
        }
        Some(first..behind)
    }

    /// What the contract says of the value at a pointer in another one.
    fn described(&self, outer: Holds, pointer: &[u8]) -> Option<Holds> {
        if pointer.is_empty() {
            return Some(outer);
        }
        let Holds::Object(object) = outer else { return None };
        let tokens: Vec<Vec<u8>> = tokens(pointer).map(|token| token.bytes().collect()).collect();
        match self.lead(object, &tokens)? {
            (holds, []) if is_pointer(pointer) => Some(holds),
            _ => None,
        }
    }

    /// Follows tokens through members that lead to objects with pairs. Returns what the contract says of the value
    /// behind the first, and the other tokens; of an object that leads on, those behind that.
    fn lead<'t>(&self, object: &'static ObjectEntry, tokens: &'t [Vec<u8>]) -> Option<(Holds, &'t [Vec<u8>])> {
        let pairs = self.steps.there.of(object)?;
        let found = pairs.known.iter().find_map(|known| {
            let rest = self.behind(&pairs.pairs, known, tokens)?;
            Some((known.lead?.holds, rest))
        });
        match found? {
            (Holds::Object(inner), rest @ [_, ..]) => self.lead(inner, rest),
            found => Some(found),
        }
    }

    /// The tokens behind a name that leads on: of a value that moves, as the earlier document had it.
    fn behind<'t>(&self, pairs: &[Pair], known: &Known, tokens: &'t [Vec<u8>]) -> Option<&'t [Vec<u8>]> {
        known.lead?;
        let Some((pair, name)) = known.name else {
            let (first, rest) = tokens.split_first()?;
            return known.word.is(first).then_some(rest);
        };
        let pair = &pairs[usize::from(pair)];
        if name > 0 {
            return None;
        }
        let (_, mut rest) = tokens.split_first().filter(|(first, _)| pair.into().word.is(first))?;
        let mut place = pair.route(0, pair.last()).target.tokens(&self.steps.option);
        place.try_for_each(|token| {
            let (first, behind) = rest.split_first()?;
            rest = behind;
            (*first == token.name).then_some(())
        })?;
        Some(rest)
    }

    /// Reads the records of a list, whose elements the contract describes.
    fn records(&mut self, list: NodeId, element: Holds) -> Option<Range<usize>> {
        if !self.doc.node(list).is(NodeKind::Array) {
            return None;
        }
        let first = self.saved.records.len();
        let behind = first + self.doc.elements(list).count();
        self.saved.records.resize(behind, Record::default());
        for (place, node) in (first..behind).zip(self.doc.elements(list)) {
            let names: [&[u8]; 5] = [b"at", b"id", b"repeated", b"members", b"lists"];
            let [at, id, repeated, members, lists, ..] = self.values(node, &names)?;
            let record = Record {
                position: self.number(at?)?,
                id: self.string(id)?,
                is_repeated: self.mark(repeated)?,
                ..Record::default()
            };
            if members.is_none() && lists.is_none() {
                return None;
            }
            self.record(place, record, (members, lists), element)?;
        }
        (first < behind).then_some(first..behind)
    }

    fn members(&mut self, members: NodeId, described: Holds) -> Option<()> {
        let first = self.saved.members.len();
        for key in self.keys(members)? {
            let pointer = self.append(key);
            let text = pointer.of(&self.saved.strings);
            let end = text.iter().rposition(|&byte| byte == b'/')?;
            let (around, name) = text.split_at(end);
            if !is_pointer(name) {
                return None;
            }
            let Holds::Object(inner) = self.described(described, around)? else {
                return None;
            };
            let name: Vec<u8> = PointerToken(&name[1..]).bytes().collect();
            let pairs = self.steps.there.of(inner)?;
            let known = pairs.known.iter().find(|known| known.word.is(&name))?;
            let (pair, name) = known.name?;
            let pair = &pairs.pairs[usize::from(pair)];
            let of = SavedMember {
                object: Span::new(pointer.start, pointer.start + end as u32),
                slot: pair.slot + usize::from(name),
                ..SavedMember::default()
            };
            let is_known = self.saved.members[first..].iter().any(|other| {
                let strings = &self.saved.strings;
                other.slot == of.slot && other.object.of(strings) == of.object.of(strings)
            });
            if is_known {
                return None;
            }
            self.member_or_list(key + 1, of, pair)?;
        }
        (self.saved.members.len() > first).then_some(())
    }

    /// Reads a member, or a list of those that have a name which may repeat.
    fn member_or_list(&mut self, value: NodeId, of: SavedMember, pair: &'static Pair) -> Option<()> {
        let doc = self.doc;
        if !doc.node(value).is(NodeKind::Array) {
            return self.member(value, of, pair);
        }
        let may_repeat = pair.field(of.slot - pair.slot).model.is_repeatable;
        if !may_repeat || doc.elements(value).count() < 2 {
            return None;
        }
        for element in doc.elements(value) {
            self.member(element, of, pair)?;
        }
        Some(())
    }

    fn member(&mut self, member: NodeId, place: SavedMember, pair: &'static Pair) -> Option<()> {
        let names: [&[u8]; 6] = [b"is", b"at", b"gap", b"shared", b"text", b"of"];
        let [is, at, gap, shared, text, of, ..] = self.values(member, &names)?;
        let mark = match is {
            Some(is) if self.is(is, b"kept") => Mark::Kept,
            Some(is) if self.is(is, b"new") => Mark::New,
            Some(_) => return None,
            None => Mark::None,
        };
        let is_spelling = text.is_some() && at.is_none();
        let saved = SavedMember {
            mark,
            is_removed: at.is_some(),
            position: at.map_or(Some(0), |at| self.number(at))?,
            gap: self.string(gap)?,
            is_shared: self.mark(shared)?,
            text: self.string(text)?,
            of: match of {
                Some(of) => self.name_of(of, pair).filter(|&of| of > 0 && is_spelling)?,
                None => 0,
            },
            ..place
        };
        let is_sound = (saved.is_removed || gap.is_none() && !saved.is_shared)
            && (saved.has_text() || is.is_some() && !saved.is_removed)
            && (text.is_none() || saved.has_text())
            && (mark != Mark::Kept && !saved.is_shared || !pair.is_in_place())
            && self.is_blank(saved.gap)
            && (!saved.has_text() || self.is_sound(saved, pair));
        is_sound.then(|| self.saved.members.push(saved))
    }

    fn name_of(&self, name: NodeId, pair: &Pair) -> Option<usize> {
        let is_it = |name: NodeId, text| self.is(name, text);
        pair.names.iter().position(|one| is_it(name, one.field.word.text()))
    }

    /// Whether spacing is white space and at most one comma, or in a query separators.
    fn is_blank(&self, spacing: Span) -> bool {
        let syntax = self.steps.syntax;
        let spacing = spacing.of(&self.saved.strings);
        let spacing = spacing.strip_suffix(syntax.mark).unwrap_or(spacing);
        let is_separator = |byte: &&u8| **byte == syntax.separator;
        let is_blank = |byte: &u8| *byte == syntax.separator || syntax.blanks.contains(byte);
        let is_one = syntax.blanks.is_empty() || spacing.iter().filter(is_separator).count() <= 1;
        is_one && spacing.iter().all(is_blank)
    }

    /// Whether the saved text is exactly one member of the field's name, with a place for a value that moves if one is
    /// needed.
    fn is_sound(&mut self, saved: SavedMember, pair: &'static Pair) -> bool {
        let name = saved.slot - pair.slot;
        let text = saved.text.of(&self.saved.strings);
        if !self.fragment.is_member(text, &pair.field(name).word) {
            return false;
        }
        if !saved.is_shared && !saved.is_spelling() {
            return true;
        }
        if pair.is_in_place() {
            return pair.is_reformed;
        }
        // What it becomes: any name but that which the document has for it, and from another one only the last.
        if name == saved.of || saved.of > 0 && name != pair.last() {
            return false;
        }
        let route = pair.route(saved.of, name);
        let hole = self.fragment.hole(text, route, &self.steps.option);
        hole.is_some_and(|(doc, hole)| !route.steps.is_empty() || doc.node(hole).is(NodeKind::String))
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
        match value {
            Some(value) => self.doc.node(value).is(NodeKind::String).then(|| self.append(value)),
            None => Some(Span::default()),
        }
    }

    fn append(&mut self, string: NodeId) -> Span {
        let strings = &mut self.saved.strings;
        let start = strings.len() as u32;
        strings.extend(Unescaped::new(self.doc.inner(&self.doc.node(string))));
        Span::new(start, strings.len() as u32)
    }
}

/// Whether a text is a JSON Pointer, with each `~` as this library writes it.
fn is_pointer(text: &[u8]) -> bool {
    let is_rooted = text.is_empty() || text.starts_with(b"/");
    let mut escapes = text.split(|&byte| byte == b'~').skip(1);
    is_rooted && escapes.all(|rest| matches!(rest.first(), Some(b'0' | b'1')))
}
