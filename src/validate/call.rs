//! A call to the service, against the contract: method, path, query, headers and body together.
//!
//! The query and the body are documents of their own; what is said of them is taken over under
//! `/query` and `/body`.

use super::code::{Code, Severity};
use super::options::{Level, Options};
use super::problem::{Problem, Report};
use super::report::Session;
use super::suggest;
use crate::contract::call::{API_VERSION, Endpoint, HEADERS_SECTION, Header, NO_QUERY, SECTION};
use crate::contract::model::{Basis, Direction};
use crate::contract::route::Target;
use crate::json::place::Unit;
use crate::json::pointer::{Path, Segment};
use crate::{Shape, Version};

/// A call to the service, before it is sent.
///
/// ```
/// use order_contract::{Call, Options, validate_call};
/// let call = Call { method: "GET", url: "/v2/product?limit=20", ..Call::default() };
/// assert!(validate_call(&call, &Options::default()).valid);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Call<'c> {
    /// The HTTP method.
    pub method: &'c str,
    /// The URL, with its query.
    pub url: &'c str,
    /// The address that comes before the paths of the interface; without it, a path is taken from
    /// `/v2/`.
    pub base_url: Option<&'c str>,
    /// Names, whose case does not matter, and values.
    pub headers: &'c [(&'c str, &'c str)],
    /// The body.
    pub body: Body<'c>,
}

/// The body of a call.
#[derive(Clone, Copy, Debug, Default)]
pub enum Body<'c> {
    /// There is none.
    #[default]
    None,
    /// Text in UTF-8.
    Text(&'c [u8]),
    /// It never became text, for the reason that the code names.
    Refused(Code),
}

impl Session {
    /// Everything there is to say about a call. A version that its headers name goes before that of
    /// the options.
    pub fn validate_call(&mut self, call: &Call<'_>, options: &Options) -> Report {
        self.report_on_call(call, options, options.unit)
    }

    /// The same, where the places in the URL count in a unit of their own.
    pub(crate) fn report_on_call(
        &mut self,
        call: &Call<'_>,
        options: &Options,
        url_unit: Unit,
    ) -> Report {
        let mut options = options.clone();
        let version = call.header(&API_VERSION);
        if let Some(known) = version.as_deref().and_then(Version::from_date) {
            options.version = known;
        }
        let mut inspection = Inspection {
            session: self,
            call,
            options,
            problems: Vec::new(),
            valid: true,
            truncated: false,
        };
        inspection.all(url_unit, version.as_deref());
        inspection.report()
    }
}

impl Call<'_> {
    /// The value of a header; of several with the name, what a receiver makes of them.
    fn header(&self, header: &Header) -> Option<String> {
        let values: Vec<&str> = self
            .headers
            .iter()
            .filter(|(name, _)| name.eq_ignore_ascii_case(header.name))
            .map(|(_, value)| value.trim_matches([' ', '\t']))
            .collect();
        (!values.is_empty()).then(|| values.join(", "))
    }
}

struct Inspection<'s, 'c> {
    session: &'s mut Session,
    call: &'c Call<'c>,
    options: Options,
    problems: Vec<Problem>,
    valid: bool,
    truncated: bool,
}

impl Inspection<'_, '_> {
    fn all(&mut self, url_unit: Unit, version: Option<&str>) {
        let target = Target::of(self.call.url, self.call.base_url);
        let endpoint = target
            .path
            .and_then(|path| Endpoint::at(self.call.method, path));
        match endpoint {
            Some(endpoint) if endpoint.is_listed(self.options.version) => {
                self.query(endpoint, &target, url_unit);
                self.headers(Some(endpoint), version);
                self.body(endpoint);
            }
            other => {
                self.not_listed(other, target.path);
                self.headers(None, version);
            }
        }
    }

    fn not_listed(&mut self, endpoint: Option<&'static Endpoint>, path: Option<&str>) {
        let Some(endpoint) = endpoint else {
            return self.unknown(path);
        };
        let name = format!("{} {}", endpoint.method, endpoint.path);
        match endpoint.removal {
            Some(removal) => self.note(Problem {
                help: Some(removal.instead.to_owned()),
                ..problem(
                    Code::Removed,
                    Basis::Stated,
                    SECTION,
                    format!(
                        "Do not call {name}, which version {} removed.",
                        removal.version
                    ),
                )
            }),
            None => self.note(problem(
                Code::UnknownEndpoint,
                Basis::Assumed,
                SECTION,
                format!(
                    "Call {name} with version {}, which brought it.",
                    endpoint.since
                ),
            )),
        }
    }

    fn unknown(&mut self, path: Option<&str>) {
        let methods: Vec<&'static str> = path.map_or(Vec::new(), Endpoint::methods_at);
        let message = match (path, &methods[..]) {
            (None, _) => {
                "Check the URL: no path of the interface begins where it should.".to_owned()
            }
            (_, []) => "Check the path: the interface lists none like it.".to_owned(),
            (_, methods) => format!(
                "Use {}: the interface shows this path with no other method.",
                methods.join(" or ")
            ),
        };
        self.note(Problem {
            expected: methods,
            ..problem(Code::UnknownEndpoint, Basis::Assumed, SECTION, message)
        });
    }

    fn query(&mut self, endpoint: &Endpoint, target: &Target<'_>, unit: Unit) {
        let Some((start, query)) = target.query else {
            return;
        };
        let contract = endpoint.query.map_or(&NO_QUERY, Shape::contract);
        let options = Options {
            unit,
            ..self.options.clone()
        };
        let report = self.session.report_on(contract, query.as_bytes(), &options);
        let shift = length(&self.call.url[..start], unit);
        self.take_over("query", report, shift);
    }

    fn headers(&mut self, endpoint: Option<&Endpoint>, version: Option<&str>) {
        if let Some(version) = version
            && Version::from_date(version).is_none()
        {
            self.unknown_version(version);
        }
        for header in endpoint.map_or(&[][..], |endpoint| endpoint.headers) {
            self.presence(header);
        }
        for &(name, _) in self.call.headers {
            let lower = name.to_ascii_lowercase();
            let near = suggest::nearest(&lower, Header::ALL.iter(), |header| header.name);
            if let Some(near) = near.filter(|near| !near.name.eq_ignore_ascii_case(name)) {
                self.misspelt(name, near);
            }
        }
    }

    fn unknown_version(&mut self, version: &str) {
        let dates = Version::ALL.map(Version::date);
        let shown = dates.map(|date| format!("`{date}`")).join(" or ");
        self.note(Problem {
            path: self.path_of(&API_VERSION),
            expected: dates.to_vec(),
            found: Some(match self.options.mask {
                true => "string".to_owned(),
                false => version.chars().take(40).collect(),
            }),
            suggestion: suggest::nearest(version, dates.into_iter(), |date| date),
            help: Some(
                "Which values it accepts is not shown; these are the dated versions.".to_owned(),
            ),
            ..problem(
                Code::UnknownVersion,
                Basis::Assumed,
                "9",
                format!("Set the header `{}` to {shown}.", API_VERSION.name),
            )
        });
    }

    /// Whether a header that should be there is, and holds something. What happens without it is not
    /// shown, so it is a warning.
    fn presence(&mut self, header: &Header) {
        let Some(presence) = header.presence else {
            return;
        };
        let (code, verb) = match self.call.header(header).as_deref() {
            None => (Code::Required, "Add"),
            Some("") => (Code::Empty, "Fill in"),
            Some(_) => return,
        };
        self.note(Problem {
            severity: Severity::Warning,
            path: self.path_of(header),
            expected: vec!["string"],
            ..problem(
                code,
                presence.basis,
                HEADERS_SECTION,
                format!("{verb} the header `{}`: {}.", header.name, presence.why),
            )
        });
    }

    fn misspelt(&mut self, name: &str, near: &Header) {
        let shown = match self.options.mask {
            true => "*",
            false => name,
        };
        self.note(Problem {
            path: headers_path(name),
            suggestion: Some(near.name),
            help: Some(format!("Did you mean `{}`?", near.name)),
            ..problem(
                Code::Undocumented,
                Basis::Assumed,
                HEADERS_SECTION,
                format!("Check the header `{shown}`: the interface does not show it."),
            )
        });
    }

    /// Where a header stands, in the caller's spelling.
    fn path_of(&self, header: &Header) -> Path {
        let given = self
            .call
            .headers
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(header.name));
        headers_path(given.map_or(header.name, |(name, _)| name))
    }

    fn body(&mut self, endpoint: &Endpoint) {
        let path = || Path(vec![Segment::Key("body".to_owned())]);
        match (endpoint.body, self.call.body) {
            (None, Body::None) => {}
            (None, _) => self.note(Problem {
                path: path(),
                ..problem(
                    Code::Undocumented,
                    Basis::Assumed,
                    SECTION,
                    "Leave out the body: the interface shows none here.".to_owned(),
                )
            }),
            (Some(shape), Body::None) => self.note(Problem {
                path: path(),
                ..problem(
                    Code::Required,
                    Basis::Stated,
                    SECTION,
                    format!("Add a body: this endpoint takes an `{}`.", shape.name()),
                )
            }),
            (Some(shape), Body::Text(text)) => {
                let report = self.session.validate(shape, text, &self.options);
                self.take_over("body", report, 0);
            }
            (Some(shape), Body::Refused(code)) => {
                let report = self.session.refuse(shape, code, &self.options);
                self.take_over("body", report, 0);
            }
        }
    }

    /// Takes over what was said of a part that begins at a place.
    fn take_over(&mut self, part: &str, report: Report, from: u32) {
        self.valid &= report.valid;
        self.truncated |= report.truncated;
        for mut problem in report.problems {
            problem.path.0.insert(0, Segment::Key(part.to_owned()));
            if let Some(span) = &mut problem.span {
                span.start += from;
                span.end += from;
                span.column += from;
            }
            for edit in problem.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
                edit.start += from;
                edit.end += from;
            }
            self.problems.push(problem);
        }
    }

    fn note(&mut self, mut problem: Problem) {
        let (code, options) = (problem.code, &self.options);
        problem.severity = options.severity.of(code).unwrap_or(problem.severity);
        let drafted = options.draft && matches!(code, Code::Required | Code::Empty);
        let beyond = options.level == Level::Stated && problem.basis == Basis::Implied;
        if problem.severity != Severity::Off && !drafted && !beyond {
            self.valid &= problem.severity != Severity::Error;
            self.problems.push(problem);
        }
    }

    fn report(mut self) -> Report {
        let most = self.options.limits.findings as usize;
        self.truncated |= self.problems.len() > most;
        self.problems.truncate(most);
        Report {
            valid: self.valid,
            shape: None,
            version: self.options.version,
            problems: self.problems,
            truncated: self.truncated,
            assumptions: Vec::new(),
        }
    }
}

/// A problem at the call as a whole, with the severity of what is sent.
fn problem(code: Code, basis: Basis, section: &'static str, message: String) -> Problem {
    Problem {
        code,
        severity: super::finding::default_severity(code, Direction::Sent, basis, false),
        basis,
        section,
        message,
        path: Path::default(),
        expected: Vec::new(),
        found: None,
        help: None,
        suggestion: None,
        span: None,
        fix: None,
    }
}

fn headers_path(name: &str) -> Path {
    Path(vec![
        Segment::Key("headers".to_owned()),
        Segment::Key(name.to_owned()),
    ])
}

fn length(text: &str, unit: Unit) -> u32 {
    match unit {
        Unit::Bytes => text.len() as u32,
        Unit::Utf16 => text.encode_utf16().count() as u32,
    }
}
