//! Checks one document after another, with texts as results.

use super::input::{Input, Source};
use super::options::Options;
use super::report::Report;
use crate::check::call::Call;
use crate::check::checker::Checker;
use crate::report::builder::ReportBuilder;
use crate::report::code::{Code, Codes};
use crate::report::finding::Finding;
use crate::report::message::Phrasing;
use crate::report::problem::Problem;
use crate::report::rules::Rules;
use crate::service::shape::Shape;
use crate::text::Padded;
use crate::text::padded::KEPT;
use alloc::vec::Vec;

/// Checks one document after another and reuses its buffers.
/// ```
/// use order_contract::{Options, Session, Shape};
/// let mut session = Session::default();
/// for text in [r#"{"status":"COMPLETED"}"#, r#"{"status":"FAILED"}"#] {
///     assert!(session.is_valid(Shape::OrderCreated, text, &Options::default()));
/// }
/// ```
#[derive(Debug, Default)]
pub struct Session {
    input: Vec<u8>,
    checker: Checker,
}

/// The result of [`apply_fixes`](crate::apply_fixes): output, applied fixes, report.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Fixed {
    /// The fixed document.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::json::text"))]
    pub output: Vec<u8>,
    /// The problems that were fixed. Places refer to the text in which each was found: the input, or the
    /// output of an earlier round of fixes.
    pub applied: Vec<Problem>,
    /// Whether `applied` lacks fixed problems, because their pointers exceed a mebibyte.
    pub truncated: bool,
    /// The report on the output.
    pub report: Report,
}

impl Session {
    /// Whether a document has no error. Stops at the first one.
    pub fn is_valid<Kind>(&mut self, shape: Shape, input: impl Input<Kind>, options: &Options) -> bool {
        let source = input.source(shape).within(&options.limits);
        let rules = source.rules(options);
        let Ok(text) = &source.text else {
            return false;
        };
        let text = Padded::copy(text, &mut self.input);
        let is_valid = self.checker.is_valid(text, shape as usize, &rules);
        self.release();
        is_valid
    }

    /// Validates a document and returns a report.
    pub fn validate<Kind>(&mut self, shape: Shape, input: impl Input<Kind>, options: &Options) -> Report {
        let source = input.source(shape).within(&options.limits);
        let rules = source.rules(options);
        let text = match &source.text {
            Ok(text) => Ok(Padded::copy(text, &mut self.input)),
            Err(finding) => Err(*finding),
        };
        let mut report = ReportBuilder::new(Phrasing::of(&rules, options.names));
        self.checker.report(text, shape as usize, &rules, &mut report);
        self.release();
        Report::of(report, Some(shape))
    }

    /// Validates a call and returns a report. The version in its headers, if known, takes precedence over
    /// that of the options.
    pub fn validate_call(&mut self, call: &Call<'_>, options: &Options) -> Report {
        let rules = options.rules();
        let mut report = ReportBuilder::new(Phrasing::of(&rules, options.names));
        self.checker.call(call, &rules, options.unit, &mut report);
        Report::of(report, None)
    }

    /// Frees the buffers that a large document has left behind.
    fn release(&mut self) {
        if self.input.capacity() > KEPT {
            self.input = Vec::new();
            self.checker = Checker::NEW;
        }
    }

    /// Returns the report on an input that could not be made into text. `code` names the reason, such as
    /// [`Code::NotSerializable`].
    pub fn refuse(&mut self, shape: Shape, code: Code, options: &Options) -> Report {
        self.refuse_for(shape, Finding::unread(code), options)
    }

    fn refuse_for(&mut self, shape: Shape, finding: Finding, options: &Options) -> Report {
        let (number, rules) = (shape as usize, options.rules());
        let mut report = ReportBuilder::new(Phrasing::of(&rules, options.names));
        self.checker.report(Err(finding), number, &rules, &mut report);
        Report::of(report, Some(shape))
    }

    /// Applies every safe fix of a document, validates it again, and repeats until no safe fix is left.
    /// With `only`, fixes only problems of these codes.
    pub fn apply_fixes<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &Options,
        only: Option<&[Code]>,
    ) -> Fixed {
        let source = input.source(shape);
        let rules = source.rules(options);
        match &source.text {
            Ok(text) if options.limits.is_too_large(text.len()) => {
                let finding = Finding::unread(Code::TooLarge);
                self.unfixed(shape, text, finding, options)
            }
            Ok(text) => {
                let fixed = self.fix_text(shape, text, options, &rules, only);
                let mut output = Source {
                    text: Ok(fixed.output.into()),
                    ..source
                };
                output.as_sent(shape);
                Fixed {
                    output: output.text.unwrap_or_default().into_owned(),
                    ..fixed
                }
            }
            Err(finding) => self.unfixed(shape, &[], *finding, options),
        }
    }

    fn unfixed(&mut self, shape: Shape, text: &[u8], finding: Finding, options: &Options) -> Fixed {
        Fixed {
            output: Vec::from(text),
            applied: Vec::new(),
            truncated: false,
            report: self.refuse_for(shape, finding, options),
        }
    }

    fn fix_text(
        &mut self,
        shape: Shape,
        text: &[u8],
        options: &Options,
        rules: &Rules,
        only: Option<&[Code]>,
    ) -> Fixed {
        let wanted = only.map_or(Codes::ALL, Codes::of);
        let number = shape as usize;
        let mut report = ReportBuilder::new(Phrasing::of(rules, options.names));
        let (output, rounds) = self.checker.correct(text, number, rules, wanted, &mut report);
        Fixed {
            output,
            truncated: rounds.iter().any(|round| round.outline.is_truncated),
            applied: rounds.into_iter().flat_map(|round| round.problems).collect(),
            report: Report::of(report, Some(shape)),
        }
    }
}
