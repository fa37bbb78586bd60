//! Every sentence, once: a template with named arguments, in English. Checks and conversions choose a
//! sentence by number; [`super::message`] renders it natively, the package renders it from data that is
//! generated from here. None of the texts is in the `.wasm`.
//!
//! An argument in braces is a name, a list of values, a reason or a number: see [`super::message`].

/// What a problem with that sentence lists under `expected`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Nothing.
    Unlisted,
    /// The JSON types of the field.
    Types,
    /// The allowed values of the field.
    Values,
    /// The methods of the path.
    Methods,
    /// The dated versions.
    Versions,
    /// These words.
    Words(&'static [&'static str]),
}

macro_rules! sentences {
    ($($variant:ident: $text:literal $(, $right:expr)?;)*) => {
        /// A sentence by name. Its number is what crosses into JavaScript.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // the text documents it
        #[repr(u8)]
        pub enum Sentence { $($variant,)* }

        impl Sentence {
            /// Every sentence, in the order of the numbers.
            pub const ALL: &'static [Sentence] = &[$(Sentence::$variant,)*];

            /// The template in English.
            pub const fn text(self) -> &'static str {
                match self { $(Sentence::$variant => $text,)* }
            }

            /// The name, as in code.
            pub const fn name(self) -> &'static str {
                match self { $(Sentence::$variant => stringify!($variant),)* }
            }

            /// What a problem with it lists under `expected`.
            pub const fn right(self) -> Right {
                match self { $(Sentence::$variant => right![$($right)?],)* }
            }
        }
    };
}

macro_rules! right {
    [] => { Right::Unlisted };
    [$right:expr] => { $right };
}

use Right::{Methods, Types, Values, Versions, Words};

const TIMESTAMP: &[&str] = &["YYYY-MM-DDTHH:MM:SS.ffffff"];

sentences! {
    // What stops the reader.
    NoValue: "Put a JSON value here.", Words(&["value"]);
    NoValueOrBracket: "Put a JSON value here, or close the array with `]`.", Words(&["value", "]"]);
    NoKey: "Put a name in double quotes here, and no comma before a closing brace.", Words(&["name"]);
    NoKeyOrBrace: "Put a name in double quotes here, or close the object with `}`.", Words(&["name", "}"]);
    NoColon: "Put a colon between the name and its value.", Words(&[":"]);
    NoCommaOrBrace: "Put a comma before the next member, or close the object with `}`.", Words(&[",", "}"]);
    NoCommaOrBracket: "Put a comma before the next element, or close the array with `]`.", Words(&[",", "]"]);
    NoDigit: "Put a digit here: numbers are written like -12.5e3.", Words(&["digit"]);
    NoNumberEnd: "End the number here: numbers are written like -12.5e3, with no zero in front.", Words(&["end of number"]);
    NoEscape: "Write one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u behind the backslash.", Words(&["escape"]);
    NoHexDigit: "Put four hexadecimal digits behind \\u.", Words(&["hexadecimal digit"]);
    NoQuote: "Close the string with a double quote.", Words(&["\""]);
    RawControl: "Write control characters in a string as escapes, such as \\n.", Words(&["escape"]);
    NoEnd: "Take out what follows the document.", Words(&["end of text"]);
    NotUtf8: "Send the text as UTF-8: these bytes are not.", Words(&["UTF-8"]);
    NotUtf8Query: "Percent-encode the query as UTF-8: these characters are not.", Words(&["%XX"]);
    LoneSurrogate: "Complete or take out this half of a surrogate pair: alone it is no character.";
    ByteOrderMark: "Take out the byte order mark before the text.";
    TooDeep: "Nest no more than {number} containers, or raise the limit `depth`.";
    TooLarge: "Send {number} bytes at the most, or raise the limit `bytes`.";
    NotSerializable: "Pass a value that JSON can carry: no cycle, BigInt, function or symbol, and nothing that throws when it is read.";

    // What is no document at all.
    NoDocument: "There is no document: the input is `undefined`. Pass text, bytes or a value.";
    EmptyDocument: "The text is empty. Pass a JSON document.", Words(&["value"]);
    HtmlPage: "This is an HTML page, not JSON. Check the URL that it came from.", Words(&["value"]);
    Compressed: "These bytes are compressed with gzip. Decompress them first.", Words(&["value"]);
    SeveralDocuments: "Another document follows the first. For one document per line, use `order-contract/stream`.", Words(&["end of text"]);
    JsonInString: "This is a string that contains JSON. Parse {field} first, or stringify it only once.", Types;

    // Values.
    Type: "Make {field} {type}.", Types;
    TypeCount: "Make {field} a whole number, 0 or more.", Words(&["a whole number"]);
    Enum: "Set {field} to {values}.", Values;
    EmptyList: "Put one entry at least into {field}: {need}.";
    EmptyText: "Fill in {field}.";
    EmptyTextWhy: "Fill in {field}: {why}.";
    Email: "Write {field} as an e-mail address, such as name@example.com.", Words(&["an e-mail address"]);
    Timestamp: "Write {field} as YYYY-MM-DDTHH:MM:SS.ffffff, a date and time that exist.", Words(TIMESTAMP);
    TimestampOffset: "Take the zone offset off {field}: it is shown without one.", Words(TIMESTAMP);
    Decimal: "Write {field} as a decimal number in a string, such as \"0.8\".", Words(&["a decimal number in a string"]);
    Exclusive: "Use {field} or {other}, not both.";

    // Members.
    Required: "Add {field}: {why}.", Types;
    RemovedSent: "Take out {field}, which version {removed_in} removed.";
    RemovedReceived: "Do not rely on {field}, which version {removed_in} removed.";
    Deprecated: "Prepare to do without {field}, which version {deprecated_in} deprecated.";
    NotYet: "Take out {field}: version {since} brought it.";
    Irrelevant: "Take out {field}: it means something only beside {discriminator} {beside}.";
    Unexpected: "Do not rely on {name}: an order that is not complete carries only {carried}.";
    Undocumented: "Check the name {name}: the interface does not show it here.";
    Repeated: "Give {name} only once in an object.";
    RepeatedMasked: "Give this name only once in an object.";
    RepeatedQuery: "Give {name} only once in a query.";
    RepeatedQueryMasked: "Give this name only once in a query.";

    // Lists.
    EntriesNowhere: "Let the option `entries` lead to an array: in this document it leads to nothing.", Words(&["array"]);
    EntriesNoArray: "Let the option `entries` lead to an array: what it leads to is none.", Words(&["array"]);
    EntriesAmbiguous: "Say with the option `entries` which member holds the entries: more than one could.", Words(&["array"]);
    EntriesBehind: "The entries are those of {pointer}: the page envelope is not shown (4.4).";
    NoEntries: "There are no entries to check: no member holds any, and the page envelope is not shown (4.4).";

    // Forms that show some of the fields.
    Elsewhere: "Another field, which is not shown here, has a mistake.";

    // Help.
    DidYouMean: "Did you mean {near}?";
    DidYouMeanCase: "Did you mean {near}? Case matters.";
    EmailRule: "It is held against the same rule as <input type=\"email\">: no spaces around it, and letters, digits, dots and hyphens behind the @.";
    Cursors: "A page lies before one cursor or after the other.";
    Instead: "{instead}";
    RemovedThen: "Version {removed_in} removes it. {instead}";
    WhichCounts: "Which of the two would count is not defined.";

    // Fixes.
    TakeOut: "Take out {field}";
    SendAsHeader: "Send {field} as the header {header}";
    MoveInto: "Move {field} into the entries of {list}";
    WriteValue: "Write {near}";
    Rename: "Rename it to {near}";

    // Calls: last, because the package carries them apart.
    CallRemoved: "Do not call {endpoint}, which version {endpoint_removed_in} removed.";
    CallNotYet: "Call {endpoint} with version {endpoint_since}, which brought it.";
    CallElsewhere: "Check the URL: no path of the interface begins where it should.";
    CallUnknown: "Check the path: the interface lists none like it.";
    CallMethod: "Use {methods}: the interface shows this path with no other method.", Methods;
    UnknownVersion: "Set the header {header} to {versions}.", Versions;
    HeaderMissing: "Add the header {header}: {header_why}.", Words(&["string"]);
    HeaderEmpty: "Fill in the header {header}: {header_why}.", Words(&["string"]);
    HeaderUndocumented: "Check the header {name}: the interface does not show it.";
    BodyUnexpected: "Leave out the body: the interface shows none here.";
    BodyMissing: "Add a body: this endpoint takes an {shape}.";
    EndpointInstead: "{endpoint_instead}";
    VersionValues: "Which values it accepts is not shown; these are the dated versions.";

    // Conversions.
    ComplementMalformed: "Pass the complement as the earlier conversion handed it out: this one can't be read.";
    ComplementForeign: "Pass the complement of this document: this one was made for another shape, other versions or another `payoutUrl`.";
    ComplementOrphan: "Pass the complement of this document, or drop what finds no match with `onOrphan: 'drop'`: part of it belongs to nothing here.";
    Lost: "Take this out first, or convert with `onLoss: 'report'`: the other version has no place for it.";
}

/// What stands in the text instead, where its own words must not be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the text documents it
#[repr(u8)]
pub enum Found {
    Null,
    Boolean,
    Number,
    String,
    Object,
    Array,
    EndOfText,
    Digit,
    ControlCharacter,
    Letter,
    AnotherCharacter,
}

impl Found {
    /// Every one, in the order of the numbers.
    pub const ALL: [Found; 11] = [
        Found::Null,
        Found::Boolean,
        Found::Number,
        Found::String,
        Found::Object,
        Found::Array,
        Found::EndOfText,
        Found::Digit,
        Found::ControlCharacter,
        Found::Letter,
        Found::AnotherCharacter,
    ];

    /// The words in English. JSON types have the same in every language.
    pub const fn text(self) -> &'static str {
        match self {
            Found::Null => "null",
            Found::Boolean => "boolean",
            Found::Number => "number",
            Found::String => "string",
            Found::Object => "object",
            Found::Array => "array",
            Found::EndOfText => "end of text",
            Found::Digit => "a digit",
            Found::ControlCharacter => "a control character",
            Found::Letter => "a letter",
            Found::AnotherCharacter => "another character",
        }
    }
}
