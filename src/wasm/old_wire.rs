//! The layout of a conversion's reply, until conversions are numbers too.

use crate::text::place::Unit;
use crate::{Fix, Path, Problem, Report, Segment, TextEdit, TextSpan};

pub(super) const VALUE: u32 = 2;
const TEXT: u32 = 1;
/// What stands for a string or a span that is not there.
pub(super) const ABSENT: u32 = u32::MAX;
/// Puts an array's index apart from a member's name in a path: a pointer never holds `~#`.
const INDEX_MARK: &str = "~#";
/// Where the version stands in a report's flags.
const VERSION_SHIFT: u32 = 8;

pub(super) fn unit(form: u32) -> Unit {
    match form {
        TEXT => Unit::Utf16,
        _ => Unit::Bytes,
    }
}

/// The strings behind a document: each behind its length, or absent.
pub(super) fn strings(mut bytes: &[u8]) -> Vec<Option<&str>> {
    let mut strings = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk() {
        let (string, rest) = match u32::from_le_bytes(*length) {
            ABSENT => (None, rest),
            length => {
                let (string, rest) = rest.split_at(length as usize);
                (core::str::from_utf8(string).ok(), rest)
            }
        };
        strings.push(string);
        bytes = rest;
    }
    strings
}

/// Writes a report: its text, and the words that cut it up.
pub(super) fn write(report: &Report, with_spans: bool, words: &mut Vec<u32>, text: &mut String) {
    Page::of(report, with_spans, words, text).close();
}

/// Words, and the text that they cut up.
pub(super) struct Page<'p> {
    pub(super) words: &'p mut Vec<u32>,
    pub(super) text: &'p mut String,
}

impl<'p> Page<'p> {
    fn of(
        report: &Report,
        with_spans: bool,
        words: &'p mut Vec<u32>,
        text: &'p mut String,
    ) -> Page<'p> {
        words.clear();
        text.clear();
        let mut page = Page { words, text };
        let flags = report.valid as u32
            | (report.truncated as u32) << 1
            | (report.version as u32) << VERSION_SHIFT;
        page.words
            .extend([report.problems.len() as u32, flags, 0, 0]);
        page.words.push(report.assumptions.len() as u32);
        for assumption in &report.assumptions {
            page.string(assumption);
        }
        for problem in &report.problems {
            page.problem(problem, with_spans);
        }
        page
    }

    /// Says where the text stands, now that it moves no more.
    pub(super) fn close(self) {
        self.words[2] = self.text.as_ptr() as u32;
        self.words[3] = self.text.len() as u32;
    }

    fn problem(&mut self, problem: &Problem, with_spans: bool) {
        self.words.extend([
            problem.code as u32,
            problem.severity as u32,
            problem.basis as u32,
        ]);
        self.span(problem.span.filter(|_| with_spans));
        self.string(problem.section);
        self.string(&problem.message);
        self.path(&problem.path);
        self.words.push(problem.expected.len() as u32);
        for expected in &problem.expected {
            self.string(expected);
        }
        self.optional(problem.found.as_deref());
        self.optional(problem.help.as_deref());
        self.optional(problem.suggestion);
        match &problem.fix {
            Some(fix) => self.fix(fix, with_spans),
            None => self.words.push(ABSENT),
        }
    }

    pub(super) fn span(&mut self, span: Option<TextSpan>) {
        self.words.extend(match span {
            Some(span) => [span.start, span.end, span.line, span.column],
            None => [ABSENT; 4],
        });
    }

    pub(super) fn edits(&mut self, edits: &[TextEdit]) {
        self.words.push(edits.len() as u32);
        for edit in edits {
            self.words.extend([edit.start, edit.end]);
            self.string(&edit.text);
        }
    }

    fn fix(&mut self, fix: &Fix, with_spans: bool) {
        self.words.push(fix.applicability as u32);
        self.string(&fix.title);
        self.words.push(fix.headers.len() as u32);
        for header in &fix.headers {
            self.string(header);
        }
        // A value has no text that could be edited; nor has what was one.
        if !with_spans || fix.edits.is_empty() {
            return self.words.push(ABSENT);
        }
        self.edits(&fix.edits);
    }

    pub(super) fn path(&mut self, path: &Path) {
        let start = self.text.len();
        for segment in &path.0 {
            match segment {
                Segment::Key(_) => {
                    let one = Path(vec![segment.clone()]);
                    self.text.push_str(&one.to_string());
                }
                Segment::Index(index) => {
                    self.text.push_str(&format!("/{INDEX_MARK}{index}"));
                }
            }
        }
        let written = self.text.get(start..).unwrap_or_default();
        self.words.push(utf16_length(written));
    }

    pub(super) fn optional(&mut self, string: Option<&str>) {
        match string {
            Some(string) => self.string(string),
            None => self.words.push(ABSENT),
        }
    }

    pub(super) fn string(&mut self, string: &str) {
        self.words.push(utf16_length(string));
        self.text.push_str(string);
    }
}

/// JavaScript cuts the decoded text, so lengths are in its unit.
fn utf16_length(string: &str) -> u32 {
    match string.is_ascii() {
        true => string.len() as u32,
        false => string.encode_utf16().count() as u32,
    }
}
