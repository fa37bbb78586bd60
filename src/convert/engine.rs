//! Converts one document, in numbers: runs the steps, each on the output of the one before, and combines their edits
//! and notes so that they refer to the input.

use super::complement::record::Records;
use super::complement::write;
use super::note::{Note, NoteSubject, Quota};
use super::pass::Way;
use super::rules::{OnLoss, OnOrphan};
use super::run::{Draft, Run, Scratch};
use super::steps::{Step, Steps};
use crate::contract::model::{Basis, Layout};
use crate::report::code::Code;
use crate::report::code::Severity;
use crate::report::finding::{Finding, Mismatch, Subject};
use crate::report::reason::{Reason, Topic};
use crate::text::documents::Unit;
use crate::text::edit::{Edit, backward, composed, forward, is_removed};
use crate::text::envelope::{Entries, entries_to_convert};
use crate::text::padded::PADDING;
use crate::text::sort::sort;
use crate::text::{Doc, Index, NodeId, Padded, Span};
use alloc::vec::Vec;

/// The result of a conversion in numbers.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// The edits of all steps together, of the input.
    pub(crate) edits: Vec<Edit>,
    /// Changes, losses and gaps, in the order of the input.
    pub(crate) notes: Vec<Note>,
    /// Empty if the way back needs none.
    pub(crate) complement: Vec<u8>,
    /// The reasons why nothing was converted.
    pub(crate) refusals: Vec<Finding>,
    /// Where the entries of a list are.
    pub(crate) entries: Option<Entries>,
    /// The steps that relied on their change's assumption.
    pub(crate) assumed: Vec<usize>,
}

/// A conversion in numbers, with its buffers. Keeps the index of the input, from which lists are made.
#[derive(Debug, Default)]
pub(crate) struct Engine {
    pub(crate) index: Index,
    pub(crate) outcome: Outcome,
    /// The index and the text between two steps.
    pub(super) between: Index,
    text: Vec<u8>,
    records: Records,
    scratch: Scratch,
    pub(super) draft: Draft,
}

impl Outcome {
    fn clear(&mut self) {
        self.edits.clear();
        self.notes.clear();
        self.complement.clear();
        self.refusals.clear();
        self.assumed.clear();
        self.entries = None;
    }
}

impl Engine {
    /// With a limit, later conversions list no changes, write no complement, and list at most this many
    /// losses and this many gaps.
    pub(crate) fn limit(&mut self, most: Option<u32>) {
        self.draft.quota = Quota::new(most);
        self.draft.keeps_records = most.is_none();
    }

    /// How many losses or gaps were found beyond the limit.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    pub(crate) fn more(&self, topic: Topic) -> u32 {
        let Quota { most, found } = self.draft.quota;
        most.map_or(0, |most| found[topic as usize].saturating_sub(most))
    }

    /// Converts a text, or sets the refusals.
    pub(crate) fn convert(&mut self, steps: &Steps, text: Padded) {
        let complement = steps.rules.complement;
        let complement = complement.map(|held| held.as_json().as_bytes());
        self.limit(self.draft.quota.most);
        self.output().clear();
        self.append(steps, text, Unit::whole(text), complement);
    }

    /// The output of the last conversion.
    pub(crate) fn output(&mut self) -> &mut Vec<u8> {
        &mut self.draft.output.text
    }

    /// Where the entries of a list are, in the document that was read first.
    pub(crate) fn entries<'d>(&'d self, text: Padded<'d>) -> Option<(Doc<'d>, Entries)> {
        Some((self.index.doc(text), self.outcome.entries?))
    }

    /// Converts a unit of a text and appends its output, or sets the refusals.
    pub(super) fn append(&mut self, steps: &Steps, text: Padded, unit: Unit, complement: Option<&[u8]>) {
        self.outcome.clear();
        self.index.clear();
        // A later step reads the output of the one before from its start.
        let before = steps.are_several().then(|| core::mem::take(self.output()));
        if let Err(refusal) = self.try_append(steps, text, unit, complement) {
            self.outcome.refusals.push(refusal);
        }
        if let Some(mut before) = before {
            before.append(self.output());
            *self.output() = before;
        }
    }

    fn try_append(
        &mut self,
        steps: &Steps,
        text: Padded,
        unit: Unit,
        complement: Option<&[u8]>,
    ) -> Result<(), Finding> {
        let limits = &steps.rules.limits;
        self.records.clear();
        self.scratch.fragment.is_query = steps.is_query();
        if let Some(complement) = complement {
            let fragment = &mut self.scratch.fragment;
            let read = self.records.read(complement, steps, fragment);
            read.map_err(|mismatch| Finding::of_complement(mismatch, steps.shape.section))?;
        }
        if steps.from == steps.to {
            let text = text.slice(unit.start, unit.end);
            self.output().extend_from_slice(text);
            return Ok(());
        }
        let Span { start, end } = unit.document;
        if limits.is_too_large((end - start) as usize) {
            return Err(Finding::unread(Code::TooLarge));
        }
        let mut index = core::mem::take(&mut self.index);
        steps.read(&mut index, text, unit.document, limits.depth);
        let read = match index.fault() {
            Some(fault) => Err(Finding::of_fault(fault)),
            None => {
                self.run_steps(index.doc(text), unit, steps);
                Ok(())
            }
        };
        self.index = index;
        read
    }

    /// Runs all steps on the document of a unit.
    fn run_steps(&mut self, doc: Doc, unit: Unit, steps: &Steps) {
        for step in &steps.all {
            match step.number {
                0 => self.first_step(doc, unit, steps, step),
                _ => self.next_step(doc, steps, step),
            }
            if !self.outcome.refusals.is_empty() {
                return;
            }
        }
        if steps.all.is_empty() {
            let refused = list_of(doc, steps).err();
            self.outcome.refusals.extend(refused);
            let text = doc.padded().slice(unit.start, unit.end);
            self.output().extend_from_slice(text);
        }
        self.sort_notes();
        if !self.outcome.complement.is_empty() {
            self.outcome.complement.extend_from_slice(b"}}");
        }
        if steps.rules.on_loss == OnLoss::Error {
            self.refuse_losses(doc, steps);
        }
    }

    /// Runs the first step, on the input.
    fn first_step(&mut self, doc: Doc, unit: Unit, steps: &Steps, step: &Step) {
        self.run_step(doc, unit, steps, step);
        let Engine { outcome, draft, .. } = self;
        core::mem::swap(&mut outcome.edits, &mut draft.output.edits);
        core::mem::swap(&mut outcome.notes, &mut draft.notes);
    }

    /// Runs a later step on the output of the step before, and maps its places to the input.
    fn next_step(&mut self, doc: Doc, steps: &Steps, step: &Step) {
        let spare = core::mem::take(&mut self.text);
        let mut text = core::mem::replace(self.output(), spare);
        let length = text.len();
        text.resize(length + PADDING, 0);
        let mut between = core::mem::take(&mut self.between);
        let padded = Padded::new(&text, length);
        let made = steps.read_output(&mut between, padded);
        self.output().clear();
        self.run_step(made, Unit::whole(padded), steps, step);
        self.place_in_input(doc, made);
        self.follow(steps, step);
        let Engine { outcome, draft, .. } = self;
        outcome.notes.append(&mut draft.notes);
        outcome.edits = composed(&outcome.edits, &draft.output.edits);
        (self.text, self.between) = (text, between);
    }

    /// Maps the places of a later step's notes and refusals, which are in the output of the step before, to the input.
    fn place_in_input(&mut self, doc: Doc, made: Doc) {
        let Engine { outcome, draft, .. } = self;
        // A query begins where its first parameter does.
        let input = |node: NodeId| match node {
            0 => 0,
            _ => doc.node_at(backward(&outcome.edits, made.node(node).start)),
        };
        for note in &mut draft.notes {
            if !note.reason.is_orphan() {
                note.node = input(note.node);
            }
        }
        for refusal in &mut outcome.refusals {
            if refusal.has_place() {
                refusal.node = input(refusal.node);
                refusal.span = doc.node(refusal.node).span();
            }
        }
    }

    /// Lets the notes of earlier steps follow what a step does: to where their members are in its output, under the names
    /// that they have there. Those of members that it removes go.
    fn follow(&mut self, steps: &Steps, step: &Step) {
        let edits = &self.draft.output.edits;
        self.outcome.notes.retain_mut(|note| {
            if note.topic() == Topic::Loss {
                return true;
            }
            if note.reason == Reason::Missing && !note.renamed(steps, step) {
                return false;
            }
            // A parameter without a value is replaced as a whole when it gets another name.
            let place = forward(edits, note.to);
            let is_renamed = steps.is_query() && place.start < place.end;
            let is_kept = note.slot.is_none() || is_renamed || !is_removed(edits, note.to);
            note.to = place;
            is_kept
        });
    }

    /// Applies one step to the document of a unit, and writes its part of the complement.
    fn run_step(&mut self, doc: Doc, unit: Unit, steps: &Steps, step: &Step) {
        self.draft.begin(unit.start);
        let found = match list_of(doc, steps) {
            Ok(found) => found,
            Err(finding) => return self.outcome.refusals.push(finding),
        };
        if step.number == 0 {
            self.outcome.entries = found;
        }
        let list = found.and_then(Entries::list);
        let layout = steps.shape.layout;
        let mut run = Run {
            doc,
            step,
            is_query: layout == Layout::Query,
            has_entries: list.is_some() || layout != Layout::Entries,
            records: &mut self.records,
            scratch: &mut self.scratch,
            draft: &mut self.draft,
        };
        run.match_records(list);
        run.list(list);
        if step.pass.unnamed.is_some() && step.way == Way::Down {
            run.draft.note(Note::new(Reason::Unnamed, 0));
        }
        if !run.draft.recorded_objects.is_empty() {
            write::begin(steps, step.pass, &mut self.outcome.complement);
            run.write_section(list, &mut self.outcome.complement);
        }
        self.conclude(doc, step);
        self.draft.output.copy(doc.text(), unit.end);
    }

    /// Collects the results of a step, and refuses repeated names and orphans.
    fn conclude(&mut self, doc: Doc, step: &Step) {
        let Engine {
            outcome,
            draft,
            scratch,
            ..
        } = self;
        if draft.is_assumed {
            outcome.assumed.push(step.number);
        }
        let mut has_orphans = false;
        for note in &mut draft.notes {
            note.step = step.number;
            has_orphans |= note.reason.is_orphan();
        }
        sort(&mut draft.repeated, &mut scratch.spare);
        draft.repeated.dedup();
        for &(key, _) in &draft.repeated {
            let (key, span) = (key as NodeId, doc.node(key as NodeId).span());
            outcome.refusals.push(Finding::of_repetition(key, span));
        }
        let is_refused = has_orphans && step.rules.on_orphan == OnOrphan::Error;
        if is_refused && outcome.refusals.is_empty() {
            let finding = Finding::of_complement(Mismatch::Orphan, step.shape.section);
            outcome.refusals.push(finding);
        }
    }

    /// Sorts the notes by their place in the input.
    fn sort_notes(&mut self) {
        let (notes, spare) = (&mut self.outcome.notes, &mut self.draft.notes);
        if notes.is_sorted_by_key(|note| note.node) {
            return;
        }
        let order = &mut self.scratch.order;
        order.clear();
        let keyed = (0..).zip(&*notes);
        order.extend(keyed.map(|(n, note)| (u64::from(note.node), n)));
        sort(order, &mut self.scratch.spare);
        spare.clear();
        spare.extend(order.iter().map(|&(_, n)| notes[n as usize]));
        core::mem::swap(notes, spare);
    }

    /// Turns losses into refusals.
    fn refuse_losses(&mut self, doc: Doc, steps: &Steps) {
        // Up, the other version removed the field; down, it does not have it yet.
        let lost = match steps.from < steps.to {
            true => Code::Removed,
            false => Code::Undocumented,
        };
        let losses = self.outcome.notes.iter();
        for note in losses.filter(|note| note.topic() == Topic::Loss) {
            if note.reason.is_orphan() {
                let finding = Finding::of_complement(Mismatch::Dropped, steps.shape.section);
                self.outcome.refusals.push(finding);
                continue;
            }
            let (code, subject) = match note.reason {
                Reason::GivesWay => (Code::Complement, Subject::GivesWay),
                _ => (lost, Subject::Lost),
            };
            let section = NoteSubject::of(steps, note).section;
            let span = doc.node(note.node).span();
            let finding = Finding::new(code, Basis::Assumed, section, subject, note.node, span);
            self.outcome.refusals.push(finding);
        }
    }
}

/// Finds the entries of a list; `None` for other shapes.
fn list_of(doc: Doc, steps: &Steps) -> Result<Option<Entries>, Finding> {
    if steps.shape.layout != Layout::Entries {
        return Ok(None);
    }
    match entries_to_convert(doc, steps.rules.entries) {
        Entries::Missed(lookup, node) => {
            let span = doc.node(node).span();
            // A check can continue without the list; a conversion can't.
            Err(Finding {
                severity: Severity::Error,
                ..Finding::of_entries(lookup, node, span)
            })
        }
        found => Ok(Some(found)),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
