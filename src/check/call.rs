//! Checks a call to the service: method, path, query, headers and body together.
//!
//! The query and the body are checked as separate documents, and their findings listed under `/query` and
//! `/body`.

use super::Verdict;
use super::checker::{Checked, Checker, listed};
use crate::contract::catalogue::chapter;
use crate::contract::model::{Basis, Endpoint, Header, VersionId};
use crate::contract::near::nearest;
use crate::contract::route::{Target, endpoint_at};
use crate::contract::word::Word;
use crate::report::code::{Code, Severity};
use crate::report::detail::{CallNote, CallPlace, Describer};
use crate::report::finding::{Finding, Subject};
use crate::report::found::FoundAs;
use crate::report::listed::Findings;
use crate::report::rules::Rules;
use crate::report::sentence::{Found, Sentence};
use crate::text::place::{Place, Unit};
use crate::text::{Index, Padded, Span};
use alloc::string::String;
use alloc::vec::Vec;

/// A call to the service, to be checked before it is sent.
/// ```
/// use order_contract::{Call, Options, validate_call};
/// let call = Call { method: "GET", url: "/v2/product?limit=20", ..Call::default() };
/// assert!(validate_call(&call, &Options::default()).valid);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Call<'c> {
    /// The HTTP method.
    pub method: &'c str,
    /// The URL with its query: absolute, or from the path on.
    pub url: &'c str,
    /// The address before the paths of the API, such as `https://example.com/api`. `None`: the path begins
    /// where the URL first has what every path begins with.
    pub base_url: Option<&'c str>,
    /// Names and values. The case of names does not matter.
    pub headers: &'c [(&'c str, &'c str)],
    /// The body.
    pub body: Body<'c>,
}

/// The body of a call.
#[derive(Clone, Copy, Debug, Default)]
pub enum Body<'c> {
    /// No body.
    #[default]
    None,
    /// Text in UTF-8.
    Text(&'c [u8]),
    /// A body that could not be made into text. The code names the reason.
    Refused(Code),
    /// A body for which there was not enough memory.
    OutOfMemory,
}

impl Checker {
    /// Checks a call, and passes on what its report says. Places in the URL are counted in `url_unit`.
    pub(crate) fn call<R>(
        &mut self,
        call: &Call<'_>,
        rules: &Rules,
        url_unit: Unit,
        pass: impl FnOnce(&Findings) -> R,
    ) -> R {
        let catalogue = rules.catalogue;
        let headers = catalogue.headers.iter().map(|word| Given::of(word, call.headers));
        let headers: Vec<Given> = headers.collect();
        let named = given(&headers, catalogue.service.version_header);
        let known = named.and_then(|header| version_of(rules, header.value.as_deref()?));
        let rules = Rules {
            version: known.unwrap_or(rules.version),
            ..*rules
        };
        let mut notes = Notes {
            rules: &rules,
            findings: Vec::new(),
            notes: Vec::new(),
            outcome: Verdict::VALID,
        };
        let target = Target::of(call.url, call.base_url, catalogue.service.path_root);
        let endpoint = notes.endpoint(call.method, target.path);
        if let (Some(header), None) = (named, known) {
            notes.unknown_version(header);
        }
        for header in endpoint.map_or(&[][..], |(_, endpoint)| endpoint.headers) {
            if let (Some(presence), Some(given)) = (header.presence, given(&headers, header)) {
                notes.presence(presence.basis, given);
            }
        }
        for &(name, _) in call.headers {
            notes.misspelt(name);
        }
        let body = endpoint.and_then(|(number, endpoint)| notes.body(number, endpoint, call.body));
        let query = endpoint.and_then(|(_, endpoint)| Some((endpoint, target.query?)));

        let of_query = Rules {
            unit: url_unit,
            has_places: true,
            shape: catalogue.shape(catalogue.query_number(query.and_then(|(endpoint, _)| endpoint.query))),
            ..rules
        };
        let of_body = Rules {
            shape: catalogue.shape(body.as_ref().map_or(0, |(shape, _)| *shape)),
            ..rules
        };
        let (mut query_text, mut body_text, mut query_checker) = (Vec::new(), Vec::new(), Checker::NEW);
        let [query_name, _, body_name] = &catalogue.call_parts;
        let query = query.map(|(_, (start, query))| {
            let from = match rules.limits.is_too_large(query.len()) {
                true => Place::START,
                false => Place::at(Padded::copy(call.url.as_bytes(), &mut query_text), url_unit, start),
            };
            let text = within(query.as_bytes(), &rules, &mut query_text);
            query_checker.check_part(text, &of_query, query_name, from)
        });
        let body = body.map(|(_, text)| {
            let text = text.and_then(|text| within(text, &rules, &mut body_text));
            self.check_part(text, &of_body, body_name, Place::START)
        });
        let mut parts = Vec::from_iter(query);
        parts.push(notes.checked());
        parts.extend(body);
        pass(&listed(&parts, &rules))
    }

    /// Checks a part of a call that is a document.
    fn check_part<'c>(
        &'c mut self,
        text: Result<Padded<'c>, Finding>,
        rules: &'c Rules<'c>,
        name: &'static Word,
        from: Place,
    ) -> Checked<'c> {
        let mut checked = self.checked(text, rules);
        (checked.describer.part, checked.describer.from) = (Some(name), from);
        checked
    }
}

/// Pads a part of a call, unless it is too large.
fn within<'b>(text: &[u8], rules: &Rules, buffer: &'b mut Vec<u8>) -> Result<Padded<'b>, Finding> {
    match rules.limits.is_too_large(text.len()) {
        true => Err(Finding::unread(Code::TooLarge)),
        false => Ok(Padded::copy(text, buffer)),
    }
}

/// A header of the service, as a call has it.
struct Given<'c> {
    word: &'static Word,
    /// Its name, in the caller's spelling.
    name: &'c str,
    /// Its value. Repeated headers are joined with commas, as HTTP servers do.
    value: Option<String>,
    /// Whether it has several values.
    differs: bool,
}

impl<'c> Given<'c> {
    fn of(word: &'static Word, headers: &[(&'c str, &'c str)]) -> Given<'c> {
        let (mut spelled, mut value): (&str, Option<String>) = (word.name(), None);
        for (name, line) in headers {
            if name.eq_ignore_ascii_case(word.name()) {
                match &mut value {
                    Some(value) => value.extend([", ", trimmed(line)]),
                    None => (spelled, value) = (name, Some(trimmed(line).into())),
                }
            }
        }
        let mut values = value.as_deref().unwrap_or_default().split(',').map(trimmed);
        let first = values.next();
        Given {
            word,
            name: spelled,
            differs: values.any(|value| Some(value) != first),
            value,
        }
    }

    fn note(&self, message: Sentence) -> CallNote<'c> {
        let mut note = CallNote::new(CallPlace::Header(self.name), message);
        note.arguments.header = Some(self.word);
        note
    }
}

/// Removes blanks around a header's value.
fn trimmed(value: &str) -> &str {
    value.trim_matches([' ', '\t'])
}

fn given<'g, 'c>(headers: &'g [Given<'c>], header: &Header) -> Option<&'g Given<'c>> {
    headers.iter().find(|given| given.word.name() == header.name)
}

/// The findings on a call itself and on its headers.
struct Notes<'c> {
    rules: &'c Rules<'c>,
    findings: Vec<Finding>,
    notes: Vec<CallNote<'c>>,
    outcome: Verdict,
}

/// The index of what has no text.
static NO_TEXT: Index = Index::NEW;

impl<'c> Notes<'c> {
    fn checked(&self) -> Checked<'_> {
        let mut describer = Describer::new(NO_TEXT.doc(Padded::EMPTY), self.rules);
        describer.notes = &self.notes;
        Checked {
            describer,
            findings: &self.findings,
            outcome: self.outcome,
        }
    }

    /// Returns the endpoint of a method and path, with its number. Notes it if the version does not list one.
    fn endpoint(&mut self, method: &str, path: Option<&str>) -> Option<(usize, &'static Endpoint)> {
        let endpoints = self.rules.catalogue.service.endpoints;
        let number = path.and_then(|path| endpoint_at(endpoints, method, path));
        let endpoint = number.and_then(|number| Some((number, endpoints.get(number)?)));
        // The endpoints that match the path, a bit each.
        let matching = endpoints.iter().enumerate();
        let matching = matching.filter(|(_, endpoint)| path.is_some_and(|path| endpoint.is_at(path)));
        let methods = matching.fold(0, |methods, (place, _)| methods | 1 << place);
        let message = match (endpoint, path) {
            (Some((_, endpoint)), _) if endpoint.is_listed(self.rules.version) => return Some((number?, endpoint)),
            (Some((_, endpoint)), _) if endpoint.removal.is_some() => Sentence::CallRemoved,
            (Some(_), _) => Sentence::CallNotYet,
            (None, None) => Sentence::CallElsewhere,
            (None, Some(_)) if methods == 0 => Sentence::CallUnknown,
            (None, Some(_)) => Sentence::CallMethod,
        };
        let (code, basis) = match message {
            Sentence::CallRemoved => (Code::Removed, Basis::Stated),
            _ => (Code::UnknownEndpoint, Basis::Assumed),
        };
        let mut note = CallNote::new(CallPlace::Call, message);
        (note.arguments.endpoint, note.arguments.endpoints) = (number, methods);
        self.note(code, basis, note);
        None
    }

    fn unknown_version(&mut self, header: &'c Given<'c>) {
        let Some(version) = header.value.as_deref() else {
            return;
        };
        let mut note = header.note(Sentence::UnknownVersion);
        note.help = Some(Sentence::VersionValues);
        note.arguments.near = nearest(version.as_bytes(), &mut self.rules.catalogue.versions.iter());
        note.found = match self.rules.mask {
            true => FoundAs::Kind(Found::String),
            false => FoundAs::Source(version.as_bytes()),
        };
        self.note(Code::UnknownVersion, Basis::Assumed, note);
    }

    /// Notes a required header that is missing or empty, or has several values: which one counts is not documented.
    fn presence(&mut self, basis: Basis, header: &Given<'c>) {
        match header.value.as_deref() {
            None => self.note(Code::Required, basis, header.note(Sentence::HeaderMissing)),
            Some("") => self.note(Code::Empty, basis, header.note(Sentence::HeaderEmpty)),
            Some(_) => {}
        }
        if header.differs {
            let mut note = header.note(Sentence::HeaderRepeated);
            note.help = Some(Sentence::WhichCounts);
            self.note(Code::DuplicateKey, Basis::Assumed, note);
        }
    }

    /// Notes a header whose name is nearly one of the service.
    fn misspelt(&mut self, name: &'c str) {
        let lower = name.to_ascii_lowercase();
        let known = &self.rules.catalogue.headers;
        let is_known = known.iter().any(|header| header.name() == lower);
        let near = nearest(lower.as_bytes(), &mut known.iter());
        if !is_known && near.is_some() {
            let mut note = CallNote::new(CallPlace::Header(name), Sentence::HeaderUndocumented);
            (note.help, note.arguments.near) = (Some(Sentence::DidYouMean), near);
            self.note(Code::Undocumented, Basis::Assumed, note);
        }
    }

    /// Returns the number of the body's shape and its text, or why it has none. Notes one that is missing or not expected.
    fn body<'b>(
        &mut self,
        number: usize,
        endpoint: &Endpoint,
        body: Body<'b>,
    ) -> Option<(usize, Result<&'b [u8], Finding>)> {
        let shape = endpoint.body;
        let shape = shape.and_then(|name| self.rules.catalogue.shape_number(name));
        let text = match (shape, body) {
            (None, Body::None) => return None,
            (None, _) => {
                let note = CallNote::new(CallPlace::Body, Sentence::BodyUnexpected);
                self.note(Code::Undocumented, Basis::Assumed, note);
                return None;
            }
            (Some(_), Body::None) => {
                let mut note = CallNote::new(CallPlace::Body, Sentence::BodyMissing);
                note.arguments.endpoint = Some(number);
                self.note(Code::Required, Basis::Stated, note);
                return None;
            }
            (_, Body::Text(text)) => Ok(text),
            (_, Body::Refused(code)) => Err(Finding::unread(code)),
            (_, Body::OutOfMemory) => Err(Finding::refused(Code::TooLarge, Sentence::TooMuchMemory)),
        };
        Some((shape?, text))
    }

    /// Notes a finding, unless the options leave it out.
    fn note(&mut self, code: Code, basis: Basis, note: CallNote<'c>) {
        let section = match note.place {
            _ if code == Code::UnknownVersion => chapter::VERSIONS,
            CallPlace::Header(_) => chapter::HEADERS,
            CallPlace::Call | CallPlace::Body => chapter::CALLS,
        };
        let by_default = match (note.place, basis) {
            // The interface does not show the effect of leaving a header out.
            (CallPlace::Call | CallPlace::Body, Basis::Stated) => Severity::Error,
            _ => Severity::Warning,
        };
        if let Some(severity) = self.rules.severity(code, basis, by_default) {
            let subject = Subject::Call(self.notes.len());
            let finding = Finding::new(code, basis, section, subject, 0, Span::default());
            self.findings.push(Finding { severity, ..finding });
            self.outcome.is_valid &= severity != Severity::Error;
            self.notes.push(note);
        }
    }
}

fn version_of(rules: &Rules, date: &str) -> Option<VersionId> {
    let mut versions = rules.catalogue.version_ids();
    versions.find(|version| rules.catalogue.date(*version) == date)
}
