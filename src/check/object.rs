//! Checks objects: matches names with fields, reads the discriminator, and finds missing, unknown and
//! repeated names.

use super::{Buffers, Check};
use crate::contract::catalogue::{FieldEntry, Fields, ObjectEntry, enum_value_of};
use crate::contract::model::Basis;
use crate::contract::near::{is_likely_typo, near_field};
use crate::report::code::{Code, Severity};
use crate::report::finding::Subject;
use crate::text::{Node, NodeId, NodeKind, Span};

impl Check<'_> {
    /// Checks an object that the contract describes.
    pub(super) fn object(&mut self, object: &'static ObjectEntry, node: NodeId) {
        let token = self.doc.node(node);
        // An unfinished object decides nothing: its discriminator may not have been read.
        let decides = object.model.is_discriminated && token.is_closed();
        let value = match decides {
            true => self.discriminator(object, node, &token),
            false => None,
        };
        let undecided = match value {
            None if decides => object.dependent,
            _ => 0,
        };
        self.object_with(object, node, value, undecided);
    }

    /// Checks an object as if its discriminator had the value at a position, or none. `undecided` are the fields of which that
    /// leaves open whether they apply.
    pub(super) fn object_with(
        &mut self,
        object: &'static ObjectEntry,
        node: NodeId,
        value: Option<usize>,
        undecided: Fields,
    ) {
        let token = self.doc.node(node);
        let first_key = self.scratch.keys.len();
        let seen = self.members(object, node, &token, value, undecided);
        if self.rules.shape.is_query() {
            self.exclusions(object, seen);
        }
        if token.is_closed() {
            let missing = object.with_value(value).required & !seen;
            // Whether a value is required is unknown inside a member that a value of the discriminator may exclude.
            if missing != 0 && !self.is_undecided {
                self.missing(object, missing, node, &token);
            }
        }
        if self.scratch.keys.len() > first_key {
            self.unknown_names(object, first_key, value, token.is_closed());
        }
    }

    /// Checks the members. Returns the known fields that are present.
    #[inline]
    fn members(
        &mut self,
        object: &'static ObjectEntry,
        node: NodeId,
        token: &Node,
        value: Option<usize>,
        undecided: Fields,
    ) -> Fields {
        let available = object.in_version(self.rules.version);
        let special = !available.current | object.with_value(value).misplaced | undecided;
        let mut seen = 0;
        let mut guess = 0;
        let mut key = node + 1;
        while key < token.next() && !self.is_decided() {
            let name = self.doc.node(key);
            let place = object.find_key(self.doc, &name, guess);
            match place.and_then(|place| object.fields.get(place)) {
                Some(field) if available.later >> field.place & 1 == 0 => {
                    let bit = 1 << field.place;
                    if seen & bit != 0 && !field.model.is_repeatable {
                        self.at_repeated(key, Severity::Error);
                    }
                    seen |= bit;
                    guess = field.place + 1;
                    match special & bit {
                        0 => self.value(key + 1, field),
                        _ => self.special_member(object, field, key, value, undecided & bit != 0),
                    }
                }
                _ => {
                    self.scratch.keys.push(key);
                    self.unknown_value(object, key + 1);
                }
            }
            key = self.doc.node(key + 1).next();
        }
        seen
    }

    /// Decodes a string or key into a buffer.
    pub(super) fn decoded(&mut self, token: &Node) -> &[u8] {
        let decoded = &mut self.scratch.decoded;
        decoded.clear();
        self.doc.append(token, decoded);
        decoded
    }

    /// Reads the discriminator, wherever it is in the object.
    #[inline]
    fn discriminator(&mut self, object: &ObjectEntry, node: NodeId, token: &Node) -> Option<usize> {
        let (first, values) = object.discriminator()?;
        let mut found = None;
        let mut key = node + 1;
        while key < token.next() {
            let value = self.doc.node(key + 1);
            if first.word.reads(self.doc, &self.doc.node(key)) {
                // Of repeated names the last counts, as in JSON.parse.
                found = enum_value_of(values, self.rules.version, self.doc, &value);
            }
            key = value.next();
        }
        found
    }

    /// Checks a member that is removed, deprecated, misplaced with the value of the discriminator, or undecided.
    fn special_member(
        &mut self,
        object: &'static ObjectEntry,
        field: &'static FieldEntry,
        key: NodeId,
        value: Option<usize>,
        is_undecided: bool,
    ) {
        let (available, with) = (object.in_version(self.rules.version), object.with_value(value));
        let is_in = |fields: Fields, field: &FieldEntry| fields >> field.place & 1 != 0;
        if is_in(available.removed, field) {
            let replacement = self.replacement(object, field);
            let subject = match replacement.is_some_and(|other| is_in(with.misplaced, other)) {
                true => Subject::Outdated(field),
                false => Subject::Member(field),
            };
            self.report(Code::Removed, Basis::Stated, subject, key);
            return self.pass_over(key + 1);
        }
        if is_in(with.misplaced, field) {
            let code = match with.excludes_others {
                true => Code::Unexpected,
                false => Code::Irrelevant,
            };
            self.report(code, Basis::Stated, Subject::Member(field), key);
            return self.pass_over(key + 1);
        }
        if !is_in(available.current, field) {
            self.report(Code::Deprecated, Basis::Stated, Subject::Member(field), key);
        }
        let outer = self.is_undecided;
        self.is_undecided |= is_undecided;
        self.value(key + 1, field);
        self.is_undecided = outer;
    }

    /// The field that has the value of a removed one in the version.
    fn replacement(&self, object: &'static ObjectEntry, field: &FieldEntry) -> Option<&'static FieldEntry> {
        let link = object.model.advising(field.model, self.rules.version)?.link?;
        object.find_name(link.to.as_bytes())
    }

    fn missing(&mut self, object: &'static ObjectEntry, missing: Fields, node: NodeId, token: &Node) {
        let place = match self.rules.shape.is_query() {
            true => Span::new(token.end, token.end),
            false => Span::new(token.start, token.start + 1),
        };
        let expected = missing & !object.in_version(self.rules.version).excused;
        for field in object.fields {
            let is_expected = expected >> field.place & 1 != 0;
            if is_expected && let Some(basis) = self.rules.presence(field) {
                self.report_at(Code::Required, basis, Subject::Missing(field), node, place);
            }
        }
    }

    /// Notes the keys since `first` that are unknown or repeat, and forgets them.
    fn unknown_names(&mut self, object: &'static ObjectEntry, first: usize, value: Option<usize>, is_closed: bool) {
        let (code, basis) = match object.with_value(value).excludes_others {
            true => (Code::Unexpected, Basis::Stated),
            false => (Code::Undocumented, Basis::Assumed),
        };
        // The discriminator may be in the unread rest of the object, and change the code.
        let is_settled = is_closed || !object.can_exclude_others();
        if is_settled && self.wants(code) {
            self.note_unknown(code, basis, object, first);
        }
        self.repeated_names(first);
    }

    fn note_unknown(&mut self, code: Code, basis: Basis, object: &'static ObjectEntry, first: usize) {
        let version = self.rules.version;
        for n in first..self.scratch.keys.len() {
            let Some(&key) = self.scratch.keys.get(n) else {
                return;
            };
            // Extensible objects report only likely typos.
            let is_any = code == Code::Unexpected || !object.model.is_open;
            let is_typo = |name: &[u8]| is_likely_typo(object, name, version);
            if is_any || self.short_name(key).is_some_and(is_typo) {
                self.report(code, basis, Subject::Unknown(object), key);
            }
        }
    }

    /// A name that is not too long for a typo.
    fn short_name(&mut self, key: NodeId) -> Option<&[u8]> {
        let token = self.doc.node(key);
        (token.end - token.start <= LONGEST_TYPO).then(|| self.decoded(&token))
    }

    /// Notes the keys since `first` that repeat, and forgets all of them.
    #[inline]
    fn repeated_names(&mut self, first: usize) {
        if self.scratch.keys.len() - first > 1 {
            self.find_repeated(first);
        }
        self.scratch.keys.truncate(first);
    }

    fn find_repeated(&mut self, first: usize) {
        let Buffers { keys, names, .. } = &mut *self.scratch;
        names.find(self.doc, keys.get(first..).unwrap_or_default());
        let (object, version) = (self.rules.shape.object, self.rules.version);
        for n in 0..self.scratch.names.repeated().len() {
            let Some(&key) = self.scratch.names.repeated().get(n) else {
                return;
            };
            if !self.rules.shape.is_query() {
                self.at_repeated(key, Severity::Error);
                continue;
            }
            // It is not documented either whether an undocumented parameter may repeat. A misspelt one may be meant to.
            let name = self.short_name(key);
            if name.is_none_or(|name| near_field(object, name, version).is_none()) {
                self.at_repeated(key, Severity::Warning);
            }
        }
    }

    /// Checks the value of an unknown name: a query can't carry every one.
    #[inline]
    fn unknown_value(&mut self, object: &'static ObjectEntry, node: NodeId) {
        match self.doc.node(node).kind() {
            NodeKind::Object | NodeKind::Array if self.rules.shape.is_query() => self.no_texts(object, node),
            _ => self.pass_over(node),
        }
    }

    /// Notes repeated names in a value that the contract does not describe.
    #[inline]
    pub(super) fn pass_over(&mut self, node: NodeId) {
        let token = self.doc.node(node);
        if matches!(token.kind(), NodeKind::Object | NodeKind::Array) {
            self.repetitions(node, token.next());
        }
    }

    /// Notes repeated names in each object of a range of nodes.
    pub(super) fn repetitions(&mut self, from: NodeId, to: NodeId) {
        for node in from..to {
            let token = self.doc.node(node);
            if !token.is(NodeKind::Object) {
                continue;
            }
            let first = self.scratch.keys.len();
            let mut key = node + 1;
            while key < token.next() {
                self.scratch.keys.push(key);
                key = self.doc.node(key + 1).next();
            }
            self.repeated_names(first);
        }
    }
}

/// The longest source of a key that is compared: 64 letters, each written as an escape.
const LONGEST_TYPO: u32 = 6 * 64;
