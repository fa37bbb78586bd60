//! What a caller sees: a report and its problems, in words.

use super::code::{Code, Severity};
use super::detail::{Arguments, Detail, Details, EditDetail, Stands};
use super::detail_reader::DetailReader;
use super::fix::{Applicability, Fix as FixDetail};
use super::message::{MessageBuilder, Meta, Phrasing};
use super::sentence::Sentence;
use crate::contract::model::Basis;
use crate::contract::pack::{NONE, readable_word};
use crate::contract::section::SECTIONS;
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::Path;
use crate::{JsonPointer, Shape, Version};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// What was found in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// Whether no problem is an error, counted before the list was cut.
    pub valid: bool,
    /// The shape that was checked; `None` for a call.
    pub shape: Option<Shape>,
    /// The version whose rules applied.
    pub version: Version,
    /// The problems in the order of the text, where what is missing comes at the end of its object; at most
    /// `limits.findings`.
    pub problems: Vec<Problem>,
    /// Whether more was found than is listed.
    pub truncated: bool,
    /// What was assumed, where the interface shows nothing.
    pub assumptions: Vec<String>,
}

/// One problem.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// What kind of problem it is.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// How firmly the interface supports the rule.
    pub basis: Basis,
    /// The section of the interface, such as `2.4`.
    pub section: &'static str,
    /// The fact, then what to do, in plain words.
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
    /// What corrects it.
    pub fix: Option<Fix>,
    /// The arguments of the sentence, masked like it.
    pub meta: Meta,
}

/// What corrects a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fix {
    /// What it does, in a few words.
    pub title: String,
    /// Whether it can be applied without a person's review.
    pub applicability: Applicability,
    /// What to put where, ascending.
    pub edits: Vec<TextEdit>,
    /// The headers that carry a value which is taken out of the body.
    pub headers: Vec<&'static str>,
}

impl Problem {
    /// Where it is, as a JSON Pointer. To compare, `path` will do: `problem.path == "/items/0"`.
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

    /// Leaves out what a value has not: places in a text.
    pub(crate) fn forget_places(&mut self) {
        self.span = None;
        if let Some(fix) = &mut self.fix {
            fix.edits.clear();
        }
    }
}

/// Problems in words.
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

/// Reads details one behind the other.
struct Renderer<'d> {
    reader: DetailReader<'d>,
    edits: &'d [EditDetail],
    phrasing: Phrasing,
}

impl Renderer<'_> {
    fn problem(&mut self, detail: &Detail) -> Problem {
        let path = self.reader.path(detail.shared, detail.steps).clone();
        let found = detail.found.map(|found| match found {
            Stands::Kind(kind) => self.phrasing.messages.text(kind.text()).to_owned(),
            Stands::Character(byte) => String::from(byte as char),
            Stands::Source(length) => self.reader.cut(length),
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
            section: SECTIONS[finding.section as usize],
            message: builder.message(detail.message),
            expected: builder.expected(detail.message),
            found,
            help: detail.help.map(|help| builder.message(help)),
            meta: builder.meta(detail.message),
            path,
            suggestion: (near != NONE).then(|| readable_word(near)),
            span: detail.span,
            fix: detail.fix.map(|fix| self.fix(&fix)),
        }
    }

    fn fix(&mut self, fix: &FixDetail) -> Fix {
        let (edits, rest) = self.edits.split_at(fix.edit_count.min(self.edits.len()));
        self.edits = rest;
        let arguments = Arguments {
            field: fix.field,
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
        let header = is_header.then(|| readable_word(fix.other));
        Fix {
            title: builder.message(fix.title),
            applicability: fix.applicability,
            edits: edits.iter().map(|edit| self.reader.edit(edit)).collect(),
            headers: header.into_iter().collect(),
        }
    }
}
