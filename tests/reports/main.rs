//! Reports: the expected report of each case, and what holds for all reports.

#![cfg(all(feature = "serde", not(target_arch = "wasm32")))]

mod bounds;
mod cases;
#[path = "../support/grown.rs"]
mod grown;
mod laws;
mod messages;
mod names;
#[path = "../support/random.rs"]
mod random;
mod sentences;
#[path = "../support/mod.rs"]
mod support;
