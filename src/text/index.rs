//! The JSON reader: turns a text into a flat list of nodes, twelve bytes per token, in one pass.
//!
//! It checks the whole grammar of RFC 8259, UTF-8, surrogates and depth, and stops at the first fault.
//! Everything read before the fault can still be looked up; containers open at the fault stay open.

use super::doc::{Doc, Node, NodeId, NodeKind};
use super::padded::Padded;
use super::query::{LIST, NO_TEXT, QueryPair, decoded, elements, pairs};
use super::scan::Scanner;
pub(crate) use super::scan::{Cause, Expected};
use super::span::Span;
use alloc::vec::Vec;

/// The longest text that is read, in bytes.
pub(crate) const LONGEST: usize = 500_000_000;

/// The deepest nesting that is read. Tests have a lower one, which takes less memory to exceed.
pub(crate) const DEEPEST: u32 = if cfg!(test) { 1 << 16 } else { 1 << 24 };

// An open container can take a single byte, every other node takes two at least: 28 bits can count them.
const _: () = assert!(DEEPEST as usize + (LONGEST - DEEPEST as usize) / 2 < Node::ABSENT.next() as usize);

/// The buffer is kept for the next text up to this many nodes, and freed beyond.
const KEPT: usize = 1 << 18;

/// The nodes of one text, in a reusable buffer.
#[derive(Debug, Default)]
pub(crate) struct Index {
    nodes: Vec<Node>,
    fault: Option<Fault>,
}

/// The first fault of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) cause: Cause,
    pub(crate) span: Span,
    /// The node at which the reader stopped: an absent value, or the innermost open container.
    pub(crate) node: NodeId,
}

impl Index {
    pub(crate) const NEW: Index = Index {
        nodes: Vec::new(),
        fault: None,
    };

    /// Reads the document that begins at `start`.
    pub(crate) fn read<'i>(&'i mut self, text: Padded<'i>, start: usize, max_depth: u32) -> Doc<'i> {
        self.read_within(text, start, text.len(), max_depth)
    }

    /// Reads the document that begins at `start` and ends at `limit`, but for white space after it.
    pub(crate) fn read_within<'i>(
        &'i mut self,
        text: Padded<'i>,
        start: usize,
        limit: usize,
        max_depth: u32,
    ) -> Doc<'i> {
        self.clear();
        let mut reader = Reader {
            scanner: Scanner::new(text),
            nodes: &mut self.nodes,
            max_depth: max_depth.min(DEEPEST),
            limit,
        };
        reader.document(start);
        let stopped = reader.scanner.fault;
        self.fault = stopped.map(|(cause, start, end)| Fault {
            cause,
            span: Span::new(start as u32, end as u32),
            node: abandon(&mut self.nodes, cause),
        });
        self.doc(text)
    }

    /// Indexes the query of a URL as an object. Its keys and strings have no quotes, and all count as escaped:
    /// they are percent-encoded. It stays open at the first fault.
    pub(crate) fn read_query<'i>(&'i mut self, text: Padded<'i>) -> Doc<'i> {
        self.read_parameters(text, false)
    }

    /// The same of a query that was made of an object, with [`LIST`] and [`NO_TEXT`] as values that are no strings.
    pub(crate) fn read_query_object<'i>(&'i mut self, text: Padded<'i>) -> Doc<'i> {
        self.read_parameters(text, true)
    }

    fn read_parameters<'i>(&'i mut self, text: Padded<'i>, has_marks: bool) -> Doc<'i> {
        self.clear();
        let whole = text.text();
        let open = Node::new(0, Node::OPEN, NodeKind::Object, true, 0);
        self.nodes.push(open);
        self.fault = pairs(whole).find_map(|pair| self.pair(whole, &pair, has_marks).err());
        let next = self.nodes.len() as u32;
        let end = match self.fault {
            None => whole.len() as u32,
            Some(_) => Node::OPEN,
        };
        if let Some(root) = self.nodes.first_mut() {
            root.close(end, next);
        }
        self.doc(text)
    }

    fn pair(&mut self, text: &[u8], pair: &QueryPair, has_marks: bool) -> Result<(), Fault> {
        decoded(text, pair.name).map_err(|span| bad_encoding(span, 0))?;
        self.push_escaped(pair.name, NodeKind::Key);
        let node = self.nodes.len();
        match pair.value.of(text) {
            [LIST, ..] if has_marks => {
                self.push_escaped(pair.value, NodeKind::Array);
                let fault = elements(text, pair.value).find_map(|element| self.parameter(text, element, true).err());
                let next = self.nodes.len() as u32;
                if let Some(list) = self.nodes.get_mut(node) {
                    *list = Node::new(pair.value.start, pair.value.end, NodeKind::Array, true, next);
                }
                fault.map_or(Ok(()), Err)
            }
            _ => self.parameter(text, pair.value, has_marks),
        }
    }

    /// Adds the value of a parameter, or an absent one if it can't be decoded.
    fn parameter(&mut self, text: &[u8], value: Span, has_marks: bool) -> Result<(), Fault> {
        if let Err(span) = decoded(text, value) {
            let node = self.nodes.len() as u32;
            self.push_escaped(Span::default(), NodeKind::Absent);
            return Err(bad_encoding(span, node));
        }
        let kind = match has_marks && value.of(text) == [NO_TEXT] {
            // The nearest that JSON has.
            true => NodeKind::Object,
            false => NodeKind::String,
        };
        self.push_escaped(value, kind);
        Ok(())
    }

    fn push_escaped(&mut self, span: Span, kind: NodeKind) {
        let next = self.nodes.len() as u32 + 1;
        self.nodes.push(Node::new(span.start, span.end, kind, true, next));
    }

    /// The nodes of the text that was read last.
    pub(crate) fn doc<'i>(&'i self, text: Padded<'i>) -> Doc<'i> {
        Doc::new(text, &self.nodes)
    }

    pub(crate) fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// Forgets the text. Frees a buffer of more than [`KEPT`] nodes.
    pub(crate) fn clear(&mut self) {
        if self.nodes.capacity() > KEPT {
            self.nodes = Vec::new();
        }
        self.nodes.clear();
        self.fault = None;
    }
}

/// Whether a text begins with a byte order mark of UTF-16, or with a bracket that it encodes.
pub(crate) fn is_utf_16(text: &[u8]) -> bool {
    matches!(
        text,
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] | [b'{' | b'[', 0, ..] | [0, b'{' | b'[', ..]
    )
}

fn bad_encoding(span: Span, node: NodeId) -> Fault {
    Fault {
        cause: Cause::NotUtf8,
        span,
        node,
    }
}

/// Reads one document. While a container is open, the `end` of its node holds its parent.
struct Reader<'t, 'i> {
    scanner: Scanner<'t>,
    nodes: &'i mut Vec<Node>,
    max_depth: u32,
    /// The document must end at this offset, but for white space after it.
    limit: usize,
}

/// The innermost open container and its depth.
#[derive(Clone, Copy)]
struct Open {
    node: u32,
    is_object: bool,
    depth: u32,
}

const OUTSIDE: Open = Open {
    node: Node::OPEN,
    is_object: false,
    depth: 0,
};

impl Reader<'_, '_> {
    /// Reads values until the root is complete; then only white space may follow. Each part of the
    /// grammar is called from one place, so that all of it is inlined into one loop.
    fn document(&mut self, mut at: usize) -> Option<usize> {
        let mut open = OUTSIDE;
        let head = self.scanner.text.word(at);
        if head & 0xFF_FFFF == 0xBF_BBEF {
            return self.scanner.stop(Cause::ByteOrderMark, at, 3);
        }
        if at + 2 <= self.limit && is_utf_16(&head.to_le_bytes()) {
            return self.scanner.stop(Cause::NotUtf8, at, 2);
        }
        loop {
            if open.is_object {
                at = self.key(&open, at)?;
            }
            at = self.value(&mut open, at)?;
            while open.depth > 0 {
                let here;
                (at, here) = self.scanner.token(at);
                match here {
                    b',' => break,
                    b'}' if open.is_object => at = self.close(&mut open, at),
                    b']' if !open.is_object => at = self.close(&mut open, at),
                    _ if self.is_first(&open) => break,
                    _ if open.is_object => {
                        return self.scanner.expected(at, Expected::CommaOrBrace);
                    }
                    _ => return self.scanner.expected(at, Expected::CommaOrBracket),
                }
            }
            if open.depth == 0 {
                return self.end(at);
            }
            if !self.is_first(&open) {
                at += 1;
            } else if !open.is_object && matches!(self.scanner.text.byte(at), b',' | b':' | b'}' | 0) {
                return self.scanner.expected(at, Expected::ValueOrBracket);
            }
        }
    }

    /// Whether nothing has been read yet in the open container.
    #[inline]
    fn is_first(&self, open: &Open) -> bool {
        open.node + 1 == self.nodes.len() as u32
    }

    /// Reads a scalar, or the bracket that opens a container.
    #[inline]
    fn value(&mut self, open: &mut Open, at: usize) -> Option<usize> {
        let (at, here) = self.scanner.token(at);
        let (end, kind, escaped) = match here {
            b'"' => {
                let (end, escaped) = self.scanner.string(at)?;
                (end, NodeKind::String, escaped)
            }
            b'{' | b'[' => return self.open(open, at, here == b'{'),
            b'-' | b'0'..=b'9' => (self.scanner.number(at)?.get(), NodeKind::Number, false),
            b't' => (self.scanner.literal(at, b"true")?.get(), NodeKind::Boolean, false),
            b'f' => (self.scanner.literal(at, b"false")?.get(), NodeKind::Boolean, false),
            b'n' => (self.scanner.literal(at, b"null")?.get(), NodeKind::Null, false),
            b'A'..=b'Z' | b'a'..=b'z' => return self.scanner.bad_word(at),
            _ => return self.scanner.expected(at, Expected::Value),
        };
        self.push(at, end, kind, escaped);
        Some(end)
    }

    #[inline]
    fn push(&mut self, start: usize, end: usize, kind: NodeKind, escaped: bool) {
        let next = self.nodes.len() as u32 + 1;
        self.nodes
            .push(Node::new(start as u32, end as u32, kind, escaped, next));
    }

    #[inline]
    fn open(&mut self, open: &mut Open, at: usize, is_object: bool) -> Option<usize> {
        if open.depth == self.max_depth {
            return self.scanner.stop(Cause::TooDeep, at, 1);
        }
        // Keeps a document that extends beyond its limit from being read to the end of the text.
        if at > self.limit {
            return self.scanner.expected(at, Expected::End);
        }
        let kind = match is_object {
            true => NodeKind::Object,
            false => NodeKind::Array,
        };
        let node = self.nodes.len() as u32;
        // Zero marks an open container: `next` is set when it closes.
        self.nodes.push(Node::new(at as u32, open.node, kind, false, 0));
        *open = Open {
            node,
            is_object,
            depth: open.depth + 1,
        };
        Some(at + 1)
    }

    /// Closes the open container and returns to its parent.
    #[inline]
    fn close(&mut self, open: &mut Open, at: usize) -> usize {
        let next = self.nodes.len() as u32;
        let around = match self.nodes.get_mut(open.node as usize) {
            Some(node) => node.close(at as u32 + 1, next),
            None => Node::OPEN,
        };
        let is_object = self
            .nodes
            .get(around as usize)
            .is_some_and(|node| node.is(NodeKind::Object));
        *open = Open {
            node: around,
            is_object,
            depth: open.depth - 1,
        };
        at + 1
    }

    /// Reads a key and its colon.
    #[inline]
    fn key(&mut self, open: &Open, at: usize) -> Option<usize> {
        let (at, here) = self.scanner.token(at);
        if here != b'"' {
            let expected = match self.is_first(open) {
                true => Expected::KeyOrBrace,
                false => Expected::Key,
            };
            return self.scanner.expected(at, expected);
        }
        let (end, escaped) = self.scanner.string(at)?;
        self.push(at, end, NodeKind::Key, escaped);
        match self.scanner.token(end) {
            (colon, b':') => Some(colon + 1),
            (colon, _) => self.scanner.expected(colon, Expected::Colon),
        }
    }

    #[inline]
    fn end(&mut self, at: usize) -> Option<usize> {
        let (next, _) = self.scanner.token(at);
        match at <= self.limit && self.limit <= next {
            true => Some(next),
            false => self.scanner.expected(next, Expected::End),
        }
    }
}

/// Makes the nodes of an unfinished text consistent: open containers extend to the last node, and a
/// missing value gets an absent node. Returns the node at which the reader stopped.
fn abandon(nodes: &mut Vec<Node>, cause: Cause) -> NodeId {
    let innermost = nodes.iter().rposition(Node::is_unfinished);
    let between = matches!(
        cause,
        Cause::Syntax(Expected::CommaOrBracket | Expected::ValueOrBracket)
    );
    let innermost_node = innermost.and_then(|node| nodes.get(node));
    let in_array = innermost_node.is_some_and(|node| node.is(NodeKind::Array));
    let behind_key = nodes.last().is_some_and(|node| node.is(NodeKind::Key));
    let stopped = match behind_key || (in_array && !between) {
        true => {
            let next = nodes.len() as u32 + 1;
            nodes.push(Node::new(0, 0, NodeKind::Absent, false, next));
            nodes.len() as u32 - 1
        }
        false => innermost.map_or(0, |node| node as u32),
    };
    let next = nodes.len() as u32;
    for node in nodes.iter_mut().filter(|node| node.is_unfinished()) {
        node.close(Node::OPEN, next);
    }
    stopped
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
