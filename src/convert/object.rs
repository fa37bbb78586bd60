//! Applies a pass to one object: finds its members, decides what happens to each, and has them restored, edited,
//! accounted for and recorded.

use super::decision::{self, Action, Content, Instruction, Origin, Written};
use super::inner::{self, fits};
use super::member_state::{MemberState, Occurrence};
use super::pass::{Side, Way};
use super::run::{ObjectPlace, Run};
use crate::text::NodeId;
use crate::text::names::Marks;
use alloc::vec::Vec;

impl Run<'_> {
    /// Applies the pass to an object.
    pub(super) fn object(&mut self, object: NodeId, place: ObjectPlace) {
        let mut occurrences = core::mem::take(&mut self.scratch.occurrences);
        self.find(object, &mut occurrences);
        let is_saved = self.saved(place).next().is_some();
        let is_untouched = !self.step.has_gaps && occurrences.iter().all(|it| it.key.is_none());
        if is_saved || !is_untouched && !self.try_plain_move(&occurrences) {
            self.apply_general(object, place, &occurrences);
        }
        self.scratch.occurrences = occurrences;
    }

    /// Applies the pass to any object that the plain move does not cover.
    fn apply_general(&mut self, object: NodeId, place: ObjectPlace, occurrences: &[Occurrence]) {
        let mut states = core::mem::take(&mut self.scratch.states);
        states.clear();
        states.extend(occurrences.iter().map(|it| MemberState::new(*it)));
        for (slot, saved) in self.saved(place) {
            states[slot].saved = saved;
        }
        self.decide(&mut states);
        for slot in 0..states.len() {
            self.restore(object, &mut states, slot);
        }
        let is_change = |state: &MemberState| state.action != Action::Stay || state.added.is_some();
        if states.iter().any(is_change) {
            self.mark_assumed(&states);
            self.refuse_repeated_keys();
            self.edit(object, &mut states);
            for (slot, state) in states.iter().enumerate() {
                if let Some(key) = state.key() {
                    self.refuse_repeats_around_inner(key + 1, slot);
                }
            }
        }
        self.note_losses_and_gaps(object, &states);
        self.instruct(&mut states);
        self.scratch.added.clear();
        self.record(&states, place);
        self.scratch.states = states;
    }

    /// Finds the members of the pass and collects all keys.
    #[inline(always)]
    fn find(&mut self, object: NodeId, occurrences: &mut Vec<Occurrence>) {
        self.scratch.keys.clear();
        occurrences.clear();
        occurrences.resize(self.step.names.len(), Occurrence::default());
        let mut marks = Marks::default();
        for key in self.doc.keys(object) {
            self.mark(key, &mut marks);
            let position = self.scratch.keys.len() as u32;
            for (occurrence, name) in occurrences.iter_mut().zip(&self.step.names) {
                if self.is_named(key, name) {
                    *occurrence = Occurrence {
                        key: Some(key),
                        position,
                    };
                }
            }
            self.scratch.keys.push(key);
        }
        // A reformed field has one name and two slots: it is the source's, unless `keep_form` gives it to the other one.
        for &slot in &self.step.reformed {
            occurrences[slot] = Occurrence::default();
        }
        self.scratch.marks = marks;
    }

    /// The slots of the members of each operation: that of the version that the document has, and the other one.
    fn pairs(&self) -> impl Iterator<Item = [Option<usize>; 2]> + use<> {
        let source = match self.step.way {
            Way::Up => Side::Older,
            Way::Down => Side::Newer,
        };
        let members = self.pass().members.iter().enumerate();
        members.filter_map(move |(slot, member)| match member.side {
            side if side == source => Some([Some(slot), member.other]),
            Side::Both => None,
            _ => (!member.is_paired()).then_some([None, Some(slot)]),
        })
    }

    /// Sets what each member holds, and what happens to it.
    fn decide(&mut self, states: &mut [MemberState]) {
        for slot in 0..states.len() {
            self.look(&mut states[slot], slot);
            if !self.can_build_other(states, slot) {
                let state = &mut states[slot];
                state.value = None;
                state.content.can_move = false;
                state.written.content = state.content;
            }
        }
        for &slot in &self.step.reformed {
            self.keep_form(states, slot);
        }
        for pair in self.pairs() {
            self.decide_pair(states, pair);
        }
    }

    fn decide_pair(&self, states: &mut [MemberState], pair: [Option<usize>; 2]) {
        let [from, into] = pair.map(|slot| {
            let state = slot.map(|slot| states[slot]);
            state.map_or(Content::default(), |state| state.content)
        });
        let is_pair = pair[0].is_some() && pair[1].is_some();
        let actions = decision::actions(is_pair, from, into);
        for (slot, action) in pair.into_iter().zip(actions) {
            if let Some(slot) = slot
                && states[slot].content.is_present
                && action != Action::Stay
            {
                states[slot].action = action;
                states[slot].written = Written::default();
            }
        }
        let [Some(from), Some(into)] = pair else {
            return;
        };
        if states[from].action == Action::Move {
            states[into].written = Written {
                origin: Origin::Moved,
                content: states[from].content,
            };
        }
        if let (Some(a), Some(b)) = (states[from].value, states[into].value)
            && inner::is_same(self.pass().member(from), (self.doc, a), (self.doc, b))
        {
            for (slot, other) in [(from, into), (into, from)] {
                let stays = states[other].action == Action::Stay;
                let is_new = states[slot].saved.instruction == Instruction::Remove;
                states[slot].is_shared = states[slot].is_removed() && !is_new && stays;
            }
        }
    }

    /// Whether it is known how the other member is built around the value of a member: by its template, or because the
    /// input or the complement shows it.
    fn can_build_other(&self, states: &[MemberState], slot: usize) -> bool {
        let Some(other) = self.pass().member(slot).other else {
            return true;
        };
        let is_shown = states[other].key().is_some() || states[other].saved.has_text();
        is_shown || !self.step.template(other).is_unclear
    }

    /// Sets what a member holds.
    fn look(&self, state: &mut MemberState, slot: usize) {
        state.content.instruction = state.saved.instruction;
        if let Some(key) = state.key() {
            let member = self.pass().member(slot);
            let value = inner::find(self.doc, key + 1, member, self.step.rules.option_pointer);
            state.value = value.filter(|_| member.is_paired());
            state.content.is_present = true;
            state.content.can_move = state.value.is_some();
            state.content.fits_field = fits(member.field.holds, self.doc.node(key + 1).kind());
            state.written = Written {
                origin: Origin::Stayed,
                content: state.content,
            };
        }
    }

    /// Lets a value without a counterpart in the other form, or one that the complement keeps, be the other
    /// version's own.
    fn keep_form(&self, states: &mut [MemberState], slot: usize) {
        let Some(from) = self.pass().member(slot).other else {
            return;
        };
        let MemberState {
            occurrence,
            content,
            saved,
            ..
        } = states[from];
        let is_kept = !content.can_move || content.instruction == Instruction::Keep;
        if content.is_present && is_kept {
            states[from] = MemberState {
                saved,
                ..MemberState::default()
            };
            states[slot].occurrence = occurrence;
            self.look(&mut states[slot], slot);
        }
    }

    /// Marks whether the result relies on an assumption: about where a value is, or about members without a
    /// name.
    fn mark_assumed(&mut self, states: &[MemberState]) {
        let needs_option = self.pass().needs_option();
        let mut members = states.iter().zip(&self.pass().members);
        self.draft.is_assumed |= members.any(|(state, member)| match needs_option {
            true => state.action == Action::Move || member.is_at_option() && state.key().is_some(),
            false => state.is_removed(),
        });
    }

    /// Sets what the complement says about each member of the output.
    fn instruct(&self, states: &mut [MemberState]) {
        for pair in self.pairs() {
            let [from, into] = pair.map(|slot| {
                let state = slot.map(|slot| states[slot]);
                state.map_or(Written::default(), |state| state.written)
            });
            let is_pair = pair[0].is_some() && pair[1].is_some();
            let instructions = decision::instructions(is_pair, from, into);
            for (slot, instruction) in pair.into_iter().zip(instructions) {
                let Some(slot) = slot else { continue };
                // A value in a form without a counterpart stays in both directions.
                let is_reformed = self.pass().member(slot).is_reformed;
                let stays = is_reformed && !states[slot].content.can_move;
                states[slot].instruction_back = match stays {
                    true => Instruction::None,
                    false => instruction,
                };
            }
        }
    }

    /// The other member of an operation.
    pub(super) fn other_state(&self, states: &[MemberState], slot: usize) -> MemberState {
        let other = self.pass().member(slot).other;
        other.map_or_else(MemberState::default, |other| states[other])
    }
}
