//! What 2024-02-05 changed.

use super::change::Change;
use super::order::ITEM;
use super::product::PRODUCT;
use super::queries::PRODUCT_QUERY;
use super::version::Version::V2024_02_05;
use crate::contract::model::{Basis, On, for_people};

/// products have more fields, and their listing has filters and pages.
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
    on: &[
        On::all(&PRODUCT).assuming(
            "The field name of the redemption instructions is not documented (2.1). They are kept as they are.",
        ),
        On::all(&PRODUCT_QUERY).unnamed(
            "9",
            "2023-07-27 requires a country code (implied). The name of its parameter is not documented.",
        ),
    ],
};

/// an endpoint lists the supported countries. No document changes.
pub static COUNTRIES_ENDPOINT_ADDED: Change = Change {
    id: "countries_endpoint_added",
    version: V2024_02_05,
    section: "4",
    basis: Basis::Stated,
    title: for_people("The supported countries can be listed"),
    description: for_people(
        "`GET /v2/product/countries` lists the supported countries. Its response is not documented.",
    ),
    on: &[],
};

/// an item's `payout` replaces its `redemption_url`.
///
/// The interface does not show the structure of `payout`, so an option says where its URL is. Everything
/// else in it is lost in the older version. If an item has both fields, the one that the other version
/// knows stays as it is. The other one is removed: a loss, unless both hold the same URL.
pub static REDEMPTION_URL_TO_PAYOUT: Change = Change {
    id: "redemption_url_to_payout",
    version: V2024_02_05,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("`payout` replaces `redemption_url` on the items of an order"),
    description: for_people(
        "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. \
         The field `payout` replaces it. Its structure is not documented.",
    ),
    on: &[On::all(&ITEM)
        .assuming("The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.")],
};
