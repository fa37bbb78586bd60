//! The closed list of codes, and the default severity of each.

use crate::contract::model::Basis;
use crate::naming::names;

names! {
    /// How much a problem matters. Only errors make a document invalid.
    Severity, "severity" {
        /// The document is not valid.
        Error = "error",
        /// The document is valid, but this should be looked at.
        Warning = "warning",
        /// For information.
        Info = "info",
        /// Not reported.
        Off = "off",
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// The kind of a problem. [`explanation`](super::language::Messages::explanation) describes each at
        /// length.
        ///
        /// ```
        /// use order_contract::Code;
        /// assert_eq!(Code::TimestampOffset.name(), "timestamp_offset");
        /// assert_eq!(Code::from_name("enum"), Some(Code::Enum));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code { $($(#[$doc])* $variant,)* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$variant,)*];

            /// The public name, such as `timestamp_offset`.
            pub const fn name(self) -> &'static str {
                match self { $(Code::$variant => $name,)* }
            }
        }
    };
}

codes! {
    /// Not JSON (RFC 8259).
    Syntax = "syntax",
    /// Not UTF-8, a byte order mark, a lone surrogate, or invalid percent-encoding in a query.
    Encoding = "encoding",
    /// A repeated key in an object, or a repeated query parameter.
    DuplicateKey = "duplicate_key",
    /// More bytes than the limit allows.
    TooLarge = "too_large",
    /// Nested deeper than the limit allows.
    TooDeep = "too_deep",
    /// A value that can't be written as JSON.
    NotSerializable = "not_serializable",
    /// The wrong JSON type, or a query value of the wrong format.
    Type = "type",
    /// Not one of the allowed values.
    Enum = "enum",
    /// A required field, header or body is missing.
    Required = "required",
    /// A list, string or header is empty but must not be.
    Empty = "empty",
    /// Not an e-mail address by the HTML standard's production.
    Email = "email",
    /// Not a timestamp of the documented format, or a date or time that does not exist.
    Timestamp = "timestamp",
    /// A timestamp followed by a zone offset. In a received document it is a warning: the document is valid,
    /// but chrono's `NaiveDateTime` refuses the text. With [`Severities`](crate::Severities) it becomes an
    /// error.
    #[doc = example!(TimestampOffset)]
    TimestampOffset = "timestamp_offset",
    /// Not a decimal number in a string.
    Decimal = "decimal",
    /// A field or endpoint that the version removed.
    Removed = "removed",
    /// A field that the version deprecates.
    Deprecated = "deprecated",
    /// Not listed in the API documentation.
    Undocumented = "undocumented",
    /// A field without a meaning for its object's type.
    Irrelevant = "irrelevant",
    /// A field that is not expected with this value of the discriminator.
    Unexpected = "unexpected",
    /// Two parameters that exclude each other.
    Exclusive = "exclusive",
    /// A header for the version that names none.
    UnknownVersion = "unknown_version",
    /// A method and path that the version does not list.
    UnknownEndpoint = "unknown_endpoint",
    /// A list whose entries were not found.
    Entries = "entries",
    /// A complement that does not belong to this document.
    Complement = "complement",
}

impl Code {
    /// The number of codes.
    pub const COUNT: usize = Code::ALL.len();

    /// Returns the code of a public name, or `None`.
    pub fn from_name(name: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.name() == name)
    }

    /// Whether it means that the input could not be read. Such a code is always an error.
    pub const fn is_fatal(self) -> bool {
        matches!(
            self,
            Code::Syntax | Code::Encoding | Code::TooLarge | Code::TooDeep | Code::NotSerializable
        )
    }
}

/// What the default severity of a finding depends on besides its code.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// The client receives the document. Rules are strict for what is sent, tolerant for what is received.
    pub is_received: bool,
    /// How firmly the interface supports the rule.
    pub basis: Basis,
    /// The interface itself requires the field.
    pub is_vital: bool,
    /// The value is `null`.
    pub is_null: bool,
}

/// Returns the severity of a finding, unless the options set another.
pub const fn default_severity(code: Code, at: Circumstances) -> Severity {
    use Severity::{Error, Info, Off, Warning};
    let is_stated = matches!(at.basis, Basis::Stated);
    let is_tolerated = match code {
        Code::Syntax | Code::Encoding | Code::TooLarge | Code::TooDeep | Code::NotSerializable => {
            false
        }
        Code::DuplicateKey | Code::Complement | Code::Entries => false,
        Code::Timestamp | Code::Decimal => false,
        Code::Type => at.is_received && (!is_stated || (at.is_null && !at.is_vital)),
        Code::Required => at.is_received && !is_stated,
        Code::Empty => at.is_received && (!is_stated || !at.is_vital),
        Code::Enum | Code::Email => at.is_received && !at.is_vital,
        Code::Removed => at.is_received,
        Code::Exclusive => !is_stated,
        Code::TimestampOffset | Code::Irrelevant | Code::Unexpected => true,
        Code::UnknownVersion | Code::UnknownEndpoint => true,
        Code::Deprecated => return Info,
        Code::Undocumented if at.is_received => return Off,
        Code::Undocumented => true,
    };
    match is_tolerated {
        true => Warning,
        false => Error,
    }
}

/// A set of codes, a bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Codes(pub(crate) u32);

const _: () = assert!(Code::COUNT <= u32::BITS as usize, "a bit for each code");

impl Codes {
    pub(crate) const ALL: Codes = Codes(u32::MAX);

    pub(crate) fn of(codes: &[Code]) -> Codes {
        Codes(codes.iter().fold(0, |bits, &code| bits | 1 << code as u32))
    }

    pub(crate) fn has(self, code: Code) -> bool {
        self.0 >> code as u32 & 1 != 0
    }
}
