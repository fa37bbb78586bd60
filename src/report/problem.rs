//! The public report and its problems, with messages as text.

use super::code::{Code, Severity};
use super::detail::Arguments;
use super::fix::Applicability;
use super::message::{MessageBuilder, Meta, Phrasing};
use super::reader::ReplyReader;
use super::reply::Reply;
use super::sentence::{Found, Sentence};
use crate::contract::catalogue::{NONE, ObjectId};
use crate::contract::model::{Basis, VersionId};
use crate::contract::word::WordId;
use crate::report::layout::{
    DetailRecord, FOUND_CHARACTER, FOUND_SOURCE, FixRecord, REPORT_TRUNCATED, REPORT_VALID,
    REPORT_VERSION_SHIFT,
};
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::{Path, Segment};
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
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub edits: Vec<TextEdit>,
}

impl Problem {
    /// Returns its path as a JSON Pointer. A comparison needs only `path`: `problem.path == "/loans/0"`.
    pub fn pointer(&self) -> JsonPointer {
        JsonPointer::from(&self.path)
    }
}

/// Reads a report. Its messages are about the version whose rules applied.
pub(crate) fn report(reply: &Reply, shape: Option<Shape>, phrasing: Phrasing<'_>) -> Report {
    let mut renderer = Renderer {
        reader: ReplyReader::new(reply, phrasing.catalogue),
        phrasing,
    };
    let [flags, count] = renderer.reader.words();
    let version = VersionId((flags >> REPORT_VERSION_SHIFT) as u8);
    renderer.phrasing.version = version;
    Report {
        valid: flags & REPORT_VALID != 0,
        shape,
        version: version.into(),
        assumptions: renderer.assumption().into_iter().collect(),
        problems: renderer.problems(count),
        truncated: flags & REPORT_TRUNCATED != 0,
    }
}

/// Reads the verdict and the problems of a report by any contract.
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) fn verdict_and_problems(reply: &Reply, phrasing: Phrasing) -> (bool, Vec<Problem>) {
    let reader = ReplyReader::new(reply, phrasing.catalogue);
    let mut renderer = Renderer { reader, phrasing };
    let [flags, count] = renderer.reader.words();
    renderer.assumption();
    (flags & REPORT_VALID != 0, renderer.problems(count))
}

/// Reads replies in order, and renders sentences.
pub(crate) struct Renderer<'r> {
    pub(crate) reader: ReplyReader<'r>,
    pub(crate) phrasing: Phrasing<'r>,
}

impl<'r> Renderer<'r> {
    /// Reads the assumption in the head of a report.
    pub(crate) fn assumption(&mut self) -> Option<String> {
        let sentence = self.reader.word();
        let name = Segment::Key(self.reader.string().into());
        let sentence = Sentence::ALL.get(sentence as usize)?;
        let builder = self.builder(&Arguments::NOTHING, Some(&name));
        Some(builder.message(*sentence))
    }

    fn builder<'m>(&self, arguments: &'m Arguments, last: Option<&'m Segment>) -> MessageBuilder<'m>
    where
        'r: 'm,
    {
        MessageBuilder {
            arguments,
            last,
            phrasing: self.phrasing,
        }
    }

    fn word(&self, number: WordId) -> Option<&'static str> {
        Some(self.phrasing.catalogue.word(number)?.name())
    }

    fn problems(&mut self, count: u32) -> Vec<Problem> {
        (0..count).map(|_| self.problem()).collect()
    }

    fn problem(&mut self) -> Problem {
        let record = DetailRecord::of(self.reader.record());
        let arguments = Arguments {
            field: record.field,
            object: record.object,
            near: record.near,
            other: record.other,
            number: self.reader.word(),
        };
        let path = self.reader.path();
        let found = match record.found {
            NONE => None,
            found if u32::from(found) == FOUND_SOURCE => Some(self.reader.string()),
            found if u32::from(found) == FOUND_CHARACTER => {
                Some(String::from(char::from(record.character as u8)))
            }
            found => {
                let found = Found::ALL[found as usize].text();
                Some(found.to_owned())
            }
        };
        let span = (record.has_span != 0).then(|| self.reader.span());
        let fix = (record.has_fix != 0).then(|| self.fix(record.object));
        let builder = self.builder(&arguments, path.0.last());
        let message = Sentence::ALL[record.message as usize];
        let help = Sentence::ALL.get(record.help as usize);
        Problem {
            code: Code::ALL[record.code as usize],
            severity: Severity::ALL[record.severity as usize],
            basis: Basis::ALL[record.basis as usize],
            section: self.phrasing.catalogue.section(record.section).into(),
            message: builder.message(message),
            expected: builder.expected(message),
            found,
            help: help.map(|help| builder.message(*help)),
            meta: builder.meta(message),
            suggestion: self.word(record.near).map(Cow::Borrowed),
            span,
            fix,
            path,
        }
    }

    fn fix(&mut self, object: ObjectId) -> Fix {
        let record = FixRecord::of(self.reader.record());
        let count = self.reader.word();
        let edits: Vec<_> = (0..count).map(|_| self.reader.edit()).collect();
        let arguments = Arguments {
            field: record.field,
            object,
            near: record.near,
            ..Arguments::NOTHING
        };
        let title = Sentence::ALL[record.title as usize];
        Fix {
            title: self.builder(&arguments, None).message(title),
            applicability: Applicability::ALL[record.applicability as usize],
            edits: edits
                .into_iter()
                .filter(|_| record.has_edits != 0)
                .collect(),
        }
    }
}
