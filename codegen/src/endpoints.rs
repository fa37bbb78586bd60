//! Writes the module `endpoints.ts`: the endpoints, and the shapes of their queries and bodies.

use crate::json::{Value, object};
use crate::module::WRITTEN;
use order_contract::Version;
use order_contract::internals::{API_VERSION, ENDPOINTS, Endpoint, ROOT, SECTION};

pub fn module() -> String {
    format!(
        "// The endpoints, in the order in which the module counts them; the header by which those that are\n\
         // versioned take the version, and what every path begins with.\n{WRITTEN}\
         import type {{ ListedEndpoint }} from '../reference.js'\n\n\
         export const endpoints: readonly ListedEndpoint[] = {}\n\n\
         export const apiVersion = '{}'\n\n\
         export const pathRoot = '{ROOT}'\n",
        ENDPOINTS.iter().map(endpoint).collect::<Value>(),
        API_VERSION.name,
    )
}

fn endpoint(endpoint: &Endpoint) -> Value {
    let mut headers = endpoint.headers.iter();
    let is_versioned = headers.any(|header| header.name == API_VERSION.name);
    object! {
        "query": endpoint.query,
        "body": endpoint.body,
        "response": endpoint.response,
        "section": SECTION,
        "versioned": is_versioned.then_some(true),
        "versions": listing(endpoint).map(Version::date).collect::<Value>(),
    }
    .into()
}

/// The versions that list an endpoint.
fn listing(endpoint: &Endpoint) -> impl Iterator<Item = Version> {
    Version::ALL
        .into_iter()
        .filter(|&version| endpoint.is_listed(version))
}
