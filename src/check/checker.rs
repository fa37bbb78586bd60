//! Turns a text into a verdict, a report or a corrected text, with buffers that are kept between documents: what the
//! crate and the npm package share.

use super::fixes::{apply, find_fixes, is_fixable, keep_safe};
use super::quick::FirstTry;
use super::{Buffers, Verdict, check};
use crate::report::builder::ReportBuilder;
use crate::report::code::Codes;
use crate::report::detail::{CallPart, Describer, Detail};
use crate::report::finding::Finding;
use crate::report::kept::{Rank, kept_of};
use crate::report::rules::Rules;
use crate::report::sink::{Assumption, Outline, ReportSink};
use crate::text::sort::{Keyed, sort};
use crate::text::{Doc, Index, Padded};
use alloc::vec::Vec;

/// Checks one text after another.
#[derive(Debug)]
pub(crate) struct Checker {
    index: Index,
    scratch: Buffers,
    first_try: FirstTry,
}

impl Default for Checker {
    fn default() -> Checker {
        Checker::NEW
    }
}

impl Checker {
    pub(crate) const NEW: Checker = Checker {
        index: Index::NEW,
        scratch: Buffers::NEW,
        first_try: FirstTry::NEW,
    };

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

    /// Writes the report on a text, or on an input that could not be made into text.
    pub(crate) fn report(
        &mut self,
        text: Result<Padded, Finding>,
        number: usize,
        rules: &Rules,
        sink: &mut impl ReportSink,
    ) {
        let outcome = match text {
            Ok(text) if self.first_try.is_clean(text, number, rules) => self.nothing_found(),
            Ok(text) => self.find(text, number, rules),
            Err(finding) => self.only(finding),
        };
        let text = text.unwrap_or(Padded::EMPTY);
        self.write_report(outcome, text, number, rules, sink);
    }

    fn write_report(
        &mut self,
        outcome: Verdict,
        text: Padded,
        number: usize,
        rules: &Rules,
        sink: &mut impl ReportSink,
    ) {
        let doc = self.index.doc(text);
        let entries = outcome.entries;
        let assumption = entries.and_then(|entries| Assumption::of(doc, entries));
        sink.begin(rules.version, assumption);
        let checked = Checked::new(doc, number, rules, &self.scratch.findings, outcome);
        let details = checked.listed(rules);
        checked.describer.write(&details, CallPart::WHOLE, sink);
        sink.end(Outline {
            is_valid: outcome.is_valid,
            is_truncated: outcome.forgot || details.len() < checked.findings.len(),
        });
    }

    /// Checks a part of a call. Returns its index, and the findings in the order of a report.
    pub(super) fn part(
        &mut self,
        text: Result<Padded, Finding>,
        number: usize,
        rules: &Rules,
    ) -> (Verdict, Index, Vec<Finding>) {
        let outcome = match text {
            Ok(text) => self.find(text, number, rules),
            Err(finding) => self.only(finding),
        };
        let findings = core::mem::take(&mut self.scratch.findings);
        (outcome, core::mem::take(&mut self.index), findings)
    }

    /// Keeps the buffers of a part for the next call.
    pub(super) fn keep_buffers(&mut self, index: Index, findings: Vec<Finding>) {
        self.index = index;
        self.scratch.findings = findings;
    }

    fn nothing_found(&mut self) -> Verdict {
        self.scratch.findings.clear();
        Verdict {
            is_valid: true,
            ..Verdict::default()
        }
    }

    fn only(&mut self, finding: Finding) -> Verdict {
        self.index.clear();
        self.scratch.findings.clear();
        self.scratch.findings.push(finding);
        Verdict::default()
    }

    /// Applies every safe fix of the wanted codes until none is left, and writes the report on the result. Returns it,
    /// with the problems that each round of fixes removed: their places refer to the text before the round.
    pub(crate) fn correct<'p>(
        &mut self,
        text: &[u8],
        number: usize,
        rules: &Rules,
        wanted: Codes,
        report: &mut ReportBuilder<'p>,
    ) -> (Vec<u8>, Vec<ReportBuilder<'p>>) {
        let mut buffer = Vec::new();
        let (mut output, mut rounds) = (Vec::from(text), Vec::new());
        let all = Rules {
            only_fixable: true,
            ..*rules
        };
        loop {
            let text = Padded::copy(&output, &mut buffer);
            let outcome = self.find(text, number, &all);
            let doc = self.index.doc(text);
            let checked = Checked::new(doc, number, rules, &self.scratch.findings, outcome);
            let mut details = checked.fixable();
            keep_safe(&mut details, wanted);
            if details.is_empty() {
                self.write_report(outcome, text, number, rules, report);
                return (output, rounds);
            }
            let mut round = ReportBuilder::new(report.phrasing);
            round.begin(rules.version, None);
            output = apply(doc, &details);
            let count = details.len();
            checked.describer.keep_together(&mut details);
            checked.describer.write(&details, CallPart::WHOLE, &mut round);
            round.end(Outline {
                is_valid: false,
                is_truncated: details.len() < count,
            });
            rounds.push(round);
        }
    }

    /// Checks a text and sorts its findings in the order of a report.
    fn find(&mut self, text: Padded, number: usize, rules: &Rules) -> Verdict {
        let outcome = self.check(text, number, rules, false);
        sort_findings(&mut self.scratch.findings);
        outcome
    }

    fn check(&mut self, text: Padded, number: usize, rules: &Rules, verdict_only: bool) -> Verdict {
        let outcome = check(text, number, rules, &mut self.index, &mut self.scratch, verdict_only);
        if !verdict_only {
            self.first_try.learn(self.scratch.findings.is_empty());
        }
        outcome
    }
}

/// A text and its findings in the order of a report.
pub(super) struct Checked<'t> {
    pub(super) describer: Describer<'t>,
    pub(super) findings: &'t [Finding],
    /// Whether the findings are all that there were. Those that were forgotten can contest fixes.
    has_all: bool,
}

impl<'t> Checked<'t> {
    pub(super) fn new(
        doc: Doc<'t>,
        number: usize,
        rules: &'t Rules<'t>,
        findings: &'t [Finding],
        outcome: Verdict,
    ) -> Checked<'t> {
        Checked {
            describer: Describer::new(doc, number, rules),
            findings,
            has_all: !outcome.forgot,
        }
    }

    /// The details of as many findings as the limits allow.
    fn listed(&self, rules: &Rules) -> Vec<Detail> {
        if rules.only_fixable {
            return self.fixable();
        }
        let marks = match self.findings.len() <= rules.limits.findings as usize {
            true => alloc::vec![true; self.findings.len()],
            false => kept_of(&self.ranks(), rules.limits.findings),
        };
        let mut details = self.details(&marks);
        self.describer.keep_together(&mut details);
        details
    }

    pub(super) fn ranks(&self) -> Vec<Rank> {
        self.findings.iter().map(Rank::of).collect()
    }

    /// The details of the findings that have a fix.
    fn fixable(&self) -> Vec<Detail> {
        let marks = self.findings.iter().map(|finding| is_fixable(finding.code));
        let mut details = self.details(&marks.collect::<Vec<_>>());
        details.retain(|detail| detail.fix.is_some());
        details
    }

    /// The details of the marked findings, with their fixes.
    pub(super) fn details(&self, marks: &[bool]) -> Vec<Detail> {
        let marked = self.findings.iter().zip(marks).filter(|(_, is_marked)| **is_marked);
        let mut details = marked.map(|(finding, _)| self.describer.detail(finding)).collect();
        if self.has_all {
            find_fixes(&self.describer, self.findings, marks, &mut details);
        }
        details
    }
}

/// Sorts findings by place, then by code.
pub(super) fn sort_findings(findings: &mut Vec<Finding>) {
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
