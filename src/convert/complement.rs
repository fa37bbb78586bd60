//! Complements: what converting back needs and the output does not carry, as JSON bound to its document.
//!
//! ```json
//! {
//!   "shape": "loan", "from": "2020-01-01", "to": "2021-01-01", "placeAt": "/room",
//!   "changes": { "shelf_to_place": { "count": 1, "entries": [
//!     { "at": 0, "id": "\"l-1\"", "count": 2, "items": [
//!       { "at": 1, "members": { "shelf": { "at": 3, "text": "\"shelf\": null" } } }
//!     ] }
//!   ] } }
//! }
//! ```
//!
//! Of entries and items:
//! - `at` is the position, and `count` how many there were.
//! - `id` is the source of the identifier, and `repeated` whether another one equals it.
//!
//! Of members:
//! - `at` is the position of a removed member, and `text` its source.
//! - `gap` is the spacing, the comma and white space removed with it, unless that was a bare comma.
//! - `shared` means that the other member of the output carries its value. The value in `text` is then empty,
//!   unless the output spells it differently.
//! - A `text` without `at` is the spelling of a member that moved.
//! - `"is": "kept"` marks a field of the other version that was already in the input, `"is": "new"` one
//!   that came from an earlier complement.
//!
//! [`read`] is strict: a complement has been stored and sent, so it may contain anything.

mod read;
pub(super) mod record;
pub(super) mod write;

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
