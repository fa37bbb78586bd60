//! 2024-02-05: an endpoint lists the supported countries. No document changes.

use super::Change;
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::model::for_people;

/// The entry of the changelog.
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
    examples: &[],
};
