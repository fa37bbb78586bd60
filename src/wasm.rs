//! The exports of the npm package's two modules, which are called cores: one checks, the other converts. Only numbers cross.
//!
//! JavaScript writes a document into the buffer of a core, and after it the settings that are not in the
//! number `head`, unless they are the defaults. It gets back a verdict, or the address of a [`Reply`]. [`crate::layout`]
//! describes the numbers.

mod memory;
mod reply;
mod settings;

#[cfg(feature = "npm-convert")]
mod batch;
#[cfg(feature = "npm-check")]
mod call;
#[cfg(feature = "npm-check")]
mod check;
#[cfg(feature = "npm-convert")]
mod conversion;
#[cfg(feature = "npm-check")]
mod key;
#[cfg(feature = "npm-check")]
mod names;
#[cfg(feature = "npm-convert")]
mod translation;

#[cfg(feature = "npm-check")]
use crate::check::checker::Checker;
#[cfg(feature = "npm-convert")]
use crate::convert::batch::BatchConverter;
use crate::report::code::Code;
use crate::report::finding::Finding;
use crate::report::sentence::Sentence;
use crate::text::padded::KEPT;
use alloc::vec::Vec;
use reply::Reply;
use spin::Mutex;
use wasm_bindgen::prelude::wasm_bindgen;

/// The buffers that are kept between calls.
struct State {
    input: Vec<u8>,
    reply: Reply,
    #[cfg(feature = "npm-check")]
    checker: Checker,
    #[cfg(feature = "npm-convert")]
    batches: Option<BatchConverter>,
}

static STATE: Mutex<State> = Mutex::new(State {
    input: Vec::new(),
    reply: Reply::NEW,
    #[cfg(feature = "npm-check")]
    checker: Checker::NEW,
    #[cfg(feature = "npm-convert")]
    batches: None,
});

/// Runs a function with the state. A trap leaves the lock taken: JavaScript then discards the instance, and every
/// further call of it traps as well.
fn with_state<R>(run: impl FnOnce(&mut State) -> R) -> R {
    match STATE.try_lock() {
        Some(mut state) => run(&mut state),
        None => core::arch::wasm32::unreachable(),
    }
}

/// Makes room for a document and its settings, and returns the address. Memory may grow, which detaches
/// views of it.
#[wasm_bindgen]
pub fn reserve(bytes: u32) -> u32 {
    with_state(|state| {
        let bytes = bytes as usize;
        if state.input.len() > KEPT {
            state.input = Vec::new();
            #[cfg(feature = "npm-check")]
            {
                state.checker = Checker::NEW;
            }
        }
        if state.input.len() < bytes {
            state.input.resize(bytes, 0);
        }
        state.input.as_mut_ptr() as u32
    })
}

/// Returns the finding of an input that could not be made into text. Its length is then the number of a code,
/// inverted. The number after the codes means that the input was `undefined`, the next one that it was an object
/// that is no JSON value, and the next that there was no memory for it.
fn refusal_of(length: i32) -> Option<Finding> {
    let number = usize::try_from(!length).ok()?;
    Some(match Code::ALL.get(number) {
        Some(&code) => Finding::unread(code),
        None => match number - Code::ALL.len() {
            0 => Finding::refused(Code::NotSerializable, Sentence::NoDocument),
            1 => Finding::refused(Code::NotSerializable, Sentence::NotPlain),
            _ => Finding::refused(Code::TooLarge, Sentence::TooMuchMemory),
        },
    })
}
