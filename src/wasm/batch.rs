//! The export for converting streams: batches of whole documents in the buffer, each on a line, or of one document.
//!
//! After the settings follow the number, start and end of each complement; then the texts of the complements.

use super::conversion::{options, shape_of};
use super::reply::Reply;
use super::settings::{bytes_at, limit_at, split_text};
use super::with_state;
use crate::convert::batch::{Batch, BatchResult};
use crate::layout::FORM_BYTES;
use crate::text::Span;
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// Complements are written.
const KEEPS: u32 = 1;
/// The text is one document.
const WHOLE: u32 = 2;
/// The bytes of a complement's number and span.
const COMPLEMENT: u32 = 12;

/// Converts the batch in the buffer and returns the address of the reply. `first` is the number of the
/// first output document, counted over all batches; `flags` are [`KEEPS`] and [`WHOLE`].
#[wasm_bindgen]
pub fn convert_batch(
    shape: u32,
    length: u32,
    settings: u32,
    complements: u32,
    held: u32,
    first: f64,
    flags: u32,
) -> u32 {
    with_state(|state| {
        let shape = shape_of(shape);
        let (text, rest) = split_text(&mut state.input, length);
        let options = options(bytes_at(rest, 0, settings), FORM_BYTES);
        let texts = bytes_at(rest, (settings + COMPLEMENT * complements) as usize, held);
        let complements: Vec<(u32, &[u8])> = (0..complements)
            .map(|n| {
                let at = settings + COMPLEMENT * n;
                (limit_at(rest, at), span_at(rest, at + 4).of(texts))
            })
            .collect();
        let batch = Batch {
            text,
            complements: &complements,
            first: first as u64,
            keeps_complements: flags & KEEPS != 0,
            is_whole: flags & WHOLE != 0,
        };
        let batches = state.batches.get_or_insert_default();
        batches.convert(&options.steps(shape), batch);
        converted(&mut state.reply, &batches.result)
    })
}

fn converted(reply: &mut Reply, result: &BatchResult) -> u32 {
    reply.clear();
    let tallies = &result.tallies.all;
    reply.push(&[
        result.units,
        result.blank,
        result.changed,
        result.output.as_ptr() as u32,
        result.output.len() as u32,
        result.complements.as_ptr() as u32,
        result.complements.len() as u32,
        result.refused.len() as u32,
        tallies.len() as u32,
        result.others.len() as u32,
    ]);
    reply.push(&result.others);
    for refused in &result.refused {
        let Span { start, end } = refused.document;
        reply.push(&[refused.unit, start, end]);
    }
    for tally in tallies {
        reply.record(&tally.note);
        reply.push(&[tally.count]);
        reply.string(&tally.pointer);
    }
    reply.finish()
}

fn span_at(input: &[u8], at: u32) -> Span {
    Span::new(limit_at(input, at), limit_at(input, at + 4))
}
