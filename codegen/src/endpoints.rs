//! Writes the module `endpoints.ts`: the endpoints, and the shapes of their queries and bodies.

use crate::json::{Value, object};
use crate::module::{Module, quoted};
use order_contract::Version;
use order_contract::internals::{API_VERSION, ENDPOINTS, Endpoint, SECTION};

pub fn module() -> String {
    let title = "The endpoints, in the order in which the module counts them; the header by which those that are\n\
                 versioned take the version";
    Module::new(title, "import type { ListedEndpoint } from '../types/reference.js'\n")
        .constant(
            "endpoints: readonly ListedEndpoint[]",
            ENDPOINTS.iter().map(endpoint).collect::<Value>(),
        )
        .constant("apiVersion", quoted(API_VERSION.name))
        .into_text()
}

fn endpoint(endpoint: &Endpoint) -> Value {
    let mut headers = endpoint.headers.iter();
    let is_versioned = headers.any(|header| header.name == API_VERSION.name);
    let versions = Version::ALL.into_iter();
    let listing = versions.filter(|version| endpoint.is_listed(*version));
    object! {
        "query": endpoint.query,
        "body": endpoint.body,
        "response": endpoint.response,
        "section": SECTION,
        "versioned": is_versioned.then_some(true),
        "versions": listing.map(Version::date).collect::<Value>(),
    }
    .into()
}
