//! The one reader: a text becomes a flat list of nodes, twelve bytes a token, in one pass.
//!
//! It checks the whole grammar of RFC 8259, UTF-8, surrogates and depth, and stops for good at the
//! first fault. What was open then stays open: what came before it can still be looked up.

use super::doc::{Doc, Kind, Node, NodeId};
use super::padded::Padded;
use super::query::{decoded, pairs};
use super::scan::Scanner;
pub(crate) use super::scan::{Cause, Expected};
use super::span::Span;
use alloc::vec::Vec;

/// The longest text that is read: its nodes can be counted in 28 bits, whatever it holds.
pub(crate) const LONGEST: usize = 500_000_000;

/// How many nodes are kept for the next text. More are returned to the allocator.
const KEPT: usize = 1 << 18;

/// The nodes of one text, in a buffer that is kept between texts.
#[derive(Debug, Default)]
pub(crate) struct Index {
    nodes: Vec<Node>,
    fault: Option<Fault>,
    end: usize,
}

/// What stopped the reader, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) cause: Cause,
    pub(crate) span: Span,
    /// The node in which it stopped: a value without text, or the container around.
    pub(crate) node: NodeId,
}

impl Index {
    pub(crate) const NEW: Index = Index {
        nodes: Vec::new(),
        fault: None,
        end: 0,
    };

    /// Reads the document that begins at `start`.
    pub(crate) fn read<'i>(
        &'i mut self,
        text: Padded<'i>,
        start: usize,
        max_depth: u32,
    ) -> Doc<'i> {
        self.read_within(text, start, text.len(), max_depth)
    }

    /// Reads the document that begins at `start`, behind which nothing but white space stands up to
    /// `limit`. Whether it ends before the limit is for the caller to see.
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
            max_depth,
            limit,
        };
        let end = reader.document(start);
        let stopped = reader.scanner.fault;
        self.end = end.unwrap_or(start);
        self.fault = stopped.map(|(cause, start, end)| Fault {
            cause,
            span: Span::new(start as u32, end as u32),
            node: abandon(&mut self.nodes, cause),
        });
        self.doc(text)
    }

    /// Indexes the query of a URL: an object whose keys and strings have no quotes and are encoded as
    /// they stand there.
    pub(crate) fn read_query<'i>(&'i mut self, text: Padded<'i>) -> Doc<'i> {
        self.clear();
        let whole = text.text();
        let open = Node::new(0, whole.len() as u32, Kind::Object, false, 0);
        self.nodes.push(open);
        for pair in pairs(whole) {
            let parts = [(pair.name, Kind::Key), (pair.value, Kind::String)];
            for (span, kind) in parts {
                if let Err(span) = decoded(whole, span) {
                    let cause = Cause::NotUtf8;
                    self.fault = self.fault.or(Some(Fault {
                        cause,
                        span,
                        node: 0,
                    }));
                }
                let next = self.nodes.len() as u32 + 1;
                self.nodes
                    .push(Node::new(span.start, span.end, kind, false, next));
            }
        }
        let next = self.nodes.len() as u32;
        if let Some(root) = self.nodes.first_mut() {
            root.close(whole.len() as u32, next);
        }
        self.end = whole.len();
        self.doc(text)
    }

    /// The nodes of the text that was read last.
    pub(crate) fn doc<'i>(&'i self, text: Padded<'i>) -> Doc<'i> {
        Doc::new(text, &self.nodes)
    }

    /// What stopped the reader.
    pub(crate) fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// Where the document and the white space behind it end.
    pub(crate) fn end(&self) -> usize {
        self.end
    }

    /// Forgets the text. A large buffer is returned.
    pub(crate) fn clear(&mut self) {
        if self.nodes.capacity() > KEPT {
            self.nodes = Vec::new();
        }
        self.nodes.clear();
        self.fault = None;
    }
}

/// Reads one document. While a container is open, the `end` of its node holds the container around.
struct Reader<'t, 'i> {
    scanner: Scanner<'t>,
    nodes: &'i mut Vec<Node>,
    max_depth: u32,
    /// Where the document and the white space behind it must have ended.
    limit: usize,
}

/// The container that is open, and how deep it is.
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
    /// Reads values until the root is whole; then only white space may follow. Each part of the
    /// grammar stands once, so that all of it can be compiled into one loop.
    fn document(&mut self, mut at: usize) -> Option<usize> {
        let mut open = OUTSIDE;
        if self.scanner.text.word(at) & 0xFF_FFFF == 0xBF_BBEF {
            return self.scanner.stop(Cause::ByteOrderMark, at, 3);
        }
        loop {
            if open.is_object {
                at = self.key(&open, at)?;
            }
            at = self.value(&mut open, at)?;
            while open.depth > 0 {
                at = self.scanner.space(at);
                match self.scanner.text.byte(at) {
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
            } else if !open.is_object
                && matches!(self.scanner.text.byte(at), b',' | b':' | b'}' | 0)
            {
                return self.scanner.expected(at, Expected::ValueOrBracket);
            }
        }
    }

    /// Whether nothing has been read yet in the container that is open.
    #[inline]
    fn is_first(&self, open: &Open) -> bool {
        open.node + 1 == self.nodes.len() as u32
    }

    /// Reads a scalar, or the bracket that opens a container.
    #[inline]
    fn value(&mut self, open: &mut Open, at: usize) -> Option<usize> {
        let at = self.scanner.space(at);
        let here = self.scanner.text.byte(at);
        let (end, kind, escaped) = match here {
            b'"' => {
                let (end, escaped) = self.scanner.string(at)?;
                (end, Kind::String, escaped)
            }
            b'{' | b'[' => return self.open(open, at, here == b'{'),
            b'-' | b'0'..=b'9' => (self.scanner.number(at)?.get(), Kind::Number, false),
            b't' => (
                self.scanner.literal(at, b"true")?.get(),
                Kind::Boolean,
                false,
            ),
            b'f' => (
                self.scanner.literal(at, b"false")?.get(),
                Kind::Boolean,
                false,
            ),
            b'n' => (self.scanner.literal(at, b"null")?.get(), Kind::Null, false),
            b'A'..=b'Z' | b'a'..=b'z' => return self.scanner.bad_word(at),
            _ => return self.scanner.expected(at, Expected::Value),
        };
        self.push(at, end, kind, escaped);
        Some(end)
    }

    #[inline]
    fn push(&mut self, start: usize, end: usize, kind: Kind, escaped: bool) {
        let next = self.nodes.len() as u32 + 1;
        self.nodes
            .push(Node::new(start as u32, end as u32, kind, escaped, next));
    }

    #[inline]
    fn open(&mut self, open: &mut Open, at: usize, is_object: bool) -> Option<usize> {
        if open.depth == self.max_depth {
            return self.scanner.stop(Cause::TooDeep, at, 1);
        }
        // So that what reaches beyond the limit is not read far.
        if at > self.limit {
            return self.scanner.expected(at, Expected::End);
        }
        let kind = match is_object {
            true => Kind::Object,
            false => Kind::Array,
        };
        let node = self.nodes.len() as u32;
        // `next` is known when it closes; until then it is zero.
        self.nodes
            .push(Node::new(at as u32, open.node, kind, false, 0));
        *open = Open {
            node,
            is_object,
            depth: open.depth + 1,
        };
        Some(at + 1)
    }

    /// Closes the container that is open.
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
            .is_some_and(|node| node.is(Kind::Object));
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
        let at = self.scanner.space(at);
        if self.scanner.text.byte(at) != b'"' {
            let expected = match self.is_first(open) {
                true => Expected::KeyOrBrace,
                false => Expected::Key,
            };
            return self.scanner.expected(at, expected);
        }
        let (end, escaped) = self.scanner.string(at)?;
        self.push(at, end, Kind::Key, escaped);
        let colon = self.scanner.space(end);
        match self.scanner.text.byte(colon) {
            b':' => Some(colon + 1),
            _ => self.scanner.expected(colon, Expected::Colon),
        }
    }

    #[inline]
    fn end(&mut self, at: usize) -> Option<usize> {
        let at = self.scanner.space(at);
        match at >= self.limit {
            true => Some(at),
            false => self.scanner.expected(at, Expected::End),
        }
    }
}

/// Makes the nodes of an unfinished text consistent: what is open extends to the last node, and a
/// key without a value gets one without text. Returns the node in which the reader stopped.
#[cold]
fn abandon(nodes: &mut Vec<Node>, cause: Cause) -> NodeId {
    let innermost = nodes.iter().rposition(Node::is_unfinished);
    let between = matches!(
        cause,
        Cause::Syntax(Expected::CommaOrBracket | Expected::ValueOrBracket)
    );
    let innermost_node = innermost.and_then(|node| nodes.get(node));
    let in_array = innermost_node.is_some_and(|node| node.is(Kind::Array));
    let behind_key = nodes.last().is_some_and(|node| node.is(Kind::Key));
    let stopped = match behind_key || (in_array && !between) {
        true => {
            let next = nodes.len() as u32 + 1;
            nodes.push(Node::new(0, 0, Kind::Absent, false, next));
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
