//! The layout of settings and replies, which cross between JavaScript and the WebAssembly module. `codegen/`
//! writes js/generated/layout.ts from it, with the comments of the constants.
//!
//! A reply is a list of 32-bit words and one text, the concatenation of every string. Records of bytes are
//! packed into words, little-endian.

use crate::report::code::Code;
use crate::report::sentence::Sentence;

/// Declares a record of bytes: its type, its bytes, and the names of its fields for `codegen/`.
macro_rules! record {
    ($(#[$doc:meta])* $name:ident { $($field:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        #[allow(missing_docs)]
        pub struct $name { $(pub $field: u8,)* }

        impl $name {
            /// The names of the fields, in the order of the bytes.
            pub const FIELDS: &'static [&'static str] = &[$(stringify!($field),)*];

            /// The bytes.
            pub fn bytes(self) -> [u8; [$(stringify!($field),)*].len()] {
                [$(self.$field,)*]
            }
        }
    };
}

record! {
    /// A detail: the numbers of its code, sentence and so on. 255 stands for nothing.
    DetailRecord {
        code, severity, basis, section,
        message, help, found, character,
        field, object, near, other,
        has_span, has_fix, unused, unused_too,
    }
}

record! {
    /// A fix.
    FixRecord {
        title, applicability, field, near,
        other, has_edits, has_header, unused,
    }
}

record! {
    /// A change, a loss or a gap of a conversion.
    NoteRecord {
        reason, topic, change, basis,
        section, field, has_spans, is_below,
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
    /// How many zeros follow a document before its settings begin.
    PADDING = crate::text::padded::PADDING as u32;
    /// The form of an input: bytes, a string, or a value, which has no places.
    FORM_BYTES = 0;
    /// A string.
    FORM_TEXT = 1;
    /// A value.
    FORM_VALUE = 2;
    /// The body of a call that has none.
    FORM_NO_BODY = 3;
    /// What stands for a string that is not there.
    ABSENT = u32::MAX;

    /// Settings: where the flags stand, behind the version.
    SETTINGS_FLAGS = 1;
    /// Settings: a byte a code; 0 is the default severity, others count from 1.
    SETTINGS_SEVERITIES = 2;
    /// Settings: limits of bytes, depth and findings, four bytes each.
    SETTINGS_LIMITS = SETTINGS_SEVERITIES + Code::COUNT as u32;
    /// Settings: the pointer to a list's entries, to the end.
    SETTINGS_ENTRIES = SETTINGS_LIMITS + 12;
    /// A flag of the settings.
    FLAG_STATED = 1;
    /// A flag of the settings.
    FLAG_DRAFT = 2;
    /// A flag of the settings.
    FLAG_UNMASKED = 4;
    /// A flag of the settings.
    FLAG_ENTRIES = 8;

    /// Settings of a conversion, behind two versions and the flags: how many losses and gaps are listed at
    /// most, without changes, edits and a complement; 0 lists everything.
    CONVERSION_MOST = 3;
    /// Settings of a conversion: limits of bytes, depth and findings.
    CONVERSION_LIMITS = 4;
    /// Settings of a conversion: strings.
    CONVERSION_STRINGS = 16;
    /// A flag of a conversion's settings.
    CONVERSION_LOSS_IS_ERROR = 1;
    /// A flag of a conversion's settings.
    CONVERSION_ORPHANS_DROP = 2;

    /// A report: how many words there are in all.
    REPORT_LENGTH = 0;
    /// A report: where its text begins.
    REPORT_TEXT = 1;
    /// A report: how many bytes of text there are.
    REPORT_TEXT_LENGTH = 2;
    /// A report: its flags.
    REPORT_FLAGS = 3;
    /// A report: how many details follow.
    REPORT_DETAILS = 4;
    /// A report: the sentence of its assumption and the length of the name in it, or ABSENT.
    REPORT_ASSUMPTION = 5;
    /// A report: where its details begin.
    REPORT_HEAD = 7;
    /// A flag of a report.
    REPORT_VALID = 1;
    /// A flag of a report.
    REPORT_TRUNCATED = 2;
    /// The version in the flags of a report.
    REPORT_VERSION_SHIFT = 8;

    /// The sentence on problems that a form does not show.
    SENTENCE_ELSEWHERE = Sentence::Elsewhere as u32;

    /// What `found` is where it is a character.
    FOUND_CHARACTER = 254;
    /// What `found` is where it is source text.
    FOUND_SOURCE = 253;

    /// A step of a path that is a word of the contract.
    STEP_WORD = 0x4000_0000;
    /// A step of a path that is a name in the text, of so many UTF-16 units.
    STEP_NAME = 0x8000_0000;
}
