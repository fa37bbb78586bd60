//! Writes `docs/changelog-of-the-interface.json`: the changes as data, with test vectors, so that others can
//! implement the same conversions. The inputs are here; `convert` gives the results. Complements are left
//! out, because their format is this library's own.

use crate::changes::{all, entry};
use crate::json::{Value, json};
use order_contract::Version::{self, V2023_07_27, V2024_02_05};
use order_contract::{
    Call, Change, Code, ConvertOptions, Options, Path, Shape, convert, validate_call,
};

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

fn vectors(change: &Change) -> Value {
    let documents = |inputs: &[(Shape, Version, &str)]| {
        let vectors = inputs.iter().map(|input| document(change, input));
        vectors.collect()
    };
    match change.id {
        "redemption_url_to_payout" => documents(&[
            (
                Shape::Order,
                V2023_07_27,
                r#"{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/r/1","price":1.10}]}"#,
            ),
            (
                Shape::Order,
                V2023_07_27,
                r#"{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/r/1","payout":{"url":"https://example.com/r/2"}}]}"#,
            ),
            (
                Shape::Order,
                V2023_07_27,
                r#"{"status":"COMPLETED","items":[{"redemption_url":null}]}"#,
            ),
            (
                Shape::Order,
                V2024_02_05,
                r#"{"status":"COMPLETED","items":[{"payout":{"url":"https://example.com/r/1"},"price":1.10}]}"#,
            ),
            (
                Shape::Order,
                V2024_02_05,
                r#"{"status":"COMPLETED","items":[{"payout":{"status":"OPEN","url":"https://example.com/r/1"}}]}"#,
            ),
            (
                Shape::Order,
                V2024_02_05,
                r#"{"status":"COMPLETED","items":[{"payout":null},{}]}"#,
            ),
            (
                Shape::OrderList,
                V2024_02_05,
                r#"{"orders":[{"status":"COMPLETED","items":[{"payout":{"url":"https://example.com/r/1"}}]}]}"#,
            ),
        ]),
        "product_listing_extended" => documents(&[
            (Shape::Product, V2023_07_27, r#"{"name":"Card"}"#),
            (
                Shape::Product,
                V2024_02_05,
                r#"{"name":"Card","approval_state":"APPROVED","categories":[],"expiry":{}}"#,
            ),
            (
                Shape::ProductList,
                V2024_02_05,
                r#"[{"name":"Card","approval_state":"APPROVED"}]"#,
            ),
            (Shape::ProductQuery, V2024_02_05, "code=P-1&limit=20"),
        ]),
        "countries_endpoint_added" => Value::from_iter(Version::ALL.map(listing)),
        id => panic!("the change {id} has no test vectors: write some"),
    }
}

/// Converts a document of the version of a change to the one before, or back. Returns the test vector.
fn document(change: &Change, &(shape, from, input): &(Shape, Version, &str)) -> Value {
    let to = match from < change.version {
        true => change.version,
        false => Version::ALL[change.version as usize - 1],
    };
    let converted =
        convert(shape, input, &ConvertOptions::new(from, to)).expect("it can be converted");
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

/// Whether a version lists the endpoint of the countries.
fn listing(version: Version) -> Value {
    let (method, url) = ("GET", "/v2/product/countries");
    let options = Options {
        version,
        ..Options::default()
    };
    let report = validate_call(
        &Call {
            method,
            url,
            ..Call::default()
        },
        &options,
    );
    let listed = report
        .problems
        .iter()
        .all(|problem| problem.code != Code::UnknownEndpoint);
    json!({ "method": method, "url": url, "version": version.date(), "listed": listed })
}
