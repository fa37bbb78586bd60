//! Applies a change to one object: decides what happens to each member, which ones come back from the
//! complement or from `fill`, and what is lost or missing.

use super::edits::forward;
use super::held::{Held, KEY, VALUE};
use super::hole;
use super::note::Note;
use super::pair::{self, Act, Came, Says, Seen};
use super::parts::{MOST, Part, Parts, Spot};
use super::rule::{Lost, Member, Way};
use super::walk::{Object, Work};
use crate::contract::pack::{Holds, PackedField, field, object as described, shape};
use crate::report::reason::Reason;
use crate::text::envelope::follow;
use crate::text::names::Marks;
use crate::text::query::decoded;
use crate::text::{Doc, Kind, NodeId, Span};
use alloc::vec::Vec;

impl<'w> Work<'w> {
    /// Applies the change to an object.
    pub(super) fn object(&mut self, object: NodeId, place: Object) {
        let spots = self.find(object);
        let is_held = self.held(place).is_some();
        if !is_held && !self.has_gaps && spots.iter().all(|spot| spot.key.is_none()) {
            return;
        }
        if !is_held && self.only_moves(&spots) {
            return;
        }
        self.change(object, place, &spots);
    }

    /// Applies the change to an object of which more than one member moves, is removed or comes back.
    #[inline(never)]
    fn change(&mut self, object: NodeId, place: Object, spots: &[Spot; MOST]) {
        let mut parts = Parts::default();
        parts.count = self.rule().members.len();
        for (slot, spot) in (0..parts.count).zip(spots) {
            parts[slot].spot = *spot;
        }
        for &(slot, held) in self.held(place).unwrap_or_default() {
            parts[slot as usize].held = held;
        }
        self.decide(&mut parts);
        for slot in 0..parts.count {
            self.bring(object, &mut parts, slot);
        }
        let is_change = |part: &Part| part.act != Act::Stay || part.put.is_some();
        if parts.iter().any(is_change) {
            self.rely(&parts);
            self.once_each_key();
            self.edit(object, &mut parts);
            for slot in 0..parts.count {
                if let Some(key) = parts[slot].spot.key {
                    self.once_each_within(key + 1, slot);
                }
            }
        }
        self.account(&mut parts);
        self.scratch.made.clear();
        self.leave(&parts, place);
    }

    /// Finds the change's members and collects all keys.
    #[inline(always)]
    fn find(&mut self, object: NodeId) -> [Spot; MOST] {
        self.scratch.keys.clear();
        let mut spots = [Spot::default(); MOST];
        let mut marks = Marks::new(self.is_query);
        for key in self.doc.keys(object) {
            self.mark(key, &mut marks);
            let at = self.scratch.keys.len() as u32;
            for (spot, word) in spots.iter_mut().zip(&self.words).take(self.count) {
                if self.is_named(key, word) {
                    *spot = Spot { key: Some(key), at };
                }
            }
            self.scratch.keys.push(key);
        }
        self.scratch.marks = marks;
        spots
    }

    /// The numbers of the members of each operation: that of the version that is left, and the other one.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let is_down = self.step.way == Way::Down;
        let members = self.rule().members.iter().enumerate();
        members.filter_map(move |(slot, member)| {
            let other = member.other as usize;
            match (member.is_newer == is_down, member.is_paired()) {
                _ if !member.added_values.is_empty() => None,
                (true, _) => Some((slot, other)),
                (false, false) => Some((other, slot)),
                (false, true) => None,
            }
        })
    }

    /// Sets what each member holds, and what happens to it.
    fn decide(&mut self, parts: &mut Parts) {
        for slot in 0..parts.count {
            let part = &mut parts[slot];
            part.seen.says = part.held.says;
            if let Some(key) = part.spot.key {
                let member = self.rule().member(slot);
                let value = hole::find(self.doc, key + 1, member, self.options);
                part.value = value.filter(|_| member.is_paired());
                part.seen.is_there = true;
                part.seen.can_move = part.value.is_some();
                part.seen.is_home = is_home(member.packed(), self.doc.node(key + 1).kind());
            }
        }
        for (from, into) in self.pairs() {
            let is_pair = self.rule().member(from).is_paired();
            let acts = pair::there(is_pair, parts[from].seen, parts[into].seen);
            for (slot, act) in [(from, acts[0]), (into, acts[1])] {
                let part = &mut parts[slot];
                if part.seen.is_there {
                    part.act = act;
                    if act == Act::Stay {
                        part.came = (Came::Own, part.seen);
                    }
                }
            }
            if parts[from].act == Act::Move {
                parts[into].came = (Came::Moved, parts[from].seen);
            }
            if let (Some(a), Some(b)) = (parts[from].value, parts[into].value)
                && hole::is_same((self.doc, a), (self.doc, b))
            {
                for (slot, other) in [(from, into), (into, from)] {
                    let stays = parts[other].act == Act::Stay;
                    let part = &mut parts[slot];
                    part.is_shared = part.act == Act::Take && part.held.says != Says::Drop && stays;
                }
            }
        }
    }

    /// Restores a member from the complement, or fills a gap.
    fn bring(&mut self, object: NodeId, parts: &mut Parts, slot: usize) {
        let Part { held, came, .. } = parts[slot];
        let member = self.rule().member(slot);
        if !held.has_text() {
            if came.0 == Came::Not && member.is_gap(self.step.way) {
                self.fill(object, &mut parts[slot], member);
            }
            return;
        }
        // The text is a spelling, which the move uses.
        if !held.is_taken && came.0 == Came::Moved {
            return;
        }
        let other = parts[member.other as usize];
        let text = match held.is_taken && !held.is_shared {
            true => held.text.of(&self.records.strings).to_vec(),
            false => self.rejoined(held, member, other.value),
        };
        if text.is_empty() {
            return;
        }
        if came.0 != Came::Not {
            let moved = other.spot.key.filter(|_| came.0 == Came::Moved);
            let key = parts[slot].spot.key.or(moved);
            return self.note_field(Reason::GivesWay, key.unwrap_or(object), member);
        }
        self.put(object, &mut parts[slot], member, &text);
    }

    /// Adds a member to the output.
    fn put(&mut self, object: NodeId, part: &mut Part, member: &Member, text: &[u8]) {
        let read = self.scratch.small.read(text);
        let seen = read.map_or(Seen::default(), |doc| Seen {
            can_move: hole::find(doc, VALUE, member, self.options).is_some(),
            is_home: is_home(member.packed(), doc.node(VALUE).kind()),
            ..Seen::default()
        });
        let made = &mut self.scratch.made;
        let start = made.len() as u32;
        made.extend_from_slice(text);
        part.came = (Came::Put, seen);
        part.put = Some(Span::new(start, made.len() as u32));
        if !part.held.is_taken {
            part.held.at = u32::MAX;
        }
        self.note_field(Reason::Restored, object, member);
    }

    fn fill(&mut self, object: NodeId, part: &mut Part, member: &Member) {
        let name = member.word();
        let named = |pointer: &str| {
            pointer
                .strip_prefix('/')
                .is_some_and(|given| name.is(given.as_bytes()))
        };
        // As in a map, the last value of a pointer counts.
        let mut fill = self.options.fill.iter().rev();
        match fill.find(|(pointer, _)| named(pointer)) {
            Some((_, value)) => {
                // White space around a value would not go with the member on the way back.
                let value = value.as_bytes().trim_ascii();
                let text = [b"\"", name.text(), b"\":", value].concat();
                self.put(object, part, member, &text);
            }
            None => self.note_field(Reason::Missing, object, member),
        }
    }

    /// Returns the held text of a member with the current value of the other member, or without a value;
    /// empty if nothing else is left.
    fn rejoined(&mut self, held: Held, member: &Member, value: Option<NodeId>) -> Vec<u8> {
        self.draft.relies = true;
        let text = held.text.of(&self.records.strings);
        let Some((small, hole)) = self.scratch.small.hole(text, member, self.options) else {
            return Vec::new();
        };
        let (gone, instead) = match value {
            Some(value) if hole::is_same((small, hole), (self.doc, value)) => return text.to_vec(),
            Some(value) => (small.node(hole).span(), self.doc.source(value)),
            None => match hole::without(small, VALUE, hole) {
                Some(gone) => gone,
                None => return Vec::new(),
            },
        };
        // The member was read with a brace before it.
        let start = small.node(KEY).start;
        let (start, end) = (gone.start - start, gone.end - start);
        let before = text.get(..start as usize).unwrap_or_default();
        let behind = text.get(end as usize..).unwrap_or_default();
        [before, instead, behind].concat()
    }

    /// Notes whether the result relies on the change's assumption.
    fn rely(&mut self, parts: &Parts) {
        let relies = |(part, member): (&Part, &Member)| match member.is_paired() {
            true => part.act == Act::Move || member.is_newer && part.spot.key.is_some(),
            false => part.is_taken(),
        };
        self.draft.relies |= parts.iter().zip(self.rule().members).any(relies);
    }

    /// Notes repeated names in the objects on the path to the value that moves.
    pub(super) fn once_each_within(&mut self, value: NodeId, slot: usize) {
        let pointer = self.rule().member(slot).pointer(self.options);
        let pointer = pointer.as_bytes();
        for (end, &byte) in pointer.iter().enumerate() {
            let before = pointer.get(..end).filter(|_| byte == b'/');
            if let Some(container) = before.and_then(|before| follow(self.doc, value, before)) {
                self.once_each(container);
            }
        }
    }

    /// Notes losses and gaps. Sets the marks that the way back needs.
    fn account(&mut self, parts: &mut Parts) {
        for (slot, member) in self.rule().members.iter().enumerate() {
            let Some(key) = parts[slot].spot.key else {
                continue;
            };
            let is_unknown = match self.step.way {
                Way::Up => !self.is_of_kind(member.packed(), key + 1),
                Way::Down => self.is_added_value(member, key + 1),
            };
            if parts[slot].is_taken() {
                self.note_loss(parts, slot, key);
            } else if is_unknown {
                self.note_field(Reason::Mistyped, key, member);
            }
        }
        if self.step.way == Way::Up {
            self.note_exclusive(parts);
        }
        for (from, into) in self.pairs() {
            let is_pair = self.rule().member(from).is_paired();
            let says = pair::back(is_pair, parts[from].came, parts[into].came);
            (parts[from].mark, parts[into].mark) = (says[0], says[1]);
        }
    }

    fn is_added_value(&self, member: &Member, value: NodeId) -> bool {
        let node = self.doc.node(value);
        let mut added = member.added_values.iter();
        node.is(Kind::String) && added.any(|added| self.doc.reads(&node, added.as_bytes()))
    }

    fn note_loss(&mut self, parts: &Parts, slot: usize, key: NodeId) {
        let member = self.rule().member(slot);
        let (part, other) = (&parts[slot], &parts[member.other as usize]);
        if part.held.says == Says::Drop {
            return self.note_field(Reason::Undone, key, member);
        }
        let has_other = other.seen.is_home && other.held.says != Says::Drop;
        let lost = match part.value {
            _ if member.is_newer != (self.step.way == Way::Down) => Lost::GivesWay,
            Some(_) => Lost::Other,
            None if has_other => Lost::Beside,
            None => Lost::Alone,
        };
        let value = part.value.filter(|_| matches!(lost, Lost::Other));
        match part.is_shared {
            true => self.note_merged(key, other.spot.key),
            false => {
                let key = value.map_or(key, |value| way_key(self.doc, key, value));
                self.note_field(self.reason(member, lost), key, member);
            }
        }
        if let Some(value) = value {
            self.note_others(key + 1, value, member);
        }
    }

    fn reason(&self, member: &Member, lost: Lost) -> Reason {
        member.reasons[self.step.way as usize][lost as usize]
    }

    /// Notes two members with the same value, of which one was removed.
    fn note_merged(&mut self, key: NodeId, into: Option<NodeId>) {
        let into = into.map_or(Span::default(), |into| self.span(into));
        let to = forward(&self.draft.output.edits, into);
        self.draft.note(Note {
            to,
            ..Note::new(Reason::Merged, key)
        });
    }

    /// The span from a key to the end of its value.
    pub(super) fn span(&self, key: NodeId) -> Span {
        Span::new(self.doc.node(key).start, self.doc.node(key + 1).end)
    }

    /// Notes each other member or element around the value that moves as lost.
    pub(super) fn note_others(&mut self, whole: NodeId, value: NodeId, member: &Member) {
        let reason = self.reason(member, Lost::Beside);
        hole::way(self.doc, whole, value, &mut |stop| {
            if !stop.leads_on {
                self.note_field(reason, stop.child, member);
            }
        });
    }

    /// Whether the other version allows the value of a member that was already in the input.
    fn is_of_kind(&self, field: &PackedField, value: NodeId) -> bool {
        let node = self.doc.node(value);
        if self.is_query {
            let is_count = |value: &[u8]| !value.is_empty() && value.iter().all(u8::is_ascii_digit);
            let value = decoded(self.doc.text(), node.span());
            return field.holds != Holds::Count || value.is_ok_and(|value| is_count(&value));
        }
        match node.kind() {
            Kind::Null => field.holds == Holds::Any || !field.is_vital(),
            Kind::String if field.holds == Holds::Text => {
                !field.is_vital() || node.end - node.start > 2
            }
            kind => is_home(field, kind),
        }
    }

    /// Notes two parameters that the version does not allow together, at the later one.
    fn note_exclusive(&mut self, parts: &Parts) {
        if !self.is_query {
            return;
        }
        let packed = described(field(shape(self.shape as usize).root).detail);
        let Some((a, b, _)) = packed.exclusion else {
            return;
        };
        let key = |at: u8| {
            let id = packed.id(at as usize);
            let mut members = self.rule().members.iter();
            parts[members.position(|member| member.field == id)?]
                .spot
                .key
        };
        if let (Some(a), Some(b)) = (key(a), key(b)) {
            self.draft.note(Note::new(Reason::Exclusive, a.max(b)));
        }
    }

    fn note_field(&mut self, reason: Reason, node: NodeId, member: &Member) {
        self.draft.note(Note {
            field: member.field,
            ..Note::new(reason, node)
        });
    }
}

/// Whether a field expects values of a kind. `null` is a value of no kind.
fn is_home(field: &PackedField, kind: Kind) -> bool {
    match field.holds {
        Holds::Any => true,
        Holds::Collection => matches!(kind, Kind::Array | Kind::Object),
        Holds::Object => kind == Kind::Object,
        Holds::List => kind == Kind::Array,
        Holds::Count => kind == Kind::Number,
        _ => kind == Kind::String,
    }
}

/// The key of the member whose value is the one that moves, or the element; `key` if it is the member's own.
fn way_key(doc: Doc, key: NodeId, value: NodeId) -> NodeId {
    let mut last = key;
    hole::way(doc, key + 1, value, &mut |stop| {
        if stop.leads_on {
            last = stop.child;
        }
    });
    last
}
