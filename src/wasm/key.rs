//! The export for keys of documents: what JavaScript hashes.

use super::settings::{bytes_at, split_text, strings};
use super::with_state;
use crate::text::canonical::{self, put};
use crate::text::{Doc, Index, NodeId, NodeKind};
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// Writes what a key covers of the document in the buffer. Returns the address of the reply, whose text that is, or 0 if
/// the document can't be read. The reply says which members the document has, a bit for each.
///
/// After the document follow the names of the members. The first ones have places; the others come after their names,
/// only if they are present, so that a key stays when more names are added.
#[wasm_bindgen]
pub fn write_key(length: u32, head: u32, first: u32) -> u32 {
    with_state(|state| {
        let (text, rest) = split_text(&mut state.input, length);
        let names = strings(bytes_at(rest, 0, head));
        let mut index = Index::default();
        index.read(text, 0, u32::MAX);
        if index.fault().is_some() {
            return 0;
        }
        let doc = index.doc(text);
        let reply = &mut state.reply;
        reply.clear();
        let mut present = 0;
        reply.write(|into| match doc.node(0).is(NodeKind::Object) {
            true => present = write_members(doc, &names, first, into),
            false => write_whole(doc, into),
        });
        reply.push(&[present]);
        reply.finish()
    })
}

/// Writes the values of members as an array. `null` stands for a first one that is absent. Returns which are present.
fn write_members(doc: Doc, names: &[Option<&str>], first: u32, into: &mut Vec<u8>) -> u32 {
    let mut present = 0;
    let mut separator: &[u8] = b"[";
    for (place, name) in (0..).zip(names.iter().flatten()) {
        let value = value_of(doc, name);
        present |= u32::from(value.is_some()) << place;
        let is_later = place >= first;
        if is_later && value.is_none() {
            continue;
        }
        put(separator, into);
        separator = b",";
        if is_later {
            put(b"[\"", into);
            put(name.as_bytes(), into);
            put(b"\",", into);
        }
        match value {
            Some(value) => canonical::write(doc, value, into),
            None => put(b"null", into),
        }
        if is_later {
            put(b"]", into);
        }
    }
    put(b"]", into);
    present
}

/// Returns the value of a member of the root: of several with one name, the last.
fn value_of(doc: Doc, name: &str) -> Option<NodeId> {
    let is_named = |key: &NodeId| doc.reads(&doc.node(*key), name.as_bytes());
    Some(doc.keys(0).filter(is_named).last()? + 1)
}

/// Writes a document that is no object. No list of members looks like it.
fn write_whole(doc: Doc, into: &mut Vec<u8>) {
    put(b"{\"update\":", into);
    canonical::write(doc, 0, into);
    put(b"}", into);
}
