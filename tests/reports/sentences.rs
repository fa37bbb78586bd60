//! The arguments that few sentences have: a discriminator, a list of fields, a pointer, a field without a
//! name.

use order_contract::{Options, Shape, validate};

#[track_caller]
fn says(shape: Shape, text: &str, message: &str) {
    let report = validate(shape, text, &Options::default());
    let problems = report.problems.iter();
    let messages: Vec<_> = problems.map(|one| one.message.as_str()).collect();
    assert!(messages.contains(&message), "{messages:?}");
}

#[test]
fn a_message_names_the_discriminator_and_the_values_that_it_needs() {
    says(
        Shape::OrderRequest,
        r#"{"payment_method":{"type":"ACCOUNT_BALANCE","card_id":"c"}}"#,
        "`card_id` applies only if `type` is `CARD`. Remove it.",
    );
}

#[test]
fn a_message_lists_the_fields_that_an_object_has() {
    says(
        Shape::Order,
        r#"{"status":"FAILED","more":1}"#,
        "This field is not expected here. An order that is processing or failed contains only `status`, `id` and `message`.",
    );
}

/// It came with the version after the one that removed the other fields.
#[test]
fn what_was_never_there_is_not_said_to_be_removed() {
    let text = r#"{"status":"PROCESSING","payout":{},"items":[]}"#;
    says(
        Shape::OrderCreated,
        text,
        "The API documentation does not list `payout` here.",
    );
    says(
        Shape::OrderCreated,
        text,
        "`items` was removed in version 2023-07-27. Read the order to get its details.",
    );
}

#[test]
fn what_has_no_name_is_called_by_its_title() {
    says(Shape::Order, "7", "The order should be an object.");
    says(
        Shape::OrderRequest,
        r#"{"items":[7]}"#,
        "Each item must be an object.",
    );
}

#[test]
fn an_assumption_points_at_the_entries() {
    let report = validate(
        Shape::OrderList,
        r#"{"data":[{"id":"i"}]}"#,
        &Options::default(),
    );
    assert_eq!(
        report.assumptions,
        ["The entries are assumed to be at /*. The page envelope is not documented (4.4)."]
    );
}
