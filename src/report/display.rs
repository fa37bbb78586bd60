//! Reports and problems as text, and a report as an error.

use crate::{Problem, Report, Severity};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// A document that is not valid, with the report on it.
///
/// ```
/// use order_contract::{Options, Shape, validate};
/// let report = validate(Shape::OrderCreated, r#"{"status":1}"#, &Options::default());
/// let error = report.into_result().unwrap_err();
/// assert_eq!(error.report.problems.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidDocumentError {
    /// The report; at least one of its problems is an error.
    pub report: Report,
}

impl Report {
    /// The report if the document is valid, an error with it if not.
    pub fn into_result(self) -> Result<Report, InvalidDocumentError> {
        match self.valid {
            true => Ok(self),
            false => Err(InvalidDocumentError { report: self }),
        }
    }
}

impl fmt::Display for InvalidDocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            shape, problems, ..
        } = &self.report;
        let is_error = |problem: &&Problem| problem.severity == Severity::Error;
        let errors: Vec<&Problem> = problems.iter().filter(is_error).collect();
        let name = shape.map_or("call", |shape| shape.name());
        write!(f, "the {name} is not valid")?;
        summary(f, &errors)
    }
}

impl Error for InvalidDocumentError {}

/// The first problem, and how many more there are.
pub(crate) fn summary(f: &mut fmt::Formatter<'_>, problems: &[&Problem]) -> fmt::Result {
    let Some((first, more)) = problems.split_first() else {
        return Ok(());
    };
    write!(f, ": {first}")?;
    match more.len() {
        0 => Ok(()),
        count => write!(f, " (and {count} more)"),
    }
}

/// Where it is, unless it has no place, and the message. Pointers are left out: a name in them can be
/// anything that was sent.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(span) = self.span {
            write!(f, "line {}, column {}: ", span.line, span.column)?;
        }
        f.write_str(&self.message)
    }
}

/// The verdict, and a line for each problem.
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
