//! Exports a thousand of the random documents with their conversions, for `tests/js/conversions.test.mjs` and the browser
//! tests, which compare the package with the file. Exports questions for the tests that need documents with mistakes.

#[path = "../differential/native/src/questions.rs"]
mod questions;

use crate::Case;
use order_contract::Shape;
use order_contract::Version::{V2023_07_27, V2024_02_05};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const SHAPES: [Shape; 5] = [
    Shape::Order,
    Shape::OrderList,
    Shape::Product,
    Shape::ProductList,
    Shape::ProductQuery,
];
const EACH: u64 = 100;

#[test]
fn a_thousand_documents_are_exported() {
    let mut documents = Vec::new();
    for shape in SHAPES {
        for versions in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
            documents.extend((0..EACH).map(|seed| exported(&Case::new(shape, versions, seed))));
        }
    }
    assert_eq!(documents.len(), 1_000);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conversions.json");
    fs::write(file, Value::from(documents).to_string()).expect("it can be written");
}

#[test]
fn questions_are_exported() {
    let all = (0..).map(questions::question);
    let short = all.filter(|question| {
        question["text"]
            .as_str()
            .is_none_or(|text| text.len() < 3_000)
    });
    let questions: Vec<Value> = short.take(4_000).collect();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("questions.json");
    fs::write(file, Value::from(questions).to_string()).expect("it can be written");
}

fn exported(case: &Case) -> Value {
    let converted = case.question().there();
    let complement = converted
        .complement
        .map(|complement| serde_json::from_str(complement.as_json()).expect("it is JSON"));
    let mut options = json!({
        "from": case.versions.0.date(),
        "to": case.versions.1.date(),
        "payoutUrl": case.document.payout_url,
    });
    if let Some(entries) = case.document.entries {
        options["entries"] = entries.into();
    }
    let losses = converted.losses.iter().map(|loss| loss.path.to_string());
    let gaps = converted.gaps.iter().map(|gap| gap.path.to_string());
    json!({
        "shape": case.shape.name(),
        "text": case.document.text,
        "options": options,
        "output": String::from_utf8(converted.output).expect("it is text"),
        "complement": complement.unwrap_or(Value::Null),
        "losses": losses.collect::<Vec<_>>(),
        "gaps": gaps.collect::<Vec<_>>(),
    })
}
