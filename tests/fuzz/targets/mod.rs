//! The fuzz targets. Fuzzing finds inputs for them, and the tests replay the kept inputs on a stable compiler.
#![allow(dead_code)] // The tests use more than the fuzzer.

pub mod call;
pub mod check;
pub mod complement;
pub mod conversion;
pub mod convert;
pub mod fixes;
pub mod lines;
mod query;
pub mod reader;
mod source;

/// The name of a target, and its function.
type Target = (&'static str, fn(&[u8]));

pub const TARGETS: [Target; 8] = [
    ("reader", reader::run),
    ("check", check::run),
    ("convert", convert::run),
    ("lines", lines::run),
    ("fixes", fixes::run),
    ("complement", complement::run),
    ("query", query::run),
    ("call", call::run),
];
