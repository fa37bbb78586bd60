//! What a version does not allow: values of members that stay or move whole, also inside of them, and members that are
//! missing. It knows no more of that than gaps need; a law holds it to the check.

use super::decide::PairAt;
use super::walk::Walk;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry, enum_value_of};
use crate::contract::model::{Basis, Form, VersionId};
use crate::contract::pairs::{Pair, required};
use crate::report::code::{Circumstances, Code, Severity, default_severity};
use crate::report::reason::{Reason, Topic};
use crate::text::syntax::QUERY;
use crate::text::{Doc, NodeId, NodeKind};
use alloc::vec::Vec;

/// What a version allows in a document.
#[derive(Clone, Copy)]
pub(super) struct Fits<'d> {
    pub(super) doc: Doc<'d>,
    pub(super) version: VersionId,
    pub(super) is_received: bool,
}

impl Walk<'_> {
    /// Notes a member that stays with a value that the version does not allow. If the version before has the field and does
    /// not allow the value either, it was for the check to say.
    pub(super) fn note_unfit(&mut self, at: PairAt, key: NodeId) {
        let (pair, field) = (at.pair, at.pair.into());
        let reason = match pair.is_in_place() {
            true => self.new_mistake(Some(field), field, key + 1),
            false => {
                let reason = self.new_mistake(None, field, key + 1);
                reason.or_else(|| self.mistake_inside(field, key + 1))
            }
        };
        if let Some(reason) = reason {
            self.note_unfit_once(pair, reason, key);
        }
    }

    /// Why the version does not allow a value, unless the one before did not either, in the field that it was there.
    fn new_mistake(&self, from: Option<&FieldEntry>, into: &FieldEntry, value: NodeId) -> Option<Reason> {
        let [before, after] = [self.steps.from, self.steps.to].map(|version| self.steps.fits(self.doc, version));
        let reason = after.mistake(into, value)?;
        let was_allowed = from.is_none_or(|from| {
            let becomes_error = before.tolerates_unknown(from) && !after.tolerates_unknown(into);
            match before.mistake(from, value) {
                Some(Reason::UnknownValue) => becomes_error,
                mistake => mistake.is_none(),
            }
        });
        was_allowed.then_some(reason)
    }

    /// Notes a value that the version does not allow, of several with one name the first.
    fn note_unfit_once(&mut self, pair: &Pair, reason: Reason, node: NodeId) {
        let object = self.out.objects.len() as u32;
        let mut of_object = self.out.noted.iter().rev().take_while(|one| one.object == object);
        if !of_object.any(|one| one.pair == pair.number && one.reason.topic() == Topic::Gap) {
            self.note((usize::from(pair.number), pair.last()), reason, node);
        }
    }

    fn mistake_inside(&self, field: &'static FieldEntry, value: NodeId) -> Option<Reason> {
        let is_sound = self.steps.fits(self.doc, self.steps.to).is_sound_inside(field, value);
        (!is_sound).then_some(Reason::Mistyped)
    }

    /// Notes a value that moves as it is, and that the version does not allow although the one before did.
    pub(super) fn note_unfit_moved(&mut self, at: PairAt, name: usize, key: NodeId) {
        let (doc, steps, pair) = (self.doc, self.steps, at.pair);
        let (from, into) = (pair.field(name), pair.into());
        let before = Some(from).filter(|from| from.model.is_available(steps.from));
        let reason = self.new_mistake(before, into, key + 1).or_else(|| {
            // What is inside of it is decided on its own, or does not change.
            let is_same_inside = from.object_below() == into.object_below();
            let reason = self.mistake_inside(into, key + 1).filter(|_| !is_same_inside)?;
            let was_sound = before.is_none_or(|from| steps.fits(doc, steps.from).is_sound(from, key + 1));
            was_sound.then_some(reason)
        });
        if let Some(reason) = reason {
            self.note_unfit_once(pair, reason, at.object);
        }
    }
}

impl Fits<'_> {
    /// Why the version does not allow a value in a field.
    fn mistake(&self, field: &FieldEntry, value: NodeId) -> Option<Reason> {
        let node = self.doc.node(value);
        let is_string = node.is(NodeKind::String);
        if let (Holds::Enum(values), true) = (field.holds, is_string) {
            let known = enum_value_of(values, self.version, self.doc, &node);
            return known.is_none().then_some(Reason::UnknownValue);
        }
        if !self.is_of_kind(field, value) {
            return Some(Reason::Mistyped);
        }
        match field.holds {
            Holds::List(_) if self.lacks_elements(field, value) => Some(Reason::Mistyped),
            Holds::List(element) if matches!(element.holds, Holds::Enum(_)) => {
                let mut elements = self.doc.elements(value);
                elements.find_map(|item| self.mistake(element, item))
            }
            Holds::Text(_) | Holds::Reformed(_) if is_string && self.is_misformed(field, value) => {
                Some(Reason::Misformed)
            }
            _ => None,
        }
    }

    /// Whether a value that an enumeration does not list is no error in a field.
    fn tolerates_unknown(&self, field: &FieldEntry) -> bool {
        self.is_received && !field.is_vital(self.version)
    }

    /// Whether a list must not be empty, but is.
    fn lacks_elements(&self, field: &FieldEntry, list: NodeId) -> bool {
        let is_firm = !self.is_received || field.not_empty == Some(Basis::Stated) && field.is_vital(self.version);
        let is_array = self.doc.node(list).is(NodeKind::Array);
        is_firm && is_array && field.not_empty.is_some() && self.doc.elements(list).next().is_none()
    }

    /// Whether the form of a text is an error in a field.
    fn is_misformed(&self, field: &FieldEntry, value: NodeId) -> bool {
        self.text_mistake(field, value).is_some_and(|(code, basis)| {
            let circumstances = Circumstances {
                is_received: self.is_received,
                basis,
                is_vital: field.is_vital(self.version),
                is_null: false,
            };
            default_severity(code, circumstances) == Severity::Error
        })
    }

    /// What is wrong with a text, and how firmly. An empty one breaks the rule that requires a value, if there is one, and
    /// else that of the form.
    fn text_mistake(&self, field: &FieldEntry, value: NodeId) -> Option<(Code, Basis)> {
        let text: Vec<u8> = self.doc.unescaped(&self.doc.node(value)).collect();
        match field.presence_in(self.version).filter(|_| text.is_empty()) {
            Some(basis) => Some((Code::Empty, basis)),
            None => {
                let code = field.holds.form(self.version).mistake(&text, false)?;
                Some((code, Basis::Stated))
            }
        }
    }

    /// Whether a value has a type that is no error in a field.
    fn is_of_kind(&self, field: &FieldEntry, value: NodeId) -> bool {
        let node = self.doc.node(value);
        let holds = field.holds.in_version(self.version);
        let is_needed = field.is_vital(self.version) || !self.is_received && field.presence_in(self.version).is_some();
        if self.doc.syntax() == &QUERY {
            return match self.text_mistake(field, value) {
                Some((Code::Empty, _)) => !is_needed,
                mistake => mistake.is_none_or(|(code, _)| code != Code::Type),
            };
        }
        let is_tolerant = self.is_received && field.model.kind_basis != Basis::Stated;
        match node.kind() {
            // Between its quotes.
            NodeKind::String if matches!(holds, Holds::Text(Form::Free)) => !is_needed || node.end - node.start > 2,
            _ if is_tolerant => true,
            NodeKind::Null => matches!(field.holds, Holds::Any) || self.is_received && !is_needed,
            kind => field.holds.expects(kind),
        }
    }

    /// Whether what is inside a value, which no conversion has looked at, is no error in a field.
    fn is_sound_inside(&self, field: &'static FieldEntry, value: NodeId) -> bool {
        match (field.holds, self.doc.node(value).kind()) {
            (Holds::Object(object), NodeKind::Object) => self.is_sound_object(object, value),
            (Holds::List(element), NodeKind::Array) => {
                let mut elements = self.doc.elements(value);
                elements.all(|item| self.is_sound(element, item))
            }
            _ => true,
        }
    }

    /// Whether the version allows a value in a field.
    pub(super) fn is_sound(&self, field: &'static FieldEntry, value: NodeId) -> bool {
        self.mistake(field, value).is_none() && self.is_sound_inside(field, value)
    }

    fn is_sound_object(&self, object: &'static ObjectEntry, node: NodeId) -> bool {
        let here = object.in_version(self.version);
        let mut seen = 0u64;
        for key in self.doc.keys(node) {
            let Some(place) = object.find_key(self.doc, &self.doc.node(key), 0) else {
                continue;
            };
            let bit = 1 << place;
            seen |= bit;
            let is_removed = here.removed & bit != 0;
            if is_removed && !self.is_received {
                return false;
            }
            if here.absent() & bit == 0 && !self.is_sound(&object.fields[place], key + 1) {
                return false;
            }
        }
        let missing = required(
            object,
            self.version,
            discriminated(self.doc, object, node, self.version),
        ) & !seen;
        let mut fields = object.fields.iter();
        fields.all(|field| missing >> field.place & 1 == 0 || self.is_tolerated(field.presence_in(self.version)))
    }

    /// Whether something that is required so firmly may be missing.
    fn is_tolerated(&self, basis: Option<Basis>) -> bool {
        self.is_received && basis != Some(Basis::Stated)
    }
}

/// Whether a version requires a field of an object, as its discriminator is. Of repeated names the last counts.
pub(super) fn is_required(
    doc: Doc,
    object: &'static ObjectEntry,
    node: NodeId,
    version: VersionId,
    field: &FieldEntry,
) -> bool {
    let value = discriminated(doc, object, node, version);
    required(object, version, value) >> field.place & 1 != 0
}

/// The position of the discriminator's value in an object.
fn discriminated(doc: Doc, object: &'static ObjectEntry, node: NodeId, version: VersionId) -> Option<usize> {
    let (first, values) = object.discriminator()?;
    let key = super::matching::last_named(doc, node, first.word.name())?;
    enum_value_of(values, version, doc, &doc.node(key + 1))
}
