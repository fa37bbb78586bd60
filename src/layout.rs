//! The layout of settings and replies, which cross between JavaScript and the WebAssembly module. `codegen/`
//! writes js/generated/layout.ts from it, with the comments of the constants.
//!
//! A reply is a list of 32-bit words and one text, the concatenation of every string. Records of small numbers are
//! packed into words, two in each.

use crate::report::code::Code;

/// Declares a record of small numbers: its type, the names of its fields for `codegen/`, and its conversion to a
/// list.
macro_rules! record {
    ($(#[$doc:meta])* $name:ident { $($field:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        #[allow(missing_docs)]
        pub struct $name { $(pub $field: u16,)* }

        impl $name {
            /// The names of the fields, in their order.
            pub const FIELDS: &'static [&'static str] = &[$(stringify!($field),)*];

            /// Returns the numbers of the record.
            pub fn numbers(self) -> [u16; $name::FIELDS.len()] {
                [$(self.$field,)*]
            }
        }
    };
}

record! {
    /// A detail: the numbers of its code, sentence and so on. 65535 means none.
    DetailRecord {
        code, severity, basis, section,
        message, help, found, character,
        field, object, near, other,
        spans, has_fix,
    }
}

record! {
    /// A fix.
    FixRecord {
        title, applicability,
    }
}

record! {
    /// A change, a loss or a gap of a conversion.
    NoteRecord {
        reason, topic, change, basis,
        section, field, other, version,
        spans, drops, adds, unused,
    }
}

record! {
    /// Evidence against a version.
    SignRecord {
        version, clue, field, section,
    }
}

/// A constant of the layout.
pub struct Constant {
    /// Its name in JavaScript.
    pub name: &'static str,
    /// Its comment in JavaScript.
    pub doc: &'static str,
    /// The number.
    pub value: u32,
}

macro_rules! constants {
    ($($(#[doc = $doc:literal])* $name:ident = $value:expr;)*) => {
        $($(#[doc = $doc])* pub const $name: u32 = $value;)*

        /// Every constant, for `codegen/`.
        pub const CONSTANTS: &[Constant] = &[$(Constant {
            name: stringify!($name),
            doc: concat!($($doc),*),
            value: $name,
        },)*];
    };
}

constants! {
    /// The number of zero bytes between a document and its settings.
    PADDING = crate::text::padded::PADDING as u32;
    /// The input is UTF-8 bytes. Offsets and columns count bytes.
    FORM_BYTES = 0;
    /// The input is a string. Offsets and columns count UTF-16 units.
    FORM_TEXT = 1;
    /// The input is a JavaScript value. Its problems have no spans.
    FORM_VALUE = 2;
    /// The call has no body.
    FORM_NO_BODY = 3;
    /// In a query that is made of an object: the byte before a list.
    QUERY_LIST = crate::text::query::LIST as u32;
    /// The byte behind each element of a list.
    QUERY_ELEMENT = crate::text::query::ELEMENT as u32;
    /// The byte in place of a value that a query can't carry.
    QUERY_NO_TEXT = crate::text::query::NO_TEXT as u32;
    /// Replaces the length of a string, or the number of a sentence, that is absent.
    ABSENT = crate::report::amendments::NO_VALUE;
    /// Replaces the number of an endpoint if the path may lead outside those of the service.
    OUTSIDE = ABSENT - 1;
    /// The answer of the service is what the API documentation shows, as far as that can be told.
    ANSWER_SHOWN = 0;
    /// The answer, or an entry of it, is another value, or has no name that is shown.
    ANSWER_OTHER = 1;
    /// The answer has `null` in place of its entries.
    ANSWER_EMPTY = 2;
    /// The answer has no entries, but an object in which they can be.
    ANSWER_HIDDEN = 3;
    /// The reason of a loss: the member has no value where an option says.
    REASON_NO_VALUE_THERE = crate::report::reason::Reason::NoValueThere as u32;

    /// The head of a call has the number of the version in its lowest eight bits. This flag of it: the level is `stated`.
    HEAD_STATED = 1 << 8;
    /// A flag of the head: the option `draft`.
    HEAD_DRAFT = 1 << 9;
    /// A flag of the head: the option `mask` is false.
    HEAD_UNMASKED = 1 << 10;
    /// A flag of the head: the option `entries` is set.
    HEAD_ENTRIES = 1 << 11;
    /// A flag of the head: the findings that have a fix are listed, all of them, and no others.
    HEAD_FIXES = 1 << 12;

    /// Settings, which are written only if one of them is given: the offset of the severities, one byte for each code. 0 is
    /// the default severity.
    SETTINGS_SEVERITIES = 0;
    /// Settings: the offset of the limits (bytes, depth, findings), four bytes each.
    SETTINGS_LIMITS = SETTINGS_SEVERITIES + Code::ALL.len() as u32;
    /// Settings: the offset of the length of the option `entries`, four bytes.
    SETTINGS_ENTRIES_LENGTH = SETTINGS_LIMITS + 12;
    /// Settings: the offset of the option `entries`. The amendments follow it and extend to the end.
    SETTINGS_ENTRIES = SETTINGS_ENTRIES_LENGTH + 4;
    /// Settings of a conversion: the offset of the maximum number of losses and of gaps to list. If it is
    /// not 0, the reply has no changes, edits or complement. 0 lists everything. The two versions and the
    /// flags are at offsets 0 to 2.
    CONVERSION_MOST = 3;
    /// Settings of a conversion: the offset of the limits (bytes, depth, findings), four bytes each.
    CONVERSION_LIMITS = 4;
    /// Settings of a conversion: the offset of the strings, each after its length.
    CONVERSION_STRINGS = 16;
    /// A flag of a conversion's settings: the option `onLoss` is `error`.
    CONVERSION_LOSS_IS_ERROR = 1;
    /// A flag of a conversion's settings: the option `onOrphan` is `drop`.
    CONVERSION_ORPHANS_DROP = 2;

    /// A reply: the index of the address of its text.
    REPORT_TEXT = 0;
    /// A reply: the index of the length of its text in bytes.
    REPORT_TEXT_LENGTH = 1;
    /// A report: the index of its flags. In other replies, the first word after the head.
    REPORT_FLAGS = 2;
    /// A report: the index of its number of details.
    REPORT_DETAILS = 3;
    /// A report: the index of the sentence of its assumption, or ABSENT. The next word is the length of the
    /// name in that sentence.
    REPORT_ASSUMPTION = 4;
    /// A report: the index of its first detail.
    REPORT_HEAD = 6;
    /// A flag of a report: the document is valid.
    REPORT_VALID = 1;
    /// A flag of a report: the list of problems is truncated.
    REPORT_TRUNCATED = 2;
    /// The position of the version in the flags of a report, in bits.
    REPORT_VERSION_SHIFT = 8;

    /// The value of `found` in a detail if a character was found. `character` has it.
    FOUND_CHARACTER = 254;
    /// The value of `found` in a detail if source text was found. Its length follows the path.
    FOUND_SOURCE = 253;

    /// Marks a step of a path as a word of the contract. Its number is added to the mark.
    STEP_WORD = 0x4000_0000;
    /// Marks a step of a path as a name in the text. Its length in UTF-16 units is added to the mark.
    STEP_NAME = 0x8000_0000;
}
