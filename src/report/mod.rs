//! The results of checks and conversions: codes, findings, sentences, fixes, and the problems made from
//! them.
//!
//! A [`finding`] is numbers. [`detail`] adds sentence, path and place, still as numbers, and writes them into a
//! [`reply`]. [`problem`] reads that and renders it as text; the package does so in JavaScript.

pub(crate) mod amendments;
pub(crate) mod code;
pub(crate) mod detail;
pub(crate) mod display;
pub(crate) mod finding;
pub(crate) mod fix;
pub mod layout;
pub(crate) mod message;
pub(crate) mod problem;
pub(crate) mod reader;
pub(crate) mod reason;
pub(crate) mod reply;
pub(crate) mod rules;
pub(crate) mod sentence;
