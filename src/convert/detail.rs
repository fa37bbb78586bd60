//! The lists of a conversion with paths and places, still in numbers. The package reads them;
//! [`super::render`] makes texts from them natively.

use super::converter::Core;
use super::detect::Sign;
use super::edits::Edit;
use super::note::Note;
use super::plan::CHAINS;
use super::steps::read;
use super::{ConvertOptions, Step, chain};
use crate::contract::model::Basis;
use crate::contract::pack::{FieldId, NONE, field, shape as packed, word_at};
use crate::contract::section::SectionId;
use crate::report::detail::{EditDetail, PathStep, utf16_length};
use crate::report::reason::{Clue, Reason, Topic};
use crate::text::place::{TextSpan, measured};
use crate::text::query::decoded;
use crate::text::scan::Scanner;
use crate::text::trail::Trail;
use crate::text::unescape::Unescaped;
use crate::text::{Doc, Index, Kind, NodeId, Padded, Span};
use crate::{Shape, Version};
use alloc::vec::Vec;

/// What a note is about, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct About {
    /// The position of the change in [`CHANGES`](super::CHANGES).
    pub(crate) change: u8,
    pub(crate) basis: Basis,
    pub(crate) section: SectionId,
    pub(crate) field: FieldId,
    /// The field that holds the value in the other version.
    pub(crate) other: FieldId,
    /// The version that the reason names.
    pub(crate) version: Version,
}

impl About {
    pub(super) fn of(shape: Shape, note: &Note, step: Step) -> About {
        let members = step.pass.members;
        let member = members.get(note.slot as usize);
        let other = member.and_then(|member| members.get(member.other as usize));
        let any = member.unwrap_or(step.pass.member(0));
        let section = match (member, step.pass.unnamed) {
            (Some(member), _) => member.packed().section,
            (None, Some((section, reason))) if reason == note.reason => Some(section),
            _ => None,
        };
        About {
            change: any.change,
            basis: any.basis,
            section: section.unwrap_or(packed(shape as usize).section),
            field: member.map_or(NONE, |member| member.field),
            other: other.map_or(NONE, |other| other.field),
            version: match note.reason.names_change() {
                true => step.pass.version,
                false => step.versions()[1],
            },
        }
    }
}

/// A change, a loss or a gap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoteDetail {
    pub(crate) reason: Reason,
    pub(crate) about: About,
    /// Of an orphan: the positions of entry and item in the complement.
    pub(crate) positions: Span,
    pub(crate) shared: u32,
    pub(crate) steps: u32,
    /// Of a change: how many steps of the path lead elsewhere in the output, and how many steps those are.
    pub(crate) drops: u8,
    pub(crate) adds: u8,
    /// Of a change or a loss: the member in the input.
    pub(crate) from: Option<TextSpan>,
    /// Of a change: the member in the output.
    pub(crate) to: Option<TextSpan>,
}

/// The lists of a conversion. Steps and texts are concatenated in the order in which they are read: for
/// each note its steps and those in the output, then the texts of the edits.
#[derive(Debug, Default)]
pub(crate) struct ConversionDetails {
    pub(crate) notes: Vec<NoteDetail>,
    pub(crate) steps: Vec<PathStep>,
    pub(crate) edits: Vec<EditDetail>,
    /// The names and replacements, in UTF-8.
    pub(crate) text: Vec<u8>,
    /// A bit for each assumption.
    pub(crate) assumptions: u32,
}

impl ConversionDetails {
    /// Makes the lists of a conversion that was not refused. Without `has_places`, for an input that is a
    /// value, there are no spans and no edits.
    pub(crate) fn of(
        shape: Shape,
        text: Padded,
        options: &ConvertOptions,
        core: &Core,
        output: Padded,
        has_places: bool,
    ) -> ConversionDetails {
        let steps = chain(shape, options.from, options.to);
        let mut index = Index::default();
        // Several passes can rename what is around a member, so its path in the output is looked up there.
        let is_query = packed(shape as usize).is_query();
        let is_several = CHAINS && steps.len() > 1 && !is_query;
        let after = is_several.then(|| read(&mut index, shape, output, u32::MAX));
        let mut builder = Builder {
            doc: core.index.doc(text),
            after: after.map(|after| (after, Trail::new(after))),
            output,
            shape,
            steps,
            details: ConversionDetails::default(),
        };
        builder.notes(&core.outcome.notes);
        if has_places {
            builder.spans(&core.outcome.notes, options);
            builder.edits(&core.outcome.edits, options);
        }
        for (place, step) in builder.steps.iter().enumerate() {
            if let Some(assumption) = step.pass.assumption
                && core.outcome.relied >> place & 1 != 0
            {
                builder.details.assumptions |= 1 << assumption as u32;
            }
        }
        builder.details
    }
}

struct Builder<'b> {
    doc: Doc<'b>,
    /// The output, if a path there can differ from that in the input by more than the last step.
    after: Option<(Doc<'b>, Trail<'b>)>,
    output: Padded<'b>,
    shape: Shape,
    steps: Vec<Step>,
    details: ConversionDetails,
}

impl Builder<'_> {
    fn notes(&mut self, notes: &[Note]) {
        let mut trail = Trail::new(self.doc);
        for note in notes {
            let Some(step) = self.steps.get(note.step as usize).copied() else {
                continue;
            };
            let about = About::of(self.shape, note, step);
            let before = self.details.steps.len();
            let topic = note.reason.topic();
            let shared = match topic == Topic::Gap && self.path_after(note) {
                true => {
                    trail = Trail::new(self.doc);
                    0
                }
                false => self.path(&mut trail, note.node),
            };
            if topic == Topic::Gap && lacks_member(self.doc, note) {
                let name = PathStep::Word(field(about.field).word);
                self.details.steps.push(name);
            }
            let steps = self.details.steps.len() - before;
            let drops = match topic {
                Topic::Change => self.target(note, about, shared as usize + steps),
                _ => 0,
            };
            self.details.notes.push(NoteDetail {
                reason: note.reason,
                about,
                positions: note.to,
                shared,
                steps: steps as u32,
                drops,
                adds: (self.details.steps.len() - before - steps) as u8,
                from: None,
                to: None,
            });
        }
    }

    /// Adds the steps to a note's place in the output, if they can differ from those in the input.
    fn path_after(&mut self, note: &Note) -> bool {
        let Some((after, trail)) = self.after.as_mut().filter(|_| CHAINS) else {
            return false;
        };
        for step in trail.to(after.node_at(note.to.start)).1 {
            let step = PathStep::of(*after, step, &mut self.details.text);
            self.details.steps.push(step);
        }
        true
    }

    /// Adds the steps to the output's member of a change. Returns how many of the `whole` path's steps they
    /// replace.
    fn target(&mut self, note: &Note, about: About, whole: usize) -> u8 {
        let is_whole = self.path_after(note);
        if !is_whole && note.reason != Reason::Restored {
            let name = self.target_name(note.to.start);
            self.details.steps.push(name);
        }
        if note.reason == Reason::Restored {
            let name = PathStep::Word(field(about.field).word);
            self.details.steps.push(name);
        }
        match note.reason {
            _ if is_whole => whole as u8,
            Reason::Restored => 0,
            _ => 1,
        }
    }

    /// Adds the steps to a node that the last path does not share. Returns the number of shared steps.
    fn path(&mut self, trail: &mut Trail, node: NodeId) -> u32 {
        if packed(self.shape as usize).is_query() {
            let key = self.doc.node(node);
            if let (true, Ok(name)) = (key.is(Kind::Key), decoded(self.doc.text(), key.span())) {
                let step = self.name(&name);
                self.details.steps.push(step);
            }
            return 0;
        }
        let (shared, steps) = trail.to(node);
        for one in steps.iter().skip(shared) {
            let one = PathStep::of(self.doc, one, &mut self.details.text);
            self.details.steps.push(one);
        }
        shared as u32
    }

    /// Reads the name of the member that begins at an offset of the output.
    fn target_name(&mut self, start: u32) -> PathStep {
        let start = start as usize;
        if let Some(word) = word_at(self.output, start + 1) {
            return PathStep::Word(word);
        }
        let end = Scanner::new(self.output)
            .string(start)
            .map_or(start + 2, |string| string.0);
        let mut name = Vec::new();
        name.extend(Unescaped::new(self.output.slice(start + 1, end - 1)));
        self.name(&name)
    }

    fn name(&mut self, name: &[u8]) -> PathStep {
        self.details.text.extend_from_slice(name);
        PathStep::Name(utf16_length(name))
    }

    /// Sets the spans of changes and losses.
    fn spans(&mut self, notes: &[Note], options: &ConvertOptions) {
        let mut from = Vec::new();
        let mut to = Vec::new();
        for note in notes {
            if is_in_input(note) {
                from.push(self.member(note.node));
            }
            if is_in_output(note) {
                to.push(note.to);
            }
        }
        let mut from = measured(self.doc.padded(), options.unit, &from).into_iter();
        let mut to = measured(self.output, options.unit, &to).into_iter();
        for (detail, note) in self.details.notes.iter_mut().zip(notes) {
            if is_in_input(note) {
                detail.from = from.next();
            }
            if is_in_output(note) {
                detail.to = to.next();
            }
        }
    }

    /// Returns the span of a key with its value, or of an element.
    fn member(&self, node: NodeId) -> Span {
        let first = self.doc.node(node);
        let end = match first.is(Kind::Key) {
            true => self.doc.node(node + 1).end,
            false => first.end,
        };
        Span::new(first.start, end)
    }

    fn edits(&mut self, edits: &[Edit], options: &ConvertOptions) {
        let (text, output) = (self.doc.text(), self.output.text());
        let mut spans = Vec::new();
        for edit in edits {
            let new = edit.output.of(output);
            // A later step can undo an earlier one.
            if edit.input.of(text) != new {
                spans.push(edit.input);
                self.details.text.extend_from_slice(new);
                self.details.edits.push(EditDetail {
                    start: 0,
                    end: 0,
                    length: utf16_length(new),
                });
            }
        }
        let measured = measured(self.doc.padded(), options.unit, &spans);
        for (edit, span) in self.details.edits.iter_mut().zip(measured) {
            (edit.start, edit.end) = (span.start, span.end);
        }
    }
}

/// Whether a gap is about a member that an object lacks, and not about one that is there.
pub(super) fn lacks_member(doc: Doc, note: &Note) -> bool {
    note.slot != NONE && !doc.node(note.node).is(Kind::Key)
}

/// Whether a note is about a member that the input has. A restored one comes from the complement, as does an orphan.
fn is_in_input(note: &Note) -> bool {
    is_in_output(note) || note.reason.topic() == Topic::Loss && !note.reason.is_orphan()
}

/// Whether a note is about a member that a change has moved.
fn is_in_output(note: &Note) -> bool {
    note.reason.topic() == Topic::Change && note.reason != Reason::Restored
}

/// Adds the steps to the member that a sign is about, or to the missing one, that the last path does not
/// share. Returns the number of shared steps.
pub(crate) fn sign_path(
    shape: Shape,
    doc: Doc,
    trail: &mut Trail,
    sign: &Sign,
    text: &mut Vec<u8>,
    path: &mut Vec<PathStep>,
) -> u32 {
    let is_query = packed(shape as usize).is_query();
    let mut shared = 0;
    if !is_query {
        let (same, steps) = trail.to(sign.node);
        let new = steps.iter().skip(same);
        path.extend(new.map(|step| PathStep::of(doc, step, text)));
        shared = same as u32;
    }
    if is_query || sign.clue == Clue::Missing {
        path.push(PathStep::Word(field(sign.field).word));
    }
    shared
}
