//! What a version does not allow: values of members that stay or move whole, also inside of them, and members that are
//! missing. It knows no more of that than gaps need; a law holds it to the check.

use super::decide::PairAt;
use super::walk::Walk;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry, enum_value_of};
use crate::contract::model::{Basis, VersionId};
use crate::contract::pairs::{described, required};
use crate::report::code::{Circumstances, Code, Severity, default_severity};
use crate::report::reason::{Reason, Topic};
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
    /// Notes a value that stays or moves as it is, if the version does not allow it where it is then. If the version before
    /// describes the value and does not allow it either, it was for the check to say. `node` is where the gap is.
    pub(super) fn note_unfit(&mut self, at: PairAt, name: usize, value: NodeId, node: NodeId) {
        let pair = at.pair;
        let route = pair.route(name, pair.last());
        let Some(into) = described(pair.into(), &route.target) else {
            return;
        };
        let own = described(pair.field(name), &route.source);
        let [before, after] = [self.steps.from, self.steps.to].map(|version| self.steps.fits(self.doc, version));
        let from = own.filter(|_| pair.field(name).model.is_available(before.version));
        let reason = after.mistake(into, value).filter(|_| {
            let becomes_error = |from| !before.has_unknown_as_error(from) && after.has_unknown_as_error(into);
            from.is_none_or(|from| match before.mistake(from, value) {
                Some(Reason::UnknownValue) => becomes_error(from),
                mistake => mistake.is_none(),
            })
        });
        let reason = reason.or_else(|| {
            // What is inside of one that the version before had, or one between, is decided on its own, or does not change.
            let is_own = from.is_none() && name == pair.last();
            let is_same_inside = !is_own && own.is_some_and(|own| own.object_below() == into.object_below());
            let is_unsound = !is_same_inside && !after.is_sound_inside(into, value);
            let was_sound = || from.is_none_or(|from| before.is_sound(from, value));
            (is_unsound && was_sound()).then_some(Reason::UnknownValue)
        });
        // A text without a counterpart would be read as another one, even where it fits.
        let is_left = || {
            let is_text = self.doc.node(value).is(NodeKind::String);
            is_text
                && !route.has_counterpart(self.doc.source(value))
                && from.is_some_and(|from| before.mistake(from, value).is_none())
        };
        let reason = reason.or_else(|| is_left().then_some(Reason::Misformed));
        // A parameter that is not documented may repeat. A member may not.
        let repeats =
            || from.is_none() && self.steps.shape.is_query() && self.repeats(name) && !into.model.is_repeatable;
        let reason = reason.or_else(|| repeats().then_some(Reason::Repeated));
        // Of several with one name the first is noted.
        let object = self.out.objects.len() as u32;
        let mut noted = self.out.noted.iter().rev().take_while(|one| one.object == object);
        if let Some(reason) = reason
            && !noted.any(|one| one.pair == pair.number && one.reason.topic() == Topic::Gap)
        {
            self.note(pair, pair.last(), reason, node);
        }
    }
}

impl Fits<'_> {
    /// Why the version does not allow a value in a field. One that an enumeration does not list is a reason even if a check
    /// passes it over.
    fn mistake(&self, field: &FieldEntry, value: NodeId) -> Option<Reason> {
        match (self.wrong(field, value), field.holds) {
            (Some((Code::Enum, _)), _) => Some(Reason::UnknownValue),
            (Some((code, basis)), _) => {
                let kind = self.doc.node(value).kind();
                let reason = match code {
                    Code::Empty => Reason::Empty,
                    _ if !field.holds.expects(kind) => Reason::Mistyped,
                    _ => Reason::Misformed,
                };
                let is_null = kind == NodeKind::Null;
                self.is_error(field, code, basis, is_null).then_some(reason)
            }
            (None, Holds::List(element)) if matches!(element.holds, Holds::Enum(_)) => {
                let mut elements = self.doc.elements(value);
                elements.find_map(|item| self.mistake(element, item))
            }
            (None, _) => None,
        }
    }

    /// What a check finds in a value itself, and how firmly.
    fn wrong(&self, field: &FieldEntry, value: NodeId) -> Option<(Code, Basis)> {
        let (doc, node) = (self.doc, self.doc.node(value));
        match (field.holds, node.kind()) {
            (Holds::Enum(values), NodeKind::String) => {
                let known = enum_value_of(values, self.version, doc, &node);
                known.is_none().then_some((Code::Enum, Basis::Stated))
            }
            (Holds::Text(_) | Holds::Reformed, NodeKind::String) => {
                let text: Vec<u8> = doc.unescaped(&node).collect();
                // An empty one breaks the rule that requires a value, if there is one, and else that of the form.
                let asked = field.presence_in(self.version).filter(|_| text.is_empty());
                let asked = asked.map(|basis| (Code::Empty, basis));
                let asked = asked.filter(|(code, basis)| self.is_error(field, *code, *basis, false));
                let form = field.form(self.version);
                asked.or_else(|| Some((form.mistake(&text, false)?, field.model.form_basis(self.version))))
            }
            (Holds::List(_), NodeKind::Array) if doc.elements(value).next().is_none() => {
                Some((Code::Empty, field.not_empty?))
            }
            (holds, kind) => (!holds.expects(kind)).then_some((Code::Type, field.model.kind_basis)),
        }
    }

    /// Whether what a check finds in a field is an error.
    fn is_error(&self, field: &FieldEntry, code: Code, basis: Basis, is_null: bool) -> bool {
        let circumstances = Circumstances {
            is_received: self.is_received,
            basis,
            is_mandatory: field.is_mandatory(self.version),
            is_null,
        };
        default_severity(code, circumstances) == Severity::Error
    }

    /// Whether a value that an enumeration does not list is an error in a field.
    fn has_unknown_as_error(&self, field: &FieldEntry) -> bool {
        self.is_error(field, Code::Enum, Basis::Stated, false)
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
            let (bit, field) = (1 << place, &object.fields[place]);
            seen |= bit;
            let is_sound = match here.removed & bit != 0 {
                true => !self.is_error(field, Code::Removed, Basis::Stated, false),
                false => here.later & bit != 0 || self.is_sound(field, key + 1),
            };
            if !is_sound {
                return false;
            }
        }
        let value = discriminated(self.doc, object, node, self.version);
        let missing = required(object, self.version, value) & !seen;
        let mut missing = object.fields.iter().filter(|field| missing >> field.place & 1 != 0);
        missing.all(|field| {
            let basis = field.presence_in(self.version).unwrap_or(Basis::Stated);
            !self.is_error(field, Code::Required, basis, false)
        })
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
