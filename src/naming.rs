//! `Display` and `FromStr` for the public names of closed lists.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::error::Error;
use core::fmt;

/// The error for a text that is not a public name of its type. Displays the known names.
///
/// ```
/// use order_contract::Version;
/// let error = "2024-02-30".parse::<Version>().unwrap_err();
/// assert!(error.to_string().starts_with("unknown version: use 2023-07-27"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownNameError {
    pub(crate) what: &'static str,
    pub(crate) known: Vec<&'static str>,
}

impl fmt::Display for UnknownNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {}: use {}", self.what, joined(&self.known, "or"))
    }
}

impl Error for UnknownNameError {}

/// Joins names as `a, b or c`, with *or* or another last word.
pub(crate) fn joined<Name: Borrow<str>>(names: &[Name], last: &str) -> String {
    match names {
        [first @ .., end] if !first.is_empty() => format!("{} {last} {}", first.join(", "), end.borrow()),
        _ => names.concat(),
    }
}

/// Declares a closed list: an enum with a text for each variant. Its numbers can cross into JavaScript.
macro_rules! listed {
    (
        $(#[$about:meta])* $type:ident, $(#[$says:meta])* $text:ident {
            $($(#[$doc:meta])* $variant:ident = $value:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)] // its text documents a variant that has no comment
        pub enum $type { $($(#[$doc])* $variant,)* }

        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($type::$variant,)*].len()] = [$($type::$variant,)*];

            $(#[$says])*
            pub const fn $text(self) -> &'static str {
                match self { $($type::$variant => $value,)* }
            }
        }
    };
}

/// Declares a closed list of English texts.
macro_rules! texts {
    ($(#[$about:meta])* $type:ident { $($(#[$doc:meta])* $variant:ident: $text:literal,)* }) => {
        $crate::naming::listed! {
            $(#[$about])*
            $type,
            /// The text in English.
            text { $($(#[$doc])* $variant = $text,)* }
        }
    };
}

/// Declares a closed list of public names, with `FromStr`, `TryFrom<&str>` and `Display`.
macro_rules! names {
    ($(#[$about:meta])* $type:ident, $what:literal { $($variants:tt)* }) => {
        $crate::naming::names! {
            $(#[$about])*
            $type, $what,
            /// The public name.
            name { $($variants)* }
        }
    };
    (
        $(#[$about:meta])* $type:ident, $what:literal, $(#[$says:meta])* $name:ident {
            $($(#[$doc:meta])* $variant:ident = $value:literal,)*
        }
    ) => {
        $crate::naming::listed! {
            $(#[$about])* $type, $(#[$says])* $name { $($(#[$doc])* $variant = $value,)* }
        }

        impl $type {
            /// The name of each, in order.
            pub(crate) const NAMES: [&'static str; $type::ALL.len()] = [$($value,)*];
        }

        impl core::str::FromStr for $type {
            type Err = $crate::naming::UnknownNameError;

            fn from_str(name: &str) -> Result<$type, $crate::naming::UnknownNameError> {
                let named = $type::ALL.into_iter().find(|one| one.$name() == name);
                named.ok_or_else(|| $crate::naming::UnknownNameError {
                    what: $what,
                    known: $type::NAMES.into(),
                })
            }
        }

        impl TryFrom<&str> for $type {
            type Error = $crate::naming::UnknownNameError;

            fn try_from(name: &str) -> Result<$type, $crate::naming::UnknownNameError> {
                name.parse()
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.$name())
            }
        }
    };
}

/// Implements `FromStr`, `TryFrom<String>` and `Display` for a type that holds a checked text, and `Error` for what is
/// wrong with it.
macro_rules! checked_text {
    ($type:ident, $error:ident, $message:literal, $is_valid:expr) => {
        impl TryFrom<alloc::string::String> for $type {
            type Error = $error;

            fn try_from(text: alloc::string::String) -> Result<$type, $error> {
                let is_valid: fn(&str) -> bool = $is_valid;
                match is_valid(&text) {
                    true => Ok($type(text)),
                    false => Err($error),
                }
            }
        }

        impl core::str::FromStr for $type {
            type Err = $error;

            fn from_str(text: &str) -> Result<$type, $error> {
                alloc::string::String::from(text).try_into()
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(&self.0)
            }
        }

        impl core::fmt::Display for $error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str($message)
            }
        }

        impl core::error::Error for $error {}
    };
}

pub(crate) use {checked_text, listed, names, texts};
