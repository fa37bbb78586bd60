//! The documents of a real service (tests/reality): valid by default or with its amendments, and converted there and
//! back without the loss of a byte.

use crate::files;
use crate::pairs;
use crate::targets::conversion;
use order_contract::{Amendments, Code, ConvertOptions, Options, Shape, convert, is_valid, validate};
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
fn what_is_no_amendment_is_named() {
    for (wrong, said) in [
        (r#"{"ordr":{}}"#, "unknown shape"),
        (r#"{"order":{"accept":{"/satus":["OPEN"]}}}"#, "did you mean `/status`?"),
        (r#"{"order":{"acept":{}}}"#, "acept"),
    ] {
        let error = serde_json::from_str::<Amendments>(wrong).unwrap_err().to_string();
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
fn a_shape_accepts_its_own_values_and_lists_them_once() {
    /// The values that are listed where this one is not accepted.
    fn listed(shape: Shape, currency: &str, amendments: &Amendments) -> String {
        let text = format!(r#"{{"payment_method":{{"type":"ACCOUNT_BALANCE","currency":"{currency}"}}}}"#);
        let options = Options {
            amendments: amendments.clone(),
            ..Options::default()
        };
        let problems = validate(shape, text, &options).problems;
        let found = problems.into_iter().filter(|one| one.code == Code::Enum);
        found.flat_map(|one| one.expected).collect::<Vec<_>>().join(" ")
    }
    let accept = |all: Amendments, shape, value| all.accept(shape, "/payment_method/currency", [value]).unwrap();
    let of_request = accept(Amendments::default(), Shape::OrderRequest, "AUD");
    assert_eq!(listed(Shape::OrderRequest, "AUD", &of_request), "");
    assert_eq!(listed(Shape::Order, "AUD", &of_request), "EUR GBP USD CAD");
    let of_both = accept(of_request, Shape::Order, "AUD");
    for shape in [Shape::OrderRequest, Shape::Order] {
        assert_eq!(listed(shape, "XXX", &of_both), "EUR GBP USD CAD AUD");
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
