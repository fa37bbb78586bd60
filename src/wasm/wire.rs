//! The layout of what crosses into and out of the module's memory.
//!
//! Settings, behind the document: version, flags, a severity a code, limits, entries. A report: a
//! list of words, and one text that holds its strings one behind the other; `js/report.ts` reads
//! the same layout.

use crate::validate::{Code, Level, Limits, Options, Severities, Severity};
use crate::{Fix, Fixed, Path, Problem, Report, Segment, TextEdit, TextSpan, Unit, Version};

/// The form of an input that was a JavaScript value: it has no text, so nothing has a span.
pub(super) const VALUE: u32 = 2;
const TEXT: u32 = 1;
/// The body of a call that has none.
pub(super) const NO_BODY: u32 = 3;

const FLAG_STATED: u8 = 1;
const FLAG_DRAFT: u8 = 2;
const FLAG_UNMASKED: u8 = 4;
const FLAG_ENTRIES: u8 = 8;

const SEVERITIES: usize = 2;
const LIMITS: usize = 28;
const ENTRIES: usize = 40;

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

/// The document and the options behind it; no options where all are the defaults.
#[inline(always)]
pub(super) fn split(
    input: &[u8],
    length: u32,
    settings: u32,
    form: u32,
) -> (&[u8], Option<Options>) {
    let (document, rest) = input.split_at(length as usize);
    match settings {
        0 => (document, None),
        _ => (document, Some(options(&rest[..settings as usize], form))),
    }
}

/// What holds where no settings are given.
pub(super) fn defaults(form: u32) -> Options {
    Options {
        unit: unit(form),
        ..Options::default()
    }
}

/// A stretch of the buffer behind what comes before.
pub(super) fn behind(input: &[u8], before: u32, length: u32) -> &[u8] {
    let rest = input.get(before as usize..).unwrap_or_default();
    rest.get(..length as usize).unwrap_or_default()
}

/// Takes away where in the body its findings stand: it was a value.
pub(super) fn forget_places_in_body(report: &mut Report) {
    for problem in &mut report.problems {
        if problem.path.0.first() == Some(&Segment::Key("body".to_owned())) {
            problem.span = None;
            if let Some(fix) = &mut problem.fix {
                fix.edits.clear();
            }
        }
    }
}

fn options(settings: &[u8], form: u32) -> Options {
    let flag = |flag| settings[1] & flag != 0;
    let limit = |at: usize| {
        let at = LIMITS + 4 * at;
        u32::from_le_bytes([
            settings[at],
            settings[at + 1],
            settings[at + 2],
            settings[at + 3],
        ])
    };
    Options {
        version: Version::ALL[settings[0] as usize],
        level: match flag(FLAG_STATED) {
            true => Level::Stated,
            false => Level::Implied,
        },
        draft: flag(FLAG_DRAFT),
        severity: severities(&settings[SEVERITIES..]),
        entries: flag(FLAG_ENTRIES)
            .then(|| String::from_utf8_lossy(&settings[ENTRIES..]).into_owned()),
        limits: Limits {
            bytes: limit(0),
            depth: limit(1),
            findings: limit(2),
        },
        mask: !flag(FLAG_UNMASKED),
        unit: unit(form),
    }
}

/// One byte a code: 0 is the default, others count from 1.
fn severities(bytes: &[u8]) -> Severities {
    Code::ALL.iter().zip(bytes).fold(
        Severities::default(),
        |severities, (&code, &byte)| match byte {
            0 => severities,
            byte => severities.with(code, Severity::ALL[byte as usize - 1]),
        },
    )
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

/// Writes what became of a document: the report on it, and behind that where it stands, the headers
/// to send, and what was mended.
pub(super) fn write_fixed(
    fixed: &Fixed,
    with_spans: bool,
    words: &mut Vec<u32>,
    text: &mut String,
) {
    let mut page = Page::of(&fixed.report, with_spans, words, text);
    page.words
        .extend([fixed.output.as_ptr() as u32, fixed.output.len() as u32]);
    page.words.push(fixed.headers.len() as u32);
    for (name, value) in &fixed.headers {
        page.string(name);
        page.string(value);
    }
    page.words.push(fixed.applied.len() as u32);
    for problem in &fixed.applied {
        page.problem(problem, with_spans);
    }
    page.close();
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
        // Writing to a string does not fail.
        let _ = path.write(self.text, INDEX_MARK);
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
