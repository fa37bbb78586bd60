//! The edits of one object: its members in the output, each with what is before it.
//!
//! In `{"a": 1, "b": 2, "c": 3}`, where `b` moves and `c` is removed, `remaining` lists `"a": 1` as given and `"b": 2` as moved,
//! each with its spacing, and the rest `}`. `insert_added` puts members of a complement between them. `write` walks over the
//! list with a pen, and replaces what differs from the input: the name and what is around the value of `b`, and `, "c": 3`.

use super::complement::record::SavedMember;
use super::decision::Action;
use super::fragment::{KEY, VALUE};
use super::inner::{self, fits};
use super::member_state::{MemberState, Occurrence};
use super::note::Note;
use super::pass::Way;
use super::run::Run;
use super::template::around;
use crate::report::reason::Reason;
use crate::text::sort::{Keyed, sort};
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// An object of the output.
struct OutputObject {
    /// The offset in the input behind its brace.
    begin: u32,
    /// What is before the first member.
    lead: Piece,
    members: Vec<OutputMember>,
    /// What is behind the last member, in the input.
    rest: Span,
    /// Where the removed members end, with the spacing behind them.
    removal_ends: Vec<u32>,
}

/// A member of the output, and what is before it.
#[derive(Clone, Copy, Debug)]
struct OutputMember {
    spacing: Piece,
    member: Piece,
}

/// A part of the output.
#[derive(Clone, Copy, Debug)]
enum Piece {
    /// A span of the input.
    Given(Span),
    /// A span of `Scratch::added`.
    Added(Span),
    /// A member that moves to another one: its key and its slot.
    Moved(NodeId, usize),
}

/// How far the input has been written, and where in `Scratch::added` the text begins that is written next.
struct Pen {
    at: u32,
    start: usize,
}

impl Run<'_> {
    /// Edits an object. Sets the spacing of each removed member.
    pub(super) fn edit(&mut self, object: NodeId, states: &mut [MemberState]) {
        let mut output = self.remaining(object, states);
        self.insert_added(&mut output, states);
        self.write(&output, states);
    }

    /// The object with the members that stay or move. A removed one goes with the comma before it, or after it if no
    /// member before it stays. If none stays at all, the last one goes without the white space around it.
    /// Sets the spacing of each removed member: what goes with it, or for that last one the white space at the start of the
    /// object.
    fn remaining(&mut self, object: NodeId, states: &mut [MemberState]) -> OutputObject {
        let begin = self.inside(object);
        let keys = &self.scratch.keys;
        let first = keys.first().map(|&key| self.doc.node(key).start);
        let leading = Span::new(begin, first.unwrap_or(begin));
        let mut output = OutputObject {
            begin,
            lead: Piece::Given(leading),
            members: Vec::with_capacity(keys.len()),
            rest: Span::new(begin, 0),
            removal_ends: Vec::new(),
        };
        for n in 0..self.scratch.keys.len() {
            let key = self.scratch.keys[n];
            let member = self.span(key);
            let before = Span::new(output.rest.start, member.start);
            output.rest.start = member.end;
            let is_first = output.members.is_empty();
            let changes = |state: &MemberState| state.action != Action::Stay && state.key() == Some(key);
            let slot = states.iter().position(changes);
            let Some(removed) = slot.filter(|&slot| states[slot].action == Action::Remove) else {
                let spacing = if is_first { output.lead } else { Piece::Given(before) };
                let member = slot.map_or(Piece::Given(member), |slot| Piece::Moved(key, slot));
                output.members.push(OutputMember { spacing, member });
                continue;
            };
            let spacing = match self.scratch.keys.get(n + 1) {
                Some(&next) if is_first => self.spacing_to(next, member.end, &mut output),
                _ if is_first => leading,
                _ => before,
            };
            output.removal_ends.push(spacing.end.max(member.end));
            states[removed].spacing = spacing;
        }
        output.rest.end = self.end(object);
        output
    }

    /// The spacing from a removed member to the next one, which comes first in the output. A question mark there would be
    /// read as that of the query: then another one is added before it, and the spacing ends with that mark.
    fn spacing_to(&mut self, next: NodeId, end: u32, output: &mut OutputObject) -> Span {
        let next = self.doc.node(next).start;
        let text = self.doc.text();
        let is_open = text.first().is_some_and(|byte| b"?&".contains(byte));
        let opens = self.is_query && !is_open && text.get(next as usize) == Some(&b'?');
        if opens {
            output.lead = Piece::Added(self.scratch.add(b"?"));
        }
        Span::new(end, next + u32::from(opens))
    }

    /// Inserts the members that are added, each at its position with its spacing.
    fn insert_added(&mut self, output: &mut OutputObject, states: &[MemberState]) {
        let was_empty = self.scratch.keys.is_empty();
        let remaining = output.members.len();
        let added = (0..states.len()).filter(|&slot| states[slot].added.is_some());
        let positions = added.map(|slot| (states[slot].saved.position.into(), slot as u32));
        let mut positions: Vec<Keyed> = positions.collect();
        sort(&mut positions, &mut self.scratch.spare);
        // Backwards, because each one's spacing was taken after those before it had gone.
        for (n, &(_, slot)) in positions.iter().enumerate().rev() {
            let MemberState { saved, added, .. } = states[slot as usize];
            let before = (saved.position as usize).saturating_sub(n).min(remaining);
            let saved_spacing = saved.spacing.of(&self.records.strings);
            if was_empty && n + 1 == positions.len() {
                // The spacing tells how much of the white space was before the member.
                let rest = output.rest;
                let is_leading = rest.of(self.doc.text()).starts_with(saved_spacing);
                let blank = if is_leading { saved_spacing.len() as u32 } else { 0 };
                output.lead = Piece::Given(Span::new(rest.start, rest.start + blank));
                output.rest.start += blank;
            }
            let without_mark = saved_spacing.strip_suffix(b"?");
            if without_mark.is_some() && before == 0 && self.doc.text().starts_with(b"??") {
                // The earlier conversion added the first one.
                output.begin = 0;
                output.lead = Piece::Given(Span::new(1, 1));
            }
            let separator = self.separator();
            let spacing = without_mark.unwrap_or(saved_spacing);
            let spacing = match spacing.contains(&separator) {
                true => spacing,
                false => &[separator],
            };
            let mut spacing = Piece::Added(self.scratch.add(spacing));
            if before == 0 {
                if let Some(first) = output.members.first_mut() {
                    first.spacing = spacing;
                }
                spacing = output.lead;
            }
            let member = Piece::Added(added.unwrap_or_default());
            let before = before.min(output.members.len());
            output.members.insert(before, OutputMember { spacing, member });
        }
    }

    /// Writes an object from an offset behind its brace: the members, or without any the lead, and the rest.
    fn write(&mut self, output: &OutputObject, states: &[MemberState]) {
        let mut pen = Pen {
            at: output.begin,
            start: self.scratch.added.len(),
        };
        if output.members.is_empty() {
            self.write_piece(&mut pen, output, output.lead, states);
        }
        for piece in output.members.iter().flat_map(|it| [it.spacing, it.member]) {
            match piece {
                // What the input continues with.
                Piece::Given(span) if span.start == pen.at && self.scratch.added.len() == pen.start => {
                    pen.at = span.end;
                }
                piece => self.write_piece(&mut pen, output, piece, states),
            }
        }
        self.write_piece(&mut pen, output, Piece::Given(output.rest), states);
    }

    fn write_piece(&mut self, pen: &mut Pen, output: &OutputObject, piece: Piece, states: &[MemberState]) {
        let given = match piece {
            Piece::Given(span) => span,
            Piece::Moved(key, _) => self.span(key),
            Piece::Added(span) => {
                let span = span.start as usize..span.end as usize;
                return self.scratch.added.extend_from_within(span);
            }
        };
        let added = &self.scratch.added;
        while given.start > pen.at || added.len() > pen.start {
            // Each removed member is an edit of its own.
            let mut ends = output.removal_ends.iter().copied();
            let end = ends.find(|end| (pen.at + 1..given.start).contains(end));
            let old = Span::new(pen.at, end.unwrap_or(given.start));
            let new = added.get(pen.start..).unwrap_or_default();
            self.draft.output.replace(self.doc.text(), old, new);
            (pen.at, pen.start) = (old.end, added.len());
        }
        pen.at = given.end;
        if let Piece::Moved(key, slot) = piece
            && let Some(value) = states[slot].value
        {
            let saved = self.other_state(states, slot).saved;
            self.replace(key, value, slot, &saved);
            self.note_others(key + 1, value, slot);
        }
    }

    /// Replaces a member with the other one around its value: as the complement spells that, or in the
    /// converter's own spelling.
    fn replace(&mut self, key: NodeId, value: NodeId, slot: usize, saved: &SavedMember) {
        let (doc, text) = (self.doc, self.doc.text());
        let member = self.pass().member(slot);
        let Some((other_slot, other)) = member.other.zip(self.pass().other(member)) else {
            return;
        };
        let carried = self.carried(member, value);
        let mut instead = &*carried;
        let (template, spelling) = (self.step.template(other_slot), &self.step.spelling);
        let [mut name, mut open, mut close] =
            [template.name, template.open, template.close].map(|part| part.of(spelling));
        let fragment = &mut self.scratch.fragment;
        if !saved.is_removed
            && saved.has_text()
            && let saved_text = saved.text.of(&self.records.strings)
            && let Some((spelled, hole)) = fragment.inner(saved_text, other, self.step.rules.option_pointer)
        {
            let [key, whole, inner] = [KEY, VALUE, hole].map(|node| spelled.node(node).span());
            name = key.of(spelled.text());
            [open, close] = around(whole, inner).map(|part| part.of(spelled.text()));
            if other.formula.is_some() && inner::is_same(other, (spelled, hole), (doc, value)) {
                instead = spelled.source(hole);
            }
        }
        let [old_name, whole, inner] = [key, key + 1, value].map(|node| doc.node(node).span());
        let [old_open, old_close] = around(whole, inner);
        let output = &mut self.draft.output;
        let begin = output.replace(text, old_name, name);
        output.replace(text, old_open, open);
        if other.formula.is_some() {
            output.replace(text, inner, instead);
        }
        let end = output.replace(text, old_close, close);
        self.draft.note(Note {
            slot: Some(slot),
            to: Span::new(begin.start, end.end),
            ..Note::new(Reason::Moved, key)
        });
    }

    /// Applies the pass to an object in which one member moves and nothing is added, by far the most
    /// frequent case. Returns whether it did. The bare spelling needs no record, and a value that fits has neither
    /// losses nor gaps.
    pub(super) fn try_plain_move(&mut self, occurrences: &[Occurrence]) -> bool {
        if !self.step.is_plain_move {
            return false;
        }
        let [older, newer] = occurrences else {
            return false;
        };
        let (from, key) = match (self.step.way, older.key, newer.key) {
            (Way::Up, Some(key), None) => (0, key),
            (Way::Down, None, Some(key)) => (1, key),
            _ => return false,
        };
        let is_plain = !self.doc.node(key).is_escaped();
        if let Some(value) = self.bare(key + 1, from).filter(|_| is_plain) {
            self.move_value(key, from, value);
            return true;
        }
        // The complement has a record of any other spelling.
        if self.draft.keeps_records {
            return false;
        }
        let member = self.pass().member(from);
        let Some(value) = inner::find(self.doc, key + 1, member, self.step.rules.option_pointer) else {
            return false;
        };
        self.move_value(key, from, value);
        self.refuse_repeats_around_inner(key + 1, from);
        self.note_others(key + 1, value, from);
        true
    }

    fn move_value(&mut self, key: NodeId, from: usize, value: NodeId) {
        self.refuse_repeated_keys();
        self.draft.is_assumed = true;
        self.replace(key, value, from, &SavedMember::default());
    }

    /// Returns the value that moves in a member that is written as the converter would write it.
    fn bare(&self, whole: NodeId, slot: usize) -> Option<NodeId> {
        let node = self.doc.node(whole);
        let depth = self.step.template(slot).depth;
        let inner = whole + depth * 2;
        let value = self.doc.node(inner);
        if !fits(self.pass().member(slot).carries, value.kind()) {
            return None;
        }
        if depth == 0 {
            return Some(whole);
        }
        // Each container on the path has one member: a key and a value, two nodes per level.
        let text = self.doc.text();
        let [open, close] = around(node.span(), value.span()).map(|part| part.of(text));
        let is_bare = value.next() == node.next() && self.step.writes(slot, open, close);
        is_bare.then_some(inner)
    }
}
