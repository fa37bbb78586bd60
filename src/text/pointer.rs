//! Paths into a document, and reading and writing them as JSON Pointers (RFC 6901).

use super::doc::{Doc, NodeId};
use super::unescape::Unescaped;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// One step of a path: a member's name or an element's index.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Segment {
    /// The name of a member. Paths that share a name share its text, however long it is.
    Key(Arc<str>),
    /// The index of an element, from 0.
    Index(u32),
}

/// The path of a value in a document. Displays as a JSON Pointer and compares with the text of one. The
/// empty path is the document itself.
///
/// ```
/// use order_contract::{Path, Segment};
/// let path = Path(vec![Segment::Key("loans".into()), Segment::Index(0), Segment::Key("a/b".into())]);
/// assert_eq!(path.to_string(), "/loans/0/a~1b");
/// assert_eq!(path, "/loans/0/a~1b");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(pub Vec<Segment>);

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for segment in &self.0 {
            match segment {
                Segment::Key(key) => write!(f, "/{}", key.replace('~', "~0").replace('/', "~1"))?,
                Segment::Index(index) => write!(f, "/{index}")?,
            }
        }
        Ok(())
    }
}

impl PartialEq<str> for Path {
    /// Whether the text is this path as a JSON Pointer.
    fn eq(&self, pointer: &str) -> bool {
        let own = self.to_string();
        own == pointer
    }
}

impl PartialEq<&str> for Path {
    fn eq(&self, pointer: &&str) -> bool {
        self == *pointer
    }
}

/// More elements than any text has.
const MOST_ELEMENTS: usize = 100_000_000;

/// The segments of a JSON Pointer.
pub(crate) fn tokens(pointer: &[u8]) -> impl Iterator<Item = PointerToken<'_>> {
    let segments = pointer.split(|&byte| byte == b'/');
    segments.skip(1).map(PointerToken)
}

/// Writes a name as a segment of a pointer.
pub(crate) fn write_token(name: &[u8], out: &mut Vec<u8>) {
    if !name.iter().any(|byte| matches!(byte, b'~' | b'/')) {
        return out.extend_from_slice(name);
    }
    for &byte in name {
        match byte {
            b'~' => out.extend_from_slice(b"~0"),
            b'/' => out.extend_from_slice(b"~1"),
            byte => out.push(byte),
        }
    }
}

/// Writes a number in decimal digits.
pub(crate) fn write_number(number: u64, out: &mut Vec<u8>) {
    if number > 9 {
        write_number(number / 10, out);
    }
    out.push(b'0' + (number % 10) as u8);
}

/// Whether a text is a JSON Pointer.
pub(crate) fn is_pointer(text: &str) -> bool {
    let is_rooted = text.is_empty() || text.starts_with('/');
    is_rooted && text.split('~').skip(1).all(|rest| rest.starts_with(['0', '1']))
}

/// A segment of a JSON Pointer, still escaped.
#[derive(Clone, Copy)]
pub(crate) struct PointerToken<'p>(pub(crate) &'p [u8]);

impl PointerToken<'_> {
    /// The unescaped bytes.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = u8> {
        let mut rest = self.0.iter().copied();
        core::iter::from_fn(move || match rest.next()? {
            b'~' => rest.next().map(|code| if code == b'1' { b'/' } else { b'~' }),
            byte => Some(byte),
        })
    }

    /// Whether it equals a key, both decoded.
    pub(crate) fn names(&self, doc: Doc, key: NodeId) -> bool {
        let node = doc.node(key);
        let name = doc.inner(&node);
        match node.is_escaped() || self.0.contains(&b'~') {
            true => Unescaped::new(name).eq(self.bytes()),
            false => name == self.0,
        }
    }

    /// The index of an element, if the segment is decimal digits without a leading zero.
    pub(crate) fn position(&self) -> Option<usize> {
        if self.0.is_empty() || (self.0.len() > 1 && self.0.starts_with(b"0")) {
            return None;
        }
        let mut position = 0usize;
        for byte in self.0 {
            if !byte.is_ascii_digit() || position > MOST_ELEMENTS {
                return None;
            }
            position = position * 10 + usize::from(byte - b'0');
        }
        Some(position)
    }
}
