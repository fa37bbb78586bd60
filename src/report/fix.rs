//! What corrects a finding, as edits of the text, and whether that is safe.
//!
//! A fix is safe only where applying it removes its finding and adds none. Mostly the contract tells;
//! where a discriminator changes, the object is checked again as if it had the new value.

use super::code::Code;
use super::finding::{Finding, Subject};
use super::sentence::Sentence;
use crate::check::near::nearest;
use crate::check::object::near_field;
use crate::check::options::Options;
use crate::check::{Check, Scratch};
use crate::contract::pack::{
    FieldId, NONE, ObjectId, PackedLeftover, WordId, enum_values, field, object, shape, word,
};
use crate::contract::shape::Layout;
use crate::text::edit::Edit;
use crate::text::place::TextEdit;
use crate::text::query::{decoded, pairs};
use crate::text::sort::{Keyed, sort};
use crate::text::trail::Trail;
use crate::text::unescape::Unescaped;
use crate::text::{Doc, Kind, NodeId, Span};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Whether a fix can be applied without a person's review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Applicability {
    /// Applying it removes its finding and adds none.
    Safe,
    /// It may be meant otherwise, or lose something.
    Review,
}

impl Applicability {
    /// Both, the safe one first.
    pub const ALL: [Applicability; 2] = [Applicability::Safe, Applicability::Review];

    /// The public name.
    pub const fn name(self) -> &'static str {
        match self {
            Applicability::Safe => "safe",
            Applicability::Review => "review",
        }
    }
}

/// A fix in numbers.
#[derive(Clone, Debug)]
pub(crate) struct FixDetail {
    pub(crate) title: Sentence,
    pub(crate) field: FieldId,
    pub(crate) near: WordId,
    /// The list into whose entries a member moves, or the header that carries its value.
    pub(crate) other: WordId,
    pub(crate) applicability: Applicability,
    /// Ascending, in bytes.
    pub(crate) edits: Vec<Edit>,
    /// The same in the unit of the options.
    pub(crate) text_edits: Vec<TextEdit>,
    /// The value that a header carries instead of the body.
    pub(crate) header_value: Option<String>,
}

/// A member is not copied into entries beyond this many bytes in all.
const MOST_COPIED: usize = 1 << 20;

/// Makes the fixes of one document.
pub(crate) struct Fixes<'t> {
    doc: Doc<'t>,
    number: usize,
    options: &'t Options,
    scratch: Scratch,
}

/// What corrects a finding.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// Takes the member out.
    TakeOut(FieldId),
    /// Takes the member out and sends its value as a header.
    SendAsHeader(FieldId, WordId),
    /// Moves the member into each entry of a list that has none of its own.
    MoveInto(FieldId, WordId),
    /// Takes out a member that means nothing where it stands.
    Drop(FieldId),
    /// Writes an enum value in other letter case.
    Recase(FieldId, WordId),
    /// Writes the enum value that was probably meant.
    Respell(FieldId, WordId),
    /// Gives a member the name that was probably meant.
    Rename(ObjectId, WordId),
}

impl Plan {
    /// Two plans with the same subject in one object contest each other.
    fn subject(self) -> u32 {
        match self {
            Plan::TakeOut(id) | Plan::SendAsHeader(id, _) | Plan::MoveInto(id, _) => id.into(),
            Plan::Drop(id) | Plan::Recase(id, _) | Plan::Respell(id, _) => id.into(),
            Plan::Rename(_, word) => 0x100 | u32::from(word),
        }
    }
}

/// A finding that can be corrected.
struct Candidate {
    finding: usize,
    plan: Plan,
    /// The object of the member; in a query there is none.
    object: NodeId,
    key: NodeId,
    /// Another finding asks for the same change in the same object: nobody knows which one counts.
    is_contested: bool,
}

impl<'t> Fixes<'t> {
    pub(crate) fn new(doc: Doc<'t>, number: usize, options: &'t Options) -> Fixes<'t> {
        Fixes {
            doc,
            number,
            options,
            scratch: Scratch::default(),
        }
    }

    /// A fix for each finding, in their order, where there is one. An unreadable document has none.
    pub(crate) fn of(&mut self, findings: &[Finding]) -> Vec<Option<FixDetail>> {
        let mut fixes = vec![None; findings.len()];
        if findings.iter().any(|finding| finding.code.is_fatal()) {
            return fixes;
        }
        for candidate in self.candidates(findings) {
            let fix = self.fix(findings, &candidate);
            if let Some(place) = fixes.get_mut(candidate.finding) {
                *place = fix;
            }
        }
        fixes
    }

    fn candidates(&self, findings: &[Finding]) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        let mut trail = Trail::new(self.doc);
        for (n, finding) in findings.iter().enumerate() {
            let Some(plan) = self.plan(finding) else {
                continue;
            };
            let last = match self.is_query() {
                true => None,
                false => trail.to(finding.node).1.last().copied(),
            };
            candidates.push(Candidate {
                finding: n,
                plan,
                object: last.map_or(0, |step| step.container),
                key: last.map_or(0, |step| step.child),
                is_contested: false,
            });
        }
        mark_contested(&mut candidates);
        candidates
    }

    fn is_query(&self) -> bool {
        shape(self.number).layout == Layout::Query
    }

    fn plan(&self, finding: &Finding) -> Option<Plan> {
        match (finding.code, finding.subject) {
            (Code::Removed, Subject::Member(id)) => match field(id).leftover {
                PackedLeftover::Unsettled => None,
                PackedLeftover::TakeOut => Some(Plan::TakeOut(id)),
                PackedLeftover::Header(name) => Some(Plan::SendAsHeader(id, name)),
                PackedLeftover::IntoEach(list) => Some(Plan::MoveInto(id, list)),
            },
            (Code::Irrelevant, Subject::Member(id)) => Some(Plan::Drop(id)),
            (Code::Enum, Subject::Value(id)) if field(id).owner != NONE => {
                let given = self.string(finding.span);
                let near = nearest(&given, enum_values(field(id).detail).iter().copied())?;
                Some(match word(near).is_ignoring_case(&given) {
                    true => Plan::Recase(id, near),
                    false => Plan::Respell(id, near),
                })
            }
            (Code::Undocumented, Subject::Unknown(id)) => {
                let name = self.name(finding.span)?;
                let near = near_field(id, &name, self.options.version as usize)?;
                Some(Plan::Rename(id, near))
            }
            _ => None,
        }
    }

    fn name(&self, span: Span) -> Option<Vec<u8>> {
        match self.is_query() {
            true => Some(decoded(self.doc.text(), span).ok()?.into_owned()),
            false => Some(self.string(span)),
        }
    }

    fn string(&self, span: Span) -> Vec<u8> {
        match span.of(self.doc.text()) {
            [b'"', inner @ .., b'"'] => Unescaped::new(inner).collect(),
            _ => Vec::new(),
        }
    }

    fn fix(&mut self, findings: &[Finding], candidate: &Candidate) -> Option<FixDetail> {
        let finding = findings.get(candidate.finding)?;
        // Two members can't get one name, and two selections can't go into one entry.
        if candidate.is_contested && matches!(candidate.plan, Plan::Rename(..) | Plan::MoveInto(..))
        {
            return None;
        }
        let mut fix = FixDetail {
            title: Sentence::TakeOut,
            field: NONE,
            near: NONE,
            other: NONE,
            applicability: Applicability::Review,
            edits: Vec::new(),
            text_edits: Vec::new(),
            header_value: None,
        };
        match candidate.plan {
            Plan::TakeOut(id) => {
                fix.field = id;
                fix.edits.push(self.removal(candidate.key));
                fix.applicability = safe_unless(candidate.is_contested);
            }
            Plan::Drop(id) => {
                fix.field = id;
                fix.edits.push(self.removal(candidate.key));
            }
            Plan::SendAsHeader(id, name) => {
                fix.field = id;
                fix.edits.push(self.removal(candidate.key));
                self.send_as_header(candidate, name, &mut fix);
            }
            Plan::MoveInto(id, list) => {
                fix.field = id;
                self.move_into(candidate, list, &mut fix)?;
            }
            Plan::Recase(id, near) => {
                fix.title = Sentence::WriteValue;
                fix.near = near;
                fix.edits.push(Edit::new(finding.span, quoted(near)));
                let is_safe = !candidate.is_contested
                    && (!self.decides(id) || self.corrects(findings, candidate, near));
                fix.applicability = safe_unless(!is_safe);
            }
            Plan::Respell(_, near) => {
                fix.title = Sentence::WriteValue;
                fix.near = near;
                fix.edits.push(Edit::new(finding.span, quoted(near)));
            }
            Plan::Rename(_, near) => {
                if self.has(candidate.object, near) {
                    return None;
                }
                fix.title = Sentence::Rename;
                fix.near = near;
                let name = match self.is_query() {
                    true => text_of(near),
                    false => quoted(near),
                };
                fix.edits.push(Edit::new(finding.span, name));
            }
        }
        Some(fix)
    }

    fn removal(&self, key: NodeId) -> Edit {
        let member = Span::new(self.doc.node(key).start, self.doc.node(key + 1).end);
        Edit::removal(self.doc.text(), member)
    }

    /// Where the value fits into a header it is sent there; where there is none it just goes.
    fn send_as_header(&self, candidate: &Candidate, name: WordId, fix: &mut FixDetail) {
        let value = self.doc.node(candidate.key + 1);
        let text = match value.kind() {
            Kind::Null => String::new(),
            Kind::String => self.doc.decoded(&value),
            _ => return,
        };
        let is_sendable = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
        if !is_sendable || text.trim() != text {
            return;
        }
        fix.applicability = safe_unless(candidate.is_contested);
        if !text.is_empty() {
            fix.title = Sentence::SendAsHeader;
            fix.other = name;
            fix.header_value = Some(text);
        }
    }

    /// Copies a member into each entry of a list that has none, and takes it out.
    fn move_into(&self, candidate: &Candidate, list: WordId, fix: &mut FixDetail) -> Option<()> {
        let name = text_of(field(fix.field).word);
        let entries = self.entries_without(candidate.object, list, name.as_bytes())?;
        let mut member = quoted(field(fix.field).word);
        member.push(':');
        member.push_str(core::str::from_utf8(self.doc.source(candidate.key + 1)).ok()?);
        if entries.len() * member.len() > MOST_COPIED {
            return None;
        }
        let removal = self.removal(candidate.key);
        let mut removal = Some(removal);
        for (brace, is_empty) in &entries {
            if let Some(removal) = removal.take_if(|removal| removal.span.start < *brace) {
                fix.edits.push(removal);
            }
            let mut text = member.clone();
            if !is_empty {
                text.push(',');
            }
            fix.edits.push(Edit::new(Span::new(*brace, *brace), text));
        }
        fix.edits.extend(removal);
        if !entries.is_empty() {
            fix.title = Sentence::MoveInto;
            fix.other = list;
        }
        Some(())
    }

    /// Where the entries of an object's list that lack a member begin, behind their braces, and
    /// whether they are empty. There must be a list of nothing but objects.
    fn entries_without(
        &self,
        object: NodeId,
        list: WordId,
        name: &[u8],
    ) -> Option<Vec<(u32, bool)>> {
        let list = text_of(list);
        let is_list = |&key: &NodeId| {
            self.doc.node(key + 1).is(Kind::Array)
                && self.doc.reads(&self.doc.node(key), list.as_bytes())
        };
        let array = self.doc.keys(object).find(is_list)? + 1;
        let mut entries = Vec::new();
        for entry in self.doc.elements(array) {
            if !self.doc.node(entry).is(Kind::Object) {
                return None;
            }
            if self.doc.key_named(entry, name).is_none() {
                let is_empty = self.doc.keys(entry).next().is_none();
                entries.push((self.doc.node(entry).start + 1, is_empty));
            }
        }
        Some(entries)
    }

    /// Whether an object, or the query, has a member of that name.
    fn has(&self, object: NodeId, name: WordId) -> bool {
        let name = text_of(name);
        match self.is_query() {
            true => pairs(self.doc.text()).any(|pair| {
                decoded(self.doc.text(), pair.name).is_ok_and(|other| *other == *name.as_bytes())
            }),
            false => self.doc.key_named(object, name.as_bytes()).is_some(),
        }
    }

    /// Whether a field decides which of the others apply.
    fn decides(&self, id: FieldId) -> bool {
        let object = object(field(id).owner);
        object.is_discriminated && object.id(0) == id
    }

    /// Whether writing a value of the discriminator removes its finding and adds none: every finding
    /// of the object checked with that value is one of those that it has now.
    fn corrects(&mut self, findings: &[Finding], candidate: &Candidate, near: WordId) -> bool {
        let Some(finding) = findings.get(candidate.finding) else {
            return false;
        };
        let Subject::Value(id) = finding.subject else {
            return false;
        };
        let values = enum_values(field(id).detail);
        let Some(value) = values.iter().position(|&value| value == near) else {
            return false;
        };
        Check::new(
            self.doc,
            self.number,
            self.options,
            &mut self.scratch,
            false,
        )
        .object_with(field(id).owner, candidate.object, value);
        let mark = |finding: &Finding| (finding.code, finding.subject, finding.node);
        let own = mark(finding);
        let within = self.doc.node(candidate.object).span();
        let first = findings.partition_point(|finding| finding.order < within.start);
        let behind = findings.partition_point(|finding| finding.order < within.end);
        let known = findings.get(first..behind).unwrap_or_default();
        self.scratch
            .findings
            .iter()
            .all(|new| mark(new) == own || known.iter().any(|old| mark(old) == mark(new)))
    }
}

fn safe_unless(doubtful: bool) -> Applicability {
    match doubtful {
        true => Applicability::Review,
        false => Applicability::Safe,
    }
}

fn text_of(id: WordId) -> String {
    let bytes = word(id).bytes().collect();
    String::from_utf8(bytes).unwrap_or_default()
}

fn quoted(id: WordId) -> String {
    let mut text = String::from("\"");
    text.push_str(&text_of(id));
    text.push('"');
    text
}

/// Marks the plans that another one of the same object contests.
fn mark_contested(candidates: &mut [Candidate]) {
    let key = |candidate: &Candidate| {
        u64::from(candidate.object) << 32 | u64::from(candidate.plan.subject())
    };
    let mut order: Vec<Keyed> = candidates
        .iter()
        .enumerate()
        .map(|(n, candidate)| (key(candidate), n as u32))
        .collect();
    sort(&mut order, &mut Vec::new());
    for group in order
        .chunk_by(|a, b| a.0 == b.0)
        .filter(|group| group.len() > 1)
    {
        for &(_, n) in group {
            if let Some(candidate) = candidates.get_mut(n as usize) {
                candidate.is_contested = true;
            }
        }
    }
}
