//! Reads and writes the members of objects: into fields, and all others into a map.
//!
//! serde's own `flatten` and `tag` read values into a buffer that loses digits, and can't hold [`Json`].

use super::{Json, Other};
use alloc::collections::btree_map::Entry;
use alloc::format;
use core::fmt;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
use serde::ser::SerializeMap;

/// An object that is read from its members and written as them.
pub(super) trait Members: Sized {
    /// Takes the fields out of the members, and keeps all others.
    fn read(members: Other) -> Result<Self, serde_json::Error>;
    /// Writes the members, but for the discriminator, if that was written.
    fn write<M: SerializeMap>(&self, map: &mut M, written: Option<&str>) -> Result<(), M::Error>;
}

/// Reads the members of an object, or fails if a name is repeated.
pub(super) fn of<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Other, D::Error> {
    deserializer.deserialize_map(ObjectVisitor)
}

struct ObjectVisitor;

impl<'de> Visitor<'de> for ObjectVisitor {
    type Value = Other;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Other, A::Error> {
        let mut members = Other::new();
        while let Some((name, value)) = map.next_entry()? {
            match members.entry(name) {
                Entry::Vacant(free) => free.insert(value),
                Entry::Occupied(known) => {
                    let error = format!("duplicate field `{}`", known.key());
                    return Err(A::Error::custom(error));
                }
            };
        }
        Ok(members)
    }
}

/// Takes out a field that every document has.
pub(super) fn required<T: DeserializeOwned>(members: &mut Other, name: &'static str) -> Result<T, serde_json::Error> {
    optional(members, name)?.ok_or_else(|| Error::missing_field(name))
}

/// Takes out a field. If the document has it, the type holds it.
pub(super) fn optional<T: DeserializeOwned>(members: &mut Other, name: &str) -> Result<Option<T>, serde_json::Error> {
    let value = members.remove(name);
    value.map(|value| value.read()).transpose()
}

/// Takes out a field, but for `null`.
pub(super) fn nullable<T: DeserializeOwned>(members: &mut Other, name: &str) -> Result<Option<T>, serde_json::Error> {
    match members.get(name) {
        Some(value) if *value == Json::null() => Ok(None),
        _ => optional(members, name),
    }
}

/// Takes out a field, but for a value that the type can't hold.
pub(super) fn lenient<T: DeserializeOwned>(members: &mut Other, name: &str) -> Result<Option<T>, serde_json::Error> {
    match members.get(name).map(Json::read) {
        Some(Ok(value)) => {
            members.remove(name);
            Ok(Some(value))
        }
        _ => Ok(None),
    }
}

/// The error for a discriminator's value that has no variant.
pub(super) fn unlisted(name: &str, known: &[&str]) -> serde_json::Error {
    let known = known.join(", ");
    serde_json::Error::custom(format!("unknown `{name}`: expected {known}"))
}

/// Defines the struct of an object, and how its members are read and written. Says of each field whether it is [`required`],
/// [`optional`], [`nullable`] or [`lenient`]: what these leave is kept in `other`.
macro_rules! members {
    ($(#[$about:meta])* $type:ident { $($(#[$doc:meta])* $mode:ident $name:literal $field:ident: $value:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $type {
            $($(#[$doc])* pub $field: $value,)*
            /// All other members.
            pub other: $crate::documents::Other,
        }

        impl $crate::documents::members::Members for $type {
            #[allow(unused_mut, reason = "some have no fields")]
            fn read(mut members: $crate::documents::Other) -> Result<$type, serde_json::Error> {
                Ok($type {
                    $($field: $crate::documents::members::$mode(&mut members, $name)?,)*
                    other: members,
                })
            }

            fn write<M: serde::ser::SerializeMap>(&self, map: &mut M, written: Option<&str>) -> Result<(), M::Error> {
                $(members!(@write $mode $name, self.$field, map);)*
                for (name, value) in &self.other {
                    let is_written = match &**name {
                        $($name => members!(@is_written $mode self.$field),)*
                        name => written == Some(name),
                    };
                    if !is_written {
                        map.serialize_entry(name, value)?;
                    }
                }
                Ok(())
            }
        }
    };
    (@write required $name:literal, $value:expr, $map:ident) => { $map.serialize_entry($name, &$value)? };
    (@write $mode:ident $name:literal, $value:expr, $map:ident) => {
        if let Some(value) = &$value {
            $map.serialize_entry($name, value)?;
        }
    };
    (@is_written required $value:expr) => { true };
    (@is_written $mode:ident $value:expr) => { $value.is_some() };
}

/// Defines an enum whose variant depends on a member, and how it is read and written.
macro_rules! discriminated {
    ($(#[$about:meta])* $type:ident by $name:literal { $($(#[$doc:meta])* $value:literal => $variant:ident($held:ty),)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[$doc])* $variant($held),)* }

        impl $crate::documents::members::Members for $type {
            fn read(mut members: $crate::documents::Other) -> Result<$type, serde_json::Error> {
                let value: alloc::string::String = $crate::documents::members::required(&mut members, $name)?;
                match &*value {
                    $($value => $crate::documents::members::Members::read(members).map($type::$variant),)*
                    _ => Err($crate::documents::members::unlisted($name, &[$($value),*])),
                }
            }

            fn write<M: serde::ser::SerializeMap>(&self, map: &mut M, _: Option<&str>) -> Result<(), M::Error> {
                match self {
                    $($type::$variant(variant) => {
                        map.serialize_entry($name, $value)?;
                        $crate::documents::members::Members::write(variant, map, Some($name))
                    })*
                }
            }
        }
    };
}

/// Implements serde's traits for objects that can be read alone: for all but the variants of an enum.
macro_rules! objects {
    ($($type:ident)*) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let members = $crate::documents::members::of(deserializer)?;
                $crate::documents::members::Members::read(members).map_err(serde::de::Error::custom)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                $crate::documents::members::Members::write(self, &mut map, None)?;
                serde::ser::SerializeMap::end(map)
            }
        }
    )*};
}

pub(super) use {discriminated, members, objects};
