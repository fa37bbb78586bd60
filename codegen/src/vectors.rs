//! Writes `docs/changelog-of-the-interface.json`: the changes as data, with test vectors, so that others can
//! implement the same conversions. The changes have the inputs; `convert` gives the results. Complements are
//! left out, because their format is this library's own.

use crate::changes::{all, entry};
use crate::json::{Value, json};
use order_contract::internals::{ENDPOINTS, Endpoint, examples};
use order_contract::{Call, Change, Code, ConvertOptions, Options, Path, Shape, Version, convert, validate_call};

/// Returns the text of the file.
pub fn file() -> String {
    let versions = Version::ALL.map(Version::date);
    let changes: Vec<Value> = all().map(with_vectors).collect();
    let file = json!({ "versions": versions, "payoutUrl": "/url", "changes": changes });
    let text = serde_json::to_string_pretty(&file).expect("a JSON value has a text");
    format!("{text}\n")
}

fn with_vectors(change: &Change) -> Value {
    let mut entry = entry(change);
    entry["vectors"] = vectors(change);
    entry
}

/// The documents of a change, converted. A change without rules brought an endpoint.
fn vectors(change: &Change) -> Value {
    let [before, version] = [change.version as usize - 1, change.version as usize];
    let (before, version) = (Version::ALL[before], Version::ALL[version]);
    let converted = examples(change).iter().flat_map(|examples| {
        let up = examples.older.iter();
        let up = up.map(move |text| document(examples.shape, text, before, version));
        let down = examples.newer.iter();
        up.chain(down.map(move |text| document(examples.shape, text, version, before)))
    });
    let endpoints = ENDPOINTS.iter();
    let endpoints = endpoints.filter(|endpoint| endpoint.since == version.into());
    let listed = endpoints.flat_map(|endpoint| Version::ALL.map(|at| listing(endpoint, at)));
    let vectors: Vec<Value> = match Shape::ALL.into_iter().any(|shape| change.touches(shape)) {
        true => converted.collect(),
        false => listed.collect(),
    };
    assert!(!vectors.is_empty(), "{} has no examples", change.id);
    vectors.into()
}

/// Converts a document. Returns the test vector.
fn document(shape: Shape, input: &str, from: Version, to: Version) -> Value {
    let converted = convert(shape, input, &ConvertOptions::new(from, to)).expect("it can be converted");
    let pointers = |paths: Vec<&Path>| paths.iter().map(ToString::to_string).collect::<Value>();
    json!({
        "shape": shape.name(),
        "from": from.date(),
        "to": to.date(),
        "input": input,
        "output": String::from_utf8(converted.output).expect("the output of a text is a text"),
        "losses": pointers(converted.losses.iter().map(|loss| &loss.path).collect()),
        "gaps": pointers(converted.gaps.iter().map(|gap| &gap.path).collect()),
    })
}

/// Whether a version lists an endpoint.
fn listing(endpoint: &Endpoint, version: Version) -> Value {
    let (method, url) = (endpoint.method, endpoint.path);
    let call = Call {
        method,
        url,
        ..Call::default()
    };
    let options = Options {
        version,
        ..Options::default()
    };
    let problems = validate_call(&call, &options).problems;
    let is_unknown = problems.iter().any(|problem| problem.code == Code::UnknownEndpoint);
    json!({ "method": method, "url": url, "version": version.date(), "listed": !is_unknown })
}
