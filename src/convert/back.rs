//! Writes a complement: what converting back needs and the output does not carry.
//!
//! ```json
//! {
//!   "shape": "loan", "from": "2020-01-01", "to": "2021-01-01", "placeAt": "/room", "id": "\"l-1\"",
//!   "members": { "/note": { "at": 3, "text": "\"note\":null" } },
//!   "lists": { "/copies": { "count": 2, "of": [
//!     { "at": 1, "id": "\"c-2\"", "members": { "/shelf": { "text": "\"shelf\" : \"\"" } } }
//!   ] } }
//! }
//! ```
//!
//! It begins with the document. A list belongs to an element, and has what is known of its own elements; `""` are the
//! entries of a list whose envelope is not described. A pointer leads from the element through objects, to a list or to a
//! member. Through a value that moves it has the name and the place of the document that was converted.
//!
//! Of elements: `at` is the position, `count` how many there were, `id` the source of the identifier, and `repeated`
//! whether another one equals it.
//!
//! Of members, of which there is a list where a name may repeat:
//! - `at` is the position of a removed member, and `text` its source.
//! - `gap` is the spacing, the comma and white space removed with it, unless that was a bare comma.
//! - `shared` means that the other member of the output carries its value. The value in `text` is then empty,
//!   unless the output spells it differently.
//! - A `text` without `at` is the spelling of a member that moved, under the name that it had; `of` is the name that it
//!   got, if that is not the version's own.
//! - `"is": "kept"` marks a member of another version that was already in the input, `"is": "new"` one
//!   that came from an earlier complement.
//!
//! [`super::saved`] reads it.

use super::choice::Need;
use super::decided::{Changed, Decided, Element, ObjectAt, PathId, Side, What};
use super::json::write_string;
use super::matching::{Identifiers, id};
use super::needs::comes_back;
use super::steps::Steps;
use crate::contract::location::around;
use crate::contract::pairs::Pair;
use crate::text::pointer::{write_number, write_token};
use crate::text::{Doc, NodeId, Span};
use alloc::vec::Vec;
use core::ops::Range;

/// Writes the complement of a conversion in which the needs are set; nothing, if there are none.
pub(super) struct BackWriter<'w> {
    pub(super) doc: Doc<'w>,
    pub(super) steps: &'w Steps<'w>,
    pub(super) decided: &'w Decided,
    pub(super) ids: &'w mut Identifiers,
    /// By element, whether something is known of it or of one inside.
    pub(super) needed: Vec<bool>,
}

impl BackWriter<'_> {
    pub(super) fn write(&mut self, out: &mut Vec<u8>) {
        self.needed.clear();
        self.needed.resize(self.decided.elements.len(), false);
        let mut is_any = false;
        for (object, entries) in self.decided.entries() {
            if entries.iter().any(Changed::is_needed) {
                is_any = true;
                let mut element = object.element;
                while !core::mem::replace(&mut self.needed[element as usize], true) && element > 0 {
                    element = self.decided.elements[element as usize].outer;
                }
            }
        }
        if is_any {
            self.document(out);
        }
    }

    fn document(&mut self, out: &mut Vec<u8>) {
        let steps = self.steps;
        let catalogue = steps.plan.catalogue;
        let date = |version| catalogue.date(version);
        for (key, text) in [
            (&b"{\"shape\":"[..], steps.shape.name),
            (b",\"from\":", date(steps.from)),
            (b",\"to\":", date(steps.to)),
        ] {
            out.extend_from_slice(key);
            write_string(&[text.as_bytes()], out);
        }
        out.push(b',');
        if steps.need_option() {
            write_string(&[catalogue.service.place_option.as_bytes()], out);
            out.push(b':');
            write_string(&[steps.rules.option_pointer.as_bytes()], out);
            out.push(b',');
        }
        self.write_id(&self.decided.elements[0], out);
        let objects = 0..self.decided.objects.len();
        self.inside(0, 0..self.decided.elements.len(), objects, out);
        end(out);
    }

    fn write_id(&self, element: &Element, out: &mut Vec<u8>) {
        if let Some(id) = id(self.doc, element.node, element.identifier) {
            out.extend_from_slice(b"\"id\":");
            write_string(&[self.doc.source(id)], out);
            out.push(b',');
        }
    }

    /// Writes the members and lists of an element. Ranges are those of it and the elements inside, and of their objects.
    fn inside(&mut self, element: u32, elements: Range<usize>, objects: Range<usize>, out: &mut Vec<u8>) {
        let decided = self.decided;
        let start = out.len();
        out.extend_from_slice(b"\"members\":{");
        let first = out.len();
        for n in objects.clone() {
            let object = &decided.objects[n];
            if object.element == element {
                let first = n.checked_sub(1).map_or(0, |before| decided.objects[before].end);
                let entries = &decided.changed[first as usize..object.end as usize];
                self.members(object, entries, out);
            }
        }
        match out.len() > first {
            true => end_inner(out),
            false => out.truncate(start),
        }
        let mut children = Vec::new();
        for n in elements.start + 1..elements.end {
            if decided.elements[n].outer == element && self.needed[n] {
                children.push(n);
            }
        }
        if children.is_empty() {
            return;
        }
        out.extend_from_slice(b"\"lists\":{");
        let list_of = |n: usize| decided.elements[n].list;
        for list in children.chunk_by(|&a, &b| list_of(a) == list_of(b)) {
            self.list(list, (elements.end, objects.end), out);
        }
        end_inner(out);
    }

    /// Writes the records of some elements of a list.
    fn list(&mut self, list: &[usize], ends: (usize, usize), out: &mut Vec<u8>) {
        let first = self.decided.elements[list[0]];
        self.write_pointer(first.path, None, out);
        self.ids.gather(self.doc, Some(first.list), first.identifier, &[], b"");
        out.extend_from_slice(b":{\"count\":");
        write_number(self.ids.count().into(), out);
        out.extend_from_slice(b",\"of\":[");
        let repeated: Vec<bool> = list
            .iter()
            .map(|&n| self.ids.repeats(self.decided.elements[n].position))
            .collect();
        for (&n, is_repeated) in list.iter().zip(repeated) {
            let element = self.decided.elements[n];
            out.extend_from_slice(b"{\"at\":");
            write_number(element.position.into(), out);
            out.push(b',');
            self.write_id(&element, out);
            if is_repeated {
                out.extend_from_slice(b"\"repeated\":true,");
            }
            self.inside(n as u32, self.elements_in(n, ends.0), self.objects_in(n, ends.1), out);
            end_inner(out);
        }
        out.pop();
        out.extend_from_slice(b"]},");
    }

    /// An element and those inside of it.
    fn elements_in(&self, element: usize, end: usize) -> Range<usize> {
        let behind = self.decided.elements[element + 1..end].iter();
        let count = behind.take_while(|one| one.outer as usize >= element).count();
        element..element + 1 + count
    }

    /// The objects in an element and in those inside of it.
    fn objects_in(&self, element: usize, end: usize) -> Range<usize> {
        let objects = &self.decided.objects[..end];
        let node = self.decided.elements[element].node;
        let start = objects.partition_point(|object| object.node < node);
        let next = self.doc.node(node).next();
        let count = objects[start..].partition_point(|object| object.node < next);
        start..start + count
    }

    /// Writes what is known of an object's members.
    fn members(&self, object: &ObjectAt, entries: &[Changed], out: &mut Vec<u8>) {
        for pair in &object.pairs.pairs {
            for name in 0..pair.names.len() {
                self.member(object, pair, name, entries, out);
            }
        }
    }

    /// Writes what is known of the members with one name: of several a list.
    fn member(&self, object: &ObjectAt, pair: &'static Pair, name: usize, entries: &[Changed], out: &mut Vec<u8>) {
        let is_it = |one: &&Changed| one.pair == pair.number && usize::from(one.name) == name;
        let mut told: Vec<&Changed> = entries.iter().filter(is_it).collect();
        let has = |need| told.iter().any(|one| one.need == need);
        let mark = match (has(Need::Kept), has(Need::New)) {
            (true, _) => &b"\"is\":\"kept\","[..],
            (_, true) => b"\"is\":\"new\",",
            _ => b"",
        };
        let is_spelled = has(Need::Spelled);
        told.retain(|one| one.is_removed() || is_spelled && one.is_there());
        if mark.is_empty() && told.is_empty() {
            return;
        }
        self.write_pointer(object.path, Some(pair.field(name).word.text()), out);
        out.push(b':');
        if told.len() > 1 {
            out.push(b'[');
        }
        // A mark alone has no text.
        for n in 0..told.len().max(1) {
            out.push(b'{');
            out.extend_from_slice(mark);
            if let Some(one) = told.get(n) {
                self.write_one(pair, one, entries, out);
            }
            end_inner(out);
        }
        if told.len() > 1 {
            out.pop();
            out.extend_from_slice(b"],");
        }
    }

    fn write_one(&self, pair: &'static Pair, one: &Changed, entries: &[Changed], out: &mut Vec<u8>) {
        if one.is_removed() {
            out.extend_from_slice(b"\"at\":");
            write_number(one.position.into(), out);
            out.push(b',');
            let spacing = one.span.of(self.doc.text());
            // What is before the first parameter of a query is not a separator, even if it equals one.
            let is_leading = one.span.start == self.doc.inside(0).start;
            if !spacing.is_empty() && (is_leading || spacing != [self.doc.syntax().separator]) {
                out.extend_from_slice(b"\"gap\":");
                write_string(&[spacing], out);
                out.push(b',');
            }
        }
        if let What::Merges(_) = one.what {
            out.extend_from_slice(b"\"shared\":true,");
        }
        out.extend_from_slice(b"\"text\":");
        self.write_text(pair, one, entries, out);
        out.push(b',');
        if let What::Moves { into } = one.what
            && usize::from(into) < pair.last()
        {
            out.extend_from_slice(b"\"of\":");
            write_string(&[pair.field(usize::from(into)).word.text()], out);
            out.push(b',');
        }
    }

    /// Writes the source of a member. Leaves out a value that the output carries in the same spelling.
    fn write_text(&self, pair: &'static Pair, one: &Changed, entries: &[Changed], out: &mut Vec<u8>) {
        let (doc, syntax) = (self.doc, self.doc.syntax());
        let text = doc.text();
        let [name, whole] = [one.key, one.key + 1].map(|node| doc.node(node).span());
        let member = doc.member(one.key);
        let source = doc.source(one.value);
        let [open, close] = around(whole, doc.node(one.value).span()).map(|part| part.of(text));
        match one.what {
            What::Merges(with) if self.carries(pair, (usize::from(one.name), with), entries, source) => {
                let before = Span::new(name.start, doc.node(one.value).start).of(text);
                write_string(&[before, syntax.empty, close], out);
            }
            What::Goes(_) | What::Merges(_) => write_string(&[member.of(text)], out),
            // The output keeps the colon and the white space around it.
            _ => {
                let instead = match comes_back(self.doc, self.decided, pair, one) {
                    true => syntax.empty,
                    false => source,
                };
                write_string(&[name.of(text), syntax.colon, open, instead, close], out);
            }
        }
    }

    /// Whether the member of a key carries the value of a name in the same spelling.
    fn carries(&self, pair: &'static Pair, (name, with): (usize, NodeId), entries: &[Changed], source: &[u8]) -> bool {
        let mut all = entries.iter().filter(|one| one.pair == pair.number);
        let Some(other) = all.find(|one| one.key == with && one.is_there()) else {
            return false;
        };
        let back = pair.back(name, pair.last());
        let own = match other.what {
            What::Moves { .. } => Some(other.value),
            _ => self.steps.value(self.doc, back, other.key + 1),
        };
        own.is_some_and(|own| self.doc.source(own) == source)
    }

    /// Writes the pointer of a path, or of a member there.
    fn write_pointer(&self, path: PathId, name: Option<&[u8]>, out: &mut Vec<u8>) {
        let mut pointer = Vec::new();
        self.decided
            .write_path(path, Side::Input, &self.steps.option, &mut pointer);
        if let Some(name) = name {
            pointer.push(b'/');
            write_token(name, &mut pointer);
        }
        write_string(&[&pointer], out);
    }
}

/// Ends an object behind a comma.
fn end(out: &mut Vec<u8>) {
    out.pop();
    out.push(b'}');
}

/// Ends an object behind which another member or element may come.
fn end_inner(out: &mut Vec<u8>) {
    end(out);
    out.push(b',');
}
