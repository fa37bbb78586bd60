//! The exports for calls to the service.

use super::settings::{bytes_at, split, strings};
use super::{refusal, with_state};
use crate::check::call::{Body, Call};
use crate::contract::route::{endpoint_at, is_below};
use crate::layout::{ABSENT, FORM_NO_BODY, OUTSIDE, PADDING};
use crate::service::routes::{ENDPOINTS, ROOT};
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
            body: match (refusal(length), form) {
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

/// Returns the number of the endpoint that any version lists for the method and path in the buffer. Returns `ABSENT` for
/// none, and `OUTSIDE` for a path that may lead outside those of the service.
#[wasm_bindgen]
pub fn endpoint_of(head: u32) -> u32 {
    with_state(|state| {
        let strings = strings(bytes_at(&state.input, PADDING as usize, head));
        let string = |n: usize| strings.get(n).copied().flatten().unwrap_or_default();
        let (method, path) = (string(0), string(1));
        match is_below(ROOT, path) {
            true => endpoint_at(&ENDPOINTS, method, path).map_or(ABSENT, |number| number as u32),
            false => OUTSIDE,
        }
    })
}
