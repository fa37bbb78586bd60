//! The text of a query: `application/x-www-form-urlencoded` pairs and their places.

use super::span::Span;
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// A parameter: where its name and its value stand, both still encoded.
pub(crate) struct Pair {
    pub(crate) name: Span,
    pub(crate) value: Span,
}

/// The parameters of a query, with or without its `?`.
pub(crate) fn pairs(text: &[u8]) -> impl Iterator<Item = Pair> {
    let mut at = text.starts_with(b"?") as usize;
    core::iter::from_fn(move || {
        while text.get(at) == Some(&b'&') {
            at += 1;
        }
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        let length = rest
            .iter()
            .position(|&byte| byte == b'&')
            .unwrap_or(rest.len());
        let equals = rest[..length].iter().position(|&byte| byte == b'=');
        let (start, end) = (at as u32, (at + length) as u32);
        let name_end = equals.map_or(end, |equals| start + equals as u32);
        at += length;
        Some(Pair {
            name: Span::new(start, name_end),
            value: Span::new((name_end + 1).min(end), end),
        })
    })
}

/// The name of the parameter in whose value a place lies; `None` where that can't be told.
pub(crate) fn name_around(text: &[u8], place: Span) -> Option<Vec<u8>> {
    let pair = pairs(text).find(|pair| {
        place.start > pair.name.end && (pair.value.start..=pair.value.end).contains(&place.start)
    })?;
    Some(decoded(text, pair.name).ok()?.into_owned())
}

/// A name or value with its encoding undone; where that fails, the place that is at fault.
pub(crate) fn decoded(text: &[u8], span: Span) -> Result<Cow<'_, [u8]>, Span> {
    let encoded = span.of(text);
    if encoded
        .iter()
        .all(|&byte| byte.is_ascii() && !matches!(byte, b'%' | b'+'))
    {
        return Ok(Cow::Borrowed(encoded));
    }
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut at = 0;
    while let Some(&byte) = encoded.get(at) {
        let (byte, width) = match byte {
            b'+' => (b' ', 1),
            b'%' => (
                escape(encoded, at).ok_or_else(|| bad_escape(encoded, span, at))?,
                3,
            ),
            byte => (byte, 1),
        };
        bytes.push(byte);
        at += width;
    }
    match core::str::from_utf8(&bytes) {
        Ok(_) => Ok(Cow::Owned(bytes)),
        Err(_) => Err(span),
    }
}

fn escape(encoded: &[u8], at: usize) -> Option<u8> {
    let digit = |at| (*encoded.get(at)? as char).to_digit(16);
    Some((digit(at + 1)? << 4 | digit(at + 2)?) as u8)
}

/// The percent sign and the digits that it has, or what stands in their place.
fn bad_escape(encoded: &[u8], span: Span, at: usize) -> Span {
    let start = span.start + at as u32;
    let behind = encoded.iter().skip(at + 1).take(2);
    let width = 1 + behind.take_while(|byte| byte.is_ascii()).count();
    Span::new(start, start + width as u32)
}
