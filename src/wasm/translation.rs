//! The exports for translated calls: which endpoint one is for, and whether an answer is what the API documentation shows.

use super::settings::{bytes_at, split_text, strings};
use super::with_state;
use crate::contract::catalogue::ObjectEntry;
use crate::contract::model::Layout;
use crate::contract::route::{endpoint_at, is_below};
use crate::convert::other::is_other_object;
use crate::layout::{ABSENT, ANSWER_EMPTY, ANSWER_HIDDEN, ANSWER_OTHER, ANSWER_SHOWN, OUTSIDE, PADDING};
use crate::service::catalogue;
use crate::service::routes::{ENDPOINTS, ROOT};
use crate::text::envelope::{Entries, Lookup, entries_to_convert};
use crate::text::{Doc, Index, NodeKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the number of the endpoint that any version lists for the method and path in the buffer. Returns `ABSENT` for
/// none, and `OUTSIDE` for a path that may lead outside those of the service.
#[wasm_bindgen]
pub fn endpoint_of(head: u32) -> u32 {
    with_state(|state| {
        let strings = strings(bytes_at(&state.input, PADDING as usize, head));
        let string = |n: usize| strings.get(n).copied().flatten().unwrap_or_default();
        let (method, path) = (string(0), string(1));
        match is_below(ROOT, path) {
            true => endpoint_at(&ENDPOINTS, method, path).map_or(ABSENT, |number| number as u32),
            false => OUTSIDE,
        }
    })
}

/// Returns whether the document in the buffer is shown for a shape. After it follows the option `entries`. One that can't be
/// read counts as shown: its conversion is refused.
#[wasm_bindgen]
pub fn answer_of(shape: u32, length: u32, head: u32) -> u32 {
    with_state(|state| {
        let (text, rest) = split_text(&mut state.input, length);
        let pointer = strings(bytes_at(rest, 0, head)).first().copied().flatten();
        let shape = catalogue().shape(shape as usize);
        let mut index = Index::default();
        index.read(text, 0, u32::MAX);
        let doc = index.doc(text);
        match index.fault() {
            Some(_) => ANSWER_SHOWN,
            None if shape.layout == Layout::Entries => page(doc, pointer.map(str::as_bytes), shape.object),
            None => shown(!is_other_object(doc, 0, shape.object)),
        }
    })
}

fn shown(is_shown: bool) -> u32 {
    match is_shown {
        true => ANSWER_SHOWN,
        false => ANSWER_OTHER,
    }
}

fn page(doc: Doc, pointer: Option<&[u8]>, object: &ObjectEntry) -> u32 {
    if !matches!(doc.node(0).kind(), NodeKind::Array | NodeKind::Object) {
        return ANSWER_OTHER;
    }
    match entries_to_convert(doc, pointer) {
        Entries::None => without_entries(doc),
        Entries::Missed(Lookup::NoArray, node) if doc.node(node).is(NodeKind::Null) => ANSWER_EMPTY,
        Entries::Missed(..) => ANSWER_SHOWN,
        found => {
            let mut entries = found.list().into_iter().flat_map(|list| doc.elements(list));
            shown(entries.all(|node| !is_other_object(doc, node, object)))
        }
    }
}

/// A page without a list of objects is empty, unless they can be elsewhere in it.
fn without_entries(doc: Doc) -> u32 {
    let values = || doc.keys(0).map(|key| key + 1);
    let is = |kind| values().any(|value| doc.node(value).is(kind));
    let is_filled = values().any(|value| doc.elements(value).next().is_some());
    match () {
        () if is_filled => ANSWER_OTHER,
        () if is(NodeKind::Object) && !is(NodeKind::Array) => ANSWER_HIDDEN,
        () => ANSWER_SHOWN,
    }
}
