//! Serde for reports, conversions and options: the same members and names as in the npm package.
//!
//! Results serialise; reports, names, options and complements also deserialise. Unknown options are refused, and
//! values that would have no effect.

mod amendments;
mod conversions;
mod input;
mod names;
mod options;
pub(crate) mod query;
mod reports;

pub(crate) use conversions::converted;
pub(crate) use names::pointer;
pub(crate) use reports::{pointer_and_path, shape_or_call, text};
