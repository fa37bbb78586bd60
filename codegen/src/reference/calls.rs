//! Writes the tables of endpoints and headers.

use super::{columns, not_shown};
use crate::markdown::{code, heading, table};
use order_contract::Version;
use order_contract::internals::{ENDPOINTS, Endpoint, HEADERS, HEADERS_SECTION, Header, SECTION};

pub fn endpoints() -> String {
    let columns = columns(&["Call", "Purpose"], &["Query", "Body", "Response"]);
    let notes = ENDPOINTS.iter().flat_map(|endpoint| {
        let notes = endpoint.not_shown.iter();
        notes.map(|note| format!("`{}`: {note}", endpoint.path))
    });
    [
        heading(format!("{SECTION} Endpoints")),
        table(&columns, ENDPOINTS.iter().map(endpoint_row)),
        not_shown(notes),
    ]
    .concat()
}

fn endpoint_row(endpoint: &Endpoint) -> Vec<String> {
    let instead = endpoint.removal.map_or("", |removal| removal.instead);
    let purpose = format!("{} {instead}", endpoint.doc).trim_end().to_owned();
    let standing = |version| match (endpoint.is_listed(version), endpoint.removal) {
        (true, _) => "✓".to_owned(),
        (false, Some(_)) => "removed".to_owned(),
        (false, None) => "–".to_owned(),
    };
    let shapes = [endpoint.query, endpoint.body, endpoint.response];
    let shapes = shapes.map(|shape| shape.map_or(String::new(), code));
    [&[call(endpoint), purpose][..], &Version::ALL.map(standing), &shapes].concat()
}

pub fn headers() -> String {
    let columns = ["Header", "Meaning", "Used on", "Required"];
    heading(format!("{HEADERS_SECTION} Headers")) + &table(&columns, HEADERS.iter().map(header_row))
}

fn header_row(header: &Header) -> Vec<String> {
    let has_it = |endpoint: &&Endpoint| endpoint.headers.iter().any(|one| one.name == header.name);
    let calls: Vec<String> = ENDPOINTS.iter().filter(has_it).map(call).collect();
    let required = header
        .presence
        .map(|presence| format!("{}: {}", presence.basis, presence.why));
    vec![
        code(header.name),
        header.doc.to_owned(),
        calls.join(", "),
        required.unwrap_or_default(),
    ]
}

fn call(endpoint: &Endpoint) -> String {
    format!("`{} {}`", endpoint.method, endpoint.path)
}
