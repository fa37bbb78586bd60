//! The examples of each code. The generator panics at a code without them.

use super::Example;
use order_contract::Code;

/// Returns an example that has a code, and one that does not.
pub fn examples(code: Code) -> (Example, Example) {
    match code {
        Code::Syntax => (
            text("order-created", r#"{"status": "COMPLETED",}"#),
            text("order-created", r#"{"status": "COMPLETED"}"#),
        ),
        Code::Encoding => (text("product-query", "code=%FF"), text("product-query", "code=%C3%BF")),
        Code::DuplicateKey => (
            text("order-created", r#"{"status": "FAILED", "st\u0061tus": "COMPLETED"}"#),
            text("order-created", r#"{"status": "FAILED"}"#),
        ),
        Code::TooLarge => (
            text("order-created", r#"{"status": "COMPLETED"}"#).with(r#"{"limits":{"bytes":22}}"#),
            text("order-created", r#"{"status": "COMPLETED"}"#).with(r#"{"limits":{"bytes":23}}"#),
        ),
        Code::TooDeep => (
            text("order-created", r#"{"status": "COMPLETED", "more": []}"#).with(r#"{"limits":{"depth":1}}"#),
            text("order-created", r#"{"status": "COMPLETED", "more": []}"#).with(r#"{"limits":{"depth":2}}"#),
        ),
        Code::NotSerializable => (
            Example {
                input: None,
                ..text("order-created", "")
            },
            text("order-created", r#"{"status": "COMPLETED"}"#),
        ),
        Code::Type => (text("order-query", "limit=-1"), text("order-query", "limit=1")),
        Code::Enum => (
            text("order-created", r#"{"status": "DONE"}"#),
            text("order-created", r#"{"status": "COMPLETED"}"#),
        ),
        Code::Required => (
            text("order-created", "{}"),
            text("order-created", r#"{"status": "PROCESSING"}"#),
        ),
        Code::Empty => (
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
            text(
                "order-request",
                concat!(
                    r#"{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"#,
                    r#""distribution_method": {"type": "EMAIL", "email_address": "name@"}, "#,
                    r#""products": {"type": "SINGLE", "value": "P-1"}}]}"#
                ),
            ),
            text(
                "order-request",
                concat!(
                    r#"{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"#,
                    r#""distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "#,
                    r#""products": {"type": "SINGLE", "value": "P-1"}}]}"#
                ),
            ),
        ),
        Code::Timestamp => (
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}"#,
            ),
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}"#,
            ),
        ),
        Code::TimestampOffset => (
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}"#,
            ),
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}"#,
            ),
        ),
        Code::Decimal => (
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}"#,
            ),
            text(
                "product-update",
                r#"{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}"#,
            ),
        ),
        Code::Removed => (
            text(
                "order",
                r#"{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}"#,
            ),
            text(
                "order",
                r#"{"status": "COMPLETED", "items": [{"payout": {"url": "https://example.com/r"}}]}"#,
            ),
        ),
        Code::Deprecated => (
            text(
                "order",
                r#"{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}"#,
            )
            .with(r#"{"version":"2023-07-27"}"#),
            text("order", r#"{"status": "COMPLETED", "items": [{}]}"#).with(r#"{"version":"2023-07-27"}"#),
        ),
        Code::Undocumented => (text("product-query", "limt=10"), text("product-query", "limit=10")),
        Code::Irrelevant => (
            text(
                "order",
                r#"{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}"#,
            ),
            text(
                "order",
                r#"{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}"#,
            ),
        ),
        Code::Unexpected => (
            text(
                "order",
                r#"{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}"#,
            ),
            text("order", r#"{"status": "FAILED", "id": "O-1", "message": "No."}"#),
        ),
        Code::Exclusive => (
            text("product-query", "before=c1&after=c2"),
            text("product-query", "after=c2"),
        ),
        Code::UnknownVersion => (
            call(r#"{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}"#),
            call(r#"{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}"#),
        ),
        Code::UnknownEndpoint => (
            call(r#"{"method": "DELETE", "url": "/v2/order/O-1"}"#),
            call(r#"{"method": "GET", "url": "/v2/order/O-1"}"#),
        ),
        Code::Entries => (
            text(
                "product-list",
                r#"{"data": [{"approval_state": "APPROVED"}], "more": [{}]}"#,
            ),
            text(
                "product-list",
                r#"{"data": [{"approval_state": "APPROVED"}], "more": [{}]}"#,
            )
            .with(r#"{"entries":"/data"}"#),
        ),
        Code::Complement => (
            Example {
                by: "convert",
                ..text("order", r#"{"status": "COMPLETED"}"#)
            }
            .with(r#"{"from":"2024-02-05","to":"2023-07-27","complement":{}}"#),
            Example {
                by: "convert",
                ..text("order", r#"{"status": "COMPLETED"}"#)
            }
            .with(r#"{"from":"2024-02-05","to":"2023-07-27"}"#),
        ),
        // `Code` is non-exhaustive, so a new code is missed only when this runs.
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
