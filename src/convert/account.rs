//! Notes what is lost of an object, and what the version that the pass leads to requires and does not get.

use super::hole::{self, fits};
use super::note::Note;
use super::pair::{Came, Says};
use super::parts::Parts;
use super::pass::Side;
use super::plan::{DISCRIMINATES, ENUMERATES};
use super::walk::Work;
use crate::Version;
use crate::contract::model::Basis;
use crate::contract::pack::{
    FieldId, Fields, Holds, PackedField, enum_value_of, object as described, shape, word,
};
use crate::report::reason::Reason;
use crate::text::{NodeId, NodeKind};

impl Work<'_> {
    /// Notes losses and gaps.
    pub(super) fn account(&mut self, object: NodeId, parts: &Parts) {
        let required = self.required(object);
        for slot in 0..parts.count {
            let part = &parts[slot];
            match (part.spot.key, part.came.0) {
                (Some(key), _) if part.is_taken() => self.note_loss(parts, slot, key),
                (Some(key), Came::Own) => self.note_unfit(key, slot),
                (_, Came::Moved) if ENUMERATES => self.note_unknown(object, parts, slot),
                _ => {}
            }
            self.note_missing(object, parts, slot, required);
        }
        if self.is_query {
            self.note_exclusive(parts);
        }
    }

    /// The required fields of an object.
    fn required(&self, object: NodeId) -> Fields {
        let packed = described(self.pass().object);
        let Some(first) = packed
            .fields()
            .first()
            .filter(|_| DISCRIMINATES && packed.is_discriminated)
        else {
            return packed.required(None);
        };
        let is_first = |&key: &NodeId| word(first.word).reads(self.doc, &self.doc.node(key));
        let key = self.doc.keys(object).find(is_first);
        let version = self.pass().version;
        let value = key.and_then(|key| {
            enum_value_of(first.detail, version, self.doc, &self.doc.node(key + 1))
        });
        packed.required(value)
    }

    /// Notes a field that the version requires and the output does not have, unless the input already lacked it.
    fn note_missing(&mut self, object: NodeId, parts: &Parts, slot: usize, required: Fields) {
        let member = self.pass().member(slot);
        let first = described(self.pass().object).id(0);
        let is_required = |id: FieldId| required >> (id - first) & 1 != 0;
        let other = member.other as usize;
        let was_missing = member.is_paired()
            && parts[other].spot.key.is_none()
            && is_required(self.pass().member(other).field);
        let is_there = parts[slot].came.0 != Came::Not || member.side == Side::Both;
        let is_of_target = member.is_of_target(self.task.step.way);
        if is_of_target && !is_there && !was_missing && is_required(member.field) {
            self.note(Reason::Missing, object, slot);
        }
    }

    /// Notes a member that was already in the input, with a value that the version does not allow.
    fn note_unfit(&mut self, key: NodeId, slot: usize) {
        let member = self.pass().member(slot);
        let [before, version] = self.task.step.versions();
        let packed = member.packed();
        let is_string = self.doc.node(key + 1).is(NodeKind::String);
        let is_enum = ENUMERATES && packed.holds == Holds::Enum && is_string;
        let is_known = |version: Version| self.is_known(packed, version, key + 1);
        if is_enum {
            let was_allowed = member.side != Side::Both || is_known(before);
            if member.is_of_target(self.task.step.way) && was_allowed && !is_known(version) {
                self.note(Reason::UnknownValue, key, slot);
            }
        } else if member.is_of_target(self.task.step.way) && !self.is_of_kind(packed, key + 1) {
            self.note(Reason::Mistyped, key, slot);
        }
    }

    /// Notes a value that moved, and that the version does not allow.
    fn note_unknown(&mut self, object: NodeId, parts: &Parts, slot: usize) {
        let member = self.pass().member(slot);
        let other = member.other as usize;
        let [before, version] = self.task.step.versions();
        if let Some(value) = parts[other].value
            && member.packed().holds == Holds::Enum
            && self.is_known(self.pass().member(other).packed(), before, value)
            && !self.is_known(member.packed(), version, value)
        {
            self.note(Reason::UnknownValue, object, slot);
        }
    }

    /// Whether a version allows a string in an enumeration.
    fn is_known(&self, field: &PackedField, version: Version, value: NodeId) -> bool {
        enum_value_of(field.detail, version, self.doc, &self.doc.node(value)).is_some()
    }

    /// Whether a value has a type that is no error in a field.
    fn is_of_kind(&self, field: &PackedField, value: NodeId) -> bool {
        let node = self.doc.node(value);
        if self.is_query {
            let mut value = self.doc.unescaped(&node);
            let is_count = node.start < node.end && value.all(|byte| byte.is_ascii_digit());
            return field.holds != Holds::Count || is_count;
        }
        let is_tolerant =
            shape(self.task.shape as usize).is_received && field.kind_basis != Basis::Stated;
        match node.kind() {
            _ if is_tolerant => true,
            NodeKind::Null => field.holds == Holds::Any || !field.is_vital(),
            NodeKind::String if field.holds == Holds::Text => {
                !field.is_vital() || node.end - node.start > 2
            }
            kind => fits(field.holds, kind),
        }
    }

    fn note_loss(&mut self, parts: &Parts, slot: usize, key: NodeId) {
        let member = self.pass().member(slot);
        let (part, other) = (&parts[slot], &parts[member.other as usize]);
        if part.held.says == Says::Drop {
            return self.note(Reason::Undone, key, slot);
        }
        let has_other = other.seen.is_home && other.held.says != Says::Drop;
        let reason = match (member.side, part.value) {
            _ if part.is_shared => Reason::Merged,
            _ if member.is_of_target(self.task.step.way) => Reason::Replaced,
            (Side::Older, _) if !member.is_paired() => Reason::Gone,
            _ if !member.is_paired() => Reason::Later,
            (_, None) if !has_other => member.stuck,
            _ => Reason::Kept,
        };
        let value = part
            .value
            .filter(|_| reason == Reason::Kept || part.is_shared);
        match part.is_shared {
            true => self.note_at(reason, key, other.spot.key.unwrap_or(key), slot),
            false => {
                // The key of the value that moves, or the element.
                let path = value.and_then(|value| hole::path(self.doc, key + 1, value).last());
                self.note(reason, path.map_or(key, |(_, child)| child), slot);
            }
        }
        if let Some(value) = value {
            self.note_others(key + 1, value, slot);
        }
    }

    /// Notes each other member or element around the value that moves as lost.
    pub(super) fn note_others(&mut self, whole: NodeId, value: NodeId, slot: usize) {
        for (container, on) in hole::path(self.doc, whole, value) {
            for child in hole::children(self.doc, container).filter(|&child| child != on) {
                // A loss needs no place in the output, and these are frequent.
                self.draft.note(Note {
                    slot: slot as u8,
                    ..Note::new(Reason::Beside, child)
                });
            }
        }
    }

    /// Notes two parameters that the version does not allow together, at the later one.
    fn note_exclusive(&mut self, parts: &Parts) {
        let packed = described(self.pass().object);
        let Some((a, b, _)) = packed.exclusion else {
            return;
        };
        let way = self.task.step.way;
        let key = |at: u8| {
            let id = packed.id(at as usize);
            let mut members = self.pass().members().iter();
            let slot = members.position(|member| member.field == id && member.is_of_target(way))?;
            parts[slot].spot.key
        };
        if let (Some(a), Some(b)) = (key(a), key(b)) {
            self.draft.note(Note::new(Reason::Exclusive, a.max(b)));
        }
    }
}
