//! The JSON of reports, problems and fixes: what serde does not derive.

use super::text;
use crate::{Fixed, InvalidDocumentError, MetaValue, Problem, Report, Shape};
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::String;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// The shape of a report, or `call`.
pub(crate) mod shape_or_call {
    use super::*;

    const CALL: &str = "call";

    pub(crate) fn serialize<S: Serializer>(
        shape: &Option<Shape>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(shape.map_or(CALL, Shape::name))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Shape>, D::Error> {
        let name = String::deserialize(deserializer)?;
        match &*name {
            CALL => Ok(None),
            name => name.parse().map(Some).map_err(serde::de::Error::custom),
        }
    }
}

/// A path as two members: a JSON Pointer, and a list of names and indexes.
pub(crate) mod pointer_and_path {
    use super::super::names::Pointer;
    use super::*;
    use crate::Path;

    #[derive(Serialize)]
    struct Written<'p> {
        pointer: Pointer<'p>,
        path: &'p Path,
    }

    #[derive(Deserialize)]
    struct Read {
        path: Path,
    }

    pub(crate) fn serialize<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
        let pointer = Pointer(path);
        Written { pointer, path }.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Path, D::Error> {
        Read::deserialize(deserializer).map(|read| read.path)
    }
}

impl TryFrom<Value> for MetaValue {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<MetaValue, &'static str> {
        match value {
            Value::String(text) => Ok(MetaValue::Text(text)),
            Value::Array(list) => {
                let texts = list.into_iter().map(|one| match one {
                    Value::String(text) => Some(text),
                    _ => None,
                });
                let texts: Option<_> = texts.collect();
                texts.map(MetaValue::List).ok_or("expected strings")
            }
            Value::Number(number) => {
                let number = number.as_u64().and_then(|number| number.try_into().ok());
                number
                    .map(MetaValue::Number)
                    .ok_or("expected a number from 0")
            }
            _ => Err("expected a string, a list or a number"),
        }
    }
}

impl Serialize for InvalidDocumentError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.report.serialize(serializer)
    }
}

#[derive(Serialize)]
struct FixedForm<'f> {
    output: Cow<'f, str>,
    headers: BTreeMap<&'static str, &'f str>,
    applied: &'f [Problem],
    truncated: bool,
    report: &'f Report,
}

impl Serialize for Fixed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Fixed {
            output,
            headers,
            applied,
            truncated,
            report,
        } = self;
        let headers = headers.iter().map(|(name, value)| (*name, value.as_str()));
        let form = FixedForm {
            output: text(output),
            headers: headers.collect(),
            applied,
            truncated: *truncated,
            report,
        };
        form.serialize(serializer)
    }
}
