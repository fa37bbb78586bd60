//! The exports for checking documents, one by one and in batches.

use super::settings::{bytes_at, rules, split, split_text};
use super::{refusal_of, with_state};
use crate::layout::FORM_BYTES;
use crate::text::documents::Documents;
use crate::text::{Padded, Span};
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether the document in the buffer is valid.
#[wasm_bindgen]
pub fn is_valid(shape: u32, form: u32, length: u32, head: u32, settings: u32) -> bool {
    with_state(|state| {
        let (text, mut rules) = split(&mut state.input, length, head, settings, form);
        rules.shape = rules.catalogue.shape(shape as usize);
        state.checker.is_valid(text, &rules)
    })
}

/// Validates the document in the buffer, or says why it has none. Returns the address of the report, 0 if it is
/// empty.
#[wasm_bindgen]
pub fn validate(shape: u32, form: u32, length: i32, head: u32, settings: u32) -> u32 {
    with_state(|state| {
        let written = length.max(0) as u32;
        let (text, mut rules) = split(&mut state.input, written, head, settings, form);
        rules.shape = rules.catalogue.shape(shape as usize);
        let text = refusal_of(length).map_or(Ok(text), Err);
        let found = state.checker.report(text, &rules);
        if found.is_clean() {
            return 0;
        }
        state.reply.report(&found);
        state.reply.finish()
    })
}

/// Checks the batch in the buffer. Returns the address of the reply, which lists the documents with
/// findings.
#[wasm_bindgen]
pub fn check_batch(shape: u32, length: u32, head: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (text, rest) = split_text(&mut state.input, length);
        let mut rules = rules(head, bytes_at(rest, 0, settings), FORM_BYTES);
        rules.shape = rules.catalogue.shape(shape as usize);
        let reply = &mut state.reply;
        reply.clear();
        let mut buffer = Vec::new();
        let (mut units, mut blank) = (0, 0);
        let mut listed: Vec<[u32; 3]> = Vec::new();
        let is_query = rules.shape.is_query();
        let mut documents = Documents::new(text, is_query, false);
        while let Some(unit) = documents.next() {
            let Span { start, end } = unit.document;
            let alone = Padded::copy(unit.document.of(text.text()), &mut buffer);
            if documents.is_blank(unit, |bytes| rules.limits.is_too_large(bytes)) {
                blank += 1;
            } else if state.checker.has_findings(alone, &rules) {
                listed.push([units, start, end]);
            }
            units += 1;
        }
        reply.push(&[units, blank, listed.len() as u32]);
        reply.push(listed.as_flattened());
        reply.finish()
    })
}
