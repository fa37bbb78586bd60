//! The problems of a public report, with messages as text.

use super::code::{Code, Severity};
use super::fix::Applicability;
use super::message::Meta;
use crate::contract::model::Basis;
use crate::text::json_pointer::JsonPointer;
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::Path;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// One problem of a document or call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Problem {
    /// The kind of problem.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// How firmly the API documentation supports the rule.
    pub basis: Basis,
    /// The section of the API documentation, such as `2.4`.
    pub section: Cow<'static, str>,
    /// What is wrong and what to do, in English.
    pub message: String,
    /// The path of the value. For a missing field, the path that it should have.
    #[cfg_attr(feature = "serde", serde(flatten, with = "crate::json::pointer_and_path"))]
    pub path: Path,
    /// The types, values or words that would be right.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub expected: Vec<Cow<'static, str>>,
    /// What was found instead: its JSON type, or with `mask: false` its text, shortened to 40 characters.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub found: Option<String>,
    /// A further sentence, such as a suggestion.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub help: Option<String>,
    /// The known word that was probably meant.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub suggestion: Option<Cow<'static, str>>,
    /// The place in the text; `None` if the problem has none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub span: Option<TextSpan>,
    /// A fix, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub fix: Option<Fix>,
    /// The arguments of the message, masked like it.
    pub meta: Meta,
}

/// A change that removes a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Fix {
    /// What it does, in a few words.
    pub title: String,
    /// Whether it can be applied without a person's review.
    pub applicability: Applicability,
    /// The edits of the text, in ascending order.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub edits: Vec<TextEdit>,
}

impl Problem {
    /// Returns its path as a JSON Pointer. A comparison needs only `path`: `problem.path == "/loans/0"`.
    pub fn pointer(&self) -> JsonPointer {
        JsonPointer::from(&self.path)
    }
}

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
