//! Checks a call to the service: method, path, query, headers and body together.
//!
//! The query and the body are checked as separate documents, and their findings listed under `/query` and
//! `/body`.

use super::Verdict;
use super::checker::{Checked, Checker};
use crate::contract::catalogue::{SectionId, chapter};
use crate::contract::model::{Basis, Endpoint, Header, VersionId};
use crate::contract::near::nearest;
use crate::contract::route::{Target, endpoint_at};
use crate::contract::word::Word;
use crate::report::code::{Circumstances, Code, Severity, default_severity};
use crate::report::detail::{CallPart, Detail, Wording, kept_together, length_of};
use crate::report::finding::{Finding, Subject};
use crate::report::kept::{Rank, keep, kept_of};
use crate::report::path_step::PathStep;
use crate::report::rules::Rules;
use crate::report::sentence::{Found, Sentence};
use crate::report::sink::{Described, FoundAs, Outline, ReportSink};
use crate::text::place::{Place, Unit};
use crate::text::{Index, Padded, Span};
use alloc::borrow::ToOwned;
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
    /// Writes the report on a call. Places in the URL are counted in `url_unit`.
    pub(crate) fn call(&mut self, call: &Call<'_>, rules: &Rules, url_unit: Unit, sink: &mut impl ReportSink) {
        let named = call.header(rules.catalogue.service.version_header);
        let known = named.as_deref().and_then(|date| version_of(rules, date));
        let version = known.unwrap_or(rules.version);
        let (mut query_text, mut body_text) = (Vec::new(), Vec::new());
        let rules = Rules { version, ..*rules };
        let mut check = CallCheck {
            checker: self,
            call,
            rules,
            query: Part::empty(rules),
            notes: Vec::new(),
            body: Part::empty(rules),
        };
        check.all(url_unit, named.as_deref(), [&mut query_text, &mut body_text]);
        sink.begin(version, None);
        check.write(sink);
        let Part { index, findings, .. } = check.body;
        self.keep_buffers(index, findings);
    }
}

impl Call<'_> {
    /// The value of a header. Repeated headers are joined with commas, as HTTP servers do.
    fn header(&self, header: &Header) -> Option<String> {
        let mut joined: Option<String> = None;
        for (name, value) in self.headers {
            if !name.eq_ignore_ascii_case(header.name) {
                continue;
            }
            let value = trimmed(value);
            match &mut joined {
                None => joined = Some(value.to_owned()),
                Some(joined) => {
                    joined.push_str(", ");
                    joined.push_str(value);
                }
            }
        }
        joined
    }
}

/// Removes blanks around a header's value.
fn trimmed(value: &str) -> &str {
    value.trim_matches([' ', '\t'])
}

/// Checks one call: its query, the call itself and its headers, then its body.
struct CallCheck<'s, 'c> {
    checker: &'s mut Checker,
    call: &'c Call<'c>,
    rules: Rules<'c>,
    query: Part<'c>,
    notes: Vec<CallNote<'c>>,
    body: Part<'c>,
}

/// A part of a call that is a document.
struct Part<'c> {
    text: Padded<'c>,
    index: Index,
    number: usize,
    rules: Rules<'c>,
    place: CallPart,
    outcome: Verdict,
    findings: Vec<Finding>,
}

impl<'c> Part<'c> {
    /// One without findings.
    fn empty(rules: Rules<'c>) -> Part<'c> {
        Part {
            text: Padded::EMPTY,
            index: Index::NEW,
            number: 0,
            rules,
            place: CallPart::WHOLE,
            outcome: Verdict {
                is_valid: true,
                ..Verdict::default()
            },
            findings: Vec::new(),
        }
    }

    fn checked(&self) -> Checked<'_> {
        let doc = self.index.doc(self.text);
        Checked::new(doc, self.number, &self.rules, &self.findings, self.outcome)
    }
}

/// A finding on the call itself or on a header.
struct CallNote<'c> {
    place: CallPlace<'c>,
    detail: Detail,
    found: FoundAs<'c>,
}

impl<'c> CallCheck<'_, 'c> {
    fn all(&mut self, url_unit: Unit, version: Option<&'c str>, texts: [&'c mut Vec<u8>; 2]) {
        let service = self.rules.catalogue.service;
        let target = Target::of(self.call.url, self.call.base_url, service.path_root);
        let endpoints = service.endpoints;
        let number = target
            .path
            .and_then(|path| endpoint_at(endpoints, self.call.method, path));
        let endpoint = number.and_then(|number| Some((number, endpoints.get(number)?)));
        match endpoint {
            Some((number, endpoint)) if endpoint.is_listed(self.rules.version) => {
                let [query_text, body_text] = texts;
                self.query(endpoint, &target, url_unit, query_text);
                self.headers(Some(endpoint), version);
                self.body(number, endpoint, body_text);
            }
            other => {
                self.not_listed(other, target.path);
                self.headers(None, version);
            }
        }
    }

    /// Writes the report: of all parts together, as many findings as the limits allow.
    fn write(&self, sink: &mut impl ReportSink) {
        let (query, body) = (self.query.checked(), self.body.checked());
        let rank = |note: &CallNote| Rank::of(&note.detail.finding);
        let mut ranks = query.ranks();
        ranks.extend(self.notes.iter().map(rank));
        ranks.extend(body.ranks());
        let marks = kept_of(&ranks, self.rules.limits.findings);
        let (of_query, rest) = marks.split_at(query.findings.len());
        let (of_notes, of_body) = rest.split_at(self.notes.len());
        let (mut in_query, mut in_body) = (query.details(of_query), body.details(of_body));
        let mut notes: Vec<&CallNote> = self.notes.iter().collect();
        keep(&mut notes, &mut of_notes.iter());

        let mut lengths = query.describer.lengths(&in_query);
        lengths.extend(notes.iter().map(|note| note.place.length()));
        lengths.extend(body.describer.lengths(&in_body));
        keep(&mut ranks, &mut marks.iter());
        let marks = kept_together(&ranks, &lengths);
        let mut marks = marks.iter();
        keep(&mut in_query, &mut marks);
        keep(&mut notes, &mut marks);
        keep(&mut in_body, &mut marks);

        query.describer.write(&in_query, self.query.place, sink);
        for note in &notes {
            note.write(&self.rules, sink);
        }
        body.describer.write(&in_body, self.body.place, sink);
        let found = query.findings.len() + self.notes.len() + body.findings.len();
        let count = in_query.len() + notes.len() + in_body.len();
        let outcomes = [self.query.outcome, self.body.outcome];
        let is_error = |note: &CallNote| note.detail.finding.severity == Severity::Error;
        sink.end(Outline {
            is_valid: outcomes.iter().all(|outcome| outcome.is_valid) && !self.notes.iter().any(is_error),
            is_truncated: count < found || outcomes.iter().any(|outcome| outcome.forgot),
        });
    }

    fn not_listed(&mut self, endpoint: Option<(usize, &Endpoint)>, path: Option<&str>) {
        let methods = path.map_or(0, |path| self.methods_at(path));
        let message = match (endpoint, path) {
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
        let wording = Wording::of(message);
        let wording = match endpoint {
            Some((number, _)) => wording.endpoint(number),
            None => wording.endpoints(methods),
        };
        self.note(CallPlace::Call, code, basis, wording, FoundAs::Nothing);
    }

    fn query(&mut self, endpoint: &Endpoint, target: &Target<'_>, unit: Unit, buffer: &'c mut Vec<u8>) {
        let Some((start, query)) = target.query else {
            return;
        };
        let number = self.rules.catalogue.query_number(endpoint.query);
        let rules = Rules {
            unit,
            has_places: true,
            ..self.rules
        };
        let [query_part, ..] = &self.rules.catalogue.call_parts;
        let is_too_large = rules.limits.is_too_large(query.len());
        let from = match is_too_large {
            true => Place::START,
            false => Place::at(Padded::copy(self.call.url.as_bytes(), buffer), unit, start),
        };
        let text = match is_too_large {
            true => Err(Finding::unread(Code::TooLarge)),
            false => Ok(Padded::copy(query.as_bytes(), buffer)),
        };
        let name = Some(query_part);
        self.query = self.part(text, number, rules, CallPart { name, from });
    }

    fn headers(&mut self, endpoint: Option<&Endpoint>, version: Option<&'c str>) {
        if let Some(version) = version
            && version_of(&self.rules, version).is_none()
        {
            self.unknown_version(version);
        }
        for header in endpoint.map_or(&[][..], |endpoint| endpoint.headers) {
            self.presence(header);
            self.repetition(header);
        }
        for &(name, _) in self.call.headers {
            let lower = name.to_ascii_lowercase();
            let known = &self.rules.catalogue.headers;
            let is_known = known.iter().any(|header| header.name() == lower);
            if let (false, Some(near)) = (is_known, nearest(lower.as_bytes(), known.iter())) {
                self.misspelt(name, near);
            }
        }
    }

    fn unknown_version(&mut self, version: &'c str) {
        let catalogue = self.rules.catalogue;
        let header = catalogue.service.version_header;
        let wording = Wording::of(Sentence::UnknownVersion)
            .near(nearest(version.as_bytes(), catalogue.versions.iter()))
            .help(Sentence::VersionValues)
            .header(self.header_word(header));
        let found = match self.rules.mask {
            true => FoundAs::Kind(Found::String),
            false => FoundAs::Source(version.as_bytes()),
        };
        let place = CallPlace::Header(self.name_of(header));
        self.note(place, Code::UnknownVersion, Basis::Assumed, wording, found);
    }

    /// Notes a required header that is missing or empty.
    fn presence(&mut self, header: &Header) {
        let Some(presence) = header.presence else {
            return;
        };
        let (code, message) = match self.call.header(header).as_deref() {
            None => (Code::Required, Sentence::HeaderMissing),
            Some("") => (Code::Empty, Sentence::HeaderEmpty),
            Some(_) => return,
        };
        let wording = Wording::of(message).header(self.header_word(header));
        let place = CallPlace::Header(self.name_of(header));
        self.note(place, code, presence.basis, wording, FoundAs::Nothing);
    }

    /// Notes a required header with several values: which one counts is not documented.
    fn repetition(&mut self, header: &Header) {
        let is_it = |(name, _): &&(&str, &str)| name.eq_ignore_ascii_case(header.name);
        let given = self.call.headers.iter().filter(is_it);
        let mut values = given.flat_map(|(_, value)| value.split(',')).map(trimmed);
        let first = values.next();
        if header.presence.is_none() || values.all(|value| Some(value) == first) {
            return;
        }
        let wording = Wording::of(Sentence::HeaderRepeated)
            .help(Sentence::WhichCounts)
            .header(self.header_word(header));
        let place = CallPlace::Header(self.name_of(header));
        self.note(place, Code::DuplicateKey, Basis::Assumed, wording, FoundAs::Nothing);
    }

    fn misspelt(&mut self, name: &'c str, near: &'static Word) {
        let wording = Wording::of(Sentence::HeaderUndocumented).near(Some(near));
        let (place, code) = (CallPlace::Header(name), Code::Undocumented);
        self.note(place, code, Basis::Assumed, wording, FoundAs::Nothing);
    }

    /// The name of a header, in the caller's spelling.
    fn name_of(&self, header: &Header) -> &'c str {
        let is_it = |(name, _): &&(&str, &str)| name.eq_ignore_ascii_case(header.name);
        let given = self.call.headers.iter().find(is_it);
        given.map_or(header.name, |&(name, _)| name)
    }

    fn body(&mut self, number: usize, endpoint: &Endpoint, buffer: &'c mut Vec<u8>) {
        let shape = endpoint.body;
        let shape = shape.and_then(|name| self.rules.catalogue.shape_number(name));
        let [.., body_part] = &self.rules.catalogue.call_parts;
        let (place, found) = (CallPlace::Body, FoundAs::Nothing);
        let (shape, text) = match (shape, self.call.body) {
            (None, Body::None) => return,
            (None, _) => {
                let wording = Wording::of(Sentence::BodyUnexpected);
                return self.note(place, Code::Undocumented, Basis::Assumed, wording, found);
            }
            (Some(_), Body::None) => {
                let wording = Wording::of(Sentence::BodyMissing).endpoint(number);
                return self.note(place, Code::Required, Basis::Stated, wording, found);
            }
            (Some(shape), Body::Text(text)) if self.rules.limits.is_too_large(text.len()) => {
                (shape, Err(Finding::unread(Code::TooLarge)))
            }
            (Some(shape), Body::Text(text)) => (shape, Ok(Padded::copy(text, buffer))),
            (Some(shape), Body::Refused(code)) => (shape, Err(Finding::unread(code))),
            (Some(shape), Body::OutOfMemory) => (shape, Err(Finding::refused(Code::TooLarge, Subject::Memory))),
        };
        let body_part = CallPart {
            name: Some(body_part),
            from: Place::START,
        };
        self.body = self.part(text, shape, self.rules, body_part);
    }

    /// The endpoints that match a path, a bit each.
    fn methods_at(&self, path: &str) -> u32 {
        let endpoints = self.rules.catalogue.service.endpoints.iter().enumerate();
        let matching = endpoints.filter(|(_, endpoint)| endpoint.is_at(path));
        matching.fold(0, |methods, (place, _)| methods | 1 << place)
    }

    fn header_word(&self, header: &Header) -> Option<&'static Word> {
        self.rules.catalogue.word_of(header.name)
    }

    fn part(
        &mut self,
        text: Result<Padded<'c>, Finding>,
        number: usize,
        rules: Rules<'c>,
        place: CallPart,
    ) -> Part<'c> {
        let (outcome, index, findings) = self.checker.part(text, number, &rules);
        Part {
            text: text.unwrap_or(Padded::EMPTY),
            index,
            number,
            rules,
            place,
            outcome,
            findings,
        }
    }

    /// Notes a finding on the call itself, unless the options leave it out.
    fn note(&mut self, place: CallPlace<'c>, code: Code, basis: Basis, wording: Wording, found: FoundAs<'c>) {
        let severity = self.rules.severity.of(code);
        let severity = severity.unwrap_or_else(|| place.severity(code, basis));
        if severity == Severity::Off || self.rules.leaves_out(code, basis) {
            return;
        }
        let (section, subject) = (place.section(code), Subject::Call);
        let finding = Finding::new(code, basis, section, subject, 0, Span::default());
        let detail = Detail {
            finding: Finding { severity, ..finding },
            wording,
            fix: None,
        };
        self.notes.push(CallNote { place, detail, found });
    }
}

impl CallNote<'_> {
    fn write(&self, rules: &Rules, sink: &mut impl ReportSink) {
        sink.problem(&Described {
            detail: &self.detail,
            found: self.found,
            shared: 0,
            steps: &self.place.path(&rules.catalogue.call_parts),
            has_span: false,
        });
    }
}

/// A part of a call that is no document.
#[derive(Clone, Copy)]
enum CallPlace<'n> {
    Call,
    Header(&'n str),
    Body,
}

impl CallPlace<'_> {
    /// The section of the interface for a finding.
    fn section(self, code: Code) -> SectionId {
        match (self, code) {
            (_, Code::UnknownVersion) => chapter::VERSIONS,
            (CallPlace::Header(_), _) => chapter::HEADERS,
            _ => chapter::CALLS,
        }
    }

    /// The default severity of a finding.
    fn severity(self, code: Code, basis: Basis) -> Severity {
        let circumstances = Circumstances {
            is_received: false,
            basis,
            is_vital: false,
            is_null: false,
        };
        match self {
            // The interface does not show the effect of leaving one out.
            CallPlace::Header(_) => Severity::Warning,
            CallPlace::Call | CallPlace::Body => default_severity(code, circumstances),
        }
    }

    /// The length of the pointer to it, as far as a name of the caller makes it long.
    fn length(self) -> usize {
        match self {
            CallPlace::Call | CallPlace::Body => 0,
            CallPlace::Header(name) => length_of(name.as_bytes()),
        }
    }

    /// The path to it.
    fn path(self, parts: &'static [Word; 3]) -> Vec<PathStep> {
        let [_, headers, body] = parts;
        match self {
            CallPlace::Call => Vec::new(),
            CallPlace::Header(name) => Vec::from([PathStep::Word(headers), PathStep::Name(name.into())]),
            CallPlace::Body => Vec::from([PathStep::Word(body)]),
        }
    }
}

fn version_of(rules: &Rules, date: &str) -> Option<VersionId> {
    let mut versions = rules.catalogue.version_ids();
    versions.find(|version| rules.catalogue.date(*version) == date)
}
