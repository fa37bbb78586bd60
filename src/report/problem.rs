//! The public report and its problems, with messages as text.

use super::code::{Code, Severity};
use super::detail::{Arguments, Detail, Details, EditDetail, FoundAs};
use super::detail_reader::DetailReader;
use super::fix::{Applicability, Fix as FixDetail};
use super::message::{MessageBuilder, Meta, Phrasing};
use super::sentence::Sentence;
use crate::contract::model::Basis;
use crate::contract::pack::{NONE, ObjectId, readable_word};
use crate::contract::section::SECTIONS;
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::Path;
use crate::{JsonPointer, Shape, Version};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

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
    /// The problems in text order, at most `limits.findings`. Missing fields come at the end of their object.
    /// If the input could not be read to its end, the last one says why.
    pub problems: Vec<Problem>,
    /// Whether more problems were found than are listed.
    pub truncated: bool,
    /// What was assumed about things that the API documentation does not show, a sentence each.
    pub assumptions: Vec<String>,
}

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
    /// What is wrong and what to do, in the language of the options.
    pub message: String,
    /// The path of the value. For a missing field, the path that it should have.
    #[cfg_attr(
        feature = "serde",
        serde(flatten, with = "crate::json::pointer_and_path")
    )]
    pub path: Path,
    /// The types, values or words that would be right.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub expected: Vec<Cow<'static, str>>,
    /// What was found instead: its JSON type, or with `mask: false` its text, shortened to 40 characters.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub found: Option<String>,
    /// A further sentence, such as a suggestion.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub help: Option<String>,
    /// The known word that was probably meant.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub suggestion: Option<Cow<'static, str>>,
    /// The place in the text; `None` if the problem has none.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub span: Option<TextSpan>,
    /// A fix, if there is one.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
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
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub edits: Vec<TextEdit>,
    /// The names of headers to send, each with a value that the edits remove from the body.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub headers: Vec<Cow<'static, str>>,
}

impl Problem {
    /// Returns its path as a JSON Pointer. A comparison needs only `path`: `problem.path == "/items/0"`.
    ///
    /// ```
    /// use order_contract::{Options, Shape, validate};
    /// let report = validate(Shape::OrderCreated, r#"{"status":"DONE"}"#, &Options::default());
    /// assert_eq!(report.problems[0].pointer().as_str(), "/status");
    /// assert_eq!(report.problems[0].path, "/status");
    /// ```
    pub fn pointer(&self) -> JsonPointer {
        JsonPointer::from(&self.path)
    }

    /// Removes places: the input was a value, which has no text.
    pub(crate) fn forget_places(&mut self) {
        self.span = None;
        if let Some(fix) = &mut self.fix {
            fix.edits.clear();
        }
    }
}

/// Renders details as problems.
pub(crate) fn problems(details: &Details, phrasing: Phrasing) -> Vec<Problem> {
    let mut renderer = Renderer {
        reader: DetailReader::new(&details.text, &details.steps),
        edits: details.edits.as_slice(),
        phrasing,
    };
    details
        .list
        .iter()
        .map(|detail| renderer.problem(detail))
        .collect()
}

/// Renders details in order.
struct Renderer<'d> {
    reader: DetailReader<'d>,
    edits: &'d [EditDetail],
    phrasing: Phrasing,
}

impl Renderer<'_> {
    fn problem(&mut self, detail: &Detail) -> Problem {
        let path = self.reader.path(detail.shared, detail.steps).clone();
        let found = detail.found.map(|found| match found {
            FoundAs::Kind(kind) => self.phrasing.messages.text(kind.text()).to_owned(),
            FoundAs::Character(byte) => String::from(byte as char),
            FoundAs::Source(length) => self.reader.cut(length),
        });
        let builder = MessageBuilder {
            arguments: &detail.arguments,
            last: path.0.last(),
            phrasing: self.phrasing,
        };
        let near = detail.arguments.near;
        let finding = detail.finding;
        Problem {
            code: finding.code,
            severity: finding.severity,
            basis: finding.basis,
            section: SECTIONS[finding.section as usize].into(),
            message: builder.message(detail.message),
            expected: builder
                .expected(detail.message)
                .into_iter()
                .map(Cow::Borrowed)
                .collect(),
            found,
            help: detail.help.map(|help| builder.message(help)),
            meta: builder.meta(detail.message),
            path,
            suggestion: (near != NONE).then(|| readable_word(near).into()),
            span: detail.span,
            fix: detail
                .fix
                .map(|fix| self.fix(&fix, detail.arguments.object)),
        }
    }

    fn fix(&mut self, fix: &FixDetail, object: ObjectId) -> Fix {
        let (edits, rest) = self.edits.split_at(fix.edit_count.min(self.edits.len()));
        self.edits = rest;
        let arguments = Arguments {
            field: fix.field,
            object,
            near: fix.near,
            other: fix.other,
            ..Arguments::NOTHING
        };
        let builder = MessageBuilder {
            arguments: &arguments,
            last: None,
            phrasing: self.phrasing,
        };
        let is_header = fix.title == Sentence::SendAsHeader;
        let header = is_header.then(|| readable_word(fix.other).into());
        Fix {
            title: builder.message(fix.title),
            applicability: fix.applicability,
            edits: edits.iter().map(|edit| self.reader.edit(edit)).collect(),
            headers: header.into_iter().collect(),
        }
    }
}
