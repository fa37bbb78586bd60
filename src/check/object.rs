//! Checks objects: matches names with fields, reads the discriminator, and finds missing, unknown and
//! repeated names.

use super::{Buffers, Check};
use crate::contract::model::Basis;
use crate::contract::near::is_likely_typo;
use crate::contract::pack::{Fields, ObjectId, PackedObject, enum_value_of, field, object, word};
use crate::report::code::Code;
use crate::report::finding::{Finding, Subject};
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

impl<'c> Check<'c> {
    /// Checks an object that the contract describes.
    #[inline(never)]
    pub(super) fn object(&mut self, id: ObjectId, node: NodeId) {
        let token = self.doc.node(node);
        let decision = self.decision(id, node, &token);
        self.object_as(id, node, token, decision);
    }

    /// Checks an object as if its discriminator had a value.
    pub(crate) fn object_with(&mut self, id: ObjectId, node: NodeId, value: usize) {
        let decision = Decision {
            value: Some(value),
            misplaced: object(id).misplaced(value),
            undecided: 0,
        };
        self.object_as(id, node, self.doc.node(node), decision);
    }

    fn object_as(&mut self, id: ObjectId, node: NodeId, token: Node, decision: Decision) {
        let packed = object(id);
        let first_key = self.scratch.keys.len();
        let seen = self.members(packed, node, &token, decision);
        if token.is_closed() {
            let missing = packed.required(decision.value) & !seen;
            if missing != 0 {
                self.missing(packed, missing, node, &token);
            }
        }
        if self.scratch.keys.len() > first_key {
            self.unknown_names(id, first_key, decision.value, token.is_closed());
        }
    }

    /// Checks the members. Returns the known fields that are present.
    #[inline]
    fn members(
        &mut self,
        packed: &'static PackedObject,
        node: NodeId,
        token: &Node,
        decision: Decision,
    ) -> Fields {
        let version = self.rules.version as usize;
        let special = !packed.current[version] | decision.misplaced | decision.undecided;
        let mut seen = 0;
        let mut guess = 0;
        let mut key = node + 1;
        while key < token.next() && !self.is_decided() {
            let name = self.doc.node(key);
            match packed.find_key(self.doc, &name, guess) {
                Some(place) if packed.later[version] >> place & 1 == 0 => {
                    if seen >> place & 1 != 0 {
                        self.at_repeated(key);
                    }
                    seen |= 1 << place;
                    guess = place + 1;
                    match special >> place & 1 {
                        0 => self.value(key + 1, packed.id(place)),
                        _ => self.special_member(packed, place, key, decision),
                    }
                }
                _ => {
                    self.scratch.keys.push(key);
                    self.pass_over(key + 1);
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

    /// Reads the discriminator, wherever it is in the object. An unfinished object decides nothing: its
    /// discriminator may not have been read.
    #[inline]
    fn decision(&mut self, id: ObjectId, node: NodeId, token: &Node) -> Decision {
        let packed = object(id);
        if !packed.is_discriminated || !token.is_closed() {
            return Decision::default();
        }
        match self.discriminator(packed, node, token) {
            Some(value) => Decision {
                value: Some(value),
                misplaced: packed.misplaced(value),
                undecided: 0,
            },
            None => Decision {
                undecided: packed.dependent,
                ..Decision::default()
            },
        }
    }

    #[inline]
    fn discriminator(
        &mut self,
        packed: &PackedObject,
        node: NodeId,
        token: &Node,
    ) -> Option<usize> {
        let first = field(packed.id(0));
        let name = word(first.word);
        let mut found = None;
        let mut key = node + 1;
        while key < token.next() {
            let value = self.doc.node(key + 1);
            if name.reads(self.doc, &self.doc.node(key)) {
                // Of repeated names the last counts, as in JSON.parse.
                found = enum_value_of(first.detail, self.rules.version, self.doc, &value);
            }
            key = value.next();
        }
        found
    }

    /// Checks a member that is removed, deprecated, misplaced or undecided.
    #[cold]
    #[inline(never)]
    fn special_member(
        &mut self,
        packed: &PackedObject,
        place: usize,
        key: NodeId,
        decision: Decision,
    ) {
        let version = self.rules.version as usize;
        let has = |fields: Fields| fields >> place & 1 != 0;
        let id = packed.id(place);
        if has(packed.removed[version]) {
            self.at_member(Code::Removed, id, key);
            return self.pass_over(key + 1);
        }
        if has(decision.misplaced) {
            let is_alone = decision.value.is_some_and(|value| packed.is_alone(value));
            let code = match is_alone {
                true => Code::Unexpected,
                false => Code::Irrelevant,
            };
            self.at_member(code, id, key);
            return self.pass_over(key + 1);
        }
        if !has(packed.current[version]) {
            self.at_member(Code::Deprecated, id, key);
        }
        let outer = self.is_undecided;
        self.is_undecided |= has(decision.undecided);
        self.value(key + 1, id);
        self.is_undecided = outer;
    }

    #[cold]
    #[inline(never)]
    fn missing(&mut self, packed: &PackedObject, missing: Fields, node: NodeId, token: &Node) {
        let version = self.rules.version as usize;
        let expected = missing & !packed.removed[version] & !packed.later[version];
        for (place, missing) in packed.fields().iter().enumerate() {
            let Some(basis) = missing.presence.filter(|_| expected >> place & 1 != 0) else {
                continue;
            };
            let section = self.section(missing.section);
            let subject = Subject::Missing(packed.id(place));
            let brace = Span::new(token.start, token.start + 1);
            let finding = Finding::new(Code::Required, basis, section, subject, node, brace);
            let order = token.end - 1;
            self.judge(Finding { order, ..finding }, false, false);
        }
    }

    /// Notes the keys since `first` that are unknown or repeat, and forgets them.
    #[inline(never)]
    fn unknown_names(&mut self, id: ObjectId, first: usize, value: Option<usize>, is_closed: bool) {
        let is_alone = value.is_some_and(|value| object(id).is_alone(value));
        let (code, basis) = match is_alone {
            true => (Code::Unexpected, Basis::Stated),
            false => (Code::Undocumented, Basis::Assumed),
        };
        // The discriminator may be in the unread rest of the object, and change the code.
        let is_settled = is_closed || !object(id).can_be_alone();
        if is_settled && self.wants(code) {
            self.note_unknown(code, basis, id, first);
        }
        self.repeated_names(first);
    }

    fn note_unknown(&mut self, code: Code, basis: Basis, id: ObjectId, first: usize) {
        for n in first..self.scratch.keys.len() {
            let Some(&key) = self.scratch.keys.get(n) else {
                return;
            };
            // Extensible objects report only likely typos.
            if code == Code::Unexpected || !object(id).is_open || self.is_near(id, key) {
                self.at_unknown(code, basis, id, key);
            }
        }
    }

    /// Whether a key is probably a typo of a known name.
    fn is_near(&mut self, id: ObjectId, key: NodeId) -> bool {
        let version = self.rules.version as usize;
        let token = self.doc.node(key);
        token.end - token.start <= LONGEST_TYPO && is_likely_typo(id, self.decoded(&token), version)
    }

    /// Notes the keys since `first` that repeat, and forgets all of them.
    #[inline]
    fn repeated_names(&mut self, first: usize) {
        if self.scratch.keys.len() - first > 1 {
            self.find_repeated(first);
        }
        self.scratch.keys.truncate(first);
    }

    #[inline(never)]
    fn find_repeated(&mut self, first: usize) {
        let Buffers { keys, names, .. } = &mut *self.scratch;
        names.find(self.doc, keys.get(first..).unwrap_or_default());
        for n in 0..self.scratch.names.repeated().len() {
            if let Some(&key) = self.scratch.names.repeated().get(n) {
                self.at_repeated(key);
            }
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
    #[inline(never)]
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
