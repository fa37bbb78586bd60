//! 2024-02-05: products say more of themselves, and their listing can be filtered and paged.

use super::sites::Place;
use super::{Change, Conversion, Way, WholeGap, additions, for_people};
use crate::Shape;
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::product::PRODUCT;
use crate::contract::query::PRODUCT_QUERY;

/// The change, as the changelog tells it.
pub static PRODUCT_LISTING_EXTENDED: Change = Change {
    id: "product_listing_extended",
    version: V2024_02_05,
    section: "2.1",
    basis: Basis::Stated,
    title: for_people("The product listing tells more, and can be filtered and paged"),
    description: for_people(
        "Only approved products are listed, each with its `approval_state`, `categories`, `expiry` \
                  and redemption instructions. The query takes `is_orderable`, `code` and \
                  `countries_redeemable_in` as filters and `after`, `before` and `limit` for pages; a country \
                  code is no longer needed.",
    ),
    conversions: &[
        Conversion {
            shapes: &[Shape::Product, Shape::ProductList],
            place: Place::Entry,
            section: "2.1",
            basis: Basis::Stated,
            fields: PRODUCT.fields,
            rewrite: additions::rewrite,
            assumption: Some(
                "The name of a product's redemption instructions is not shown (2.1): whatever holds them stays.",
            ),
            gap: None,
        },
        Conversion {
            shapes: &[Shape::ProductQuery],
            place: Place::Entry,
            section: "4.1",
            basis: Basis::Stated,
            fields: PRODUCT_QUERY.fields,
            rewrite: additions::rewrite,
            assumption: None,
            gap: Some(WholeGap {
                way: Way::Down,
                section: "9",
                reason: "2024-02-05 made a country code optional, so 2023-07-27 asks for one (implied): its name is not shown.",
            }),
        },
    ],
};
