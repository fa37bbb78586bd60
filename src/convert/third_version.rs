//! 2099-01-01, made up for tests: an item says when it was delivered; how an order is paid looks different.

use super::rule::{At, ITEMS, Into, LATER, Member, Op, Rule, members};
use super::{Change, for_people};
use crate::Shape;
use crate::Version::V2099_01_01;
use crate::contract::model::Basis;
use crate::contract::order::{ITEM, ORDER};
use crate::contract::order_request::{DISTRIBUTION_METHOD, PAYMENT_METHOD};
use crate::contract::pack::{field_id, word_id};
use crate::contract::section::section_id;

/// An entry of the changelog, and its rule.
pub static DELIVERY_DATED: Change = Change {
    id: "delivery_dated",
    version: V2099_01_01,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("Each item says when it was delivered"),
    description: for_people("The items of an order carry `delivered_at`."),
    rules: &[Rule {
        name: "delivery_dated",
        shapes: &[Shape::Order, Shape::OrderList],
        place: &ITEMS,
        section: section_id("2.6"),
        basis: Basis::Stated,
        members: &DELIVERED,
        assumption: None,
        gap: None,
    }],
};

/// An entry of the changelog, and its rule.
pub static ORDER_REWORKED: Change = Change {
    id: "order_reworked",
    version: V2099_01_01,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("How an order is paid and delivered looks different"),
    description: for_people(
        "`currency` is now `currency_code`, `card_id` is in `card`, vouchers can pay, and `email_address` is now `recipient`.",
    ),
    rules: &[
        Rule {
            name: "order_reworked",
            shapes: &[Shape::OrderRequest, Shape::Order, Shape::OrderList],
            place: &PAYMENT,
            section: section_id("2.6"),
            basis: Basis::Stated,
            members: &PAID,
            assumption: None,
            gap: None,
        },
        Rule {
            name: "recipient_renamed",
            shapes: &[Shape::OrderRequest, Shape::Order, Shape::OrderList],
            place: &DISTRIBUTION,
            section: section_id("2.6"),
            basis: Basis::Stated,
            members: &RECIPIENT,
            assumption: None,
            gap: None,
        },
    ],
};

/// An entry of the changelog, and its rule.
pub static LEFTOVERS_GONE: Change = Change {
    id: "leftovers_gone",
    version: V2099_01_01,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("Orders lose their last leftovers"),
    description: for_people("`countries` and `tokens` are gone."),
    rules: &[Rule {
        name: "leftovers_gone",
        shapes: &[Shape::Order, Shape::OrderList],
        place: &[],
        section: section_id("2.6"),
        basis: Basis::Stated,
        members: &GONE,
        assumption: None,
        gap: None,
    }],
};

static GONE: [Member; 2] = members(&[
    Op::removed(field_id(&ORDER, "countries")),
    Op::removed(field_id(&ORDER, "tokens")),
]);

static RECIPIENT: [Member; 2] = members(&[Op::renamed(
    field_id(&DISTRIBUTION_METHOD, "email_address"),
    field_id(&DISTRIBUTION_METHOD, "recipient"),
)]);

static DISTRIBUTION: [Into; 2] = [
    Into::Each(word_id("items")),
    Into::Member(word_id("distribution_method")),
];

static PAYMENT: [Into; 1] = [Into::Member(word_id("payment_method"))];

static DELIVERED: [Member; 1] = members(&[Op::added(field_id(&ITEM, "delivered_at"))]);

static PAID: [Member; 5] = members(&[
    Op::renamed(
        field_id(&PAYMENT_METHOD, "currency"),
        field_id(&PAYMENT_METHOD, "currency_code"),
    ),
    Op::moved(
        field_id(&PAYMENT_METHOD, "card_id"),
        field_id(&PAYMENT_METHOD, "card"),
        At::Pointer("/id"),
        &LATER,
    ),
    Op::values(field_id(&PAYMENT_METHOD, "type"), &["VOUCHER"]),
]);
