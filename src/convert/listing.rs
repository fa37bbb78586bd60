//! Writes the lists of a conversion, in numbers, with paths and places. The package reads them; [`super::render`]
//! makes texts of them natively.

use super::engine::Engine;
use super::note::{Note, NoteSubject};
use super::steps::{Step, Steps};
use crate::Unit;
use crate::contract::catalogue::{Catalogue, ShapeEntry};
use crate::report::reason::{Reason, Topic};
use crate::report::reply::{Places, Reply};
use crate::text::place::Place;
use crate::text::trail::Trail;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded, Span};

/// Writes the lists of a conversion that was not refused: a bit for each assumption, the numbers of notes, listed and
/// beyond the limit, the notes, and the edits. Without `has_places`, for an input that is a value, there are no spans and
/// no edits.
pub(crate) fn write(
    steps: &Steps,
    text: Padded,
    engine: &Engine,
    output: Padded,
    has_places: bool,
    reply: &mut Reply,
) {
    let mut index = Index::default();
    // Several passes can rename what is around a member, so its path in the output is looked up there.
    let after = steps.are_several();
    let after = after.then(|| steps.read_output(&mut index, output));
    let assumed = engine.outcome.assumed.iter();
    let assumptions = assumed.filter_map(|&step| steps.all[step].pass.assumption);
    let assumptions = assumptions.fold(0, |bits, assumption| bits | 1 << assumption);
    let notes = &engine.outcome.notes;
    let more = [Topic::Loss, Topic::Gap].map(|topic| engine.more(topic));
    reply.push(&[assumptions, notes.len() as u32, more[0], more[1]]);
    let mut writer = NoteWriter {
        doc: engine.index.doc(text),
        trail: Trail::new(engine.index.doc(text)),
        after: after.map(|after| (after, Trail::new(after))),
        output,
        catalogue: steps.plan.catalogue,
        shape: steps.shape,
        has_places,
        input_places: Places::default(),
        output_places: Places::default(),
    };
    for note in notes {
        writer.note(note, &steps.all[note.step], reply);
    }
    let (unit, from) = (steps.options.unit, Place::START);
    writer.edits(engine, unit, reply);
    writer.input_places.write(text, unit, from, reply);
    writer.output_places.write(output, unit, from, reply);
}

struct NoteWriter<'b> {
    doc: Doc<'b>,
    trail: Trail<'b>,
    /// The output, if a path there can differ from that in the input by more than the last step.
    after: Option<(Doc<'b>, Trail<'b>)>,
    output: Padded<'b>,
    catalogue: &'static Catalogue,
    shape: &'static ShapeEntry,
    has_places: bool,
    input_places: Places,
    output_places: Places,
}

impl NoteWriter<'_> {
    /// Writes a note with its path, for a change the last steps of the path in the output, and its spans.
    fn note(&mut self, note: &Note, step: &Step, reply: &mut Reply) {
        let subject = NoteSubject::of(self.shape, note, step);
        let mut record = subject.record(note.reason);
        let topic = note.topic();
        let at = reply.len();
        reply.record(&record.numbers());
        reply.push(&[note.to.start, note.to.end]);
        let whole = reply.path(|reply| {
            // Only a gap of a member has a place in the output.
            let is_placed = topic == Topic::Gap && note.slot.is_some();
            let shared = match is_placed && self.path_after(note, reply) {
                true => {
                    self.trail = Trail::new(self.doc);
                    0
                }
                false => reply.steps(self.catalogue, self.doc, &mut self.trail, note.node),
            };
            if let Some(field) = subject.field
                && note.lacks_member(self.doc)
            {
                reply.word(field.word.number);
            }
            shared
        });
        if topic == Topic::Change {
            let before = reply.len();
            record.drops = self.target(note, subject, whole, reply);
            record.adds = (reply.len() - before) as u16;
        }
        let has_spans = self.has_places && note.is_in_input();
        record.has_spans = u16::from(has_spans);
        reply.set_record(at, &record.numbers());
        if has_spans {
            self.input_places.span(self.member(note.node), reply);
            if topic == Topic::Change {
                self.output_places.span(note.to, reply);
            }
        }
    }

    /// Writes the steps to a note's place in the output, if they can differ from those in the input.
    fn path_after(&mut self, note: &Note, reply: &mut Reply) -> bool {
        let Some((after, trail)) = self.after.as_mut() else {
            return false;
        };
        for step in trail.to(after.node_at(note.to.start)).1 {
            reply.step(self.catalogue, *after, step);
        }
        true
    }

    /// Writes the steps to the output's member of a change. Returns how many of the `whole` path's steps they
    /// replace.
    fn target(
        &mut self,
        note: &Note,
        subject: NoteSubject,
        whole: usize,
        reply: &mut Reply,
    ) -> u16 {
        let is_whole = self.path_after(note, reply);
        let last = match note.reason {
            Reason::Restored => subject.field,
            _ if !is_whole => subject.other,
            _ => None,
        };
        if let Some(field) = last {
            reply.word(field.word.number);
        }
        match note.reason {
            _ if is_whole => whole as u16,
            Reason::Restored => 0,
            _ => 1,
        }
    }

    /// Returns the span of a key with its value, or of an element.
    fn member(&self, node: NodeId) -> Span {
        let first = self.doc.node(node);
        let end = match first.is(NodeKind::Key) {
            true => self.doc.node(node + 1).end,
            false => first.end,
        };
        Span::new(first.start, end)
    }

    /// Writes the edits. Their places are converted apart from those of the notes: each list ascends, so that neither
    /// has to be sorted.
    fn edits(&mut self, engine: &Engine, unit: Unit, reply: &mut Reply) {
        let mut places = Places::default();
        let (text, output) = (self.doc.text(), self.output.text());
        let at = reply.len();
        let mut count = 0;
        reply.push(&[0]);
        for edit in engine.outcome.edits.iter().filter(|_| self.has_places) {
            let new = edit.output.of(output);
            // A later step can undo an earlier one.
            if edit.input.of(text) != new {
                count += 1;
                reply.edit(edit.input, &mut places, |text| text.extend_from_slice(new));
            }
        }
        reply.set(at, &[count]);
        places.write(self.doc.padded(), unit, Place::START, reply);
    }
}
