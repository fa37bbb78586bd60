//! Runs a whole conversion: natively with texts as results, and as numbers for the package.

use super::complement::read::Records;
use super::edits::Edit;
use super::note::{Note, Quota};
use super::outcome::Conversion;
use super::pass::Way;
use super::render::render;
use super::steps::Steps;
use super::walk::{Draft, Scratch};
use super::{ConvertError, ConvertOptions, chain, plan, refusal, shape_entry};
use crate::report::code::Code;
use crate::report::finding::Finding;
use crate::report::reason::Topic;
use crate::text::documents::Unit;
use crate::text::envelope::Entries;
use crate::text::padded::KEPT;
use crate::text::{Cause, Doc, Index, Padded, Span};
use crate::{Input, Problem, Shape, Version};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Converts a document from one version to another.
///
/// Changes only what must change; every other byte stays as it was. What the other version has no place
/// for is listed as a loss and kept in the complement, with which converting back gives the same bytes.
/// To convert many documents, use a [`Converter`], which reuses its buffers.
///
/// # Errors
///
/// [`ConvertError::Refused`] with the problems of the document or the complement, or the mistake in the
/// option `fill`. Never panics.
#[doc = example!(convert)]
pub fn convert<Kind>(
    shape: Shape,
    input: impl Input<Kind>,
    options: &ConvertOptions,
) -> Result<Conversion, ConvertError> {
    Converter::default().convert(shape, input, options)
}

/// Converts one document after another and reuses its buffers.
#[derive(Debug, Default)]
pub struct Converter {
    pub(super) core: Core,
    text: Vec<u8>,
}

impl Converter {
    /// Converts a document.
    ///
    /// # Errors
    ///
    /// [`ConvertError::Refused`] with the problems of the document or the complement, or the mistake in the
    /// option `fill`.
    pub fn convert<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &ConvertOptions,
    ) -> Result<Conversion, ConvertError> {
        self.check_fill(shape, options)?;
        let source = input.source(shape).within(&options.limits);
        let result = match &source.text {
            Ok(text) => self.convert_text(shape, text, options, source.has_places),
            Err(finding) => {
                self.core.index.clear();
                let doc = self.core.index.doc(Padded::EMPTY);
                Err(refusal::problems(shape, doc, options, false, &[*finding]))
            }
        };
        self.release(options);
        result.map_err(ConvertError::Refused)
    }

    /// Frees the buffers that a large document or complement has left behind.
    fn release(&mut self, options: &ConvertOptions) {
        let complement = options.complement.as_ref();
        let complement = complement.map_or(0, |held| held.as_json().len());
        if self.text.capacity().max(complement) > KEPT {
            *self = Converter::default();
        }
    }

    fn check_fill(&mut self, shape: Shape, options: &ConvertOptions) -> Result<(), ConvertError> {
        for (pointer, value) in &options.fill {
            let mut gaps = fillable(shape, options.from, options.to);
            if !gaps.any(|known| known == pointer.as_str()) {
                return Err(ConvertError::UnknownGap(pointer.clone()));
            }
            let value = Padded::copy(value.as_bytes(), &mut self.text);
            self.core.index.read(value, 0, options.limits.depth);
            match self.core.index.fault().map(|fault| fault.cause) {
                None => {}
                Some(Cause::TooDeep) => return Err(ConvertError::FillTooDeep(pointer.clone())),
                Some(_) => return Err(ConvertError::InvalidFill(pointer.clone())),
            }
        }
        Ok(())
    }

    fn convert_text(
        &mut self,
        shape: Shape,
        text: &[u8],
        options: &ConvertOptions,
        has_places: bool,
    ) -> Result<Conversion, Vec<Problem>> {
        let text = Padded::copy(text, &mut self.text);
        let steps = Steps::new(shape, options);
        self.core.convert(&steps, text);
        match self.core.outcome.refusals.is_empty() {
            true => Ok(render(&steps, text, &mut self.core, has_places)),
            false => Err(refusal::problems(
                shape,
                self.core.index.doc(text),
                options,
                has_places,
                &self.core.outcome.refusals,
            )),
        }
    }
}

/// Returns the pointers, relative to an entry, for which [`ConvertOptions::fill`] can hold a value.
#[doc = example!(fillable)]
pub fn fillable(shape: Shape, from: Version, to: Version) -> impl Iterator<Item = String> {
    let shape = shape_entry(shape);
    let steps = chain(plan(), shape, from.id(), to.id());
    let steps = steps.filter(move |step| {
        step.way == Way::Up && step.pass.object == shape.object && !shape.is_query()
    });
    let members = steps.flat_map(|step| &step.pass.members);
    let members = members.filter(|member| member.is_fillable());
    members.map(|member| format!("/{}", member.field.model.name))
}

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
    pub(crate) relied: Vec<usize>,
}

/// A conversion in numbers, with its buffers. Keeps the index of the input, from which lists are made.
#[derive(Debug, Default)]
pub(crate) struct Core {
    pub(crate) index: Index,
    pub(crate) outcome: Outcome,
    /// The index and the text between two steps.
    pub(super) between: Index,
    pub(super) text: Vec<u8>,
    pub(super) records: Records,
    pub(super) scratch: Scratch,
    pub(super) draft: Draft,
}

impl Outcome {
    fn clear(&mut self) {
        self.edits.clear();
        self.notes.clear();
        self.complement.clear();
        self.refusals.clear();
        self.relied.clear();
        self.entries = None;
    }
}

impl Core {
    /// With a limit, later conversions list no changes, write no complement, and list at most this many
    /// losses and this many gaps.
    pub(crate) fn limit(&mut self, most: Option<u32>) {
        self.draft.quota = Quota::new(most);
        self.draft.keeps_left = most.is_none();
    }

    /// How many losses or gaps were found beyond the limit.
    pub(crate) fn more(&self, topic: Topic) -> u32 {
        let Quota { most, found } = self.draft.quota;
        most.map_or(0, |most| found[topic as usize].saturating_sub(most))
    }

    /// Converts a text, or sets the refusals.
    pub(crate) fn convert(&mut self, steps: &Steps, text: Padded) {
        let complement = steps.options.complement.as_ref();
        let complement = complement.map(|held| held.as_json().as_bytes());
        self.limit(self.draft.quota.most);
        self.draft.output.text.clear();
        self.append(steps, text, Unit::whole(text), complement);
    }

    /// The output of the last conversion.
    pub(crate) fn output(&mut self) -> &mut Vec<u8> {
        &mut self.draft.output.text
    }

    /// Converts a unit of a text and appends its output, or sets the refusals.
    pub(super) fn append(
        &mut self,
        steps: &Steps,
        text: Padded,
        unit: Unit,
        complement: Option<&[u8]>,
    ) {
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
        let limits = &steps.options.limits;
        self.records.clear();
        self.scratch.small.is_query = steps.is_query();
        if let Some(complement) = complement {
            let read = self
                .records
                .read(complement, steps, &mut self.scratch.small);
            let section = steps.shape.section;
            read.map_err(|mismatch| Finding::of_complement(mismatch, section))?;
        }
        if steps.from == steps.to {
            self.output()
                .extend_from_slice(text.slice(unit.start, unit.end));
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
                self.run(index.doc(text), unit, steps);
                Ok(())
            }
        };
        self.index = index;
        read
    }

    /// Where the entries of a list are, in the document that was read first.
    pub(crate) fn entries<'d>(&'d self, text: Padded<'d>) -> Option<(Doc<'d>, Entries)> {
        Some((self.index.doc(text), self.outcome.entries?))
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
