//! The JSON of reports, problems and fixes.

use super::text;
use crate::{
    Applicability, Basis, Code, Fix, Fixed, InvalidDocumentError, Meta, MetaValue, Path, Problem,
    Report, Severity, TextEdit, TextSpan, Version,
};
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use serde::{Serialize, Serializer};

#[derive(Serialize)]
struct ReportForm<'r> {
    valid: bool,
    shape: &'static str,
    version: Version,
    problems: &'r [Problem],
    truncated: bool,
    assumptions: &'r [alloc::string::String],
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Report {
            valid,
            shape,
            version,
            problems,
            truncated,
            assumptions,
        } = self;
        let form = ReportForm {
            valid: *valid,
            shape: shape.map_or("call", |shape| shape.name()),
            version: *version,
            problems,
            truncated: *truncated,
            assumptions,
        };
        form.serialize(serializer)
    }
}

impl Serialize for InvalidDocumentError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.report.serialize(serializer)
    }
}

#[derive(Serialize)]
struct ProblemForm<'p> {
    code: Code,
    severity: Severity,
    basis: Basis,
    section: &'static str,
    message: &'p str,
    pointer: Pointer<'p>,
    path: &'p Path,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    expected: &'p [&'static str],
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suggestion: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<TextSpan>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<&'p Fix>,
    meta: &'p Meta,
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Problem {
            code,
            severity,
            basis,
            section,
            message,
            path,
            expected,
            found,
            help,
            suggestion,
            span,
            fix,
            meta,
        } = self;
        let form = ProblemForm {
            code: *code,
            severity: *severity,
            basis: *basis,
            section,
            message,
            pointer: Pointer(path),
            path,
            expected,
            found: found.as_deref(),
            help: help.as_deref(),
            suggestion: *suggestion,
            span: *span,
            fix: fix.as_ref(),
            meta,
        };
        form.serialize(serializer)
    }
}

impl Serialize for MetaValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            MetaValue::Text(text) => serializer.serialize_str(text),
            MetaValue::List(list) => serializer.collect_seq(list),
            MetaValue::Number(number) => serializer.serialize_u32(*number),
        }
    }
}

/// Serialises a path as a JSON Pointer.
pub(super) struct Pointer<'p>(pub(super) &'p Path);

impl Serialize for Pointer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

#[derive(Serialize)]
struct FixForm<'f> {
    title: &'f str,
    applicability: Applicability,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    edits: &'f [TextEdit],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    headers: &'f [&'static str],
}

impl Serialize for Fix {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Fix {
            title,
            applicability,
            edits,
            headers,
        } = self;
        let form = FixForm {
            title,
            applicability: *applicability,
            edits,
            headers,
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct SpanForm {
    start: u32,
    end: u32,
    line: u32,
    column: u32,
}

impl Serialize for TextSpan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let TextSpan {
            start,
            end,
            line,
            column,
        } = *self;
        let form = SpanForm {
            start,
            end,
            line,
            column,
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct EditForm<'e> {
    start: u32,
    end: u32,
    text: &'e str,
}

impl Serialize for TextEdit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let TextEdit { start, end, text } = self;
        let form = EditForm {
            start: *start,
            end: *end,
            text,
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct FixedForm<'f> {
    output: Cow<'f, str>,
    headers: BTreeMap<&'static str, &'f str>,
    applied: &'f [Problem],
    truncated: bool,
    report: &'f Report,
}

impl Serialize for Fixed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Fixed {
            output,
            headers,
            applied,
            truncated,
            report,
        } = self;
        let headers = headers.iter().map(|(name, value)| (*name, value.as_str()));
        let form = FixedForm {
            output: text(output),
            headers: headers.collect(),
            applied,
            truncated: *truncated,
            report,
        };
        form.serialize(serializer)
    }
}
