//! The English sentences of problems and fixes, as templates with named arguments in braces. A sentence
//! states a fact, then what to do; about a received document, which the reader can't correct, only the fact: `A or B` says
//! it of what is sent in `A`, of what is received in `B`.
//!
//! Checks and conversions choose a sentence by number. [`super::message`] fills its arguments in natively,
//! the package in JavaScript from data that is generated from here. No text is in the `.wasm`.

/// What a problem lists under `expected`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expects {
    /// Nothing.
    Nothing,
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

use crate::naming::texts;

macro_rules! sentences {
    ($($variant:ident $(or $received:ident)?: $text:literal $(, $expects:expr)?;)*) => {
        texts! {
            /// A sentence. Its number crosses into JavaScript.
            Sentence { $($variant: $text,)* }
        }

        impl Sentence {
            /// The name of the variant.
            pub const fn name(self) -> &'static str {
                match self { $(Sentence::$variant => stringify!($variant),)* }
            }

            /// What a problem with it lists under `expected`.
            pub const fn expects(self) -> Expects {
                match self { $(Sentence::$variant => expects![$($expects)?],)* }
            }

            /// The sentence in its place about what the client receives and can't correct.
            pub(crate) const fn received(self) -> Sentence {
                match self {
                    $($(Sentence::$variant => Sentence::$received,)?)*
                    other => other,
                }
            }
        }
    };
}

macro_rules! expects {
    [] => { Expects::Nothing };
    [$expects:expr] => { $expects };
}

use Expects::{Methods, Types, Values, Versions, Words};

const TIMESTAMP: &[&str] = &["YYYY-MM-DDTHH:MM:SS.ffffff"];

sentences! {
    // Faults: first what the grammar expects, in the order of `Expected`.
    NoValue: "A JSON value is expected here.", Words(&["value"]);
    NoValueOrBracket: "A JSON value or `]` is expected here.", Words(&["value", "]"]);
    NoKey: "A name in double quotes is expected here. No comma may stand before a closing brace.", Words(&["name"]);
    NoKeyOrBrace: "A name in double quotes or `}` is expected here.", Words(&["name", "}"]);
    NoColon: "A colon is expected between a name and its value.", Words(&[":"]);
    NoCommaOrBrace: "A comma or `}` is expected here.", Words(&[",", "}"]);
    NoCommaOrBracket: "A comma or `]` is expected here.", Words(&[",", "]"]);
    NoDigit: "A digit is expected here. Numbers look like -12.5e3.", Words(&["digit"]);
    NoNumberEnd: "The number must end here. Numbers look like -12.5e3 and have no leading zero.", Words(&["end of number"]);
    NoEscape: "This is not a JSON escape. JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.", Words(&["escape"]);
    NoHexDigit: "Four hexadecimal digits are expected after \\u.", Words(&["hexadecimal digit"]);
    NoQuote: "The string is not closed. A double quote is expected here.", Words(&["\""]);
    RawControl: "A string contains a control character, such as a line break. Close the string before it, or write an escape such as \\n.", Words(&["escape"]);
    NoEnd: "More text follows the document. Only one JSON value is allowed.", Words(&["end of text"]);
    NotUtf8: "These bytes are not UTF-8. JSON must be encoded as UTF-8.", Words(&["UTF-8"]);
    NotUtf8Query: "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", Words(&["%XX"]);
    LoneSurrogate or LoneSurrogateReceived: "This is half of a surrogate pair, not a character. Complete or remove it.";
    LoneSurrogateReceived: "This is half of a surrogate pair, not a character. Report it to the service.";
    ByteOrderMark: "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.";
    TooDeep: "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.";
    TooLarge: "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.";
    TooMuchMemory: "The input takes more memory than the program has. Divide it into smaller documents.";
    NotSerializable: "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.";

    // Inputs that are not JSON documents.
    NoDocument: "There is no document: the input is `undefined`. Pass text, bytes or a value.";
    NotPlain: "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.";
    NoParameters: "This value is not a query. Pass a plain object of parameters.";
    EmptyDocument: "The text is empty. Pass a JSON document.", Words(&["value"]);
    HtmlPage: "This is an HTML page, not JSON. Check the URL that it came from.", Words(&["value"]);
    Xml: "This is XML, not JSON. Check the URL that it came from, and the format that was asked for.", Words(&["value"]);
    Zipped: "This is a ZIP archive, not JSON. Unpack it first.", Words(&["value"]);
    Utf16: "This text is encoded in UTF-16. JSON must be encoded as UTF-8.", Words(&["UTF-8"]);
    ObjectAsText: "This is what JavaScript makes of an object as text. Pass the object, or its JSON.", Words(&["value"]);
    Compressed: "These bytes are compressed with gzip. Decompress them first.", Words(&["value"]);
    SeveralDocuments: "Another document follows the first. Put each on a line of its own, and read the lines one by one.", Words(&["end of text"]);
    JsonInString: "This is a string that contains JSON. Parse {field} first, or stringify it only once.", Types;

    // Values.
    Type or TypeReceived: "{field} must be {type}.", Types;
    TypeReceived: "{field} should be {type}.", Types;
    TypeCount or TypeCountReceived: "{field} must be a whole number, 0 or more.", Words(&["a whole number"]);
    TypeCountReceived: "{field} should be a whole number, 0 or more.", Words(&["a whole number"]);
    Enum or EnumReceived: "{field} has a value that is not allowed. Use {values}.", Values;
    EnumReceived: "{field} has a value that the API documentation does not list.", Values;
    EmptyEnum or EmptyEnumReceived: "{field} is empty. Use {values}.", Values;
    EmptyEnumReceived: "{field} is empty. It should be {values}.", Values;
    EmptyList: "{field} is empty. {need}";
    EmptyElement or EmptyElementReceived: "This entry is empty. Enter a value, or remove the entry.";
    EmptyElementReceived: "This entry is empty.";
    EmptyText: "{field} is empty.";
    EmptyTextWhy: "{field} is empty. {why}";
    Email or EmailReceived: "{field} is not a valid e-mail address. Enter one like name@example.com.", Words(&["an e-mail address"]);
    EmailReceived: "{field} is not a valid e-mail address.", Words(&["an e-mail address"]);
    Timestamp: "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", Words(TIMESTAMP);
    TimestampOffset: "{field} has a zone offset. The API documentation shows timestamps without one.", Words(TIMESTAMP);
    Decimal: "{field} is not a decimal number. The API documentation shows the form \"0.8\".", Words(&["a decimal number in a string"]);
    Exclusive: "{field} and {other} cannot be used together. Remove one of them.";

    // Members.
    Required: "{field} is missing. {why}", Types;
    RequiredEnum: "{field} is missing. Use {values}.", Values;
    Removed: "{field} was removed in version {removed_in}. {instead}";
    RemovedHere or RemovedHereReceived: "{field} was removed in version {removed_in}. Remove it.";
    RemovedHereReceived: "{field} was removed in version {removed_in}.";
    Deprecated: "{field} is deprecated. From version {removed_in} on: {instead}";
    DeprecatedOnly: "{field} is deprecated. A later version may remove it.";
    NotYet or NotYetReceived: "{field} was introduced in version {since}. Remove it or use that version.";
    NotYetReceived: "{field} was introduced in version {since}. This document is read as an older version.";
    Irrelevant or IrrelevantReceived: "{field} applies only if {discriminator} is {beside}. Remove it.";
    IrrelevantReceived: "{field} applies only if {discriminator} is {beside}.";
    Unexpected: "{name} is not expected here. If {discriminator} is {discriminator_values}, only {expected_fields} are expected.";
    Undocumented or UndocumentedReceived: "The API documentation does not list {name}. Check its spelling.";
    UndocumentedReceived: "The API documentation does not list {name} here.";
    Repeated or RepeatedReceived: "{name} appears more than once in this object. Keep only one.";
    RepeatedReceived: "{name} appears more than once in this object.";
    QueryInUrl: "This is a URL, not a query. Pass the part behind the question mark, or a URL object.", Words(&["query"]);
    QueryNot: "This is not a query. Pass parameters like a=1&b=2, percent-encoded.", Words(&["query"]);
    NoParameter: "A query can't carry this value. Pass a string, a number, a boolean, or a list of these.", Words(&["string", "number", "boolean"]);
    RepeatedQuery: "{name} appears more than once in the query. Keep only one.";

    // Lists.
    EntriesNowhere: "The option `entries` points to nothing in this document. It must point to an array.", Words(&["array"]);
    EntriesNoArray: "The option `entries` must point to an array.", Words(&["array"]);
    EntriesAmbiguous: "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", Words(&["array"]);
    EntriesBehind: "The entries are assumed to be at {pointer}. The page envelope is not documented ({lists}).";
    NoEntries: "No entries were found, so none were checked. The page envelope is not documented ({lists}).";

    // Help.
    DidYouMean: "Did you mean {near}?";
    DidYouMeanCase: "Did you mean {near}? Upper and lower case matter.";
    EmailRule: "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.";
    Punycode: "Write an international domain in punycode: name@xn--bcher-kva.example.";
    Why: "{why}";
    Apart: "{apart}";
    WhichCounts: "It is not defined which of them counts.";

    // Fixes.
    TakeOut: "Remove {field}";
    WriteValue: "Change it to {near}";
    Rename: "Rename it to {near}";

    // Calls: last, because the package carries them apart.
    CallRemoved: "{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}";
    CallNotYet: "{endpoint} was introduced in version {endpoint_since}. Use that version.";
    CallElsewhere: "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.";
    CallUnknown: "The API documentation does not list this path. Check each part of it.";
    CallMethod: "The API documentation does not list this method for the path. Use {methods}.", Methods;
    UnknownVersion: "The header {header} does not name a documented version. Use {versions}.", Versions;
    HeaderMissing: "The header {header} is missing. {header_why}", Words(&["string"]);
    HeaderEmpty: "The header {header} is empty. {header_why}", Words(&["string"]);
    HeaderRepeated: "The header {header} has more than one value. Send one.";
    HeaderUndocumented: "The API documentation does not list this header. Check its spelling.";
    BodyUnexpected: "The API documentation shows no body for this endpoint. Remove it.";
    BodyMissing: "The body is missing. This endpoint takes a document of the shape {shape}.";
    VersionValues: "The API documentation does not say which values it accepts. These are its dated versions.";

    // Conversions.
    ComplementMalformed: "The complement cannot be read. Pass it as the earlier conversion returned it.";
    ComplementForeign: "The complement belongs to another shape, other versions or another {option}. Pass the one of this document.";
    ComplementOrphan: "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.";
    ComplementDropped: "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.";
    ComplementGivesWay: "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.";
    Lost: "The other version has no place for this. Remove it, or use `onLoss: 'report'`.";
}

texts! {
    /// What was found, when the text itself must not be shown.
    Found {
        Null: "null",
        Boolean: "boolean",
        Number: "number",
        String: "string",
        Object: "object",
        Array: "array",
        EndOfText: "end of text",
        Digit: "a digit",
        ControlCharacter: "a control character",
        Letter: "a letter",
        AnotherCharacter: "another character",
    }
}
