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

use super::choice::{Need, Origin, Written, find_needs};
use super::decided::{Changed, Decided, Element, ObjectAt, PathId, Piece, Side, What};
use super::fragment::VALUE;
use super::json::write_string;
use super::matching::{Identifiers, id};
use super::saved::Saved;
use super::steps::Steps;
use super::walk::Walk;
use crate::contract::location::around;
use crate::contract::pairs::Pair;
use crate::text::pointer::{write_number, write_token};
use crate::text::{Doc, NodeId, Span};
use alloc::vec::Vec;
use core::ops::Range;

impl Walk<'_> {
    /// Whether the way back needs to know anything of objects from one on.
    pub(super) fn has_needs(&mut self, from: usize) -> bool {
        let objects = self.out.objects.len();
        (from..objects).any(|object| {
            self.set_needs(object);
            self.out.changed[entries_of(self.out, object)].iter().any(is_needed)
        })
    }

    /// Sets what the way back needs to know.
    pub(super) fn set_all_needs(&mut self) {
        for object in 0..self.out.objects.len() {
            self.set_needs(object);
        }
    }

    /// Sets what the way back needs to know of the members of an object.
    fn set_needs(&mut self, object: usize) {
        let entries = entries_of(self.out, object);
        for pair in &self.out.objects[object].pairs.pairs {
            self.set_needs_of(pair, entries.clone());
        }
    }

    fn set_needs_of(&mut self, pair: &'static Pair, entries: Range<usize>) {
        let last = pair.last();
        let mut written = core::mem::take(&mut self.scratch.buffers.written);
        written.clear();
        written.resize(last + 1, None);
        let mut is_plain = true;
        for n in entries.clone() {
            let one = self.out.changed[n];
            let Some(place) = one.held_as().filter(|_| one.pair == pair.number) else {
                continue;
            };
            let origin = match one.what {
                What::Moves { .. } => Origin::Moved(usize::from(one.name)),
                What::Comes { .. } => Origin::Came,
                _ => Origin::Stayed,
            };
            if self.is_spelled(pair, &one) {
                self.out.changed[n].need = Need::Spelled;
            } else if pair.is_in_place() && origin == Origin::Came {
                self.out.changed[n].need = Need::New;
            }
            is_plain &=
                written.iter().all(Option::is_none) && origin == Origin::Moved(0) && place == last && pair.has_from;
            written[place] = Some(self.written(pair, &one, place, origin));
        }
        if !is_plain && !pair.is_in_place() {
            let buffers = &mut self.scratch.buffers;
            find_needs(&written, pair.has_from, &mut buffers.needs, &mut buffers.need_buffers);
            for one in &mut self.out.changed[entries] {
                let place = one.held_as().filter(|_| one.pair == pair.number);
                let need = place.map_or(Need::Nothing, |place| buffers.needs[place]);
                if need != Need::Nothing {
                    one.need = need;
                }
            }
        }
        self.scratch.buffers.written = written;
    }

    /// What the output holds under a name.
    fn written(&mut self, pair: &'static Pair, one: &Changed, place: usize, origin: Origin) -> Written {
        let (doc, steps) = (self.doc, self.steps);
        let field = pair.field(place);
        if let What::Moves { .. } = one.what {
            let is_whole = pair.route(usize::from(one.name), place).target.is_whole();
            let value = doc.node(one.value.unwrap_or(one.key + 1)).kind();
            return Written {
                origin,
                // If it is unclear what to build around it, the complement has its spelling.
                can_move: true,
                fits: !is_whole || field.holds.expects(value),
            };
        }
        let (doc, value) = match one.what {
            What::Comes { text, .. } => {
                let text = text_of(text, self.saved, self.out);
                (self.scratch.fragment.read(text), VALUE)
            }
            _ => (Some(doc), one.key + 1),
        };
        let back = steps.back.pair_of(pair);
        let turned = pair.last() - place;
        let can_build = turned < pair.last() && !steps.templates[1].is_unclear(back, turned);
        Written {
            origin,
            can_move: can_build && doc.is_some_and(|doc| steps.value(doc, &back.names[turned].route, value).is_some()),
            fits: doc.is_some_and(|doc| field.holds.expects(doc.node(value).kind())),
        }
    }

    /// Whether a member that moves is spelled differently from how the converter would write it on the way back.
    fn is_spelled(&self, pair: &'static Pair, one: &Changed) -> bool {
        let (doc, steps) = (self.doc, self.steps);
        let (into, text) = match one.what {
            What::Moves { into, text, .. } => (usize::from(into), text),
            What::Stays if pair.is_in_place() => (0, None),
            _ => return false,
        };
        let (name, last) = (usize::from(one.name), pair.last());
        let value = one.value.unwrap_or(one.key + 1);
        let source = doc.source(value);
        let output = text.map_or(source, |text| text_of(text, self.saved, self.out));
        if !comes_back(steps, pair, (name, into), source, output) {
            return true;
        }
        if pair.is_in_place() {
            return false;
        }
        if name > 0 {
            return true;
        }
        let back = steps.back.pair_of(pair);
        let template = steps.templates[1].around(&back.names[last - into]);
        let [key, whole, value] = [one.key, one.key + 1, value].map(|node| doc.node(node).span());
        let [open, close] = around(whole, value);
        let is_own = [key, open, close].map(|part| part.of(doc.text())) == template;
        !is_own || steps.templates[1].is_unclear(back, last - into)
    }
}

impl Changed {
    /// The name under which the output holds it.
    pub(super) fn held_as(&self) -> Option<usize> {
        match self.what {
            What::Stays | What::Comes { .. } => Some(usize::from(self.name)),
            What::Moves { into, .. } => Some(usize::from(into)),
            What::Goes(_) | What::Merges(_) => None,
        }
    }
}

/// The entries of an object.
fn entries_of(decided: &Decided, object: usize) -> Range<usize> {
    let before = object.checked_sub(1).map_or(0, |before| decided.objects[before].end);
    before as usize..decided.objects[object].end as usize
}

/// The text of a piece.
pub(super) fn text_of<'t>(piece: Piece, saved: &'t Saved, decided: &'t Decided) -> &'t [u8] {
    match piece {
        Piece::Saved(span) => span.of(&saved.strings),
        Piece::Made(span) => span.of(&decided.made),
    }
}

/// Whether a value comes back as it is from what the output holds.
fn comes_back(steps: &Steps, pair: &'static Pair, (name, into): (usize, usize), value: &[u8], output: &[u8]) -> bool {
    let last = pair.last();
    let back = steps.back.pair_of(pair).route(last - into, last - name);
    let again = back.computed(output);
    again.is_some_and(|again| {
        if again.is_empty() {
            output == value
        } else {
            again == value
        }
    })
}

/// Writes the complement of a conversion in which the needs are set; nothing, if there are none.
pub(super) struct BackWriter<'w> {
    pub(super) doc: Doc<'w>,
    pub(super) steps: &'w Steps<'w>,
    pub(super) saved: &'w Saved,
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
            if entries.iter().any(is_needed) {
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
                self.members(object, &decided.changed[entries_of(decided, n)], out);
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
            let spacing = one.gap.of(self.doc.text());
            // What is before the first parameter of a query is not a separator, even if it equals one.
            let is_leading = one.gap.start == self.doc.inside(0).start;
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
        if let What::Moves { into, .. } = one.what
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
        let value = one.value.unwrap_or(one.key + 1);
        let source = doc.source(value);
        let [open, close] = around(whole, doc.node(value).span()).map(|part| part.of(text));
        match one.what {
            What::Merges(with) if self.carries(pair, (usize::from(one.name), with), entries, source) => {
                let before = Span::new(name.start, doc.node(value).start).of(text);
                write_string(&[before, syntax.empty, close], out);
            }
            What::Goes(_) | What::Merges(_) => write_string(&[member.of(text)], out),
            // The output keeps the colon and the white space around it.
            what => {
                let (into, literal) = match what {
                    What::Moves { into, text, .. } => (usize::from(into), text),
                    _ => (0, None),
                };
                let output = literal.map_or(source, |literal| text_of(literal, self.saved, self.decided));
                let comes_back = comes_back(self.steps, pair, (usize::from(one.name), into), source, output);
                let instead = if comes_back { syntax.empty } else { source };
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
        let back = self.steps.back.pair_of(pair).route(0, pair.last() - name);
        let own = match other.what {
            What::Moves { .. } => other.value,
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

fn is_needed(one: &Changed) -> bool {
    one.need != Need::Nothing || one.is_removed()
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
