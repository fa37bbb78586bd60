//! 2099-01-01, made up for tests: an item says when it was delivered.

use super::rule::{Place, Rule};
use super::{Change, additions, for_people};
use crate::Shape;
use crate::Version::V2099_01_01;
use crate::contract::model::Basis;
use crate::contract::order::ITEM;
use crate::contract::pack::{FieldId, field_id};
use crate::contract::section::section_id;

/// The entry of the changelog, and its rule.
pub static DELIVERY_DATED: Change = Change {
    id: "delivery_dated",
    version: V2099_01_01,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("Each item says when it was delivered"),
    description: for_people("The items of an order carry `delivered_at`."),
    rules: &[Rule {
        shapes: &[Shape::Order, Shape::OrderList],
        place: Place::Item,
        section: section_id("2.6"),
        basis: Basis::Stated,
        fields: &FIELDS,
        moves_url: false,
        act: additions::act,
        keeper: additions::keeper,
        loss: additions::loss,
        assumption: None,
        gap: None,
    }],
};

static FIELDS: [FieldId; 1] = [field_id(&ITEM, "delivered_at")];
