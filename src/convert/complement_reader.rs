//! Reads a complement. It has been stored and sent, so it may contain anything: what this library would not have written is
//! refused, here or when the walk comes to its object. What the walk does not come to is an orphan.

use super::choice::Mark;
use super::complement_writer::MARKS;
use super::fragment::{Fragment, VALUE};
use super::steps::Steps;
use crate::contract::pairs::{ObjectPairs, Pair};
use crate::report::sentence::Sentence;
use crate::text::names::RepeatedNames;
use crate::text::pointer::PointerToken;
use crate::text::syntax::Syntax;
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
    /// It says something of a member that this library would not have written.
    pub(super) is_malformed: bool,
    /// Buffers for reading the next one.
    text: Vec<u8>,
    index: Index,
    names: RepeatedNames,
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
    /// Where it is in the element. Those of a name that may repeat share it.
    pub(super) pointer: Span,
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
    /// The name that it has now, if it moved and that is not the version's own.
    becomes: Span,
    /// Its name and that one, by their places in the pair. They are known when the walk comes to its object.
    pub(super) name: usize,
    pub(super) of: usize,
    /// It was removed, and its text has a place inside, without a value that could move, for one that moves there from the first
    /// name.
    pub(super) takes_value: bool,
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

/// The nesting limit. Each list in a list takes four levels.
const DEPTH: u32 = 100;

impl Saved {
    pub(super) fn clear(&mut self) {
        self.records.clear();
        self.lists.clear();
        self.members.clear();
        self.strings.clear();
        self.is_malformed = false;
    }

    /// Reads the complement of a conversion in the other direction.
    pub(super) fn read(&mut self, json: &[u8], steps: &Steps) -> Result<(), Sentence> {
        let mut text = core::mem::take(&mut self.text);
        let mut index = core::mem::take(&mut self.index);
        let doc = index.read(Padded::copy(json, &mut text), 0, DEPTH);
        let (saved, syntax) = (&mut *self, steps.syntax);
        let read = Reading { doc, saved, syntax }.complement(steps);
        let is_whole = index.fault().is_none();
        (self.text, self.index) = (text, index);
        read.filter(|_| is_whole).unwrap_or(Err(Sentence::ComplementMalformed))
    }

    /// Finds which pair a member is of, and which of its names it has, given the pointer of the object.
    pub(super) fn find(
        &mut self,
        member: usize,
        object: &[u8],
        pairs: &'static ObjectPairs,
        steps: &Steps,
        fragment: &mut Fragment,
    ) -> Option<&'static Pair> {
        let saved = self.members[member];
        let name = saved.pointer.of(&self.strings).strip_prefix(object)?;
        let name = name.strip_prefix(b"/").filter(|name| !name.contains(&b'/'))?;
        let is_it = |text: &[u8]| PointerToken(name).bytes().eq(text.iter().copied());
        let known = pairs.known.iter().find(|known| is_it(known.word.text()))?;
        let (pair, name) = pairs.named(known)?;
        let becomes = saved.becomes.of(&self.strings);
        let of = match becomes {
            [] => Some(0),
            _ => (1..pair.names.len()).find(|&of| pair.field(of).word.is(becomes)),
        };
        let mut found = SavedMember {
            name,
            of: of.unwrap_or_default(),
            is_found: true,
            ..saved
        };
        let next = self.members.get(member + 1);
        let repeats = next.is_some_and(|next| next.pointer == saved.pointer);
        self.is_malformed |= of.is_none()
            || repeats && !pair.field(name).model.is_repeatable
            || !self.is_sound(&mut found, pair, steps, fragment);
        self.members[member] = found;
        Some(pair)
    }

    /// Whether the saved text is exactly one member of the field's name, with a place for a value that moves if one is
    /// needed.
    fn is_sound(&self, saved: &mut SavedMember, pair: &'static Pair, steps: &Steps, fragment: &mut Fragment) -> bool {
        if pair.is_in_place() && (matches!(saved.mark, Mark::Kept | Mark::Unmoved) || saved.is_shared) {
            return false;
        }
        if !saved.has_text() {
            return true;
        }
        let text = saved.text.of(&self.strings);
        if !fragment.is_member(text, &pair.field(saved.name).word) {
            return false;
        }
        // A document in which a name repeats there was refused.
        let place = match saved.name {
            0 => &pair.route(0, pair.last()).source,
            name => &pair.route(saved.of, name).target,
        };
        if fragment.repeats_names_to(text, place, &steps.option) {
            return false;
        }
        if !saved.is_shared && !saved.is_spelling() {
            let route = pair.route(0, saved.name);
            let moves_inside = route.target.tokens(&steps.option).next().is_some();
            let inner = fragment
                .inner_value(text, route, &steps.option)
                .filter(|_| moves_inside);
            let could_move = |doc| steps.value(doc, pair.back(0, saved.name), VALUE).is_some();
            saved.takes_value = inner.is_some_and(|(doc, _)| !could_move(doc));
            return true;
        }
        if pair.is_in_place() {
            return !pair.route(0, 0).steps.is_empty();
        }
        // What it becomes: any name but that which the document has for it, and from another one only the last.
        if saved.name == saved.of || saved.of > 0 && saved.name != pair.last() {
            return false;
        }
        let route = pair.route(saved.of, saved.name);
        let inner = fragment.inner_value(text, route, &steps.option);
        inner.is_some_and(|(doc, inner)| !route.steps.is_empty() || doc.node(inner).is(NodeKind::String))
    }
}

/// Reads a complement. `None` means that it is not a valid one.
struct Reading<'r> {
    doc: Doc<'r>,
    saved: &'r mut Saved,
    syntax: &'static Syntax,
}

impl<'r> Reading<'r> {
    fn complement(&mut self, steps: &Steps) -> Option<Result<(), Sentence>> {
        let Steps { shape, from, to, .. } = *steps;
        let catalogue = steps.plan.catalogue;
        let date = |version| catalogue.date(version).as_bytes();
        let option = catalogue.service.place_option.as_bytes();
        let names: [&[u8]; 7] = [b"shape", b"from", b"to", option, b"id", b"members", b"lists"];
        let [shape_value, from_value, to_value, pointer, id, members, lists, ..] = self.values(0, &names)?;
        let needs_option = steps.need_option();
        // It was made in the other direction.
        let is_bound = from != to
            && self.is(shape_value?, shape.name.as_bytes())
            && self.is(from_value?, date(to))
            && self.is(to_value?, date(from))
            && match pointer {
                Some(pointer) => needs_option && self.is(pointer, steps.rules.option_pointer.as_bytes()),
                None => !needs_option,
            };
        if !is_bound {
            return Some(Err(Sentence::ComplementForeign));
        }
        self.saved.records.push(Record::default());
        let record = Record {
            id: self.string(id)?,
            ..Record::default()
        };
        self.record(0, record, (members, lists))?;
        Some(Ok(()))
    }

    /// Reads what is inside a record, which is something, and puts it in its place.
    fn record(
        &mut self,
        place: usize,
        mut record: Record,
        (members, lists): (Option<NodeId>, Option<NodeId>),
    ) -> Option<()> {
        members.or(lists)?;
        let first = self.saved.members.len();
        if let Some(members) = members {
            self.members(members)?;
        }
        record.members = first..self.saved.members.len();
        if let Some(lists) = lists {
            record.lists = self.lists(lists)?;
        }
        self.saved.records[place] = record;
        Some(())
    }

    fn lists(&mut self, lists: NodeId) -> Option<Range<usize>> {
        let first = self.saved.lists.len();
        let keys = self.keys(lists)?;
        let behind = first + keys.len();
        self.saved.lists.resize(behind, SavedList::default());
        for (place, key) in (first..behind).zip(keys) {
            let [count, of, ..] = self.values(key + 1, &[b"count", b"of"])?;
            self.saved.lists[place] = SavedList {
                pointer: self.append(key),
                count: self.number(count?)?,
                records: self.records(of?)?,
            };
        }
        Some(first..behind)
    }

    fn records(&mut self, list: NodeId) -> Option<Range<usize>> {
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
            self.record(place, record, (members, lists))?;
        }
        (first < behind).then_some(first..behind)
    }

    fn members(&mut self, members: NodeId) -> Option<()> {
        let first = self.saved.members.len();
        for key in self.keys(members)? {
            let pointer = self.append(key);
            match self.doc.node(key + 1).is(NodeKind::Array) {
                // Of a name that may repeat.
                true => {
                    let doc = self.doc;
                    doc.elements(key + 1).nth(1)?;
                    doc.elements(key + 1)
                        .try_for_each(|element| self.member(element, pointer))?;
                }
                false => self.member(key + 1, pointer)?,
            }
        }
        (self.saved.members.len() > first).then_some(())
    }

    fn member(&mut self, member: NodeId, pointer: Span) -> Option<()> {
        let names: [&[u8]; 6] = [b"is", b"at", b"gap", b"shared", b"text", b"of"];
        let [is, at, gap, shared, text, of, ..] = self.values(member, &names)?;
        let mark = match is {
            Some(is) => MARKS.iter().find(|(_, word)| self.is(is, word))?.0,
            None => Mark::None,
        };
        let saved = SavedMember {
            pointer,
            mark,
            is_removed: at.is_some(),
            position: at.map_or(Some(0), |at| self.number(at))?,
            gap: self.string(gap)?,
            is_shared: self.mark(shared)?,
            text: self.string(text)?,
            becomes: self.string(of)?,
            ..SavedMember::default()
        };
        let is_sound = (saved.is_removed || gap.is_none() && !saved.is_shared)
            && (saved.has_text() || is.is_some() && !saved.is_removed)
            && (text.is_none() || saved.has_text())
            && (of.is_none() || saved.is_spelling() && saved.becomes.start < saved.becomes.end)
            && self.is_blank(saved.gap);
        is_sound.then(|| self.saved.members.push(saved))
    }

    /// Whether spacing is white space and at most one comma, or in a query separators.
    fn is_blank(&self, spacing: Span) -> bool {
        let syntax = self.syntax;
        let spacing = spacing.of(&self.saved.strings);
        let spacing = spacing.strip_suffix(syntax.mark).unwrap_or(spacing);
        let is_separator = |byte: &&u8| **byte == syntax.separator;
        let is_blank = |byte: &u8| *byte == syntax.separator || syntax.blanks.contains(byte);
        let is_one = syntax.blanks.is_empty() || spacing.iter().filter(is_separator).count() <= 1;
        is_one && spacing.iter().all(is_blank)
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

    /// The keys of an object, none of which repeats.
    fn keys(&mut self, object: NodeId) -> Option<Vec<NodeId>> {
        if !self.doc.node(object).is(NodeKind::Object) {
            return None;
        }
        let keys: Vec<NodeId> = self.doc.keys(object).collect();
        self.saved.names.find(self.doc, &keys);
        self.saved.names.repeated().is_empty().then_some(keys)
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
