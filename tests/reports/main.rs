//! Reports: what each case expects, and what holds of all.

#![cfg(not(target_arch = "wasm32"))]

mod cases;
mod laws;
#[path = "../support/options.rs"]
mod options;
#[path = "../support/mod.rs"]
mod support;
