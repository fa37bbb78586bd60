//! Calls, for the whole package.

use super::settings::{behind_of, split, strings, version};
use super::with_state;
use crate::check::call::{BODY, Body, Call};
use crate::contract::call::{ENDPOINTS, Endpoint};
use crate::layout::{ABSENT, FORM_NO_BODY, FORM_TEXT, FORM_VALUE, PADDING};
use crate::report::code::Code;
use crate::report::detail::{Details, PathStep};
use crate::text::place::Unit;
use alloc::vec::Vec;
use wasm_bindgen::prelude::wasm_bindgen;

/// The report on a call: its body in the buffer, or why there is none, and behind its settings method,
/// URL, base address, names and values of headers.
#[wasm_bindgen]
pub fn validate_call(form: u32, length: u32, settings: u32, head: u32, refused: u32) -> u32 {
    with_state(|state| {
        let behind = (length + PADDING + settings) as usize;
        let head = Vec::from(behind_of(&state.input, behind, head));
        let (body, rules) = split(&mut state.input, length, settings, form);
        let strings = strings(&head);
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
            body: match (refused, form) {
                (ABSENT, FORM_NO_BODY) => Body::None,
                (ABSENT, _) => Body::Text(body.text()),
                (code, _) => Body::Refused(code_of(code)),
            },
        };
        let (mut outline, version) = state.core.call(&call, &rules, Unit::Utf16);
        if form == FORM_VALUE {
            forget_places_in_body(&mut outline.details);
        }
        // The version may be that of a header, so the reply always has it.
        state.reply.whole_report(&outline, version, FORM_TEXT)
    })
}

/// The number of the endpoint that a version lists for the method and URL in the buffer, or none.
#[wasm_bindgen]
pub fn endpoint_of(number: u32, head: u32) -> u32 {
    with_state(|state| {
        let strings = strings(behind_of(&state.input, PADDING as usize, head));
        let string = |n: usize| strings.get(n).copied().flatten();
        let (method, url) = (string(0).unwrap_or_default(), string(1).unwrap_or_default());
        Endpoint::of(method, url, string(2), version(number as u8))
            .and_then(|found| ENDPOINTS.iter().position(|one| core::ptr::eq(one, found)))
            .map_or(ABSENT, |number| number as u32)
    })
}

fn code_of(number: u32) -> Code {
    let code = Code::ALL.get(number as usize).copied();
    code.unwrap_or(Code::NotSerializable)
}

/// A body that was a value has no places.
fn forget_places_in_body(details: &mut Details) {
    let mut steps = details.steps.iter();
    let mut is_body = false;
    for detail in &mut details.list {
        let first = steps.as_slice().first();
        if detail.shared == 0 {
            is_body = matches!(first, Some(PathStep::Word(word)) if *word == BODY);
        }
        if is_body {
            detail.span = None;
        }
        steps.by_ref().take(detail.steps as usize).for_each(drop);
    }
}
