//! Explains each code, in English. A code without a text does not compile.

use super::code::Code;

/// Explains when a code is reported, and why.
pub const fn explanation(code: Code) -> &'static str {
    match code {
        Code::Syntax => {
            "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing."
        }
        Code::Encoding => {
            "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding."
        }
        Code::DuplicateKey => {
            "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used."
        }
        Code::TooLarge => "The text has more UTF-8 bytes than the limit `bytes`. It was not read.",
        Code::TooDeep => {
            "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1."
        }
        Code::NotSerializable => {
            "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read."
        }
        Code::Type => {
            "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked."
        }
        Code::Enum => {
            "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake."
        }
        Code::Required => {
            "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed."
        }
        Code::Empty => "A string or list is empty although it needs content.",
        Code::Email => {
            "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count."
        }
        Code::Timestamp => {
            "The text is not a date and time with six digits of fractional seconds, or no such date or time exists."
        }
        Code::TimestampOffset => {
            "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies."
        }
        Code::Decimal => {
            "The text is not a decimal number: digits, with an optional minus sign and fraction."
        }
        Code::Removed => {
            "The version no longer has this field or endpoint. The message says which version removed it and what to do instead."
        }
        Code::Deprecated => "The version still has this field, but a later one removes it.",
        Code::Undocumented => {
            "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported."
        }
        Code::Irrelevant => {
            "The field has no meaning for the chosen type, for example a card ID where the account balance pays."
        }
        Code::Unexpected => {
            "With this value of the field that decides which others apply, only the required fields are expected."
        }
        Code::Exclusive => {
            "Two parameters are used together that exclude each other. A page comes before one cursor or after the other."
        }
        Code::UnknownVersion => {
            "The header does not name a documented version. Because the accepted values are not documented, this is a warning."
        }
        Code::UnknownEndpoint => "The version has no endpoint with this method and path.",
        Code::Entries => {
            "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are."
        }
        Code::Complement => {
            "The complement belongs to another document, to other versions or to other options. Nothing of it was used."
        }
    }
}
