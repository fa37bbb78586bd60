//! `Display` for reports and problems, and the error that carries a report.

use crate::{Problem, Report, Severity};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// The error for an invalid document or call, with its report.
#[doc = example!(InvalidDocumentError)]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[non_exhaustive]
pub struct InvalidDocumentError {
    /// The report: not valid. It lists an error, unless `limits.findings` cut it off.
    pub report: Report,
}

impl Report {
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

/// Writes the first problem and the number of others.
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

/// Line and column, if known, and the message. Without the pointer, which can contain any name that was
/// sent.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(span) = self.span {
            write!(f, "line {}, column {}: ", span.line, span.column)?;
        }
        f.write_str(&self.message)
    }
}

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
