//! The body that creates an order (section 2.4). What it shares with an order read back stands
//! here too: payment method, distribution method, products.
//!
//! The interface shows kinds and allowed values, and says that it does not show which fields are
//! required. What is required here is therefore `Implied`: each rule says from what it follows.

use super::call::IDEMPOTENCY_KEY;
use super::model::{Basis, Basis::Implied, EnumValue, Field, Form, Kind, Leftover, List, Object};
use crate::Version::V2023_07_27;

/// `POST /v2/order`, request.
pub static ORDER_REQUEST: Object = Object::new(
    "Order request",
    &[
        PAYMENT_METHOD_FIELD.required(Implied, "an order is paid by card or from a balance"),
        Field::new(ITEMS_NAME, Kind::List(&ITEMS))
            .about("Items", "What is ordered: one entry for each payout.")
            .required(Implied, "an order without items would order nothing"),
        Field::any(PRODUCTS_FIELD.name).removed_but(
            V2023_07_27,
            "Give each entry of `items` its own `products`.",
            Leftover::IntoEach(ITEMS_NAME),
        ),
        Field::any("idempotency_key").removed_but(
            V2023_07_27,
            "Send the key in the header `x-idempotency-key`.",
            Leftover::Header(IDEMPOTENCY_KEY.name),
        ),
    ],
)
.not_shown(&["Which fields are required; what is asked for here follows from the rest."]);

const ITEMS_NAME: &str = "items";

static ITEMS: List =
    List::of(Field::new("", Kind::Object(&ITEM)).about("Item", "One payout to one recipient."))
        .not_empty(Implied, "an order without items would order nothing");

// ExtraFields item fields, such as amounts, exist and are not shown.
static ITEM: Object = Object::new(
    "Item",
    &[
        DISTRIBUTION_METHOD_FIELD.required(
            Implied,
            "each item reaches its recipient in one of two ways",
        ),
        PRODUCTS_FIELD.required(Implied, "product selection is made per item"),
        Field::any("country").removed_but(V2023_07_27, "Nothing replaces it.", Leftover::TakeOut),
    ],
)
.extra_fields_expected()
.not_shown(&["ExtraFields fields of an item, such as its amount."]);

pub(super) const PAYMENT_METHOD_FIELD: Field =
    Field::new("payment_method", Kind::Object(&PAYMENT_METHOD)).about(
        "Payment method",
        "How the order is paid, and in which currency.",
    );

/// How an order is paid.
pub static PAYMENT_METHOD: Object = Object::new(
    "Payment method",
    &[
        Field::new("type", Kind::Enum(&[CARD, ACCOUNT_BALANCE]))
            .about("Paid by", "Whether a card or the account balance pays.")
            .required(Implied, "it decides whether a card is needed"),
        Field::text("card_id")
            .about("Card", "The identifier of the card that pays.")
            .relevant_with(&[CARD])
            .required_with(&[CARD], Implied, "a card payment needs to know which card"),
        Field::new("currency", Kind::Enum(CURRENCIES))
            .about("Currency", "The currency in which the order is paid.")
            .required(Implied, "no default currency is shown"),
    ],
)
.discriminated_by_first();

const CARD: EnumValue = EnumValue::new("CARD", "Card");
const ACCOUNT_BALANCE: EnumValue = EnumValue::new("ACCOUNT_BALANCE", "Account balance");

const CURRENCIES: &[EnumValue] = &[
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
        Field::new("type", Kind::Enum(&[EMAIL, PAYOUT_LINK]))
            .about(
                "Sent as",
                "Whether an e-mail or a payout link carries the item.",
            )
            .required(Implied, "it decides whether an address is needed"),
        Field::new("email_address", Kind::Text(Form::Email))
            .about("E-mail address", "The recipient's e-mail address.")
            .relevant_with(&[EMAIL])
            .required_with(&[EMAIL], Implied, "an e-mail needs an address to go to"),
    ],
)
.discriminated_by_first();

const EMAIL: EnumValue = EnumValue::new("EMAIL", "E-mail");
const PAYOUT_LINK: EnumValue = EnumValue::new("PAYOUT_LINK", "Payout link");

pub(super) const PRODUCTS_FIELD: Field = Field::new("products", Kind::Object(&PRODUCTS))
    .about("Products", "What the recipient can choose from.");

/// The selection of products for one item.
pub static PRODUCTS: Object = Object::new(
    "Products",
    &[
        Field::new("type", Kind::Enum(&[SINGLE, MULTIPLE]))
            .about("Selection", "Whether one product or several are offered.")
            .required(Implied, "it decides where the selection stands"),
        Field::text("value")
            .about("Product", "The one product, when the selection is single.")
            .kind_implied()
            .relevant_with(&[SINGLE])
            .required_with(&[SINGLE], Implied, "a single selection names its product"),
        Field::new("values", Kind::List(&PRODUCT_VALUES))
            .about(
                "Products",
                "The products on offer, when the selection is multiple.",
            )
            .relevant_with(&[MULTIPLE])
            .required_with(
                &[MULTIPLE],
                Implied,
                "a multiple selection lists its products",
            ),
    ],
)
.discriminated_by_first()
.not_shown(&["What identifies a product in a selection: its type and form."]);

const SINGLE: EnumValue = EnumValue::new("SINGLE", "One product");
const MULTIPLE: EnumValue = EnumValue::new("MULTIPLE", "Several products");

// The element type is not shown; a product is known by its code, which is a string.
static PRODUCT_VALUES: List = List::of(
    Field::text("")
        .about("Product", "The code of one product on offer.")
        .kind_implied(),
)
.not_empty(Basis::Implied, "a multiple selection lists its products");
