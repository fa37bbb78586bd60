//! Makes the public problems of what a check found.

use super::detail::{Arguments, Detail};
use super::fix::PlannedFix;
use super::found::{Assumption, FoundAs};
use super::listed::{Findings, Listed};
use super::message::{MessageBuilder, Names, Phrasing};
use super::problem::{Fix, Problem};
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::{Path, Segment};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

/// Makes the problems of a report.
pub(crate) fn problems(found: &Findings, names: Names) -> Vec<Problem> {
    let phrasing = Phrasing::of(found.rules, names);
    let mut problems = Vec::new();
    for list in &found.lists {
        // The path of the last problem, whose names the next one shares.
        let mut path = Path::default();
        list.each(|detail, listed, found, edit| {
            problems.push(problem(phrasing, detail, &listed, listed.path(&mut path), found, edit));
        });
    }
    problems
}

fn problem(
    phrasing: Phrasing,
    detail: &Detail,
    listed: &Listed,
    path: Path,
    found: FoundAs,
    edit: Option<TextSpan>,
) -> Problem {
    let Detail {
        finding,
        arguments,
        fix,
        ..
    } = detail;
    let arguments = *arguments;
    let message = message(phrasing, arguments, path.0.last());
    Problem {
        code: finding.code,
        severity: finding.severity,
        basis: finding.basis,
        section: phrasing.catalogue.section(finding.section).into(),
        message: message.message(detail.message),
        expected: message.expected(detail.message),
        found: found_text(found),
        help: detail.help.map(|help| message.message(help)),
        meta: message.meta(detail.message),
        suggestion: arguments.near.map(|word| Cow::Borrowed(word.name())),
        span: listed.spans[0],
        fix: fix.as_ref().map(|fix| fix_of(phrasing, fix, arguments, edit)),
        path,
    }
}

fn message<'m>(phrasing: Phrasing<'m>, arguments: Arguments, last: Option<&'m Segment>) -> MessageBuilder<'m> {
    MessageBuilder {
        arguments,
        last,
        phrasing,
    }
}

/// A value has no text to edit.
fn fix_of(phrasing: Phrasing, fix: &PlannedFix, arguments: Arguments, edit: Option<TextSpan>) -> Fix {
    let arguments = Arguments {
        field: fix.field,
        object: arguments.object,
        near: fix.replacement.word(),
        ..Arguments::default()
    };
    let edit = edit.map(|TextSpan { start, end, .. }| {
        let mut text = Vec::new();
        fix.replacement.write(&mut text);
        let text = lossy(text);
        TextEdit { start, end, text }
    });
    Fix {
        title: message(phrasing, arguments, None).message(fix.title),
        applicability: fix.applicability,
        edits: edit.into_iter().collect(),
    }
}

/// The sentence of an assumption.
pub(crate) fn assumed(assumption: &Assumption, phrasing: Phrasing) -> String {
    let name = Segment::Key(String::from_utf8_lossy(&assumption.name).into());
    message(phrasing, Arguments::default(), Some(&name)).message(assumption.sentence)
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
