//! Checks single values: types, strings and their formats, enumerations, lists.

use super::Check;
use crate::contract::catalogue::{FieldEntry, Holds, enum_value_of};
use crate::contract::model::{Basis, Form};
use crate::report::code::Code;
use crate::report::finding::Subject;
use crate::report::rules::Rules;
use crate::text::{Node, NodeId, NodeKind};

impl Check<'_> {
    /// Checks a value against what a field holds.
    #[inline]
    pub(super) fn value(&mut self, node: NodeId, field: &'static FieldEntry) {
        let token = self.doc.node(node);
        match (field.holds, token.kind()) {
            (Holds::Object(object), NodeKind::Object) => self.object(object, node),
            (Holds::Enum(values), NodeKind::String) => {
                if enum_value_of(values, self.rules.version, self.doc, &token).is_none() {
                    self.no_enum_value(node, &token, field);
                }
            }
            (Holds::Text(Form::Free), NodeKind::String) if token.end - token.start > self.quotes() => {}
            _ => self.other_value(node, &token, field),
        }
    }

    fn other_value(&mut self, node: NodeId, token: &Node, field: &'static FieldEntry) {
        match (field.holds, token.kind()) {
            (_, NodeKind::Absent) => {}
            (Holds::List(element), NodeKind::Array) => self.list(node, token, field, element),
            (_, NodeKind::Array) if self.rules.shape.is_query() && field.model.is_repeatable => {
                self.elements(node, field)
            }
            (Holds::Any, _) | (Holds::Collection, NodeKind::Object | NodeKind::Array) => {
                self.pass_over(node);
            }
            (Holds::Text(_) | Holds::Reformed, NodeKind::String) => {
                self.text(node, token, field);
            }
            _ => {
                // Nothing inside a value of the wrong type is checked but for repeated names.
                self.pass_over(node);
                if token.is_closed() {
                    self.report(Code::Type, self.type_basis(field), Subject::Value(field), node);
                }
            }
        }
    }

    /// How firmly a type is documented. That a query has texts alone is beyond doubt.
    fn type_basis(&self, field: &FieldEntry) -> Basis {
        match self.rules.shape.is_query() {
            true => Basis::Stated,
            false => field.model.kind_basis,
        }
    }

    fn list(&mut self, node: NodeId, token: &Node, field: &'static FieldEntry, element: &'static FieldEntry) {
        self.elements(node, element);
        let is_empty = node + 1 == token.next() && token.is_closed();
        if let (true, false, Some(basis)) = (is_empty, self.is_undecided, field.not_empty) {
            self.report(Code::Empty, basis, Subject::Value(field), node);
        }
    }

    /// Checks the elements of an array.
    pub(super) fn elements(&mut self, array: NodeId, element: &'static FieldEntry) {
        let end = self.doc.node(array).next();
        let mut node = array + 1;
        while node < end && !self.is_decided() {
            self.value(node, element);
            node = self.doc.node(node).next();
        }
    }

    fn no_enum_value(&mut self, node: NodeId, token: &Node, field: &'static FieldEntry) {
        let rules = self.rules;
        let value = self.inner(token);
        let is_empty = value.is_empty();
        match rules.accept(field, value) {
            true => {}
            false if is_empty => self.empty_text(node, field),
            false => self.report(Code::Enum, Basis::Stated, Subject::Value(field), node),
        }
    }

    fn text(&mut self, node: NodeId, token: &Node, field: &'static FieldEntry) {
        if token.end - token.start == self.quotes() {
            return self.empty_text(node, field);
        }
        let Rules { version, draft, .. } = *self.rules;
        if let Some(code) = field.form(version).mistake(self.inner(token), draft) {
            self.report(code, field.model.form_basis(version), Subject::Value(field), node);
        }
    }

    /// The text of a string.
    fn inner(&mut self, token: &Node) -> &[u8] {
        match token.is_escaped() {
            false => self.doc.inner(token),
            true => self.decoded(token),
        }
    }

    fn empty_text(&mut self, node: NodeId, field: &'static FieldEntry) {
        if let Some((code, basis)) = empty_mistake(field, self.rules, self.is_undecided) {
            self.report(code, basis, Subject::Value(field), node);
        }
    }
}

/// Returns what is wrong with `""`: it breaks the rule that requires a value, or the one about its
/// format. A text that the service makes optional may be empty. Of an undecided one it is unknown whether it is required.
pub(super) fn empty_mistake(field: &FieldEntry, rules: &Rules, is_undecided: bool) -> Option<(Code, Basis)> {
    let version = rules.version;
    let presence = rules.presence(field);
    let is_excused = presence.is_none() && field.presence_in(version).is_some();
    let asked = presence
        .or(field.not_empty)
        .filter(|&basis| !is_undecided && rules.level.includes(basis))
        .map(|basis| (Code::Empty, basis));
    let own = match field.holds {
        Holds::Text(_) | Holds::Reformed if is_excused => None,
        Holds::Text(_) | Holds::Reformed => {
            let code = field.form(version).mistake(b"", false);
            code.map(|code| (code, field.model.form_basis(version)))
        }
        Holds::Enum(_) => Some((Code::Empty, Basis::Stated)),
        _ => None,
    };
    // That a value is needed can be a mere warning. Then it does not hide an error.
    let severity = |rule| rules.default_severity(rule, Some(field), false);
    let hides = |asked| own.is_none_or(|own| severity(asked) <= severity(own));
    asked.filter(|&asked| hides(asked)).or(own)
}
