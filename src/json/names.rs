//! The JSON of names and pointers, which are strings, and of paths, which are lists of strings and numbers.

use crate::{
    Applicability, Basis, Code, JsonPointer, Level, Names, OnLoss, OnOrphan, Path, Segment, Severity, Shape, Unit,
    Version,
};
use alloc::string::String;
use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

macro_rules! strings {
    ($($type:ident)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

strings! {
    Applicability Basis Code JsonPointer Level Names OnLoss OnOrphan Severity Shape Unit Version
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl Serialize for Segment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Segment::Key(name) => serializer.serialize_str(name),
            Segment::Index(index) => serializer.serialize_u32(*index),
        }
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        Deserialize::deserialize(deserializer).map(Path)
    }
}

// By way of a value, because serde's untagged enums can't read numbers with the feature `arbitrary_precision`.
impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Segment, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let name = || String::deserialize(&value).map(|name| Segment::Key(name.into()));
        let segment = u32::deserialize(&value).map(Segment::Index);
        segment
            .or_else(|_| name())
            .map_err(|_| de::Error::custom("expected a name or an index"))
    }
}

/// Serialises a path as a JSON Pointer.
pub(crate) fn pointer<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(path)
}
