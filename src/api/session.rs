//! Checks one document after another, with texts as results.

use super::input::{Input, Source};
use super::options::Options;
use super::report::Report;
use crate::check::call::Call;
use crate::check::checker::Checker;
use crate::check::fixes::{apply, keep_applicable};
use crate::report::builder::problems;
use crate::report::code::Code;
use crate::report::finding::Finding;
use crate::report::fix::{Applicability, PlannedFix};
use crate::report::kept::Room;
use crate::report::listed::Findings;
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

/// Which fixes [`apply_fixes`](crate::apply_fixes) applies: by default all safe ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fixes<'f> {
    /// Applies the safe fixes of problems with these codes alone. `None`: with any code.
    pub only: Option<&'f [Code]>,
    /// Applies also the fixes that need a review, of problems with these codes.
    pub review: &'f [Code],
}

impl Fixes<'_> {
    fn want(&self, code: Code, fix: &PlannedFix) -> bool {
        let is_wanted = self.only.is_none_or(|only| only.contains(&code));
        is_wanted && fix.applicability == Applicability::Safe || self.review.contains(&code)
    }
}

/// Far more than any document needs: a fix that leads to another one is rare.
const MOST_ROUNDS: usize = 16;

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
        let rules = source.rules(shape, options);
        let Ok(text) = &source.text else {
            return false;
        };
        let text = Padded::copy(text, &mut self.input);
        let is_valid = self.checker.is_valid(text, &rules);
        self.release();
        is_valid
    }

    /// Validates a document and returns a report.
    pub fn validate<Kind>(&mut self, shape: Shape, input: impl Input<Kind>, options: &Options) -> Report {
        let source = input.source(shape).within(&options.limits);
        let rules = source.rules(shape, options);
        let text = match &source.text {
            Ok(text) => Ok(Padded::copy(text, &mut self.input)),
            Err(finding) => Err(*finding),
        };
        let found = self.checker.report(text, &rules);
        let report = Report::of(&found, options.names, Some(shape));
        self.release();
        report
    }

    /// Validates a call and returns a report. The version in its headers, if known, takes precedence over
    /// that of the options.
    pub fn validate_call(&mut self, call: &Call<'_>, options: &Options) -> Report {
        let rules = options.rules();
        let report = |found: &Findings| Report::of(found, options.names, None);
        self.checker.call(call, &rules, options.unit, report)
    }

    /// Frees the buffers that a large document has left behind.
    fn release(&mut self) {
        if self.input.capacity() > KEPT {
            self.input = Vec::new();
            self.checker = Checker::NEW;
        }
    }

    /// Applies fixes of a document, validates it again, and repeats until none is left. `fixes` chooses them: by default
    /// all that are safe.
    pub fn apply_fixes<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &Options,
        fixes: &Fixes<'_>,
    ) -> Fixed {
        let source = input.source(shape);
        let rules = source.rules(shape, options);
        let fixable = Rules {
            only_fixable: true,
            ..rules
        };
        let refusal = match &source.text {
            Ok(text) if options.limits.is_too_large(text.len()) => Some(Finding::unread(Code::TooLarge)),
            Ok(_) => None,
            Err(finding) => Some(*finding),
        };
        let mut output = source.text.as_deref().unwrap_or_default().to_vec();
        let (mut applied, mut truncated, mut room) = (Vec::new(), false, Room::for_pointers());
        for _ in 0..MOST_ROUNDS {
            let text = match refusal {
                Some(_) => break,
                None => Padded::copy(&output, &mut self.input),
            };
            let mut found = self.checker.report(Ok(text), &fixable);
            let Some(list) = found.lists.first_mut() else { break };
            keep_applicable(&mut list.details, |detail, fix| fixes.want(detail.finding.code, fix));
            let count = list.details.len();
            if count == 0 {
                break;
            }
            output = apply(text.text(), &list.details);
            room.keep_fitting(&mut found.lists);
            truncated |= found.lists.iter().any(|list| list.details.len() < count);
            applied.extend(problems(&found, options.names));
        }
        let text = match refusal {
            Some(finding) => Err(finding),
            None => Ok(Padded::copy(&output, &mut self.input)),
        };
        let found = self.checker.report(text, &rules);
        let report = Report::of(&found, options.names, Some(shape));
        self.release();
        let mut output = Source {
            text: Ok(output.into()),
            ..source
        };
        output.as_sent(shape);
        Fixed {
            output: output.text.unwrap_or_default().into_owned(),
            applied,
            truncated,
            report,
        }
    }
}
