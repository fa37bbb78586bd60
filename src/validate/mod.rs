//! The contract held against a text: what is wrong, where, how firmly, and what to do about it.
//!
//! [`walk`] reads the text once and notes findings; [`locate`] finds their places in a second look
//! at what comes before the last of them; [`wording`] puts them into sentences.

mod code;
mod entries;
mod finding;
mod formats;
mod locate;
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
pub use options::{Level, Limits, Options, Severities};
pub use problem::{Problem, Report, TextSpan};
pub use report::Session;
