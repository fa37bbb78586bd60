//! The exports for conversions and for detecting versions.
//!
//! The settings follow the document: versions, flags, a limit of notes, limits, then strings, each after its
//! length: `payoutUrl`, `entries`, the complement as JSON, and for each gap to fill its pointer and its value
//! as JSON.

use super::reply::{Reply, spans_of};
use super::settings::{bytes_at, limit_at, split_text, strings, unit_of, version};
use super::{refusal_of, with_state};
use crate::contract::catalogue::ShapeEntry;
use crate::convert::detect::{Sign, detect, list_signs};
use crate::convert::engine::Engine;
use crate::convert::listing::{assumptions, edits, list_notes};
use crate::convert::notes::Note;
use crate::convert::steps::{Steps, fillable};
use crate::convert::{Complement, refusal};
use crate::layout::{
    CONVERSION_LIMITS, CONVERSION_LOSS_IS_ERROR, CONVERSION_MOST, CONVERSION_ORPHANS_DROP, CONVERSION_STRINGS,
    FORM_VALUE, NoteRecord, REPORT_VALID, SignRecord,
};
use crate::report::finding::Finding;
use crate::report::found::Assumption;
use crate::report::reason::Topic;
use crate::service::catalogue;
use crate::text::padded::PADDING as ZEROS;
use crate::text::place::{Place, text_spans};
use crate::text::query::sent;
use crate::text::{Doc, Index, Padded};
use crate::{ConvertOptions, JsonPointer, Limits, OnLoss, OnOrphan, Shape};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// Converts the document in the buffer, or says why it has none. Returns the address of the reply.
#[wasm_bindgen]
pub fn convert(shape: u32, form: u32, length: i32, settings: u32) -> u32 {
    with_state(|state| {
        let shape = shape_of(shape);
        let (text, rest) = split_text(&mut state.input, length.max(0) as u32);
        let settings = bytes_at(rest, 0, settings);
        let options = options(settings, form);
        let steps = options.steps(shape);
        let engine = &mut state.batches.get_or_insert_default().engine;
        let (reply, has_places) = (&mut state.reply, form != FORM_VALUE);
        let rules = steps.of_problems(has_places);
        let refuse = |doc: Doc, refusals: &[Finding], reply: &mut Reply| {
            reply.report(&refusal::list(doc, &rules, refusals));
            reply.finish()
        };
        if let Some(finding) = refusal_of(length) {
            engine.index.clear();
            return refuse(engine.index.doc(Padded::EMPTY), &[finding], reply);
        }
        let mut buffer = Vec::new();
        let text = match has_places || !steps.shape.is_query() {
            true => text,
            false => match sent(text.text()) {
                Some(sent) => Padded::copy(&sent, &mut buffer),
                None => {
                    let doc = engine.index.read_query_object(text);
                    return refuse(doc, &refusal::no_texts(doc, steps.shape), reply);
                }
            },
        };
        engine.convert(&steps, text);
        if engine.outcome.refusals.is_empty() {
            return converted(reply, &steps, text, engine, (has_places, most(settings)));
        }
        refuse(engine.index.doc(text), &engine.outcome.refusals, reply)
    })
}

/// Returns which value of the option `fill` is not allowed in its field, from 1; 0 if all are.
#[wasm_bindgen]
pub fn unfit_fill(shape: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (_, rest) = split_text(&mut state.input, 0);
        let options = options(bytes_at(rest, 0, settings), FORM_VALUE);
        let steps = options.steps(shape_of(shape));
        let gaps = fillable(steps.plan, steps.shape, [steps.from, steps.to]);
        let (mut index, mut buffer) = (Index::default(), Vec::new());
        let unfit = options.fill.iter().position(|(pointer, value)| {
            let value = index.read(Padded::copy(value.as_bytes(), &mut buffer), 0, u32::MAX);
            let gap = gaps.iter().find(|gap| gap.pointer == pointer.as_str());
            !gap.is_some_and(|gap| gap.allows(&steps, value))
        });
        unfit.map_or(0, |place| place as u32 + 1)
    })
}

/// Detects the versions of the document in the buffer and returns the address of the reply.
#[wasm_bindgen]
pub fn detect_version(shape: u32, form: u32, length: u32, head: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (catalogue, shape) = (catalogue(), shape as usize);
        let (text, rules) = super::settings::split(&mut state.input, length, head, settings, form);
        let index = &mut state.batches.get_or_insert_default().engine.index;
        let signs = detect(catalogue, shape, text, rules.entries, rules.limits, index);
        let doc = index.doc(text);
        write_signs(catalogue.shape(shape), doc, &signs, &mut state.reply);
        state.reply.finish()
    })
}

pub(super) fn shape_of(number: u32) -> Shape {
    let shape = Shape::ALL.get(number as usize);
    shape.copied().unwrap_or(Shape::OrderRequest)
}

fn converted(reply: &mut Reply, steps: &Steps, text: Padded, engine: &mut Engine, listed: (bool, Option<u32>)) -> u32 {
    let mut output = core::mem::take(engine.output());
    let length = output.len();
    output.extend_from_slice(&[0; ZEROS]);
    let entries = engine.entries(text);
    let assumption = entries.and_then(|(doc, entries)| Assumption::of(doc, entries));
    reply.begin(steps.to, REPORT_VALID, 0, assumption.as_ref());
    let complement = match listed.1 {
        Some(_) => &[][..],
        None => &engine.outcome.complement,
    };
    reply.push(&[
        output.as_ptr() as u32,
        length as u32,
        complement.as_ptr() as u32,
        complement.len() as u32,
    ]);
    let padded = Padded::new(&output, length);
    write_lists(steps, text, engine, padded, listed, reply);
    output.truncate(length);
    *engine.output() = output;
    reply.finish()
}

/// Writes the lists of a conversion that was not refused: the numbers of assumptions, how many notes are listed, and how
/// many losses and gaps are not, the notes, and the edits. Without places, for an input that is a value, there are no spans
/// and no edits. With a limit no changes are listed, and losses and gaps only up to it.
fn write_lists(
    steps: &Steps,
    text: Padded,
    engine: &Engine,
    output: Padded,
    (has_places, most): (bool, Option<u32>),
    reply: &mut Reply,
) {
    let has_places = has_places && most.is_none();
    let assumptions = assumptions(steps, engine);
    reply.push(&[assumptions.len() as u32]);
    for number in assumptions {
        reply.push(&[number.into()]);
    }
    let doc = engine.index.doc(text);
    let mut notes = engine.notes(steps, doc);
    let more = most.map_or([0; 2], |most| limit(&mut notes, most));
    reply.push(&[notes.len() as u32, more[0], more[1]]);
    list_notes(steps, engine, [text, output], has_places, &notes, |note, listed, to| {
        let record = NoteRecord {
            spans: spans_of(&listed),
            drops: to.drops as u16,
            adds: to.adds.len() as u16,
            ..note.record(steps)
        };
        reply.listed(&record.numbers(), &listed);
        reply.steps(&to.adds);
        reply.push(&[note.to.start, note.to.end]);
    });
    let edits = || edits(engine, output.text()).filter(|_| has_places);
    let spans = edits().map(|(span, _)| span);
    let spans = text_spans(text, steps.rules.unit, Place::START, spans);
    reply.push(&[spans.len() as u32]);
    for ((_, new), span) in edits().zip(spans) {
        reply.edit(span, |text| text.extend_from_slice(new));
    }
}

/// Leaves as many losses and gaps as are listed. Returns how many of each are not.
fn limit(notes: &mut Vec<Note>, most: u32) -> [u32; 2] {
    const TOPICS: [Topic; 2] = [Topic::Loss, Topic::Gap];
    let mut found = [0; 2];
    notes.retain(|note| {
        let Some(topic) = TOPICS.iter().position(|topic| *topic == note.reason.topic()) else {
            return false;
        };
        found[topic] += 1;
        found[topic] <= most
    });
    found.map(|found| found.saturating_sub(most))
}

/// Writes what rules versions out.
fn write_signs(shape: &ShapeEntry, doc: Doc, signs: &[Sign], reply: &mut Reply) {
    reply.clear();
    reply.push(&[signs.len() as u32]);
    list_signs(catalogue(), doc, signs, |sign, listed| {
        let record = SignRecord {
            version: sign.version.0.into(),
            clue: sign.clue as u16,
            field: sign.field.number,
            section: sign.section(shape),
        };
        reply.listed(&record.numbers(), &listed);
    });
}

/// The most losses and gaps that are listed; `None` without a limit.
fn most(settings: &[u8]) -> Option<u32> {
    let most = settings.get(CONVERSION_MOST as usize).copied();
    most.filter(|&most| most > 0).map(u32::from)
}

pub(super) fn options(settings: &[u8], form: u32) -> ConvertOptions {
    let byte = |at: usize| settings.get(at).copied().unwrap_or(0);
    let rest = settings.get(CONVERSION_STRINGS as usize..).unwrap_or_default();
    let mut strings = strings(rest).into_iter();
    let mut next = || strings.next().flatten();
    let (payout_url, entries, complement) = (next(), next(), next());
    let mut fill = Vec::new();
    while let (Some(pointer), Some(value)) = (next(), next()) {
        fill.push((JsonPointer::checked(pointer), value.to_owned()));
    }
    let flags = u32::from(byte(2));
    let limit = |number: u32| limit_at(settings, CONVERSION_LIMITS + 4 * number);
    let by_default = ConvertOptions::new(version(byte(0)), version(byte(1)));
    ConvertOptions {
        payout_url: payout_url.map_or(by_default.payout_url, JsonPointer::checked),
        fill,
        complement: complement.map(Complement::from_json),
        entries: entries.map(JsonPointer::checked),
        on_loss: match flags & CONVERSION_LOSS_IS_ERROR {
            0 => OnLoss::Report,
            _ => OnLoss::Error,
        },
        on_orphan: match flags & CONVERSION_ORPHANS_DROP {
            0 => OnOrphan::Error,
            _ => OnOrphan::Drop,
        },
        limits: Limits {
            bytes: limit(0),
            depth: limit(1),
            findings: limit(2),
        },
        unit: unit_of(form),
        ..by_default
    }
}
