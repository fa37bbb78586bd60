//! From text to verdict or report: the ways in, and how findings become problems.

use super::code::Code;
use super::finding::{Assumption, Finding, Ledger, Subject};
use super::options::Options;
use super::problem::{Problem, Report};
use super::walk::{Scratch, Walk};
use super::wording::Wording;
use super::{Severity, fix, query};
use crate::Shape;
use crate::contract::{Contract, Layout};
use crate::json::envelope::Lookup;
use crate::json::locate::paths_at;
use crate::json::place::measured;
use crate::json::pointer::{self, Path, Segment};
use crate::json::span::Span;
use crate::sorted::sorted;

/// Checks one document after another and keeps its buffers in between.
///
/// ```
/// use order_contract::{Options, Session, Shape};
/// let mut session = Session::default();
/// for text in [r#"{"status":"COMPLETED"}"#, r#"{"status":"FAILED"}"#] {
///     assert!(session.is_valid(Shape::OrderCreated, text, &Options::default()));
/// }
/// ```
#[derive(Debug, Default)]
pub struct Session {
    scratch: Scratch,
}

impl Session {
    /// The verdict alone: stops at the first error that nothing can take back.
    pub fn is_valid(&mut self, shape: Shape, text: impl AsRef<[u8]>, options: &Options) -> bool {
        self.check(shape.contract(), text.as_ref(), options, true);
        self.scratch.findings.is_empty()
    }

    /// Everything there is to say about a document.
    pub fn validate(&mut self, shape: Shape, text: impl AsRef<[u8]>, options: &Options) -> Report {
        let report = self.report_on(shape.contract(), text.as_ref(), options);
        Report {
            shape: Some(shape),
            ..report
        }
    }

    /// Everything there is to say about a text that a contract describes.
    pub(super) fn report_on(
        &mut self,
        contract: &'static Contract,
        text: &[u8],
        options: &Options,
    ) -> Report {
        self.check(contract, text, options, false);
        self.report(contract, text, options)
    }

    /// The report on an input that never became text, for the reason that the code names.
    pub fn refuse(&mut self, shape: Shape, code: Code, options: &Options) -> Report {
        let contract = shape.contract();
        self.ledger(contract, options, false).unread(code);
        Report {
            shape: Some(shape),
            ..self.report(contract, b"", options)
        }
    }

    pub(super) fn check(
        &mut self,
        contract: &'static Contract,
        text: &[u8],
        options: &Options,
        verdict_only: bool,
    ) {
        if text.len() > options.limits.bytes as usize {
            return self
                .ledger(contract, options, verdict_only)
                .unread(Code::TooLarge);
        }
        match contract.layout {
            Layout::Document => {
                Walk::new(text, contract, options, &mut self.scratch, verdict_only).document();
            }
            Layout::Entries => {
                Walk::new(text, contract, options, &mut self.scratch, verdict_only)
                    .list_of_entries();
            }
            Layout::Query => query::check(text, self.ledger(contract, options, verdict_only)),
        }
    }

    /// The findings in the order of a report, as many as are wanted.
    pub(super) fn listed(&self, most: u32) -> Vec<Finding> {
        let findings = &self.scratch.findings;
        let key = |n: usize| {
            let finding = &findings[n];
            (finding.order, finding.span.start, finding.code as u8)
        };
        sorted(findings.len(), &|a, b| key(a).cmp(&key(b)))
            .iter()
            .take(most as usize)
            .map(|&n| findings[n as usize])
            .collect()
    }

    /// An empty ledger.
    fn ledger<'s>(
        &'s mut self,
        contract: &'static Contract,
        options: &'s Options,
        verdict_only: bool,
    ) -> Ledger<'s> {
        self.scratch.findings.clear();
        self.scratch.assumptions.clear();
        Ledger {
            contract,
            options,
            findings: &mut self.scratch.findings,
            verdict_only,
        }
    }

    fn report(&mut self, contract: &'static Contract, text: &[u8], options: &Options) -> Report {
        let findings = &self.scratch.findings;
        let listed = self.listed(options.limits.findings);
        Report {
            valid: findings
                .iter()
                .all(|finding| finding.severity != Severity::Error),
            shape: None,
            version: options.version,
            problems: problems(contract, text, options, &listed),
            truncated: listed.len() < findings.len(),
            assumptions: self
                .scratch
                .assumptions
                .iter()
                .map(|assumption| worded(assumption, text))
                .collect(),
        }
    }
}

pub(crate) fn problems(
    contract: &'static Contract,
    text: &[u8],
    options: &Options,
    findings: &[Finding],
) -> Vec<Problem> {
    if findings.is_empty() {
        return Vec::new();
    }
    let places: Vec<Span> = findings.iter().map(|finding| finding.span).collect();
    let spans = measured(text, options.unit, &places);
    let paths = paths(contract, text, options, findings);
    let fixes = fix::fixes(text, contract, options, findings);
    findings
        .iter()
        .zip(paths)
        .zip(spans)
        .zip(fixes)
        .map(|(((finding, path), span), fix)| {
            let wording = Wording::of(finding, contract, text, options);
            Problem {
                code: finding.code,
                severity: finding.severity,
                basis: finding.basis,
                section: finding.section,
                message: wording.message,
                path,
                expected: wording.expected,
                found: wording.found,
                help: wording.help,
                suggestion: wording.suggestion,
                span: finding.has_place().then_some(span),
                fix,
            }
        })
        .collect()
}

fn paths(
    contract: &'static Contract,
    text: &[u8],
    options: &Options,
    findings: &[Finding],
) -> Vec<Path> {
    let mut paths = match contract.layout {
        Layout::Query => findings
            .iter()
            .map(|finding| parameter(text, finding))
            .collect(),
        _ => {
            let offsets: Vec<u32> = findings.iter().map(|finding| finding.span.start).collect();
            paths_at(text, options.limits.depth, &offsets)
        }
    };
    for (path, finding) in paths.iter_mut().zip(findings) {
        match finding.subject {
            Subject::Missing(field) => path.0.push(Segment::Key(field.name.to_owned())),
            Subject::Entries(Lookup::Nowhere) => *path = asked_for(options),
            _ => {}
        }
    }
    paths
}

/// Where the option `entries` should lead.
fn asked_for(options: &Options) -> Path {
    let segments = options.entries.as_deref().and_then(pointer::parse);
    Path(segments.into_iter().flatten().map(Segment::Key).collect())
}

/// A parameter's path is its name.
fn parameter(text: &[u8], finding: &Finding) -> Path {
    let name = match finding.subject {
        Subject::Value(field, _) => field.name.to_owned(),
        Subject::Unknown(_) | Subject::Repeated | Subject::Lost => {
            query::decoded(text, finding.span)
                .map(|name| String::from_utf8_lossy(&name).into_owned())
                .unwrap_or_default()
        }
        Subject::Fault(_) => match query::name_around(text, finding.span) {
            Some(name) => name,
            None => return Path::default(),
        },
        _ => return Path::default(),
    };
    Path(vec![Segment::Key(name)])
}

pub(crate) fn worded(assumption: &Assumption, text: &[u8]) -> String {
    match assumption {
        Assumption::EntriesAt(key) => {
            let pointer = Path(vec![Segment::Key(key.decoded(text))]);
            format!("The entries are those of {pointer}: the page envelope is not shown (4.4).")
        }
        Assumption::NoEntries => {
            "There are no entries to check: no member holds any, and the page envelope is not shown (4.4).".to_owned()
        }
    }
}
