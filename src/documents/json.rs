//! A JSON value as its text.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::ToString;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A JSON value, kept as its text: digits, order and spelling stay as they were. Two are equal if their texts are.
///
/// ```
/// use order_contract::documents::Json;
/// let price: Json = "1.10".parse()?;
/// assert_eq!(price.text(), "1.10");
/// assert_eq!(price.read::<f64>()?, 1.1);
/// assert_eq!(Json::from(serde_json::json!(["a"])).text(), r#"["a"]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The value `null`.
    pub fn null() -> Json {
        Json(RawValue::NULL.to_owned())
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads the value as a type, such as `f64`, `serde_json::Value` or one of yours.
    ///
    /// # Errors
    ///
    /// If the value is not one of that type. The error may quote the value.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.text())
    }
}

impl From<serde_json::Value> for Json {
    fn from(value: serde_json::Value) -> Json {
        // The text of a value is JSON.
        RawValue::from_string(value.to_string()).map_or_else(|_| Json::null(), Json)
    }
}

impl FromStr for Json {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Json, serde_json::Error> {
        RawValue::from_string(text.to_owned()).map(Json)
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl Hash for Json {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}
