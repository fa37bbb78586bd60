//! Runs the steps of a conversion. Each applies one pass to the output of the step before; their edits and
//! notes are combined so that they refer to the input.

use super::complement::write;
use super::converter::Core;
use super::detail::About;
use super::edits::{back, composed, forward, is_removed};
use super::hole::Shell;
use super::note::Note;
use super::pass::{Member, Way};
use super::plan::Plan;
use super::walk::Work;
use super::{ConvertOptions, OnLoss, OnOrphan, Step, chain};
use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::{Basis, Layout, VersionId};
use crate::contract::word::Word;
use crate::report::code::Code;
use crate::report::finding::{Finding, Mismatch, Subject};
use crate::report::reason::{Reason, Topic};
use crate::text::documents::Unit;
use crate::text::envelope::{Entries, entries_to_convert};
use crate::text::padded::PADDING;
use crate::text::sort::sort;
use crate::text::{Doc, Index, NodeId, Padded, Span};
use crate::{Severity, Shape};
use alloc::vec::Vec;

/// The steps of the conversion of documents of a shape.
pub(crate) struct Steps<'o> {
    pub(super) plan: &'static Plan,
    pub(crate) shape: &'static ShapeEntry,
    pub(super) from: VersionId,
    pub(crate) to: VersionId,
    pub(crate) options: &'o ConvertOptions,
    pub(super) tasks: Vec<Task<'o>>,
}

impl<'o> Steps<'o> {
    pub(crate) fn new(shape: Shape, options: &'o ConvertOptions) -> Steps<'o> {
        let versions = (options.from.id(), options.to.id());
        Steps::of(super::plan(), shape as usize, versions, options)
    }

    /// The steps between versions of any service.
    pub(super) fn of(
        plan: &'static Plan,
        shape: usize,
        (from, to): (VersionId, VersionId),
        options: &'o ConvertOptions,
    ) -> Steps<'o> {
        let shape = plan.catalogue.shape(shape);
        let steps = chain(plan, shape, from, to).enumerate();
        let tasks = steps.map(|(number, step)| Task::new(shape, options, step, number));
        Steps {
            plan,
            shape,
            from,
            to,
            options,
            tasks: tasks.collect(),
        }
    }

    pub(super) fn is_query(&self) -> bool {
        self.shape.is_query()
    }

    /// Whether documents are converted in several steps.
    pub(super) fn are_several(&self) -> bool {
        self.tasks.len() > 1
    }

    /// Whether they depend on the option that says where a value is.
    pub(super) fn need_option(&self) -> bool {
        let mut tasks = self.tasks.iter();
        tasks.any(|task| task.step.pass.needs_option())
    }

    /// Reads the document at a span of a text. A query is the whole text.
    pub(super) fn read<'i>(
        &self,
        index: &'i mut Index,
        text: Padded<'i>,
        place: Span,
        depth: u32,
    ) -> Doc<'i> {
        match self.is_query() {
            true => index.read_query(text),
            false => index.read_within(text, place.start as usize, place.end as usize, depth),
        }
    }

    /// Reads the output of a step. A complement may have made it deeper than the limit.
    pub(super) fn read_output<'i>(&self, index: &'i mut Index, text: Padded<'i>) -> Doc<'i> {
        self.read(index, text, Unit::whole(text).document, u32::MAX)
    }
}

/// One step of a conversion, and what its pass does.
pub(super) struct Task<'t> {
    pub(super) shape: &'static ShapeEntry,
    pub(super) options: &'t ConvertOptions,
    pub(super) step: Step,
    /// The number of the step, from 0.
    pub(super) number: usize,
    /// The names of the members of the pass.
    pub(super) words: Vec<Word>,
    /// The members that get the value of a member of the same name, in another form.
    pub(super) reformed: Vec<usize>,
    /// Whether the pass is one operation, which moves a value as it is.
    pub(super) is_plain_move: bool,
    /// Whether an object without any of the members lacks one that the other version requires.
    pub(super) has_gaps: bool,
    shells: Vec<Shell>,
    /// The texts of the shells, padded, so that a part can be copied as a chunk of fixed size.
    pub(super) spelling: Vec<u8>,
}

impl<'t> Task<'t> {
    fn new(
        shape: &'static ShapeEntry,
        options: &'t ConvertOptions,
        step: Step,
        number: usize,
    ) -> Self {
        let Step { pass, way } = step;
        let mut spelling = Vec::new();
        let mut shells = Vec::new();
        for member in &pass.members {
            let (pointer, name) = (member.pointer(options), member.word().text());
            shells.push(match shape.is_query() {
                true => Shell::of_parameter(name, &mut spelling),
                false => Shell::write(pointer, name, &mut spelling),
            });
        }
        spelling.extend_from_slice(&[0; PADDING]);
        Task {
            shape,
            options,
            step,
            number,
            words: pass.members.iter().map(|member| *member.word()).collect(),
            reformed: pass.reformed(way).collect(),
            is_plain_move: pass.is_plain_move() && !shells.iter().any(|shell| shell.is_unclear),
            has_gaps: pass.has_gaps(way),
            shells,
            spelling,
        }
    }

    /// How the converter writes a member.
    pub(super) fn shell(&self, slot: usize) -> Shell {
        self.shells.get(slot).copied().unwrap_or_default()
    }

    /// Whether it is unknown what to build around the value of a member.
    pub(super) fn is_unclear(&self, member: &Member) -> bool {
        member
            .other
            .is_some_and(|other| self.shell(other).is_unclear)
    }

    /// Whether the converter writes these texts around the value of a member.
    pub(super) fn writes(&self, slot: usize, open: &[u8], close: &[u8]) -> bool {
        let shell = self.shell(slot);
        let [_, before, behind] = shell.parts.map(|part| part.of(&self.spelling));
        !shell.is_unclear && before == open && behind == close
    }
}

impl Core {
    /// Runs all steps on the document of a unit.
    pub(super) fn run(&mut self, doc: Doc, unit: Unit, steps: &Steps) {
        for task in &steps.tasks {
            if task.number == 0 {
                self.first_step(doc, unit, steps, task);
            } else {
                self.next_step(doc, steps, task);
            }
            if !self.outcome.refusals.is_empty() {
                return;
            }
        }
        if steps.tasks.is_empty() {
            let refused = list_of(doc, steps.shape, steps.options).err();
            self.outcome.refusals.extend(refused);
            let text = doc.padded().slice(unit.start, unit.end);
            self.output().extend_from_slice(text);
        }
        self.sort_notes();
        if !self.outcome.complement.is_empty() {
            self.outcome.complement.extend_from_slice(b"}}");
        }
        if steps.options.on_loss == OnLoss::Error {
            self.refuse_losses(doc, steps);
        }
    }

    /// Runs the first step, on the input.
    fn first_step(&mut self, doc: Doc, unit: Unit, steps: &Steps, task: &Task) {
        self.step(doc, unit, steps, task);
        let Core { outcome, draft, .. } = self;
        core::mem::swap(&mut outcome.edits, &mut draft.output.edits);
        core::mem::swap(&mut outcome.notes, &mut draft.notes);
    }

    /// Runs a later step on the output of the step before, and maps its places to the input.
    fn next_step(&mut self, doc: Doc, steps: &Steps, task: &Task) {
        let spare = core::mem::take(&mut self.text);
        let mut text = core::mem::replace(&mut self.draft.output.text, spare);
        let length = text.len();
        text.resize(length + PADDING, 0);
        let mut between = core::mem::take(&mut self.between);
        let padded = Padded::new(&text, length);
        let made = steps.read_output(&mut between, padded);
        self.draft.output.text.clear();
        self.step(made, Unit::whole(padded), steps, task);
        let Core { outcome, draft, .. } = self;
        // A query begins where its first parameter does.
        let input = |node: NodeId| match node {
            0 => 0,
            _ => doc.node_at(back(&outcome.edits, made.node(node).start)),
        };
        for note in draft
            .notes
            .iter_mut()
            .filter(|note| !note.reason.is_orphan())
        {
            note.node = input(note.node);
        }
        for refusal in outcome
            .refusals
            .iter_mut()
            .filter(|refusal| refusal.has_place())
        {
            refusal.node = input(refusal.node);
            refusal.span = doc.node(refusal.node).span();
        }
        let edits = &draft.output.edits;
        outcome.notes.retain_mut(|note| {
            let is_loss = note.reason.topic() == Topic::Loss;
            // A parameter without a value is replaced as a whole when it gets another name.
            let place = forward(edits, note.to);
            let is_renamed = steps.is_query() && place.start < place.end;
            let is_kept =
                is_loss || note.slot.is_none() || is_renamed || !is_removed(edits, note.to);
            if is_kept && !is_loss {
                note.to = forward(edits, note.to);
            }
            is_kept
        });
        outcome.notes.append(&mut draft.notes);
        outcome.edits = composed(&outcome.edits, &draft.output.edits);
        (self.text, self.between) = (text, between);
    }

    /// Applies one pass to the document of a unit, and writes its part of the complement.
    fn step(&mut self, doc: Doc, unit: Unit, steps: &Steps, task: &Task) {
        self.draft.begin(unit.start);
        let Steps { shape, options, .. } = *steps;
        let Task { step, number, .. } = *task;
        let found = match list_of(doc, shape, options) {
            Ok(found) => found,
            Err(finding) => return self.outcome.refusals.push(finding),
        };
        if number == 0 {
            self.outcome.entries = found;
        }
        let list = found.and_then(Entries::list);
        let layout = shape.layout;
        let mut work = Work {
            doc,
            task,
            identifier: &steps.plan.catalogue.identifier,
            is_query: layout == Layout::Query,
            has_entries: list.is_some() || layout != Layout::Entries,
            records: &mut self.records,
            scratch: &mut self.scratch,
            draft: &mut self.draft,
        };
        work.match_records(list, number);
        work.list(list);
        if step.pass.unnamed.is_some() && step.way == Way::Down {
            work.draft.note(Note::new(Reason::Unnamed, 0));
        }
        if !work.draft.left.is_empty() {
            write::begin(steps, step, &mut self.outcome.complement);
            work.write_section(list, &mut self.outcome.complement);
        }
        self.conclude(doc, task);
        self.draft.output.copy(doc.text(), unit.end);
    }

    /// Collects the results of a step, and refuses repeated names and orphans.
    fn conclude(&mut self, doc: Doc, task: &Task) {
        let Core {
            outcome,
            draft,
            scratch,
            ..
        } = self;
        if draft.relies {
            outcome.relied.push(task.number);
        }
        let mut has_orphans = false;
        for note in &mut draft.notes {
            note.step = task.number;
            has_orphans |= note.reason.is_orphan();
        }
        sort(&mut draft.repeated, &mut scratch.spare);
        let mut last = None;
        for &(key, _) in &draft.repeated {
            if last.replace(key) != Some(key) {
                let (key, span) = (key as NodeId, doc.node(key as NodeId).span());
                outcome.refusals.push(Finding::of_repetition(key, span));
            }
        }
        let is_refused = has_orphans && task.options.on_orphan == OnOrphan::Error;
        if is_refused && outcome.refusals.is_empty() {
            let section = task.shape.section;
            let finding = Finding::of_complement(Mismatch::Orphan, section);
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
        let sorted = order.iter().filter_map(|&(_, n)| notes.get(n as usize));
        spare.clear();
        spare.extend(sorted);
        core::mem::swap(notes, spare);
    }

    /// Turns losses into refusals.
    fn refuse_losses(&mut self, doc: Doc, steps: &Steps) {
        let Steps {
            shape, from, to, ..
        } = *steps;
        // Up, the other version removed the field; down, it does not have it yet.
        let lost = match from < to {
            true => Code::Removed,
            false => Code::Undocumented,
        };
        for note in &self.outcome.notes {
            if note.reason.topic() != Topic::Loss {
                continue;
            }
            if note.reason.is_orphan() {
                let finding = Finding::of_complement(Mismatch::Dropped, shape.section);
                self.outcome.refusals.push(finding);
                continue;
            }
            let (code, subject) = match note.reason {
                Reason::GivesWay => (Code::Complement, Subject::GivesWay),
                _ => (lost, Subject::Lost),
            };
            let task = steps.tasks.get(note.step);
            let section = task.map_or(0, |task| About::of(shape, note, task.step).section);
            let span = doc.node(note.node).span();
            let finding = Finding::new(code, Basis::Assumed, section, subject, note.node, span);
            self.outcome.refusals.push(finding);
        }
    }
}

/// Finds the entries of a list; `None` for other shapes.
fn list_of(
    doc: Doc,
    shape: &ShapeEntry,
    options: &ConvertOptions,
) -> Result<Option<Entries>, Finding> {
    if shape.layout != Layout::Entries {
        return Ok(None);
    }
    match entries_to_convert(doc, options.entries.as_deref().map(str::as_bytes)) {
        Entries::Missed(lookup, node) => {
            let span = doc.node(node).span();
            // A check can continue without the list; a conversion can't.
            let finding = Finding::of_entries(lookup, node, span);
            Err(Finding {
                severity: Severity::Error,
                ..finding
            })
        }
        found => Ok(Some(found)),
    }
}
