//! The contract held against a text: what is wrong, where, how firmly, and what to do about it.
//!
//! [`walk`] reads the text once and notes findings; their places are found in a second look
//! at what comes before the last of them; [`wording`] puts them into sentences; [`fix`] says what
//! would mend them.

use crate::report::code;
mod entries;
mod finding;
mod fix;
mod fixed;
mod formats;
mod options;
mod problem;
mod query;
mod report;
mod settle;
mod suggest;
mod values;
mod walk;
mod wording;

pub use code::{Code, Severity};
pub(crate) use finding::default_severity;
pub use finding::is_vital;
pub(crate) use finding::{Assumption, Finding, Mismatch, Subject};
pub use fix::Applicability;
pub use fixed::Fixed;
pub use options::{Level, Limits, Options, Severities};
pub use problem::{Fix, Problem, Report};
pub use report::Session;
pub(crate) use report::{problems, worded};
