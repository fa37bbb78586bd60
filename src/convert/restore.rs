//! Members that the output gets and the input does not have: from the complement, or from the option `fill`.

use super::complement::record::SavedMember;
use super::decision::{Content, Origin, Written};
use super::fragment::{KEY, VALUE};
use super::inner::{self, fits};
use super::member_state::MemberState;
use super::pass::{Member, Way};
use super::run::Run;
use crate::report::reason::Reason;
use crate::text::NodeId;
use alloc::borrow::Cow;
use alloc::vec::Vec;

impl<'r> Run<'r> {
    /// Restores a member from the complement, or fills a gap.
    pub(super) fn restore(&mut self, object: NodeId, states: &mut [MemberState], slot: usize) {
        let MemberState { saved, written, .. } = states[slot];
        if !saved.has_text() {
            if written.origin == Origin::Absent && !self.step.rules.fill.is_empty() {
                self.fill(object, &mut states[slot], slot);
            }
            return;
        }
        // The text is a spelling, which the move uses.
        if !saved.is_removed && written.origin == Origin::Moved {
            return;
        }
        let other = self.other_state(states, slot);
        let text = match saved.is_removed && !saved.is_shared {
            true => saved.text.of(&self.records.strings).to_vec(),
            false => self.rejoined(saved, slot, other.value),
        };
        if text.is_empty() {
            return;
        }
        if written.origin != Origin::Absent {
            let moved = other.key().filter(|_| written.origin == Origin::Moved);
            let key = states[slot].key().or(moved);
            return self.note(Reason::GivesWay, key.unwrap_or(object), slot);
        }
        let is_shown = other.key().is_some();
        self.add(object, &mut states[slot], slot, (&text, is_shown));
    }

    /// Adds a member to the output. The input may show how the other one is built around its value.
    fn add(&mut self, object: NodeId, state: &mut MemberState, slot: usize, (text, is_shown): (&[u8], bool)) {
        let member = self.pass().member(slot);
        let has_place = is_shown || !self.step.is_unclear(member);
        let read = self.scratch.fragment.read(text);
        let content = read.map_or(Content::default(), |doc| Content {
            can_move: has_place && inner::find(doc, VALUE, member, self.step.rules.option_pointer).is_some(),
            fits_field: fits(member.field.holds, doc.node(VALUE).kind()),
            ..Content::default()
        });
        state.written = Written {
            origin: Origin::Added,
            content,
        };
        state.added = Some(self.scratch.add(text));
        if !state.saved.is_removed {
            // Behind all others.
            state.saved.position = u32::MAX;
        }
        self.note(Reason::Restored, object, slot);
    }

    /// Adds a member that the option `fill` has a value for.
    fn fill(&mut self, object: NodeId, state: &mut MemberState, slot: usize) {
        let member = self.pass().member(slot);
        let is_root = self.pass().object == self.step.shape.object;
        if !is_root || !member.is_fillable() || self.step.way == Way::Down {
            return;
        }
        let name = member.word();
        let names_it = |pointer: &str| {
            let named = pointer.strip_prefix('/');
            named.is_some_and(|named| name.is(named.as_bytes()))
        };
        // As in a map, the last value of a pointer counts.
        let mut fill = self.step.rules.fill.iter().rev();
        if let Some((_, value)) = fill.find(|(pointer, _)| names_it(pointer)) {
            // White space around a value would not go with the member on the way back.
            let value = value.as_bytes().trim_ascii();
            let text = [b"\"", name.text(), b"\":", value].concat();
            self.add(object, state, slot, (&text, false));
        }
    }

    /// Returns the saved text of a member with the current value of the other member, or without a value;
    /// empty if nothing else is left.
    fn rejoined(&mut self, saved: SavedMember, slot: usize, value: Option<NodeId>) -> Vec<u8> {
        self.draft.is_assumed = true;
        let member = self.pass().member(slot);
        let other = self.pass().other(member);
        let carried = other.zip(value);
        let carried = carried.map(|(other, value)| self.carried(other, value));
        let text = saved.text.of(&self.records.strings);
        let fragment = &mut self.scratch.fragment;
        let Some((fragment, hole)) = fragment.inner(text, member, self.step.rules.option_pointer) else {
            return Vec::new();
        };
        let is_same = |value| inner::is_same(member, (fragment, hole), (self.doc, value));
        if value.is_some_and(is_same) {
            return text.to_vec();
        }
        let (removed, instead) = match (&carried, inner::removal(fragment, VALUE, hole)) {
            (Some(value), _) => (fragment.node(hole).span(), &**value),
            (None, Some(removal)) => removal,
            (None, None) => return Vec::new(),
        };
        // The member was read with a brace before it.
        let start = fragment.node(KEY).start;
        let (start, end) = (removed.start - start, removed.end - start);
        let before = text.get(..start as usize).unwrap_or_default();
        let behind = text.get(end as usize..).unwrap_or_default();
        [before, instead, behind].concat()
    }

    /// The value of a member as the other one holds it.
    pub(super) fn carried(&self, member: &Member, value: NodeId) -> Cow<'r, [u8]> {
        let source = self.doc.source(value);
        match member.formula {
            Some(formula) => Cow::Owned(formula(source).unwrap_or_default()),
            None => Cow::Borrowed(source),
        }
    }
}
