//! A JSON value, as far as descriptions need one; it displays as compact JSON.

use core::fmt::{self, Write};

/// A JSON value. Members keep their order.
///
/// ```
/// use order_contract::describe::Json;
/// let json = Json::object([("a", Json::from(true)), ("b", Json::strings(["x"]))]);
/// assert_eq!(json.to_string(), r#"{"a":true,"b":["x"]}"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `true` or `false`.
    Boolean(bool),
    /// A whole number.
    Number(u32),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Json>),
    /// An object.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// An object with these members.
    pub fn object<'n>(members: impl IntoIterator<Item = (&'n str, Json)>) -> Json {
        let owned = |(name, value): (&str, Json)| (name.to_owned(), value);
        Json::Object(members.into_iter().map(owned).collect())
    }

    /// An array of strings.
    pub fn strings<S: Into<String>>(items: impl IntoIterator<Item = S>) -> Json {
        Json::Array(
            items
                .into_iter()
                .map(|item| Json::String(item.into()))
                .collect(),
        )
    }

    /// The member of that name.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members
                .iter()
                .find(|(known, _)| known == name)
                .map(|(_, value)| value),
            _ => None,
        }
    }
}

impl From<&str> for Json {
    fn from(string: &str) -> Json {
        Json::String(string.to_owned())
    }
}

impl From<bool> for Json {
    fn from(boolean: bool) -> Json {
        Json::Boolean(boolean)
    }
}

/// An object that grows: a member is added where there is something to say.
#[derive(Debug, Default)]
pub(super) struct Members(pub(super) Vec<(String, Json)>);

impl Members {
    pub(super) fn add(&mut self, name: &str, value: impl Into<Json>) {
        self.0.push((name.to_owned(), value.into()));
    }

    pub(super) fn add_some<J: Into<Json>>(&mut self, name: &str, value: Option<J>) {
        if let Some(value) = value {
            self.add(name, value);
        }
    }

    /// Adds a text or a list unless it is empty.
    pub(super) fn add_filled(&mut self, name: &str, value: impl Into<Json>) {
        let value = value.into();
        let is_empty = match &value {
            Json::String(string) => string.is_empty(),
            Json::Array(items) => items.is_empty(),
            Json::Object(members) => members.is_empty(),
            _ => false,
        };
        if !is_empty {
            self.add(name, value);
        }
    }

    pub(super) fn into_json(self) -> Json {
        Json::Object(self.0)
    }
}

impl From<Members> for Json {
    fn from(members: Members) -> Json {
        members.into_json()
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Boolean(boolean) => write!(f, "{boolean}"),
            Json::Number(number) => write!(f, "{number}"),
            Json::String(string) => quoted(string, f),
            Json::Array(items) => {
                f.write_char('[')?;
                for (n, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if n == 0 { "" } else { "," })?;
                }
                f.write_char(']')
            }
            Json::Object(members) => {
                f.write_char('{')?;
                for (n, (name, value)) in members.iter().enumerate() {
                    f.write_str(if n == 0 { "" } else { "," })?;
                    quoted(name, f)?;
                    write!(f, ":{value}")?;
                }
                f.write_char('}')
            }
        }
    }
}

fn quoted(string: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_char('"')?;
    for character in string.chars() {
        match character {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            control if control < ' ' => write!(f, "\\u{:04x}", control as u32)?,
            other => f.write_char(other)?,
        }
    }
    f.write_char('"')
}
