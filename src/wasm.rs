//! The package's way in: the only file that knows JavaScript.
//!
//! Only numbers cross. JavaScript writes a document into a buffer that lives here, followed by its
//! settings where they are not the defaults; what it gets back is a verdict, or the address of a
//! report in words and one text (see [`wire`]). What an index means is written down, for both
//! sides, by `src/bin/generate.rs`.

use crate::validate::{Code, Options, Session};
use crate::{Report, Shape};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

mod wire;

/// What is kept between calls: buffers, and nothing of a document.
#[derive(Default)]
struct State {
    input: Vec<u8>,
    session: Session,
    defaults: Options,
    words: Vec<u32>,
    text: String,
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
        let options = custom.unwrap_or_else(|| Options {
            unit: wire::unit(form),
            ..Options::default()
        });
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

/// Panics, so that a test can see the next call work.
#[cfg(feature = "test-panic")]
#[wasm_bindgen]
pub fn panic_for_test() {
    panic!("forced by a test");
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
