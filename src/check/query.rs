//! Checks the query of a URL: `application/x-www-form-urlencoded` parameters.

use super::Check;
use super::forms::mistake;
use crate::contract::model::Basis;
use crate::contract::near::near_field;
use crate::contract::pack::{Fields, ObjectId, field, object};
use crate::report::code::Code;
use crate::report::finding::{Finding, Subject};
use crate::text::query::{Pair, decoded, pairs};
use crate::text::{Cause, Fault, Span};
use alloc::vec::Vec;

/// What is known of the parameters read so far.
struct Query {
    id: ObjectId,
    seen: Fields,
    /// The first values of the two parameters that exclude each other.
    exclusive: [Option<Span>; 2],
    /// The names of unknown parameters.
    unknown: Vec<Span>,
}

impl Query {
    fn note_exclusive(&mut self, place: usize, value: Span) {
        let Some((a, b, _)) = object(self.id).exclusion else {
            return;
        };
        for (exclusive, at) in self.exclusive.iter_mut().zip([a, b]) {
            if at as usize == place {
                exclusive.get_or_insert(value);
            }
        }
    }
}

/// Recognises a text that is no query, though it would be read as one: a URL, an HTTP message or a command with one,
/// JSON, HTML, a JSON Web Token. A text with a question mark in front is a query.
fn other_text(text: &[u8]) -> Option<Subject> {
    let is_token = text.starts_with(b"eyJ") && !text.contains(&b'=') && text.contains(&b'.');
    match text.trim_ascii_start() {
        [b'?', ..] => None,
        [b'{' | b'[' | b'<', ..] => Some(Subject::NoQuery),
        _ if is_token => Some(Subject::NoQuery),
        _ => has_url(text).then_some(Subject::Url),
    }
}

/// Whether the name of the first parameter has what only a URL has: `://`, or a question mark behind a slash.
fn has_url(text: &[u8]) -> bool {
    let name = text.split(|byte| matches!(byte, b'=' | b'&')).next();
    let name = name.unwrap_or_default();
    let mut behind_slash = name.iter().skip_while(|&&byte| byte != b'/');
    name.windows(3).any(|part| part == b"://") || behind_slash.any(|&byte| byte == b'?')
}

impl Check<'_> {
    /// Checks a query, which may begin with `?`.
    #[inline(never)]
    pub(super) fn query(&mut self) {
        let text = self.doc.text();
        if let Some(subject) = other_text(text) {
            let section = self.section(None);
            let whole = Span::new(0, text.len() as u32);
            let finding = Finding::new(Code::Type, Basis::Stated, section, subject, 0, whole);
            return self.judge(finding, false, false);
        }
        let mut query = Query {
            id: field(self.shape.root).detail,
            seen: 0,
            exclusive: [None; 2],
            unknown: Vec::new(),
        };
        self.scratch.names.begin();
        let fault = pairs(text).find_map(|pair| self.pair(&mut query, text, &pair).err());
        self.is_unfinished = fault.is_some();
        self.repeated_parameters(&query);
        self.exclusion(&query);
        if let Some(span) = fault {
            self.note(Finding::of_fault(Fault {
                cause: Cause::NotUtf8,
                span,
                node: 0,
            }));
        }
    }

    fn pair(&mut self, query: &mut Query, text: &[u8], pair: &Pair) -> Result<(), Span> {
        let name = decoded(text, pair.name)?;
        let value = decoded(text, pair.value)?;
        let packed = object(query.id);
        let version = self.rules.version as usize;
        let is_here = |&place: &usize| packed.later[version] >> place & 1 == 0;
        match packed.find_name(&name).filter(is_here) {
            Some(place) => {
                if query.seen >> place & 1 != 0 {
                    self.at_repeated_in(0, pair.name);
                }
                query.seen |= 1 << place;
                let id = packed.id(place);
                query.note_exclusive(place, pair.value);
                if let Some(code) = mistake(field(id).holds, &value, self.rules.draft) {
                    self.at_value_in(code, field(id).kind_basis, id, 0, pair.value, false);
                }
            }
            None => {
                let is_typo = || near_field(query.id, &name, version).is_some();
                if self.wants(Code::Undocumented) && (!packed.is_open || is_typo()) {
                    let section = self.section(packed.section);
                    let (code, subject) = (Code::Undocumented, Subject::Unknown(query.id));
                    let finding =
                        Finding::new(code, Basis::Assumed, section, subject, 0, pair.name);
                    self.judge(finding, false, false);
                }
                let number = query.unknown.len() as u32;
                self.scratch.names.add(number, name.into_iter());
                query.unknown.push(pair.name);
            }
        }
        Ok(())
    }

    fn repeated_parameters(&mut self, query: &Query) {
        self.scratch.names.find_added();
        for n in 0..self.scratch.names.repeated().len() {
            let place = self.scratch.names.repeated().get(n).copied();
            if let Some(span) = place.and_then(|place| query.unknown.get(place as usize)) {
                self.at_repeated_in(0, *span);
            }
        }
    }

    /// Notes two parameters that exclude each other as one finding, at the value of the later one.
    fn exclusion(&mut self, query: &Query) {
        let packed = object(query.id);
        if let (Some((a, b, basis)), [Some(first), Some(second)]) =
            (packed.exclusion, query.exclusive)
        {
            let (place, value) = match first.start > second.start {
                true => (a, first),
                false => (b, second),
            };
            self.at_value_in(
                Code::Exclusive,
                basis,
                packed.id(place as usize),
                0,
                value,
                false,
            );
        }
    }
}
