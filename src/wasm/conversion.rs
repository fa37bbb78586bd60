//! The exports for conversions and for detecting versions.
//!
//! The settings follow the document: versions, flags, a limit of notes, limits, then strings, each after its
//! length: `payoutUrl`, `entries`, the complement as JSON, and for each gap to fill its pointer and its value
//! as JSON.

use super::reply::Reply;
use super::settings::{bytes_at, limit_at, split_text, strings, unit_of, version};
use super::with_state;
use crate::check::outline::Outline;
use crate::convert::converter::Core;
use crate::convert::detail::{About, ConversionDetails, NoteDetail, sign_path};
use crate::convert::detect::detect;
use crate::convert::lines::Lines;
use crate::convert::{Complement, ConvertOptions, OnLoss, OnOrphan};
use crate::layout::{
    CONVERSION_LIMITS, CONVERSION_LOSS_IS_ERROR, CONVERSION_MOST, CONVERSION_ORPHANS_DROP,
    CONVERSION_STRINGS, FORM_VALUE, NoteRecord, PADDING, SignRecord,
};
use crate::report::detail::Details;
use crate::report::reason::{Reason, Topic};
use crate::text::padded::PADDING as ZEROS;
use crate::text::trail::Trail;
use crate::text::{Index, Padded, Span};
use crate::{JsonPointer, Limits, Shape};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// The buffers that are kept between conversions.
#[derive(Default)]
pub(super) struct Conversions {
    core: Core,
    index: Index,
    pub(super) lines: Lines,
}

/// Converts the document in the buffer and returns the address of the reply.
#[wasm_bindgen]
pub fn convert(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    with_state(|state| {
        let shape = shape_of(shape);
        let settings = Vec::from(bytes_at(
            &state.input,
            (length + PADDING) as usize,
            settings,
        ));
        let options = options(&settings, form);
        let text = split_text(&mut state.input, length);
        let complement = options
            .complement
            .as_ref()
            .map(|held| held.as_json().as_bytes());
        let core = &mut state.conversion.get_or_insert_default().core;
        let most = most(&settings);
        core.limit(most);
        core.convert(shape, text, &options, complement);
        match core.outcome.refusals.is_empty() {
            true => {
                let has_places = form != FORM_VALUE && most.is_none();
                converted(&mut state.reply, shape, text, &options, core, has_places)
            }
            false => refused(&mut state.reply, shape, text, &options, core, form),
        }
    })
}

/// Detects the versions of the document in the buffer and returns the address of the reply.
#[wasm_bindgen]
pub fn detect_version(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    with_state(|state| {
        let shape = shape_of(shape);
        let (text, rules) = super::settings::split(&mut state.input, length, settings, form);
        let index = &mut state.conversion.get_or_insert_default().index;
        let signs = detect(shape, text, rules.entries, rules.limits, index);
        let doc = index.doc(text);
        let mut trail = Trail::new(doc);
        let reply = &mut state.reply;
        reply.begin();
        reply.push(&[signs.len() as u32]);
        let (mut names, mut path) = (Vec::new(), Vec::new());
        for sign in &signs {
            let record = SignRecord {
                version: sign.version as u8,
                clue: sign.clue as u8,
                field: sign.field,
                section: sign.section(shape),
            };
            reply.record(&record.bytes());
            names.clear();
            path.clear();
            let shared = sign_path(shape, doc, &mut trail, sign, &mut names, &mut path);
            reply.push(&[shared, path.len() as u32]);
            for &step in &path {
                reply.step(step);
            }
            reply.append(&names);
        }
        reply.finish()
    })
}

pub(super) fn shape_of(number: u32) -> Shape {
    let shape = Shape::ALL.get(number as usize);
    shape.copied().unwrap_or(Shape::OrderRequest)
}

fn refused(
    reply: &mut Reply,
    shape: Shape,
    text: Padded,
    options: &ConvertOptions,
    core: &Core,
    form: u32,
) -> u32 {
    let refusals = &core.outcome.refusals;
    let most = options.limits.findings.max(1) as usize;
    let of_report = options.of_report();
    let outline = Outline {
        details: Details::of(
            core.index.doc(text),
            shape as usize,
            &of_report,
            refusals,
            most,
        ),
        ..Outline::default()
    };
    reply.whole_report(&outline, options.from, form)
}

fn converted(
    reply: &mut Reply,
    shape: Shape,
    text: Padded,
    options: &ConvertOptions,
    core: &mut Core,
    has_places: bool,
) -> u32 {
    let mut output = core::mem::take(&mut core.outcome.output);
    let length = output.len();
    output.extend_from_slice(&[0; ZEROS]);
    let padded = Padded::new(&output, length);
    let details = ConversionDetails::of(shape, text, options, core, padded, has_places);
    let assumption = core.assumption(text);
    reply.head(
        &Outline {
            is_valid: true,
            assumption,
            ..Outline::default()
        },
        options.to,
    );
    let complement = &core.outcome.complement;
    reply.push(&[
        output.as_ptr() as u32,
        length as u32,
        complement.as_ptr() as u32,
        complement.len() as u32,
        details.assumptions,
        details.notes.len() as u32,
        core.more(Topic::Loss),
        core.more(Topic::Gap),
    ]);
    push_notes(reply, &details);
    push_edits(reply, &details);
    reply.append(&details.text);
    let address = reply.finish();
    output.truncate(length);
    core.outcome.output = output;
    address
}

/// Writes each note with its path, for a change the path in the output, and its spans.
fn push_notes(reply: &mut Reply, details: &ConversionDetails) {
    let mut steps = details.steps.iter();
    for note in &details.notes {
        reply.record(&record(note).bytes());
        let Span { start, end } = note.positions;
        reply.push(&[start, end, note.shared, note.steps]);
        for step in steps.by_ref().take(note.steps as usize) {
            reply.step(*step);
        }
        for step in steps.by_ref().take(note.adds as usize) {
            reply.step(*step);
        }
        for span in [note.from, note.to].into_iter().flatten() {
            reply.push(&[span.start, span.end, span.line, span.column]);
        }
    }
}

fn record(note: &NoteDetail) -> NoteRecord {
    NoteRecord {
        has_spans: u8::from(note.from.is_some()),
        drops: note.drops,
        adds: note.adds,
        ..about(note.reason, note.about)
    }
}

/// The numbers that the sentence of a note needs.
pub(super) fn about(reason: Reason, about: About) -> NoteRecord {
    NoteRecord {
        reason: reason as u8,
        topic: reason.topic() as u8,
        change: about.change,
        basis: about.basis as u8,
        section: about.section,
        field: about.field,
        other: about.other,
        version: about.version as u8,
        ..NoteRecord::default()
    }
}

fn push_edits(reply: &mut Reply, details: &ConversionDetails) {
    reply.push(&[details.edits.len() as u32]);
    for edit in &details.edits {
        reply.push(&[edit.start, edit.end, edit.length]);
    }
}

/// The most losses and gaps that are listed; `None` without a limit.
fn most(settings: &[u8]) -> Option<u32> {
    let most = settings.get(CONVERSION_MOST as usize).copied();
    most.filter(|&most| most > 0).map(u32::from)
}

pub(super) fn options(settings: &[u8], form: u32) -> ConvertOptions {
    let byte = |at: usize| settings.get(at).copied().unwrap_or(0);
    let rest = settings
        .get(CONVERSION_STRINGS as usize..)
        .unwrap_or_default();
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
