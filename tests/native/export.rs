//! Exports a thousand random documents with their conversions, for `tests/js/cases.test.mjs` and the browser
//! tests, which compare the package with the file. Exports questions for the tests that need documents with mistakes.

use crate::grown::{Origin, document};
use crate::{pairs, questions};
use order_contract::{ConvertOptions, JsonPointer, Shape, Version, convert};
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
/// How many documents of each shape: each has another pair of versions.
const EACH: usize = 200;

#[test]
fn a_thousand_documents_are_exported() {
    let documents = SHAPES.into_iter().flat_map(|shape| {
        let seeds = pairs().into_iter().cycle().zip(0..).take(EACH);
        seeds.map(move |(versions, seed)| exported(shape, versions, seed))
    });
    write("conversions.json", documents.collect());
}

#[test]
fn questions_are_exported() {
    let is_short = |text: &str| text.len() < 3_000;
    let all = (0..).map(questions::question);
    let short = all.filter(|question| question["text"].as_str().is_none_or(is_short));
    write("questions.json", short.take(4_000).collect());
}

fn write(name: &str, values: Vec<Value>) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(file, Value::from(values).to_string()).expect("it can be written");
}

fn exported(shape: Shape, (from, to): (Version, Version), seed: u64) -> Value {
    let document = document(Origin::of(shape, from), seed);
    let pointer = |text: &str| text.parse::<JsonPointer>().expect("it is a pointer");
    let options = ConvertOptions {
        payout_url: pointer(document.place),
        entries: document.entries.map(pointer),
        ..ConvertOptions::new(from, to)
    };
    let converted = json!(convert(shape, &document.text, &options).expect("it has no mistakes"));
    let mut options = json!({ "from": from, "to": to, "payoutUrl": document.place });
    if let Some(entries) = document.entries {
        options["entries"] = entries.into();
    }
    let pointers = |list: &str| -> Vec<&Value> {
        let list = converted[list].as_array().into_iter().flatten();
        list.map(|one| &one["pointer"]).collect()
    };
    json!({
        "shape": shape,
        "text": document.text,
        "options": options,
        "output": converted["output"],
        "complement": converted["complement"],
        "losses": pointers("losses"),
        "gaps": pointers("gaps"),
    })
}
