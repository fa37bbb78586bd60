//! Adds to notes what their lists need: paths, and places in both texts. [`super::render`] makes the public lists
//! natively; for the package they are written in numbers.

use super::decided::{Changed, Decided, What};
use super::engine::Engine;
use super::notes::Note;
use super::steps::Steps;
use crate::contract::catalogue::Catalogue;
use crate::contract::pairs::{Pair, Remark};
use crate::report::path_step::PathStep;
use crate::report::reason::{Reason, Topic};
use crate::text::edit::Edit;
use crate::text::sort::{Keyed, sort};
use crate::text::trail::{Trail, TrailStep};
use crate::text::{Doc, NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// A note with its path and its place.
pub(crate) struct ListedNote {
    pub(crate) note: Note,
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
    doc: Doc<'b>,
    paths: OutputPaths<'b>,
    trail: Trail<'b>,
    /// False for an input that is a value.
    has_places: bool,
}

impl<'b> NoteLister<'b> {
    pub(crate) fn new(steps: &'b Steps<'b>, doc: Doc<'b>, engine: &'b Engine, has_places: bool) -> NoteLister<'b> {
        NoteLister {
            doc,
            paths: OutputPaths::new(doc, steps, &engine.decided),
            trail: Trail::new(doc),
            has_places,
        }
    }

    pub(crate) fn list(&mut self, note: Note) -> ListedNote {
        let (shared, own) = self.trail.to(note.node);
        if note.topic() == Topic::Gap {
            return self.list_gap(note);
        }
        let length = own.len();
        let is_inside = self.doc.node(note.node).is(NodeKind::Key);
        let around = &own[..length - usize::from(is_inside)];
        let moved = note.name.and_then(|_| self.paths.around(around));
        let name = note.name.map(|field| PathStep::Word(&field.word));
        let steps = own[shared..]
            .iter()
            .map(|step| PathStep::of(self.paths.catalogue, self.doc, step));
        let steps: Vec<PathStep> = steps.collect();
        let (drops, mut adds) = match moved {
            Some(around) => (length, around),
            None => (usize::from(is_inside && note.reason != Reason::Restored), Vec::new()),
        };
        let is_change = note.topic() == Topic::Change;
        adds.extend(name);
        let has_span = self.has_places && note.is_in_input();
        ListedNote {
            note,
            shared,
            steps,
            drops: if is_change { drops } else { 0 },
            adds: if is_change { adds } else { Vec::new() },
            span: has_span.then(|| self.member(note.node)),
        }
    }

    /// Lists a gap, whose path is one of the output.
    fn list_gap(&mut self, note: Note) -> ListedNote {
        let steps = self.paths.of_gap(self.trail.steps(), &note);
        // The path before does not lead on to this one.
        self.trail = Trail::new(self.doc);
        ListedNote {
            note,
            shared: 0,
            steps,
            drops: 0,
            adds: Vec::new(),
            span: None,
        }
    }

    /// Returns the span of a key with its value, or of an element.
    fn member(&self, node: NodeId) -> Span {
        match self.doc.node(node).is(NodeKind::Key) {
            true => self.doc.member(node),
            false => self.doc.node(node).span(),
        }
    }
}

/// The paths of the output.
pub(super) struct OutputPaths<'d> {
    doc: Doc<'d>,
    pub(super) catalogue: &'static Catalogue,
    steps: &'d Steps<'d>,
    decided: &'d Decided,
    /// The keys that move, ascending, with their places in the decided list.
    moved: Vec<Keyed>,
}

impl<'d> OutputPaths<'d> {
    pub(super) fn new(doc: Doc<'d>, steps: &'d Steps<'d>, decided: &'d Decided) -> OutputPaths<'d> {
        let numbered = decided.changed.iter().zip(0..);
        let moved = numbered.filter(|(one, _)| matches!(one.what, What::Moves { .. }));
        let mut moved: Vec<Keyed> = moved.map(|(one, n)| (one.key.into(), n)).collect();
        sort(&mut moved, &mut Vec::new());
        OutputPaths {
            doc,
            catalogue: steps.plan.catalogue,
            steps,
            decided,
            moved,
        }
    }

    /// The path of a gap in the output: that of its object, which may be as in the input, and the name.
    pub(super) fn of_gap(&self, trail: &[TrailStep], note: &Note) -> Vec<PathStep> {
        let is_inside = self.doc.node(note.node).is(NodeKind::Key);
        let around = &trail[..trail.len() - usize::from(is_inside)];
        let mut steps = self.around(around).unwrap_or_else(|| {
            let as_it_is = around.iter();
            as_it_is
                .map(|step| PathStep::of(self.catalogue, self.doc, step))
                .collect()
        });
        steps.extend(note.name.map(|field| PathStep::Word(&field.word)));
        steps
    }

    /// The path of a container in the output, if one on the way moves: its member has the name and the place of the value
    /// that the output gives it.
    fn around(&self, trail: &[TrailStep]) -> Option<Vec<PathStep>> {
        let moved = |step: &TrailStep| {
            let found = self.moved.binary_search_by_key(&u64::from(step.child), |moved| moved.0);
            found
                .ok()
                .filter(|_| !step.is_position)
                .map(|place| self.moved[place].1 as usize)
        };
        if self.moved.is_empty() || !trail.iter().any(|step| moved(step).is_some()) {
            return None;
        }
        let mut steps = Vec::new();
        let mut rest = trail.iter();
        while let Some(step) = rest.next() {
            let Some(place) = moved(step) else {
                steps.push(PathStep::of(self.catalogue, self.doc, step));
                continue;
            };
            let object = self
                .decided
                .objects
                .partition_point(|object| object.end as usize <= place);
            let one = &self.decided.changed[place];
            let What::Moves { into } = one.what else { continue };
            let (pair, into) = (self.decided.objects[object].pair(one), usize::from(into));
            let route = pair.route(usize::from(one.name), into);
            steps.push(PathStep::Word(&pair.field(into).word));
            steps.extend(
                route
                    .target
                    .tokens(&self.steps.option)
                    .map(|token| PathStep::Name(token.name.clone())),
            );
            let inside = route.source.tokens(&self.steps.option).count();
            if inside > 0 {
                rest.nth(inside - 1);
            }
        }
        Some(steps)
    }
}

/// The edits of a conversion with their replacements.
pub(crate) fn edits<'e>(engine: &'e Engine, output: &'e [u8]) -> impl Iterator<Item = (Span, &'e [u8])> {
    let edits = engine.output.edits.iter();
    edits.map(move |edit: &Edit| (edit.input, edit.output.of(output)))
}

/// The numbers of the assumptions that a conversion relied on: about where a value is, if one was looked for in an object
/// that changed; about members without a name, if others were lost.
pub(crate) fn assumptions(steps: &Steps, engine: &Engine) -> Vec<u16> {
    let remarks = steps.there.remarks.iter().filter(|remark| remark.unnamed.is_none());
    let assumed = remarks.filter(|remark| is_assumed(&engine.decided, remark));
    assumed.map(|remark| remark.number).collect()
}

fn is_assumed(decided: &Decided, remark: &Remark) -> bool {
    let is_of = |pair: &Pair| {
        let mut names = pair.names.iter();
        names.any(|name| name.change == remark.change) || pair.meets(remark.change)
    };
    let relies = |pair: &'static Pair, one: &Changed| match (pair.needs_option(), one.what) {
        (false, _) => one.is_removed(),
        (true, What::Moves { .. } | What::Merges(_)) => true,
        (true, What::Comes) => false,
        (true, _) => is_at_option(pair, usize::from(one.name)),
    };
    let mut joined = decided.joined.iter();
    if joined.any(|pair| pair.object == remark.object.number && is_of(pair)) {
        return true;
    }
    for (object, entries) in decided.entries().filter(|(object, _)| object.entry() == remark.object) {
        let (mut is_edited, mut is_relied_on) = (false, false);
        for one in entries {
            let pair = object.pair(one);
            if is_of(pair) {
                is_edited |= one.what != What::Stays;
                is_relied_on |= relies(pair, one);
            }
        }
        if is_edited && is_relied_on {
            return true;
        }
    }
    false
}

/// Whether the option says where the value is in a member.
fn is_at_option(pair: &Pair, name: usize) -> bool {
    let places = [&pair.route(name, pair.last()).source, &pair.back(0, name).source];
    places.iter().any(|place| place.is_at_option())
}
