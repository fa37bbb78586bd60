//! Writes a value in one form, so that texts of the same content have the same bytes: without white space, with the
//! fewest escapes, and with the members of objects in the order of their names in UTF-16. Of several members with one name,
//! the last one counts, as for `JSON.parse`. Numbers keep their digits.
//!
//! Strings and names are written after an `s`, numbers as strings after an `n`. These bytes are hashed, and the hashes
//! are stored: they must never change.

use super::doc::{Doc, Node, NodeId, NodeKind};
use super::sort::{Keyed, sort_with};
use super::unescape::Unescaped;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Appends a value.
pub(crate) fn write(doc: Doc, value: NodeId, into: &mut Vec<u8>) {
    let (pending, sorted, spare) = Default::default();
    let mut writer = CanonicalWriter {
        doc,
        into,
        pending,
        sorted,
        spare,
    };
    writer.value(value);
    while let Some(next) = writer.pending.pop() {
        writer.pending(next);
    }
}

struct CanonicalWriter<'d, 'o> {
    doc: Doc<'d>,
    into: &'o mut Vec<u8>,
    /// What is still to be written, the next one last. A list and not the stack, because a text can be nested as deeply as it
    /// is long.
    pending: Vec<Pending>,
    sorted: Vec<Keyed>,
    spare: Vec<Keyed>,
}

/// A part of an open container.
#[derive(Clone, Copy)]
enum Pending {
    /// The elements from one on, up to the node behind the array, and the bracket.
    Elements { at: NodeId, end: NodeId },
    /// A member, by its key.
    Member(NodeId),
    /// The bracket of an object.
    Close,
}

impl CanonicalWriter<'_, '_> {
    /// Writes a scalar, or the bracket that opens a container.
    fn value(&mut self, id: NodeId) {
        let node = self.doc.node(id);
        match node.kind() {
            NodeKind::Object => {
                self.put(b"{");
                self.pending.push(Pending::Close);
                self.sort_members(id);
                let members = self.sorted.iter().map(|entry| Pending::Member(entry.1));
                self.pending.extend(members);
            }
            NodeKind::Array => {
                self.put(b"[");
                let (at, end) = (id + 1, node.next());
                self.pending.push(Pending::Elements { at, end });
            }
            NodeKind::String => self.string(&node),
            NodeKind::Number => self.quoted(b"\"n", self.doc.source(id)),
            _ => self.put(self.doc.source(id)),
        }
    }

    fn pending(&mut self, next: Pending) {
        match next {
            Pending::Elements { at, end } if at < end => {
                self.separate();
                let next = self.doc.node(at).next();
                self.pending.push(Pending::Elements { at: next, end });
                self.value(at);
            }
            Pending::Elements { .. } => self.put(b"]"),
            Pending::Member(key) => {
                self.separate();
                self.string(&self.doc.node(key));
                self.put(b":");
                self.value(key + 1);
            }
            Pending::Close => self.put(b"}"),
        }
    }

    /// Sorts the members of an object, the last one first. Of those of one name only the last one stays.
    fn sort_members(&mut self, object: NodeId) {
        let doc = self.doc;
        self.sorted.clear();
        self.sorted.extend(doc.keys(object).map(|key| (0, key)));
        // The last one of a name is then the first.
        self.sorted.reverse();
        sort_with(&mut self.sorted, &mut self.spare, &|a, b| compared(doc, a, b).is_lt());
        self.sorted
            .dedup_by(|later, kept| compared(doc, kept.1, later.1).is_eq());
    }

    fn separate(&mut self) {
        if !matches!(self.into.last(), Some(b'[' | b'{')) {
            self.put(b",");
        }
    }

    /// Writes a string or a name.
    fn string(&mut self, node: &Node) {
        let inner = self.doc.inner(node);
        if !node.is_escaped() {
            return self.quoted(b"\"s", inner);
        }
        self.put(b"\"s");
        for byte in Unescaped::new(inner) {
            escaped(byte, self.into);
        }
        self.put(b"\"");
    }

    fn quoted(&mut self, opening: &[u8], text: &[u8]) {
        self.put(opening);
        self.put(text);
        self.put(b"\"");
    }

    fn put(&mut self, bytes: &[u8]) {
        put(bytes, self.into);
    }
}

/// Appends bytes. Not inlined: each place would be as long as this function.
#[inline(never)]
pub(crate) fn put(bytes: &[u8], into: &mut Vec<u8>) {
    into.extend_from_slice(bytes);
}

/// Writes a byte of a string as `JSON.stringify` does.
fn escaped(byte: u8, into: &mut Vec<u8>) {
    let letter = match byte {
        b'"' | b'\\' => byte,
        0x08 => b'b',
        b'\t' => b't',
        b'\n' => b'n',
        0x0C => b'f',
        b'\r' => b'r',
        0..0x20 => {
            let digit = |number: u8| number + if number < 10 { b'0' } else { b'a' - 10 };
            return put(&[b'\\', b'u', b'0', b'0', digit(byte >> 4), digit(byte & 15)], into);
        }
        _ => return put(&[byte], into),
    };
    put(&[b'\\', letter], into);
}

/// Compares two names by their UTF-16 units.
#[inline(never)]
fn compared(doc: Doc, one: NodeId, other: NodeId) -> Ordering {
    let bytes = |key| Unescaped::new(doc.inner(&doc.node(key))).map(unit_order);
    bytes(one).cmp(bytes(other))
}

/// Puts the characters from U+E000 to U+FFFF behind those that UTF-16 writes as surrogates. No UTF-8 has these bytes.
fn unit_order(byte: u8) -> u8 {
    match byte {
        0xEE | 0xEF => byte | 0xF0,
        _ => byte,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
