//! The calls to the service (sections 3, 4): endpoints, their headers, queries and bodies.
//!
//! The interface does not show which values `x-api-version` accepts, nor what happens without a header.
//! So a header is required here only if that follows from the rest.

use super::{V2023_07_27, V2024_02_05};
use crate::contract::model::{Basis, Endpoint, Header, Presence, Removal, VersionId, for_people};

/// The section that lists the endpoints.
pub const SECTION: &str = "4";
/// The section that lists the headers.
pub const HEADERS_SECTION: &str = "4.2";

/// What every path begins with: the major version.
pub const ROOT: &str = "/v2/";

/// The header that names the dated version.
pub const API_VERSION: Header = Header {
    name: "x-api-version",
    doc: for_people("Selects the dated version. Its format and default are not documented."),
    presence: None,
};

/// The header that makes creating an order idempotent.
pub const IDEMPOTENCY_KEY: Header = Header {
    name: "x-idempotency-key",
    doc: for_people("Carries the idempotency key of a new order."),
    presence: Some(Presence {
        basis: Basis::Implied,
        why: for_people("It carries the idempotency key of a new order."),
        with: &[],
        since: VersionId(0),
    }),
};

/// Every header that the interface shows.
pub const HEADERS: [Header; 2] = [API_VERSION, IDEMPOTENCY_KEY];

/// Every endpoint that the interface lists, including the removed one.
pub static ENDPOINTS: [Endpoint; 6] = [
    Endpoint {
        query: Some("product-query"),
        response: Some("product-list"),
        headers: &[API_VERSION],
        ..endpoint("GET", "/v2/product", "Lists products.")
    },
    Endpoint {
        since: V2024_02_05,
        not_shown: &[for_people(
            "What it takes besides its path, and the body of its response.",
        )],
        ..endpoint("GET", "/v2/product/countries", "Lists the supported countries.")
    },
    Endpoint {
        body: Some("order-request"),
        response: Some("order-created"),
        headers: &[API_VERSION, IDEMPOTENCY_KEY],
        ..endpoint("POST", "/v2/order", "Creates an order.")
    },
    Endpoint {
        response: Some("order"),
        headers: &[API_VERSION],
        ..endpoint("GET", "/v2/order/{id}", "Reads one order.")
    },
    Endpoint {
        query: Some("order-query"),
        response: Some("order-list"),
        headers: &[API_VERSION],
        ..endpoint("GET", "/v2/order", "Lists orders.")
    },
    Endpoint {
        removal: Some(Removal {
            version: V2023_07_27,
            instead: for_people("Read the order with GET /v2/order/{id}."),
            is_replaced: true,
            link: None,
        }),
        ..endpoint("GET", "/v2/order/{id}/links", "Reads the payout links of an order.")
    },
];

const fn endpoint(method: &'static str, path: &'static str, doc: &'static str) -> Endpoint {
    Endpoint {
        method,
        path,
        doc: for_people(doc),
        query: None,
        body: None,
        response: None,
        headers: &[],
        since: V2023_07_27,
        removal: None,
        not_shown: &[],
    }
}
