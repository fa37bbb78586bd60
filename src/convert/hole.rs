//! The value that moves, inside its member: finding it by a JSON Pointer, what is beside it, and the member
//! that holds nothing else.

use super::ConvertOptions;
use super::json::write_string;
use super::operation::Compute;
use super::pass::Member;
use crate::contract::pack::Holds;
use crate::text::envelope::follow;
use crate::text::pointer::tokens;
use crate::text::{Doc, Kind, NodeId, Span};
use alloc::vec::Vec;

/// A member as the converter writes it around a value.
#[derive(Clone, Copy, Default)]
pub(super) struct Shell {
    /// The name, in quotes; the text before the value; the text behind it. Spans of `Task::spelling`.
    pub(super) parts: [Span; 3],
    /// How many objects are around the value.
    pub(super) depth: u32,
}

impl Shell {
    /// Appends the texts for a JSON Pointer and a member's name.
    pub(super) fn write(pointer: &str, name: &[u8], out: &mut Vec<u8>) -> Shell {
        let start = out.len() as u32;
        write_string(&[name], out);
        let open = out.len() as u32;
        let mut depth = 0;
        for token in tokens(pointer.as_bytes()) {
            depth += 1;
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
        Shell { parts, depth }
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
    (can_move && member.formula().is_none_or(is_computed)).then_some(hole)
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
pub(super) fn fits(holds: Holds, kind: Kind) -> bool {
    match holds {
        Holds::Any => true,
        Holds::Collection => matches!(kind, Kind::Array | Kind::Object),
        Holds::Object => kind == Kind::Object,
        Holds::List => kind == Kind::Array,
        Holds::Count => kind == Kind::Number,
        _ => kind == Kind::String,
    }
}

/// Whether the value of a member and that of the other one are the same: strings decoded, any other by their
/// source.
pub(super) fn is_same(member: &Member, a: (Doc, NodeId), b: (Doc, NodeId)) -> bool {
    let ((a, first), (b, second)) = (a, b);
    if let Some(formula) = member.formula() {
        return formula(a.source(first)).as_deref() == Some(b.source(second));
    }
    let nodes = (a.node(first), b.node(second));
    match nodes.0.is(Kind::String) && nodes.1.is(Kind::String) {
        true => a.reads_as(&nodes.0, b.inner(&nodes.1), nodes.1.is_escaped()),
        false => a.source(first) == b.source(second),
    }
}

/// Calls `see` with each member or element of each container on the path from a value to a node inside
/// it.
#[inline(never)]
pub(super) fn way(doc: Doc, from: NodeId, to: NodeId, see: &mut dyn FnMut(Stop)) {
    let mut container = from;
    while container < to {
        let is_object = doc.node(container).is(Kind::Object);
        let (mut child, mut before, mut on) = (container + 1, None, to);
        while child < doc.node(container).next() {
            let value = child + u32::from(is_object);
            let next = doc.node(value).next();
            let leads_on = value <= to && to < next;
            if leads_on {
                on = value;
            }
            see(Stop {
                container,
                child,
                leads_on,
                before,
                following: (next < doc.node(container).next()).then_some(next),
                end: doc.node(value).end,
            });
            before = Some(doc.node(value).end);
            child = next;
        }
        container = on;
    }
}

/// A member or element on the path, or beside it.
pub(super) struct Stop {
    pub(super) container: NodeId,
    /// The key or the element.
    pub(super) child: NodeId,
    /// Whether it is on the path.
    pub(super) leads_on: bool,
    /// The end of the one before it.
    before: Option<u32>,
    /// The one after it.
    following: Option<NodeId>,
    end: u32,
}

/// Returns the span to remove with the value at `hole`, and its replacement. A member is removed with one
/// comma. An element becomes `null`, or the next one would take its position. `None` if the value holds
/// only it.
pub(super) fn without(doc: Doc, value: NodeId, hole: NodeId) -> Option<(Span, &'static [u8])> {
    let mut gone = None;
    let mut is_alone = true;
    way(doc, value, hole, &mut |stop| {
        is_alone &= stop.leads_on;
        if stop.leads_on {
            let start = doc.node(stop.child).start;
            let is_object = doc.node(stop.container).is(Kind::Object);
            gone = Some(match (is_object, stop.before, stop.following) {
                (false, ..) => (doc.node(hole).span(), &b"null"[..]),
                (_, Some(before), _) => (Span::new(before, stop.end), &b""[..]),
                (_, _, Some(next)) => (Span::new(start, doc.node(next).start), &b""[..]),
                _ => (Span::new(start, stop.end), &b""[..]),
            });
        }
    });
    gone.filter(|_| !is_alone)
}
