//! Complements: what converting back needs and the output does not carry, as JSON bound to its document.
//! [`super::complement_writer`] writes it, and has its format.

use alloc::string::String;

/// What the output of a conversion can't carry, as JSON. Converting back with it gives the original bytes.
///
/// Store it with the output, and pass it in [`ConvertOptions::complement`](crate::ConvertOptions). Entries and items without an
/// identifier are matched by position: reordered ones get what it holds of each other, which goes unnoticed.
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
    /// Makes a complement from stored JSON. The JSON is checked when a conversion uses it.
    pub fn from_json(json: impl Into<String>) -> Complement {
        Complement(json.into())
    }

    /// The complement as JSON.
    pub fn as_json(&self) -> &str {
        &self.0
    }
}
