//! The fuzz targets. Fuzzing finds inputs for them, and the tests replay the kept inputs on a stable compiler.
#![allow(dead_code)] // Each target uses a part.

pub mod call;
pub mod check;
pub mod complement;
pub mod conversion;
pub mod convert;
mod document;
pub mod fixes;
pub mod lines;
pub mod query;
pub mod reader;
mod source;
