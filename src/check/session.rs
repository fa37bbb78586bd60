//! Turns a text into a verdict, a report or a corrected text, with buffers that are kept between documents.

use super::corrected::Corrected;
use super::options::{Options, Rules};
use super::outline::{AssumptionDetail, Outline};
use super::quick::FirstTry;
use super::{Outcome, Scratch, check};
use crate::contract::pack::readable_word;
use crate::report::code::{Code, Codes};
use crate::report::detail::Details;
use crate::report::finding::Finding;
use crate::report::problem::{Problem, Report, problems};
use crate::text::sort::{Keyed, sort};
use crate::text::{Index, Padded};
use crate::{Input, Shape};
use alloc::string::String;
use alloc::vec::Vec;

/// Checks one document after another and reuses its buffers.
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

/// A session without its copy of the text: what the crate and the npm package share.
#[derive(Debug)]
pub(crate) struct Core {
    index: Index,
    scratch: Scratch,
    first_try: FirstTry,
}

/// The result of [`apply_fixes`](crate::apply_fixes): output, headers, applied fixes, report.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fixed {
    /// The fixed document.
    pub output: Vec<u8>,
    /// Names and values of headers to send: values that were removed from the body.
    pub headers: Vec<(&'static str, String)>,
    /// The problems that were fixed. Places refer to the text in which each was found: the input, or the
    /// output of an earlier round of fixes.
    pub applied: Vec<Problem>,
    /// Whether `applied` lacks fixed problems, because their pointers exceed a mebibyte.
    pub truncated: bool,
    /// The report on the output.
    pub report: Report,
}

impl Session {
    /// Whether a document has no error. Stops at the first one.
    pub fn is_valid<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &Options,
    ) -> bool {
        let Ok(text) = input.source(shape).text else {
            return false;
        };
        let text = Padded::copy(&text, &mut self.input);
        self.core.is_valid(text, shape as usize, &options.rules())
    }

    /// Validates a document and returns a report.
    pub fn validate<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &Options,
    ) -> Report {
        let source = input.source(shape);
        let mut found = match &source.text {
            Ok(text) => {
                let text = Padded::copy(text, &mut self.input);
                let outline = self.core.outline(text, shape as usize, &options.rules());
                report(outline, Some(shape), options)
            }
            Err(finding) => self.refuse_for(shape, *finding, options),
        };
        if !source.has_places {
            found.problems.iter_mut().for_each(Problem::forget_places);
        }
        found
    }

    /// Returns the report on an input that could not be made into text. `code` names the reason, such as
    /// [`Code::NotSerializable`].
    pub fn refuse(&mut self, shape: Shape, code: Code, options: &Options) -> Report {
        self.refuse_for(shape, Finding::unread(code), options)
    }

    fn refuse_for(&mut self, shape: Shape, finding: Finding, options: &Options) -> Report {
        let outline = self.core.refusal(shape as usize, finding, &options.rules());
        report(outline, Some(shape), options)
    }

    /// Applies every safe fix of a document, validates it again, and repeats until no safe fix is left.
    /// With `only`, fixes only problems of these codes.
    pub fn apply_fixes<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &Options,
        only: Option<&[Code]>,
    ) -> Fixed {
        let source = input.source(shape);
        let mut fixed = match &source.text {
            Ok(text) => self.fix_text(shape, text, options, only),
            Err(finding) => Fixed {
                output: Vec::new(),
                headers: Vec::new(),
                applied: Vec::new(),
                truncated: false,
                report: self.refuse_for(shape, *finding, options),
            },
        };
        if !source.has_places {
            let left = fixed.report.problems.iter_mut();
            let problems = fixed.applied.iter_mut().chain(left);
            problems.for_each(Problem::forget_places);
        }
        fixed
    }

    fn fix_text(
        &mut self,
        shape: Shape,
        text: &[u8],
        options: &Options,
        only: Option<&[Code]>,
    ) -> Fixed {
        let wanted = only.map_or(Codes::ALL, Codes::of);
        let (corrected, outline) =
            self.core
                .correct(text, shape as usize, &options.rules(), wanted);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let headers = corrected.headers.iter();
        Fixed {
            headers: headers
                .map(|header| (readable_word(header.name), text(&header.value)))
                .collect(),
            applied: corrected
                .rounds
                .iter()
                .flat_map(|round| problems(round, options.phrasing()))
                .collect(),
            truncated: corrected.rounds.iter().any(|round| round.is_cut),
            report: report(outline, Some(shape), options),
            output: corrected.output,
        }
    }
}

pub(super) fn report(outline: Outline, shape: Option<Shape>, options: &Options) -> Report {
    Report {
        valid: outline.is_valid,
        shape,
        version: options.version,
        problems: problems(&outline.details, options.phrasing()),
        truncated: outline.is_truncated,
        assumptions: outline
            .assumption
            .iter()
            .map(|assumption| assumption.message(options.phrasing()))
            .collect(),
    }
}

impl Default for Core {
    fn default() -> Core {
        Core::NEW
    }
}

impl Core {
    pub(crate) const NEW: Core = Core {
        index: Index::NEW,
        scratch: Scratch::NEW,
        first_try: FirstTry::NEW,
    };

    /// Frees the buffers of the check.
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn forget(&mut self) {
        self.scratch.forget();
    }

    pub(crate) fn is_valid(&mut self, text: Padded, number: usize, rules: &Rules) -> bool {
        if let Some(is_valid) = self.first_try.verdict(text, number, rules) {
            return is_valid;
        }
        self.check(text, number, rules, true).is_valid
    }

    /// Whether the report on a text is not empty.
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn has_findings(&mut self, text: Padded, number: usize, rules: &Rules) -> bool {
        if self.first_try.is_clean(text, number, rules) {
            return false;
        }
        self.check(text, number, rules, false);
        !self.scratch.findings.is_empty()
    }

    /// Returns the report on a text, in numbers.
    pub(crate) fn outline(&mut self, text: Padded, number: usize, rules: &Rules) -> Outline {
        if self.first_try.is_clean(text, number, rules) {
            return Outline {
                is_valid: true,
                ..Outline::default()
            };
        }
        let outcome = self.find(text, number, rules);
        self.outline_of(outcome, text, number, rules)
    }

    /// Makes the report on the findings of the last check.
    fn outline_of(
        &mut self,
        outcome: Outcome,
        text: Padded,
        number: usize,
        rules: &Rules,
    ) -> Outline {
        let doc = self.index.doc(text);
        let found = self.scratch.findings.len();
        let most = found.min(rules.limits.findings as usize);
        keep_fault(&mut self.scratch.findings, most);
        let details = Details::of(doc, number, rules, &self.scratch.findings, most);
        Outline {
            is_valid: outcome.is_valid,
            is_truncated: details.list.len() < found,
            assumption: outcome
                .assumption
                .map(|assumption| AssumptionDetail::of(assumption, doc)),
            details,
        }
    }

    /// Returns the report on an input that could not be made into text.
    pub(crate) fn refusal(&mut self, number: usize, finding: Finding, rules: &Rules) -> Outline {
        self.index.clear();
        self.scratch.findings.clear();
        self.scratch.findings.push(finding);
        self.outline_of(Outcome::default(), Padded::EMPTY, number, rules)
    }

    /// Applies every safe fix of the wanted codes until none is left. Returns the fixed document, and the
    /// report on it.
    pub(crate) fn correct(
        &mut self,
        text: &[u8],
        number: usize,
        rules: &Rules,
        wanted: Codes,
    ) -> (Corrected, Outline) {
        let mut buffer = Vec::new();
        let mut corrected = Corrected {
            output: Vec::from(text),
            ..Corrected::default()
        };
        loop {
            let text = Padded::copy(&corrected.output, &mut buffer);
            let outcome = self.find(text, number, rules);
            let doc = self.index.doc(text);
            let findings = &self.scratch.findings;
            let (details, edits) = Details::of_safe_fixes(doc, number, rules, findings, wanted);
            if edits.is_empty() {
                return (corrected, self.outline_of(outcome, text, number, rules));
            }
            corrected.apply(doc, details, &edits);
        }
    }

    /// Checks a text and sorts its findings in the order of a report.
    fn find(&mut self, text: Padded, number: usize, rules: &Rules) -> Outcome {
        let outcome = self.check(text, number, rules, false);
        sort_findings(&mut self.scratch.findings);
        outcome
    }

    fn check(&mut self, text: Padded, number: usize, rules: &Rules, verdict_only: bool) -> Outcome {
        let outcome = check(
            text,
            number,
            rules,
            &mut self.index,
            &mut self.scratch,
            verdict_only,
        );
        if !verdict_only {
            self.first_try.learn(self.scratch.findings.is_empty());
        }
        outcome
    }
}

/// Lists a fault, which is the last finding, in place of the last listed one: it says why the rest was not
/// read.
fn keep_fault(findings: &mut [Finding], most: usize) {
    if let Some((fault, others)) = findings.split_last_mut()
        && fault.code.is_fatal()
        && let Some(last) = most.checked_sub(1).and_then(|last| others.get_mut(last))
    {
        *last = *fault;
    }
}

/// Sorts findings by place, then by code.
fn sort_findings(findings: &mut Vec<Finding>) {
    let mut order: Vec<Keyed> = Vec::with_capacity(findings.len());
    for (n, finding) in findings.iter().enumerate() {
        let key = u64::from(finding.order) << 8 | finding.code as u64;
        order.push((key, n as u32));
    }
    if sort(&mut order, &mut Vec::new()) {
        let unsorted = core::mem::take(findings);
        for (_, n) in order {
            findings.extend(unsorted.get(n as usize));
        }
    }
}
