//! The JSON of conversions and complements: what serde does not derive.

use crate::{Complement, ConvertError, JsonPointer, Problem};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};
use serde_json::Value;

/// Serialises the output of a conversion, with the members that say that it was not refused.
pub(crate) fn converted<S: Serializer>(output: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Converted<'o> {
        ok: bool,
        output: Cow<'o, str>,
        problems: [Problem; 0],
    }
    let output = String::from_utf8_lossy(output);
    let (ok, problems) = (true, []);
    Converted { ok, output, problems }.serialize(serializer)
}

#[derive(Serialize)]
struct RefusalJson<'r> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    problems: Option<&'r [Problem]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Mistake<'r>>,
}

/// A mistake in an option.
#[derive(Serialize)]
struct Mistake<'m> {
    option: &'static str,
    pointer: &'m JsonPointer,
    message: String,
}

/// A refused conversion as the npm package returns it: `ok` and `problems`. A mistake in the options, for
/// which the package throws, has `error` instead of `problems`.
impl Serialize for ConvertError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (problems, error) = match self {
            ConvertError::Refused(problems) => (Some(&problems[..]), None),
            ConvertError::UnknownGap(pointer)
            | ConvertError::InvalidFill(pointer)
            | ConvertError::UnfitFill(pointer)
            | ConvertError::FillTooDeep(pointer) => {
                let (option, message) = ("fill", self.to_string());
                (
                    None,
                    Some(Mistake {
                        option,
                        pointer,
                        message,
                    }),
                )
            }
        };
        let ok = false;
        RefusalJson { ok, problems, error }.serialize(serializer)
    }
}

/// Serialises the JSON of a complement. A text that is not JSON is an error.
impl Serialize for Complement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value: Value = serde_json::from_str(self.as_json()).map_err(ser::Error::custom)?;
        value.serialize(serializer)
    }
}

/// Accepts any JSON. A conversion reports what is wrong with it.
impl<'de> Deserialize<'de> for Complement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Complement, D::Error> {
        Value::deserialize(deserializer).map(|value| Complement::from_json(value.to_string()))
    }
}
