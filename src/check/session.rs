//! From text to verdict, report or corrected text, with buffers that are kept in between.

use super::options::Options;
#[cfg(any(not(feature = "npm"), feature = "npm-whole"))]
use super::quick::{OpenNames, verdict};
use super::{Assumption, Outcome, Scratch, check};
use crate::Shape;
use crate::contract::pack::{WordId, readable_word};
use crate::report::code::Code;
use crate::report::detail::{Arguments, Details};
use crate::report::finding::Finding;
use crate::report::fix;
use crate::report::message::MessageBuilder;
use crate::report::problem::{Problem, Report, problems};
use crate::report::sentence::Sentence;
use crate::text::pointer::Segment;
use crate::text::sort::{Keyed, sort};
use crate::text::unescape::Unescaped;
use crate::text::{Doc, Index, Padded};
use alloc::string::String;
use alloc::vec::Vec;

/// Checks one document after another and keeps its buffers in between.
///
/// ```
/// use order_contract::{Options, Session, Shape};
/// let mut session = Session::default();
/// for text in [r#"{"status":"COMPLETED"}"#, r#"{"status":"FAILED"}"#] {
///     assert!(session.is_valid(Shape::OrderCreated, text, &Options::default()));
/// }
/// ```
#[derive(Debug, Default)]
pub struct Session {
    input: Vec<u8>,
    pub(super) core: Core,
}

/// What a session keeps besides the text.
#[derive(Debug, Default)]
pub(crate) struct Core {
    index: Index,
    scratch: Scratch,
    order: Vec<Keyed>,
    spare: Vec<Keyed>,
    sorted: Vec<Finding>,
    #[cfg(any(not(feature = "npm"), feature = "npm-whole"))]
    names: OpenNames,
}

/// A report in numbers.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    pub(crate) is_valid: bool,
    pub(crate) is_truncated: bool,
    pub(crate) assumption: Option<AssumptionDetail>,
    pub(crate) details: Details,
}

/// An assumption in numbers: its sentence, and the name in it.
#[derive(Debug)]
pub(crate) struct AssumptionDetail {
    pub(crate) sentence: Sentence,
    pub(crate) name: Vec<u8>,
}

/// A set of codes: a bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Codes(pub(crate) u32);

const _: () = assert!(Code::COUNT <= u32::BITS as usize, "a bit for each code");

impl Codes {
    const ALL: Codes = Codes(u32::MAX);

    fn of(codes: &[Code]) -> Codes {
        Codes(codes.iter().fold(0, |bits, &code| bits | 1 << code as u32))
    }

    fn has(self, code: Code) -> bool {
        self.0 >> code as u32 & 1 != 0
    }
}

/// A document whose safe fixes have been applied, in numbers.
#[derive(Debug, Default)]
pub(crate) struct Corrected {
    pub(crate) output: Vec<u8>,
    /// What was fixed, by rounds. Places are those of the text of the round.
    pub(crate) rounds: Vec<Details>,
    pub(crate) headers: Vec<Header>,
}

/// A header that carries a value which was taken out of the body.
#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) name: WordId,
    pub(crate) value: Vec<u8>,
}

/// The result of fixing: the document, headers, applied fixes, and the report that is left.
#[derive(Clone, Debug)]
pub struct Fixed {
    /// The document.
    pub output: Vec<u8>,
    /// Headers to send, with the values that were taken out of the body.
    pub headers: Vec<(&'static str, String)>,
    /// The problems that were fixed. Places are those of the text in which each was found: the input,
    /// or what an earlier round of fixes had made of it.
    pub applied: Vec<Problem>,
    /// The report on the output.
    pub report: Report,
}

impl Session {
    /// The verdict alone: stops at the first error.
    pub fn is_valid(&mut self, shape: Shape, text: impl AsRef<[u8]>, options: &Options) -> bool {
        let text = Padded::copy(text.as_ref(), &mut self.input);
        self.core.is_valid(text, shape as usize, options)
    }

    /// Validates a document and returns a report.
    pub fn validate(&mut self, shape: Shape, text: impl AsRef<[u8]>, options: &Options) -> Report {
        let text = Padded::copy(text.as_ref(), &mut self.input);
        let outline = self.core.outline(text, shape as usize, options);
        report(outline, Some(shape), options)
    }

    /// The report on an input that never became text, for the reason that the code names.
    pub fn refuse(&mut self, shape: Shape, code: Code, options: &Options) -> Report {
        let outline = self.core.refusal(shape as usize, code, options);
        report(outline, Some(shape), options)
    }

    /// Applies every safe fix, checks again, and repeats until no safe fix is left. With `only`,
    /// findings of other codes stay.
    pub fn apply_fixes(
        &mut self,
        shape: Shape,
        text: impl AsRef<[u8]>,
        options: &Options,
        only: Option<&[Code]>,
    ) -> Fixed {
        let wanted = only.map_or(Codes::ALL, Codes::of);
        let corrected = self
            .core
            .correct(text.as_ref(), shape as usize, options, wanted);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let headers = corrected.headers.iter();
        Fixed {
            headers: headers
                .map(|header| (readable_word(header.name), text(&header.value)))
                .collect(),
            applied: corrected
                .rounds
                .iter()
                .flat_map(|round| problems(round, options.mask))
                .collect(),
            report: self.validate(shape, &corrected.output, options),
            output: corrected.output,
        }
    }
}

pub(super) fn report(outline: Outline, shape: Option<Shape>, options: &Options) -> Report {
    Report {
        valid: outline.is_valid,
        shape,
        version: options.version,
        problems: problems(&outline.details, options.mask),
        truncated: outline.is_truncated,
        assumptions: outline
            .assumption
            .iter()
            .map(|assumption| assumption.message(options.mask))
            .collect(),
    }
}

impl AssumptionDetail {
    pub(crate) fn of(assumption: Assumption, doc: Doc) -> AssumptionDetail {
        let mut name = Vec::new();
        let sentence = match assumption {
            Assumption::EntriesBehind(key) => {
                name.extend(Unescaped::new(doc.inner(&doc.node(key))));
                Sentence::EntriesBehind
            }
            Assumption::NoEntries => Sentence::NoEntries,
        };
        AssumptionDetail { sentence, name }
    }

    fn message(&self, mask: bool) -> String {
        let name = Segment::Key(String::from_utf8_lossy(&self.name).into_owned());
        let builder = MessageBuilder {
            arguments: &Arguments::NOTHING,
            last: Some(&name),
            mask,
        };
        builder.message(self.sentence)
    }
}

impl Core {
    /// Returns large buffers.
    pub(crate) fn forget(&mut self) {
        self.scratch.forget();
        self.order = Vec::new();
        self.spare = Vec::new();
        self.sorted = Vec::new();
    }

    pub(crate) fn is_valid(&mut self, text: Padded, number: usize, options: &Options) -> bool {
        // The package's small core does without: it is made for size.
        #[cfg(any(not(feature = "npm"), feature = "npm-whole"))]
        if let Some(is_valid) = verdict(text, number, options, &mut self.names) {
            return is_valid;
        }
        self.check(text, number, options, true).is_valid
    }

    /// The report on a text, in numbers.
    pub(crate) fn outline(&mut self, text: Padded, number: usize, options: &Options) -> Outline {
        let outcome = self.check(text, number, options, false);
        self.sort_findings();
        let doc = self.index.doc(text);
        let found = self.scratch.findings.len();
        let most = found.min(options.limits.findings as usize);
        let listed = self.scratch.findings.get(..most).unwrap_or_default();
        let details = Details::of(doc, number, options, listed);
        Outline {
            is_valid: outcome.is_valid,
            is_truncated: details.list.len() < found,
            assumption: outcome
                .assumption
                .map(|assumption| AssumptionDetail::of(assumption, doc)),
            details,
        }
    }

    /// The report on an input that never became text.
    pub(crate) fn refusal(&mut self, number: usize, code: Code, options: &Options) -> Outline {
        self.index.clear();
        let findings = [Finding::unread(code)];
        let listed = match options.limits.findings {
            0 => &[],
            _ => &findings[..],
        };
        Outline {
            is_truncated: listed.is_empty(),
            details: Details::of(self.index.doc(Padded::EMPTY), number, options, listed),
            ..Outline::default()
        }
    }

    /// Applies every safe fix of the wanted codes until none is left.
    pub(crate) fn correct(
        &mut self,
        text: &[u8],
        number: usize,
        options: &Options,
        wanted: Codes,
    ) -> Corrected {
        let mut buffer = Vec::new();
        let mut corrected = Corrected {
            output: Vec::from(text),
            ..Corrected::default()
        };
        while self.round(number, options, wanted, &mut buffer, &mut corrected) {}
        corrected
    }

    /// The report on a corrected document.
    pub(crate) fn corrected_outline(
        &mut self,
        corrected: &Corrected,
        number: usize,
        options: &Options,
    ) -> Outline {
        let mut buffer = Vec::new();
        let text = Padded::copy(&corrected.output, &mut buffer);
        self.outline(text, number, options)
    }

    /// Applies the safe fixes that can be applied at once, those whose edits do not touch. Returns
    /// whether there are any.
    fn round(
        &mut self,
        number: usize,
        options: &Options,
        wanted: Codes,
        buffer: &mut Vec<u8>,
        corrected: &mut Corrected,
    ) -> bool {
        let text = Padded::copy(&corrected.output, buffer);
        self.check(text, number, options, false);
        self.sort_findings();
        let doc = self.index.doc(text);
        self.scratch
            .findings
            .retain(|finding| wanted.has(finding.code));
        let (details, edits) = Details::of_safe_fixes(doc, number, options, &self.scratch.findings);
        if edits.is_empty() {
            return false;
        }
        for detail in &details.list {
            if let Some(fix) = detail.fix.filter(|fix| fix.title == Sentence::SendAsHeader) {
                let mut value = Vec::new();
                value.extend(Unescaped::new(doc.inner(&doc.node(fix.key + 1))));
                corrected.headers.push(Header {
                    name: fix.other,
                    value,
                });
            }
        }
        corrected.output = fix::apply(doc, &edits);
        corrected.rounds.push(details);
        true
    }

    /// Sorts findings by place, then by code.
    fn sort_findings(&mut self) {
        let findings = &mut self.scratch.findings;
        self.order.clear();
        for (n, finding) in findings.iter().enumerate() {
            let key = u64::from(finding.order) << 8 | finding.code as u64;
            self.order.push((key, n as u32));
        }
        if self.order.is_sorted_by_key(|entry| entry.0) {
            return;
        }
        sort(&mut self.order, &mut self.spare);
        self.sorted.clear();
        for &(_, n) in &self.order {
            self.sorted.extend(findings.get(n as usize));
        }
        core::mem::swap(findings, &mut self.sorted);
    }

    fn check(
        &mut self,
        text: Padded,
        number: usize,
        options: &Options,
        verdict_only: bool,
    ) -> Outcome {
        check(
            text,
            number,
            options,
            &mut self.index,
            &mut self.scratch,
            verdict_only,
        )
    }
}
