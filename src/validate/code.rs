//! The closed list of codes, and how severe each is unless the caller says otherwise.

use crate::contract::model::{Basis, Direction};

/// How much a finding matters: only errors make a document invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The document is not valid.
    Error,
    /// Worth mending, or worth knowing.
    Warning,
    /// For information.
    Info,
    /// Not reported at all.
    Off,
}

impl Severity {
    /// Every severity, gravest first.
    pub const ALL: [Severity; 4] = [
        Severity::Error,
        Severity::Warning,
        Severity::Info,
        Severity::Off,
    ];

    /// The public name.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "info",
            Severity::Off => "off",
        }
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// What kind of thing a finding is.
        ///
        /// ```
        /// use order_contract::Code;
        /// assert_eq!(Code::TimestampOffset.name(), "timestamp_offset");
        /// assert_eq!(Code::from_name("enum"), Some(Code::Enum));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code { $($(#[$doc])* $variant,)* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$variant,)*];

            /// The public name.
            pub const fn name(self) -> &'static str {
                match self { $(Code::$variant => $name,)* }
            }
        }
    };
}

codes! {
    /// Not JSON (RFC 8259).
    Syntax = "syntax",
    /// Not UTF-8, a byte order mark, a lone surrogate, bad percent-encoding in a query.
    Encoding = "encoding",
    /// A key twice in one object, or a query parameter twice.
    DuplicateKey = "duplicate_key",
    /// More bytes than the limit allows.
    TooLarge = "too_large",
    /// Deeper than the limit allows.
    TooDeep = "too_deep",
    /// A JavaScript value that JSON cannot carry.
    NotSerializable = "not_serializable",
    /// The wrong JSON type, or a query value of the wrong form.
    Type = "type",
    /// Not one of the allowed values.
    Enum = "enum",
    /// Absent where something is needed.
    Required = "required",
    /// An empty list or string where something is needed.
    Empty = "empty",
    /// Not an e-mail address by the HTML standard's production.
    Email = "email",
    /// Not a timestamp of the form shown, or no such date or time.
    Timestamp = "timestamp",
    /// Such a timestamp with a zone offset behind it.
    TimestampOffset = "timestamp_offset",
    /// Not a decimal number in a string.
    Decimal = "decimal",
    /// A field or endpoint that the version has removed.
    Removed = "removed",
    /// A field that the version advises against.
    Deprecated = "deprecated",
    /// Not shown by the interface.
    Undocumented = "undocumented",
    /// Meaningless beside its discriminator.
    Irrelevant = "irrelevant",
    /// More than an incomplete order carries.
    Unexpected = "unexpected",
    /// Two parameters that exclude each other.
    Exclusive = "exclusive",
    /// An `x-api-version` that is no dated version.
    UnknownVersion = "unknown_version",
    /// A method and path that the version does not list.
    UnknownEndpoint = "unknown_endpoint",
    /// A list whose entries can't be found without guessing.
    Entries = "entries",
    /// A complement that does not belong to this document.
    Complement = "complement",
}

impl Code {
    /// How many codes there are.
    pub const COUNT: usize = Code::ALL.len();

    /// The code of that public name.
    pub fn from_name(name: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.name() == name)
    }

    /// Whether it says that the input could not be read at all: such an error cannot be lowered.
    pub const fn is_fatal(self) -> bool {
        matches!(
            self,
            Code::Syntax | Code::Encoding | Code::TooLarge | Code::TooDeep | Code::NotSerializable
        )
    }

    /// What a value hidden by another finding is still told of: what the reader itself sees.
    pub(crate) const fn is_of_the_reader(self) -> bool {
        self.is_fatal() || matches!(self, Code::DuplicateKey)
    }
}

/// The default severity of a finding. `vital` says of a received value that a client could not act
/// on the document without it.
pub fn default_severity(code: Code, direction: Direction, basis: Basis, vital: bool) -> Severity {
    use Severity::{Error, Info, Off, Warning};
    let received = direction == Direction::Received;
    match code {
        code if code.is_fatal() => Error,
        Code::DuplicateKey | Code::Complement => Error,
        Code::Timestamp | Code::Decimal => Error,
        Code::Type | Code::Required if received && basis != Basis::Stated => Warning,
        Code::Empty if received && (basis != Basis::Stated || !vital) => Warning,
        Code::Enum | Code::Email if received && !vital => Warning,
        Code::Type | Code::Required | Code::Empty | Code::Enum | Code::Email => Error,
        Code::Removed if received => Warning,
        Code::Removed => Error,
        Code::Undocumented if received => Off,
        Code::Exclusive if basis == Basis::Stated => Error,
        Code::Deprecated => Info,
        _ => Warning,
    }
}
