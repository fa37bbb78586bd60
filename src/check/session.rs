//! From text to verdict, report or corrected text, with buffers that are kept in between.

use super::options::Options;
use super::{Assumption, Outcome, Scratch, check};
use crate::Shape;
use crate::report::code::Code;
use crate::report::detail::{Arguments, Detail, PathStep, details, details_with};
use crate::report::finding::Finding;
use crate::report::fix::{Applicability, FixDetail, Fixes};
use crate::report::message::MessageBuilder;
use crate::report::problem::{Problem, Report, problems};
use crate::report::sentence::Sentence;
use crate::text::edit::{self, Edit};
use crate::text::sort::{Keyed, sort};
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
}

/// A report in numbers.
pub(crate) struct Outline {
    pub(crate) is_valid: bool,
    pub(crate) is_truncated: bool,
    pub(crate) assumption: Option<AssumptionDetail>,
    pub(crate) details: Vec<Detail>,
}

/// An assumption in numbers: its sentence, and the name that it may show.
pub(crate) struct AssumptionDetail {
    pub(crate) sentence: Sentence,
    pub(crate) name: Option<PathStep>,
}

/// A document whose safe fixes have been applied, in numbers.
pub(crate) struct Corrected {
    pub(crate) output: Vec<u8>,
    /// The applied fixes, by rounds. Places are those of the text of the round.
    pub(crate) rounds: Vec<Vec<Detail>>,
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
        let wanted = |code: Code| only.is_none_or(|only| only.contains(&code));
        let corrected = self
            .core
            .correct(text.as_ref(), shape as usize, options, &wanted);
        let headers = corrected.rounds.iter().flatten().filter_map(header);
        Fixed {
            headers: headers
                .map(|(name, value)| (crate::contract::pack::readable_word(name), value))
                .collect(),
            applied: corrected
                .rounds
                .into_iter()
                .flat_map(|round| problems(round, options.mask))
                .collect(),
            report: self.validate(shape, &corrected.output, options),
            output: corrected.output,
        }
    }
}

/// The header that an applied fix asks for.
pub(crate) fn header(detail: &Detail) -> Option<(u8, String)> {
    let fix = detail.fix.as_ref()?;
    Some((fix.other, fix.header_value.clone()?))
}

pub(super) fn report(outline: Outline, shape: Option<Shape>, options: &Options) -> Report {
    Report {
        valid: outline.is_valid,
        shape,
        version: options.version,
        problems: problems(outline.details, options.mask),
        truncated: outline.is_truncated,
        assumptions: outline
            .assumption
            .iter()
            .map(|assumption| assumption.message(options.mask))
            .collect(),
    }
}

impl AssumptionDetail {
    fn of(assumption: Assumption, doc: Doc) -> AssumptionDetail {
        match assumption {
            Assumption::EntriesBehind(key) => AssumptionDetail {
                sentence: Sentence::EntriesBehind,
                name: Some(PathStep::Name(doc.decoded(&doc.node(key)))),
            },
            Assumption::NoEntries => AssumptionDetail {
                sentence: Sentence::NoEntries,
                name: None,
            },
        }
    }

    fn message(&self, mask: bool) -> String {
        let builder = MessageBuilder {
            arguments: &Arguments::default(),
            last: self.name.as_ref(),
            mask,
        };
        builder.message(self.sentence)
    }
}

impl Core {
    pub(crate) fn is_valid(&mut self, text: Padded, number: usize, options: &Options) -> bool {
        self.check(text, number, options, true).is_valid
    }

    /// The report on a text, in numbers.
    pub(crate) fn outline(&mut self, text: Padded, number: usize, options: &Options) -> Outline {
        let outcome = self.check(text, number, options, false);
        let doc = self.index.doc(text);
        let found = self.scratch.findings.len();
        let most = found.min(options.limits.findings as usize);
        let listed = listed(&mut self.order, &mut self.spare, &self.scratch.findings);
        let details = details(doc, number, options, listed.get(..most).unwrap_or_default());
        Outline {
            is_valid: outcome.is_valid,
            is_truncated: details.len() < found,
            assumption: outcome
                .assumption
                .map(|assumption| AssumptionDetail::of(assumption, doc)),
            details,
        }
    }

    /// The report on an input that never became text.
    pub(crate) fn refusal(&mut self, number: usize, code: Code, options: &Options) -> Outline {
        let mut input = Vec::new();
        let text = Padded::copy(b"", &mut input);
        self.index.clear();
        let findings = [Finding::unread(code)];
        let listed = match options.limits.findings {
            0 => &[],
            _ => &findings[..],
        };
        Outline {
            is_valid: false,
            is_truncated: listed.is_empty(),
            assumption: None,
            details: details(self.index.doc(text), number, options, listed),
        }
    }

    /// Applies every safe fix of the wanted codes until none is left.
    pub(crate) fn correct(
        &mut self,
        text: &[u8],
        number: usize,
        options: &Options,
        wanted: &dyn Fn(Code) -> bool,
    ) -> Corrected {
        let mut buffer = Vec::new();
        let mut output = Vec::from(text);
        let mut rounds = Vec::new();
        loop {
            let text = Padded::copy(&output, &mut buffer);
            let Some((round, edits)) = self.round(text, number, options, wanted) else {
                break;
            };
            rounds.push(round);
            output = edit::apply(&output, &edits);
        }
        Corrected { output, rounds }
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

    /// The safe fixes that can be applied at once, those whose edits do not touch; with the details
    /// of what they fix.
    fn round(
        &mut self,
        text: Padded,
        number: usize,
        options: &Options,
        wanted: &dyn Fn(Code) -> bool,
    ) -> Option<(Vec<Detail>, Vec<Edit>)> {
        self.check(text, number, options, false);
        let doc = self.index.doc(text);
        let mut listed = listed(&mut self.order, &mut self.spare, &self.scratch.findings);
        listed.retain(|finding| wanted(finding.code));
        let fixes = Fixes::new(doc, number, options).of(&listed);
        let mut edits: Vec<Edit> = Vec::new();
        let (mut fixed, mut applied) = (Vec::new(), Vec::new());
        for (finding, fix) in listed.iter().zip(fixes) {
            let Some(fix) = fix.filter(|fix| is_next(fix, &edits)) else {
                continue;
            };
            edits.extend(fix.edits.iter().cloned());
            fixed.push(*finding);
            applied.push(Some(fix));
        }
        if fixed.is_empty() {
            return None;
        }
        Some((details_with(doc, number, options, &fixed, applied), edits))
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

/// Whether a fix is safe and lies behind all edits so far.
fn is_next(fix: &FixDetail, edits: &[Edit]) -> bool {
    let end = edits.last().map_or(0, |edit| edit.span.end);
    fix.applicability == Applicability::Safe && fix.edits.iter().all(|edit| end <= edit.span.start)
}

/// Findings in the order of a report: by place, then by code.
fn listed(order: &mut Vec<Keyed>, spare: &mut Vec<Keyed>, findings: &[Finding]) -> Vec<Finding> {
    order.clear();
    let key = |finding: &Finding| u64::from(finding.order) << 8 | finding.code as u64;
    order.extend(
        findings
            .iter()
            .enumerate()
            .map(|(n, finding)| (key(finding), n as u32)),
    );
    sort(order, spare);
    let listed = order.iter().filter_map(|&(_, n)| findings.get(n as usize));
    listed.copied().collect()
}
