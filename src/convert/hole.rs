//! The value that moves, inside its member: finding it by a JSON Pointer, what is beside it, and the member
//! that holds nothing else.

use super::ConvertOptions;
use super::json::write_string;
use super::operation::Compute;
use super::pass::Member;
use crate::contract::catalogue::Holds;
use crate::text::envelope::follow;
use crate::text::pointer::tokens;
use crate::text::{Doc, NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// A member as the converter writes it around a value.
#[derive(Clone, Copy, Default)]
pub(super) struct Shell {
    /// The name, in a document in quotes; the text before the value; the text behind it. Spans of `Task::spelling`.
    pub(super) parts: [Span; 3],
    /// How many objects are around the value.
    pub(super) depth: u32,
    /// The pointer has the position of an element, or a name that looks like one: it can't be told what to build around
    /// the value. The text of a complement shows it.
    pub(super) is_unclear: bool,
}

impl Shell {
    /// Appends the name of a parameter.
    pub(super) fn of_parameter(name: &[u8], out: &mut Vec<u8>) -> Shell {
        let start = out.len() as u32;
        out.extend_from_slice(name);
        let end = out.len() as u32;
        Shell {
            parts: [(start, end), (end, end), (end, end)].map(|(from, to)| Span::new(from, to)),
            depth: 0,
            is_unclear: false,
        }
    }

    /// Appends the texts for a JSON Pointer and a member's name.
    pub(super) fn write(pointer: &str, name: &[u8], out: &mut Vec<u8>) -> Shell {
        let start = out.len() as u32;
        write_string(&[name], out);
        let open = out.len() as u32;
        let mut depth = 0;
        let mut is_unclear = false;
        for token in tokens(pointer.as_bytes()) {
            depth += 1;
            is_unclear |= token.position().is_some();
            let name: Vec<u8> = token.bytes().collect();
            out.push(b'{');
            write_string(&[&name], out);
            out.push(b':');
        }
        let close = out.len() as u32;
        for _ in 0..depth {
            out.push(b'}');
        }
        let parts = [
            Span::new(start, open),
            Span::new(open, close),
            Span::new(close, close + depth),
        ];
        Shell {
            parts,
            depth,
            is_unclear,
        }
    }
}

/// Finds the value that moves, in the value of its member.
pub(super) fn find(
    doc: Doc,
    value: NodeId,
    member: &Member,
    options: &ConvertOptions,
) -> Option<NodeId> {
    let hole = place(doc, value, member, options)?;
    let is_computed = |formula: Compute| formula(doc.source(hole)).is_some();
    let can_move = fits(member.carries, doc.node(hole).kind());
    (can_move && member.formula.is_none_or(is_computed)).then_some(hole)
}

/// The place in a member's value where the value is that moves.
pub(super) fn place(
    doc: Doc,
    value: NodeId,
    member: &Member,
    options: &ConvertOptions,
) -> Option<NodeId> {
    follow(doc, value, member.pointer(options).as_bytes())
}

/// Whether a field of a kind expects such values. `null` is a value of no kind.
pub(super) fn fits(holds: Holds, kind: NodeKind) -> bool {
    match holds {
        Holds::Any => true,
        Holds::Collection => matches!(kind, NodeKind::Array | NodeKind::Object),
        Holds::Object(_) => kind == NodeKind::Object,
        Holds::List(_) => kind == NodeKind::Array,
        _ => kind == NodeKind::String,
    }
}

/// Whether the value of a member and that of the other one are the same: strings decoded, any other by their
/// source.
pub(super) fn is_same(member: &Member, a: (Doc, NodeId), b: (Doc, NodeId)) -> bool {
    let ((a, first), (b, second)) = (a, b);
    if let Some(formula) = member.formula {
        return formula(a.source(first)).as_deref() == Some(b.source(second));
    }
    let nodes = (a.node(first), b.node(second));
    match nodes.0.is(NodeKind::String) && nodes.1.is(NodeKind::String) {
        true if nodes.0.is_escaped() || nodes.1.is_escaped() => {
            a.unescaped(&nodes.0).eq(b.unescaped(&nodes.1))
        }
        true => a.inner(&nodes.0) == b.inner(&nodes.1),
        false => a.source(first) == b.source(second),
    }
}

/// The containers on the path from a value to a node inside it, each with its key or element on the path.
pub(super) fn path(
    doc: Doc<'_>,
    from: NodeId,
    to: NodeId,
) -> impl Iterator<Item = (NodeId, NodeId)> {
    let mut at = from;
    core::iter::from_fn(move || {
        let container = at;
        let child = child_to(doc, container, to).filter(|_| container < to)?;
        at = child + u32::from(doc.node(child).is(NodeKind::Key));
        Some((container, child))
    })
}

/// The last key or element of a container that is not behind a node.
#[inline(never)]
fn child_to(doc: Doc, container: NodeId, to: NodeId) -> Option<NodeId> {
    children(doc, container)
        .take_while(|&child| child <= to)
        .last()
}

/// The keys of an object, or the elements of an array.
pub(super) fn children(doc: Doc<'_>, container: NodeId) -> impl Iterator<Item = NodeId> {
    doc.keys(container).chain(doc.elements(container))
}

/// Returns the span to remove with the value at `hole`, and its replacement. A member is removed with one
/// comma. An element becomes `null`, or the next one would take its position. `None` if the value holds
/// only it.
pub(super) fn without(doc: Doc, value: NodeId, hole: NodeId) -> Option<(Span, &'static [u8])> {
    let is_alone = |(container, _)| children(doc, container).count() == 1;
    let (container, child) = path(doc, value, hole).last()?;
    if path(doc, value, hole).all(is_alone) {
        return None;
    }
    if doc.node(container).is(NodeKind::Array) {
        return Some((doc.node(hole).span(), b"null"));
    }
    let (start, end) = (doc.node(child).start, doc.node(hole).end);
    let before = child_to(doc, container, child - 1);
    let behind = doc.keys(container).find(|&key| key > child);
    let gone = match (before, behind) {
        (Some(key), _) => Span::new(doc.node(key + 1).end, end),
        (None, Some(key)) => Span::new(start, doc.node(key).start),
        (None, None) => Span::new(start, end),
    };
    Some((gone, b""))
}
