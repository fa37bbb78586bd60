//! The closed list of codes, with what each means and its default severity.

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
    ($($(#[$doc:meta])* $variant:ident = $name:literal: $explanation:literal;)*) => {
        names! {
            /// The kind of a problem.
            ///
            /// ```
            /// use order_contract::Code;
            /// assert_eq!(Code::TimestampOffset.name(), "timestamp_offset");
            /// assert_eq!("enum".parse(), Ok(Code::Enum));
            /// ```
            #[non_exhaustive]
            Code, "code" { $(#[doc = $explanation] #[doc = ""] $(#[$doc])* $variant = $name,)* }
        }

        impl Code {
            /// Says when the code is reported, and why.
            pub const fn explanation(self) -> &'static str {
                match self { $(Code::$variant => $explanation,)* }
            }
        }
    };
}

codes! {
    Syntax = "syntax": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.";
    Encoding = "encoding": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.";
    DuplicateKey = "duplicate_key": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.";
    TooLarge = "too_large": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.";
    TooDeep = "too_deep": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.";
    NotSerializable = "not_serializable": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.";
    Type = "type": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.";
    Enum = "enum": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.";
    Required = "required": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.";
    Empty = "empty": "A string or list is empty although it needs content.";
    Email = "email": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.";
    Timestamp = "timestamp": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.";
    /// In a received document it is a warning: the document is valid, but chrono's `NaiveDateTime` refuses the text.
    /// With [`Severities`](crate::Severities) it becomes an error.
    /// ```
    /// use order_contract::{Code, Options, Severities, Severity, Shape, is_valid};
    ///
    /// let body = r#"{"product_code":"A-1","new_state":{},"timestamp":"2024-04-10T17:11:26.601254Z"}"#;
    /// assert!(is_valid(Shape::ProductUpdate, body, &Options::default()));
    /// assert!("2024-04-10T17:11:26.601254Z".parse::<chrono::NaiveDateTime>().is_err());
    ///
    /// let strict = Options {
    ///     severity: Severities::default().with(Code::TimestampOffset, Severity::Error),
    ///     ..Options::default()
    /// };
    /// assert!(!is_valid(Shape::ProductUpdate, body, &strict));
    /// ```
    TimestampOffset = "timestamp_offset": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.";
    Decimal = "decimal": "The text is not a decimal number: digits, with an optional minus sign and fraction.";
    Removed = "removed": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.";
    Deprecated = "deprecated": "The version still has this field, but a later one removes it or may do so.";
    Undocumented = "undocumented": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.";
    Irrelevant = "irrelevant": "The field has no meaning for the chosen type.";
    Unexpected = "unexpected": "With this value of the field that decides which others apply, only the required fields are expected.";
    Exclusive = "exclusive": "Two parameters are used together that exclude each other.";
    UnknownVersion = "unknown_version": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.";
    UnknownEndpoint = "unknown_endpoint": "The version has no endpoint with this method and path.";
    Entries = "entries": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.";
    Complement = "complement": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.";
}

impl Code {
    /// Whether it means that the input could not be read. Such a code is always an error.
    pub const fn is_fatal(self) -> bool {
        matches!(
            self,
            Code::Syntax | Code::Encoding | Code::TooLarge | Code::TooDeep | Code::NotSerializable
        )
    }

    /// Whether it means that something is not there.
    pub(crate) const fn is_about_absence(self) -> bool {
        matches!(self, Code::Required | Code::Empty)
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
    pub is_mandatory: bool,
    /// The value is `null`.
    pub is_null: bool,
}

/// Returns the severity of a finding, unless the options set another.
pub const fn default_severity(code: Code, at: Circumstances) -> Severity {
    use Severity::{Error, Info, Off, Warning};
    let is_stated = matches!(at.basis, Basis::Stated);
    let is_tolerated = match code {
        Code::Syntax | Code::Encoding | Code::TooLarge | Code::TooDeep | Code::NotSerializable => false,
        Code::DuplicateKey | Code::Complement | Code::Entries => false,
        Code::Timestamp | Code::Decimal => false,
        Code::Type => at.is_received && (!is_stated || (at.is_null && !at.is_mandatory)),
        Code::Required => at.is_received && !is_stated,
        Code::Empty => at.is_received && (!is_stated || !at.is_mandatory),
        Code::Enum | Code::Email => at.is_received && !at.is_mandatory,
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
