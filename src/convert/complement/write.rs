//! Writes a complement, one change after another.

use crate::contract::pack::{field, shape as packed, word};
use crate::convert::Step;
use crate::convert::json::write_string;
use crate::convert::pair::{Act, Says};
use crate::convert::parts::Parts;
use crate::convert::pieces::around;
use crate::convert::plan::NESTS;
use crate::convert::steps::Steps;
use crate::convert::walk::{Below, Object, Work};
use crate::text::pointer::write_number;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// An object with a record, and the text of the record's members, a span of `Draft::held`.
#[derive(Clone, Copy, Debug)]
pub(in crate::convert) struct Left {
    object: Object,
    held: Span,
}

impl Work<'_> {
    /// Writes what the way back needs to know of an object, unless complements are not kept.
    pub(in crate::convert) fn leave(&mut self, parts: &Parts, object: Object) {
        if !(0..parts.count).any(|place| self.leaves(parts, place)) {
            return;
        }
        self.draft.leaving += 1;
        if !self.draft.keeps_left {
            return;
        }
        let start = self.draft.held.len();
        let mut out = core::mem::take(&mut self.draft.held);
        for slot in 0..parts.count {
            self.leave_member(parts, slot, object.below, start, &mut out);
        }
        let held = Span::new(start as u32, out.len() as u32);
        self.draft.held = out;
        self.draft.left.push(Left { object, held });
    }

    /// Whether the way back needs to know anything of a member.
    fn leaves(&self, parts: &Parts, slot: usize) -> bool {
        let part = &parts[slot];
        part.mark != Says::Nothing || part.is_taken() || self.is_spelled(parts, slot)
    }

    fn leave_member(
        &self,
        parts: &Parts,
        slot: usize,
        below: Below,
        start: usize,
        out: &mut Vec<u8>,
    ) {
        if !self.leaves(parts, slot) {
            return;
        }
        let part = &parts[slot];
        out.extend_from_slice(if out.len() > start { b",\"" } else { b"\"" });
        if NESTS {
            write_way(below, out);
        }
        out.extend_from_slice(self.pass().member(slot).word().text());
        out.extend_from_slice(match part.mark {
            Says::Drop => b"\":{\"is\":\"new\",",
            Says::Keep => b"\":{\"is\":\"kept\",",
            Says::Nothing => b"\":{",
        });
        if part.is_taken() {
            out.extend_from_slice(b"\"at\":");
            write_number(part.spot.at.into(), out);
            out.push(b',');
            let gap = part.gap.of(self.doc.text());
            // What is before the first parameter of a query is not a separator, even if it equals one.
            let is_leading = part.gap.start == self.inside(0);
            if !gap.is_empty() && (is_leading || gap != [self.separator()]) {
                out.extend_from_slice(b"\"gap\":");
                write_string(&[gap], out);
                out.push(b',');
            }
            if part.is_shared {
                out.extend_from_slice(b"\"shared\":true,");
            }
        }
        if part.is_taken() || self.is_spelled(parts, slot) {
            out.extend_from_slice(b"\"text\":");
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
        let other = parts[self.pass().member(slot).other as usize].value;
        let other = other.map(|value| self.doc.source(value));
        let instead = match self.is_canonical(slot, value.of(text)) {
            true => &b"\"\""[..],
            false => value.of(text),
        };
        let parts = match (part.is_shared, part.act) {
            (true, _) if other != Some(value.of(text)) => {
                &[Span::new(key.start, whole.end).of(text)][..]
            }
            (true, _) => &[Span::new(key.start, value.start).of(text), b"\"\"", close],
            // The output keeps the colon and the white space around it.
            (_, Act::Move) => &[key.of(text), b":", open, instead, close],
            _ => &[Span::new(key.start, whole.end).of(text)],
        };
        write_string(parts, out);
    }

    /// Whether a value comes back as it is, if the other member carries it.
    fn is_canonical(&self, slot: usize, value: &[u8]) -> bool {
        let member = self.pass().member(slot);
        let back = self.pass().member(member.other as usize).formula();
        let there = member.formula().map(|formula| formula(value));
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
        !is_own || self.doc.node(key).is_escaped()
    }

    /// Writes the records of a change.
    pub(in crate::convert) fn write_section(
        &mut self,
        list: Option<NodeId>,
        complement: &mut Vec<u8>,
    ) {
        let left = core::mem::take(&mut self.draft.left);
        let held = core::mem::take(&mut self.draft.held);
        // First compares the identifiers of entries: `gather` for items overwrites them.
        self.gather(list);
        let count = self.scratch.ids.count();
        let repeats: Vec<bool> = left
            .iter()
            .map(|left| self.scratch.ids.repeats(left.object.entry_at))
            .collect();
        complement.extend_from_slice(b"{\"count\":");
        write_number(count.into(), complement);
        complement.extend_from_slice(b",\"entries\":[");
        let mut last = None;
        for (left, repeats) in left.iter().zip(repeats) {
            let Object {
                entry,
                entry_at,
                item,
                ..
            } = left.object;
            let is_same_entry = last.is_some_and(|last: (u32, _)| last.0 == entry_at);
            let is_same_element = last == Some((entry_at, item));
            if !is_same_entry {
                if last.is_some() {
                    complement.extend_from_slice(if item.is_some() { b"]}," } else { b"," });
                }
                self.begin_record(entry, entry_at, repeats, complement);
                if item.is_some() {
                    self.gather(self.items(entry));
                    complement.extend_from_slice(b",\"count\":");
                    write_number(self.scratch.ids.count().into(), complement);
                    complement.extend_from_slice(b",\"items\":[");
                }
            }
            last = Some((entry_at, item));
            if is_same_element {
                // Another object of the same element.
                complement.truncate(complement.len() - 2);
                complement.push(b',');
            } else {
                if is_same_entry {
                    complement.push(b',');
                }
                if let Some((item, at)) = item {
                    self.begin_record(item, at, self.scratch.ids.repeats(at), complement);
                }
                complement.extend_from_slice(b",\"members\":{");
            }
            complement.extend_from_slice(left.held.of(&held));
            complement.extend_from_slice(b"}}");
        }
        let ends_items = left.last().is_some_and(|left| left.object.item.is_some());
        complement.extend_from_slice(if ends_items { b"]}]}" } else { b"]}" });
        (self.draft.left, self.draft.held) = (left, held);
    }

    fn begin_record(&self, object: NodeId, at: u32, repeats: bool, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"at\":");
        write_number(at.into(), out);
        if let Some(id) = self.id(object) {
            out.extend_from_slice(b",\"id\":");
            write_string(&[self.doc.source(id)], out);
        }
        if repeats {
            out.extend_from_slice(b",\"repeated\":true");
        }
    }
}

/// Begins the section of a change. The first one also begins the complement.
pub(in crate::convert) fn begin(steps: &Steps, step: Step, out: &mut Vec<u8>) {
    let Steps { shape, options, .. } = *steps;
    if out.is_empty() {
        for (key, text) in [
            (&b"{\"shape\":"[..], packed(shape as usize).name),
            (b",\"from\":", options.from.date()),
            (b",\"to\":", options.to.date()),
        ] {
            out.extend_from_slice(key);
            write_string(&[text.as_bytes()], out);
        }
        if steps.need_payout_url() {
            out.extend_from_slice(b",\"payoutUrl\":");
            write_string(&[options.payout_url.as_bytes()], out);
        }
        out.extend_from_slice(b",\"changes\":{");
    } else {
        out.push(b',');
    }
    write_string(&step.pass.name(), out);
    out.push(b':');
}

/// Writes the names of the fields that lead to an object, each with a slash.
fn write_way(below: Below, out: &mut Vec<u8>) {
    if let Some(id) = (below & 0xff).checked_sub(1) {
        write_way(below >> 8, out);
        out.extend_from_slice(word(field(id as u8).word).text());
        out.push(b'/');
    }
}
