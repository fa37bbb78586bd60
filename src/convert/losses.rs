//! Notes what is lost of an object, and what the version that the pass leads to requires and does not get.

use super::decision::{Instruction, Origin};
use super::inner::{self, fits};
use super::member_state::MemberState;
use super::note::Note;
use super::pass::{Member, Side};
use super::run::Run;
use crate::check::forms::mistake;
use crate::contract::catalogue::{FieldEntry, Fields, Holds, enum_value_of};
use crate::contract::model::{Basis, Form, VersionId};
use crate::report::code::{Circumstances, Severity, default_severity};
use crate::report::reason::Reason;
use crate::text::edit::forward;
use crate::text::{NodeId, NodeKind};
use alloc::vec::Vec;

impl Run<'_> {
    /// Notes losses and gaps.
    pub(super) fn note_losses_and_gaps(&mut self, object: NodeId, states: &[MemberState]) {
        let required = self.required(object);
        for slot in 0..states.len() {
            let state = &states[slot];
            match (state.key(), state.written.origin) {
                (Some(key), _) if state.is_removed() => self.note_loss(states, slot, key),
                (Some(key), Origin::Stayed) => self.note_unfit(key, slot),
                (_, Origin::Moved) => self.note_unfit_moved(object, states, slot),
                _ => {}
            }
            self.note_missing(object, states, slot, required);
        }
        if self.is_query {
            self.note_exclusive(object, states);
        }
    }

    /// The required fields of an object. Of repeated names the last counts.
    fn required(&self, object: NodeId) -> Fields {
        let described = self.pass().object;
        let value = described.discriminator().and_then(|(first, values)| {
            let value = self.doc.node(self.last_named(object, &first.word)? + 1);
            enum_value_of(values, self.pass().version, self.doc, &value)
        });
        described.with_value(value).required
    }

    /// Notes a field that the version requires and the output does not have, unless the input already lacked it.
    fn note_missing(&mut self, object: NodeId, states: &[MemberState], slot: usize, required: Fields) {
        let member = self.pass().member(slot);
        let is_required = |field: &FieldEntry| required >> field.place & 1 != 0;
        let was_missing = member
            .other
            .is_some_and(|other| states[other].key().is_none() && is_required(self.pass().member(other).field));
        let is_present = states[slot].written.origin != Origin::Absent || member.side == Side::Both;
        let is_of_target = member.is_of_target(self.step.way);
        if is_of_target && !is_present && !was_missing && is_required(member.field) {
            self.note(Reason::Missing, object, slot);
        }
    }

    /// Notes a member that was already in the input, with a value that the version does not allow. If the version before
    /// has the field and does not allow the value either, it was for the check to say.
    fn note_unfit(&mut self, key: NodeId, slot: usize) {
        let member = self.pass().member(slot);
        if !member.is_of_target(self.step.way) {
            return;
        }
        let [before, version] = self.step.versions();
        let was_there = member.side == Side::Both || member.is_reformed;
        let unfit = |version| self.unfit(member, version, key + 1);
        if let Some(reason) = unfit(version)
            && !(was_there && unfit(before).is_some())
        {
            self.note(reason, key, slot);
        }
    }

    /// Why a version does not allow a value in the field of a member.
    fn unfit(&self, member: &Member, version: VersionId, value: NodeId) -> Option<Reason> {
        let field = member.field;
        let is_string = self.doc.node(value).is(NodeKind::String);
        if is_string && matches!(field.holds, Holds::Enum(_)) {
            return (!self.is_known(field, version, value)).then_some(Reason::UnknownValue);
        }
        if !self.is_of_kind(field, version, value) {
            return Some(Reason::Mistyped);
        }
        let is_misformed = member.is_reformed && is_string && self.is_misformed(field, version, value);
        is_misformed.then_some(Reason::Misformed)
    }

    /// Whether the form of a text is an error in a field of a version.
    fn is_misformed(&self, field: &FieldEntry, version: VersionId, value: NodeId) -> bool {
        let text: Vec<u8> = self.doc.unescaped(&self.doc.node(value)).collect();
        let code = mistake(field.holds.form(version), &text, false);
        let circumstances = Circumstances {
            is_received: self.step.shape.is_received,
            basis: Basis::Stated,
            is_vital: field.is_vital(version),
            is_null: false,
        };
        code.is_some_and(|code| default_severity(code, circumstances) == Severity::Error)
    }

    /// Notes a value that moved as it is, and that the version does not allow although the one before did.
    fn note_unfit_moved(&mut self, object: NodeId, states: &[MemberState], slot: usize) {
        let member = self.pass().member(slot);
        let [before, version] = self.step.versions();
        let Some((other, value)) = member.other.and_then(|other| Some((other, states[other].value?))) else {
            return;
        };
        let source = self.pass().member(other);
        if matches!(member.field.holds, Holds::Enum(_)) {
            if self.is_known(source.field, before, value) && !self.is_known(member.field, version, value) {
                self.note(Reason::UnknownValue, object, slot);
            }
        } else if source.moves_whole() && member.moves_whole() {
            let fits = |field, version| self.is_of_kind(field, version, value);
            if fits(source.field, before) && !fits(member.field, version) {
                self.note(Reason::Mistyped, object, slot);
            }
        }
    }

    /// Whether a version allows a string in an enumeration.
    fn is_known(&self, field: &FieldEntry, version: VersionId, value: NodeId) -> bool {
        match field.holds {
            Holds::Enum(values) => enum_value_of(values, version, self.doc, &self.doc.node(value)).is_some(),
            _ => false,
        }
    }

    /// Whether a value has a type that is no error in a field of a version.
    fn is_of_kind(&self, field: &FieldEntry, version: VersionId, value: NodeId) -> bool {
        let node = self.doc.node(value);
        let holds = field.holds.in_version(version);
        let is_received = self.step.shape.is_received;
        let is_needed = field.is_vital(version) || !is_received && field.presence_in(version).is_some();
        if self.is_query {
            let is_empty = node.start == node.end;
            let mut value = self.doc.unescaped(&node);
            let is_count = !is_empty && value.all(|byte| byte.is_ascii_digit());
            return !(is_needed && is_empty) && (is_count || !matches!(holds, Holds::Text(Form::Count)));
        }
        let is_tolerant = is_received && field.model.kind_basis != Basis::Stated;
        match node.kind() {
            _ if is_tolerant => true,
            NodeKind::Null => matches!(field.holds, Holds::Any) || is_received && !is_needed,
            // Between its quotes.
            NodeKind::String if matches!(holds, Holds::Text(Form::Free)) => !is_needed || node.end - node.start > 2,
            kind => fits(field.holds, kind),
        }
    }

    fn note_loss(&mut self, states: &[MemberState], slot: usize, key: NodeId) {
        let member = self.pass().member(slot);
        let state = &states[slot];
        let other = self.other_state(states, slot);
        if state.saved.instruction == Instruction::Remove {
            return self.note(Reason::Undone, key, slot);
        }
        let has_other = other.content.fits_field && other.saved.instruction != Instruction::Remove;
        let reason = match (member.side, state.value) {
            _ if state.is_shared => Reason::Merged,
            _ if member.is_of_target(self.step.way) => Reason::Replaced,
            (Side::Older, _) if !member.is_paired() => Reason::Gone,
            _ if !member.is_paired() => Reason::Later,
            (_, None) if !has_other && self.is_unbuildable(member, key) => Reason::NoBuilding,
            (_, None) if !has_other && member.is_at_option() => Reason::NoValueThere,
            (_, None) if !has_other => Reason::NoValue,
            _ => Reason::Kept,
        };
        let value = state.value.filter(|_| reason == Reason::Kept || state.is_shared);
        match state.is_shared {
            true => self.note_at(reason, key, other.key().unwrap_or(key), slot),
            false => {
                // The key of the value that moves, or the element.
                let path = value.and_then(|value| inner::path(self.doc, key + 1, value).last());
                self.note(reason, path.map_or(key, |(_, child)| child), slot);
            }
        }
        if let Some(value) = value {
            self.note_others(key + 1, value, slot);
        }
    }

    /// Whether a member has a value that could move, if it were known what to build around it.
    fn is_unbuildable(&self, member: &Member, key: NodeId) -> bool {
        self.step.is_unclear(member) && inner::find(self.doc, key + 1, member, self.step.rules.option_pointer).is_some()
    }

    /// Notes each other member or element around the value that moves as lost.
    pub(super) fn note_others(&mut self, whole: NodeId, value: NodeId, slot: usize) {
        for (container, on) in inner::path(self.doc, whole, value) {
            for child in inner::children(self.doc, container).filter(|&child| child != on) {
                // A loss needs no place in the output, and these are frequent.
                self.draft.note(Note {
                    slot: Some(slot),
                    ..Note::new(Reason::Beside, child)
                });
            }
        }
    }

    /// Notes two parameters that the version does not allow together, at the later one that the pass concerns. If the
    /// version before has both, it was for the check to say.
    fn note_exclusive(&mut self, object: NodeId, states: &[MemberState]) {
        let described = self.pass().object;
        let before = described.in_version(self.step.versions()[0]).absent();
        for exclusion in &described.exclusions {
            let is_new = exclusion.places.iter().any(|place| before >> place & 1 != 0);
            let [Some(a), Some(b)] = exclusion.places.map(|at| self.written(object, states, at)) else {
                continue;
            };
            let (first, last) = if a.key < b.key { (a, b) } else { (b, a) };
            let (it, other) = if last.slot.is_some() {
                (last, first)
            } else {
                (first, last)
            };
            let Some(slot) = it.slot.filter(|_| is_new) else {
                continue;
            };
            // One that moved has its name in the output alone.
            let has_moved = states[slot].written.origin == Origin::Moved;
            self.draft.note(Note {
                slot: Some(slot),
                other: Some(&described.fields[other.place]),
                to: forward(&self.draft.output.edits, self.span(it.key)),
                ..Note::new(Reason::Exclusive, if has_moved { object } else { it.key })
            });
        }
    }

    /// The parameter of the output that is described at a position, by its key in the input.
    fn written(&self, object: NodeId, states: &[MemberState], place: usize) -> Option<Parameter> {
        let (pass, way) = (self.pass(), self.step.way);
        let absent = pass.object.in_version(self.step.versions()[1]).absent();
        if absent >> place & 1 != 0 {
            return None;
        }
        let mut members = pass.members.iter();
        let slot = members.position(|it| it.field.place == place && it.is_of_target(way));
        let key = match slot.map(|slot| (&states[slot], self.other_state(states, slot))) {
            Some((state, _)) if state.written.origin == Origin::Absent => None,
            Some((state, other)) => state.key().or(other.key()),
            None => self.last_named(object, &pass.object.fields[place].word),
        };
        Some(Parameter { key: key?, slot, place })
    }
}

/// A parameter that excludes another one: its key in the input, its position in the pass, if that concerns it, and its
/// position in its object.
#[derive(Clone, Copy)]
struct Parameter {
    key: NodeId,
    slot: Option<usize>,
    place: usize,
}
