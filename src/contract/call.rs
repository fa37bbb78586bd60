//! The calls to the service (sections 3, 4): endpoints, their headers, queries and bodies.
//!
//! The interface does not show which values `x-api-version` accepts, nor what happens without a header.
//! So a header is required here only if that follows from the rest.

use super::model::{Basis, Direction, Field, Kind, Object, Presence, Removal};
use super::shape::{Contract, Layout, Shape};
use crate::Version::{self, V2023_07_27, V2024_02_05};

/// An operation of the service.
#[derive(Debug)]
pub struct Endpoint {
    /// The HTTP method.
    pub method: &'static str,
    /// The path under the base address; `{id}` stands for one non-empty segment.
    pub path: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// The shape of the query, if it has one.
    pub query: Option<Shape>,
    /// The shape of the request's body, if it has one.
    pub body: Option<Shape>,
    /// The shape of the response's body, if the interface shows it.
    pub response: Option<Shape>,
    /// The headers that the interface shows for it.
    pub headers: &'static [Header],
    /// The first version that lists it.
    pub since: Version,
    /// The version that removed it, and what to do instead.
    pub removal: Option<Removal>,
    /// What the interface does not show about it, as phrases for the reference.
    pub not_shown: &'static [&'static str],
}

/// A header of a call.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// The name, in lower case; case does not matter.
    pub name: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// Why it is required; `None` if it is optional.
    pub presence: Option<Presence>,
}

/// The section that lists the endpoints.
pub const SECTION: &str = "4";
/// The section that lists the headers.
pub const HEADERS_SECTION: &str = "4.2";

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
    }),
};

impl Header {
    /// Every header that the interface shows.
    pub const ALL: [Header; 2] = [API_VERSION, IDEMPOTENCY_KEY];
}

/// The contract of an empty query, for endpoints whose query the interface does not show.
pub(crate) static NO_QUERY: Contract = Contract {
    name: "call",
    direction: Direction::Sent,
    section: SECTION,
    layout: Layout::Query,
    root: Field::new("", Kind::Object(&NO_PARAMETERS)),
    not_shown: &[],
};

static NO_PARAMETERS: Object = Object::new("Query", &[]);

/// Every endpoint that the interface lists, including the removed one.
pub static ENDPOINTS: [Endpoint; 6] = [
    Endpoint {
        query: Some(Shape::ProductQuery),
        response: Some(Shape::ProductList),
        headers: &[API_VERSION],
        ..endpoint("GET", "/v2/product", "Lists products.")
    },
    Endpoint {
        since: V2024_02_05,
        not_shown: &[for_people(
            "What it takes besides its path, and the body of its response.",
        )],
        ..endpoint(
            "GET",
            "/v2/product/countries",
            "Lists the supported countries.",
        )
    },
    Endpoint {
        body: Some(Shape::OrderRequest),
        response: Some(Shape::OrderCreated),
        headers: &[API_VERSION, IDEMPOTENCY_KEY],
        ..endpoint("POST", "/v2/order", "Creates an order.")
    },
    Endpoint {
        response: Some(Shape::Order),
        headers: &[API_VERSION],
        ..endpoint("GET", "/v2/order/{id}", "Reads one order.")
    },
    Endpoint {
        query: Some(Shape::OrderQuery),
        response: Some(Shape::OrderList),
        headers: &[API_VERSION],
        ..endpoint("GET", "/v2/order", "Lists orders.")
    },
    Endpoint {
        removal: Some(Removal {
            version: V2023_07_27,
            instead: for_people("Read the order with GET /v2/order/{id}."),
            is_replaced: true,
        }),
        ..endpoint(
            "GET",
            "/v2/order/{id}/links",
            "Reads the payout links of an order.",
        )
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

/// Leaves a text out of the npm package's `.wasm`: JavaScript has it as data.
const fn for_people(text: &'static str) -> &'static str {
    match cfg!(all(feature = "npm", target_arch = "wasm32")) {
        true => "",
        false => text,
    }
}
