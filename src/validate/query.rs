//! The query of a URL, against the contract: `application/x-www-form-urlencoded` pairs.

use super::code::Code;
use super::finding::Ledger;
use super::formats;
use super::suggest;
use crate::contract::index::Fields;
use crate::contract::model::{Basis, Field, Further, Kind, Object, Standing};
use crate::json::reader::Fault;
use crate::json::span::Span;
use crate::sorted::sorted;
use std::borrow::Cow;

/// Checks a query, with or without its `?`.
pub(crate) fn check(text: &[u8], mut ledger: Ledger<'_>) {
    let Kind::Object(object) = ledger.contract.root.kind else {
        return;
    };
    let mut query = Query {
        object,
        seen: 0,
        unknown: Vec::new(),
        values: Vec::new(),
    };
    for pair in pairs(text) {
        if let Err(span) = query.pair(text, &pair, &mut ledger) {
            query.close(&mut ledger);
            return ledger.fault(Fault::NotUtf8, span);
        }
    }
    query.close(&mut ledger);
}

/// The parameters that have been read.
struct Query<'t> {
    object: &'static Object,
    seen: Fields,
    unknown: Vec<(Cow<'t, [u8]>, Span)>,
    values: Vec<(&'static Field, Span)>,
}

impl<'t> Query<'t> {
    fn pair(&mut self, text: &'t [u8], pair: &Pair, ledger: &mut Ledger<'_>) -> Result<(), Span> {
        let name = decoded(text, pair.name)?;
        let value = decoded(text, pair.value)?;
        let version = ledger.options.version;
        let known = self.object.fields.iter().position(|field| {
            field.name.as_bytes() == &*name && !matches!(field.standing(version), Standing::NotYet)
        });
        match known {
            Some(at) => self.known(at, pair, &value, ledger),
            None => self.unknown(name, pair, ledger),
        }
        Ok(())
    }

    fn known(&mut self, at: usize, pair: &Pair, value: &[u8], ledger: &mut Ledger<'_>) {
        let field = &self.object.fields[at];
        if self.seen & (1 << at) != 0 {
            ledger.repeated(pair.name);
        }
        self.seen |= 1 << at;
        self.values.push((field, pair.value));
        if let Kind::Text(form) = field.kind
            && let Some(code) = formats::mistake(form, value)
        {
            ledger.at_value(code, field.kind_basis, field, Some(self.object), pair.value);
        }
    }

    fn unknown(&mut self, name: Cow<'t, [u8]>, pair: &Pair, ledger: &mut Ledger<'_>) {
        let near = || {
            core::str::from_utf8(&name).is_ok_and(|name| {
                suggest::near_name(self.object, name, ledger.options.version).is_some()
            })
        };
        if ledger.wants(Code::Undocumented, Basis::Assumed)
            && (self.object.further == Further::Unmentioned || near())
        {
            ledger.at_unknown(Code::Undocumented, Basis::Assumed, self.object, pair.name);
        }
        self.unknown.push((name, pair.name));
    }

    fn close(&mut self, ledger: &mut Ledger<'_>) {
        let names = &self.unknown;
        let order = sorted(names.len(), &|a, b| names[a].0.cmp(&names[b].0));
        for pair in order.windows(2) {
            let (earlier, later) = (&names[pair[0] as usize], &names[pair[1] as usize]);
            if earlier.0 == later.0 {
                ledger.repeated(later.1);
            }
        }
        self.exclusions(ledger);
    }

    /// Two parameters that exclude each other are one mistake, found at the later one.
    fn exclusions(&self, ledger: &mut Ledger<'_>) {
        for (field, span) in &self.values {
            let Some(exclusion) = field.excludes else {
                continue;
            };
            let other = self
                .values
                .iter()
                .find(|(other, _)| other.name == exclusion.other);
            if let Some((other, other_span)) = other {
                let (later, at) = match span.start > other_span.start {
                    true => (*field, *span),
                    false => (*other, *other_span),
                };
                ledger.at_value(
                    Code::Exclusive,
                    exclusion.basis,
                    later,
                    Some(self.object),
                    at,
                );
                return;
            }
        }
    }
}

/// A parameter: where its name and its value stand, both still encoded.
struct Pair {
    name: Span,
    value: Span,
}

fn pairs(text: &[u8]) -> impl Iterator<Item = Pair> {
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
pub(crate) fn name_around(text: &[u8], place: Span) -> Option<String> {
    let pair = pairs(text).find(|pair| {
        place.start > pair.name.end && (pair.value.start..=pair.value.end).contains(&place.start)
    })?;
    let name = decoded(text, pair.name).ok()?;
    String::from_utf8(name.into_owned()).ok()
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
            b'%' => (escape(encoded, at).ok_or_else(|| bad_escape(span, at))?, 3),
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

/// The percent sign and what follows it, as far as it goes.
fn bad_escape(span: Span, at: usize) -> Span {
    let start = span.start + at as u32;
    Span::new(start, (start + 3).min(span.end))
}
