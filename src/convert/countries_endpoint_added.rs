//! 2024-02-05: the countries that are supported can be listed. No document changes; a call to the
//! endpoint has no counterpart in the older version.

use super::{Change, for_people};
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;

/// The change, as the changelog describes it.
pub static COUNTRIES_ENDPOINT_ADDED: Change = Change {
    id: "countries_endpoint_added",
    version: V2024_02_05,
    section: "4",
    basis: Basis::Stated,
    title: for_people("The supported countries can be listed"),
    description: for_people(
        "`GET /v2/product/countries` lists the supported countries. Its response is not documented.",
    ),
    rules: &[],
};
