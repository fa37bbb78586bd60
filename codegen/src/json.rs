//! JSON objects in which a member may be left out.

pub use serde_json::{Map, Value, json};

/// An object of JSON.
pub type Object = Map<String, Value>;

/// An object with these members, in this order. A value that is `None` leaves its member out.
macro_rules! object {
    ($($name:literal: $value:expr),+ $(,)?) => {
        [$(($name, $crate::json::json!($value))),+]
            .into_iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| (name.to_owned(), value))
            .collect::<$crate::json::Object>()
    };
}
pub(crate) use object;

/// A text, unless it is empty.
pub fn non_empty(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}
