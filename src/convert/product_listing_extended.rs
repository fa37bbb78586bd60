//! 2024-02-05: products have more fields, and their listing has filters and pages.

use super::operation::{Rule, added};
use super::{Change, Examples};
use crate::Shape::{Product, ProductList, ProductQuery};
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::model::for_people;
use crate::report::reason::{Assumption, Reason};
use crate::service::product::PRODUCT;
use crate::service::queries::PRODUCT_QUERY;

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
            assumption: Some(Assumption::RedemptionInstructions),
            ..Rule::on(
                &PRODUCT,
                &[
                    added("approval_state"),
                    added("categories"),
                    added("expiry"),
                ],
            )
        },
        Rule {
            unnamed: Some(("9", Reason::CountryCode)),
            ..Rule::on(
                &PRODUCT_QUERY,
                &[
                    added("is_orderable"),
                    added("code"),
                    added("countries_redeemable_in"),
                    added("after"),
                    added("before"),
                    added("limit"),
                ],
            )
        },
    ],
    examples: &[
        Examples {
            shape: Product,
            older: &[r#"{"name":"Card"}"#],
            newer: &[r#"{"name":"Card","approval_state":"APPROVED","categories":[],"expiry":{}}"#],
        },
        Examples {
            shape: ProductList,
            older: &[],
            newer: &[r#"[{"name":"Card","approval_state":"APPROVED"}]"#],
        },
        Examples {
            shape: ProductQuery,
            older: &[],
            newer: &["code=P-1&limit=20"],
        },
    ],
};
