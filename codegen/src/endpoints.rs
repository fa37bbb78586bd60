//! Writes the module `endpoints.ts`: the endpoints, and the shapes of their queries and bodies.

use crate::json::{Value, object};
use crate::text::WRITTEN;
use order_contract::Version;
use order_contract::internals::{API_VERSION, ENDPOINTS, SECTION};

pub fn module() -> String {
    let endpoints = ENDPOINTS.iter().map(|endpoint| {
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
    });
    format!(
        "// The endpoints, in the order in which the module counts them; the header by which those that are
// versioned take the version.
{WRITTEN}
import type {{ ListedEndpoint }} from '../types/reference.js'

export const endpoints: readonly ListedEndpoint[] = {}

export const apiVersion = '{}'
",
        Value::from_iter(endpoints),
        API_VERSION.name,
    )
}
