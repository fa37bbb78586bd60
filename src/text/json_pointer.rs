//! The public type for JSON Pointers (RFC 6901) that callers pass, checked on construction.

use super::pointer::{Path, is_pointer};
use crate::naming::checked_text;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use core::ops::Deref;

/// A JSON Pointer (RFC 6901), such as `/loans/0`. The empty one, the default, is the whole document.
///
/// Parse it from text, or make it from a [`Path`].
///
/// ```
/// use order_contract::JsonPointer;
/// let pointer: JsonPointer = "/data/entries".parse()?;
/// assert_eq!(pointer.as_str(), "/data/entries");
/// assert!("data".parse::<JsonPointer>().is_err());
/// # Ok::<(), order_contract::InvalidPointerError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JsonPointer(String);

impl JsonPointer {
    /// The pointer as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Makes a pointer from text that was checked elsewhere.
    pub(crate) fn checked(text: &str) -> JsonPointer {
        JsonPointer(text.to_owned())
    }
}

impl TryFrom<&str> for JsonPointer {
    type Error = InvalidPointerError;

    fn try_from(text: &str) -> Result<JsonPointer, InvalidPointerError> {
        JsonPointer::try_from(text.to_owned())
    }
}

impl From<&Path> for JsonPointer {
    fn from(path: &Path) -> JsonPointer {
        JsonPointer(path.to_string())
    }
}

impl Deref for JsonPointer {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for JsonPointer {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// The error for a text that is not a JSON Pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidPointerError;

checked_text!(
    JsonPointer,
    InvalidPointerError,
    "a JSON Pointer is empty or begins with `/`, and `~` in it is `~0` or `~1`",
    is_pointer
);
