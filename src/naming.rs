//! `Display` and `FromStr` for the public names of closed lists.

use crate::{Applicability, Basis, Code, Level, Names, Severity, Shape, Unit, Version};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// The error for a text that is not a public name of its type. Displays the known names.
///
/// ```
/// use order_contract::Version;
/// let error = "2024-02-30".parse::<Version>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown version: use 2023-07-27 or 2024-02-05");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownNameError {
    pub(crate) what: &'static str,
    pub(crate) known: Vec<&'static str>,
}

impl fmt::Display for UnknownNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {}: use {}", self.what, any_of(&self.known))
    }
}

impl Error for UnknownNameError {}

/// Joins names as `a, b or c`.
pub(crate) fn any_of(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// Implements `FromStr`, `TryFrom<&str>` and `Display` for types with a list `ALL` and a method for the name.
macro_rules! named {
    ($($type:ident, $name:ident, $what:literal;)*) => {$(
        impl core::str::FromStr for $type {
            type Err = $crate::UnknownNameError;

            fn from_str(name: &str) -> Result<$type, $crate::UnknownNameError> {
                let all = $type::ALL.iter().copied();
                let known = || all.clone().map(|one| one.$name()).collect();
                let named = all.clone().find(|one| one.$name() == name);
                named.ok_or_else(|| $crate::UnknownNameError { what: $what, known: known() })
            }
        }

        impl TryFrom<&str> for $type {
            type Error = $crate::UnknownNameError;

            fn try_from(name: &str) -> Result<$type, $crate::UnknownNameError> {
                name.parse()
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.$name())
            }
        }
    )*};
}

// Unused in the package's smallest core, which has no conversions.
#[allow(unused_imports)]
pub(crate) use named;

named! {
    Names, name, "names";
    Version, date, "version";
    Shape, name, "shape";
    Code, name, "code";
    Severity, name, "severity";
    Basis, name, "basis";
    Level, name, "level";
    Applicability, name, "applicability";
    Unit, name, "unit";
}
