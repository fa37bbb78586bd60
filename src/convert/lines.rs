//! Converts a batch of documents. The result is one buffer of converted documents, their complements, the
//! refused documents, and counts of losses and gaps.
//!
//! Text between documents is copied: line ends, blank lines, commas. A refused document is left out and
//! listed. Documents are converted in place, without a copy of each. One that is refused there, or extends
//! beyond its place, is converted again from a copy.

#[cfg(test)]
mod tests;

use super::converter::Core;
use super::detail::{About, lacks_member};
use super::note::Note;
use super::options::{ConvertOptions, OnLoss};
use super::plan::CHAINS;
use super::tallies::{Cause, Tallies, write_name, write_pattern};
use super::{Step, chain, steps};
use crate::Shape;
use crate::contract::pack::{field, shape as packed, word};
use crate::report::reason::Topic;
use crate::text::documents::{Documents, Unit};
use crate::text::pointer::write_number;
use crate::text::query::decoded;
use crate::text::trail::Trail;
use crate::text::{Doc, Kind, NodeId, Padded, Span};
use alloc::vec::Vec;

/// Converts one batch after another and reuses its buffers.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    core: Core,
    /// The copy of a document that is converted alone.
    text: Vec<u8>,
    /// The copy of an output in which places are looked up.
    output: Vec<u8>,
    pub(crate) result: BatchResult,
}

/// Documents to convert.
#[derive(Clone, Copy)]
pub(crate) struct Batch<'t> {
    pub(crate) text: Padded<'t>,
    /// The spans of the documents; `None`: each line is one.
    pub(crate) places: Option<&'t [Span]>,
    /// Complements of earlier conversions, each with the number of its document in the batch, ascending.
    pub(crate) complements: &'t [(u32, &'t [u8])],
    /// The number of the first output document, counted over all batches.
    pub(crate) first: u64,
    /// Whether complements are written.
    pub(crate) keeps_complements: bool,
}

/// The result of a batch.
#[derive(Debug, Default)]
pub(crate) struct BatchResult {
    /// The converted documents.
    pub(crate) output: Vec<u8>,
    /// One JSON line per complement, with the number of its document in the output.
    pub(crate) complements: Vec<u8>,
    pub(crate) refused: Vec<Refused>,
    pub(crate) tallies: Tallies,
    /// How many documents and blank lines were read.
    pub(crate) units: u32,
    /// How many of those were blank lines.
    pub(crate) blank: u32,
    /// How many converted documents differ from their input.
    pub(crate) changed: u32,
}

/// A document that was not converted, and left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused {
    /// Its number in the batch, from 0.
    pub(crate) unit: u32,
    /// Its span in the input, without the line end. Converting it alone gives the reasons.
    pub(crate) document: Span,
}

/// Output buffers are kept up to this many bytes.
const KEPT: usize = 1 << 22;

impl BatchResult {
    fn clear(&mut self) {
        for buffer in [&mut self.output, &mut self.complements] {
            if buffer.capacity() > KEPT {
                *buffer = Vec::new();
            }
            buffer.clear();
        }
        self.refused.clear();
        self.tallies.clear();
        (self.units, self.blank, self.changed) = (0, 0, 0);
    }
}

/// What is the same for every document of a batch.
#[derive(Clone, Copy)]
struct Task<'t> {
    batch: Batch<'t>,
    shape: Shape,
    options: &'t ConvertOptions,
    steps: &'t [Step],
    /// The only step, if there is only one and the shape is not a query: then documents are converted in
    /// place.
    step: Option<&'t steps::Task<'t>>,
}

impl Lines {
    /// Converts a batch.
    pub(crate) fn convert(&mut self, shape: Shape, batch: Batch, options: &ConvertOptions) {
        self.result.clear();
        let steps = chain(shape, options.from, options.to);
        let is_query = packed(shape as usize).is_query();
        let step = steps.first().filter(|_| steps.len() == 1 && !is_query);
        let step = step.map(|&step| steps::Task::new(shape, options, step, 0));
        let step = step.as_ref();
        if let Some(step) = step {
            self.core.prepare(step);
        }
        let task = Task {
            batch,
            shape,
            options,
            steps: &steps,
            step,
        };
        self.core.is_without_complements = !batch.keeps_complements;
        let mut complements = batch.complements.iter().peekable();
        core::mem::swap(&mut self.core.draft.output.text, &mut self.result.output);
        self.begin_in_place(batch);
        let mut documents = Documents::new(batch.text, batch.places, is_query);
        while let Some(unit) = documents.next() {
            let number = self.result.units;
            let complement = complements.next_if(|(place, _)| *place == number);
            // A blank line with a complement is a query that lost all its parameters.
            let is_too_large = |bytes| options.limits.is_too_large(bytes);
            match documents.is_blank(unit, is_too_large) && complement.is_none() {
                true => self.blank(task, unit),
                false => self.document(task, unit, complement.map(|(_, text)| *text)),
            }
            self.result.units += 1;
        }
        core::mem::swap(&mut self.core.draft.output.text, &mut self.result.output);
    }

    /// Sets the options of the draft for conversion in place. Converting a document alone changes them.
    fn begin_in_place(&mut self, batch: Batch) {
        let draft = &mut self.core.draft;
        draft.output.lists_edits = false;
        draft.keeps_left = batch.keeps_complements;
    }

    fn blank(&mut self, task: Task, unit: Unit) {
        self.result.blank += 1;
        let whole = task.batch.text.slice(unit.start, unit.end);
        self.core.draft.output.text.extend_from_slice(whole);
    }

    /// Converts a document and copies the text around it in its unit.
    fn document(&mut self, task: Task, unit: Unit, complement: Option<&[u8]>) {
        let before = self.core.draft.output.text.len();
        let is_converted = match task.step {
            Some(step) => self.convert_in_place(task, step, unit, complement),
            None => false,
        };
        if !is_converted {
            self.core.draft.output.text.truncate(before);
            self.convert_alone(task, unit, complement);
        }
        self.count_change(task, unit, is_converted, before);
        self.report(task, unit, is_converted);
    }

    /// Counts the document if it differs from its input. `start` is where its unit begins in the output.
    fn count_change(&mut self, task: Task, unit: Unit, in_place: bool, start: usize) {
        let output = &self.core.draft.output;
        let edited = match in_place {
            true => (output.count > 0).then_some(output.first),
            false => self.core.outcome.refusals.is_empty().then_some(start),
        };
        let Some(first) = edited else { return };
        // Several edits together can restore the input, so the bytes decide, from the first edit on.
        let made = output.text.get(first..);
        let given = task.batch.text.slice(unit.start + first - start, unit.end);
        self.result.changed += u32::from(made != Some(given));
    }

    /// Converts a document in place. Returns whether that succeeded; otherwise the document must be converted
    /// alone.
    #[inline(always)]
    fn convert_in_place(
        &mut self,
        task: Task,
        step: &steps::Task,
        unit: Unit,
        complement: Option<&[u8]>,
    ) -> bool {
        let Task { shape, options, .. } = task;
        let text = task.batch.text;
        let core = &mut self.core;
        core.outcome.refusals.clear();
        core.outcome.complement.clear();
        let (start, end) = (unit.document.start as usize, unit.document.end as usize);
        if options.limits.is_too_large(end - start)
            || !core.read_complement(shape, options, complement)
        {
            return false;
        }
        let mut index = core::mem::take(&mut core.index);
        let doc = index.read_within(text, start, end, options.limits.depth);
        let crosses = doc.node(0).end > unit.document.end;
        core.draft.begin(unit.start);
        if !crosses && doc.len() > 0 && doc.node(0).is_closed() {
            core.step(doc, step);
        }
        let is_read = !crosses && index.fault().is_none();
        core.index = index;
        core.draft.output.copy(text.text(), unit.end);
        let is_lost = options.on_loss == OnLoss::Error
            && core
                .draft
                .notes
                .iter()
                .any(|note| note.reason.topic() == Topic::Loss);
        is_read && core.outcome.refusals.is_empty() && !is_lost
    }

    /// Converts a document from a copy.
    fn convert_alone(&mut self, task: Task, unit: Unit, complement: Option<&[u8]>) {
        let whole = task.batch.text;
        let text = Padded::copy(unit.document.of(whole.text()), &mut self.text);
        let output = core::mem::take(&mut self.core.draft.output.text);
        self.core
            .convert(task.shape, text, task.options, complement);
        self.core.draft.output.text = output;
        self.begin_in_place(task.batch);
        if self.core.outcome.refusals.is_empty() {
            let output = &mut self.core.draft.output.text;
            output.extend_from_slice(whole.slice(unit.start, unit.document.start as usize));
            output.extend_from_slice(&self.core.outcome.output);
            output.extend_from_slice(whole.slice(unit.document.end as usize, unit.end));
        }
    }

    /// Adds the results of a document: its refusal, or its complement, losses and gaps.
    fn report(&mut self, task: Task, unit: Unit, in_place: bool) {
        if !self.core.outcome.refusals.is_empty() {
            return self.result.refused.push(Refused {
                unit: self.result.units,
                document: unit.document,
            });
        }
        let outcome = &mut self.core.outcome;
        if in_place && !outcome.complement.is_empty() {
            outcome.complement.extend_from_slice(b"}}");
        }
        if task.batch.keeps_complements && !outcome.complement.is_empty() {
            let refused = self.result.refused.len() as u64;
            let number = task.batch.first + u64::from(self.result.units) - refused;
            let complements = &mut self.result.complements;
            complements.extend_from_slice(match task.batch.places {
                None => b"{\"line\":",
                Some(_) => b"{\"index\":",
            });
            write_number(number, complements);
            complements.extend_from_slice(b",\"complement\":");
            complements.extend_from_slice(&outcome.complement);
            complements.extend_from_slice(b"}\n");
        }
        self.count_notes(task, unit, in_place);
    }

    fn count_notes(&mut self, task: Task, unit: Unit, in_place: bool) {
        if in_place {
            core::mem::swap(&mut self.core.outcome.notes, &mut self.core.draft.notes);
        }
        let is_change = |note: &Note| note.reason.topic() == Topic::Change;
        if self.core.outcome.notes.iter().all(is_change) {
            return;
        }
        if in_place {
            self.core.sort_notes();
        }
        let text = match in_place {
            true => task.batch.text,
            false => Padded::new(&self.text, unit.document.of(task.batch.text.text()).len()),
        };
        let doc = self.core.index.doc(text);
        let mut trail = Trail::new(doc);
        let is_query = packed(task.shape as usize).is_query();
        let is_gap = |note: &Note| note.reason.topic() == Topic::Gap;
        let has_gaps = !is_query && self.core.outcome.notes.iter().any(is_gap);
        // Gaps of several passes name members of the output.
        let after = (CHAINS && has_gaps && task.steps.len() > 1).then(|| {
            let output = Padded::copy(&self.core.outcome.output, &mut self.output);
            self.core.between.read(output, 0, u32::MAX)
        });
        let mut after = after.map(|after| (after, Trail::new(after)));
        for note in &self.core.outcome.notes {
            let Some(&step) = task.steps.get(note.step as usize) else {
                continue;
            };
            if is_change(note) {
                continue;
            }
            let about = About::of(task.shape, note, step);
            let reason = note.reason;
            let after = after.as_mut().filter(|_| is_gap(note));
            self.result.tallies.count(Cause { reason, about }, |out| {
                match after {
                    _ if is_query => write_parameter(doc, note.node, out),
                    Some((after, trail)) => {
                        let node = after.node_at(note.to.start);
                        write_pattern(*after, trail.to(node).1, out);
                    }
                    None => write_pattern(doc, trail.to(note.node).1, out),
                }
                if is_gap(note) && lacks_member(doc, note) {
                    let name = word(field(about.field).word).text();
                    write_name(name, out);
                }
            });
        }
    }
}

/// Writes the pointer to a parameter, which is its name. Writes nothing for the query as a whole.
fn write_parameter(doc: Doc, key: NodeId, out: &mut Vec<u8>) {
    let key = doc.node(key);
    if key.is(Kind::Key)
        && let Ok(name) = decoded(doc.text(), key.span())
    {
        write_name(&name, out);
    }
}
