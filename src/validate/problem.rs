//! The old names of what a caller sees.

pub use crate::report::problem::{Fix, Problem, Report};
