//! A member as the converter writes it around a value that moves: its name, and the objects that the pointer to
//! the value names.

use super::json::write_string;
use crate::text::Span;
use crate::text::pointer::tokens;
use alloc::vec::Vec;

/// The texts around the value of a member. Spans refer to `Step::spelling`.
#[derive(Clone, Copy, Default)]
pub(super) struct Template {
    /// The name, in a document in quotes.
    pub(super) name: Span,
    /// From the colon to the value, without the colon.
    pub(super) open: Span,
    /// Behind the value.
    pub(super) close: Span,
    /// How many objects are around the value.
    pub(super) depth: u32,
    /// The pointer has the position of an element, or a name that looks like one: it is unknown what to build around
    /// the value, unless the text of a complement shows it.
    pub(super) is_unclear: bool,
}

impl Template {
    /// The template of a parameter. Appends its text.
    pub(super) fn of_parameter(name: &[u8], spelling: &mut Vec<u8>) -> Template {
        let start = spelling.len() as u32;
        spelling.extend_from_slice(name);
        let end = spelling.len() as u32;
        Template {
            name: Span::new(start, end),
            open: Span::new(end, end),
            close: Span::new(end, end),
            ..Template::default()
        }
    }

    /// The template of a member whose value is at a JSON Pointer. Appends its texts.
    pub(super) fn of_member(name: &[u8], pointer: &str, spelling: &mut Vec<u8>) -> Template {
        let start = spelling.len() as u32;
        write_string(&[name], spelling);
        let open = spelling.len() as u32;
        let mut depth = 0;
        let mut is_unclear = false;
        for token in tokens(pointer.as_bytes()) {
            depth += 1;
            is_unclear |= token.position().is_some();
            let name: Vec<u8> = token.bytes().collect();
            spelling.push(b'{');
            write_string(&[&name], spelling);
            spelling.push(b':');
        }
        let close = spelling.len() as u32;
        spelling.extend((0..depth).map(|_| b'}'));
        Template {
            name: Span::new(start, open),
            open: Span::new(open, close),
            close: Span::new(close, close + depth),
            depth,
            is_unclear,
        }
    }
}

/// The texts before and behind an inner value of a whole one.
pub(super) fn around(whole: Span, inner: Span) -> [Span; 2] {
    [Span::new(whole.start, inner.start), Span::new(inner.end, whole.end)]
}
