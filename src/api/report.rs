//! The public report, `Display` for it, and the error that carries one.

use crate::report::builder::{assumed, problems};
use crate::report::code::Severity;
use crate::report::listed::Findings;
use crate::report::message::{Names, Phrasing};
use crate::report::problem::{Problem, summary};
use crate::service::shape::Shape;
use crate::service::version::Version;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// The result of [`validate`](crate::validate()) or [`validate_call`](crate::validate_call).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Report {
    /// Whether there is no error, including those that `limits.findings` cut off the list.
    pub valid: bool,
    /// The shape that was checked; `None` for a call.
    #[cfg_attr(feature = "serde", serde(with = "crate::json::shape_or_call"))]
    pub shape: Option<Shape>,
    /// The version whose rules applied.
    pub version: Version,
    /// The problems in text order, at most `limits.findings`, errors rather than others. Missing fields come at the end
    /// of their object. If the input could not be read to its end, the last one says why.
    pub problems: Vec<Problem>,
    /// Whether more problems were found than are listed.
    pub truncated: bool,
    /// What was assumed about things that the API documentation does not show, a sentence each.
    pub assumptions: Vec<String>,
}

/// The error for an invalid document or call, with its report.
/// ```
/// use order_contract::{Options, Shape, validate};
/// let report = validate(Shape::OrderCreated, r#"{"status":1}"#, &Options::default());
/// let error = report.into_result().unwrap_err();
/// assert_eq!(error.report.problems.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[non_exhaustive]
pub struct InvalidDocumentError {
    /// The report: not valid. It lists an error, unless `limits.findings` is 0.
    pub report: Report,
}

impl Report {
    /// The report on a document of a shape, or on a call.
    pub(crate) fn of(found: &Findings, names: Names, shape: Option<Shape>) -> Report {
        let phrasing = Phrasing::new(found.rules, names);
        let assumption = found.assumption.as_ref();
        Report {
            valid: found.is_valid,
            shape,
            version: found.rules.version.into(),
            assumptions: assumption.map(|it| assumed(it, phrasing)).into_iter().collect(),
            problems: problems(found, names),
            truncated: found.is_truncated,
        }
    }

    /// Returns the report if the document is valid, otherwise an error with the report.
    pub fn into_result(self) -> Result<Report, InvalidDocumentError> {
        match self.valid {
            true => Ok(self),
            false => Err(InvalidDocumentError { report: self }),
        }
    }
}

impl fmt::Display for InvalidDocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { shape, problems, .. } = &self.report;
        let is_error = |problem: &&Problem| problem.severity == Severity::Error;
        let errors: Vec<&Problem> = problems.iter().filter(is_error).collect();
        let name = shape.map_or("call", |shape| shape.name());
        write!(f, "the {name} is not valid")?;
        summary(f, &errors)
    }
}

impl Error for InvalidDocumentError {}

/// The verdict, then one line per problem.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.shape.map_or("call", |shape| shape.name());
        let verdict = if self.valid { "valid" } else { "not valid" };
        write!(f, "{name}, {}: {verdict}", self.version)?;
        for problem in &self.problems {
            write!(f, "\n{} {}: {problem}", problem.severity, problem.code)?;
        }
        match self.truncated {
            true => f.write_str("\n(there are more)"),
            false => Ok(()),
        }
    }
}
