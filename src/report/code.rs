//! The closed list of codes, and how severe each is unless the caller says otherwise.

use crate::contract::model::Basis;

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
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
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
}

/// What the default severity of a finding depends on besides its code.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// The client receives the document: strict in what is sent, tolerant in what is received.
    pub is_received: bool,
    /// How firmly the interface supports the rule.
    pub basis: Basis,
    /// A client could not act on the document without the field.
    pub is_vital: bool,
    /// The value is `null`.
    pub is_null: bool,
}

/// The severity of a finding unless the caller says otherwise (section 2 of the design).
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

/// A set of codes: a bit each.
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
