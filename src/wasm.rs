//! The package's way in: the only file that knows JavaScript.
//!
//! Only numbers cross. JavaScript writes a document into a buffer that lives here, followed by its
//! settings where they are not the defaults; what it gets back is a verdict, or the address of a
//! report in words and one text (see [`wire`]). What an index means is written down, for both
//! sides, by `src/bin/generate.rs`.

use crate::contract::call::{ENDPOINTS, Endpoint};
use crate::validate::{Body, Call, Code, Options, Session};
use crate::{Converter, Report, Shape, Unit, Version};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

mod convert_wire;
mod wire;

/// What is kept between calls: buffers, and nothing of a document.
#[derive(Default)]
struct State {
    input: Vec<u8>,
    session: Session,
    converter: Converter,
    defaults: Options,
    words: Vec<u32>,
    text: String,
    output: Vec<u8>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

/// A buffer is kept up to this size; a larger one is given back before the next document.
const KEPT: usize = 1024 * 1024;

/// Makes room for a document and its settings and says where. Memory may grow: views detach.
#[wasm_bindgen]
pub fn reserve(bytes: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let bytes = bytes as usize;
        if state.input.len() > KEPT {
            *state = State::default();
        }
        if state.input.len() < bytes {
            state.input.resize(bytes, 0);
        }
        state.input.as_mut_ptr() as u32
    })
}

/// The verdict on the document in the buffer.
#[wasm_bindgen]
pub fn is_valid(shape: u32, form: u32, length: u32, settings: u32) -> bool {
    STATE.with_borrow_mut(|state| {
        let (document, custom) = wire::split(&state.input, length, settings, form);
        let options = custom.as_ref().unwrap_or(&state.defaults);
        state.session.is_valid(shape_of(shape), document, options)
    })
}

/// The report on the document in the buffer: the address of its words.
#[wasm_bindgen]
pub fn validate(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let (document, custom) = wire::split(&state.input, length, settings, form);
        let options = custom.unwrap_or_else(|| wire::defaults(form));
        let report = state.session.validate(shape_of(shape), document, &options);
        state.reply(&report, form != wire::VALUE)
    })
}

/// The report on an input that never became text, for the reason that the code names.
#[wasm_bindgen]
pub fn refuse(shape: u32, code: u32, settings: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let (_, custom) = wire::split(&state.input, 0, settings, wire::VALUE);
        let options = custom.unwrap_or_default();
        let code = Code::ALL[code as usize];
        let report = state.session.refuse(shape_of(shape), code, &options);
        state.reply(&report, false)
    })
}

/// Makes the safe fixes of the document in the buffer, of the codes whose bits are set: the address
/// of the words on what became of it.
#[wasm_bindgen]
pub fn apply_fixes(shape: u32, form: u32, length: u32, settings: u32, only: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let (document, custom) = wire::split(&state.input, length, settings, form);
        let options = custom.unwrap_or_else(|| wire::defaults(form));
        let codes: Vec<Code> = Code::ALL
            .iter()
            .copied()
            .filter(|&code| only >> code as u32 & 1 != 0)
            .collect();
        let session = &mut state.session;
        let fixed = session.apply_fixes(shape_of(shape), document, &options, Some(&codes));
        let with_spans = form != wire::VALUE;
        wire::write_fixed(&fixed, with_spans, &mut state.words, &mut state.text);
        state.output = fixed.output;
        state.words.as_ptr() as u32
    })
}

/// The report on a call: its body in the buffer, or why it is none, and behind its settings method,
/// URL, base address, names and values of headers.
#[wasm_bindgen]
pub fn validate_call(form: u32, length: u32, settings: u32, head: u32, refused: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let (body, custom) = wire::split(&state.input, length, settings, form);
        let options = custom.unwrap_or_else(|| wire::defaults(form));
        let strings = wire::strings(wire::behind(&state.input, length + settings, head));
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
                (wire::ABSENT, wire::NO_BODY) => Body::None,
                (wire::ABSENT, _) => Body::Text(body),
                (code, _) => Body::Refused(Code::ALL[code as usize]),
            },
        };
        let mut report = state.session.report_on_call(&call, &options, Unit::Utf16);
        if form == wire::VALUE {
            wire::forget_places_in_body(&mut report);
        }
        state.reply(&report, true)
    })
}

/// The number of the endpoint that a version lists for the method and URL in the buffer, or none.
#[wasm_bindgen]
pub fn endpoint_of(version: u32, head: u32) -> u32 {
    STATE.with_borrow(|state| {
        let strings = wire::strings(wire::behind(&state.input, 0, head));
        let string = |n: usize| strings.get(n).copied().flatten();
        let (method, url) = (string(0).unwrap_or_default(), string(1).unwrap_or_default());
        Endpoint::of(method, url, string(2), Version::ALL[version as usize])
            .and_then(|found| ENDPOINTS.iter().position(|one| core::ptr::eq(one, found)))
            .map_or(wire::ABSENT, |number| number as u32)
    })
}

/// Converts the document in the buffer: the address of the words on what became of it. The settings
/// say how (see [`convert_wire`]).
#[wasm_bindgen]
pub fn convert(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let (document, settings) = convert_wire::split(&state.input, length, settings);
        let options = convert_wire::options(settings, form);
        let shape = shape_of(shape);
        match state.converter.convert(shape, document, &options) {
            Ok(converted) => {
                let (words, text) = (&mut state.words, &mut state.text);
                convert_wire::write(&converted, form, words, text);
                state.output = converted.output;
                state.words.as_ptr() as u32
            }
            Err(problems) => {
                let report = convert_wire::refusal(shape, options.from, problems);
                state.reply(&report, form != wire::VALUE)
            }
        }
    })
}

/// Tells which versions the document in the buffer can have: the address of the words on that.
#[wasm_bindgen]
pub fn detect_version(shape: u32, form: u32, length: u32, settings: u32) -> u32 {
    STATE.with_borrow_mut(|state| {
        let (document, custom) = wire::split(&state.input, length, settings, form);
        let options = custom.unwrap_or_default();
        let entries = options.entries.as_deref();
        let detected = crate::detect_version(shape_of(shape), document, entries, options.limits);
        convert_wire::write_detected(&detected, &mut state.words, &mut state.text);
        state.words.as_ptr() as u32
    })
}

impl State {
    fn reply(&mut self, report: &Report, with_spans: bool) -> u32 {
        wire::write(report, with_spans, &mut self.words, &mut self.text);
        self.words.as_ptr() as u32
    }
}

fn shape_of(index: u32) -> Shape {
    Shape::ALL[index as usize]
}
