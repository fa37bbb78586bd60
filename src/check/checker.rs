//! Turns a text into a verdict or a report, with buffers that are kept between documents: what the crate and the npm
//! package share.

use super::fixes::{find_fixes, is_fixable};
use super::quick::FirstTry;
use super::{Buffers, Verdict, check};
use crate::report::detail::Describer;
use crate::report::finding::Finding;
use crate::report::found::Assumption;
use crate::report::kept::Room;
use crate::report::listed::{DetailList, Findings};
use crate::report::rules::Rules;
use crate::text::sort::{Keyed, sort};
use crate::text::{Index, Padded};
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

    pub(crate) fn is_valid(&mut self, text: Padded, rules: &Rules) -> bool {
        if let Some(is_valid) = self.first_try.verdict(text, rules) {
            return is_valid;
        }
        check(text, rules, &mut self.index, &mut self.scratch, true).is_valid
    }

    /// Whether the report on a text is not empty.
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn has_findings(&mut self, text: Padded, rules: &Rules) -> bool {
        !self.checked(Ok(text), rules).findings.is_empty()
    }

    /// Lists what a report on a text says, or on an input that could not be made into text.
    pub(crate) fn report<'t>(&'t mut self, text: Result<Padded<'t>, Finding>, rules: &'t Rules<'t>) -> Findings<'t> {
        let checked = self.checked(text, rules);
        let entries = checked.outcome.entries;
        Findings {
            assumption: entries.and_then(|entries| Assumption::of(checked.describer.doc, entries)),
            ..listed(&[checked], rules)
        }
    }

    /// Finds what is wrong with a text, or with an input that could not be made into text, in the order of a report.
    pub(super) fn checked<'t>(&'t mut self, text: Result<Padded<'t>, Finding>, rules: &'t Rules<'t>) -> Checked<'t> {
        let outcome = match text {
            Ok(text) if self.first_try.is_clean(text, rules) => {
                self.scratch.findings.clear();
                Verdict::VALID
            }
            Ok(text) => {
                let outcome = check(text, rules, &mut self.index, &mut self.scratch, false);
                self.first_try.learn(self.scratch.findings.is_empty());
                sort_findings(&mut self.scratch.findings);
                outcome
            }
            Err(finding) => {
                self.index.clear();
                self.scratch.findings.clear();
                self.scratch.findings.push(finding);
                Verdict::default()
            }
        };
        let doc = self.index.doc(text.unwrap_or(Padded::EMPTY));
        Checked {
            describer: Describer::new(doc, rules),
            findings: &self.scratch.findings,
            outcome,
        }
    }
}

/// A text, or a call itself, and its findings in the order of a report.
pub(super) struct Checked<'t> {
    pub(super) describer: Describer<'t>,
    pub(super) findings: &'t [Finding],
    pub(super) outcome: Verdict,
}

impl<'t> Checked<'t> {
    /// Lists the findings that `takes` wants, with their fixes.
    fn list(&self, mut takes: impl FnMut(&Finding) -> bool) -> DetailList<'t> {
        let describer = self.describer;
        let (mut details, mut others) = (Vec::new(), Vec::new());
        for finding in self.findings {
            match takes(finding) {
                true => details.push(describer.detail(finding)),
                false => others.push(finding),
            }
        }
        // Those that were forgotten could contest fixes.
        if !self.outcome.forgot {
            find_fixes(&describer, self.findings, &others, &mut details);
        }
        DetailList { describer, details }
    }
}

/// Lists the findings of a document, or those of the parts of a call: together as many as the limits allow.
pub(super) fn listed<'t>(checked: &[Checked<'t>], rules: &'t Rules<'t>) -> Findings<'t> {
    let findings = || checked.iter().flat_map(|checked| checked.findings);
    let found = findings().count();
    let is_long = found > rules.limits.findings as usize;
    let mut fits = is_long.then(|| Room::for_findings(findings(), rules.limits.findings));
    let mut takes = |finding: &Finding| match &mut fits {
        _ if rules.only_fixable => is_fixable(finding.code),
        Some(fits) => fits.next().unwrap_or_default(),
        None => true,
    };
    let mut lists: Vec<DetailList> = checked.iter().map(|checked| checked.list(&mut takes)).collect();
    match rules.only_fixable {
        true => lists
            .iter_mut()
            .for_each(|list| list.details.retain(|detail| detail.fix.is_some())),
        false => Room::for_pointers().keep_fitting(&mut lists),
    }
    lists.retain(|list| !list.details.is_empty());
    let count = lists.iter().map(|list| list.details.len()).sum::<usize>();
    let forgot = checked.iter().any(|checked| checked.outcome.forgot);
    Findings {
        rules,
        assumption: None,
        is_valid: checked.iter().all(|checked| checked.outcome.is_valid),
        is_truncated: forgot || count < found,
        lists,
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
