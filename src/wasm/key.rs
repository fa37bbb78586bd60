//! The export for keys of documents: what JavaScript hashes.

use super::settings::{bytes_at, split_text, strings};
use super::with_state;
use crate::text::{Doc, Index, NodeId, NodeKind, canonical};
use alloc::vec;
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
        let names: Vec<&str> = strings(bytes_at(rest, 0, head)).into_iter().flatten().collect();
        let mut index = Index::default();
        index.read(text, 0, u32::MAX);
        if index.fault().is_some() {
            return 0;
        }
        let doc = index.doc(text);
        let reply = &mut state.reply;
        reply.clear();
        let values = values_of(doc, &names);
        let is_present = |place: usize| u32::from(values[place] != 0) << place;
        reply.push(&[(0..names.len()).map(is_present).sum()]);
        reply.write(|into| match doc.node(0).is(NodeKind::Object) {
            true => write_members(doc, &names, &values, first as usize, into),
            false => write_whole(doc, into),
        });
        reply.finish()
    })
}

/// Returns the value of each member of the root. Of several with one name the last one counts; 0 stands for none.
fn values_of(doc: Doc, names: &[&str]) -> Vec<NodeId> {
    let mut values = vec![0; names.len()];
    for key in doc.keys(0) {
        let node = doc.node(key);
        for (value, name) in values.iter_mut().zip(names) {
            if doc.reads(&node, name.as_bytes()) {
                *value = key + 1;
            }
        }
    }
    values
}

/// Writes the values of members as an array. `null` stands for a first one that is absent.
fn write_members(doc: Doc, names: &[&str], values: &[NodeId], first: usize, into: &mut Vec<u8>) {
    let mut opens = b'[';
    for (place, (name, &value)) in names.iter().zip(values).enumerate() {
        let is_later = place >= first;
        if is_later && value == 0 {
            continue;
        }
        into.push(core::mem::replace(&mut opens, b','));
        if is_later {
            into.extend_from_slice(b"[\"");
            into.extend_from_slice(name.as_bytes());
            into.extend_from_slice(b"\",");
        }
        match value {
            0 => into.extend_from_slice(b"null"),
            value => canonical::write(doc, value, into),
        }
        if is_later {
            into.push(b']');
        }
    }
    into.push(b']');
}

/// Writes a document that is no object. No list of members looks like it.
fn write_whole(doc: Doc, into: &mut Vec<u8>) {
    into.extend_from_slice(b"{\"update\":");
    canonical::write(doc, 0, into);
    into.push(b'}');
}
