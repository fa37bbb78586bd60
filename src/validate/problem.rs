//! What a caller gets to see: a report and its problems.

use super::code::{Code, Severity};
use super::fix::Applicability;
use crate::contract::model::Basis;
use crate::json::place::{TextEdit, TextSpan};
use crate::json::pointer::Path;
use crate::{Shape, Version};

/// What there is to say about a document.
#[derive(Clone, Debug)]
pub struct Report {
    /// Whether no problem is an error, counted before the list was cut.
    pub valid: bool,
    /// The shape it was held against; `None` for a call.
    pub shape: Option<Shape>,
    /// The version it was held against.
    pub version: Version,
    /// What was found, in the order of the text; at most `limits.findings`.
    pub problems: Vec<Problem>,
    /// Whether more was found than is listed.
    pub truncated: bool,
    /// What was taken for granted, where the interface shows nothing.
    pub assumptions: Vec<String>,
}

/// One thing that was found.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What kind of thing it is.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// How firmly the interface supports the rule.
    pub basis: Basis,
    /// The section of the interface, such as `2.4`.
    pub section: &'static str,
    /// One plain sentence that says what to do.
    pub message: String,
    /// Where it is: of the missing member itself for `required`.
    pub path: Path,
    /// What would be right.
    pub expected: Vec<&'static str>,
    /// What is there instead: its JSON type, or with `mask: false` its text.
    pub found: Option<String>,
    /// More to know.
    pub help: Option<String>,
    /// The known word that was probably meant.
    pub suggestion: Option<&'static str>,
    /// Where in the text; `None` where the text was not read.
    pub span: Option<TextSpan>,
    /// What would mend it.
    pub fix: Option<Fix>,
}

/// What would mend a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What it does, in a few words.
    pub title: String,
    /// Whether it can be made without a person's look at it.
    pub applicability: Applicability,
    /// What to put where, ascending.
    pub edits: Vec<TextEdit>,
    /// The headers in which a value travels that is taken out of the body.
    pub headers: Vec<&'static str>,
}
