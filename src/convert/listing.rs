//! Adds to notes what their lists need: paths, and places in both texts. [`super::render`] makes the public lists
//! natively; for the package they are written in numbers.

use super::engine::Engine;
use super::note::{Note, NoteSubject};
use super::steps::Steps;
use crate::report::path_step::PathStep;
use crate::report::reason::{Reason, Topic};
use crate::text::edit::Edit;
use crate::text::trail::Trail;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded, Span};
use alloc::vec::Vec;

/// A note with its path and its place.
pub(crate) struct ListedNote {
    pub(crate) subject: NoteSubject,
    /// How many steps of the path are those of the note before it.
    pub(crate) shared: usize,
    /// The other steps of the path.
    pub(crate) steps: Vec<PathStep>,
    /// Of a change: how many of the path's last steps the path in the output does not have.
    pub(crate) drops: usize,
    /// Of a change: the last steps of the path in the output.
    pub(crate) adds: Vec<PathStep>,
    /// The place in the input, unless that has none.
    pub(crate) span: Option<Span>,
}

/// Lists the notes of a conversion that was not refused, one after the other.
pub(crate) struct NoteLister<'b> {
    conversion: &'b Steps<'b>,
    doc: Doc<'b>,
    trail: Trail<'b>,
    /// The output, if a path there can differ from that in the input by more than the last step.
    after: Option<(Doc<'b>, Trail<'b>)>,
    /// False for an input that is a value.
    has_places: bool,
}

impl<'b> NoteLister<'b> {
    /// Several steps can rename what is around a member, so its path in the output is looked up there: `index` is a
    /// buffer for that.
    pub(crate) fn new(
        steps: &'b Steps<'b>,
        doc: Doc<'b>,
        output: Padded<'b>,
        index: &'b mut Index,
        has_places: bool,
    ) -> NoteLister<'b> {
        let after = steps.are_several();
        let after = after.then(|| steps.read_output(index, output));
        NoteLister {
            conversion: steps,
            doc,
            trail: Trail::new(doc),
            after: after.map(|after| (after, Trail::new(after))),
            has_places,
        }
    }

    pub(crate) fn list(&mut self, note: &Note) -> ListedNote {
        let subject = NoteSubject::of(self.conversion, note);
        let (shared, mut steps) = self.path(note);
        if let Some(field) = subject.field
            && note.lacks_member(self.doc)
        {
            steps.push(PathStep::Word(&field.word));
        }
        let (drops, adds) = match note.topic() {
            Topic::Change => self.target(note, &subject, shared + steps.len()),
            Topic::Loss | Topic::Gap => (0, Vec::new()),
        };
        let has_span = self.has_places && note.is_in_input();
        ListedNote {
            subject,
            shared,
            steps,
            drops,
            adds,
            span: has_span.then(|| self.member(note.node)),
        }
    }

    /// The path of a note, as the number of steps that it shares with the one before it, and its other steps.
    fn path(&mut self, note: &Note) -> (usize, Vec<PathStep>) {
        let is_in_output = note.is_member_gap();
        if let Some(steps) = is_in_output.then(|| self.path_after(note)).flatten() {
            self.trail = Trail::new(self.doc);
            return (0, steps);
        }
        let catalogue = self.conversion.plan.catalogue;
        PathStep::to(catalogue, self.doc, &mut self.trail, note.node)
    }

    /// The path of a note's place in the output, if it can differ from that in the input.
    fn path_after(&mut self, note: &Note) -> Option<Vec<PathStep>> {
        // A query begins where its first parameter does.
        let is_root = self.conversion.shape.is_query() && note.lacks_member(self.doc);
        let (after, trail) = self.after.as_mut()?;
        let node = if is_root { 0 } else { after.node_at(note.to.start) };
        let steps = trail.to(node).1.iter();
        let steps = steps.map(|step| PathStep::of(self.conversion.plan.catalogue, *after, step));
        Some(steps.collect())
    }

    /// The path of the output's member of a change: how many last steps of the path in the input it replaces, by which.
    fn target(&mut self, note: &Note, subject: &NoteSubject, length: usize) -> (usize, Vec<PathStep>) {
        let is_restored = note.reason == Reason::Restored;
        let own = if is_restored { subject.field } else { subject.other };
        let own = own.map(|field| PathStep::Word(&field.word));
        match self.path_after(note) {
            Some(mut steps) => {
                steps.extend(own.filter(|_| is_restored));
                (length, steps)
            }
            None => (usize::from(!is_restored), own.into_iter().collect()),
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
}

/// The edits of a conversion with their replacements. A later step can undo an earlier one.
pub(crate) fn edits<'e>(
    engine: &'e Engine,
    text: &'e [u8],
    output: &'e [u8],
) -> impl Iterator<Item = (Span, &'e [u8])> {
    let edits = engine.outcome.edits.iter();
    let replaced = move |edit: &Edit| (edit.input, edit.output.of(output));
    edits.map(replaced).filter(move |(span, new)| span.of(text) != *new)
}

/// The numbers of the assumptions that a conversion relied on.
pub(crate) fn assumptions(steps: &Steps, engine: &Engine) -> impl Iterator<Item = u16> {
    let assumed = engine.outcome.assumed.iter();
    assumed.filter_map(|&step| steps.all[step].pass.assumption)
}
