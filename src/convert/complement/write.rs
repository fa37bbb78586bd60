//! Writes a complement, one change after another.

use crate::convert::decision::{Action, Instruction};
use crate::convert::json::write_string;
use crate::convert::matching::List;
use crate::convert::member_state::MemberState;
use crate::convert::pass::{Nesting, Pass};
use crate::convert::run::{ObjectPlace, RecordedObject, Run};
use crate::convert::steps::Steps;
use crate::convert::template::around;
use crate::text::pointer::write_number;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

impl Run<'_> {
    /// Writes what the way back needs to know of an object, unless complements are not kept.
    pub(in crate::convert) fn record(&mut self, states: &[MemberState], object: ObjectPlace) {
        if !(0..states.len()).any(|slot| self.needs_record(states, slot)) {
            return;
        }
        self.draft.record_count += 1;
        if !self.draft.keeps_records {
            return;
        }
        let mut out = core::mem::take(&mut self.draft.record_text);
        let start = out.len() as u32;
        for slot in 0..states.len() {
            if self.needs_record(states, slot) {
                self.write_member(states, slot, object.nesting, &mut out);
                out.push(b',');
            }
        }
        out.pop();
        self.draft.recorded_objects.push(RecordedObject {
            object,
            text: Span::new(start, out.len() as u32),
            is_repeated: false,
        });
        self.draft.record_text = out;
    }

    /// Whether the way back needs to know anything of a member.
    fn needs_record(&self, states: &[MemberState], slot: usize) -> bool {
        let state = &states[slot];
        let is_marked = state.instruction_back != Instruction::None;
        is_marked || state.is_removed() || self.is_spelled(state, slot)
    }

    fn write_member(&self, states: &[MemberState], slot: usize, nesting: Nesting, out: &mut Vec<u8>) {
        let state = &states[slot];
        out.push(b'"');
        self.pass().write_nesting(nesting, out);
        out.extend_from_slice(self.pass().member(slot).word().text());
        out.extend_from_slice(match state.instruction_back {
            Instruction::Remove => b"\":{\"is\":\"new\",",
            Instruction::Keep => b"\":{\"is\":\"kept\",",
            Instruction::None => b"\":{",
        });
        if state.is_removed() {
            self.write_removal(state, out);
        }
        if state.is_removed() || self.is_spelled(state, slot) {
            out.extend_from_slice(b"\"text\":");
            self.write_text(states, slot, out);
            out.push(b',');
        }
        out.pop();
        out.push(b'}');
    }

    fn write_removal(&self, state: &MemberState, out: &mut Vec<u8>) {
        out.extend_from_slice(b"\"at\":");
        write_number(state.occurrence.position.into(), out);
        out.push(b',');
        let spacing = state.spacing.of(self.doc.text());
        // What is before the first parameter of a query is not a separator, even if it equals one.
        let is_leading = state.spacing.start == self.inside(0);
        if !spacing.is_empty() && (is_leading || spacing != [self.separator()]) {
            out.extend_from_slice(b"\"gap\":");
            write_string(&[spacing], out);
            out.push(b',');
        }
        if state.is_shared {
            out.extend_from_slice(b"\"shared\":true,");
        }
    }

    /// Writes the source of a member. Leaves out a value that the output carries in the same spelling.
    fn write_text(&self, states: &[MemberState], slot: usize, out: &mut Vec<u8>) {
        let state = &states[slot];
        let Some(key) = state.key() else { return };
        let text = self.doc.text();
        let [name, whole] = [key, key + 1].map(|node| self.doc.node(node).span());
        let value = state.value.unwrap_or(key + 1);
        let source = self.doc.source(value);
        let inner = self.doc.node(value).span();
        let [open, close] = around(whole, inner).map(|part| part.of(text));
        let member = Span::new(name.start, whole.end).of(text);
        let other = self.other_state(states, slot).value;
        let is_spelled_so = other.map(|value| self.doc.source(value)) == Some(source);
        let (colon, empty): (&[u8], &[u8]) = match self.is_query {
            true => (b"=", b""),
            false => (b":", b"\"\""),
        };
        match (state.is_shared && is_spelled_so, state.action) {
            (true, _) => {
                let before = Span::new(name.start, inner.start).of(text);
                write_string(&[before, empty, close], out);
            }
            // The output keeps the colon and the white space around it.
            (_, Action::Move) => {
                let is_canonical = self.is_canonical(slot, source);
                let instead = if is_canonical { empty } else { source };
                write_string(&[name.of(text), colon, open, instead, close], out);
            }
            _ => write_string(&[member], out),
        }
    }

    /// Whether a value comes back as it is, if the other member carries it.
    fn is_canonical(&self, slot: usize, value: &[u8]) -> bool {
        let member = self.pass().member(slot);
        let back = self.pass().other(member).and_then(|other| other.formula);
        let there = member.formula.and_then(|formula| formula(value));
        let both = there.zip(back);
        both.is_none_or(|(there, back)| back(&there).as_deref() == Some(value))
    }

    /// Whether a member that moves is spelled differently from the converter's own spelling.
    fn is_spelled(&self, state: &MemberState, slot: usize) -> bool {
        let (Some(key), Some(value), Action::Move) = (state.key(), state.value, state.action) else {
            return false;
        };
        let [whole, inner] = [key + 1, value].map(|node| self.doc.node(node).span());
        let [open, close] = around(whole, inner).map(|part| part.of(self.doc.text()));
        let is_own = self.step.writes(slot, open, close) && self.is_canonical(slot, self.doc.source(value));
        let is_escaped = match self.is_query {
            true => self.doc.source(key) != self.pass().member(slot).word().text(),
            false => self.doc.node(key).is_escaped(),
        };
        !is_own || is_escaped
    }

    /// Writes the records of a change.
    pub(in crate::convert) fn write_section(&mut self, list: Option<NodeId>, out: &mut Vec<u8>) {
        let mut objects = core::mem::take(&mut self.draft.recorded_objects);
        // First compares the identifiers of entries: `gather` for items overwrites them.
        self.gather(self.root(list), &[]);
        for saved in &mut objects {
            saved.is_repeated = self.scratch.ids.repeats(saved.object.entry_at);
        }
        out.extend_from_slice(b"{\"count\":");
        write_number(self.scratch.ids.count().into(), out);
        out.extend_from_slice(b",\"entries\":[");
        for entry in objects.chunk_by(|a, b| a.object.entry_at == b.object.entry_at) {
            self.write_entry(entry, self.root(list), out);
            out.push(b',');
        }
        out.pop();
        out.extend_from_slice(b"]}");
        self.draft.recorded_objects = objects;
    }

    /// Writes the record of an entry, whose objects are given.
    fn write_entry(&mut self, objects: &[RecordedObject], list: List, out: &mut Vec<u8>) {
        let RecordedObject {
            object, is_repeated, ..
        } = objects[0];
        self.begin_record((object.entry, list), object.entry_at, is_repeated, out);
        let Some(items) = object.item.and_then(|_| self.items(object.entry)) else {
            return self.write_members(objects, out);
        };
        self.gather(items, &[]);
        out.extend_from_slice(b",\"count\":");
        write_number(self.scratch.ids.count().into(), out);
        out.extend_from_slice(b",\"items\":[");
        for objects in objects.chunk_by(|a, b| a.object.item == b.object.item) {
            if let Some((item, at)) = objects[0].object.item {
                self.begin_record((item, items), at, self.scratch.ids.repeats(at), out);
            }
            self.write_members(objects, out);
            out.push(b',');
        }
        out.pop();
        out.extend_from_slice(b"]}");
    }

    fn begin_record(&self, (element, list): (NodeId, List), at: u32, is_repeated: bool, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"at\":");
        write_number(at.into(), out);
        if let Some(id) = self.id(element, list) {
            out.extend_from_slice(b",\"id\":");
            write_string(&[self.doc.source(id)], out);
        }
        if is_repeated {
            out.extend_from_slice(b",\"repeated\":true");
        }
    }

    /// Writes the members of the objects in an element, and ends its record.
    fn write_members(&self, objects: &[RecordedObject], out: &mut Vec<u8>) {
        out.extend_from_slice(b",\"members\":{");
        for saved in objects {
            out.extend_from_slice(saved.text.of(&self.draft.record_text));
            out.push(b',');
        }
        out.pop();
        out.extend_from_slice(b"}}");
    }
}

/// Begins the section of a change. The first one also begins the complement.
pub(in crate::convert) fn begin(steps: &Steps, pass: &Pass, out: &mut Vec<u8>) {
    let date = |version| steps.plan.catalogue.date(version);
    if out.is_empty() {
        for (key, text) in [
            (&b"{\"shape\":"[..], steps.shape.name),
            (b",\"from\":", date(steps.from)),
            (b",\"to\":", date(steps.to)),
        ] {
            out.extend_from_slice(key);
            write_string(&[text.as_bytes()], out);
        }
        if steps.need_option() {
            out.push(b',');
            write_string(&[steps.plan.catalogue.service.place_option.as_bytes()], out);
            out.push(b':');
            write_string(&[steps.rules.option_pointer.as_bytes()], out);
        }
        out.extend_from_slice(b",\"changes\":{");
    } else {
        out.push(b',');
    }
    write_string(&pass.name(), out);
    out.push(b':');
}
