//! Serde for reports, conversions and options: the same members and names as in the npm package.
//!
//! Results serialise; reports, names, options and complements also deserialise. Unknown options are refused, and
//! values that would have no effect.

mod conversions;
mod names;
pub(crate) mod options;
pub(crate) mod query;
mod reports;

pub(crate) use reports::{pointer_and_path, shape_or_call};

use alloc::borrow::Cow;
use alloc::string::String;

/// Returns a document as a string. Replaces what is not UTF-8, which the report has listed.
fn text(output: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(output)
}
