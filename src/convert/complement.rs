//! What the way back needs and the output does not carry: plain JSON, bound to its document.
//!
//! ```json
//! {
//!   "shape": "order", "from": "2023-07-27", "to": "2024-02-05", "payoutUrl": "/url",
//!   "changes": { "redemption_url_to_payout": { "count": 1, "entries": [
//!     { "at": 0, "id": "\"o-1\"", "count": 2, "items": [
//!       { "at": 1, "members": { "redemption_url": { "at": 3, "text": "\"redemption_url\": null" } } }
//!     ] }
//!   ] } }
//! }
//! ```
//!
//! `at` is a position, `count` how many entries or items there were, `id` the raw identifier and
//! `repeated` whether another one reads the same. A member that was taken out has its place `at` among
//! the members, its `text` and, where they are more than a bare comma, the comma and the white space
//! that went with it: the `gap`. `shared` says that the output carries its URL in the other member; then
//! the URL is empty in the text, unless it is spelled otherwise there. A text without `at` is the
//! spelling of a member that moved. `"is": "kept"` marks a field of the other version that was there
//! already, `"is": "new"` one that came from an earlier complement.
//!
//! [`read`] is strict: a complement has been stored and sent, and may be anything by now.

pub(super) mod read;
pub(super) mod write;

use alloc::string::String;

/// What a conversion leaves behind for the way back, as JSON text.
///
/// ```
/// use order_contract::{Complement, ConvertOptions, Shape, Version::*, convert};
///
/// let order = r#"{"items":[{"payout":{"id":7,"url":"u"}}]}"#;
/// let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
/// let old = convert(Shape::Order, order, &down).unwrap();
/// assert_eq!(old.output, br#"{"items":[{"redemption_url":"u"}]}"#);
///
/// let stored = old.complement.unwrap().as_json().to_owned();
/// let up = ConvertOptions {
///     complement: Some(Complement::from_json(stored)),
///     ..ConvertOptions::new(V2023_07_27, V2024_02_05)
/// };
/// assert_eq!(convert(Shape::Order, old.output, &up).unwrap().output, order.as_bytes());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Complement(String);

impl Complement {
    /// A complement that was stored as JSON. It is read when it is used.
    pub fn from_json(json: impl Into<String>) -> Complement {
        Complement(json.into())
    }

    /// The complement as JSON.
    pub fn as_json(&self) -> &str {
        &self.0
    }
}
