//! `Display` and `FromStr` for the public names of closed lists.

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
/// assert!(error.to_string().starts_with("unknown version: use 2023-07-27"));
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
fn any_of(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// Declares an enum of public names, with the list of all and the traits of [`named`].
macro_rules! names {
    ($(#[$about:meta])* $type:ident, $what:literal { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type { $($(#[$doc])* $variant,)* }

        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($type::$variant,)*].len()] = [$($type::$variant,)*];

            /// The public name.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name,)* }
            }
        }

        $crate::naming::named! { $type, name, $what }
    };
}

/// Declares an enum of texts, whose numbers cross into JavaScript.
macro_rules! texts {
    ($(#[$about:meta])* $type:ident { $($(#[$doc:meta])* $variant:ident: $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs)] // the text documents it
        pub enum $type { $($(#[$doc])* $variant,)* }

        impl $type {
            /// Every variant, in numeric order.
            pub const ALL: [$type; [$($type::$variant,)*].len()] = [$($type::$variant,)*];

            /// The text in English.
            pub const fn text(self) -> &'static str {
                match self { $($type::$variant => $text,)* }
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

/// Implements `FromStr`, `TryFrom<&str>` and `Display` for a type with a list `ALL` and a method for the name.
macro_rules! named {
    ($type:ident, $name:ident, $what:literal) => {
        impl core::str::FromStr for $type {
            type Err = $crate::naming::UnknownNameError;

            fn from_str(name: &str) -> Result<$type, $crate::naming::UnknownNameError> {
                let all = $type::ALL.iter().copied();
                let known = || all.clone().map(|one| one.$name()).collect();
                let named = all.clone().find(|one| one.$name() == name);
                named.ok_or_else(|| $crate::naming::UnknownNameError {
                    what: $what,
                    known: known(),
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

pub(crate) use {checked_text, named, names, texts};
