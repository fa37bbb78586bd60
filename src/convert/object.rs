//! Applies a pass to one object: decides what happens to each member, and which ones come back from the
//! complement or from `fill`.

use super::edits::forward;
use super::held::{Held, KEY, VALUE};
use super::hole::{self, fits};
use super::note::Note;
use super::pair::{self, Act, Came, Says, Seen};
use super::parts::{Part, Parts, Spot};
use super::pass::{Member, Side, Way};
use super::walk::{ObjectPlace, Work};
use crate::report::reason::Reason;
use crate::text::envelope::follow;
use crate::text::names::Marks;
use crate::text::{NodeId, NodeKind, Span};
use alloc::borrow::Cow;
use alloc::vec::Vec;

impl<'w> Work<'w> {
    /// Applies the pass to an object.
    pub(super) fn object(&mut self, object: NodeId, place: ObjectPlace) {
        let mut spots = core::mem::take(&mut self.scratch.spots);
        self.find(object, &mut spots);
        let is_held = self.held(place).next().is_some();
        let is_untouched = !self.task.has_gaps && spots.iter().all(|spot| spot.key.is_none());
        if is_held || !is_untouched && !self.only_moves(&spots) {
            self.change(object, place, &spots);
        }
        self.scratch.spots = spots;
    }

    /// Applies the pass to an object of which more than one member moves, is removed or comes back.
    #[inline(never)]
    fn change(&mut self, object: NodeId, place: ObjectPlace, spots: &[Spot]) {
        let mut parts = core::mem::take(&mut self.scratch.parts);
        parts.begin(spots);
        for (slot, held) in self.held(place) {
            parts[slot].held = held;
        }
        self.decide(&mut parts);
        for slot in 0..parts.len() {
            self.bring(object, &mut parts, slot);
        }
        let is_change = |part: &Part| part.act != Act::Stay || part.put.is_some();
        if parts.iter().any(is_change) {
            self.rely(&parts);
            self.once_each_key();
            self.edit(object, &mut parts);
            for slot in 0..parts.len() {
                if let Some(key) = parts[slot].spot.key {
                    self.once_each_within(key + 1, slot);
                }
            }
        }
        self.account(object, &parts);
        for (from, into) in self.pairs() {
            let came =
                |slot: Option<usize>| slot.map_or_else(Default::default, |slot| parts[slot].came);
            let is_pair = from.is_some() && into.is_some();
            let says = pair::back(is_pair, came(from), came(into));
            for (slot, says) in [from, into].into_iter().zip(says) {
                if let Some(slot) = slot {
                    let is_reformed = self.pass().member(slot).is_reformed;
                    let stays = is_reformed && !parts[slot].seen.can_move;
                    parts[slot].mark = if stays { Says::Nothing } else { says };
                }
            }
        }
        self.scratch.made.clear();
        self.leave(&parts, place);
        self.scratch.parts = parts;
    }

    /// Finds the members of the pass and collects all keys.
    #[inline(always)]
    fn find(&mut self, object: NodeId, spots: &mut Vec<Spot>) {
        self.scratch.keys.clear();
        spots.clear();
        spots.resize(self.task.words.len(), Spot::default());
        let mut marks = Marks::default();
        for key in self.doc.keys(object) {
            self.mark(key, &mut marks);
            let at = self.scratch.keys.len() as u32;
            for (spot, word) in spots.iter_mut().zip(&self.task.words) {
                if self.is_named(key, word) {
                    *spot = Spot { key: Some(key), at };
                }
            }
            self.scratch.keys.push(key);
        }
        // A name of both versions is that of the one that is left.
        for &slot in &self.task.reformed {
            if let Some(spot) = spots.get_mut(slot) {
                *spot = Spot::default();
            }
        }
        self.scratch.marks = marks;
    }

    /// The positions of the members of each operation: that of the version that is left, and the other one.
    fn pairs(&self) -> impl Iterator<Item = (Option<usize>, Option<usize>)> + use<> {
        let source = match self.task.step.way {
            Way::Up => Side::Older,
            Way::Down => Side::Newer,
        };
        let members = self.pass().members.iter().enumerate();
        members.filter_map(move |(slot, member)| match member.side {
            side if side == source => Some((Some(slot), member.other)),
            Side::Both => None,
            _ => (!member.is_paired()).then_some((None, Some(slot))),
        })
    }

    /// Sets what each member holds, and what happens to it.
    fn decide(&mut self, parts: &mut Parts) {
        for slot in 0..parts.len() {
            self.look(&mut parts[slot], slot);
            if !self.has_place(parts, slot) {
                let part = &mut parts[slot];
                part.value = None;
                part.seen.can_move = false;
                part.came.1 = part.seen;
            }
        }
        for &slot in &self.task.reformed {
            self.keep_form(parts, slot);
        }
        for (from, into) in self.pairs() {
            let seen =
                |slot: Option<usize>| slot.map_or_else(Default::default, |slot| parts[slot].seen);
            let is_pair = from.is_some() && into.is_some();
            let acts = pair::there(is_pair, seen(from), seen(into));
            for (slot, act) in [from, into].into_iter().zip(acts) {
                if let Some(slot) = slot
                    && parts[slot].seen.is_there
                    && act != Act::Stay
                {
                    (parts[slot].act, parts[slot].came) = (act, (Came::Not, Seen::default()));
                }
            }
            let (Some(from), Some(into)) = (from, into) else {
                continue;
            };
            if parts[from].act == Act::Move {
                parts[into].came = (Came::Moved, parts[from].seen);
            }
            if let (Some(a), Some(b)) = (parts[from].value, parts[into].value)
                && hole::is_same(self.pass().member(from), (self.doc, a), (self.doc, b))
            {
                for (slot, other) in [(from, into), (into, from)] {
                    let stays = parts[other].act == Act::Stay;
                    let part = &mut parts[slot];
                    part.is_shared = part.act == Act::Take && part.held.says != Says::Drop && stays;
                }
            }
        }
    }

    /// Whether it is known how the other member is built around the value of a member.
    fn has_place(&self, parts: &Parts, slot: usize) -> bool {
        let Some(other) = self.pass().member(slot).other else {
            return true;
        };
        let Part { held, spot, .. } = &parts[other];
        let is_shown = spot.key.is_some() || held.has_text();
        is_shown || !self.task.shell(other).is_unclear
    }

    /// Sets what a member holds.
    fn look(&self, part: &mut Part, slot: usize) {
        part.seen.says = part.held.says;
        if let Some(key) = part.spot.key {
            let member = self.pass().member(slot);
            let value = hole::find(self.doc, key + 1, member, self.task.options);
            part.value = value.filter(|_| member.is_paired());
            part.seen.is_there = true;
            part.seen.can_move = part.value.is_some();
            part.seen.is_home = fits(member.field.holds, self.doc.node(key + 1).kind());
            part.came = (Came::Own, part.seen);
        }
    }

    /// Lets a value without a counterpart in the other form, or one that the complement keeps, be the other
    /// version's own.
    fn keep_form(&self, parts: &mut Parts, slot: usize) {
        let Some(from) = self.pass().member(slot).other else {
            return;
        };
        let Part { seen, spot, .. } = parts[from];
        if seen.is_there && (!seen.can_move || seen.says == Says::Keep) {
            let held = parts[from].held;
            parts[from] = Part {
                held,
                ..Part::default()
            };
            parts[slot].spot = spot;
            self.look(&mut parts[slot], slot);
        }
    }

    /// The value of a member as the other one holds it.
    pub(super) fn carried(&self, member: &Member, value: NodeId) -> Cow<'w, [u8]> {
        let source = self.doc.source(value);
        match member.formula {
            Some(formula) => Cow::Owned(formula(source).unwrap_or_default()),
            None => Cow::Borrowed(source),
        }
    }

    /// Restores a member from the complement, or fills a gap.
    fn bring(&mut self, object: NodeId, parts: &mut Parts, slot: usize) {
        let Part { held, came, .. } = parts[slot];
        let member = self.pass().member(slot);
        if !held.has_text() {
            if came.0 == Came::Not && !self.task.options.fill.is_empty() {
                self.fill(object, &mut parts[slot], slot);
            }
            return;
        }
        // The text is a spelling, which the move uses.
        if !held.is_taken && came.0 == Came::Moved {
            return;
        }
        let other = member
            .other
            .map_or_else(Part::default, |other| parts[other]);
        let text = match held.is_taken && !held.is_shared {
            true => held.text.of(&self.records.strings).to_vec(),
            false => self.rejoined(held, slot, other.value),
        };
        if text.is_empty() {
            return;
        }
        if came.0 != Came::Not {
            let moved = other.spot.key.filter(|_| came.0 == Came::Moved);
            let key = parts[slot].spot.key.or(moved);
            return self.note(Reason::GivesWay, key.unwrap_or(object), slot);
        }
        let is_shown = other.spot.key.is_some();
        self.put(object, &mut parts[slot], slot, (&text, is_shown));
    }

    /// Adds a member to the output. The input may show how the other one is built around its value.
    fn put(
        &mut self,
        object: NodeId,
        part: &mut Part,
        slot: usize,
        (text, is_shown): (&[u8], bool),
    ) {
        let member = self.pass().member(slot);
        let has_place = is_shown || !self.task.is_unclear(member);
        let read = self.scratch.small.read(text);
        let seen = read.map_or(Seen::default(), |doc| Seen {
            can_move: has_place && hole::find(doc, VALUE, member, self.task.options).is_some(),
            is_home: fits(member.field.holds, doc.node(VALUE).kind()),
            ..Seen::default()
        });
        part.came = (Came::Put, seen);
        part.put = Some(self.scratch.make(text));
        if !part.held.is_taken {
            part.held.at = u32::MAX;
        }
        self.note(Reason::Restored, object, slot);
    }

    /// Adds a member that the option `fill` has a value for.
    fn fill(&mut self, object: NodeId, part: &mut Part, slot: usize) {
        let member = self.pass().member(slot);
        if !member.is_fillable() || self.task.step.way == Way::Down {
            return;
        }
        let name = member.word();
        let is_root = self.pass().object == self.task.shape.object;
        let named = |pointer: &str| {
            let given = pointer.strip_prefix('/').filter(|_| is_root);
            given.is_some_and(|given| name.is(given.as_bytes()))
        };
        // As in a map, the last value of a pointer counts.
        let mut fill = self.task.options.fill.iter().rev();
        if let Some((_, value)) = fill.find(|(pointer, _)| named(pointer)) {
            // White space around a value would not go with the member on the way back.
            let value = value.as_bytes().trim_ascii();
            let text = [b"\"", name.text(), b"\":", value].concat();
            self.put(object, part, slot, (&text, false));
        }
    }

    /// Returns the held text of a member with the current value of the other member, or without a value;
    /// empty if nothing else is left.
    fn rejoined(&mut self, held: Held, slot: usize, value: Option<NodeId>) -> Vec<u8> {
        self.draft.relies = true;
        let member = self.pass().member(slot);
        let other = self.pass().other(member);
        let carried = other.zip(value);
        let carried = carried.map(|(other, value)| self.carried(other, value));
        let text = held.text.of(&self.records.strings);
        let Some((small, hole)) = self.scratch.small.hole(text, member, self.task.options) else {
            return Vec::new();
        };
        let is_same = |value| hole::is_same(member, (small, hole), (self.doc, value));
        if value.is_some_and(is_same) {
            return text.to_vec();
        }
        let (gone, instead) = match (&carried, hole::without(small, VALUE, hole)) {
            (Some(value), _) => (small.node(hole).span(), &**value),
            (None, Some(gone)) => gone,
            (None, None) => return Vec::new(),
        };
        // The member was read with a brace before it.
        let start = small.node(KEY).start;
        let (start, end) = (gone.start - start, gone.end - start);
        let before = text.get(..start as usize).unwrap_or_default();
        let behind = text.get(end as usize..).unwrap_or_default();
        [before, instead, behind].concat()
    }

    /// Notes whether the result relies on an assumption: about where a value is, or about members without a
    /// name.
    fn rely(&mut self, parts: &Parts) {
        let is_assumed = self.pass().needs_option();
        let relies = |(part, member): (&Part, &Member)| match is_assumed {
            true => part.act == Act::Move || member.is_assumed() && part.spot.key.is_some(),
            false => part.is_taken(),
        };
        self.draft.relies |= parts.iter().zip(&self.pass().members).any(relies);
    }

    /// Notes repeated names in the objects on the path to the value that moves.
    pub(super) fn once_each_within(&mut self, value: NodeId, slot: usize) {
        let pointer = self.pass().member(slot).pointer(self.task.options);
        let pointer = pointer.as_bytes();
        for (end, &byte) in pointer.iter().enumerate() {
            let before = pointer.get(..end).filter(|_| byte == b'/');
            if let Some(container) = before.and_then(|before| follow(self.doc, value, before)) {
                self.once_each(container);
            }
        }
    }

    /// Notes something about a member, or about the object that lacks it.
    pub(super) fn note(&mut self, reason: Reason, node: NodeId, slot: usize) {
        self.note_at(reason, node, node, slot);
    }

    /// The same, with the place in the output of another member.
    pub(super) fn note_at(&mut self, reason: Reason, node: NodeId, place: NodeId, slot: usize) {
        let place = match self.doc.node(place).is(NodeKind::Key) {
            true => self.span(place),
            false => self.doc.node(place).span(),
        };
        self.draft.note(Note {
            slot: Some(slot),
            to: forward(&self.draft.output.edits, place),
            ..Note::new(reason, node)
        });
    }

    /// The span from a key to the end of its value.
    pub(super) fn span(&self, key: NodeId) -> Span {
        Span::new(self.doc.node(key).start, self.doc.node(key + 1).end)
    }
}
