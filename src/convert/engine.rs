//! Converts one document, in numbers: reads it, decides, and writes the output and the complement.

use super::complement_reader::Saved;
use super::complement_writer::ComplementWriter;
use super::decided::Decided;
use super::notes::{self, Note};
use super::rules::{OnLoss, OnOrphan};
use super::steps::Steps;
use super::walk::{Scratch, Walk};
use super::write::Writer;
use crate::contract::model::{Basis, Layout};
use crate::report::code::Code;
use crate::report::finding::{Finding, Subject};
use crate::report::reason::{Reason, Topic};
use crate::report::sentence::Sentence;
use crate::text::documents::DocumentLine;
use crate::text::edit::EditedText;
use crate::text::envelope::{Entries, entries_to_convert};
use crate::text::sort::{Keyed, sort};
use crate::text::{Doc, Index, NodeId, Padded, Span};
use alloc::vec::Vec;

/// The result of a conversion in numbers, besides what was decided.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Empty if the way back needs none.
    pub(crate) complement: Vec<u8>,
    /// The reasons why nothing was converted.
    pub(crate) refusals: Vec<Finding>,
    /// Where the entries of a list are.
    pub(crate) entries: Option<Entries>,
}

/// A conversion in numbers, with its buffers. Keeps the index of the input, from which lists are made.
#[derive(Debug, Default)]
pub(crate) struct Engine {
    pub(crate) index: Index,
    pub(crate) outcome: Outcome,
    pub(super) decided: Decided,
    pub(super) output: EditedText,
    saved: Saved,
    scratch: Scratch,
    order: Vec<Keyed>,
}

/// A document to convert, and how.
pub(super) struct Job<'j> {
    pub(super) text: Padded<'j>,
    /// The document, with what is around it and copied.
    pub(super) unit: DocumentLine,
    pub(super) complement: Option<&'j [u8]>,
    pub(super) keeps_complement: bool,
}

impl Engine {
    /// Converts a text, or sets the refusals.
    pub(crate) fn convert(&mut self, steps: &Steps, text: Padded) {
        let complement = steps.rules.complement;
        self.output().clear();
        let job = Job {
            text,
            unit: DocumentLine::whole(text),
            complement: complement.map(|held| held.as_json().as_bytes()),
            keeps_complement: true,
        };
        self.append(steps, &job);
    }

    /// The output of the last conversion.
    pub(crate) fn output(&mut self) -> &mut Vec<u8> {
        &mut self.output.text
    }

    /// Where the entries of a list are, in the document that was read.
    pub(crate) fn entries<'d>(&'d self, text: Padded<'d>) -> Option<(Doc<'d>, Entries)> {
        Some((self.index.doc(text), self.outcome.entries?))
    }

    /// The changes, losses and gaps, in the order of the input.
    pub(crate) fn notes(&self, steps: &Steps, doc: Doc) -> Vec<Note> {
        let mut notes = Vec::new();
        notes::for_each(doc, steps, &self.decided, &self.saved, true, &mut |note| {
            notes.push(note)
        });
        let mut order: Vec<Keyed> = notes.iter().map(|note| u64::from(note.node)).zip(0..).collect();
        if sort(&mut order, &mut Vec::new()) {
            notes = order.iter().map(|&(_, n)| notes[n as usize]).collect();
        }
        notes
    }

    /// Calls a function with each loss and gap.
    pub(super) fn for_each_shortfall(&self, steps: &Steps, doc: Doc, take: &mut dyn FnMut(Note)) {
        notes::for_each(doc, steps, &self.decided, &self.saved, false, take);
    }

    /// Converts a document and appends its output, or sets the refusals.
    pub(super) fn append(&mut self, steps: &Steps, job: &Job) {
        self.outcome.complement.clear();
        self.outcome.refusals.clear();
        self.outcome.entries = None;
        self.index.clear();
        self.decided.clear();
        self.saved.clear();
        self.output.begin(job.unit.start);
        let refusal = self.try_append(steps, job).err();
        self.outcome.refusals.extend(refusal);
    }

    fn try_append(&mut self, steps: &Steps, job: &Job) -> Result<(), Finding> {
        let limits = &steps.rules.limits;
        self.scratch.fragment.is_query = steps.shape.is_query();
        if let Some(complement) = job.complement {
            let read = self.saved.read(complement, steps);
            read.map_err(|why| Finding::of_complement(why, steps.shape.section))?;
        }
        if steps.from != steps.to {
            let Span { start, end } = job.unit.document;
            if limits.is_too_large((end - start) as usize) {
                return Err(Finding::unread(Code::TooLarge));
            }
            let mut index = core::mem::take(&mut self.index);
            steps.read(&mut index, job.text, job.unit.document, limits.depth);
            let read = match index.fault() {
                Some(fault) => Err(Finding::of_fault(fault)),
                None => self.convert_document(index.doc(job.text), steps, job.keeps_complement),
            };
            self.index = index;
            read?;
        }
        self.output.copy(job.text.text(), job.unit.end);
        Ok(())
    }

    fn convert_document(&mut self, doc: Doc, steps: &Steps, keeps_complement: bool) -> Result<(), Finding> {
        self.outcome.entries = list_of(doc, steps)?;
        let list = self.outcome.entries.and_then(Entries::list);
        let mut walk = Walk {
            doc,
            steps,
            saved: &mut self.saved,
            scratch: &mut self.scratch,
            out: &mut self.decided,
            record: None,
            place: 0,
            sets_needs: keeps_complement,
        };
        walk.document(list);
        if self.saved.is_malformed {
            return Err(Finding::of_complement(
                Sentence::ComplementMalformed,
                steps.shape.section,
            ));
        }
        self.refuse_repeated_names(doc);
        self.refuse_orphans(steps, doc)?;
        let mut writer = Writer {
            doc,
            steps,
            saved: &self.saved,
            fragment: &mut self.scratch.fragment,
            decided: &mut self.decided,
            out: &mut self.output,
            next: (0, 0),
            next_start: 0,
        };
        writer.write();
        if keeps_complement {
            let (ids, out) = (&mut self.scratch.ids, &mut self.outcome.complement);
            ComplementWriter::write(doc, steps, &self.decided, ids, out);
        }
        if steps.rules.on_loss == OnLoss::Error {
            self.refuse_losses(doc, steps);
        }
        Ok(())
    }

    fn refuse_repeated_names(&mut self, doc: Doc) {
        let repeated = &mut self.decided.repeated;
        sort(repeated, &mut self.order);
        repeated.dedup();
        for &(key, _) in &*repeated {
            let (key, span) = (key as NodeId, doc.node(key as NodeId).span());
            self.outcome.refusals.push(Finding::of_repetition(key, span));
        }
    }

    fn refuse_orphans(&self, steps: &Steps, doc: Doc) -> Result<(), Finding> {
        if steps.rules.on_orphan == OnOrphan::Drop || !self.outcome.refusals.is_empty() {
            return Ok(());
        }
        let mut has_orphans = false;
        if !self.saved.records.is_empty() {
            self.for_each_shortfall(steps, doc, &mut |note| has_orphans |= note.reason.is_orphan());
        }
        match has_orphans {
            true => Err(Finding::of_complement(Sentence::ComplementOrphan, steps.shape.section)),
            false => Ok(()),
        }
    }

    /// Turns losses into refusals.
    fn refuse_losses(&mut self, doc: Doc, steps: &Steps) {
        // Up, the other version removed the field; down, it does not have it yet.
        let lost = match steps.from < steps.to {
            true => Code::Removed,
            false => Code::Undocumented,
        };
        for note in self.notes(steps, doc).iter().filter(|note| note.topic() == Topic::Loss) {
            if note.reason.is_orphan() {
                let finding = Finding::of_complement(Sentence::ComplementDropped, steps.shape.section);
                self.outcome.refusals.push(finding);
                continue;
            }
            let (code, subject) = match note.reason {
                Reason::GivesWay => (Code::Complement, Subject::Place(Sentence::ComplementGivesWay)),
                _ => (lost, Subject::Place(Sentence::Lost)),
            };
            let span = doc.node(note.node).span();
            let finding = Finding::new(code, Basis::Assumed, note.section(steps), subject, note.node, span);
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
        Entries::Missed(lookup, node) => Err(Finding::of_entries(lookup, node, doc.node(node).span())),
        found => Ok(Some(found)),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
