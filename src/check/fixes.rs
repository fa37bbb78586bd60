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
struct Candidate {
    detail: usize,
    correction: Correction,
    /// The object of the member.
    object: NodeId,
    key: NodeId,
}

/// Sets the fix of each detail that has one. The details are those of the marked findings of the document, which are
/// sorted. An unreadable document has none.
pub(super) fn find_fixes(describer: &Describer, findings: &[Finding], marks: &[bool], details: &mut Vec<Detail>) {
    if findings.iter().any(|finding| finding.code.is_fatal()) {
        return;
    }
    let listed = details.len();
    // A finding that is not listed can contest the fix of a listed one.
    let reach = reach(describer, details);
    let others = findings.iter().zip(marks).filter(|(_, is_marked)| !**is_marked);
    let others = others.map(|(finding, _)| finding);
    let contesting = others.filter(|it| it.node < reach && is_fixable(it.code));
    details.extend(contesting.map(|finding| describer.detail(finding)));
    let fixes = FixFinder {
        of: describer,
        findings,
        scratch: Buffers::NEW,
    };
    fixes.find(details, listed);
    details.truncate(listed);
}

/// Finds the fixes of one document.
struct FixFinder<'t> {
    of: &'t Describer<'t>,
    /// All findings of the document, sorted.
    findings: &'t [Finding],
    scratch: Buffers,
}

impl FixFinder<'_> {
    /// Sets the fix of each of the first `listed` details that has one; the others only contest fixes.
    fn find(mut self, details: &mut [Detail], listed: usize) {
        let mut candidates = Vec::new();
        let mut order: Vec<Keyed> = Vec::new();
        let mut trail = Trail::new(self.of.doc);
        for (n, detail) in details.iter().enumerate() {
            let Some(correction) = correction(detail) else {
                continue;
            };
            // Of a parameter, only the name is corrected.
            if self.of.is_query() && !matches!(correction, Correction::Rename) {
                continue;
            }
            let (mut object, mut key) = (0, 0);
            if let Some(last) = trail.to(detail.finding.node).1.last() {
                (object, key) = (last.container, last.child);
            }
            let Arguments { field, near, .. } = detail.wording.arguments;
            let subject = match correction {
                Correction::Rename => 1 << 16 | near.map_or(0, |near| u64::from(near.number)),
                _ => field.map_or(0, |field| u64::from(field.number)),
            };
            order.push((u64::from(object) << 32 | subject, candidates.len() as u32));
            candidates.push(Candidate {
                detail: n,
                correction,
                object,
                key,
            });
        }
        sort(&mut order, &mut Vec::new());
        self.find_each(&candidates, &order, details.get_mut(..listed).unwrap_or_default());
    }

    /// Finds the fix of each candidate. Candidates of one object with the same subject are contested: it is
    /// unknown which one counts.
    fn find_each(&mut self, candidates: &[Candidate], order: &[Keyed], details: &mut [Detail]) {
        let subject = |place: usize| order.get(place).map(|entry| entry.0);
        for (place, &(own, n)) in order.iter().enumerate() {
            let before = subject(place.wrapping_sub(1));
            let is_contested = before == Some(own) || subject(place + 1) == Some(own);
            let Some(candidate) = candidates.get(n as usize) else {
                continue;
            };
            if let Some(detail) = details.get_mut(candidate.detail) {
                detail.fix = self.fix(detail, candidate, is_contested);
            }
        }
    }

    fn fix(&mut self, detail: &Detail, candidate: &Candidate, is_contested: bool) -> Option<PlannedFix> {
        let Arguments { field, near, .. } = detail.wording.arguments;
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
                is_safe = detail.wording.help == Some(Sentence::DidYouMeanCase)
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
                .any(|old| (old.code, old.node, old.subject) == (new.code, new.node, new.subject))
        };
        self.scratch.findings.iter().all(is_known)
    }
}

/// The end of the objects in which a finding can be corrected: what is behind them contests no fix.
fn reach(describer: &Describer, details: &[Detail]) -> NodeId {
    let fixable = details.iter().filter(|detail| correction(detail).is_some());
    let doc = describer.doc;
    let mut trail = Trail::new(doc);
    let object = |detail: &Detail| Some(trail.to(detail.finding.node).1.last()?.container);
    let ends = fixable.filter_map(object).map(|object| doc.node(object).next());
    ends.max().unwrap_or(0)
}

/// Whether findings of a code can have a correction.
pub(super) fn is_fixable(code: Code) -> bool {
    matches!(code, Code::Removed | Code::Irrelevant | Code::Enum | Code::Undocumented)
}

/// How to correct a finding, if it can be corrected.
fn correction(detail: &Detail) -> Option<Correction> {
    let has_near = detail.wording.arguments.near.is_some();
    match (detail.finding.code, detail.finding.subject) {
        (Code::Removed, Subject::Member(field)) if field.is_gone() => Some(Correction::TakeOut),
        (Code::Irrelevant, Subject::Member(_)) => Some(Correction::Drop),
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
