//! Complements: what converting back needs and the output does not carry, as JSON bound to its document.
//! [`super::back`] writes it, and has its format.

use alloc::string::String;

/// What the output of a conversion can't carry, as JSON. Converting back with it gives the original bytes.
///
/// Store it with the output, and pass it in [`ConvertOptions::complement`](crate::ConvertOptions).
#[doc = example!(Complement)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Complement(String);

impl Complement {
    /// Makes a complement from stored JSON. The JSON is checked when a conversion uses it.
    pub fn from_json(json: impl Into<String>) -> Complement {
        Complement(json.into())
    }

    /// The complement as JSON.
    pub fn as_json(&self) -> &str {
        &self.0
    }
}
