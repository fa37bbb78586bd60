//! Writes the tables of endpoints and headers.

use super::{cells, not_shown};
use crate::text::{each, joined, table};
use order_contract::Version;
use order_contract::internals::{ENDPOINTS, Endpoint, HEADERS, HEADERS_SECTION, Header, SECTION};

pub fn endpoints() -> String {
    let head = table(&format!("Call | {} | Documents", cells(Version::date)));
    let rows = each(&ENDPOINTS, endpoint);
    let notes = ENDPOINTS.iter().flat_map(|endpoint| {
        let notes = endpoint.not_shown.iter();
        notes.map(|note| format!("`{}`: {note}", endpoint.path))
    });
    format!("\n## {SECTION} Endpoints\n\n{head}{rows}{}", not_shown(notes))
}

fn endpoint(endpoint: &Endpoint) -> String {
    let instead = each(endpoint.removal, |removal| format!(" {}", removal.instead));
    let standings = cells(|version| match endpoint.removal {
        _ if endpoint.is_listed(version) => "✓",
        Some(_) => "removed",
        None => "–",
    });
    let shapes = [
        ("Query", endpoint.query),
        ("Body", endpoint.body),
        ("Response", endpoint.response),
    ];
    let shapes = shapes.map(|(part, shape)| each(shape, |shape| format!("{part}: `{shape}`")));
    let (call, doc, documents) = (call(endpoint), endpoint.doc, joined(shapes, "<br>"));
    format!("| {call}<br>{doc}{instead} | {standings} | {documents} |\n")
}

pub fn headers() -> String {
    let head = table("Header | Meaning | Used on | Required");
    let rows = each(&HEADERS, header);
    format!("\n## {HEADERS_SECTION} Headers\n\n{head}{rows}")
}

fn header(header: &Header) -> String {
    let Header { name, doc, presence } = header;
    let has_it = |endpoint: &&Endpoint| endpoint.headers.iter().any(|one| one.name == *name);
    let calls = joined(ENDPOINTS.iter().filter(has_it).map(call), ", ");
    let required = each(*presence, |presence| format!("{}: {}", presence.basis, presence.why));
    format!("| `{name}` | {doc} | {calls} | {required} |\n")
}

fn call(endpoint: &Endpoint) -> String {
    format!("`{} {}`", endpoint.method, endpoint.path)
}
