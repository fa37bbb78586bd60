//! The documents of a real service (tests/reality): valid by default or with its amendments, and converted there and
//! back without the loss of a byte.

#[path = "support/pairs.rs"]
mod pairs;

use order_contract::{
    Amendments, Code, ConvertOptions, Options, Shape, convert, is_valid, validate, validate_call,
};
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

struct Document {
    shape: Shape,
    text: String,
}

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reality"))
}

fn documents() -> Vec<Document> {
    let files = fs::read_dir(folder()).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let documents = files.filter_map(|path| {
        let name = path.file_name()?.to_str()?;
        Some(Document {
            shape: name.split('.').next()?.parse().ok()?,
            text: fs::read_to_string(&path).unwrap(),
        })
    });
    documents.collect()
}

/// The amendments beside the documents, for all shapes.
fn ours() -> Options {
    let text = fs::read_to_string(folder().join("amendments.json")).unwrap();
    let shapes: Map<String, Value> = serde_json::from_str(&text).unwrap();
    let mut amendments = Amendments::default();
    for (shape, given) in &shapes {
        let shape: Shape = shape.parse().unwrap();
        for (pointer, values) in given["accept"].as_object().into_iter().flatten() {
            let values = values.as_array().unwrap().iter().filter_map(Value::as_str);
            amendments = amendments.accept(shape, pointer, values).unwrap();
        }
        for pointer in given["optional"].as_array().into_iter().flatten() {
            let pointer = pointer.as_str().unwrap();
            amendments = amendments.optional(shape, pointer).unwrap();
        }
    }
    Options {
        amendments,
        ..Options::default()
    }
}

#[test]
fn the_documents_are_valid_by_default_or_with_the_amendments() {
    let (documents, ours) = (documents(), ours());
    assert!(documents.len() > 4);
    let mut amended = 0;
    for Document { shape, text } in &documents {
        let report = validate(*shape, text, &ours);
        assert!(report.valid, "{text}: {:?}", report.problems);
        assert!(is_valid(*shape, text, &ours), "{text}");
        amended += usize::from(!is_valid(*shape, text, &Options::default()));
    }
    assert_eq!(amended, 3);
}

#[test]
fn the_documents_are_converted_there_and_back() {
    for Document { shape, text } in documents() {
        for (from, to) in pairs::pairs() {
            let there = convert(shape, &text, &ConvertOptions::new(from, to)).unwrap();
            let options = ConvertOptions {
                complement: there.complement,
                ..ConvertOptions::new(to, from)
            };
            let back = convert(shape, &there.output, &options).unwrap();
            assert_eq!(back.output, text.as_bytes(), "{text}");
        }
    }
}

#[test]
fn amendments_hold_for_their_shape_alone() {
    let amendments = Amendments::default()
        .accept(Shape::OrderRequest, "/payment_method/type", ["WALLET"])
        .unwrap();
    let ours = Options {
        amendments,
        ..Options::default()
    };
    let method = r#"{"payment_method":{"type":"WALLET","currency":"EUR"}}"#;
    let codes = |shape, text: &str| -> Vec<Code> {
        let report = validate(shape, text, &ours);
        report.problems.iter().map(|problem| problem.code).collect()
    };
    assert!(!codes(Shape::OrderRequest, method).contains(&Code::Enum));
    let order = method.replace("{\"payment", "{\"status\":\"COMPLETED\",\"payment");
    assert!(codes(Shape::Order, &order).contains(&Code::Enum));
}

#[test]
fn messages_list_the_accepted_values() {
    let text = r#"{"payment_method":{"type":"CARD","card_id":"C","currency":"CHF"}}"#;
    let report = validate(Shape::OrderRequest, text, &ours());
    let problem = &report.problems[0];
    assert_eq!(problem.expected, ["EUR", "GBP", "USD", "CAD", "JPY", "AUD"]);
    assert!(
        problem
            .message
            .ends_with("Use `EUR`, `GBP`, `USD`, `CAD`, `JPY` or `AUD`.")
    );
}

#[test]
fn the_body_of_a_call_has_the_amendments_of_its_shape() {
    let documents = documents();
    let is_request = |document: &&Document| document.shape == Shape::OrderRequest;
    for Document { text, .. } in documents.iter().filter(is_request) {
        let call = order_contract::Call {
            method: "POST",
            url: "/v2/order",
            headers: &[("x-idempotency-key", "k")],
            body: order_contract::Body::Text(text.as_bytes()),
            ..order_contract::Call::default()
        };
        assert!(validate_call(&call, &ours()).valid);
        assert!(!validate_call(&call, &Options::default()).valid);
    }
}
