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
//! - `"is": "kept"` marks a member of another version that was already in the input, and stays whatever it holds,
//!   `"is": "unmoved"` one that had no value which could move, and `"is": "new"` one that came from an earlier complement.
//!
//! [`super::complement_reader`] reads it.

use super::choice::Mark;
use super::decided::{Changed, Decided, Element, ObjectAt, PlaceId, PlaceStep, Side, What};
use super::json::write_string;
use super::matching::{Identifiers, id};
use super::needs::comes_back;
use super::steps::Steps;
use crate::contract::location::around;
use crate::contract::pairs::Pair;
use crate::text::pointer::{write_number, write_token};
use crate::text::sort::{Keyed, sort};
use crate::text::{Doc, NodeId, Span};
use alloc::vec::{IntoIter, Vec};
use core::iter::Peekable;

/// The words of the marks that `is` can have.
pub(super) const MARKS: [(Mark, &[u8]); 3] = [(Mark::Kept, b"kept"), (Mark::Unmoved, b"unmoved"), (Mark::New, b"new")];

/// Writes the complement of a conversion in which the needs are set.
pub(super) struct ComplementWriter<'w> {
    doc: Doc<'w>,
    steps: &'w Steps<'w>,
    decided: &'w Decided,
    ids: &'w mut Identifiers,
    /// The objects of which something is known, by their elements, and those elements with the ones around them.
    objects: Peekable<IntoIter<Keyed>>,
    elements: Peekable<IntoIter<PlaceId>>,
}

impl<'w> ComplementWriter<'w> {
    /// Writes nothing if nothing is known.
    pub(super) fn write(
        doc: Doc<'w>,
        steps: &'w Steps<'w>,
        decided: &'w Decided,
        ids: &'w mut Identifiers,
        out: &mut Vec<u8>,
    ) {
        let (mut objects, mut needed) = (Vec::new(), Vec::new());
        for ((object, entries), place) in decided.entries().zip(0..) {
            if entries.iter().any(Changed::is_needed) {
                objects.push((decided.element_of(object.place).0.into(), place));
                needed.resize(decided.places.len(), false);
                let mut around = object.place;
                while !core::mem::replace(&mut needed[around as usize], true) {
                    around = decided.outer(around);
                }
            }
        }
        if objects.is_empty() {
            return;
        }
        sort(&mut objects, &mut Vec::new());
        let needed = (0..).zip(needed).filter(|(_, is_needed)| *is_needed);
        let is_element = |place: &PlaceId| matches!(decided.places[*place as usize].step, PlaceStep::Element(_));
        let elements = needed.map(|(place, _)| place).filter(is_element);
        let mut writer = ComplementWriter {
            doc,
            steps,
            decided,
            ids,
            objects: objects.into_iter().peekable(),
            elements: elements.collect::<Vec<PlaceId>>().into_iter().peekable(),
        };
        writer.document(out);
    }

    fn document(&mut self, out: &mut Vec<u8>) {
        let steps = self.steps;
        let catalogue = steps.plan.catalogue;
        let date = |version| catalogue.date(version).as_bytes();
        out.push(b'{');
        write_text(b"shape", &[steps.shape.name.as_bytes()], out);
        write_text(b"from", &[date(steps.from)], out);
        write_text(b"to", &[date(steps.to)], out);
        if steps.need_option() {
            let option = catalogue.service.place_option.as_bytes();
            write_text(option, &[steps.rules.option_pointer.as_bytes()], out);
        }
        self.next_element(out);
        end(out);
    }

    /// Writes the next element: its identifier, its members and its lists.
    fn next_element(&mut self, out: &mut Vec<u8>) {
        let Some(number) = self.elements.next() else { return };
        let (_, element) = self.decided.element_of(number);
        if let Some(id) = id(self.doc, element.node, element.identifier) {
            write_text(b"id", &[self.doc.source(id)], out);
        }
        self.part(b"\"members\":{", out, |writer, out| {
            while let Some((_, place)) = writer.objects.next_if(|(of, _)| *of == u64::from(number)) {
                writer.members(place as usize, out);
            }
        });
        self.part(b"\"lists\":{", out, |writer, out| {
            while let Some((list, first)) = writer.next_in(number) {
                writer.list(list, first, out);
            }
        });
    }

    /// Writes an object behind its key, if something is in it.
    fn part(&mut self, key: &[u8], out: &mut Vec<u8>, write: impl FnOnce(&mut Self, &mut Vec<u8>)) {
        let start = out.len();
        out.extend_from_slice(key);
        let first = out.len();
        write(self, out);
        match out.len() > first {
            true => end_inner(out),
            false => out.truncate(start),
        }
    }

    /// The next element, if it is of a list in that one, and the place of the list.
    fn next_in(&mut self, outer: PlaceId) -> Option<(PlaceId, &'w Element)> {
        let next = *self.elements.peek()?;
        let list = self.decided.outer(next);
        let is_in = self.decided.element_of(list).0 == outer;
        is_in.then(|| (list, self.decided.element_of(next).1))
    }

    /// Writes the records of a list, given its place and the first element of it.
    fn list(&mut self, list: PlaceId, first: &Element, out: &mut Vec<u8>) {
        self.write_pointer(list, None, out);
        self.ids.gather(self.doc, Some(first.list), first.identifier, &[], b"");
        out.extend_from_slice(b":{\"count\":");
        write_number(self.ids.count().into(), out);
        out.extend_from_slice(b",\"of\":[");
        // A list inside of an element takes the place of this one in `ids`.
        let repeated: Vec<u32> = (0..self.ids.count()).filter(|&place| self.ids.repeats(place)).collect();
        let outer = self.decided.element_of(list).0;
        while let Some((_, element)) = self.next_in(outer).filter(|(_, next)| next.list == first.list) {
            out.push(b'{');
            write_position(element.position, out);
            if repeated.binary_search(&element.position).is_ok() {
                out.extend_from_slice(b"\"repeated\":true,");
            }
            self.next_element(out);
            end_inner(out);
        }
        out.pop();
        out.extend_from_slice(b"]},");
    }

    /// Writes what is known of an object's members.
    fn members(&self, object: usize, out: &mut Vec<u8>) {
        let (object, entries) = self.decided.entries_of(object);
        for pair in &object.pairs.pairs {
            for name in 0..pair.names.len() {
                self.member(object, pair, name, entries, out);
            }
        }
    }

    /// Writes what is known of the members with one name: of several a list.
    fn member(&self, object: &ObjectAt, pair: &'static Pair, name: usize, entries: &[Changed], out: &mut Vec<u8>) {
        let is_it = |one: &&Changed| one.pair == pair.number && usize::from(one.name) == name;
        let mut with_text: Vec<&Changed> = entries.iter().filter(is_it).collect();
        let has = |need| with_text.iter().any(|one| one.need == need);
        let mark = MARKS.iter().find(|(mark, _)| has(*mark));
        let is_spelled = has(Mark::Spelled);
        with_text.retain(|one| one.is_removed() || is_spelled && one.is_there());
        if mark.is_none() && with_text.is_empty() {
            return;
        }
        self.write_pointer(object.place, Some(pair.field(name).word.text()), out);
        out.push(b':');
        if with_text.len() > 1 {
            out.push(b'[');
        }
        // A mark alone has no text.
        for n in 0..with_text.len().max(1) {
            out.push(b'{');
            if let Some((_, word)) = mark {
                write_text(b"is", &[word], out);
            }
            if let Some(one) = with_text.get(n) {
                self.write_one(pair, one, entries, out);
            }
            end_inner(out);
        }
        if with_text.len() > 1 {
            out.pop();
            out.extend_from_slice(b"],");
        }
    }

    fn write_one(&self, pair: &'static Pair, one: &Changed, entries: &[Changed], out: &mut Vec<u8>) {
        if one.is_removed() {
            write_position(one.position, out);
            let spacing = one.span.of(self.doc.text());
            // What is before the first parameter of a query is not a separator, even if it equals one.
            let is_leading = one.span.start == self.doc.inside(0).start;
            if !spacing.is_empty() && (is_leading || spacing != [self.doc.syntax().separator]) {
                write_text(b"gap", &[spacing], out);
            }
        }
        if let What::Merges(_) = one.what {
            out.extend_from_slice(b"\"shared\":true,");
        }
        self.write_source(pair, one, entries, out);
        if let What::Moves { into } = one.what
            && usize::from(into) < pair.last()
        {
            write_text(b"of", &[pair.field(usize::from(into)).word.text()], out);
        }
    }

    /// Writes the source of a member. Leaves out a value that the output carries in the same spelling.
    fn write_source(&self, pair: &'static Pair, one: &Changed, entries: &[Changed], out: &mut Vec<u8>) {
        let (doc, syntax) = (self.doc, self.doc.syntax());
        let text = doc.text();
        let [name, whole] = [one.key, one.key + 1].map(|node| doc.node(node).span());
        let member = doc.member(one.key);
        let source = doc.source(one.value);
        let [open, close] = around(whole, doc.node(one.value).span()).map(|part| part.of(text));
        match one.what {
            What::Merges(with) if self.has_same(pair, (usize::from(one.name), with), entries, source) => {
                let before = Span::new(name.start, doc.node(one.value).start).of(text);
                write_text(b"text", &[before, syntax.empty, close], out);
            }
            What::Goes(_) | What::Merges(_) => write_text(b"text", &[member.of(text)], out),
            // The output keeps the colon and the white space around it.
            _ => {
                let instead = match comes_back(self.doc, self.decided, pair, one) {
                    true => syntax.empty,
                    false => source,
                };
                write_text(b"text", &[name.of(text), syntax.colon, open, instead, close], out);
            }
        }
    }

    /// Whether the way back makes the value of a name, in the same spelling, of what the output has from the member of a key.
    fn has_same(&self, pair: &'static Pair, (name, with): (usize, NodeId), entries: &[Changed], source: &[u8]) -> bool {
        let mut all = entries.iter().filter(|one| one.pair == pair.number);
        let Some(other) = all.find(|one| one.key == with && one.is_there()) else {
            return false;
        };
        let back = pair.back(name, pair.last());
        let own = match other.what {
            What::Moves { .. } => Some(other.value),
            _ => self.steps.value(self.doc, back, other.key + 1),
        };
        let made = other.text.of(&self.decided.made);
        let output = own.map(|own| if made.is_empty() { self.doc.source(own) } else { made });
        let again = output.and_then(|output| back.computed(output));
        again.is_some_and(|again| again == source)
    }

    /// Writes the pointer of a place, or of a member there.
    fn write_pointer(&self, place: PlaceId, name: Option<&[u8]>, out: &mut Vec<u8>) {
        let mut pointer = Vec::new();
        self.decided
            .write_pointer(place, Side::Input, &self.steps.option, &mut pointer);
        if let Some(name) = name {
            pointer.push(b'/');
            write_token(name, &mut pointer);
        }
        write_string(&[&pointer], out);
    }
}

/// Writes a text behind its key.
fn write_text(key: &[u8], parts: &[&[u8]], out: &mut Vec<u8>) {
    write_string(&[key], out);
    out.push(b':');
    write_string(parts, out);
    out.push(b',');
}

/// Writes the position of an element or member.
fn write_position(at: u32, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"at\":");
    write_number(at.into(), out);
    out.push(b',');
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
