//! 2024-02-05: products have more fields, and their listing has filters and pages.

use super::rule::{Member, Op, Rule, Way, WholeGap, members};
use super::{Change, for_people};
use crate::Shape;
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::pack::field_id;
use crate::contract::product::PRODUCT;
use crate::contract::query::PRODUCT_QUERY;
use crate::contract::section::section_id;
use crate::report::reason::{Assumption, Reason};

/// The entry of the changelog, and its rules.
pub static PRODUCT_LISTING_EXTENDED: Change = Change {
    id: "product_listing_extended",
    version: V2024_02_05,
    section: "2.1",
    basis: Basis::Stated,
    title: for_people("The product listing has more fields, filters and pages"),
    description: for_people(
        "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and \
         redemption instructions. The query accepts the filters `is_orderable`, `code` and \
         `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is \
         no longer required.",
    ),
    rules: &[
        Rule {
            name: "product_listing_extended",
            shapes: &[Shape::Product, Shape::ProductList],
            place: &[],
            section: section_id("2.1"),
            basis: Basis::Stated,
            members: &FIELDS,
            assumption: Some(Assumption::RedemptionInstructions),
            gap: None,
        },
        Rule {
            name: "product_listing_extended",
            shapes: &[Shape::ProductQuery],
            place: &[],
            section: section_id("4.1"),
            basis: Basis::Stated,
            members: &PARAMETERS,
            assumption: None,
            gap: Some(WholeGap {
                way: Way::Down,
                section: section_id("9"),
                reason: Reason::CountryCode,
            }),
        },
    ],
};

static FIELDS: [Member; 3] = members(&[
    Op::added(field_id(&PRODUCT, "approval_state")),
    Op::added(field_id(&PRODUCT, "categories")),
    Op::added(field_id(&PRODUCT, "expiry")),
]);

static PARAMETERS: [Member; 6] = members(&[
    Op::added(field_id(&PRODUCT_QUERY, "is_orderable")),
    Op::added(field_id(&PRODUCT_QUERY, "code")),
    Op::added(field_id(&PRODUCT_QUERY, "countries_redeemable_in")),
    Op::added(field_id(&PRODUCT_QUERY, "after")),
    Op::added(field_id(&PRODUCT_QUERY, "before")),
    Op::added(field_id(&PRODUCT_QUERY, "limit")),
]);
