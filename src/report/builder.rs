//! Makes the public report of what a check found.

use super::detail::Arguments;
use super::fix::PlannedFix;
use super::message::{MessageBuilder, Phrasing};
use super::path_step::PathStep;
use super::problem::{Fix, Problem};
use super::sink::{Assumption, Described, FoundAs, Outline, ReportSink};
use crate::contract::model::VersionId;
use crate::text::place::{Place, TextEdit, TextSpan, Unit, text_spans};
use crate::text::pointer::{Path, Segment};
use crate::text::{Padded, Span};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

/// A report that is being made.
pub(crate) struct ReportBuilder<'p> {
    pub(crate) phrasing: Phrasing<'p>,
    pub(crate) assumption: Option<String>,
    pub(crate) problems: Vec<Problem>,
    pub(crate) outline: Outline,
    /// The path of the last problem, whose names the next one shares.
    path: Path,
    /// How many problems have their final places.
    placed: usize,
    /// The places of the others, in bytes: of the problem, then of its fix.
    spans: Vec<Span>,
}

impl<'p> ReportBuilder<'p> {
    pub(crate) fn new(phrasing: Phrasing<'p>) -> ReportBuilder<'p> {
        ReportBuilder {
            phrasing,
            assumption: None,
            problems: Vec::new(),
            outline: Outline::CLEAN,
            path: Path::default(),
            placed: 0,
            spans: Vec::new(),
        }
    }

    fn message<'m>(&self, arguments: Arguments, last: Option<&'m Segment>) -> MessageBuilder<'m>
    where
        'p: 'm,
    {
        MessageBuilder {
            arguments,
            last,
            phrasing: self.phrasing,
        }
    }

    /// A fix, without the place of its edit. A value has no text to edit.
    fn fix(&self, fix: &PlannedFix, arguments: Arguments, has_edits: bool) -> Fix {
        let arguments = Arguments {
            field: fix.field,
            object: arguments.object,
            near: fix.replacement.word(),
            ..Arguments::default()
        };
        let mut text = Vec::new();
        fix.replacement.write(&mut text);
        let edit = TextEdit {
            start: 0,
            end: 0,
            text: lossy(text),
        };
        Fix {
            title: self.message(arguments, None).message(fix.title),
            applicability: fix.applicability,
            edits: has_edits.then_some(edit).into_iter().collect(),
        }
    }
}

impl ReportSink for ReportBuilder<'_> {
    fn begin(&mut self, version: VersionId, assumption: Option<Assumption>) {
        self.phrasing.version = version;
        self.assumption = assumption.map(|Assumption { sentence, name }| {
            let name = Segment::Key(lossy(name).into());
            let message = self.message(Arguments::default(), Some(&name));
            message.message(sentence)
        });
    }

    fn problem(&mut self, problem: &Described) {
        let (finding, wording) = (&problem.detail.finding, &problem.detail.wording);
        PathStep::continue_path(&mut self.path, problem.shared, problem.steps);
        let arguments = wording.arguments;
        let message = self.message(arguments, self.path.0.last());
        let fix = problem.detail.fix;
        let made = Problem {
            code: finding.code,
            severity: finding.severity,
            basis: finding.basis,
            section: self.phrasing.catalogue.section(finding.section).into(),
            message: message.message(wording.message),
            expected: message.expected(wording.message),
            found: found_text(problem.found),
            help: wording.help.map(|help| message.message(help)),
            meta: message.meta(wording.message),
            suggestion: arguments.near.map(|word| Cow::Borrowed(word.name())),
            span: problem.has_span.then(TextSpan::default),
            fix: fix.map(|fix| self.fix(&fix, arguments, problem.has_span)),
            path: self.path.clone(),
        };
        self.problems.push(made);
        self.spans.extend(problem.has_span.then_some(finding.span));
        let edited = fix.filter(|_| problem.has_span);
        self.spans.extend(edited.map(|fix| fix.span));
    }

    fn place(&mut self, text: Padded, unit: Unit, from: Place) {
        let mut spans = text_spans(text, unit, from, &self.spans).into_iter();
        for problem in self.problems.iter_mut().skip(self.placed) {
            if problem.span.is_some() {
                problem.span = spans.next();
            }
            let edits = problem.fix.iter_mut().flat_map(|fix| &mut fix.edits);
            for edit in edits {
                if let Some(span) = spans.next() {
                    (edit.start, edit.end) = (span.start, span.end);
                }
            }
        }
        self.placed = self.problems.len();
        self.spans.clear();
    }

    fn end(&mut self, outline: Outline) {
        self.outline = outline;
    }
}

/// The text of what was found.
fn found_text(found: FoundAs) -> Option<String> {
    match found {
        FoundAs::Nothing => None,
        FoundAs::Kind(kind) => Some(kind.text().to_owned()),
        FoundAs::Character(byte) => Some(char::from(byte).into()),
        FoundAs::Source(source) => Some(lossy(FoundAs::shown(source))),
    }
}

/// The text of bytes that are UTF-8 wherever the reader found no fault.
pub(crate) fn lossy(text: Vec<u8>) -> String {
    String::from_utf8_lossy(&text).into_owned()
}
