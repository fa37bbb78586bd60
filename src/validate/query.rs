//! The query of a URL, against the contract: `application/x-www-form-urlencoded` pairs.

use super::code::Code;
use super::finding::Ledger;
use super::formats;
use super::suggest;
use crate::contract::index::Fields;
use crate::contract::model::{Basis, ExtraFields, Field, Kind, Object, Standing};
use crate::json::query::{Pair, pairs};
pub(crate) use crate::json::query::{decoded, name_around};
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
        let fields = self.object.fields;
        let known = self.object.index.find(fields, &name, 0);
        match known.filter(|&at| !matches!(fields[at].standing(version), Standing::NotYet)) {
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
            && (self.object.extra_fields == ExtraFields::Unspecified || near())
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
