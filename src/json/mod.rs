//! Reports, conversions and options as JSON: the same members and names as in the npm package.
//!
//! What callers get serialises; names, options and complements also deserialise. Unknown names of
//! options are refused, and so are values that would have no effect.

mod conversions;
mod names;
pub(crate) mod options;
pub(crate) mod query;
mod reports;

use alloc::borrow::Cow;
use alloc::string::String;

/// A document as a string. What is not UTF-8 has been reported; it is replaced here.
fn text(output: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(output)
}
