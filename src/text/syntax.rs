//! What is around the names and values of a text: that of JSON, or of the query of a URL.

use super::doc::{Doc, NodeId};
use super::span::Span;

/// How a text is written.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Syntax {
    /// Between two members or parameters.
    pub(crate) separator: u8,
    /// Between a name and its value.
    pub(crate) colon: &'static [u8],
    /// Around a name.
    pub(crate) quote: &'static [u8],
    /// An empty text as a value.
    pub(crate) empty: &'static [u8],
    /// What there can be besides separators between two members.
    pub(crate) blanks: &'static [u8],
    /// What opens the text itself, if it stands before the first member.
    pub(crate) mark: &'static [u8],
}

pub(crate) static JSON: Syntax = Syntax {
    separator: b',',
    colon: b":",
    quote: b"\"",
    empty: b"\"\"",
    blanks: b" \t\r\n",
    mark: b"",
};

pub(crate) static QUERY: Syntax = Syntax {
    separator: b'&',
    colon: b"=",
    quote: b"",
    empty: b"",
    blanks: b"",
    mark: b"?",
};

impl Doc<'_> {
    pub(crate) fn syntax(&self) -> &'static Syntax {
        // The root of a query is marked so.
        match self.node(0).is_escaped() {
            true => &QUERY,
            false => &JSON,
        }
    }

    /// The span of an object's members and of the white space around them.
    pub(crate) fn inside(&self, object: NodeId) -> Span {
        let (node, syntax) = (self.node(object), self.syntax());
        match syntax.mark {
            [] => Span::new(node.start + 1, node.end.saturating_sub(1)),
            mark => Span::new(u32::from(self.text().starts_with(mark)), self.text().len() as u32),
        }
    }

    /// The span from a key to the end of its value.
    pub(crate) fn member(&self, key: NodeId) -> Span {
        Span::new(self.node(key).start, self.node(key + 1).end)
    }
}
