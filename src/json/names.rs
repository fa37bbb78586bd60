//! The JSON of names and pointers, which are strings, and of paths, which are lists of strings and numbers.

use crate::{
    Applicability, Basis, Code, JsonPointer, Level, Names, OnLoss, OnOrphan, Path, Segment,
    Severity, Shape, Unit, Version,
};
use alloc::string::String;
use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

macro_rules! strings {
    ($($type:ident)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                struct Parsed;

                impl Visitor<'_> for Parsed {
                    type Value = $type;

                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str("a string")
                    }

                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Parsed)
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

impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Segment, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Key(String),
            Index(u32),
        }
        Ok(match Either::deserialize(deserializer)? {
            Either::Key(name) => Segment::Key(name.into()),
            Either::Index(index) => Segment::Index(index),
        })
    }
}
