//! Lists the sentences that a problem of each code can have; [`super::detail`] chooses one of them. A code
//! without sentences does not compile, and a test compares the list with every case.

use super::code::Code;
use super::sentence::Sentence::{self, *};

/// Returns the sentences that a problem of a code can have as its message.
pub const fn sentences_of(code: Code) -> &'static [Sentence] {
    match code {
        Code::Syntax => &[
            NoValue,
            NoValueOrBracket,
            NoKey,
            NoKeyOrBrace,
            NoColon,
            NoCommaOrBrace,
            NoCommaOrBracket,
            NoDigit,
            NoNumberEnd,
            NoEscape,
            NoHexDigit,
            NoQuote,
            RawControl,
            NoEnd,
            EmptyDocument,
            HtmlPage,
            Compressed,
            SeveralDocuments,
        ],
        Code::Encoding => &[
            NotUtf8,
            NotUtf8Query,
            LoneSurrogate,
            LoneSurrogateReceived,
            ByteOrderMark,
        ],
        Code::DuplicateKey => &[Repeated, RepeatedReceived, RepeatedQuery, HeaderRepeated],
        Code::TooLarge => &[TooLarge],
        Code::TooDeep => &[TooDeep],
        Code::NotSerializable => &[NotSerializable, NoDocument, NotPlain],
        Code::Type => &[
            Type,
            TypeReceived,
            TypeCount,
            JsonInString,
            QueryInUrl,
            QueryNot,
        ],
        Code::Enum => &[Enum, EnumReceived],
        Code::Required => &[Required, RequiredEnum, HeaderMissing, BodyMissing],
        Code::Empty => &[
            EmptyList,
            EmptyText,
            EmptyTextWhy,
            EmptyEnum,
            EmptyEnumReceived,
            HeaderEmpty,
        ],
        Code::Email => &[Email, EmailReceived],
        Code::Timestamp => &[Timestamp],
        Code::TimestampOffset => &[TimestampOffset],
        Code::Decimal => &[Decimal],
        Code::Removed => &[Removed, UndocumentedReceived, CallRemoved, Lost],
        Code::Deprecated => &[Deprecated],
        Code::Undocumented => &[
            Undocumented,
            UndocumentedReceived,
            NotYet,
            NotYetReceived,
            HeaderUndocumented,
            BodyUnexpected,
            Lost,
        ],
        Code::Irrelevant => &[Irrelevant, IrrelevantReceived],
        Code::Unexpected => &[Unexpected],
        Code::Exclusive => &[Exclusive],
        Code::UnknownVersion => &[UnknownVersion],
        Code::UnknownEndpoint => &[CallNotYet, CallElsewhere, CallUnknown, CallMethod],
        Code::Entries => &[EntriesNowhere, EntriesNoArray, EntriesAmbiguous],
        Code::Complement => &[
            ComplementMalformed,
            ComplementForeign,
            ComplementOrphan,
            ComplementDropped,
            ComplementGivesWay,
        ],
    }
}
