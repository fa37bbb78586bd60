//! The layout of what crosses for a conversion; `js/conversion.ts` reads the same.
//!
//! Settings, behind the document: the versions, flags, limits, then strings, each behind its length:
//! `payoutUrl`, `entries`, the complement as JSON, and for each gap to fill its pointer and its value as
//! JSON. What comes back begins with a 0, where a report has the number of its problems.

use super::old_wire::{self as wire, Page};
use super::with_state;
use crate::layout::PADDING;
use crate::{
    Complement, ConvertOptions, Converted, Detected, Limits, OnLoss, OnOrphan, Problem, Report,
    Shape, Version,
};
use wasm_bindgen::prelude::wasm_bindgen;

const FLAG_LOSS_IS_ERROR: u8 = 1;
const FLAG_ORPHANS_DROP: u8 = 2;
const LIMITS: usize = 4;
const STRINGS: usize = 16;

/// Set in the flags where the output is the input.
const UNCHANGED: u32 = 1;

/// What is kept between conversions.
#[derive(Default)]
pub(super) struct Conversions {
    converter: crate::Converter,
    words: Vec<u32>,
    text: String,
    output: Vec<u8>,
}

/// Converts the document in the buffer: the address of the words on the conversion.
#[wasm_bindgen]
pub fn convert(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (document, settings) = split(&state.input, length, settings);
        let options = options(settings, form);
        let shape = Shape::ALL[shape as usize];
        let kept = state.conversion.get_or_insert_default();
        match kept.converter.convert(shape, document, &options) {
            Ok(converted) => {
                write(&converted, form, &mut kept.words, &mut kept.text);
                kept.output = converted.output;
            }
            Err(problems) => {
                let report = refusal(shape, options.from, problems);
                let with_spans = form != wire::VALUE;
                wire::write(&report, with_spans, &mut kept.words, &mut kept.text);
            }
        }
        kept.words.as_ptr() as u32
    })
}

/// The versions that the document in the buffer can have: the address of the words on that.
#[wasm_bindgen]
pub fn detect_version(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (document, settings) = split(&state.input, length, settings);
        let rules = super::settings::rules(settings, form);
        let entries = rules
            .entries
            .and_then(|pointer| str::from_utf8(pointer).ok());
        let shape = Shape::ALL[shape as usize];
        let detected = crate::detect_version(shape, document, entries, rules.limits);
        let kept = state.conversion.get_or_insert_default();
        write_detected(&detected, &mut kept.words, &mut kept.text);
        kept.words.as_ptr() as u32
    })
}

/// The document and the settings behind it.
fn split(input: &[u8], length: u32, settings: u32) -> (&[u8], &[u8]) {
    let (document, rest) = input.split_at(length as usize);
    (
        document,
        super::settings::behind_of(rest, PADDING as usize, settings),
    )
}

pub(super) fn options(settings: &[u8], form: u32) -> ConvertOptions {
    let limit = |at: usize| {
        let bytes = settings[LIMITS + 4 * at..].first_chunk();
        bytes.map_or(0, |bytes| u32::from_le_bytes(*bytes))
    };
    let mut strings = wire::strings(&settings[STRINGS..]).into_iter();
    let mut next = || strings.next().flatten();
    let (payout_url, entries, complement) = (next(), next(), next());
    let mut fill = Vec::new();
    while let (Some(pointer), Some(value)) = (next(), next()) {
        fill.push((pointer.to_owned(), value.to_owned()));
    }
    let by_default = ConvertOptions::new(
        Version::ALL[settings[0] as usize],
        Version::ALL[settings[1] as usize],
    );
    ConvertOptions {
        payout_url: payout_url.map_or(by_default.payout_url, str::to_owned),
        fill,
        complement: complement.map(Complement::from_json),
        entries: entries.map(str::to_owned),
        on_loss: match settings[2] & FLAG_LOSS_IS_ERROR {
            0 => OnLoss::Report,
            _ => OnLoss::Error,
        },
        on_orphan: match settings[2] & FLAG_ORPHANS_DROP {
            0 => OnOrphan::Error,
            _ => OnOrphan::Drop,
        },
        limits: Limits {
            bytes: limit(0),
            depth: limit(1),
            findings: limit(2),
        },
        unit: wire::unit(form),
        ..by_default
    }
}

/// Why a document was not converted, laid out as a report.
pub(super) fn refusal(shape: Shape, version: Version, problems: Vec<Problem>) -> Report {
    Report {
        valid: false,
        shape: Some(shape),
        version,
        problems,
        truncated: false,
        assumptions: Vec::new(),
    }
}

/// Writes what became of a document, but for the document itself.
pub(super) fn write(converted: &Converted, form: u32, words: &mut Vec<u32>, text: &mut String) {
    let with_spans = form != wire::VALUE;
    let unchanged = converted.edits.is_empty();
    let mut page = begin(words, text, if unchanged { UNCHANGED } else { 0 });
    page.words.extend([
        converted.output.as_ptr() as u32,
        converted.output.len() as u32,
    ]);
    page.words.push(converted.assumptions.len() as u32);
    for assumption in &converted.assumptions {
        page.string(assumption);
    }
    page.optional(converted.complement.as_ref().map(|held| held.as_json()));
    page.edits(if with_spans { &converted.edits } else { &[] });
    page.words.push(converted.changes.len() as u32);
    for change in &converted.changes {
        page.words.push(change.basis as u32);
        page.span(change.from_span.filter(|_| with_spans));
        page.span(change.to_span.filter(|_| with_spans));
        page.string(change.id);
        page.string(change.section);
        page.path(&change.from);
        page.path(&change.to);
    }
    page.words.push(converted.losses.len() as u32);
    for loss in &converted.losses {
        page.path(&loss.path);
        page.string(loss.section);
        page.string(&loss.reason);
    }
    page.words.push(converted.gaps.len() as u32);
    for gap in &converted.gaps {
        page.path(&gap.path);
        page.string(gap.section);
        page.string(&gap.reason);
    }
    page.close();
}

/// Writes which versions a document can have, as bits, and what speaks against which.
pub(super) fn write_detected(detected: &Detected, words: &mut Vec<u32>, text: &mut String) {
    let bits = |bits: u32, version: &Version| bits | 1 << *version as u32;
    let candidates = detected.candidates.iter().fold(0, bits);
    let mut page = begin(words, text, candidates);
    page.words.push(detected.evidence.len() as u32);
    for evidence in &detected.evidence {
        page.words.push(evidence.version as u32);
        page.path(&evidence.path);
        page.string(evidence.section);
        page.string(&evidence.reason);
    }
    page.close();
}

fn begin<'p>(words: &'p mut Vec<u32>, text: &'p mut String, flags: u32) -> Page<'p> {
    words.clear();
    text.clear();
    words.extend([0, flags, 0, 0]);
    Page { words, text }
}
