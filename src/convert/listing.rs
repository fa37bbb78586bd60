//! Lists notes with their paths and their places in both texts. [`super::render`] makes the public lists natively; for the
//! package they are written in numbers.

use super::decided::{Changed, Decided, PlaceStep, What};
use super::engine::Engine;
use super::notes::Note;
use super::steps::Steps;
use crate::contract::pairs::{Pair, Remark};
use crate::report::listed::{Listed, Lister, Pointee};
use crate::report::path_step::PathStep;
use crate::report::reason::{Reason, Topic};
use crate::text::edit::Edit;
use crate::text::place::{Place, text_spans};
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
    let decided = &engine.decided;
    let mut lister = Lister::new(steps.plan.catalogue, doc, None);
    // If no object is inside of a member that moves, only the last step can be another one.
    let mut places = decided.places.iter();
    let move_objects = places.any(|place| matches!(place.step, PlaceStep::Member(_, Some(_))));
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
        let mut to = PathInOutput::default();
        let mut in_output = |note| path_in_output(doc, steps, decided, note, |entry| lister.way_to(entry).to_vec());
        let at = match note.topic() {
            Topic::Gap => match (note.at, note.name) {
                (Some((object, _)), Some(field)) if !move_objects => Pointee::Missing(object, &field.word),
                _ => Pointee::Steps(in_output(note)),
            },
            Topic::Loss => Pointee::Node(note.node),
            Topic::Change if move_objects => {
                to.adds = in_output(note);
                to.drops = lister.way_to(note.node).len();
                Pointee::Node(note.node)
            }
            Topic::Change => {
                to.adds.extend(note.name.map(|field| PathStep::Word(&field.word)));
                to.drops = usize::from(doc.node(note.node).is(NodeKind::Key));
                Pointee::Node(note.node)
            }
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

/// The steps to what a note is about, in the output. `way` leads to the entry around it, if there is one.
pub(super) fn path_in_output(
    doc: Doc,
    steps: &Steps,
    decided: &Decided,
    note: &Note,
    way: impl FnOnce(NodeId) -> Vec<TrailStep>,
) -> Vec<PathStep> {
    let Some((_, place)) = note.at else {
        return Vec::new();
    };
    let way = decided.list_entry(place, steps).map(way).unwrap_or_default();
    let way = way.iter().map(|step| PathStep::of(steps.plan.catalogue, doc, step));
    let inside = decided.path_in_entry(place, steps).into_iter();
    let name = note.name.map(|field| PathStep::Word(&field.word));
    way.chain(inside).chain(name).collect()
}

/// The edits of a conversion with their replacements.
pub(crate) fn edits<'e>(engine: &'e Engine, output: &'e [u8]) -> impl Iterator<Item = (Span, &'e [u8])> {
    let edits = engine.output.edits.iter();
    edits.map(move |edit: &Edit| (edit.input, edit.output.of(output)))
}

/// The numbers of the assumptions that a conversion relied on: about where a value is, if one was looked for in an object
/// that changed; about members without a name, if others were lost.
pub(crate) fn assumptions(steps: &Steps, engine: &Engine) -> Vec<u16> {
    let remarks = steps.plan.remarks(steps.from, steps.to);
    let remarks = remarks.filter(|remark| remark.unnamed.is_none());
    let assumed = remarks.filter(|remark| is_assumed(steps, &engine.decided, remark));
    assumed.map(|remark| remark.number).collect()
}

fn is_assumed(steps: &Steps, decided: &Decided, remark: &Remark) -> bool {
    let version = steps.plan.catalogue.service.changes[usize::from(remark.change)].version;
    let is_of = |pair: &Pair| {
        if !pair.has_to {
            let field = pair.into().model;
            return match steps.from < steps.to {
                true => field.removal.is_some_and(|removal| removal.version == version),
                false => field.since == version,
            };
        }
        let mut names = pair.names.iter();
        names.any(|name| name.change == remark.change) || pair.meets(remark.change)
    };
    let relies = |pair: &'static Pair, one: &Changed| match (pair.needs_option(), one.what) {
        (false, _) => one.is_removed(),
        (true, What::Moves { .. } | What::Merges(_) | What::Goes(Reason::NoBuilding)) => true,
        (true, What::Comes | What::Goes(Reason::NoPlace)) => false,
        (true, _) => is_at_option(pair, usize::from(one.name)),
    };
    let mut joined = decided.joined.iter();
    let mut objects = decided
        .entries()
        .filter(|(object, _)| object.described() == remark.object);
    joined.any(|pair| pair.object == remark.object.number && is_of(pair))
        || objects.any(|(object, entries)| {
            let all = entries.iter().map(|one| (object.pair(one), one));
            let mut of_change = all.filter(|(pair, _)| is_of(pair));
            of_change.clone().any(|(_, one)| one.is_edit()) && of_change.any(|(pair, one)| relies(pair, one))
        })
}

/// Whether the option says where the value is in a member.
fn is_at_option(pair: &Pair, name: usize) -> bool {
    let places = [&pair.route(name, pair.last()).source, &pair.back(0, name).source];
    places.iter().any(|place| place.is_at_option())
}
