//! Reads and writes the members of objects: into fields, and all others into a map.
//!
//! serde's own `flatten` and `tag` read values into a buffer that loses digits, and can't hold [`Json`].

use super::{Json, Other};
use alloc::borrow::Cow;
use alloc::collections::btree_map::Entry;
use alloc::format;
use alloc::string::String;
use alloc::vec::{self, Vec};
use core::fmt;
use core::marker::PhantomData;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
use serde::ser::SerializeMap;

/// An object that is read from its members and written as them.
pub(super) trait Members: Sized {
    fn read<'de, A: MapAccess<'de>>(unread: Unread<'de, A>) -> Result<Self, A::Error>;
    /// Writes the members, but for the discriminator, if that was written.
    fn write<M: SerializeMap>(&self, map: &mut M, written: Option<&str>) -> Result<(), M::Error>;
}

/// Reads an object.
pub(super) fn read<'de, T: Members, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_map(ObjectVisitor(PhantomData))
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Members> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::read(Unread {
            first: Vec::new().into_iter(),
            value: None,
            discriminator: None,
            map,
        })
    }
}

/// The members of an object that have not been read.
pub(super) struct Unread<'de, A> {
    /// Members that were skipped in search of another one.
    first: vec::IntoIter<(Cow<'de, str>, Json)>,
    /// The value of the last name, if that was one of `first`.
    value: Option<Json>,
    /// The name of the discriminator, if that has been read.
    discriminator: Option<&'static str>,
    map: A,
}

/// The name of a member, not copied where it has no escapes.
#[derive(Deserialize)]
struct Name<'n>(#[serde(borrow)] Cow<'n, str>);

impl<'de, A: MapAccess<'de>> Unread<'de, A> {
    /// Reads the next name.
    pub(super) fn name(&mut self) -> Result<Option<Cow<'de, str>>, A::Error> {
        if let Some((name, value)) = self.first.next() {
            self.value = Some(value);
            return Ok(Some(name));
        }
        let name = self.map.next_key()?.map(|Name(name)| name);
        match self.discriminator {
            Some(read) if name.as_deref() == Some(read) => Err(A::Error::duplicate_field(read)),
            _ => Ok(name),
        }
    }

    /// Reads the value of the last name.
    pub(super) fn value<T: DeserializeOwned>(&mut self) -> Result<T, A::Error> {
        match self.value.take() {
            Some(value) => value.read().map_err(A::Error::custom),
            None => self.map.next_value(),
        }
    }

    /// Reads the discriminator, wherever it is, and returns it with the members before and behind it.
    pub(super) fn discriminator(
        mut self,
        name: &'static str,
    ) -> Result<(String, Unread<'de, A>), A::Error> {
        let mut first = Vec::new();
        while let Some(Name(key)) = self.map.next_key()? {
            if key != name {
                first.push((key, self.map.next_value()?));
                continue;
            }
            let value = self.map.next_value()?;
            self.first = first.into_iter();
            self.discriminator = Some(name);
            return Ok((value, self));
        }
        Err(A::Error::missing_field(name))
    }
}

/// Sets a field, or fails if it has been read before.
pub(super) fn set<T, E: Error>(
    field: &mut Option<T>,
    name: &'static str,
    value: T,
) -> Result<(), E> {
    match field.replace(value) {
        None => Ok(()),
        Some(_) => Err(E::duplicate_field(name)),
    }
}

/// Keeps a member that no field holds, or fails if it has been read before.
pub(super) fn keep<E: Error>(other: &mut Other, name: String, value: Json) -> Result<(), E> {
    match other.entry(name) {
        Entry::Vacant(free) => {
            free.insert(value);
            Ok(())
        }
        Entry::Occupied(known) => Err(E::custom(format!("duplicate field `{}`", known.key()))),
    }
}

/// The error for a discriminator's value that has no variant.
pub(super) fn unlisted<E: Error>(name: &str, known: &[&str]) -> E {
    E::custom(format!("unknown `{name}`: expected {}", known.join(", ")))
}

/// Writes the members of a map that no field has replaced.
pub(super) fn write_other<M: SerializeMap>(
    other: &Other,
    is_written: impl Fn(&str) -> bool,
    map: &mut M,
) -> Result<(), M::Error> {
    let unwritten = other.iter().filter(|(name, _)| !is_written(name));
    for (name, value) in unwritten {
        map.serialize_entry(name, value)?;
    }
    Ok(())
}

/// Implements reading and writing for a struct. Says of each field whether it is
///
/// - `required`: the document has it;
/// - `optional`: if the document has it, the type holds it;
/// - `nullable`: also `null`, which is kept in `other`;
/// - `lenient`: also any value that the type can't hold, which is kept in `other`.
macro_rules! members {
    ($type:ident { $($name:literal => $field:ident: $mode:ident,)* }) => {
        impl $crate::documents::members::Members for $type {
            fn read<'de, A: serde::de::MapAccess<'de>>(
                mut unread: $crate::documents::members::Unread<'de, A>,
            ) -> Result<$type, A::Error> {
                $(let mut $field = None;)*
                let mut other = $crate::documents::Other::new();
                while let Some(name) = unread.name()? {
                    match &*name {
                        $($name => members!(@read $mode $name, $field, unread, other),)*
                        _ => $crate::documents::members::keep(&mut other, name.into(), unread.value()?)?,
                    }
                }
                $(if $field.is_some() && other.contains_key($name) {
                    return Err(<A::Error as serde::de::Error>::duplicate_field($name));
                })*
                Ok($type { $($field: members!(@take $mode $name, $field),)* other })
            }

            fn write<M: serde::ser::SerializeMap>(&self, map: &mut M, written: Option<&str>) -> Result<(), M::Error> {
                $(members!(@write $mode $name, self.$field, map);)*
                let is_written = |name: &str| match name {
                    $($name => members!(@is_written $mode self.$field),)*
                    name => written == Some(name),
                };
                $crate::documents::members::write_other(&self.other, is_written, map)
            }
        }
    };
    (@read required $name:literal, $field:ident, $unread:ident, $other:ident) => {
        $crate::documents::members::set(&mut $field, $name, $unread.value()?)?
    };
    (@read optional $($rest:tt)*) => { members!(@read required $($rest)*) };
    (@read nullable $name:literal, $field:ident, $unread:ident, $other:ident) => {
        match $unread.value()? {
            Some(value) => $crate::documents::members::set(&mut $field, $name, value)?,
            None => $crate::documents::members::keep(&mut $other, $name.into(), $crate::documents::Json::null())?,
        }
    };
    (@read lenient $name:literal, $field:ident, $unread:ident, $other:ident) => {{
        let value: $crate::documents::Json = $unread.value()?;
        match value.read() {
            Ok(value) => $crate::documents::members::set(&mut $field, $name, value)?,
            Err(_) => $crate::documents::members::keep(&mut $other, $name.into(), value)?,
        }
    }};
    (@take required $name:literal, $field:ident) => {
        $field.ok_or_else(|| <A::Error as serde::de::Error>::missing_field($name))?
    };
    (@take $mode:ident $name:literal, $field:ident) => { $field };
    (@write required $name:literal, $value:expr, $map:ident) => { $map.serialize_entry($name, &$value)? };
    (@write $mode:ident $name:literal, $value:expr, $map:ident) => {
        if let Some(value) = &$value {
            $map.serialize_entry($name, value)?;
        }
    };
    (@is_written required $value:expr) => { true };
    (@is_written $mode:ident $value:expr) => { $value.is_some() };
}

/// Implements reading and writing for an enum whose variant depends on a member.
macro_rules! discriminated {
    ($type:ident by $name:literal { $($value:literal => $variant:ident,)* }) => {
        impl $crate::documents::members::Members for $type {
            fn read<'de, A: serde::de::MapAccess<'de>>(
                unread: $crate::documents::members::Unread<'de, A>,
            ) -> Result<$type, A::Error> {
                let (value, unread) = unread.discriminator($name)?;
                match &*value {
                    $($value => $crate::documents::members::Members::read(unread).map($type::$variant),)*
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

/// Implements serde's traits for objects that can be read alone.
macro_rules! objects {
    ($($type:ident)*) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $crate::documents::members::read(deserializer)
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
