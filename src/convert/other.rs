//! Tells texts that are no document of a shape: a conversion leaves them as they are, whatever they are.

use crate::contract::catalogue::{ObjectEntry, ShapeEntry};
use crate::contract::model::Layout;
use crate::text::envelope::entries_to_convert;
use crate::text::{Doc, NodeId, NodeKind};

/// Whether a text is no document of a shape. Of a page, whose envelope the interface does not show, every entry must be such a
/// value. `pointer` leads to them.
pub(crate) fn is_other(doc: Doc, shape: &ShapeEntry, pointer: Option<&[u8]>) -> bool {
    let root = doc.node(0);
    let is_entry_other = |node| is_other_object(doc, node, shape.object);
    match shape.layout {
        Layout::Query => false,
        Layout::Document => is_entry_other(0),
        Layout::Entries if !root.is(NodeKind::Object) && !root.is(NodeKind::Array) => true,
        Layout::Entries => entries_to_convert(doc, pointer).list().is_some_and(|list| {
            let is_empty = doc.elements(list).next().is_none();
            !is_empty && doc.elements(list).all(is_entry_other)
        }),
    }
}

/// Whether a value is none of these objects: not an object, or one that the interface does not leave open and that has none of
/// their names, or fewer than an object in it, whose envelope it is then.
pub(crate) fn is_other_object(doc: Doc, node: NodeId, of: &ObjectEntry) -> bool {
    let is_named = |key: &NodeId| of.find_key(doc, &doc.node(*key), 0).is_some();
    let named_in = |node| doc.keys(node).filter(is_named).count();
    let is_closed = !of.model.is_open;
    let is_envelope = || {
        // Looks at the kind first, which is quicker than to look up the name.
        let is_unknown = |key: &NodeId| doc.node(key + 1).is(NodeKind::Object) && !is_named(key);
        let mut unknown = doc.keys(node).filter(is_unknown).peekable();
        unknown.peek().is_some() && {
            let own = named_in(node);
            unknown.any(|key| named_in(key + 1) > own)
        }
    };
    !doc.node(node).is(NodeKind::Object) || is_closed && (!doc.keys(node).any(|key| is_named(&key)) || is_envelope())
}
