//! The URL inside a `payout`, whose structure the interface does not show: where the option
//! `payoutUrl` leads, what stands beside it, and a `payout` that holds a URL alone.

use super::json::write_string;
use crate::text::envelope::follow;
use crate::text::padded::PADDING;
use crate::text::pointer::tokens;
use crate::text::{Doc, Kind, NodeId, Span};
use alloc::vec::Vec;

/// What stands around the URL in a member that the converter makes, one behind the other in one text.
#[derive(Debug, Default)]
pub(super) struct Shell {
    /// With more bytes behind, so that a part can be copied without a look at its length.
    pub(super) text: Vec<u8>,
    /// The name of the member to which the URL moves, in quotes.
    pub(super) name: Span,
    /// What stands before the URL in a `payout`, and behind it.
    pub(super) open: Span,
    pub(super) close: Span,
    /// How many containers are around it.
    pub(super) depth: u32,
}

impl Shell {
    /// Sets it to what a JSON Pointer asks for.
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

/// The string that is a value's URL: the value itself, or where the pointer leads.
pub(super) fn find(doc: Doc, value: NodeId, pointer: Option<&str>) -> Option<NodeId> {
    let url = follow(doc, value, pointer.unwrap_or_default().as_bytes())?;
    doc.node(url).is(Kind::String).then_some(url)
}

/// Whether two strings stand for the same.
pub(super) fn is_same(a: (Doc, NodeId), b: (Doc, NodeId)) -> bool {
    let ((a, first), (b, second)) = (a, b);
    let (first, second) = (a.node(first), b.node(second));
    a.reads_as(&first, b.inner(&second), second.is_escaped())
}

/// Calls `see` with each container on the way from a value to a node inside it, and in it with each
/// member or element: whether it leads on, and where it ends.
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

/// A member or element on the way, or beside it.
pub(super) struct Stop {
    pub(super) container: NodeId,
    /// Its key, or itself.
    pub(super) child: NodeId,
    pub(super) leads_on: bool,
    /// Where the one before it ends.
    before: Option<u32>,
    /// The one behind it.
    following: Option<NodeId>,
    end: u32,
}

/// What goes when the URL at `url` goes from the value, and what stays in its place: a member goes with
/// one comma; an element leaves `null`, or the next one would be taken for the URL. Nothing where the
/// value holds nothing else.
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
