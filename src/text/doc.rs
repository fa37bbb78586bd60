//! Looking things up in the index of a text: kinds, sources, members, elements.

use super::padded::Padded;
use super::span::Span;
use super::unescape::Unescaped;
use alloc::vec::Vec;

/// The number of a node in the index. The root is 0.
pub(crate) type NodeId = u32;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum NodeKind {
    Null,
    Boolean,
    Number,
    String,
    Object,
    Array,
    /// The name of a member. The next node is its value.
    Key,
    /// A value that is missing: the reader stopped here.
    Absent,
}

/// One token: its span, its kind, and the node after its last descendant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Kind: 3 bits; escaped: 1 bit; next sibling: 28 bits.
    link: u32,
}

const ESCAPED: u32 = 8;
const NEXT: u32 = 4;

impl Node {
    /// The end of a container that never closed.
    pub(crate) const OPEN: u32 = u32::MAX;

    /// Returned for a number behind the last node.
    pub(super) const ABSENT: Node = Node::new(0, 0, NodeKind::Absent, false, u32::MAX >> NEXT);

    #[inline]
    pub(crate) const fn new(start: u32, end: u32, kind: NodeKind, escaped: bool, next: u32) -> Node {
        let flags = kind as u32 | if escaped { ESCAPED } else { 0 };
        Node {
            start,
            end,
            link: flags | next << NEXT,
        }
    }

    #[inline]
    pub(crate) fn kind(&self) -> NodeKind {
        match self.link & 7 {
            0 => NodeKind::Null,
            1 => NodeKind::Boolean,
            2 => NodeKind::Number,
            3 => NodeKind::String,
            4 => NodeKind::Object,
            5 => NodeKind::Array,
            6 => NodeKind::Key,
            _ => NodeKind::Absent,
        }
    }

    #[inline]
    pub(crate) fn is(&self, kind: NodeKind) -> bool {
        self.link & 7 == kind as u32
    }

    /// Whether the string or key contains a backslash, or is percent-encoded.
    #[inline]
    pub(crate) fn is_escaped(&self) -> bool {
        self.link & ESCAPED != 0
    }

    /// The node after this one and its descendants.
    #[inline]
    pub(crate) const fn next(&self) -> NodeId {
        self.link >> NEXT
    }

    /// Whether it is not a container that was left open at a fault.
    pub(crate) fn is_closed(&self) -> bool {
        self.end != Node::OPEN
    }

    #[inline]
    pub(crate) fn span(&self) -> Span {
        Span::new(self.start, self.end)
    }

    /// Whether it is a container that is being read.
    pub(super) fn is_unfinished(&self) -> bool {
        self.next() == 0
    }

    /// Sets the end and the next node of a container. Returns the parent, which `end` held while it was
    /// open.
    #[inline]
    pub(super) fn close(&mut self, end: u32, next: NodeId) -> u32 {
        self.link |= next << NEXT;
        core::mem::replace(&mut self.end, end)
    }
}

/// A text and the nodes that were read from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doc<'t> {
    text: Padded<'t>,
    nodes: &'t [Node],
}

impl<'t> Doc<'t> {
    pub(super) fn new(text: Padded<'t>, nodes: &'t [Node]) -> Doc<'t> {
        Doc { text, nodes }
    }

    #[inline]
    pub(crate) fn padded(&self) -> Padded<'t> {
        self.text
    }

    pub(crate) fn text(&self) -> &'t [u8] {
        self.text.text()
    }

    /// The number of nodes; 0 if the text begins with a fault.
    pub(crate) fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Returns a node, or an absent one if the number is out of range.
    #[inline]
    pub(crate) fn node(&self, id: NodeId) -> Node {
        *self.nodes.get(id as usize).unwrap_or(&Node::ABSENT)
    }

    /// The source of a node, with quotes and brackets.
    pub(crate) fn source(&self, id: NodeId) -> &'t [u8] {
        self.node(id).span().of(self.text.text())
    }

    /// The decoded bytes of a string or key.
    pub(crate) fn unescaped(&self, node: &Node) -> Unescaped<'t> {
        // The root of a query is marked so, too.
        match self.node(0).is_escaped() {
            true => Unescaped::of_query(node.span().of(self.text())),
            false => Unescaped::new(self.inner(node)),
        }
    }

    /// The source of a string or key without its quotes. A query has no quotes.
    #[inline]
    pub(crate) fn inner(&self, node: &Node) -> &'t [u8] {
        self.text.slice(node.start as usize + 1, (node.end as usize).max(1) - 1)
    }

    /// Whether a string or key, decoded, equals these bytes.
    pub(crate) fn reads(&self, node: &Node, name: &[u8]) -> bool {
        match node.is_escaped() {
            false => self.inner(node) == name,
            true => self.unescaped(node).eq(name.iter().copied()),
        }
    }

    /// Whether a string or key, decoded, equals another one, given as its source without quotes.
    pub(crate) fn reads_as(&self, node: &Node, inner: &[u8], is_escaped: bool) -> bool {
        match node.is_escaped() || is_escaped {
            false => self.inner(node) == inner,
            true => Unescaped::new(self.inner(node)).eq(Unescaped::new(inner)),
        }
    }

    /// Whether two strings or keys are equal when decoded.
    pub(crate) fn have_same_name(&self, a: &Node, b: &Node) -> bool {
        self.reads_as(a, self.inner(b), b.is_escaped())
    }

    /// The decoded string or key.
    #[cfg(test)]
    pub(crate) fn decoded(&self, node: &Node) -> alloc::string::String {
        let bytes = self.unescaped(node).collect();
        alloc::string::String::from_utf8(bytes).unwrap_or_default()
    }

    /// Appends the decoded string or key.
    pub(crate) fn append(&self, node: &Node, into: &mut Vec<u8>) {
        match node.is_escaped() {
            false => into.extend_from_slice(self.inner(node)),
            true => into.extend(self.unescaped(node)),
        }
    }

    /// The keys of an object. The value of each is the next node. Empty for any other node.
    #[inline]
    pub(crate) fn keys(&self, object: NodeId) -> impl Iterator<Item = NodeId> + use<'t> {
        let doc = *self;
        let end = match doc.node(object).is(NodeKind::Object) {
            true => doc.node(object).next(),
            false => 0,
        };
        let mut at = object + 1;
        core::iter::from_fn(move || {
            let key = (at < end).then_some(at)?;
            at = doc.node(key + 1).next();
            Some(key)
        })
    }

    /// The members of an object, which must be one: each key with its number.
    #[inline(always)]
    pub(crate) fn members(&self, object: NodeId) -> impl Iterator<Item = (NodeId, Node)> + use<'t> {
        let nodes = self.nodes;
        let (mut at, end) = (object + 1, self.node(object).next());
        core::iter::from_fn(move || {
            let id = (at < end).then_some(at)?;
            let [key, value] = nodes.get(id as usize..)?.first_chunk()?;
            at = value.next();
            Some((id, *key))
        })
    }

    /// The elements of an array. Empty for any other node.
    #[inline]
    pub(crate) fn elements(&self, array: NodeId) -> impl Iterator<Item = NodeId> + use<'t> {
        let doc = *self;
        let end = match doc.node(array).is(NodeKind::Array) {
            true => doc.node(array).next(),
            false => 0,
        };
        let mut at = array + 1;
        core::iter::from_fn(move || {
            let element = (at < end).then_some(at)?;
            at = doc.node(element).next();
            Some(element)
        })
    }
}
