//! Tells texts that are no document of a shape: a conversion leaves them as they are, whatever they are.

use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::Layout;
use crate::text::{Doc, NodeKind};

/// Whether a text is no document of a shape: not an object, or one without any of its names. An object that the
/// interface leaves open can do without them, and so can the envelope of a list, whose names it does not show.
pub(crate) fn is_other(doc: Doc, shape: &ShapeEntry) -> bool {
    let root = doc.node(0);
    match shape.layout {
        Layout::Query => false,
        Layout::Entries => !root.is(NodeKind::Object) && !root.is(NodeKind::Array),
        Layout::Document if !root.is(NodeKind::Object) => true,
        Layout::Document => {
            let names = shape.object;
            let is_named = |key| names.find_key(doc, &doc.node(key), 0).is_some();
            !names.model.is_open && !doc.keys(0).any(is_named)
        }
    }
}
