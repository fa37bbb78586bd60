//! Converts a batch of documents. The result is one buffer of converted documents, their complements, the
//! refused documents, and counts of losses and gaps.
//!
//! Line ends and blank lines are copied. A refused document is left out and
//! listed. Documents are read in place, without a copy of each, but for queries.

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use super::engine::{Engine, Job};
use super::listing::path_in_output;
use super::other::is_other;
use super::steps::Steps;
use super::tallies::Tallies;
use crate::report::path_step::PathStep;
use crate::report::reason::Topic;
use crate::text::documents::{DocumentLine, Documents};
use crate::text::pointer::write_number;
use crate::text::trail::Trail;
use crate::text::{Padded, Span};
use alloc::vec::Vec;

/// Converts one batch after another and reuses its buffers.
#[derive(Debug, Default)]
pub(crate) struct BatchConverter {
    pub(crate) engine: Engine,
    /// The copy of a document.
    text: Vec<u8>,
    pub(crate) result: BatchResult,
}

/// Documents to convert.
#[derive(Clone, Copy)]
pub(crate) struct Batch<'t> {
    pub(crate) text: Padded<'t>,
    /// Whether the text is one document, whatever lines it has.
    pub(crate) is_whole: bool,
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
    /// The numbers of the texts in the batch that are no documents of the shape. They are in the output.
    pub(crate) others: Vec<u32>,
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
        self.others.clear();
        self.tallies.clear();
        (self.units, self.blank, self.changed) = (0, 0, 0);
    }
}

impl BatchConverter {
    /// Converts a batch.
    pub(crate) fn convert(&mut self, steps: &Steps, batch: Batch) {
        self.result.clear();
        self.engine.output.lists_first = true;
        let mut complements = batch.complements.iter().peekable();
        core::mem::swap(self.engine.output(), &mut self.result.output);
        let mut documents = Documents::new(batch.text, steps.shape.is_query(), batch.is_whole);
        while let Some(unit) = documents.next() {
            let number = self.result.units;
            let complement = complements.next_if(|(place, _)| *place == number);
            // A blank line with a complement is a query that lost all its parameters.
            let is_too_large = |bytes| steps.rules.limits.is_too_large(bytes);
            match documents.is_blank(unit, is_too_large) && complement.is_none() {
                true => self.blank(batch, unit),
                false => self.document(batch, steps, unit, complement.map(|(_, text)| *text)),
            }
            self.result.units += 1;
        }
        core::mem::swap(self.engine.output(), &mut self.result.output);
        self.result.tallies.finish(steps.plan.catalogue);
    }

    fn blank(&mut self, batch: Batch, unit: DocumentLine) {
        self.result.blank += 1;
        let whole = batch.text.slice(unit.start, unit.end);
        self.engine.output().extend_from_slice(whole);
    }

    /// Converts a document, and copies the text around it in its unit.
    fn document(&mut self, batch: Batch, steps: &Steps, unit: DocumentLine, complement: Option<&[u8]>) {
        let before = self.engine.output().len();
        let job = Job {
            text: batch.text,
            unit,
            complement,
            keeps_complement: batch.keeps_complements,
        };
        // A query is all of its text.
        let is_converted = match steps.shape.is_query() {
            true => self.convert_copy(batch, steps, job),
            false => self.convert_unit(batch, steps, &job),
        };
        if !is_converted {
            self.engine.output().truncate(before);
            self.result.refused.push(Refused {
                unit: self.result.units,
                document: unit.document,
            });
        }
    }

    /// Converts a copy of a document.
    fn convert_copy(&mut self, batch: Batch, steps: &Steps, job: Job) -> bool {
        let DocumentLine { start, end, document } = job.unit;
        let mut buffer = core::mem::take(&mut self.text);
        let text = Padded::copy(document.of(batch.text.text()), &mut buffer);
        let unit = DocumentLine::whole(text);
        let around = [(start, document.start as usize), (document.end as usize, end)];
        let [before, behind] = around.map(|(start, end)| batch.text.slice(start, end));
        self.engine.output().extend_from_slice(before);
        let is_converted = self.convert_unit(batch, steps, &Job { text, unit, ..job });
        self.engine.output().extend_from_slice(behind);
        self.text = buffer;
        is_converted
    }

    /// Returns whether it was not refused.
    fn convert_unit(&mut self, batch: Batch, steps: &Steps, job: &Job) -> bool {
        let start = self.engine.output().len();
        self.engine.append(steps, job);
        if !self.engine.outcome.refusals.is_empty() {
            return false;
        }
        let Job { text, unit, .. } = *job;
        if steps.from != steps.to && is_other(self.engine.index.doc(text), steps.shape, steps.rules.entries) {
            self.result.others.push(self.result.units);
        }
        // Several edits together can restore the input, so the bytes decide, from the first edit on.
        if let Some(edit) = self.engine.output.edits.first() {
            let first = edit.input.start as usize;
            let made = self.engine.output.text.get(start + first - unit.start..);
            let is_changed = made != Some(text.slice(first, unit.end));
            self.result.changed += u32::from(is_changed);
        }
        self.keep_complement(batch);
        self.count_notes(steps, text);
        true
    }

    /// Writes the complement of the document, if it has one.
    fn keep_complement(&mut self, batch: Batch) {
        let complement = &self.engine.outcome.complement;
        if complement.is_empty() {
            return;
        }
        let refused = self.result.refused.len() as u64;
        let number = batch.first + u64::from(self.result.units) - refused;
        let complements = &mut self.result.complements;
        complements.extend_from_slice(b"{\"line\":");
        write_number(number, complements);
        complements.extend_from_slice(b",\"complement\":");
        complements.extend_from_slice(complement);
        complements.extend_from_slice(b"}\n");
    }

    /// Counts the losses and gaps of the document.
    fn count_notes(&mut self, steps: &Steps, text: Padded) {
        let (engine, tallies) = (&self.engine, &mut self.result.tallies);
        let (doc, catalogue) = (engine.index.doc(text), steps.plan.catalogue);
        let (mut trail, mut trail_of_gaps) = (Trail::new(doc), Trail::new(doc));
        let mut path = Vec::new();
        engine.for_each_shortfall(steps, doc, &mut |note| {
            let record = note.record(steps).numbers();
            match note.reason.topic() {
                Topic::Gap => {
                    let way = |entry| trail_of_gaps.to(entry).1.to_vec();
                    let path = path_in_output(doc, steps, &engine.decided, &note, way);
                    let numbers: Vec<_> = path.iter().map(PathStep::word).collect();
                    tallies.count(record, &numbers);
                }
                _ => {
                    let (shared, way) = trail.to(note.node);
                    path.truncate(shared);
                    let more = way.iter().skip(shared);
                    path.extend(more.map(|step| tallies.step(catalogue, doc, step)));
                    tallies.count(record, &path);
                }
            }
        });
    }
}
