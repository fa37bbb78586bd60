//! A conversion from end to end: the complement before, the chain of steps, what they come to together.

use super::complement::read::{Records, Section};
use super::complement::write;
use super::edits::{Edit, back, composed, forward};
use super::note::Note;
use super::object::{BARE, WRAPPED};
use super::outcome::Converted;
use super::reason::Topic;
use super::render::render;
use super::rule::{Place, Way};
use super::walk::{Draft, Scratch, Work, words};
use super::{ConvertOptions, OnLoss, OnOrphan, Step, chain, refusal};
use crate::contract::Layout;
use crate::contract::pack::{self, field, readable_field, word};
use crate::contract::section::SectionId;
use crate::report::code::Code;
use crate::report::finding::{Finding, Mismatch};
use crate::text::envelope::{Entries, entries};
use crate::text::index::LONGEST;
use crate::text::padded::PADDING;
use crate::text::pointer::is_pointer;
use crate::text::sort::{Keyed, sort};
use crate::text::{Doc, Index, NodeId, Padded};
use crate::{Problem, Shape, Version};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Converts one document after another and keeps its buffers in between.
#[derive(Debug, Default)]
pub struct Converter {
    pub(super) core: Core,
    text: Vec<u8>,
}

impl Converter {
    /// Converts a document, or says why it can't be.
    ///
    /// # Panics
    /// Where `payout_url` is not a JSON Pointer, or `fill` names a gap that does not exist: see
    /// [`fillable`].
    pub fn convert(
        &mut self,
        shape: Shape,
        text: impl AsRef<[u8]>,
        options: &ConvertOptions,
    ) -> Result<Converted, Vec<Problem>> {
        let text = Padded::copy(text.as_ref(), &mut self.text);
        let complement = options
            .complement
            .as_ref()
            .map(|held| held.as_json().as_bytes());
        self.core.convert(shape, text, options, complement);
        match self.core.outcome.refusals.is_empty() {
            true => Ok(render(shape, text, options, &self.core)),
            false => Err(refusal::problems(
                shape,
                self.core.index.doc(text),
                options,
                &self.core.outcome.refusals,
            )),
        }
    }
}

/// The pointers, relative to an entry, for which `fill` can hold a value.
///
/// ```
/// use order_contract::{fillable, Shape, Version::*};
/// assert_eq!(fillable(Shape::Product, V2023_07_27, V2024_02_05).next().as_deref(), Some("/approval_state"));
/// assert_eq!(fillable(Shape::Product, V2024_02_05, V2023_07_27).next(), None);
/// ```
pub fn fillable(shape: Shape, from: Version, to: Version) -> impl Iterator<Item = String> {
    chain(shape, from, to)
        .filter(|step| step.way == Way::Up && step.rule.place == Place::Entry)
        .filter(move |_| shape.contract().layout != Layout::Query)
        .flat_map(|step| step.rule.fields.iter())
        .filter(|id| field(**id).presence.is_some())
        .map(|id| format!("/{}", readable_field(*id).name))
}

/// What a conversion comes to, as numbers.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) output: Vec<u8>,
    /// All steps together, as edits of the input.
    pub(crate) edits: Vec<Edit>,
    /// In the order of the input.
    pub(crate) notes: Vec<Note>,
    /// Empty where the way back needs none.
    pub(crate) complement: Vec<u8>,
    /// Why nothing was converted.
    pub(crate) refusals: Vec<Finding>,
    /// Where the entries of a list are.
    pub(crate) entries: Option<Entries>,
    /// A bit for each step that rests on what its change assumes.
    pub(crate) relied: u32,
}

/// The conversion in numbers, with its buffers. The index of the input stays for whoever makes lists.
#[derive(Debug, Default)]
pub(crate) struct Core {
    pub(crate) index: Index,
    pub(crate) outcome: Outcome,
    /// The index and the text of what one of several steps made.
    between: Index,
    text: Vec<u8>,
    pub(super) records: Records,
    pub(super) scratch: Scratch,
    pub(super) draft: Draft,
    order: Vec<Keyed>,
    spare: Vec<Keyed>,
}

impl Core {
    /// Converts a text, or refuses to.
    pub(crate) fn convert(
        &mut self,
        shape: Shape,
        text: Padded,
        options: &ConvertOptions,
        complement: Option<&[u8]>,
    ) {
        Core::begin(shape, options);
        self.outcome = Outcome {
            output: core::mem::take(&mut self.outcome.output),
            ..Outcome::default()
        };
        self.outcome.output.clear();
        self.index.clear();
        if !self.read_complement(shape, options, complement) {
            return;
        }
        if options.from == options.to {
            return self.outcome.output.extend_from_slice(text.text());
        }
        if text.len() > (options.limits.bytes as usize).min(LONGEST) {
            return self.outcome.refusals.push(Finding::unread(Code::TooLarge));
        }
        let mut index = core::mem::take(&mut self.index);
        read(&mut index, shape, text, options);
        match index.fault() {
            Some(fault) => self.outcome.refusals.push(Finding::of_fault(fault)),
            None => self.steps(index.doc(text), shape, options),
        }
        self.index = index;
    }

    /// Looks at the options.
    ///
    /// # Panics
    /// Where one is a programmer's mistake.
    pub(super) fn begin(shape: Shape, options: &ConvertOptions) {
        assert!(
            is_pointer(&options.payout_url),
            "payout_url must be a JSON Pointer such as /url"
        );
        for (pointer, _) in &options.fill {
            let is_known = fillable(shape, options.from, options.to).any(|known| known == *pointer);
            assert!(is_known, "fill: there is no gap at {pointer}");
        }
    }

    /// Reads what an earlier conversion left behind. Returns whether it can be used.
    pub(super) fn read_complement(
        &mut self,
        shape: Shape,
        options: &ConvertOptions,
        complement: Option<&[u8]>,
    ) -> bool {
        self.records.clear();
        let Some(complement) = complement else {
            return true;
        };
        let read = self
            .records
            .read(complement, shape, options, &mut self.scratch.small);
        let refused = read
            .err()
            .map(|mismatch| Finding::of_complement(mismatch, section_of(shape)));
        self.outcome.refusals.extend(refused);
        self.outcome.refusals.is_empty()
    }

    /// Takes the steps, each on what the one before it made.
    fn steps(&mut self, doc: Doc, shape: Shape, options: &ConvertOptions) {
        let mut is_first = true;
        for (number, step) in chain(shape, options.from, options.to).enumerate() {
            self.prepare(step, options);
            if is_first {
                self.draft.output.text = core::mem::take(&mut self.outcome.output);
                self.draft.output.lists_edits = true;
                self.draft.begin(0);
                self.step(doc, shape, step, number, options);
                self.draft.output.copy(doc.text(), doc.text().len());
                self.keep_first();
            } else {
                self.step_on(doc, shape, step, number, options);
            }
            if !self.outcome.refusals.is_empty() {
                return;
            }
            is_first = false;
        }
        if is_first {
            self.outcome.output.extend_from_slice(doc.text());
            if let Err(finding) = list_of(doc, shape, options) {
                self.outcome.refusals.push(finding);
            }
        }
        self.sort_notes();
        if !self.outcome.complement.is_empty() {
            self.outcome.complement.extend_from_slice(b"}}");
        }
        if options.on_loss == OnLoss::Error {
            self.refuse_losses(doc, shape, options);
        }
    }

    /// The first step made its output from the input itself.
    fn keep_first(&mut self) {
        let Core { outcome, draft, .. } = self;
        core::mem::swap(&mut outcome.output, &mut draft.output.text);
        core::mem::swap(&mut outcome.edits, &mut draft.output.edits);
        core::mem::swap(&mut outcome.notes, &mut draft.notes);
    }

    /// A later step has its places in what the steps before it made: they become places of the input.
    fn step_on(
        &mut self,
        doc: Doc,
        shape: Shape,
        step: Step,
        number: usize,
        options: &ConvertOptions,
    ) {
        let mut text =
            core::mem::replace(&mut self.outcome.output, core::mem::take(&mut self.text));
        let length = text.len();
        text.resize(length + PADDING, 0);
        let padded = Padded::new(&text, length);
        let mut between = core::mem::take(&mut self.between);
        // It is as deep as a complement makes it.
        let made = match shape.contract().layout {
            Layout::Query => between.read_query(padded),
            _ => between.read(padded, 0, u32::MAX),
        };
        self.outcome.output.clear();
        self.draft.output.text = core::mem::take(&mut self.outcome.output);
        self.draft.begin(0);
        self.step(made, shape, step, number, options);
        self.draft.output.copy(padded.text(), length);
        let Core { outcome, draft, .. } = self;
        let input = |node: NodeId| doc.node_at(back(&outcome.edits, made.node(node).start));
        for note in &mut draft.notes {
            note.node = if note.reason.is_orphan() {
                0
            } else {
                input(note.node)
            };
        }
        for refusal in &mut outcome.refusals {
            if refusal.has_place() {
                refusal.node = input(refusal.node);
                refusal.span = doc.node(refusal.node).span();
            }
        }
        for note in outcome
            .notes
            .iter_mut()
            .filter(|note| note.reason.topic() == Topic::Change)
        {
            note.to = forward(&draft.output.edits, note.to);
        }
        outcome.notes.append(&mut draft.notes);
        outcome.edits = composed(&outcome.edits, &draft.output.edits);
        outcome.output = core::mem::take(&mut draft.output.text);
        (self.text, self.between) = (text, between);
    }

    /// Prepares for a step.
    pub(super) fn prepare(&mut self, step: Step, options: &ConvertOptions) {
        let to = match step.way {
            Way::Up => step.rule.fields.get(WRAPPED),
            Way::Down => step.rule.fields.get(BARE),
        };
        if let Some(&to) = to.filter(|_| step.rule.moves_url) {
            let name = word(field(to).word).bytes();
            self.scratch.shell.set(&options.payout_url, name);
        }
    }

    /// Makes one change to one text, and writes what it leaves behind. The draft has begun.
    pub(super) fn step(
        &mut self,
        doc: Doc,
        shape: Shape,
        step: Step,
        number: usize,
        options: &ConvertOptions,
    ) {
        let found = match list_of(doc, shape, options) {
            Ok(found) => found,
            Err(finding) => return self.outcome.refusals.push(finding),
        };
        if number == 0 {
            self.outcome.entries = found;
        }
        let is_list = shape.contract().layout == Layout::Entries;
        let list = match found {
            Some(Entries::At(list)) => Some(list),
            Some(Entries::Behind(key)) => Some(key + 1),
            _ => None,
        };
        let section = self
            .records
            .sections
            .iter()
            .find(|section| section.step as usize == number);
        let section = section.copied();
        self.match_section(
            doc,
            shape,
            step,
            options,
            list.is_some() || !is_list,
            list,
            section,
        );
        let is_empty = is_list && list.is_none();
        let mut work = Work {
            doc,
            shape,
            step,
            options,
            words: words(step.rule),
            is_query: shape.contract().layout == Layout::Query,
            records: &self.records,
            scratch: &mut self.scratch,
            draft: &mut self.draft,
        };
        if !is_empty {
            work.list(list);
        }
        if let Some(gap) = step.rule.gap.as_ref().filter(|gap| gap.way == step.way) {
            work.draft.notes.push(Note::new(gap.reason, 0));
        }
        if !work.draft.left.is_empty() {
            write::begin(step, shape, options, &mut self.outcome.complement);
            work.write_section(list, &mut self.outcome.complement);
        }
        self.conclude(doc, shape, number, options);
    }

    /// Finds the objects of the records.
    #[allow(clippy::too_many_arguments)]
    fn match_section(
        &mut self,
        doc: Doc,
        shape: Shape,
        step: Step,
        options: &ConvertOptions,
        has_entries: bool,
        list: Option<NodeId>,
        section: Option<Section>,
    ) {
        self.scratch.matched.clear();
        let Some(section) = section else { return };
        let mut records = core::mem::take(&mut self.records);
        let mut work = Work {
            doc,
            shape,
            step,
            options,
            words: words(step.rule),
            is_query: shape.contract().layout == Layout::Query,
            records: &Records::default(),
            scratch: &mut self.scratch,
            draft: &mut self.draft,
        };
        work.match_section(list, section, has_entries, &mut records);
        let matched = records.all.iter().enumerate();
        let matched =
            matched.filter_map(|(at, record)| Some((u64::from(record.object?), at as u32)));
        self.order.clear();
        self.order.extend(matched);
        sort(&mut self.order, &mut self.spare);
        let matched = self
            .order
            .iter()
            .map(|&(object, at)| (object as NodeId, at));
        self.scratch.matched.extend(matched);
        for record in &mut records.all {
            record.object = None;
        }
        self.records = records;
    }

    /// Notes what came of a step, and whether it can stand.
    fn conclude(&mut self, doc: Doc, shape: Shape, number: usize, options: &ConvertOptions) {
        let Core { outcome, draft, .. } = self;
        outcome.relied |= u32::from(draft.relies) << number;
        for note in &mut draft.notes {
            note.step = number as u8;
        }
        self.order.clear();
        self.order
            .extend(draft.repeated.iter().map(|&key| (u64::from(key), 0)));
        sort(&mut self.order, &mut self.spare);
        self.order.dedup();
        let repeated = self.order.iter().map(|&(key, _)| key as NodeId);
        outcome
            .refusals
            .extend(repeated.map(|key| Finding::of_repetition(key, doc.node(key).span())));
        let is_orphaned = draft.notes.iter().any(|note| note.reason.is_orphan());
        if options.on_orphan == OnOrphan::Error && is_orphaned && outcome.refusals.is_empty() {
            let finding = Finding::of_complement(Mismatch::Orphan, section_of(shape));
            outcome.refusals.push(finding);
        }
    }

    /// Sorts the notes by where they are in the input.
    pub(super) fn sort_notes(&mut self) {
        let notes = &mut self.outcome.notes;
        if notes.is_sorted_by_key(|note| note.node) {
            return;
        }
        self.order.clear();
        self.order.extend(
            notes
                .iter()
                .enumerate()
                .map(|(n, note)| (note.node.into(), n as u32)),
        );
        sort(&mut self.order, &mut self.spare);
        let sorted = self
            .order
            .iter()
            .filter_map(|&(_, n)| notes.get(n as usize).copied());
        *notes = sorted.collect();
    }

    /// Refuses what is lost.
    pub(super) fn refuse_losses(&mut self, doc: Doc, shape: Shape, options: &ConvertOptions) {
        // On the way up the version has removed what has no place; on the way down it never had it.
        let code = match options.from < options.to {
            true => Code::Removed,
            false => Code::Undocumented,
        };
        let steps: Vec<Step> = chain(shape, options.from, options.to).collect();
        for note in &self.outcome.notes {
            if note.reason.topic() != Topic::Loss {
                continue;
            }
            let section = steps
                .get(note.step as usize)
                .map_or(0, |step| step.rule.section);
            self.outcome.refusals.push(match note.reason.is_orphan() {
                true => Finding::of_complement(Mismatch::Orphan, section_of(shape)),
                false => Finding::of_loss(code, section, note.node, doc.node(note.node).span()),
            });
        }
    }
}

/// Reads a document of a shape.
fn read(index: &mut Index, shape: Shape, text: Padded, options: &ConvertOptions) {
    match shape.contract().layout {
        Layout::Query => index.read_query(text),
        _ => index.read(text, 0, options.limits.depth),
    };
}

/// Where the entries are, of a shape that lists them.
fn list_of(doc: Doc, shape: Shape, options: &ConvertOptions) -> Result<Option<Entries>, Finding> {
    if shape.contract().layout != Layout::Entries {
        return Ok(None);
    }
    match entries(doc, options.entries.as_deref()) {
        Entries::Missed(lookup, node) => {
            let span = doc.node(node).span();
            Err(Finding::of_entries(lookup, node, span))
        }
        found => Ok(Some(found)),
    }
}

fn section_of(shape: Shape) -> SectionId {
    pack::shape(shape as usize).section
}
