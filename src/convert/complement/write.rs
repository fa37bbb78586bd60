//! Writes a complement, one change after another.

use crate::convert::Step;
use crate::convert::json::{write, write_string};
use crate::convert::pair::{Act, Says};
use crate::convert::parts::Parts;
use crate::convert::pass::Below;
use crate::convert::pieces::around;
use crate::convert::steps::Steps;
use crate::convert::walk::{ObjectPlace, Work};
use crate::text::pointer::write_number;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// An object with a record, and the text of the record's members, a span of `Draft::held`.
#[derive(Clone, Copy, Debug)]
pub(in crate::convert) struct Left {
    object: ObjectPlace,
    held: Span,
    /// Whether another entry has the identifier of the object's.
    is_repeated: bool,
}

impl Work<'_> {
    /// Writes what the way back needs to know of an object, unless complements are not kept.
    pub(in crate::convert) fn leave(&mut self, parts: &Parts, object: ObjectPlace) {
        if !(0..parts.len()).any(|slot| self.leaves(parts, slot)) {
            return;
        }
        self.draft.leaving += 1;
        if !self.draft.keeps_left {
            return;
        }
        let mut out = core::mem::take(&mut self.draft.held);
        let start = out.len() as u32;
        for slot in 0..parts.len() {
            if self.leaves(parts, slot) {
                self.leave_member(parts, slot, object.below, &mut out);
                out.push(b',');
            }
        }
        out.pop();
        self.draft.left.push(Left {
            object,
            held: Span::new(start, out.len() as u32),
            is_repeated: false,
        });
        self.draft.held = out;
    }

    /// Whether the way back needs to know anything of a member.
    fn leaves(&self, parts: &Parts, slot: usize) -> bool {
        let part = &parts[slot];
        part.mark != Says::Nothing || part.is_taken() || self.is_spelled(parts, slot)
    }

    fn leave_member(&self, parts: &Parts, slot: usize, below: Below, out: &mut Vec<u8>) {
        let part = &parts[slot];
        out.push(b'"');
        self.pass().write_way(below, out);
        write(self.pass().member(slot).word().text(), out);
        write(
            match part.mark {
                Says::Drop => b"\":{\"is\":\"new\",",
                Says::Keep => b"\":{\"is\":\"kept\",",
                Says::Nothing => b"\":{",
            },
            out,
        );
        if part.is_taken() {
            write(b"\"at\":", out);
            write_number(part.spot.at.into(), out);
            out.push(b',');
            let gap = part.gap.of(self.doc.text());
            // What is before the first parameter of a query is not a separator, even if it equals one.
            let is_leading = part.gap.start == self.inside(0);
            if !gap.is_empty() && (is_leading || gap != [self.separator()]) {
                write(b"\"gap\":", out);
                write_string(&[gap], out);
                out.push(b',');
            }
            if part.is_shared {
                write(b"\"shared\":true,", out);
            }
        }
        if part.is_taken() || self.is_spelled(parts, slot) {
            write(b"\"text\":", out);
            self.write_text(parts, slot, out);
            out.push(b',');
        }
        out.pop();
        out.push(b'}');
    }

    /// Writes the source of a member. Leaves out a value that the output carries in the same spelling.
    fn write_text(&self, parts: &Parts, slot: usize, out: &mut Vec<u8>) {
        let part = &parts[slot];
        let Some(key) = part.spot.key else { return };
        let text = self.doc.text();
        let whole = self.doc.node(key + 1).span();
        let key = self.doc.node(key).span();
        let value = part
            .value
            .map_or(whole, |value| self.doc.node(value).span());
        let [_, open, close] = around(key, whole, value).map(|span| span.of(text));
        let other = self.pass().member(slot).other;
        let other = other.and_then(|other| parts[other].value);
        let other = other.map(|value| self.doc.source(value));
        let (colon, empty): (&[u8], &[u8]) = match self.is_query {
            true => (b"=", b""),
            false => (b":", b"\"\""),
        };
        let instead = match self.is_canonical(slot, value.of(text)) {
            true => empty,
            false => value.of(text),
        };
        let parts = match (part.is_shared, part.act) {
            (true, _) if other != Some(value.of(text)) => {
                &[Span::new(key.start, whole.end).of(text)][..]
            }
            (true, _) => &[Span::new(key.start, value.start).of(text), empty, close],
            // The output keeps the colon and the white space around it.
            (_, Act::Move) => &[key.of(text), colon, open, instead, close],
            _ => &[Span::new(key.start, whole.end).of(text)],
        };
        write_string(parts, out);
    }

    /// Whether a value comes back as it is, if the other member carries it.
    fn is_canonical(&self, slot: usize, value: &[u8]) -> bool {
        let member = self.pass().member(slot);
        let back = self.pass().other(member).and_then(|other| other.formula);
        let there = member.formula.map(|formula| formula(value));
        let there = there.flatten().zip(back);
        there.is_none_or(|(there, back)| back(&there).as_deref() == Some(value))
    }

    /// Whether a member that moves is spelled differently from the converter's own spelling.
    fn is_spelled(&self, parts: &Parts, slot: usize) -> bool {
        let part = &parts[slot];
        let (Some(key), Some(value), Act::Move) = (part.spot.key, part.value, part.act) else {
            return false;
        };
        let (whole, value) = (self.doc.node(key + 1).span(), self.doc.node(value).span());
        let [_, open, close] = around(whole, whole, value).map(|span| span.of(self.doc.text()));
        let is_own = self.task.writes(slot, open, close)
            && self.is_canonical(slot, value.of(self.doc.text()));
        let is_escaped = match self.is_query {
            true => self.doc.source(key) != self.pass().member(slot).word().text(),
            false => self.doc.node(key).is_escaped(),
        };
        !is_own || is_escaped
    }

    /// Writes the records of a change.
    pub(in crate::convert) fn write_section(&mut self, list: Option<NodeId>, out: &mut Vec<u8>) {
        let mut left = core::mem::take(&mut self.draft.left);
        let held = core::mem::take(&mut self.draft.held);
        // First compares the identifiers of entries: `gather` for items overwrites them.
        self.gather(list);
        for left in &mut left {
            left.is_repeated = self.scratch.ids.repeats(left.object.entry_at);
        }
        self.write_count(b"{\"count\":", out);
        write(b",\"entries\":[", out);
        for entry in left.chunk_by(|a, b| a.object.entry_at == b.object.entry_at) {
            self.write_entry(entry, &held, out);
            out.push(b',');
        }
        out.pop();
        write(b"]}", out);
        (self.draft.left, self.draft.held) = (left, held);
    }

    /// Writes the record of an entry, whose objects are given.
    fn write_entry(&mut self, entry: &[Left], held: &[u8], out: &mut Vec<u8>) {
        let [
            Left {
                object,
                is_repeated,
                ..
            },
            ..,
        ] = *entry
        else {
            return;
        };
        self.begin_record(object.entry, object.entry_at, is_repeated, out);
        if object.item.is_none() {
            return write_members(entry, held, out);
        }
        self.gather(self.items(object.entry));
        self.write_count(b",\"count\":", out);
        write(b",\"items\":[", out);
        for item in entry.chunk_by(|a, b| a.object.item == b.object.item) {
            if let [Left { object, .. }, ..] = item
                && let Some((item, at)) = object.item
            {
                self.begin_record(item, at, self.scratch.ids.repeats(at), out);
            }
            write_members(item, held, out);
            out.push(b',');
        }
        out.pop();
        write(b"]}", out);
    }

    /// Writes how many elements were gathered.
    fn write_count(&self, name: &[u8], out: &mut Vec<u8>) {
        write(name, out);
        write_number(self.scratch.ids.count().into(), out);
    }

    fn begin_record(&self, object: NodeId, at: u32, repeats: bool, out: &mut Vec<u8>) {
        write(b"{\"at\":", out);
        write_number(at.into(), out);
        if let Some(id) = self.id(object) {
            write(b",\"id\":", out);
            write_string(&[self.doc.source(id)], out);
        }
        if repeats {
            write(b",\"repeated\":true", out);
        }
    }
}

/// Writes the members of the objects in an element, and ends its record.
fn write_members(element: &[Left], held: &[u8], out: &mut Vec<u8>) {
    write(b",\"members\":{", out);
    for left in element {
        write(left.held.of(held), out);
        out.push(b',');
    }
    out.pop();
    write(b"}}", out);
}

/// Begins the section of a change. The first one also begins the complement.
pub(in crate::convert) fn begin(steps: &Steps, step: Step, out: &mut Vec<u8>) {
    let Steps { shape, options, .. } = *steps;
    let date = |version| steps.plan.catalogue.date(version);
    if out.is_empty() {
        for (key, text) in [
            (&b"{\"shape\":"[..], shape.name),
            (b",\"from\":", date(steps.from)),
            (b",\"to\":", date(steps.to)),
        ] {
            write(key, out);
            write_string(&[text.as_bytes()], out);
        }
        if steps.need_option() {
            out.push(b',');
            write_string(&[steps.plan.catalogue.service.place_option.as_bytes()], out);
            out.push(b':');
            write_string(&[options.place().as_bytes()], out);
        }
        write(b",\"changes\":{", out);
    } else {
        out.push(b',');
    }
    write_string(&step.pass.name(), out);
    out.push(b':');
}
