//! Finds the fixes of a document's findings.
//!
//! A fix is safe only if applying it removes its finding and adds none. Mostly the contract decides that.
//! If a discriminator changes, the object is checked again as if it had the new value.

use super::{Buffers, Check};
use crate::contract::catalogue::{FieldEntry, NONE};
use crate::contract::word::Word;
use crate::report::code::Code;
use crate::report::detail::{Arguments, Describer, Detail};
use crate::report::finding::{Finding, Subject};
use crate::report::fix::{Applicability, PlannedFix, Replacement};
use crate::report::sentence::Sentence;
use crate::text::edit::{EditedText, removed_with};
use crate::text::sort::{Keyed, sort};
use crate::text::trail::Trail;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// How to correct a finding.
#[derive(Clone, Copy)]
enum Correction {
    /// Removes the member.
    TakeOut,
    /// Removes a member that is irrelevant here.
    Drop,
    /// Writes the enum value that was probably meant.
    Write,
    /// Writes the name that was probably meant, or that the version gave the member.
    Rename,
}

/// A finding that can be corrected.
#[derive(Clone, Copy)]
struct Candidate {
    correction: Correction,
    /// The object of the member.
    object: NodeId,
    key: NodeId,
    /// What is corrected: the object, and its field or the name that is written.
    subject: u64,
}

impl Candidate {
    fn of(describer: &Describer, trail: &mut Trail, detail: &Detail) -> Option<Candidate> {
        let correction = correction(detail)?;
        let is_renamed = matches!(correction, Correction::Rename);
        // Of a parameter, only the name is corrected.
        if describer.is_query() && !is_renamed {
            return None;
        }
        let way = trail.to(detail.finding.node).1;
        let (object, key) = way.last().map_or((0, 0), |last| (last.container, last.child));
        let Arguments { field, near, .. } = detail.arguments;
        let subject = match is_renamed {
            true => 1 << 16 | near.map_or(0, |near| u64::from(near.number)),
            false => field.map_or(0, |field| u64::from(field.number)),
        };
        Some(Candidate {
            correction,
            object,
            key,
            subject: u64::from(object) << 32 | subject,
        })
    }
}

/// Sets the fix of each detail that has one. The details are those of findings that are listed, and `others` are not; the
/// findings of the document are sorted. An unreadable document has none.
pub(super) fn find_fixes(of: &Describer, findings: &[Finding], others: &[&Finding], details: &mut [Detail]) {
    if findings.iter().any(|finding| finding.code.is_fatal()) {
        return;
    }
    let mut trail = Trail::new(of.doc);
    let candidates = details.iter().map(|detail| Candidate::of(of, &mut trail, detail));
    let candidates: Vec<Option<Candidate>> = candidates.collect();
    let (mut subjects, mut end): (Vec<Keyed>, NodeId) = (Vec::new(), 0);
    for candidate in candidates.iter().flatten() {
        subjects.push((candidate.subject, 0));
        end = end.max(of.doc.node(candidate.object).next());
    }
    // A finding that is not listed can contest the fix of a listed one, unless it is behind the objects of all.
    for other in others.iter().filter(|it| it.node < end && is_fixable(it.code)) {
        let candidate = Candidate::of(of, &mut trail, &of.detail(other));
        subjects.extend(candidate.map(|one| (one.subject, 0)));
    }
    sort(&mut subjects, &mut Vec::new());
    let scratch = Buffers::NEW;
    let mut finder = FixFinder { of, findings, scratch };
    for (detail, candidate) in details.iter_mut().zip(&candidates) {
        if let Some(candidate) = candidate {
            let first = subjects.partition_point(|one| one.0 < candidate.subject);
            // Candidates with the same subject are contested: it is unknown which one counts.
            let is_contested = subjects.get(first + 1).is_some_and(|next| next.0 == candidate.subject);
            detail.fix = finder.fix(detail, candidate, is_contested);
        }
    }
}

/// Finds the fixes of one document.
struct FixFinder<'t> {
    of: &'t Describer<'t>,
    /// All findings of the document, sorted.
    findings: &'t [Finding],
    scratch: Buffers,
}

impl FixFinder<'_> {
    fn fix(&mut self, detail: &Detail, candidate: &Candidate, is_contested: bool) -> Option<PlannedFix> {
        let Arguments { field, near, .. } = detail.arguments;
        let mut fix = PlannedFix {
            title: Sentence::TakeOut,
            applicability: Applicability::Review,
            field,
            span: detail.finding.span,
            replacement: Replacement::Nothing,
        };
        let mut is_safe = false;
        match candidate.correction {
            Correction::TakeOut => {
                fix.span = self.removal(candidate.key);
                is_safe = true;
            }
            Correction::Drop => fix.span = self.removal(candidate.key),
            Correction::Write => {
                fix.title = Sentence::WriteValue;
                fix.replacement = Replacement::Quoted(near?);
                is_safe = detail.help == Some(Sentence::DidYouMeanCase)
                    && !is_contested
                    && (!self.decides(field?) || self.corrects(field?, candidate, near?));
            }
            // Two members can't have one name.
            Correction::Rename if is_contested || self.has(candidate.object, near?) => return None,
            Correction::Rename => {
                fix.title = Sentence::Rename;
                fix.replacement = match self.of.is_query() {
                    true => Replacement::Word(near?),
                    false => Replacement::Quoted(near?),
                };
            }
        }
        if is_safe && !is_contested {
            fix.applicability = Applicability::Safe;
        }
        Some(fix)
    }

    fn removal(&self, key: NodeId) -> Span {
        let member = Span::new(self.of.doc.node(key).start, self.of.doc.node(key + 1).end);
        removed_with(self.of.doc.text(), member)
    }

    fn is_named(&self, key: NodeId, name: &Word) -> bool {
        name.reads(self.of.doc, &self.of.doc.node(key))
    }

    /// Whether an object has a name.
    fn has(&self, object: NodeId, name: &Word) -> bool {
        self.of.doc.keys(object).any(|key| self.is_named(key, name))
    }

    /// Whether a field is the discriminator of its object.
    fn decides(&self, field: &FieldEntry) -> bool {
        let owner = self.of.rules.catalogue.object(field.owner);
        let first = owner.and_then(|owner| owner.discriminator());
        first.is_some_and(|(first, _)| first == field)
    }

    /// Whether writing a value of the discriminator adds no finding: checks the object with that value, and
    /// compares with the findings that it has now.
    fn corrects(&mut self, field: &'static FieldEntry, candidate: &Candidate, near: &Word) -> bool {
        let mut values = field.values(self.of.rules.version);
        let value = values.position(|value| value.word.number == near.number);
        let owner = self.of.rules.catalogue.object(field.owner);
        let (Some(value), Some(owner)) = (value, owner) else {
            return false;
        };
        let object = candidate.object;
        Check::new(self.of.doc, self.of.number, self.of.rules, &mut self.scratch, false)
            .object_with(owner, object, value);
        // Findings are sorted by `order`, so a binary search finds those at a place.
        let is_known = |new: &Finding| {
            let first = self.findings.partition_point(|old| old.order < new.order);
            let equals = self.findings.iter().skip(first);
            equals
                .take_while(|old| old.order == new.order)
                .any(|old| (old.code, old.node, old.subject.field()) == (new.code, new.node, new.subject.field()))
        };
        self.scratch.findings.iter().all(is_known)
    }
}

/// Whether findings of a code can have a correction.
pub(super) fn is_fixable(code: Code) -> bool {
    matches!(code, Code::Removed | Code::Irrelevant | Code::Enum | Code::Undocumented)
}

/// How to correct a finding, if it can be corrected.
fn correction(detail: &Detail) -> Option<Correction> {
    let has_near = detail.arguments.near.is_some();
    match (detail.finding.code, detail.finding.subject) {
        (Code::Removed, Subject::Member(field)) if field.is_gone() => Some(Correction::TakeOut),
        (Code::Irrelevant, _) | (_, Subject::Outdated(_)) => Some(Correction::Drop),
        (Code::Enum, Subject::Value(field)) if has_near && field.owner != NONE => Some(Correction::Write),
        (Code::Removed, Subject::Member(_)) if has_near => Some(Correction::Rename),
        (Code::Undocumented, Subject::Unknown(_)) if has_near => Some(Correction::Rename),
        _ => None,
    }
}

/// Keeps the details with wanted fixes that can be applied together, because their edits ascend and do not overlap.
pub(crate) fn keep_applicable(details: &mut Vec<Detail>, is_wanted: impl Fn(&Detail, &PlannedFix) -> bool) {
    let mut end = 0;
    details.retain(|detail| {
        let fix = detail.fix.as_ref();
        let fix = fix.filter(|fix| is_wanted(detail, fix) && end <= fix.span.start);
        end = fix.map_or(end, |fix| fix.span.end);
        fix.is_some()
    });
}

/// Applies the fixes of details that [`keep_applicable`] kept. Returns the new text.
pub(crate) fn apply(text: &[u8], details: &[Detail]) -> Vec<u8> {
    let mut output = EditedText::default();
    for fix in details.iter().filter_map(|detail| detail.fix) {
        let mut new = Vec::new();
        fix.replacement.write(&mut new);
        output.replace(text, fix.span, &new);
    }
    output.copy(text, text.len());
    output.text
}
