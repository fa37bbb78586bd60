//! Reports: what each case expects, and what holds of all.

mod cases;
mod laws;
#[path = "../support/options.rs"]
mod options;
#[path = "../support/mod.rs"]
mod support;
