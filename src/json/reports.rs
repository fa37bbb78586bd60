//! The JSON of reports, problems and fixes: what serde does not derive.

use crate::{MetaValue, Shape};
use alloc::string::String;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// The shape of a report, or `call`.
pub(crate) mod shape_or_call {
    use super::*;

    const CALL: &str = "call";

    pub(crate) fn serialize<S: Serializer>(shape: &Option<Shape>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(shape.map_or(CALL, Shape::name))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Shape>, D::Error> {
        let name = String::deserialize(deserializer)?;
        match &*name {
            CALL => Ok(None),
            name => name.parse().map(Some).map_err(serde::de::Error::custom),
        }
    }
}

/// A path as two members: a JSON Pointer, and a list of names and indexes.
pub(crate) mod pointer_and_path {
    use super::*;
    use crate::Path;

    #[derive(Serialize)]
    struct Written<'p> {
        #[serde(serialize_with = "crate::json::pointer")]
        pointer: &'p Path,
        path: &'p Path,
    }

    #[derive(Deserialize)]
    struct PathMember {
        path: Path,
    }

    pub(crate) fn serialize<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
        let pointer = path;
        Written { pointer, path }.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        PathMember::deserialize(deserializer).map(|member| member.path)
    }
}

impl TryFrom<Value> for MetaValue {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<MetaValue, &'static str> {
        let number = u32::deserialize(&value).map(MetaValue::Number);
        let list = || Vec::deserialize(&value).map(MetaValue::List);
        let text = || String::deserialize(&value).map(MetaValue::Text);
        let read = number.or_else(|_| list()).or_else(|_| text());
        read.map_err(|_| "expected a string, a list of strings, or a number from 0")
    }
}

/// Serialises a document as a string. Replaces what is not UTF-8, which the report has listed.
pub(crate) fn text<S: Serializer>(document: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&String::from_utf8_lossy(document))
}
