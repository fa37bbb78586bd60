//! Checks the query of a URL: `application/x-www-form-urlencoded` parameters.

use super::Check;
use super::forms::mistake;
use super::value::empty_mistake;
use crate::contract::catalogue::{FieldEntry, Fields, Holds, ObjectEntry};
use crate::contract::model::{Basis, Form};
use crate::contract::near::near_field;
use crate::report::code::Code;
use crate::report::finding::{Finding, Subject};
use crate::text::query::{QueryPair, decoded, pairs};
use crate::text::{Cause, Fault, Span};
use alloc::vec::Vec;

/// What is known of the parameters read so far.
struct Query {
    object: &'static ObjectEntry,
    seen: Fields,
    /// The first value of each known parameter, with its position in the contract.
    values: Vec<(usize, Span)>,
    /// The names of unknown parameters.
    unknown: Vec<Span>,
}

impl Query {
    fn value(&self, place: usize) -> Option<Span> {
        let value = self.values.iter().find(|value| value.0 == place);
        value.map(|value| value.1)
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
    pub(super) fn query(&mut self) {
        let text = self.doc.text();
        if let Some(subject) = other_text(text) {
            let section = self.section(None);
            let whole = Span::new(0, text.len() as u32);
            let finding = Finding::new(Code::Type, Basis::Stated, section, subject, 0, whole);
            return self.judge(finding, false, false);
        }
        let mut query = Query {
            object: self.shape.object,
            seen: 0,
            values: Vec::new(),
            unknown: Vec::new(),
        };
        self.scratch.names.begin();
        let fault = pairs(text).find_map(|pair| self.pair(&mut query, text, &pair).err());
        self.is_unfinished = fault.is_some();
        self.repeated_parameters(&query);
        self.exclusions(&query);
        self.missing_parameters(&query);
        if let Some(span) = fault {
            self.note(Finding::of_fault(Fault {
                cause: Cause::NotUtf8,
                span,
                node: 0,
            }));
        }
    }

    fn pair(&mut self, query: &mut Query, text: &[u8], pair: &QueryPair) -> Result<(), Span> {
        let name = decoded(text, pair.name)?;
        let value = decoded(text, pair.value)?;
        let object = query.object;
        let available = object.in_version(self.rules.version);
        let is_here = |field: &&FieldEntry| available.later >> field.place & 1 == 0;
        match object.find_name(&name).filter(is_here) {
            Some(field) => {
                let is_repeated = query.seen >> field.place & 1 != 0;
                if !is_repeated {
                    query.values.push((field.place, pair.value));
                } else if !field.model.is_repeatable {
                    self.at_repeated_in(0, pair.name);
                }
                query.seen |= 1 << field.place;
                if available.removed >> field.place & 1 != 0 {
                    self.at_parameter(Code::Removed, field, pair.name);
                    return Ok(());
                }
                if available.current >> field.place & 1 == 0 {
                    self.at_parameter(Code::Deprecated, field, pair.name);
                }
                if let Some((code, basis)) = self.parameter_mistake(field, &value) {
                    self.at_value_in(code, basis, field, 0, pair.value, false);
                }
            }
            None => {
                let is_typo = || near_field(object, &name, self.rules.version).is_some();
                if self.wants(Code::Undocumented) && (!object.is_open || is_typo()) {
                    let section = self.section(object.section);
                    let (code, subject) = (Code::Undocumented, Subject::Unknown(object));
                    let finding = Finding::new(code, Basis::Assumed, section, subject, 0, pair.name);
                    self.judge(finding, false, false);
                }
                let number = query.unknown.len() as u32;
                self.scratch.names.add(number, name.into_iter());
                query.unknown.push(pair.name);
            }
        }
        Ok(())
    }

    /// Notes a finding on a known parameter, at its name.
    fn at_parameter(&mut self, code: Code, field: &'static FieldEntry, name: Span) {
        let (section, subject) = (self.section(field.section), Subject::Member(field));
        let finding = Finding::new(code, Basis::Stated, section, subject, 0, name);
        self.judge(finding, false, false);
    }

    /// Returns what is wrong with the value of a parameter.
    fn parameter_mistake(&self, field: &FieldEntry, value: &[u8]) -> Option<(Code, Basis)> {
        let holds = field.holds.in_version(self.rules.version);
        let is_needed = self.presence(field).is_some() || matches!(holds, Holds::Enum(_) | Holds::Text(Form::Email));
        match holds {
            _ if self.rules.amendments.accept(self.number, field, value) => None,
            _ if value.is_empty() && is_needed => empty_mistake(field, self.number, self.rules),
            Holds::Enum(_) => {
                let mut values = field.values(self.rules.version);
                let is_known = values.any(|known| known.word.is(value));
                (!is_known).then_some((Code::Enum, Basis::Stated))
            }
            Holds::Text(form) => {
                let mistake = mistake(form, value, self.rules.draft);
                mistake.map(|code| (code, field.model.kind_basis))
            }
            _ => None,
        }
    }

    /// Notes the required parameters that are missing, at the end of the query.
    fn missing_parameters(&mut self, query: &Query) {
        let object = query.object;
        let excused = object.in_version(self.rules.version).excused;
        let missing = object.with_value(None).required & !query.seen & !excused;
        let end = self.doc.text().len() as u32;
        for field in object.fields {
            let is_missing = missing >> field.place & 1 != 0;
            let basis = is_missing.then(|| self.presence(field)).flatten();
            if let Some(basis) = basis {
                let (section, subject) = (self.section(field.section), Subject::Missing(field));
                let span = Span::new(end, end);
                let finding = Finding::new(Code::Required, basis, section, subject, 0, span);
                self.judge(finding, false, false);
            }
        }
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
    fn exclusions(&mut self, query: &Query) {
        for exclusion in &query.object.exclusions {
            let values = exclusion.places.map(|place| query.value(place));
            let ([Some(first), Some(second)], [a, b]) = (values, exclusion.places) else {
                continue;
            };
            let (place, value) = match first.start > second.start {
                true => (a, first),
                false => (b, second),
            };
            if let Some(field) = query.object.fields.get(place) {
                self.at_value_in(Code::Exclusive, exclusion.basis, field, 0, value, false);
            }
        }
    }
}
