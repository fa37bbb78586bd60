//! Makes the public problems of what a check found.

use super::detail::{Arguments, Detail};
use super::fix::PlannedFix;
use super::found::{Assumption, FoundAs};
use super::listed::Findings;
use super::message::{MessageBuilder, Names, Phrasing};
use super::problem::{Fix, Problem};
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::{Path, Segment};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

/// Makes the problems of a report.
pub(crate) fn problems(found: &Findings, names: Names) -> Vec<Problem> {
    let mut problems = Vec::new();
    for list in &found.lists {
        let phrasing = Phrasing::new(list.describer.rules, names);
        // The path of the last problem, whose names the next one shares.
        let mut path = Path::default();
        list.each(|detail, listed, found, edit| {
            let (span, path) = (listed.spans[0], listed.path(&mut path));
            problems.push(problem(phrasing, detail, path, span, found_text(found), edit));
        });
    }
    problems
}

fn problem(
    phrasing: Phrasing,
    detail: &Detail,
    path: Path,
    span: Option<TextSpan>,
    found: Option<String>,
    edit: Option<TextSpan>,
) -> Problem {
    let (finding, arguments) = (&detail.finding, detail.arguments);
    let builder = MessageBuilder {
        arguments,
        last: path.0.last(),
        phrasing,
    };
    let (message, meta) = builder.message_and_meta(detail.message);
    Problem {
        code: finding.code,
        severity: finding.severity,
        basis: finding.basis,
        section: phrasing.rules.catalogue.section(finding.section).into(),
        message,
        expected: builder.expected(detail.message),
        found,
        help: detail.help.map(|help| builder.message(help)),
        meta,
        suggestion: arguments.near.map(|word| Cow::Borrowed(word.name())),
        span,
        fix: detail.fix.map(|fix| fix_of(&fix, &builder, edit)),
        path,
    }
}

/// Makes a public fix. A value has no text to edit.
fn fix_of(fix: &PlannedFix, builder: &MessageBuilder, edit: Option<TextSpan>) -> Fix {
    let edit = edit.map(|TextSpan { start, end, .. }| {
        let mut text = Vec::new();
        fix.write(&mut text);
        let text = lossy(text);
        TextEdit { start, end, text }
    });
    Fix {
        title: builder.message(fix.title),
        applicability: fix.applicability,
        edits: edit.into_iter().collect(),
    }
}

/// The sentence of an assumption.
pub(crate) fn assumed(assumption: &Assumption, phrasing: Phrasing) -> String {
    let name = Segment::Key(String::from_utf8_lossy(&assumption.name).into());
    let builder = MessageBuilder {
        arguments: Arguments::default(),
        last: Some(&name),
        phrasing,
    };
    builder.message(assumption.sentence)
}

/// The text of what was found.
fn found_text(found: FoundAs) -> Option<String> {
    match found {
        FoundAs::Nothing => None,
        FoundAs::Kind(kind) => Some(kind.text().to_owned()),
        FoundAs::Character(byte) => Some(char::from(byte).into()),
        FoundAs::Source(source) => Some(lossy(FoundAs::shown(source))),
    }
}

/// The text of bytes that are UTF-8 wherever the reader found no fault.
pub(crate) fn lossy(text: Vec<u8>) -> String {
    String::from_utf8_lossy(&text).into_owned()
}
