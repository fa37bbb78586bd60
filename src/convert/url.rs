//! The URL inside a `payout`, whose structure the interface does not show. Finds it by the option
//! `payoutUrl`, finds what is beside it, and builds a `payout` that holds only a URL.

use super::json::write_string;
use crate::text::envelope::follow;
use crate::text::padded::PADDING;
use crate::text::pointer::tokens;
use crate::text::{Doc, Kind, NodeId, Span};
use alloc::vec::Vec;

/// The texts around the URL in a member that the converter writes, concatenated.
#[derive(Debug, Default)]
pub(super) struct Shell {
    /// Padded, so that a part can be copied as a chunk of fixed size.
    pub(super) text: Vec<u8>,
    /// The name of the member that the URL moves to, in quotes.
    pub(super) name: Span,
    /// The text before the URL in a `payout`.
    pub(super) open: Span,
    /// The text after the URL in a `payout`.
    pub(super) close: Span,
    /// How many objects are around the URL.
    pub(super) depth: u32,
}

impl Shell {
    /// Builds the texts for a JSON Pointer and a member's name.
    pub(super) fn set(&mut self, pointer: &str, name: impl Iterator<Item = u8>) {
        let name: Vec<u8> = name.collect();
        self.text.clear();
        write_string(&[&name], &mut self.text);
        self.name = Span::new(0, self.text.len() as u32);
        self.depth = 0;
        for token in tokens(pointer.as_bytes()) {
            self.depth += 1;
            let name: Vec<u8> = token.bytes().collect();
            self.text.push(b'{');
            write_string(&[&name], &mut self.text);
            self.text.push(b':');
        }
        self.open = Span::new(self.name.end, self.text.len() as u32);
        self.close = Span::new(self.open.end, self.open.end + self.depth);
        for _ in 0..self.depth {
            self.text.push(b'}');
        }
        self.text.extend_from_slice(&[0; PADDING]);
    }

    pub(super) fn open(&self) -> &[u8] {
        self.open.of(&self.text)
    }

    pub(super) fn close(&self) -> &[u8] {
        self.close.of(&self.text)
    }
}

/// Finds the string that is a value's URL: at the pointer, or the value itself.
pub(super) fn find(doc: Doc, value: NodeId, pointer: Option<&str>) -> Option<NodeId> {
    let url = follow(doc, value, pointer.unwrap_or_default().as_bytes())?;
    doc.node(url).is(Kind::String).then_some(url)
}

/// Whether two strings are equal when decoded.
pub(super) fn is_same(a: (Doc, NodeId), b: (Doc, NodeId)) -> bool {
    let ((a, first), (b, second)) = (a, b);
    let (first, second) = (a.node(first), b.node(second));
    a.reads_as(&first, b.inner(&second), second.is_escaped())
}

/// Calls `see` with each member or element of each container on the path from a value to a node inside
/// it.
#[inline(never)]
pub(super) fn way(doc: Doc, from: NodeId, to: NodeId, see: &mut dyn FnMut(Stop)) {
    let mut container = from;
    while container < to {
        let is_object = doc.node(container).is(Kind::Object);
        let (mut child, mut before, mut on) = (container + 1, None, to);
        while child < doc.node(container).next() {
            let value = child + u32::from(is_object);
            let next = doc.node(value).next();
            let leads_on = value <= to && to < next;
            if leads_on {
                on = value;
            }
            see(Stop {
                container,
                child,
                leads_on,
                before,
                following: (next < doc.node(container).next()).then_some(next),
                end: doc.node(value).end,
            });
            before = Some(doc.node(value).end);
            child = next;
        }
        container = on;
    }
}

/// A member or element on the path, or beside it.
pub(super) struct Stop {
    pub(super) container: NodeId,
    /// The key or the element.
    pub(super) child: NodeId,
    /// Whether it is on the path.
    pub(super) leads_on: bool,
    /// The end of the one before it.
    before: Option<u32>,
    /// The one after it.
    following: Option<NodeId>,
    end: u32,
}

/// Returns the span to remove with the URL at `url`, and its replacement. A member is removed with one
/// comma. An element becomes `null`, or the next one would take its position. `None` if the value holds
/// only the URL.
pub(super) fn without(doc: Doc, value: NodeId, url: NodeId) -> Option<(Span, &'static [u8])> {
    let mut gone = None;
    let mut is_alone = true;
    way(doc, value, url, &mut |stop| {
        is_alone &= stop.leads_on;
        if stop.leads_on {
            let start = doc.node(stop.child).start;
            let is_object = doc.node(stop.container).is(Kind::Object);
            gone = Some(match (is_object, stop.before, stop.following) {
                (false, ..) => (doc.node(url).span(), &b"null"[..]),
                (_, Some(before), _) => (Span::new(before, stop.end), &b""[..]),
                (_, _, Some(next)) => (Span::new(start, doc.node(next).start), &b""[..]),
                _ => (Span::new(start, stop.end), &b""[..]),
            });
        }
    });
    gone.filter(|_| !is_alone)
}
