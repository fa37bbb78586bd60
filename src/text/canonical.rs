//! Writes a value in one form, so that texts of the same content have the same bytes: without white space, with the
//! fewest escapes, and with the members of objects in the order of their names in UTF-16. Of several members with one name,
//! the last one counts, as for `JSON.parse`. Numbers keep their digits.
//!
//! Strings and names are written after an `s`, numbers as strings after an `n`. These bytes are hashed, and the hashes
//! are stored: they must never change.

use super::doc::{Doc, Node, NodeId, NodeKind};
use super::sort::{Keyed, sort_by};
use super::unescape::Unescaped;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Appends a value.
pub(crate) fn write(doc: Doc, value: NodeId, into: &mut Vec<u8>) {
    let (open, members) = (Vec::new(), Pending::default());
    let mut writer = CanonicalWriter {
        doc,
        into,
        open,
        members,
    };
    let mut next = Some(value);
    while let Some(value) = next {
        writer.begin(value);
        next = writer.following();
    }
}

struct CanonicalWriter<'d, 'o> {
    doc: Doc<'d>,
    into: &'o mut Vec<u8>,
    /// A list and not the stack, because a text can be nested as deeply as it is long.
    open: Vec<Begun>,
    members: Pending,
}

/// A container that has been begun.
#[derive(Clone, Copy)]
enum Begun {
    /// The next element, and the node behind the array.
    Array { at: NodeId, end: NodeId },
    /// The number of members that wait in the objects around it.
    Object { before: usize },
}

impl CanonicalWriter<'_, '_> {
    /// Writes a scalar, or the bracket that opens a container.
    fn begin(&mut self, id: NodeId) {
        let node = self.doc.node(id);
        match node.kind() {
            NodeKind::Object => {
                self.put(b"{");
                let before = self.members.open(self.doc, id);
                self.open.push(Begun::Object { before });
            }
            NodeKind::Array => {
                self.put(b"[");
                let (at, end) = (id + 1, node.next());
                self.open.push(Begun::Array { at, end });
            }
            NodeKind::String => self.string(&node),
            NodeKind::Number => self.quoted(b"\"n", self.doc.source(id)),
            _ => self.put(self.doc.source(id)),
        }
    }

    /// Closes what is complete. Returns the value that follows, after its name.
    fn following(&mut self) -> Option<NodeId> {
        loop {
            let innermost = self.open.pop()?;
            let (next, bracket) = match innermost {
                Begun::Array { at, end } => (self.element(at, end), b"]"),
                Begun::Object { before } => (self.member(before), b"}"),
            };
            if next.is_some() {
                return next;
            }
            self.put(bracket);
        }
    }

    fn element(&mut self, at: NodeId, end: NodeId) -> Option<NodeId> {
        let element = (at < end).then_some(at)?;
        self.separate();
        let at = self.doc.node(element).next();
        self.open.push(Begun::Array { at, end });
        Some(element)
    }

    fn member(&mut self, before: usize) -> Option<NodeId> {
        let key = self.members.next(before)?;
        self.separate();
        self.string(&self.doc.node(key));
        self.put(b":");
        self.open.push(Begun::Object { before });
        Some(key + 1)
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

/// The members that are still to be written, of all open objects: those of the innermost one last, in reverse order.
#[derive(Default)]
struct Pending {
    keys: Vec<NodeId>,
    sorted: Vec<Keyed>,
    spare: Vec<Keyed>,
}

impl Pending {
    /// Adds the members of an object. Returns how many there were before.
    fn open(&mut self, doc: Doc, object: NodeId) -> usize {
        let before = self.keys.len();
        self.sorted.clear();
        self.sorted.extend(doc.keys(object).map(|key| (0, key)));
        // The last one of a name is then the first.
        self.sorted.reverse();
        sort_by(&mut self.sorted, &mut self.spare, &|a, b| compared(doc, a, b).is_lt());
        self.sorted
            .dedup_by(|later, kept| compared(doc, kept.1, later.1).is_eq());
        self.keys.extend(self.sorted.iter().map(|entry| entry.1));
        before
    }

    /// Takes the next member of the innermost object, before which there were so many others.
    fn next(&mut self, before: usize) -> Option<NodeId> {
        match self.keys.len() > before {
            true => self.keys.pop(),
            false => None,
        }
    }
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
