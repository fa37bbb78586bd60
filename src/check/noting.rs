//! Notes findings: sets their severity, basis and section, and drops those that the options leave out.

use super::Check;
use super::checker::sort_findings;
use crate::contract::model::Basis;
use crate::report::code::{Code, Severity};
use crate::report::finding::{Finding, Subject};
use crate::report::kept::Room;
use crate::text::{NodeId, NodeKind, Span};

/// So many findings are kept until the end of a check.
const MANY_FINDINGS: usize = 1 << 20;

impl Check<'_> {
    /// Notes what is wrong at a node.
    pub(super) fn report(&mut self, code: Code, basis: Basis, subject: Subject, node: NodeId) {
        self.report_at(code, basis, subject, node, self.doc.node(node).span());
    }

    /// Notes what is wrong at a node, and points at another place of the text.
    pub(super) fn report_at(&mut self, code: Code, basis: Basis, subject: Subject, node: NodeId, span: Span) {
        let section = subject.section().unwrap_or(self.rules.shape.section);
        let mut finding = Finding::new(code, basis, section, subject, node, span);
        let token = self.doc.node(node);
        if let Subject::Missing(_) = subject {
            finding.order = token.end - self.quotes() / 2;
        }
        let is_null = token.is(NodeKind::Null);
        let by_default = self.rules.default_severity((code, basis), subject.field(), is_null);
        self.note(finding, by_default);
    }

    /// Notes a repeated name.
    pub(super) fn at_repeated(&mut self, key: NodeId, by_default: Severity) {
        self.note(Finding::of_repetition(key, self.doc.node(key).span()), by_default);
    }

    /// Notes a finding that has a severity by default, unless the options leave it out.
    pub(super) fn note(&mut self, finding: Finding, by_default: Severity) {
        let severity = self.rules.severity(finding.code, finding.basis, by_default);
        let is_unknown = self.is_unfinished && finding.code.is_about_absence();
        let Some(severity) = severity.filter(|_| !is_unknown) else {
            return;
        };
        self.outcome.is_valid &= severity != Severity::Error;
        if !self.verdict_only {
            self.scratch.findings.push(Finding { severity, ..finding });
            if self.scratch.findings.len() >= MANY_FINDINGS {
                self.forget_some();
            }
        }
    }

    /// Forgets findings that no report would list, so that those of a large document fit into memory.
    #[cold]
    #[inline(never)]
    fn forget_some(&mut self) {
        let findings = &mut self.scratch.findings;
        let most = self.rules.limits.findings;
        if self.rules.only_fixable || findings.len() / 2 < most as usize {
            return;
        }
        self.outcome.forgot = true;
        sort_findings(findings);
        let mut fits = Room::for_findings(findings.iter(), most);
        findings.retain(|_| fits.next().unwrap_or_default());
    }

    /// Whether an assumed finding that concerns no particular field would be noted.
    pub(super) fn wants(&self, code: Code) -> bool {
        let rule = (code, Basis::Assumed);
        let by_default = self.rules.default_severity(rule, None, false);
        match self.rules.severity(code, Basis::Assumed, by_default) {
            Some(Severity::Error) => true,
            severity => severity.is_some() && !self.verdict_only,
        }
    }
}
