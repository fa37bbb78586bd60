//! The body that creates an order (section 2.4), and the parts that it shares with an order that is
//! read: payment method, distribution method, products.
//!
//! The interface shows kinds and allowed values, but not which fields are required. Every requirement
//! here is therefore `Implied`, and its sentence says what it follows from.

use super::V2023_07_27;
use crate::contract::model::{Basis, Basis::Implied, EnumValue, Field, Form, Kind, List, Object};

/// `POST /v2/order`, request.
pub static ORDER_REQUEST: Object = Object::new(
    "Order request",
    &[
        PAYMENT_METHOD_FIELD.required(Implied, "An order is paid by card or from the account balance."),
        Field::new("items", Kind::List(&ITEMS))
            .about("Item list", "What is ordered: one entry for each payout.")
            .required(Implied, "An order needs at least one item."),
        Field::any(PRODUCTS_FIELD.name)
            .about(PRODUCTS_FIELD.label, "")
            .removed(V2023_07_27, "Give each entry of `items` its own `products`."),
        Field::any("idempotency_key").removed(V2023_07_27, "Send the key in the header `x-idempotency-key`."),
    ],
)
.not_shown(&["Which fields are required. What is required here follows from the rest."]);

static ITEMS: List = List::of(Field::new("", Kind::Object(&ITEM)).about("Item", "One payout to one recipient."))
    .not_empty(Implied, "Add at least one item.");

const DISTRIBUTED: Field =
    DISTRIBUTION_METHOD_FIELD.required(Implied, "An item is sent by e-mail or as a payout link.");

// The interface mentions other item fields, such as amounts, and does not show them.
pub(crate) static ITEM: Object = Object::new(
    "Item",
    &[
        DISTRIBUTED,
        PRODUCTS_FIELD.required(Implied, "Products are selected for each item."),
        Field::any("country").removed_for_good(V2023_07_27, "Remove it. The API documentation names no replacement."),
    ],
)
.extra_fields_expected()
.not_shown(&["Other fields of an item, such as its amount."]);

pub(super) const PAYMENT_METHOD_FIELD: Field = Field::new("payment_method", Kind::Object(&PAYMENT_METHOD))
    .about("Payment method", "How the order is paid, and in which currency.");

/// How an order is paid.
pub static PAYMENT_METHOD: Object = Object::new(
    "Payment method",
    &[
        Field::new("type", Kind::Enum(PAYMENT_TYPES))
            .about("Payment type", "Whether a card or the account balance pays.")
            .required(Implied, "It says whether a card or the account balance pays."),
        CARD_ID,
        CURRENCY,
    ],
)
.discriminated_by_first();

const CARD_ID: Field = Field::text("card_id")
    .about("Card ID", "Identifies the card that pays.")
    .relevant_with(&[CARD])
    .required_with(&[CARD], Implied, "A card payment needs the card's ID.");

const CURRENCY: Field = Field::new("currency", Kind::Enum(CURRENCIES))
    .about("Currency", "The currency in which the order is paid.")
    .required(Implied, "No default currency is documented, so an order needs one.");

const PAYMENT_TYPES: &[EnumValue] = &[CARD, ACCOUNT_BALANCE];

pub(crate) const CARD: EnumValue = EnumValue::new("CARD", "Card");
const ACCOUNT_BALANCE: EnumValue = EnumValue::new("ACCOUNT_BALANCE", "Account balance");

pub(crate) const CURRENCIES: &[EnumValue] = &[
    EnumValue::new("EUR", "Euro"),
    EnumValue::new("GBP", "Pound sterling"),
    EnumValue::new("USD", "US dollar"),
    EnumValue::new("CAD", "Canadian dollar"),
];

pub(super) const DISTRIBUTION_METHOD_FIELD: Field =
    Field::new("distribution_method", Kind::Object(&DISTRIBUTION_METHOD))
        .about("Distribution method", "How the item reaches its recipient.");

/// How an item reaches its recipient.
pub static DISTRIBUTION_METHOD: Object = Object::new(
    "Distribution method",
    &[
        Field::new("type", Kind::Enum(DISTRIBUTION_TYPES))
            .about(
                "Distribution type",
                "Whether the item is sent by e-mail or as a payout link.",
            )
            .required(
                Implied,
                "It says whether the item is sent by e-mail or as a payout link.",
            ),
        EMAIL_ADDRESS,
    ],
)
.discriminated_by_first();

const EMAIL_ADDRESS: Field = Field::new("email_address", Kind::Text(Form::Email))
    .about("E-mail address", "The recipient's e-mail address.")
    .relevant_with(&[EMAIL])
    .required_with(
        &[EMAIL],
        Implied,
        "An item sent by e-mail needs the recipient's address.",
    );

const DISTRIBUTION_TYPES: &[EnumValue] = &[EMAIL, PAYOUT_LINK];

pub(crate) const EMAIL: EnumValue = EnumValue::new("EMAIL", "E-mail");
const PAYOUT_LINK: EnumValue = EnumValue::new("PAYOUT_LINK", "Payout link");

pub(super) const PRODUCTS_FIELD: Field =
    Field::new("products", Kind::Object(&PRODUCTS)).about("Product selection", "What the recipient can choose from.");

/// The selection of products for one item.
pub static PRODUCTS: Object = Object::new(
    "Products",
    &[
        Field::new("type", Kind::Enum(&[SINGLE, MULTIPLE]))
            .about("Selection type", "Whether one product or several are offered.")
            .required(Implied, "It says whether one product or several are offered."),
        Field::text("value")
            .about("Product", "The one product of a single selection.")
            .kind_implied()
            .relevant_with(&[SINGLE])
            .required_with(&[SINGLE], Implied, "A single selection needs a product."),
        Field::new("values", Kind::List(&PRODUCT_VALUES))
            .about("Product list", "The products of a multiple selection.")
            .relevant_with(&[MULTIPLE])
            .required_with(&[MULTIPLE], Implied, "A multiple selection needs at least one product."),
    ],
)
.discriminated_by_first()
.not_shown(&["What identifies a product in a selection: its type and form."]);

const SINGLE: EnumValue = EnumValue::new("SINGLE", "One product");
const MULTIPLE: EnumValue = EnumValue::new("MULTIPLE", "Several products");

// The element type is not shown; a product is known by its code, which is a string.
static PRODUCT_VALUES: List = List::of(
    Field::text("")
        .about("Offered product", "The code of one product on offer.")
        .kind_implied(),
)
.not_empty(Basis::Implied, "A multiple selection needs at least one product.");
