//! The inner value: the value that moves, inside its member. Finding it by a JSON Pointer, what is beside it, and
//! removing it.

use super::pass::Member;
use crate::contract::catalogue::Holds;
use crate::contract::model::Compute;
use crate::text::envelope::follow;
use crate::text::{Doc, NodeId, NodeKind, Span};

/// Finds the inner value, in the value of its member, if it can move.
pub(super) fn find(doc: Doc, value: NodeId, member: &Member, option_pointer: &str) -> Option<NodeId> {
    let inner = at_its_place(doc, value, member, option_pointer)?;
    let is_computed = |formula: Compute| formula(doc.source(inner)).is_some();
    let can_move = fits(member.carries, doc.node(inner).kind());
    (can_move && member.formula.is_none_or(is_computed)).then_some(inner)
}

/// Whatever is at the place of the inner value.
pub(super) fn at_its_place(doc: Doc, value: NodeId, member: &Member, option_pointer: &str) -> Option<NodeId> {
    follow(doc, value, member.pointer(option_pointer).as_bytes())
}

/// Whether a field expects values of a kind. `null` is a value of no kind.
pub(super) fn fits(holds: Holds, kind: NodeKind) -> bool {
    match holds {
        Holds::Any => true,
        Holds::Collection => matches!(kind, NodeKind::Array | NodeKind::Object),
        Holds::Object(_) => kind == NodeKind::Object,
        Holds::List(_) => kind == NodeKind::Array,
        _ => kind == NodeKind::String,
    }
}

/// Whether the inner value of a member and that of the other one are the same: strings decoded, any other by their
/// source.
pub(super) fn is_same(member: &Member, a: (Doc, NodeId), b: (Doc, NodeId)) -> bool {
    let ((a, first), (b, second)) = (a, b);
    if let Some(formula) = member.formula {
        return formula(a.source(first)).as_deref() == Some(b.source(second));
    }
    let nodes = (a.node(first), b.node(second));
    match nodes.0.is(NodeKind::String) && nodes.1.is(NodeKind::String) {
        true if nodes.0.is_escaped() || nodes.1.is_escaped() => a.unescaped(&nodes.0).eq(b.unescaped(&nodes.1)),
        true => a.inner(&nodes.0) == b.inner(&nodes.1),
        false => a.source(first) == b.source(second),
    }
}

/// The containers on the path from a value to a node inside it, each with its key or element on the path.
pub(super) fn path(doc: Doc<'_>, from: NodeId, to: NodeId) -> impl Iterator<Item = (NodeId, NodeId)> {
    let mut at = from;
    core::iter::from_fn(move || {
        let container = at;
        let child = child_to(doc, container, to).filter(|_| container < to)?;
        at = child + u32::from(doc.node(child).is(NodeKind::Key));
        Some((container, child))
    })
}

/// The last key or element of a container that is not behind a node.
fn child_to(doc: Doc, container: NodeId, to: NodeId) -> Option<NodeId> {
    let children = children(doc, container);
    children.take_while(|&child| child <= to).last()
}

/// The keys of an object, or the elements of an array.
pub(super) fn children(doc: Doc<'_>, container: NodeId) -> impl Iterator<Item = NodeId> {
    doc.keys(container).chain(doc.elements(container))
}

/// Returns the span to remove with the inner value, and its replacement. A member is removed with one comma. An
/// element becomes `null`, or the next one would take its position. `None` if the value holds nothing else.
pub(super) fn removal(doc: Doc, value: NodeId, inner: NodeId) -> Option<(Span, &'static [u8])> {
    let is_alone = |(container, _)| children(doc, container).count() == 1;
    let (container, child) = path(doc, value, inner).last()?;
    if path(doc, value, inner).all(is_alone) {
        return None;
    }
    if doc.node(container).is(NodeKind::Array) {
        return Some((doc.node(inner).span(), b"null"));
    }
    let (start, end) = (doc.node(child).start, doc.node(inner).end);
    let before = child_to(doc, container, child - 1);
    let behind = doc.keys(container).find(|&key| key > child);
    let removed = match (before, behind) {
        (Some(key), _) => Span::new(doc.node(key + 1).end, end),
        (None, Some(key)) => Span::new(start, doc.node(key).start),
        (None, None) => Span::new(start, end),
    };
    Some((removed, b""))
}
