//! Reads the query of a URL: `application/x-www-form-urlencoded` pairs and their spans.

use super::span::Span;
use super::unescape::Unescaped;
use alloc::vec::Vec;

/// Marks of a query that was made of an object: bytes that percent-encoding leaves in none. A list is this byte, and each of
/// its elements with one behind it.
pub(crate) const LIST: u8 = 1;
pub(crate) const ELEMENT: u8 = 2;
/// In place of a value that a query can't carry.
pub(crate) const NO_TEXT: u8 = 3;

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

/// The spans of a list's elements.
pub(super) fn elements(text: &[u8], list: Span) -> impl Iterator<Item = Span> {
    let mut at = list.start + 1;
    let marks = move |at: u32| {
        text.get(at as usize..list.end as usize)?
            .iter()
            .position(|&byte| byte == ELEMENT)
    };
    core::iter::from_fn(move || {
        let start = at;
        let end = start + marks(start)? as u32;
        at = end + 1;
        Some(Span::new(start, end))
    })
}

/// Returns a query that was made of an object as it would be sent: a list as a parameter that repeats. `None` if it has a
/// value that a query can't carry.
pub(crate) fn sent(text: &[u8]) -> Option<Vec<u8>> {
    let mut sent = Vec::new();
    for pair in pairs(text) {
        let values: Vec<Span> = match pair.value.of(text) {
            [LIST, ..] => elements(text, pair.value).collect(),
            _ => Vec::from([pair.value]),
        };
        for value in values {
            let value = value.of(text);
            if value == [NO_TEXT] {
                return None;
            }
            let parts = [pair.name.of(text), b"=", value];
            let before: &[u8] = if sent.is_empty() { b"" } else { b"&" };
            sent.extend_from_slice(before);
            sent.extend(parts.concat());
        }
    }
    Some(sent)
}

/// Decodes a name or value. The error is the span of what can't be decoded. The source must be UTF-8, too: a
/// conversion copies it.
pub(crate) fn decoded(text: &[u8], span: Span) -> Result<Vec<u8>, Span> {
    let encoded = span.of(text);
    let mut marks = (0..encoded.len()).filter(|&at| encoded[at] == b'%');
    if let Some(at) = marks.find(|&at| !is_escape(encoded, at)) {
        return Err(bad_escape(encoded, span, at));
    }
    let bytes: Vec<u8> = Unescaped::of_query(encoded).collect();
    match str::from_utf8(&bytes).is_ok() && str::from_utf8(encoded).is_ok() {
        true => Ok(bytes),
        false => Err(span),
    }
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
