//! Lists notes with their paths and their places in both texts. [`super::render`] makes the public lists natively; for the
//! package they are written in numbers.

use super::decided::{Changed, Decided, What};
use super::engine::Engine;
use super::notes::Note;
use super::steps::Steps;
use crate::contract::catalogue::Catalogue;
use crate::contract::pairs::{Pair, Remark};
use crate::report::listed::{Listed, Lister, Pointee};
use crate::report::path_step::PathStep;
use crate::report::reason::{Reason, Topic};
use crate::text::edit::Edit;
use crate::text::place::{Place, text_spans};
use crate::text::sort::{Keyed, sort};
use crate::text::trail::TrailStep;
use crate::text::{Doc, NodeId, NodeKind, Padded, Span};
use alloc::vec::Vec;

/// How the path of a change in the output differs from that in the input.
#[derive(Default)]
pub(crate) struct PathInOutput {
    /// How many of the last steps it does not have.
    pub(crate) drops: usize,
    /// Its last steps.
    pub(crate) adds: Vec<PathStep>,
}

/// Calls a function with each note of a conversion that was not refused: with its path, its places in the input and the
/// output, and of a change the path there. An input that is a value has no places.
pub(crate) fn list_notes(
    steps: &Steps,
    engine: &Engine,
    [input, output]: [Padded; 2],
    has_places: bool,
    notes: &[Note],
    mut take: impl FnMut(&Note, Listed, PathInOutput),
) {
    let doc = engine.index.doc(input);
    let paths = OutputPaths::new(doc, steps, &engine.decided);
    let mut lister = Lister::new(paths.catalogue, doc, None);
    let is_change = |note: &Note| note.topic() == Topic::Change;
    let has_place = |note: &Note| has_places && note.is_in_input();
    let placed = || notes.iter().filter(|note| has_place(note));
    let (unit, from) = (steps.rules.unit, Place::START);
    let mut spans = text_spans(input, unit, from, placed().map(|note| member(doc, note.node)));
    let changed = placed().filter(|note| is_change(note));
    let mut output_spans = text_spans(output, unit, from, changed.map(|note| note.to));
    for note in notes {
        let span = has_place(note).then(|| spans.next()).flatten();
        let output_span = span.filter(|_| is_change(note)).and_then(|_| output_spans.next());
        let (at, to) = match note.topic() {
            Topic::Change => (
                Pointee::Node(note.node),
                paths.of_change(lister.way_to(note.node), note),
            ),
            Topic::Loss => (Pointee::Node(note.node), PathInOutput::default()),
            Topic::Gap => (paths.at_gap(lister.way_to(note.node), note), PathInOutput::default()),
        };
        take(note, lister.list(at, [span, output_span]), to);
    }
}

/// Returns the span of a key with its value, or of an element.
fn member(doc: Doc, node: NodeId) -> Span {
    match doc.node(node).is(NodeKind::Key) {
        true => doc.member(node),
        false => doc.node(node).span(),
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

    fn of_change(&self, way: &[TrailStep], note: &Note) -> PathInOutput {
        let is_inside = self.doc.node(note.node).is(NodeKind::Key);
        let around = &way[..way.len() - usize::from(is_inside)];
        let (drops, mut adds) = match note.name.and_then(|_| self.around(around)) {
            Some(around) => (way.len(), around),
            None => (usize::from(is_inside && note.reason != Reason::Restored), Vec::new()),
        };
        adds.extend(note.name.map(|field| PathStep::Word(&field.word)));
        PathInOutput { drops, adds }
    }

    /// Where the path of a gap leads: to a member of its object, unless that is elsewhere in the output.
    fn at_gap(&self, way: &[TrailStep], note: &Note) -> Pointee {
        let key = way.last().filter(|_| self.doc.node(note.node).is(NodeKind::Key));
        let around = &way[..way.len() - usize::from(key.is_some())];
        match note.name {
            Some(field) if self.around(around).is_none() => {
                Pointee::Missing(key.map_or(note.node, |key| key.container), &field.word)
            }
            _ => Pointee::Steps(self.of_gap(way, note)),
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
