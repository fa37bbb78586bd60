//! Reads the query of a URL: `application/x-www-form-urlencoded` pairs and their spans.

use super::padded::{PADDING, Padded};
use super::scan::sequence;
use super::span::Span;
use super::unescape::Unescaped;
use alloc::vec::Vec;

/// A parameter: the spans of its name and value, both still encoded.
pub(crate) struct QueryPair {
    pub(crate) name: Span,
    pub(crate) value: Span,
}

/// The parameters of a query, which may begin with `?`.
pub(crate) fn pairs(text: &[u8]) -> impl Iterator<Item = QueryPair> {
    let mut at = text.starts_with(b"?") as usize;
    core::iter::from_fn(move || {
        while text.get(at) == Some(&b'&') {
            at += 1;
        }
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        let length = rest.iter().position(|&byte| byte == b'&').unwrap_or(rest.len());
        let equals = rest[..length].iter().position(|&byte| byte == b'=');
        let (start, end) = (at as u32, (at + length) as u32);
        let name_end = equals.map_or(end, |equals| start + equals as u32);
        at += length;
        Some(QueryPair {
            name: Span::new(start, name_end),
            value: Span::new((name_end + 1).min(end), end),
        })
    })
}

/// The decoded name of the parameter whose value contains a place. `None` if no value contains it, or
/// the name can't be decoded.
pub(crate) fn name_around(text: &[u8], place: Span) -> Option<Vec<u8>> {
    let pair = pairs(text)
        .find(|pair| place.start > pair.name.end && (pair.value.start..=pair.value.end).contains(&place.start))?;
    decoded(text, pair.name).ok()
}

/// Decodes a name or value. The error is the span of what can't be decoded. The source must be UTF-8, too: a
/// conversion copies it.
pub(crate) fn decoded(text: &[u8], span: Span) -> Result<Vec<u8>, Span> {
    let encoded = span.of(text);
    let mut marks = (0..encoded.len()).filter(|&at| encoded[at] == b'%');
    if let Some(at) = marks.find(|&at| !is_escape(encoded, at)) {
        return Err(bad_escape(encoded, span, at));
    }
    let mut bytes = Unescaped::of_query(encoded).collect();
    match is_utf8(&mut bytes) && (encoded.is_ascii() || is_utf8(&mut encoded.to_vec())) {
        true => Ok(bytes),
        false => Err(span),
    }
}

fn is_utf8(bytes: &mut Vec<u8>) -> bool {
    let length = bytes.len();
    bytes.extend_from_slice(&[0; PADDING]);
    let text = Padded::new(bytes, length);
    let mut at = 0;
    while at < length {
        at += match text.byte(at) {
            0..0x80 => 1,
            _ => match sequence(text, at) {
                0 => return false,
                width => width,
            },
        };
    }
    bytes.truncate(length);
    true
}

fn is_escape(encoded: &[u8], at: usize) -> bool {
    let is_digit = |at: usize| encoded.get(at).is_some_and(u8::is_ascii_hexdigit);
    is_digit(at + 1) && is_digit(at + 2)
}

/// The span of a percent sign and the up to two ASCII characters after it.
fn bad_escape(encoded: &[u8], span: Span, at: usize) -> Span {
    let start = span.start + at as u32;
    let behind = encoded.iter().skip(at + 1).take(2);
    let width = 1 + behind.take_while(|byte| byte.is_ascii()).count();
    Span::new(start, start + width as u32)
}
