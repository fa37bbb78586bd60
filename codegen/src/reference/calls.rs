//! Writes the sections of the reference about endpoints and headers.

use super::{columns, not_shown};
use crate::markdown::{Markdown, code};
use order_contract::Version;
use order_contract::internals::{ENDPOINTS, Endpoint, HEADERS, HEADERS_SECTION, Header, SECTION};

pub fn endpoints(page: &mut Markdown) {
    page.heading(&format!("{SECTION} Endpoints"));
    page.table(&columns(&["Call", "Purpose"], &["Query", "Body", "Response"]));
    for endpoint in &ENDPOINTS {
        page.row(&endpoint_row(endpoint));
    }
    let notes = ENDPOINTS.iter().flat_map(|endpoint| {
        let notes = endpoint.not_shown.iter();
        notes.map(|note| format!("`{}`: {note}", endpoint.path))
    });
    not_shown(page, &notes.collect::<Vec<_>>());
}

fn endpoint_row(endpoint: &Endpoint) -> Vec<String> {
    let instead = endpoint.removal.map(|removal| removal.instead);
    let purpose = [Some(endpoint.doc), instead];
    let mut cells = vec![
        call(endpoint),
        purpose.into_iter().flatten().collect::<Vec<_>>().join(" "),
    ];
    cells.extend(Version::ALL.map(|version| standing(endpoint, version).to_owned()));
    let shapes = [endpoint.query, endpoint.body, endpoint.response];
    cells.extend(shapes.map(|shape| shape.map_or(String::new(), code)));
    cells
}

fn standing(endpoint: &Endpoint, version: Version) -> &'static str {
    match (endpoint.is_listed(version), endpoint.removal) {
        (true, _) => "✓",
        (false, Some(_)) => "removed",
        (false, None) => "–",
    }
}

pub fn headers(page: &mut Markdown) {
    page.heading(&format!("{HEADERS_SECTION} Headers"));
    page.table(&["Header", "Meaning", "Used on", "Required"]);
    for header in HEADERS {
        page.row(&header_row(header));
    }
}

fn header_row(header: Header) -> [String; 4] {
    let has_it = |endpoint: &&Endpoint| endpoint.headers.iter().any(|one| one.name == header.name);
    let calls: Vec<String> = ENDPOINTS.iter().filter(has_it).map(call).collect();
    let required = header.presence.map(|presence| {
        let basis = presence.basis.name();
        format!("{basis}: {}", presence.why)
    });
    [
        code(header.name),
        header.doc.to_owned(),
        calls.join(", "),
        required.unwrap_or_default(),
    ]
}

fn call(endpoint: &Endpoint) -> String {
    format!("`{} {}`", endpoint.method, endpoint.path)
}
