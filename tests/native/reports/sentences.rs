//! The sentences that a problem of each code can have as its message.

use order_contract::Code;
use order_contract::internals::Sentence;

const OF_CODES: &str = "
syntax: NoValue NoValueOrBracket NoKey NoKeyOrBrace NoColon NoCommaOrBrace NoCommaOrBracket NoDigit NoNumberEnd
syntax: NoEscape NoHexDigit NoQuote RawControl NoEnd EmptyDocument HtmlPage Compressed SeveralDocuments
encoding: NotUtf8 NotUtf8Query LoneSurrogate LoneSurrogateReceived ByteOrderMark
duplicate_key: Repeated RepeatedReceived RepeatedQuery HeaderRepeated
too_large: TooLarge
too_deep: TooDeep
not_serializable: NotSerializable NoDocument NotPlain
type: Type TypeReceived TypeCount JsonInString QueryInUrl QueryNot
enum: Enum EnumReceived
required: Required RequiredEnum HeaderMissing BodyMissing
empty: EmptyList EmptyText EmptyTextWhy EmptyEnum EmptyEnumReceived HeaderEmpty
email: Email EmailReceived
timestamp: Timestamp
timestamp_offset: TimestampOffset
decimal: Decimal
removed: Removed UndocumentedReceived CallRemoved Lost
deprecated: Deprecated
undocumented: Undocumented UndocumentedReceived NotYet NotYetReceived HeaderUndocumented BodyUnexpected Lost
irrelevant: Irrelevant IrrelevantReceived
unexpected: Unexpected
exclusive: Exclusive
unknown_version: UnknownVersion
unknown_endpoint: CallNotYet CallElsewhere CallUnknown CallMethod
entries: EntriesNowhere EntriesNoArray EntriesAmbiguous
complement: ComplementMalformed ComplementForeign ComplementOrphan ComplementDropped ComplementGivesWay
";

/// Whether a problem of that code can have the sentence.
pub fn fits(code: Code, sentence: Sentence) -> bool {
    let mut rows = OF_CODES.lines().filter_map(|row| row.split_once(": "));
    rows.any(|(of, names)| of == code.name() && names.split(' ').any(|one| one == sentence.name()))
}
