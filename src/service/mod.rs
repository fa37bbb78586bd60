//! This service: its versions, shapes, endpoints and changes. No other room names any of them.

pub(crate) mod amendments;
pub(crate) mod change;
pub(crate) mod convert_options;
pub mod not_shown;
pub mod order;
pub mod order_request;
pub mod product;
pub mod product_update;
pub mod queries;
pub mod routes;
pub(crate) mod shape;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
pub mod v2024_02_05;
pub(crate) mod version;

use crate::contract::catalogue::Catalogue;
use crate::contract::model::{Chapters, Declared, Service, VersionId, changes};
use crate::contract::pairs::Plan;
use change::Change;
#[cfg(all(feature = "npm", target_arch = "wasm32"))]
use spin::LazyLock;
#[cfg(not(all(feature = "npm", target_arch = "wasm32")))]
use std::sync::LazyLock;
use version::Version;

const V2023_07_27: VersionId = Version::V2023_07_27.id();
const V2024_02_05: VersionId = Version::V2024_02_05.id();

/// The contract of this service.
pub static SERVICE: Service = Service {
    versions: &Version::NAMES,
    default_version: Version::DEFAULT.id(),
    chapters: Chapters {
        calls: routes::SECTION,
        limits: "8",
        lists: "4.4",
        headers: routes::HEADERS_SECTION,
        versions: "9",
    },
    shapes: &shape::CONTRACTS,
    changes: changes(&DECLARED),
    headers: &routes::HEADERS,
    version_header: &routes::API_VERSION,
    endpoints: &routes::ENDPOINTS,
    path_root: routes::ROOT,
    place_option: "payoutUrl",
};

/// The catalogue of this service, made when it is first asked for.
pub fn catalogue() -> &'static Catalogue {
    static MADE: LazyLock<&'static Catalogue> = LazyLock::new(|| Catalogue::make(&SERVICE));
    *MADE
}

/// Every change, oldest first.
pub static CHANGES: &[&Change] = &[
    &v2024_02_05::PRODUCT_LISTING_EXTENDED,
    &v2024_02_05::COUNTRIES_ENDPOINT_ADDED,
    &v2024_02_05::REDEMPTION_URL_TO_PAYOUT,
];

/// The plan of conversions between the versions, made when it is first asked for.
pub(crate) fn plan() -> &'static Plan {
    static MADE: LazyLock<&'static Plan> = LazyLock::new(|| Plan::make(catalogue()));
    *MADE
}

/// What conversions need of the changes.
static DECLARED: [Declared; CHANGES.len()] = {
    let mut declared = [CHANGES[0].declared(); CHANGES.len()];
    let mut place = 1;
    while place < declared.len() {
        declared[place] = CHANGES[place].declared();
        place += 1;
    }
    declared
};
