//! The export for checking calls to the service.

use super::settings::{bytes_at, split, strings};
use super::{refusal_of, with_state};
use crate::check::call::{Body, Call};
use crate::layout::{FORM_NO_BODY, PADDING};
use crate::report::finding::Subject;
use crate::report::sentence::Sentence;
use crate::text::place::Unit;
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// Validates a call and returns the address of the report. The body is in the buffer, or its length says why it
/// has none. After the settings follow method, URL, base address, and names and values of headers.
#[wasm_bindgen]
pub fn validate_call(form: u32, length: i32, head: u32, settings: u32, parts: u32) -> u32 {
    with_state(|state| {
        let written = length.max(0) as u32;
        let behind = (written + PADDING + settings) as usize;
        let parts = Vec::from(bytes_at(&state.input, behind, parts));
        let (body, rules) = split(&mut state.input, written, head, settings, form);
        let strings = strings(&parts);
        let mut strings = strings.into_iter();
        let mut next = || strings.next().flatten();
        let (method, url, base_url) = (next(), next(), next());
        let mut headers = Vec::new();
        while let (Some(name), Some(value)) = (next(), next()) {
            headers.push((name, value));
        }
        let call = Call {
            method: method.unwrap_or_default(),
            url: url.unwrap_or_default(),
            base_url,
            headers: &headers,
            body: match (refusal_of(length), form) {
                (Some(refusal), _) if refusal.subject == Subject::Input(Sentence::TooMuchMemory) => Body::OutOfMemory,
                (Some(refusal), _) => Body::Refused(refusal.code),
                (None, FORM_NO_BODY) => Body::None,
                (None, _) => Body::Text(body.text()),
            },
        };
        let reply = &mut state.reply;
        state
            .checker
            .call(&call, &rules, Unit::Utf16, |found| reply.report(found));
        // A header may have set the version, so that even an empty report is returned with it.
        reply.finish()
    })
}
