//! Checks single values: types, strings and their formats, enumerations, lists.

use super::Check;
use super::forms::mistake;
use crate::contract::model::Basis;
use crate::contract::pack::{FieldId, Holds, PackedField, enum_value_of, field};
use crate::report::code::Code;
use crate::report::rules::Level;
use crate::text::{Node, NodeId, NodeKind};

impl Check<'_> {
    /// Checks a value against what a field holds.
    #[inline]
    pub(super) fn value(&mut self, node: NodeId, id: FieldId) {
        let token = self.doc.node(node);
        let packed = field(id);
        match (packed.holds, token.kind()) {
            (Holds::Object, NodeKind::Object) => self.object(packed.detail, node),
            (Holds::Enum, NodeKind::String) => {
                if enum_value_of(packed.detail, self.rules.version, self.doc, &token).is_none() {
                    self.no_enum_value(node, &token, id, packed);
                }
            }
            (Holds::Text, NodeKind::String) if token.end - token.start > 2 => {}
            _ => self.other_value(node, &token, id, packed),
        }
    }

    #[inline(never)]
    fn other_value(&mut self, node: NodeId, token: &Node, id: FieldId, packed: &PackedField) {
        match (packed.holds, token.kind()) {
            (_, NodeKind::Absent) => {}
            (Holds::List, NodeKind::Array) => self.list(node, token, id, packed),
            (Holds::Any, _) | (Holds::Collection, NodeKind::Object | NodeKind::Array) => {
                self.pass_over(node);
            }
            (
                Holds::Text | Holds::Email | Holds::Timestamp | Holds::Decimal | Holds::Count,
                NodeKind::String,
            ) => self.text(node, token, id, packed),
            _ => {
                // Nothing inside a value of the wrong type is checked but for repeated names.
                self.pass_over(node);
                if token.is_closed() {
                    self.at_value(Code::Type, packed.kind_basis, id, node);
                }
            }
        }
    }

    fn list(&mut self, node: NodeId, token: &Node, id: FieldId, packed: &PackedField) {
        self.elements(node, packed.detail);
        let is_empty = node + 1 == token.next() && token.is_closed();
        if let (true, Some(basis)) = (is_empty, packed.not_empty) {
            self.at_value(Code::Empty, basis, id, node);
        }
    }

    /// Checks the elements of an array.
    #[inline(never)]
    pub(super) fn elements(&mut self, array: NodeId, element: FieldId) {
        let end = self.doc.node(array).next();
        let mut node = array + 1;
        while node < end && !self.is_decided() {
            self.value(node, element);
            node = self.doc.node(node).next();
        }
    }

    #[cold]
    #[inline(never)]
    fn no_enum_value(&mut self, node: NodeId, token: &Node, id: FieldId, packed: &PackedField) {
        match token.end - token.start {
            2 => self.empty_text(node, id, packed),
            _ => self.at_value(Code::Enum, Basis::Stated, id, node),
        }
    }

    fn text(&mut self, node: NodeId, token: &Node, id: FieldId, packed: &PackedField) {
        if token.end - token.start == 2 {
            return self.empty_text(node, id, packed);
        }
        let draft = self.rules.draft;
        let mistake = match token.is_escaped() {
            false => mistake(packed.holds, self.doc.inner(token), draft),
            true => mistake(packed.holds, self.decoded(token), draft),
        };
        if let Some(code) = mistake {
            self.at_value(code, Basis::Stated, id, node);
        }
    }

    #[cold]
    #[inline(never)]
    fn empty_text(&mut self, node: NodeId, id: FieldId, packed: &PackedField) {
        if let Some((code, basis)) = empty_mistake(packed, self.rules.level) {
            self.at_value(code, basis, id, node);
        }
    }
}

/// Returns what is wrong with `""`: it breaks the rule that requires a value, or the one about its
/// format.
pub(super) fn empty_mistake(packed: &PackedField, level: Level) -> Option<(Code, Basis)> {
    let asked = packed.presence.filter(|&basis| level.includes(basis));
    match (asked, packed.holds) {
        (Some(basis), _) => Some((Code::Empty, basis)),
        (None, Holds::Enum | Holds::Email) => Some((Code::Empty, Basis::Stated)),
        (None, holds) => mistake(holds, b"", false).map(|code| (code, Basis::Stated)),
    }
}
