//! Builds JSON objects in which members can be left out.

pub use serde_json::{Map, Value, json};

/// A JSON object.
pub type JsonObject = Map<String, Value>;

/// Builds an object with these members, in this order. Leaves out members whose value is `None`.
macro_rules! object {
    ($($name:literal: $value:expr),+ $(,)?) => {
        [$(($name, $crate::json::json!($value))),+]
            .into_iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| (name.to_owned(), value))
            .collect::<$crate::json::JsonObject>()
    };
}
pub(crate) use object;
