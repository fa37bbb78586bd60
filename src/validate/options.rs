//! The old names of what a caller can ask for.

pub use crate::check::options::{Level, Limits, Options, Severities};
