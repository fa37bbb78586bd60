//! 2099-01-01, made up for tests: an item says when it was delivered.

use super::sites::Place;
use super::{Change, Conversion, additions, for_people};
use crate::Shape;
use crate::Version::V2099_01_01;
use crate::contract::model::{Basis, Field};
use crate::contract::order::DELIVERED_AT;

/// The change, as the changelog tells it.
pub static DELIVERY_DATED: Change = Change {
    id: "delivery_dated",
    version: V2099_01_01,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("Each item says when it was delivered"),
    description: for_people("The items of an order carry `delivered_at`."),
    conversions: &[Conversion {
        shapes: &[Shape::Order, Shape::OrderList],
        place: Place::Item,
        section: "2.6",
        basis: Basis::Stated,
        fields: &FIELDS,
        rewrite: additions::rewrite,
        assumption: None,
        gap: None,
    }],
};

static FIELDS: [Field; 1] = [DELIVERED_AT.required(
    Basis::Implied,
    "it says when the item reached its recipient",
)];
