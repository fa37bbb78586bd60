//! Where a value is inside a member, as the tokens of a JSON Pointer. They are decoded once, and compared as names are.

use crate::text::pointer::{PointerToken, tokens};
use crate::text::{Doc, NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// A place inside the value of a member; without tokens, the whole value.
#[derive(Clone, Debug, Default)]
pub(crate) struct Location {
    parts: Vec<LocationPart>,
}

/// A part of a location.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LocationPart {
    Token(&'static LocationToken),
    /// The tokens of the service's option, which are known when a conversion begins.
    Option,
}

/// A decoded token: the name of a member, or the position of an element.
#[derive(Clone, Debug)]
pub(crate) struct LocationToken {
    pub(crate) name: Vec<u8>,
    position: Option<usize>,
}

impl LocationPart {
    #[inline]
    fn tokens<'l>(&self, option: &'l [LocationToken]) -> &'l [LocationToken] {
        match self {
            LocationPart::Token(token) => core::slice::from_ref(*token),
            LocationPart::Option => option,
        }
    }
}

impl LocationToken {
    pub(crate) fn named(name: &[u8]) -> LocationToken {
        LocationToken {
            name: name.to_vec(),
            position: PointerToken(name).position(),
        }
    }

    /// The tokens of a JSON Pointer.
    pub(crate) fn of_pointer(pointer: &str) -> Vec<LocationToken> {
        let tokens = tokens(pointer.as_bytes());
        let named = tokens.map(|token| LocationToken::named(&token.bytes().collect::<Vec<u8>>()));
        named.collect()
    }

    /// The value in a container; of repeated names the last.
    fn find(&self, doc: Doc, container: NodeId) -> Option<NodeId> {
        match doc.node(container).kind() {
            NodeKind::Object => {
                let named = |&key: &NodeId| doc.reads(&doc.node(key), &self.name);
                Some(doc.keys(container).filter(named).last()? + 1)
            }
            NodeKind::Array => doc.elements(container).nth(self.position?),
            _ => None,
        }
    }
}

impl Location {
    /// Leads on to a location in the value at this one.
    pub(crate) fn append(&mut self, inner: &Location) {
        self.parts.extend_from_slice(&inner.parts);
    }

    pub(crate) fn push(&mut self, part: LocationPart) {
        self.parts.push(part);
    }

    pub(crate) fn is_whole(&self) -> bool {
        self.parts.is_empty()
    }

    /// How many parts it has.
    pub(crate) fn depth(&self) -> usize {
        self.parts.len()
    }

    /// Whether the option says where the value is.
    pub(crate) fn is_at_option(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, LocationPart::Option))
    }

    /// Whether only a document shows what to build around a value: a token can be a position, or a name that looks like one.
    pub(crate) fn is_unclear(&self, option: &[LocationToken]) -> bool {
        self.tokens(option).any(|token| token.position.is_some())
    }

    pub(crate) fn parts(&self) -> &[LocationPart] {
        &self.parts
    }

    /// The tokens. `option` are those of the option.
    pub(crate) fn tokens<'l>(&'l self, option: &'l [LocationToken]) -> impl Iterator<Item = &'l LocationToken> {
        self.parts.iter().flat_map(|part| part.tokens(option))
    }

    /// Finds the value in that of a member. `is_sound` looks at what is behind each part, and can stop the search.
    #[inline]
    pub(crate) fn find(
        &self,
        doc: Doc,
        value: NodeId,
        option: &[LocationToken],
        is_sound: impl Fn(usize, NodeId) -> bool,
    ) -> Option<NodeId> {
        let mut at = value;
        for (n, part) in self.parts.iter().enumerate() {
            for token in part.tokens(option) {
                at = token.find(doc, at)?;
            }
            if !is_sound(n + 1, at) {
                return None;
            }
        }
        Some(at)
    }

    /// The containers on the way from the value of a member, as far as there are some.
    pub(crate) fn containers<'l>(
        &'l self,
        doc: Doc<'l>,
        value: NodeId,
        option: &'l [LocationToken],
    ) -> impl Iterator<Item = NodeId> + 'l {
        let (mut at, mut to_it) = (value, None::<&LocationToken>);
        self.tokens(option).map_while(move |token| {
            if let Some(to_it) = to_it.replace(token) {
                at = to_it.find(doc, at)?;
            }
            Some(at)
        })
    }
}

/// The containers on the path from a value to a node inside it, each with its key or element on the path.
pub(crate) fn path(doc: Doc<'_>, from: NodeId, to: NodeId) -> impl Iterator<Item = (NodeId, NodeId)> {
    let mut at = from;
    core::iter::from_fn(move || {
        let container = at;
        let child = child_to(doc, container, to).filter(|_| container < to)?;
        at = child + u32::from(doc.node(child).is(NodeKind::Key));
        Some((container, child))
    })
}

/// The last key or element of a container that is not behind a node.
fn child_to(doc: Doc, container: NodeId, to: NodeId) -> Option<NodeId> {
    let children = children(doc, container);
    children.take_while(|&child| child <= to).last()
}

/// The keys of an object, or the elements of an array.
fn children(doc: Doc<'_>, container: NodeId) -> impl Iterator<Item = NodeId> {
    doc.keys(container).chain(doc.elements(container))
}

/// The other members and elements around a value inside a whole one.
pub(crate) fn beside(doc: Doc<'_>, whole: NodeId, inner: NodeId) -> impl Iterator<Item = NodeId> {
    let on_the_way = path(doc, whole, inner);
    on_the_way.flat_map(move |(container, on)| children(doc, container).filter(move |&child| child != on))
}

/// The texts before and behind an inner value of a whole one.
pub(crate) fn around(whole: Span, inner: Span) -> [Span; 2] {
    [Span::new(whole.start, inner.start), Span::new(inner.end, whole.end)]
}

/// Returns the span to remove with an inner value, and its replacement. A member is removed with one comma. An
/// element becomes `null`, or the next one would take its position. `None` if the whole value holds nothing else.
pub(crate) fn removal(doc: Doc, whole: NodeId, inner: NodeId) -> Option<(Span, &'static [u8])> {
    let (container, child) = path(doc, whole, inner).last()?;
    beside(doc, whole, inner).next()?;
    if doc.node(container).is(NodeKind::Array) {
        return Some((doc.node(inner).span(), b"null"));
    }
    let (start, end) = (doc.node(child).start, doc.node(inner).end);
    let before = child_to(doc, container, child - 1);
    let behind = doc.keys(container).find(|&key| key > child);
    let removed = match (before, behind) {
        (Some(key), _) => Span::new(doc.node(key + 1).end, end),
        (None, Some(key)) => Span::new(start, doc.node(key).start),
        (None, None) => Span::new(start, end),
    };
    Some((removed, b""))
}
