//! Refusals as the problems that callers read, and the assumption about where the entries of a list are.
//! Both are worded by the report.

use super::ConvertOptions;
use crate::contract::section::SECTIONS;
use crate::report::finding::{Finding, Mismatch, Subject};
use crate::text::envelope::{Entries, Lookup};
use crate::text::{Cause, Doc, Expected, Padded};
use crate::{Options, Problem, Shape};
use crate::{json, validate};
use alloc::string::String;
use alloc::vec::Vec;

pub(super) fn problems(
    shape: Shape,
    text: Padded,
    options: &ConvertOptions,
    refusals: &[Finding],
) -> Vec<Problem> {
    let options = Options {
        version: options.from,
        entries: options.entries.clone(),
        limits: options.limits,
        unit: options.unit,
        ..Options::default()
    };
    let listed = refusals.len().min(options.limits.findings.max(1) as usize);
    let findings: Vec<_> = refusals.iter().take(listed).map(worded).collect();
    validate::problems(shape.contract(), text.text(), &options, &findings)
}

/// What was assumed about the entries of a list.
pub(super) fn assumption(doc: Doc, found: Entries) -> Option<String> {
    let assumption = match found {
        Entries::Behind(key) => validate::Assumption::EntriesAt(json::reader::Text {
            span: json::span::Span::new(doc.node(key).start, doc.node(key).end),
            escaped: doc.node(key).is_escaped(),
        }),
        Entries::None => validate::Assumption::NoEntries,
        Entries::At(_) | Entries::Missed(..) => return None,
    };
    Some(validate::worded(&assumption, doc.text()))
}

fn worded(finding: &Finding) -> validate::Finding {
    let subject = match finding.subject {
        Subject::Fault(cause) => validate::Subject::Fault(fault(cause)),
        Subject::Repeated => validate::Subject::Repeated,
        Subject::Entries(lookup) => validate::Subject::Entries(match lookup {
            Lookup::Nowhere => json::envelope::Lookup::Nowhere,
            Lookup::NoArray => json::envelope::Lookup::NoArray,
            Lookup::Ambiguous => json::envelope::Lookup::Ambiguous,
        }),
        Subject::Complement(mismatch) => validate::Subject::Complement(match mismatch {
            Mismatch::Malformed => validate::Mismatch::Malformed,
            Mismatch::Foreign => validate::Mismatch::Foreign,
            Mismatch::Orphan => validate::Mismatch::Orphan,
        }),
        Subject::Lost => validate::Subject::Lost,
        _ => validate::Subject::Document,
    };
    let span = json::span::Span::new(finding.span.start, finding.span.end);
    let section = SECTIONS[finding.section as usize];
    validate::Finding::error(finding.code, finding.basis, section, span, subject)
}

fn fault(cause: Cause) -> json::reader::Fault {
    use json::reader::{Expected as Old, Fault};
    match cause {
        Cause::NotUtf8 => Fault::NotUtf8,
        Cause::LoneSurrogate => Fault::LoneSurrogate,
        Cause::ByteOrderMark => Fault::ByteOrderMark,
        Cause::TooDeep => Fault::TooDeep,
        Cause::Syntax(expected) => Fault::Syntax(match expected {
            Expected::Value => Old::Value,
            Expected::ValueOrBracket => Old::ValueOrBracket,
            Expected::Key => Old::Key,
            Expected::KeyOrBrace => Old::KeyOrBrace,
            Expected::Colon => Old::Colon,
            Expected::CommaOrBrace => Old::CommaOrBrace,
            Expected::CommaOrBracket => Old::CommaOrBracket,
            Expected::Digit => Old::Digit,
            Expected::NumberEnd => Old::NumberEnd,
            Expected::Escape => Old::Escape,
            Expected::HexDigit => Old::HexDigit,
            Expected::Quote => Old::Quote,
            Expected::EscapedControl => Old::EscapedControl,
            Expected::End => Old::End,
        }),
    }
}
