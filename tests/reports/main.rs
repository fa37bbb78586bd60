//! Reports: the expected report of each case, and what holds for all reports.

#![cfg(not(target_arch = "wasm32"))]

mod bounds;
mod cases;
mod grown;
mod laws;
mod names;
#[path = "../support/options.rs"]
mod options;
#[path = "../laws/random.rs"]
mod random;
#[path = "../support/mod.rs"]
mod support;
mod verdicts;
