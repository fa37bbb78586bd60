//! The text and the examples of each code. A new code does not compile until it has them.

use super::Example;
use order_contract::Code;

/// The text of a code, an example that has it, and one that has not.
pub fn meaning(code: Code) -> (&'static str, Example, Example) {
    match code {
        Code::Syntax => (
            "The text is not JSON. Nothing behind the place is read, so only what was found before it \
             stands, and nothing counts as missing.",
            text("order-created", r#"{"status": "COMPLETED",}"#),
            text("order-created", r#"{"status": "COMPLETED"}"#),
        ),
        Code::Encoding => (
            "The text is not clean UTF-8: bad bytes, a byte order mark, half of a surrogate pair, or in \
             a query a percent sign that begins no character.",
            text("product-query", "code=%FF"),
            text("product-query", "code=%C3%BF"),
        ),
        Code::DuplicateKey => (
            "A name stands twice in one object or query, perhaps in two spellings. Readers differ in \
             which of the two they keep, so what is checked might not be what is used.",
            text("order-created", r#"{"status": "FAILED", "st\u0061tus": "COMPLETED"}"#),
            text("order-created", r#"{"status": "FAILED"}"#),
        ),
        Code::TooLarge => (
            "The text has more bytes of UTF-8 than the limit `bytes`. It was not read.",
            text("order-created", r#"{"status": "COMPLETED"}"#).with(r#"{"limits":{"bytes":22}}"#),
            text("order-created", r#"{"status": "COMPLETED"}"#).with(r#"{"limits":{"bytes":23}}"#),
        ),
        Code::TooDeep => (
            "Objects and arrays lie deeper within one another than the limit `depth`; the outermost is 1.",
            text("order-created", r#"{"status": "COMPLETED", "more": []}"#).with(r#"{"limits":{"depth":1}}"#),
            text("order-created", r#"{"status": "COMPLETED", "more": []}"#).with(r#"{"limits":{"depth":2}}"#),
        ),
        Code::NotSerializable => (
            "The value has no JSON text: it is undefined, a function or a symbol, holds a BigInt or \
             itself, or throws when it is read.",
            Example {
                input: None,
                ..text("order-created", "")
            },
            text("order-created", r#"{"status": "COMPLETED"}"#),
        ),
        Code::Type => (
            "The value is of another JSON type than the interface shows, or a parameter has no such \
             form. Whatever is inside it is not looked at.",
            text("order-query", "limit=-1"),
            text("order-query", "limit=1"),
        ),
        Code::Enum => (
            "The value is none of those that are allowed. Case matters. In what you receive it is only \
             a warning, but for the status: a new value is not your mistake.",
            text("order-created", r#"{"status": "DONE"}"#),
            text("order-created", r#"{"status": "COMPLETED"}"#),
        ),
        Code::Required => (
            "Something that is needed is absent. Where the interface does not say so itself, the need \
             is implied, and the message says from what it follows.",
            text("order-created", "{}"),
            text("order-created", r#"{"status": "PROCESSING"}"#),
        ),
        Code::Empty => (
            "A string or a list is there and holds nothing, where something is needed.",
            text(
                "product-update",
                r#"{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}"#,
            ),
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}"#,
            ),
        ),
        Code::Email => (
            "The text is no e-mail address by the rule that browsers apply to an e-mail field. It is \
             taken as it would be sent: spaces around it count.",
            text("order-request", concat!(r#"{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"#, r#""distribution_method": {"type": "EMAIL", "email_address": "name@"}, "#, r#""products": {"type": "SINGLE", "value": "P-1"}}]}"#)),
            text("order-request", concat!(r#"{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"#, r#""distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "#, r#""products": {"type": "SINGLE", "value": "P-1"}}]}"#)),
        ),
        Code::Timestamp => (
            "The text is no date and time with six digits of fractional seconds, or the calendar and \
             the clock have no such one.",
            text("product-update", r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}"#),
            text("product-update", r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}"#),
        ),
        Code::TimestampOffset => (
            "A timestamp has a zone offset behind it. Timestamps are shown without one, and what zone \
             they are in is not said.",
            text("product-update", r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}"#),
            text("product-update", r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}"#),
        ),
        Code::Decimal => (
            "The text is no decimal number: digits, perhaps a minus before and a fraction behind them.",
            text("product-update", r#"{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}"#),
            text("product-update", r#"{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}"#),
        ),
        Code::Removed => (
            "The version no longer has the field or endpoint. The message says since when, the help \
             what to do instead.",
            call(r#"{"method": "GET", "url": "/v2/order/O-1/links"}"#),
            call(r#"{"method": "GET", "url": "/v2/order/O-1"}"#),
        ),
        Code::Deprecated => (
            "The version still has the field, and a later one has removed it.",
            text("order", r#"{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}"#)
                .with(r#"{"version":"2023-07-27"}"#),
            text("order", r#"{"status": "COMPLETED", "items": [{}]}"#).with(r#"{"version":"2023-07-27"}"#),
        ),
        Code::Undocumented => (
            "The interface does not show the name. Where it says itself that more exists than it \
             shows, only a name that looks like a slip is reported.",
            text("product-query", "limt=10"),
            text("product-query", "limit=10"),
        ),
        Code::Irrelevant => (
            "The member means nothing beside what the type next to it says, such as a card's id where \
             the account balance pays.",
            text("order", r#"{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}"#),
            text("order", r#"{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}"#),
        ),
        Code::Unexpected => (
            "An order that is not complete carries its status, its id and a message, and nothing else.",
            text("order", r#"{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}"#),
            text("order", r#"{"status": "FAILED", "id": "O-1", "message": "No."}"#),
        ),
        Code::Exclusive => (
            "Two parameters stand together that exclude each other: a page lies before one cursor or \
             after the other.",
            text("product-query", "before=c1&after=c2"),
            text("product-query", "after=c2"),
        ),
        Code::UnknownVersion => (
            "The header names none of the dated versions. Which values it accepts is not shown, so it \
             is a warning.",
            call(r#"{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}"#),
            call(r#"{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}"#),
        ),
        Code::UnknownEndpoint => (
            "The version lists no endpoint with this method and path.",
            call(r#"{"method": "DELETE", "url": "/v2/order/O-1"}"#),
            call(r#"{"method": "GET", "url": "/v2/order/O-1"}"#),
        ),
        Code::Entries => (
            "The entries of a list can't be found without guessing: the layout of a page is not shown, \
             so where an array at the top or a single candidate does not settle it, the option \
             `entries` must.",
            text("product-list", r#"{"data": [{"approval_state": "APPROVED"}], "more": [{}]}"#),
            text("product-list", r#"{"data": [{"approval_state": "APPROVED"}], "more": [{}]}"#).with(r#"{"entries":"/data"}"#),
        ),
        Code::Complement => (
            "The complement was made for another document, or for other versions or options, so \
             nothing of it was used.",
            Example { by: "convert", ..text("order", r#"{"status": "COMPLETED"}"#) }
                .with(r#"{"from":"2024-02-05","to":"2023-07-27","complement":{}}"#),
            Example { by: "convert", ..text("order", r#"{"status": "COMPLETED"}"#) }
                .with(r#"{"from":"2024-02-05","to":"2023-07-27"}"#),
        ),
        // The list of codes may grow: a new one has its meaning here before anything is generated.
        _ => panic!("{code} has no meaning yet"),
    }
}

const fn text(shape: &'static str, input: &'static str) -> Example {
    Example {
        by: "validate",
        shape: Some(shape),
        input: Some(input),
        options: None,
    }
}

const fn call(input: &'static str) -> Example {
    Example {
        by: "validateCall",
        shape: None,
        input: Some(input),
        options: None,
    }
}

impl Example {
    const fn with(self, options: &'static str) -> Example {
        Example {
            options: Some(options),
            ..self
        }
    }
}
