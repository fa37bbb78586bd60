//! The documents of a real service (tests/reality): valid by default or with its amendments, and converted there and
//! back without the loss of a byte.

use crate::files;
use crate::pairs;
use crate::targets::conversion;
use order_contract::{
    Amendments, Body, Call, Code, ConvertOptions, Options, Shape, convert, is_valid, validate, validate_call,
};
use serde_json::Value;
use std::fs;

fn documents() -> Vec<(Shape, String)> {
    let files = fs::read_dir(files::path("reality")).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let documents = files.filter_map(|path| {
        let name = path.file_name()?.to_str()?;
        let shape = name.split('.').next()?.parse().ok()?;
        Some((shape, fs::read_to_string(&path).unwrap()))
    });
    documents.collect()
}

/// The amendments beside the documents, for all shapes.
fn ours() -> Options {
    Options {
        amendments: files::read("reality/amendments.json"),
        ..Options::default()
    }
}

#[test]
fn options_keep_their_amendments_through_json() {
    let ours = ours();
    let json = serde_json::to_value(&ours).unwrap();
    assert_eq!(serde_json::from_value::<Options>(json.clone()).unwrap(), ours);
    assert_eq!(json["amendments"], files::read::<Value>("reality/amendments.json"));
    for (wrong, said) in [
        (r#"{"amendments":{"ordr":{}}}"#, "unknown shape"),
        (
            r#"{"amendments":{"order":{"accept":{"/satus":["OPEN"]}}}}"#,
            "did you mean `/status`?",
        ),
        (r#"{"amendments":{"order":{"acept":{}}}}"#, "acept"),
    ] {
        let error = serde_json::from_str::<Options>(wrong).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn amendments_are_equal_in_whatever_order_they_were_made() {
    let shapes = [Shape::OrderRequest, Shape::Order];
    let made = |shapes: &[Shape]| {
        shapes.iter().fold(Amendments::default(), |all, &shape| {
            let all = all.optional(shape, "/payment_method").unwrap();
            all.accept(shape, "/payment_method/currency", ["AUD", "AUD", "JPY"])
                .unwrap()
        })
    };
    let [one, other] = [made(&shapes), made(&[shapes[1], shapes[0]])];
    assert_eq!(one, other);
    assert_eq!(one, made(&[shapes[0], shapes[1], shapes[0]]));
}

#[test]
fn messages_name_the_values_that_their_own_shape_accepts_once() {
    let text = |currency: &str| format!(r#"{{"payment_method":{{"type":"ACCOUNT_BALANCE","currency":"{currency}"}}}}"#);
    let expected = |shape, amendments: Amendments| {
        let options = Options {
            amendments,
            ..Options::default()
        };
        let problems = validate(shape, text("XXX"), &options).problems;
        let mut found = problems.into_iter().filter(|one| one.code == Code::Enum);
        found.next().unwrap().expected
    };
    let accept = |all: Amendments, shape, value| all.accept(shape, "/payment_method/currency", [value]).unwrap();
    let listed = ["EUR", "GBP", "USD", "CAD"];
    let of_request = accept(Amendments::default(), Shape::OrderRequest, "AUD");
    assert_eq!(expected(Shape::Order, of_request.clone()), listed);
    let of_both = accept(of_request, Shape::Order, "AUD");
    for shape in [Shape::OrderRequest, Shape::Order] {
        assert_eq!(expected(shape, of_both.clone()), [&listed[..], &["AUD"]].concat());
    }
}

#[test]
fn the_documents_are_valid_by_default_or_with_the_amendments() {
    let (documents, ours) = (documents(), ours());
    assert!(documents.len() > 4);
    let mut amended = 0;
    for (shape, text) in &documents {
        let report = validate(*shape, text, &ours);
        assert!(report.valid, "{text}: {:?}", report.problems);
        assert!(is_valid(*shape, text, &ours), "{text}");
        amended += usize::from(!is_valid(*shape, text, &Options::default()));
    }
    assert_eq!(amended, 3);
}

#[test]
fn the_documents_are_converted_there_and_back() {
    for (shape, text) in documents() {
        for (from, to) in pairs() {
            let options = ConvertOptions::new(from, to);
            let there = convert(shape, &text, &options).unwrap();
            conversion::holds(shape, text.as_bytes(), &options, &there);
        }
    }
}

#[test]
fn amendments_hold_for_their_shape_alone() {
    let order = r#"{"status":"COMPLETED","payment_method":{"type":"CARD","currency":"JPY"}}"#;
    for (shape, is_amended) in [(Shape::OrderRequest, true), (Shape::Order, false)] {
        let accepted = Amendments::default().accept(shape, "/payment_method/currency", ["JPY"]);
        let options = Options {
            amendments: accepted.unwrap(),
            ..Options::default()
        };
        let problems = validate(Shape::OrderRequest, order, &options).problems;
        let is_found = problems.iter().any(|problem| problem.code == Code::Enum);
        assert_eq!(is_found, !is_amended, "{shape}");
    }
}

#[test]
fn messages_list_the_accepted_values() {
    let text = r#"{"payment_method":{"type":"CARD","card_id":"C","currency":"CHF"}}"#;
    let report = validate(Shape::OrderRequest, text, &ours());
    let problem = &report.problems[0];
    assert_eq!(problem.expected, ["EUR", "GBP", "USD", "CAD", "JPY", "AUD"]);
    let words = "Use `EUR`, `GBP`, `USD`, `CAD`, `JPY` or `AUD`.";
    assert!(problem.message.ends_with(words), "{problem}");
}

#[test]
fn the_body_of_a_call_has_the_amendments_of_its_shape() {
    let mut documents = documents();
    documents.retain(|(shape, _)| *shape == Shape::OrderRequest);
    assert!(!documents.is_empty());
    for (_, text) in documents {
        let call = Call {
            method: "POST",
            url: "/v2/order",
            headers: &[("x-idempotency-key", "k")],
            body: Body::Text(text.as_bytes()),
            ..Call::default()
        };
        assert!(validate_call(&call, &ours()).valid);
        assert!(!validate_call(&call, &Options::default()).valid);
    }
}
