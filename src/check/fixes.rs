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
use crate::report::fix::{Applicability, PlannedFix};
use crate::report::sentence::Sentence;
use crate::text::NodeId;
use crate::text::edit::{EditedText, removed_with};
use crate::text::sort::{Keyed, sort};
use crate::text::trail::Trail;
use alloc::vec::Vec;

/// A finding that can be corrected.
#[derive(Clone, Copy)]
struct Candidate {
    title: Sentence,
    /// Whether nothing but its surroundings can keep the correction from being safe.
    can_be_safe: bool,
    /// The object of the member.
    object: NodeId,
    key: NodeId,
    /// What is corrected: the object, and its field or the name that is written.
    subject: u64,
}

impl Candidate {
    fn of(describer: &Describer, trail: &mut Trail, detail: &Detail) -> Option<Candidate> {
        let (title, can_be_safe) = correction(detail)?;
        let is_renamed = title == Sentence::Rename;
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
            title,
            can_be_safe,
            object,
            key,
            subject: u64::from(object) << 32 | subject,
        })
    }
}

/// How to correct a finding, if it can be corrected, and whether that can be safe.
fn correction(detail: &Detail) -> Option<(Sentence, bool)> {
    let has_near = detail.arguments.near.is_some();
    Some(match (detail.finding.code, detail.finding.subject) {
        (Code::Removed, Subject::Member(field)) if field.is_gone() => (Sentence::TakeOut, true),
        (Code::Irrelevant, _) | (_, Subject::Outdated(_)) => (Sentence::TakeOut, false),
        (Code::Enum, Subject::Value(field)) if has_near && field.owner != NONE => {
            (Sentence::WriteValue, detail.help == Some(Sentence::DidYouMeanCase))
        }
        (Code::Removed, Subject::Member(_)) | (Code::Undocumented, Subject::Unknown(_)) if has_near => {
            (Sentence::Rename, false)
        }
        _ => return None,
    })
}

/// Whether findings of a code can have a correction.
pub(super) fn is_fixable(code: Code) -> bool {
    matches!(code, Code::Removed | Code::Irrelevant | Code::Enum | Code::Undocumented)
}

/// Sets the fix of each detail that has one. The details are those of findings that are listed, and `others` are not; the
/// findings of the document are sorted. An unreadable document has none.
pub(super) fn find_fixes(of: &Describer, findings: &[Finding], others: &[&Finding], details: &mut [Detail]) {
    if findings.iter().any(|finding| finding.code.is_fatal()) {
        return;
    }
    let mut trail = Trail::new(of.doc);
    let mut candidate = |detail: &Detail| Candidate::of(of, &mut trail, detail);
    let candidates: Vec<Option<Candidate>> = details.iter().map(&mut candidate).collect();
    let listed = || candidates.iter().flatten();
    // A finding that is not listed can contest the fix of a listed one, unless it is behind the objects of all.
    let end = listed().map(|one| of.doc.node(one.object).next()).max();
    let near = others.iter().filter(|it| Some(it.node) < end && is_fixable(it.code));
    let contesting = near.filter_map(|finding| candidate(&of.detail(finding)));
    let subjects = listed().copied().chain(contesting);
    let mut subjects: Vec<Keyed> = subjects.map(|one| (one.subject, 0)).collect();
    sort(&mut subjects, &mut Vec::new());
    let scratch = Buffers::NEW;
    let mut finder = FixFinder { of, findings, scratch };
    for (detail, candidate) in details.iter_mut().zip(&candidates) {
        detail.fix = candidate.and_then(|candidate| {
            let first = subjects.partition_point(|one| one.0 < candidate.subject);
            // Candidates with the same subject are contested: it is unknown which one counts.
            let is_contested = subjects.get(first + 1).is_some_and(|next| next.0 == candidate.subject);
            finder.fix(detail, &candidate, is_contested)
        });
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
        let (doc, title) = (self.of.doc, candidate.title);
        let Arguments { field, near, .. } = detail.arguments;
        let (span, word) = match title {
            Sentence::TakeOut => (removed_with(doc.text(), doc.member(candidate.key)), None),
            // Two members can't have one name.
            Sentence::Rename if is_contested || self.has(candidate.object, near?) => return None,
            _ => (detail.finding.span, Some(near?)),
        };
        let mut is_safe = candidate.can_be_safe && !is_contested;
        if is_safe && title == Sentence::WriteValue {
            is_safe = self.adds_none(field?, candidate.object, near?);
        }
        Some(PlannedFix {
            title,
            applicability: match is_safe {
                true => Applicability::Safe,
                false => Applicability::Review,
            },
            span,
            word,
            quote: doc.syntax().quote,
        })
    }

    /// Whether an object has a name.
    fn has(&self, object: NodeId, name: &Word) -> bool {
        let doc = self.of.doc;
        doc.keys(object).any(|key| name.reads(doc, &doc.node(key)))
    }

    /// Whether writing a value adds no finding. Of a discriminator: checks the object with that value, and compares with the
    /// findings that it has now.
    fn adds_none(&mut self, field: &'static FieldEntry, object: NodeId, written: &Word) -> bool {
        let rules = self.of.rules;
        let Some(owner) = rules.catalogue.object(field.owner) else {
            return false;
        };
        let values = match owner.discriminator() {
            Some((first, values)) if first == field => values,
            _ => return true,
        };
        let Some(value) = values.iter().position(|value| value.word.number == written.number) else {
            return false;
        };
        Check::new(self.of.doc, rules, &mut self.scratch, false).object_with(owner, object, Some(value), 0);
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
        fix.write(&mut new);
        output.replace(text, fix.span, &new);
    }
    output.copy(text, text.len());
    output.text
}
