//! What each fuzz target does with bytes: fuzzing finds them, and the tests replay the ones that are kept, on
//! a stable compiler.
#![allow(dead_code)] // Each target uses a part.

pub mod call;
pub mod check;
pub mod complement;
mod conversion;
pub mod convert;
mod document;
pub mod fixes;
pub mod lines;
pub mod query;
pub mod reader;
mod source;
