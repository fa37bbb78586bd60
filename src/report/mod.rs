//! The results of checks and conversions: codes, findings, sentences, fixes, and the problems made from
//! them.
//!
//! A [`finding`] is numbers. [`detail`] adds place, path and fix, still as numbers. [`message`] renders
//! them as text; the package does that in JavaScript.

pub(crate) mod code;
pub(crate) mod detail;
pub(crate) mod detail_reader;
pub(crate) mod display;
pub mod explanation;
pub(crate) mod finding;
pub(crate) mod fix;
mod fixes;
pub(crate) mod message;
pub(crate) mod problem;
pub(crate) mod reason;
pub(crate) mod sentence;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod wording;
