//! Notes findings: sets their severity, basis and section, and drops those that the options leave out.

use super::Check;
use super::checker::sort_findings;
use crate::contract::catalogue::{FieldEntry, ObjectEntry, SectionId};
use crate::contract::model::Basis;
use crate::report::code::{Code, Severity};
use crate::report::finding::{Finding, Subject};
use crate::report::kept::Quota;
use crate::text::{NodeId, NodeKind};

/// So many findings are kept until the end of a check.
const MANY_FINDINGS: usize = 1 << 20;

impl Check<'_> {
    /// Notes a finding on the value of a field.
    pub(super) fn at_value(&mut self, code: Code, basis: Basis, field: &'static FieldEntry, node: NodeId) {
        let (section, span) = (self.section(field.section), self.doc.node(node).span());
        let finding = Finding::new(code, basis, section, Subject::Value(field), node, span);
        self.judge(finding);
    }

    /// Notes a finding on a known member, at its key.
    pub(super) fn at_member(&mut self, code: Code, field: &'static FieldEntry, key: NodeId) {
        let section = self.section(field.section);
        self.at_key(code, Basis::Stated, section, Subject::Member(field), key);
    }

    /// Notes a removed member whose replacement does not apply, at its key.
    pub(super) fn at_outdated(&mut self, field: &'static FieldEntry, key: NodeId) {
        let section = self.section(field.section);
        self.at_key(Code::Removed, Basis::Stated, section, Subject::Outdated(field), key);
    }

    /// Notes a finding on a member that its object does not know, at its key.
    pub(super) fn at_unknown(&mut self, code: Code, basis: Basis, object: &'static ObjectEntry, key: NodeId) {
        let section = self.section(object.section);
        self.at_key(code, basis, section, Subject::Unknown(object), key);
    }

    /// Notes a repeated name.
    pub(super) fn at_repeated(&mut self, key: NodeId, by_default: Severity) {
        let mut finding = Finding::of_repetition(key, self.doc.node(key).span());
        finding.severity = self.rules.severities.of(finding.code).unwrap_or(by_default);
        self.note(finding);
    }

    fn at_key(&mut self, code: Code, basis: Basis, section: SectionId, subject: Subject, key: NodeId) {
        let span = self.doc.node(key).span();
        let finding = Finding::new(code, basis, section, subject, key, span);
        self.judge(finding);
    }

    /// Sets the severity of a finding and notes it.
    pub(super) fn judge(&mut self, mut finding: Finding) {
        let field = finding.subject.field();
        let is_mandatory = field.is_some_and(|field| field.is_mandatory(self.rules.version));
        let is_null = self.doc.node(finding.node).is(NodeKind::Null);
        finding.severity = self.severity(finding.code, finding.basis, is_mandatory, is_null);
        self.note(finding);
    }

    /// Notes a finding, unless the options leave it out.
    pub(super) fn note(&mut self, finding: Finding) {
        if self.is_unfinished && matches!(finding.code, Code::Required | Code::Empty) {
            return;
        }
        let is_left_out = self.rules.leaves_out(finding.code, finding.basis);
        if finding.severity == Severity::Off || is_left_out {
            return;
        }
        self.outcome.is_valid &= finding.severity != Severity::Error;
        if !self.verdict_only {
            self.scratch.findings.push(finding);
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
        let mut quota = Quota::of(findings.iter(), most);
        findings.retain(|finding| quota.takes(finding));
    }

    /// Whether an assumed finding that concerns no particular field would be noted.
    pub(super) fn wants(&self, code: Code) -> bool {
        match self.severity(code, Basis::Assumed, false, false) {
            Severity::Error => true,
            Severity::Off => false,
            Severity::Warning | Severity::Info => !self.verdict_only,
        }
    }

    fn severity(&self, code: Code, basis: Basis, is_mandatory: bool, is_null: bool) -> Severity {
        self.rules.severity(self.shape, code, basis, is_mandatory, is_null)
    }

    /// The section of a field or an object; without one, that of the shape.
    pub(super) fn section(&self, section: Option<SectionId>) -> SectionId {
        section.unwrap_or(self.shape.section)
    }
}
