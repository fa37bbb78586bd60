//! Checks objects: matches names with fields, reads the discriminator, and finds missing, unknown and
//! repeated names.

use super::{Buffers, Check};
use crate::contract::catalogue::{FieldEntry, Fields, ObjectEntry, enum_value_of};
use crate::contract::model::Basis;
use crate::contract::near::{is_likely_typo, near_field};
use crate::report::code::{Code, Severity};
use crate::report::finding::Subject;
use crate::text::{Node, NodeId, NodeKind, Span};

/// What the discriminator of an object decides about its members.
#[derive(Clone, Copy, Default)]
struct Decision {
    /// The position of the discriminator's value; `None` if there is no valid one.
    value: Option<usize>,
    /// Fields without a meaning for that value.
    misplaced: Fields,
    /// Fields that depend on a value which is missing or invalid.
    undecided: Fields,
}

impl Decision {
    fn of(object: &ObjectEntry, value: usize) -> Decision {
        Decision {
            value: Some(value),
            misplaced: object.with_value(Some(value)).misplaced,
            undecided: 0,
        }
    }
}

impl Check<'_> {
    /// Checks an object that the contract describes.
    pub(super) fn object(&mut self, object: &'static ObjectEntry, node: NodeId) {
        let token = self.doc.node(node);
        let decision = self.decision(object, node, &token);
        self.object_as(object, node, token, decision);
    }

    /// Checks an object as if its discriminator had a value.
    pub(crate) fn object_with(&mut self, object: &'static ObjectEntry, node: NodeId, value: usize) {
        let decision = Decision::of(object, value);
        self.object_as(object, node, self.doc.node(node), decision);
    }

    fn object_as(&mut self, object: &'static ObjectEntry, node: NodeId, token: Node, decision: Decision) {
        let first_key = self.scratch.keys.len();
        let seen = self.members(object, node, &token, decision);
        if self.shape.is_query() {
            self.exclusions(object, seen);
        }
        if token.is_closed() {
            let missing = object.with_value(decision.value).required & !seen;
            // Whether a value is required is unknown inside a member that a value of the discriminator may exclude.
            if missing != 0 && !self.is_undecided {
                self.missing(object, missing, node, &token);
            }
        }
        if self.scratch.keys.len() > first_key {
            self.unknown_names(object, first_key, decision.value, token.is_closed());
        }
    }

    /// Checks the members. Returns the known fields that are present.
    #[inline]
    fn members(&mut self, object: &'static ObjectEntry, node: NodeId, token: &Node, decision: Decision) -> Fields {
        let available = object.in_version(self.rules.version);
        let special = !available.current | decision.misplaced | decision.undecided;
        let mut seen = 0;
        let mut guess = 0;
        let mut key = node + 1;
        while key < token.next() && !self.is_decided() {
            let name = self.doc.node(key);
            match object.find_key(self.doc, &name, guess) {
                Some(place) if available.later >> place & 1 == 0 => {
                    if seen >> place & 1 != 0 {
                        self.at_known_again(object, place, key);
                    }
                    seen |= 1 << place;
                    guess = place + 1;
                    match object.fields.get(place) {
                        Some(field) if special >> place & 1 == 0 => self.value(key + 1, field),
                        _ => self.special_member(object, place, key, decision),
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

    /// Notes a known name that repeats, unless it is a parameter that may.
    fn at_known_again(&mut self, object: &ObjectEntry, place: usize, key: NodeId) {
        let is_repeatable = object.fields.get(place).is_some_and(|field| field.model.is_repeatable);
        if !is_repeatable {
            self.at_repeated(key, Severity::Error);
        }
    }

    /// Decodes a string or key into a buffer.
    pub(super) fn decoded(&mut self, token: &Node) -> &[u8] {
        let decoded = &mut self.scratch.decoded;
        decoded.clear();
        self.doc.append(token, decoded);
        decoded
    }

    /// Reads the discriminator, wherever it is in the object. An unfinished object decides nothing: its
    /// discriminator may not have been read.
    #[inline]
    fn decision(&mut self, object: &ObjectEntry, node: NodeId, token: &Node) -> Decision {
        if !object.model.is_discriminated || !token.is_closed() {
            return Decision::default();
        }
        match self.discriminator(object, node, token) {
            Some(value) => Decision::of(object, value),
            None => Decision {
                undecided: object.dependent,
                ..Decision::default()
            },
        }
    }

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

    /// Checks a member that is removed, deprecated, misplaced or undecided.
    fn special_member(&mut self, object: &'static ObjectEntry, place: usize, key: NodeId, decision: Decision) {
        let available = object.in_version(self.rules.version);
        let has = |fields: Fields| fields >> place & 1 != 0;
        let Some(field) = object.fields.get(place) else {
            return;
        };
        if has(available.removed) {
            let replacement = self.replacement(object, field);
            let subject = match replacement.is_some_and(|other| decision.misplaced >> other.place & 1 != 0) {
                true => Subject::Outdated(field),
                false => Subject::Member(field),
            };
            self.report(Code::Removed, Basis::Stated, subject, key);
            return self.pass_over(key + 1);
        }
        if has(decision.misplaced) {
            let code = match object.with_value(decision.value).excludes_others {
                true => Code::Unexpected,
                false => Code::Irrelevant,
            };
            self.report(code, Basis::Stated, Subject::Member(field), key);
            return self.pass_over(key + 1);
        }
        if !has(available.current) {
            self.report(Code::Deprecated, Basis::Stated, Subject::Member(field), key);
        }
        let outer = self.is_undecided;
        self.is_undecided |= has(decision.undecided);
        self.value(key + 1, field);
        self.is_undecided = outer;
    }

    /// The field that has the value of a removed one in the version.
    fn replacement(&self, object: &'static ObjectEntry, field: &FieldEntry) -> Option<&'static FieldEntry> {
        let link = object.model.advising(field.model, self.rules.version)?.link?;
        object.find_name(link.to.as_bytes())
    }

    fn missing(&mut self, object: &'static ObjectEntry, missing: Fields, node: NodeId, token: &Node) {
        let expected = missing & !object.in_version(self.rules.version).excused;
        for missing in object.fields {
            let is_expected = expected >> missing.place & 1 != 0;
            let basis = is_expected.then(|| self.rules.presence(self.number, missing)).flatten();
            let Some(basis) = basis else {
                continue;
            };
            let place = match self.shape.is_query() {
                true => Span::new(token.end, token.end),
                false => Span::new(token.start, token.start + 1),
            };
            self.report_at(Code::Required, basis, Subject::Missing(missing), node, place);
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
        for n in first..self.scratch.keys.len() {
            let Some(&key) = self.scratch.keys.get(n) else {
                return;
            };
            // Extensible objects report only likely typos.
            if code == Code::Unexpected || !object.model.is_open || self.is_near(object, key) {
                self.report(code, basis, Subject::Unknown(object), key);
            }
        }
    }

    /// Whether a key is probably a typo of a known name.
    fn is_near(&mut self, object: &ObjectEntry, key: NodeId) -> bool {
        let version = self.rules.version;
        let token = self.doc.node(key);
        token.end - token.start <= LONGEST_TYPO && is_likely_typo(object, self.decoded(&token), version)
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
        for n in 0..self.scratch.names.repeated().len() {
            match self.scratch.names.repeated().get(n) {
                Some(&key) if self.shape.is_query() => self.at_unknown_again(key),
                Some(&key) => self.at_repeated(key, Severity::Error),
                None => {}
            }
        }
    }

    /// Notes a parameter that is not documented and repeats: it is not documented either whether it may. One that is
    /// misspelt may be meant to repeat.
    fn at_unknown_again(&mut self, key: NodeId) {
        let (object, version) = (self.shape.object, self.rules.version);
        let token = self.doc.node(key);
        let is_misspelt =
            token.end - token.start <= LONGEST_TYPO && near_field(object, self.decoded(&token), version).is_some();
        if !is_misspelt {
            self.at_repeated(key, Severity::Warning);
        }
    }

    /// Checks the value of an unknown name: a query can't carry every one.
    #[inline]
    fn unknown_value(&mut self, object: &'static ObjectEntry, node: NodeId) {
        match self.doc.node(node).kind() {
            NodeKind::Object | NodeKind::Array if self.shape.is_query() => self.no_texts(object, node),
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
