//! The exports for conversions and for detecting versions.
//!
//! The settings follow the document: versions, flags, a limit of notes, limits, then strings, each after its
//! length: `payoutUrl`, `entries`, the complement as JSON, and for each gap to fill its pointer and its value
//! as JSON.

use super::settings::{bytes_at, limit_at, split_text, strings, unit_of, version};
use super::with_state;
use crate::convert::detect::{detect, write as write_signs};
use crate::convert::engine::Engine;
use crate::convert::listing::write;
use crate::convert::steps::Steps;
use crate::convert::{Complement, refusal};
use crate::report::layout::{
    CONVERSION_LIMITS, CONVERSION_LOSS_IS_ERROR, CONVERSION_MOST, CONVERSION_ORPHANS_DROP,
    CONVERSION_STRINGS, FORM_VALUE,
};
use crate::report::reply::{Outline, Reply};
use crate::service::catalogue;
use crate::text::Padded;
use crate::text::padded::PADDING as ZEROS;
use crate::{ConvertOptions, JsonPointer, Limits, OnLoss, OnOrphan, Shape};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// Converts the document in the buffer and returns the address of the reply.
#[wasm_bindgen]
pub fn convert(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    with_state(|state| {
        let shape = shape_of(shape);
        let (text, rest) = split_text(&mut state.input, length);
        let settings = bytes_at(rest, 0, settings);
        let options = options(settings, form);
        let steps = options.steps(shape);
        let engine = &mut state.batches.get_or_insert_default().engine;
        let most = most(settings);
        engine.limit(most);
        engine.convert(&steps, text);
        let (reply, has_places) = (&mut state.reply, form != FORM_VALUE);
        if engine.outcome.refusals.is_empty() {
            let has_places = has_places && most.is_none();
            return converted(reply, &steps, text, engine, has_places);
        }
        let (doc, refusals) = (engine.index.doc(text), &engine.outcome.refusals);
        refusal::write(shape, doc, &options, has_places, refusals, reply);
        reply.finish()
    })
}

/// Detects the versions of the document in the buffer and returns the address of the reply.
#[wasm_bindgen]
pub fn detect_version(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (catalogue, shape) = (catalogue(), shape as usize);
        let (text, rules) = super::settings::split(&mut state.input, length, settings, form);
        let index = &mut state.batches.get_or_insert_default().engine.index;
        let signs = detect(catalogue, shape, text, rules.entries, rules.limits, index);
        write_signs(catalogue, shape, index.doc(text), &signs, &mut state.reply);
        state.reply.finish()
    })
}

pub(super) fn shape_of(number: u32) -> Shape {
    let shape = Shape::ALL.get(number as usize);
    shape.copied().unwrap_or(Shape::OrderRequest)
}

fn converted(
    reply: &mut Reply,
    steps: &Steps,
    text: Padded,
    engine: &mut Engine,
    has_places: bool,
) -> u32 {
    let mut output = core::mem::take(engine.output());
    let length = output.len();
    output.extend_from_slice(&[0; ZEROS]);
    reply.begin_report(engine.entries(text));
    reply.end_report(Outline::CLEAN, steps.to);
    let complement = &engine.outcome.complement;
    reply.push(&[
        output.as_ptr() as u32,
        length as u32,
        complement.as_ptr() as u32,
        complement.len() as u32,
    ]);
    let padded = Padded::new(&output, length);
    write(steps, text, engine, padded, has_places, reply);
    output.truncate(length);
    *engine.output() = output;
    reply.finish()
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
