//! An order as the service returns it: on create (section 2.5), on read and in lists (2.6).
//!
//! A complete order carries all details; any other carries status, id and message. Removed fields stay
//! listed, so that a leftover is reported as removed and not as unknown.

use super::order_request::{DISTRIBUTION_METHOD_FIELD, PAYMENT_METHOD_FIELD, PRODUCTS_FIELD};
use super::{V2023_07_27, V2024_02_05};
use crate::contract::model::{
    At,
    Basis::{Implied, Stated},
    EnumValue, Field, Kind, List, Object,
};

/// `POST /v2/order`, response.
pub static ORDER_CREATED: Object = Object::new(
    "Created order",
    &[
        STATUS.required(Stated, "It is the only field of the response to a new order."),
        not_on_create(COMPLETED_AT),
        not_on_create(PAYMENT_METHOD_FIELD),
        not_on_create(ITEMS_FIELD),
        never_on_create(REDEMPTION_URL),
        never_on_create(PAYOUT),
        IS_COMPLETE,
        COUNTRIES,
        INITIAL_VALUES,
        FINAL_VALUES,
        PRODUCT_COUNT,
        TOKENS,
    ],
);

/// `GET /v2/order/{id}`, and each entry of `GET /v2/order`.
pub static ORDER: Object = Object::new(
    "Order",
    &[
        STATUS.required(Stated, "The other fields of an order depend on it."),
        ID.required_with(INCOMPLETE, Implied, "An order that is not completed should include it."),
        Field::any("message")
            .about("Message", "What the service says about an order that is not completed.")
            .required_with(INCOMPLETE, Implied, "An order that is not completed should include it."),
        COMPLETION,
        PAYMENT_METHOD_FIELD.required_with(&[COMPLETED], Implied, ALL_DETAILS),
        ITEMS_FIELD.required_with(&[COMPLETED], Implied, ALL_DETAILS),
        IS_COMPLETE,
        COUNTRIES,
        INITIAL_VALUES,
        FINAL_VALUES,
        PRODUCT_COUNT,
        TOKENS,
    ],
)
.nothing_else_with(INCOMPLETE)
.not_shown(&[
    "The types of `id` and `message`, and whether a completed order includes them.",
    "The form of `completed_at`.",
]);

const ALL_DETAILS: &str = "A completed order should include it.";

const STATUS: Field =
    Field::new("status", Kind::Enum(&[COMPLETED, PROCESSING, FAILED])).about("Status", "The state of the order.");

const COMPLETED: EnumValue = EnumValue::new("COMPLETED", "Completed");
const PROCESSING: EnumValue = EnumValue::new("PROCESSING", "Processing");
const FAILED: EnumValue = EnumValue::new("FAILED", "Failed");
const INCOMPLETE: &[EnumValue] = &[PROCESSING, FAILED];

/// Identifies an order.
pub(crate) const ID: Field = Field::any("id").about("Order ID", "Identifies the order.");

// Its form is not shown.
const COMPLETED_AT: Field = Field::text("completed_at")
    .about("Completion time", "When the order was completed.")
    .kind_implied();

const COMPLETION: Field = COMPLETED_AT.required_with(&[COMPLETED], Implied, ALL_DETAILS);

pub(crate) const ITEMS_FIELD: Field =
    Field::new("items", Kind::List(&ITEMS)).about("Item list", "What was ordered: one entry for each payout.");

static ITEMS: List = List::of(Field::new("", Kind::Object(&ITEM)).about("Item", "One payout to one recipient."))
    .identified_by(ID.name)
    .not_empty(Implied, "A completed order should list at least one item.");

/// An item of an order that is read.
pub(crate) static ITEM: Object = Object::new(
    "Item",
    &[
        DISTRIBUTED,
        PRODUCTS_FIELD.required(Implied, ALL_DETAILS),
        REDEMPTION_URL
            .deprecated(V2023_07_27)
            .moved(V2024_02_05, PAYOUT.name, At::Option)
            .instead("Read `payout` instead."),
        PAYOUT,
        gone("order_id"),
        gone("discount_multiplier"),
        gone("delivery_email"),
        gone("current_token"),
    ],
)
.not_shown(&["The structure and the fields of `payout`."]);

const DISTRIBUTED: Field = DISTRIBUTION_METHOD_FIELD.required(Implied, ALL_DETAILS);

/// Where the recipient redeems an item, until 2024-02-05.
pub const REDEMPTION_URL: Field = Field::text("redemption_url")
    .about("Redemption URL", "Where the recipient redeems the item.")
    .kind_implied();

/// Replaces [`REDEMPTION_URL`]. Its structure is not shown; that it belongs to the item follows from
/// what it replaces.
pub const PAYOUT: Field = Field::any("payout")
    .about(
        "Payout",
        "Replaces the redemption URL. Its structure is not documented.",
    )
    .kind_implied()
    .since(V2024_02_05);

const IS_COMPLETE: Field = gone("is_complete");
const COUNTRIES: Field = gone("countries");
const INITIAL_VALUES: Field = gone("initial_values");
const FINAL_VALUES: Field = gone("final_values");
const PRODUCT_COUNT: Field = gone("product_count");
const TOKENS: Field = gone("tokens");

const fn gone(name: &'static str) -> Field {
    Field::any(name).removed(V2023_07_27, "The API documentation names no replacement.")
}

const fn not_on_create(field: Field) -> Field {
    field.removed(V2023_07_27, "Read the order to get its details.")
}

/// A field of orders that are read, which came after the details of created orders had been removed.
const fn never_on_create(field: Field) -> Field {
    not_on_create(field.since(V2024_02_05))
}
